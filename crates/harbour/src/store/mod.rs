//! The store: a ledger in one SQLite file, and the only place where SQL is written. Reads run side by side; writes go through one thread that gathers what waits into one
//! transaction, so that many tables share the cost of reaching the disk.

mod base;
mod checkpoint;
mod copy;
mod listeners;
mod memory;
mod people;
mod privacy;
mod schema;
mod tables;
mod writer;

pub use crate::ledger::StoreError;
pub use memory::{Fate, Luck, Memory, Weather};
pub use privacy::{private_file, private_folder};

use crate::ledger::Books;
use checkpoint::Carrier;
pub(crate) use copy::{Copy, TODAY};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, Transaction};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, oneshot};
use writer::{Job, Task};

/// The file in the data folder.
const FILE: &str = "freeport.sqlite";
/// How many writes may wait before whoever asks has to wait too.
const QUEUE: usize = 4_096;
/// How many reads run side by side.
const READERS: usize = 4;

/// Bytes of a page; it counts when the file is made, and never again.
const PAGE: u32 = 2_048;
/// How many statements a connection keeps ready.
const STATEMENTS: usize = 64;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
        let full = error.sqlite_error_code() == Some(ErrorCode::DiskFull);
        match error {
            _ if full => StoreError::Full,
            FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) => {
                StoreError::Unreadable(error.to_string())
            }
            _ => StoreError::Refused(error.to_string()),
        }
    }
}

impl From<Store> for Books {
    fn from(store: Store) -> Books {
        Books::kept_by(&store)
    }
}

/// A handle to the store; cheap to clone.
#[derive(Clone)]
pub struct Store {
    // Let go of before the writer is: whoever closes the database last carries everything into it, and only the writer is waited for.
    readers: Arc<Readers>,
    jobs: SyncSender<Box<dyn Job>>,
}

struct Readers {
    file: PathBuf,
    free: std::sync::Mutex<Vec<Connection>>,
    gate: Semaphore,
}

/// Closes the store when all handles are gone.
pub struct Closing(JoinHandle<()>);

impl Closing {
    /// Waits until everything that was asked for is written.
    pub fn wait(self) {
        let _ = self.0.join();
    }
}

impl Store {
    /// Opens the store in a folder, making both where they are missing, and brings it to today's shape.
    pub fn open(folder: &Path) -> Result<(Store, Closing), StoreError> {
        let refuse = |why: String| StoreError::Folder { folder: folder.to_owned(), why };
        private_folder(folder).map_err(|error| refuse(error.to_string()))?;
        let file = folder.join(FILE);
        keep_private(&file).map_err(|error| refuse(error.to_string()))?;
        let mut writer = connect(&file).map_err(|error| refuse(error.to_string()))?;
        schema::migrate(&mut writer).map_err(|error| refuse(error.to_string()))?;
        let second = connect_lightly(&file).map_err(|error| refuse(error.to_string()))?;
        let carrier = Carrier::start(second, &writer).map_err(|error| refuse(error.to_string()))?;
        let (jobs, queue) = sync_channel(QUEUE);
        let runtime = Handle::try_current().ok();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer::serve(writer, carrier, &queue, runtime.as_ref()))
            .map_err(|error| refuse(error.to_string()))?;
        let readers = Readers { file, free: std::sync::Mutex::default(), gate: Semaphore::new(READERS) };
        Ok((Store { readers: Arc::new(readers), jobs }, Closing(thread)))
    }

    /// Writes, and comes back when it is on disk. What fails leaves no trace and hurts nobody else.
    pub async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        self.submit(work, true).await
    }

    /// The same for work whose first statement is the only one that can fail for what it says, so that nothing has to be
    /// taken back: it is spared the savepoint.
    pub async fn write_plainly<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        self.submit(work, false).await
    }

    async fn submit<T, F>(&self, work: F, guarded: bool) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        let (asker, told) = oneshot::channel();
        let job: Box<dyn Job> = Box::new(Task::new(work, guarded, asker));
        let jobs = self.jobs.clone();
        match jobs.try_send(job) {
            Ok(()) => {}
            Err(std::sync::mpsc::TrySendError::Full(job)) => {
                tokio::task::spawn_blocking(move || jobs.send(job))
                    .await
                    .map_err(|_| StoreError::Closed)?
                    .map_err(|_| StoreError::Closed)?;
            }
            Err(std::sync::mpsc::TrySendError::Disconnected(_)) => return Err(StoreError::Closed),
        }
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads what was written before the call.
    pub async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let _turn = self.readers.gate.acquire().await.map_err(|_| StoreError::Closed)?;
        let store = self.clone();
        tokio::task::spawn_blocking(move || store.look_up(work))
            .await
            .map_err(|error| if error.is_panic() { StoreError::Lost } else { StoreError::Closed })?
    }

    /// Reads with a connection that is free, or a new one. The store stays open until it is done, whether anybody waits for it or not.
    fn look_up<T>(self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let free = self.readers.free.lock().ok().and_then(|mut free| free.pop());
        let connection = match free {
            Some(connection) => connection,
            None => connect_lightly(&self.readers.file)?,
        };
        let result = work(&connection);
        if let Ok(mut free) = self.readers.free.lock() {
            free.push(connection);
        }
        Ok(result?)
    }
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    // A move changes a few short rows, and every page it touches is written whole.
    connection.pragma_update(None, "page_size", PAGE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    // What a job might have to take back is kept in memory; it does not survive a crash anyway.
    connection.pragma_update(None, "temp_store", "memory")?;
    // A statement is planned once, not again for every value that is looked for.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// A connection with little memory of its own: the system remembers the file anyway.
fn connect_lightly(file: &Path) -> rusqlite::Result<Connection> {
    let connection = connect(file)?;
    // Kilobytes; with the other sign they would be pages.
    connection.pragma_update(None, "cache_size", -256)?;
    Ok(connection)
}

/// The database and what SQLite puts beside it are for their owner alone; what it makes later is like the database.
fn keep_private(file: &Path) -> std::io::Result<()> {
    drop(private_file(file)?);
    for ending in ["-wal", "-shm"] {
        let mut beside = file.as_os_str().to_owned();
        beside.push(ending);
        privacy::hide(Path::new(&beside))?;
    }
    Ok(())
}

/// A database of today's shape that is nowhere.
#[cfg(test)]
pub(crate) fn in_memory() -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    schema::migrate(&mut connection).unwrap();
    connection
}
