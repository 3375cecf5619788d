//! Carrying what was written from the write-ahead log into the database, beside the writer, so that nobody waits for it.

use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

/// After how many jobs it is time to carry.
const JOBS: usize = 4_000;
/// Pages in the log from which on it shall begin anew; while somebody writes all the time, it does not by itself.
const TALL: i64 = 16_000;

/// The writer's side.
pub(super) struct Carrier {
    nudge: SyncSender<()>,
    thread: JoinHandle<()>,
    tall: Arc<AtomicBool>,
    jobs: usize,
}

impl Carrier {
    /// Begins to carry, over a connection of its own.
    pub(super) fn start(
        connection: Connection,
        writer: &Connection,
    ) -> Result<Carrier, Box<dyn std::error::Error>> {
        writer.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (nudge, nudged) = sync_channel(1);
        let tall = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&tall);
        let thread = std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || carry(&connection, &nudged, &flag))?;
        Ok(Carrier { nudge, thread, tall, jobs: 0 })
    }

    /// So many jobs more were written. When all but the last pages were carried, the writer carries those and begins its
    /// log anew; what fails is tried again the next time.
    pub(super) fn wrote(&mut self, jobs: usize, writer: &Connection) {
        self.jobs += jobs;
        if self.tall.swap(false, Ordering::Relaxed) {
            let _ = checkpoint(writer, "PRAGMA wal_checkpoint(RESTART)");
        } else if self.jobs >= JOBS {
            self.jobs = 0;
            let _ = self.nudge.try_send(());
        }
    }

    /// Ends the carrying.
    pub(super) fn end(self) {
        drop(self.nudge);
        let _ = self.thread.join();
    }
}

fn carry(connection: &Connection, nudged: &Receiver<()>, tall: &AtomicBool) {
    while nudged.recv().is_ok() {
        let pages = checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)");
        if pages.is_ok_and(|pages| pages > TALL) {
            // What was written meanwhile is little; without it the writer has almost nothing left to do.
            let _ = checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)");
            tall.store(true, Ordering::Relaxed);
        }
    }
}

/// Carries what can be carried; how many pages the log has.
fn checkpoint(connection: &Connection, how: &str) -> rusqlite::Result<i64> {
    connection.query_row(how, [], |row| row.get(1))
}
