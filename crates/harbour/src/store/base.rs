//! Where the rows of a ledger are: in a folder, or nowhere but in memory.

use super::Store;
use crate::ledger::Miss;
use rusqlite::{Connection, Transaction};

/// Whoever carries out what is written in SQL. It is done even when nobody waits for it any more.
pub(super) trait Base: Clone + Send + Sync + 'static {
    /// Whether there is one node alone, which has all tables.
    const ALONE: bool;

    /// Writes, and comes back when it is kept; `guarded` unless the first statement is the only one that can fail for what it
    /// says, so that nothing has to be taken back.
    fn write<T, F>(&self, guarded: bool, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static;

    /// Reads what was written before the call.
    fn read<T, F>(&self, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static;
}

impl Base for Store {
    const ALONE: bool = true;

    fn write<T, F>(&self, guarded: bool, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        let store = self.clone();
        async move { Ok(store.submit(work, guarded).await?) }
    }

    fn read<T, F>(&self, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let store = self.clone();
        async move { Ok(store.read(work).await?) }
    }
}
