//! The writer's thread: takes what waits, does it in one transaction, and tells everybody once it is on disk. Whatever a job
//! does, the thread goes on.

use super::StoreError;
use super::checkpoint::Carrier;
use rusqlite::{Connection, ErrorCode, Transaction};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// How many writes share one transaction at most.
const BATCH: usize = 512;
/// How long the writer waits for company, for each write that came with the last transaction: longer when they come thick and
/// fast, not at all for one that comes alone.
const GATHER: Duration = Duration::from_micros(150);
/// It never waits longer than that.
const PATIENCE: Duration = Duration::from_millis(4);

/// Why nothing of a transaction was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// The disk is full.
    Full,
    /// The disk or a job failed.
    Failed,
}

impl Loss {
    fn of(error: &rusqlite::Error) -> Loss {
        if error.sqlite_error_code() == Some(ErrorCode::DiskFull) { Loss::Full } else { Loss::Failed }
    }
}

impl From<Loss> for StoreError {
    fn from(loss: Loss) -> StoreError {
        match loss {
            Loss::Full => StoreError::Full,
            Loss::Failed => StoreError::Lost,
        }
    }
}

/// Something to be written.
pub(super) trait Job: Send {
    /// Does it; what it leaves half-done costs the whole transaction.
    fn run(&mut self, transaction: &Transaction<'_>) -> Result<(), Loss>;
    /// Tells who asked for it what came of it.
    fn tell(self: Box<Self>, written: Result<(), Loss>);
}

/// A job, and who waits for it.
pub(super) struct Task<T, F> {
    work: Option<F>,
    /// Whether what fails is taken back by itself.
    guarded: bool,
    result: Option<rusqlite::Result<T>>,
    asker: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Task<T, F> {
    pub(super) fn new(work: F, guarded: bool, asker: oneshot::Sender<Result<T, StoreError>>) -> Task<T, F> {
        Task { work: Some(work), guarded, result: None, asker }
    }
}

impl<T, F> Job for Task<T, F>
where
    T: Send,
    F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send,
{
    fn run(&mut self, transaction: &Transaction<'_>) -> Result<(), Loss> {
        let Some(work) = self.work.take() else { return Ok(()) };
        let statement = |sql: &str| {
            let done = transaction.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
            done.map(drop).map_err(|error| Loss::of(&error))
        };
        if self.guarded {
            statement("SAVEPOINT job")?;
        }
        // What a job panicked over is taken back, and nothing of it is looked at again.
        let result = catch_unwind(AssertUnwindSafe(|| work(transaction)));
        let failed = match &result {
            Ok(Ok(_)) => None,
            Ok(Err(error)) if is_refusal(error) => Some(None),
            Ok(Err(error)) => Some(Some(Loss::of(error))),
            Err(_) => Some((!self.guarded).then_some(Loss::Failed)),
        };
        if let Ok(result) = result {
            self.result = Some(result);
        } else {
            tracing::error!("a job of the store stumbled; nothing of it was written");
        }
        if let Some(Some(loss)) = failed {
            return Err(loss);
        }
        if self.guarded {
            if failed.is_some() {
                statement("ROLLBACK TO job")?;
            }
            statement("RELEASE job")?;
        }
        Ok(())
    }

    fn tell(self: Box<Self>, written: Result<(), Loss>) {
        let told = match (written, self.result) {
            (_, Some(Err(error))) => Err(error.into()),
            (Ok(()), Some(Ok(value))) => Ok(value),
            (Ok(()), None) => Err(StoreError::Lost),
            (Err(loss), _) => Err(loss.into()),
        };
        // Who does not wait any more need not know.
        let _ = self.asker.send(told);
    }
}

/// Whether the database understood and said no, and all is as it was before.
fn is_refusal(error: &rusqlite::Error) -> bool {
    match error.sqlite_error_code() {
        None => true,
        Some(code) => {
            matches!(code, ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch | ErrorCode::Unknown)
        }
    }
}

/// Serves until nobody can ask any more.
pub(super) fn serve(
    mut connection: Connection,
    mut carrier: Carrier,
    queue: &Receiver<Box<dyn Job>>,
    runtime: Option<&Handle>,
) {
    let (mut count, mut trouble) = (0, None);
    while let Ok(first) = queue.recv() {
        if count > 1 {
            std::thread::sleep((GATHER * count as u32).min(PATIENCE));
        }
        let mut jobs = vec![first];
        let written = write_down(&mut connection, &mut jobs, queue);
        count = jobs.len();
        let tell = move || jobs.into_iter().for_each(|job| job.tell(written));
        match runtime {
            // Whoever waits is woken by a task among tasks: one call into the runtime instead of one for each.
            Some(runtime) if count > 1 => drop(runtime.spawn(async { tell() })),
            _ => tell(),
        }
        report(&mut trouble, written.err());
        carrier.wrote(count, &connection);
    }
    carrier.end();
}

/// Does the first job and those that wait, in one transaction; all of them are in `jobs` afterwards.
fn write_down(
    connection: &mut Connection,
    jobs: &mut Vec<Box<dyn Job>>,
    queue: &Receiver<Box<dyn Job>>,
) -> Result<(), Loss> {
    let transaction = connection.transaction().map_err(|error| Loss::of(&error))?;
    let mut next = jobs.pop();
    while let Some(mut job) = next {
        let ran = job.run(&transaction);
        jobs.push(job);
        ran?;
        // A transaction that the database took back by itself has nothing to commit; what follows would stand alone.
        if transaction.is_autocommit() {
            return Err(Loss::Failed);
        }
        next = if jobs.len() < BATCH { queue.try_recv().ok() } else { None };
    }
    transaction.commit().map_err(|error| Loss::of(&error))
}

/// Says in the log when writing begins to fail, and when it works again.
fn report(trouble: &mut Option<Loss>, now: Option<Loss>) {
    if *trouble == now {
        return;
    }
    *trouble = now;
    match now {
        Some(Loss::Full) => {
            tracing::error!("the disk is full: nothing can be saved until there is room in the data folder");
        }
        Some(Loss::Failed) => tracing::error!("what was to be saved could not be written"),
        None => tracing::info!("what is to be saved is written again"),
    }
}
