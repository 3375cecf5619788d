//! A ledger that is nowhere but in memory, for tests and for harbours that are played through in one thread: the same rows,
//! written on the spot, in whatever weather.

use super::base::Base;
use super::{StoreError, schema};
use crate::ledger::{Books, Miss};
use rusqlite::{Connection, Transaction};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What becomes of something that a ledger is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fate {
    /// How long it takes to be done, and how long the answer takes after that.
    pub takes: (Duration, Duration),
    /// What comes of it.
    pub luck: Luck,
}

/// What comes of something that a ledger is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Luck {
    /// It is done, and whoever asked is told so.
    #[default]
    Fair,
    /// It is not done, and never will be: the disk fails, or is full.
    Refused {
        /// Whether it is full.
        full: bool,
    },
    /// Nobody is told what came of it.
    Unknown {
        /// After how long it is done all the same, if ever.
        lands: Option<Duration>,
    },
}

/// Decides what becomes of whatever a ledger is asked for.
pub trait Weather: Send + Sync {
    /// The fate of the next write.
    fn write(&self) -> Fate {
        Fate::default()
    }

    /// The fate of the next read, which is never done later than it is answered.
    fn read(&self) -> Fate {
        Fate::default()
    }
}

/// Nothing ever goes wrong.
struct Calm;

impl Weather for Calm {}

/// A ledger in memory. Whoever holds one of its handles is a node that shares it with the others.
#[derive(Clone)]
pub struct Memory {
    rows: Arc<Mutex<Connection>>,
    weather: Arc<dyn Weather>,
}

impl Memory {
    /// An empty one, in fair weather.
    pub fn new() -> Result<Memory, StoreError> {
        let mut rows = Connection::open_in_memory()?;
        rows.set_prepared_statement_cache_capacity(super::STATEMENTS);
        schema::migrate(&mut rows).map_err(|error| StoreError::Refused(error.to_string()))?;
        Ok(Memory { rows: Arc::new(Mutex::new(rows)), weather: Arc::new(Calm) })
    }

    /// The same ledger, as it is reached through some weather.
    #[must_use]
    pub fn through(&self, weather: impl Weather + 'static) -> Memory {
        Memory { rows: Arc::clone(&self.rows), weather: Arc::new(weather) }
    }

    /// Does something in one transaction.
    fn transact<T>(&self, work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>) -> Result<T, Miss> {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        let done = rows.transaction().and_then(|transaction| {
            let value = work(&transaction)?;
            transaction.commit()?;
            Ok(value)
        });
        Ok(done.map_err(StoreError::from)?)
    }

    /// Does something after a while, if it is lucky.
    async fn meet<T, F>(self, there: Duration, luck: Luck, work: F) -> Result<T, Miss>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        pass(there).await;
        match luck {
            Luck::Fair => self.transact(work),
            Luck::Refused { full } => Err(refused(full)),
            Luck::Unknown { lands } => {
                if let Some(after) = lands {
                    tokio::spawn(async move {
                        pass(after).await;
                        let _ = self.transact(work);
                    });
                }
                Err(Miss::Unknown)
            }
        }
    }
}

impl Base for Memory {
    const ALONE: bool = false;

    fn write<T, F>(&self, _guarded: bool, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        let memory = self.clone();
        async move {
            let Fate { takes: (there, back), luck } = memory.weather.write();
            let written = memory.meet(there, luck, work);
            let done = if there.is_zero() {
                written.await
            } else {
                // Once asked for it is done, whether anybody waits for it or not.
                tokio::spawn(written).await.unwrap_or(Err(Miss::Unknown))
            };
            pass(back).await;
            done
        }
    }

    fn read<T, F>(&self, work: F) -> impl Future<Output = Result<T, Miss>> + Send + 'static
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let memory = self.clone();
        async move {
            let Fate { takes: (there, back), luck } = memory.weather.read();
            pass(there).await;
            let done = match luck {
                Luck::Fair => {
                    let rows = memory.rows.lock().unwrap_or_else(PoisonError::into_inner);
                    Ok(work(&rows).map_err(StoreError::from)?)
                }
                Luck::Refused { full } => Err(refused(full)),
                Luck::Unknown { .. } => Err(Miss::Unknown),
            };
            pass(back).await;
            done
        }
    }
}

fn refused(full: bool) -> Miss {
    Miss::Refused(if full { StoreError::Full } else { StoreError::Lost })
}

/// Lets time pass, if it has to.
async fn pass(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}

impl From<Memory> for Books {
    fn from(memory: Memory) -> Books {
        Books::kept_by(&memory)
    }
}
