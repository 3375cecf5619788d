//! The tide: it takes away tables that cannot be opened, when their hosts wish it, and once an hour those that never began
//! and that nobody comes back to.

use crate::gauges::up;
use crate::harbour::{Changed, Harbour};
use crate::house::Person;
use crate::ledger::{Broom, Cleared, Miss};
use crate::master::Question;
use crate::problems::{self, is_broken, is_waiting};
use crate::quay::Quay;
use crate::table::Order;
use crate::wire::Problem;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

/// How often the tide comes.
const EVERY: Duration = Duration::from_hours(1);
/// How many tables one tide takes at most; the next one takes the others.
const MOST: usize = 500;

/// Comes now and once an hour, until the harbour is closed. In between it holds on to nothing.
async fn come_and_go(quay: Weak<Quay>, master: mpsc::WeakSender<Question>) {
    let mut hours = interval(EVERY);
    hours.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        hours.tick().await;
        let (Some(quay), Some(master)) = (quay.upgrade(), master.upgrade()) else { return };
        let harbour = Harbour { quay, master };
        // A harbour that is closing has no tide any more, and a store that fails is asked again in an hour.
        let _ = harbour.note_time().await;
        if let Some(patience) = harbour.quay.rules.gathering {
            let _ = harbour.sweep(patience).await;
        }
    }
}

impl Harbour {
    /// Deletes a table before its start, or one that cannot be opened any more; for the host.
    pub async fn delete(&self, id: &str, who: &Person) -> Result<(), Problem> {
        match self.table(id).await {
            Ok(table) => table.delete(who).await,
            Err(problem) if is_broken(&problem) => {
                let cleared = self.clear_away(id, Broom::Host(who.id)).await?;
                if cleared { Ok(()) } else { Err(problems::not_host()) }
            }
            Err(problem) => Err(problem),
        }
    }

    /// Takes away the tables that never began and where nobody has been for so long.
    async fn sweep(&self, patience: Duration) -> Result<(), Problem> {
        let before = self.quay.reckoning.sure().saturating_sub(patience.as_millis() as u64);
        for id in self.tables().forsaken(before, MOST).await? {
            match self.table(&id).await {
                // Only its owner knows whether somebody is there.
                Ok(table) => {
                    let (reply, answer) = oneshot::channel();
                    let _ = table.orders().send(Order::Sweep(before, reply)).await;
                    let _ = answer.await;
                }
                Err(problem) if is_broken(&problem) => {
                    if self.clear_away(&id, Broom::Tide(before)).await? {
                        up(&self.quay.counters.swept);
                    }
                }
                // What waits for its content pack is kept until it is back.
                Err(problem) if problem == problems::not_found() || is_waiting(&problem) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }

    /// Clears a table away that nobody can have in memory, if that is allowed; whether it was.
    async fn clear_away(&self, id: &str, broom: Broom) -> Result<bool, Problem> {
        match self.tables().clear_away(id.to_owned(), broom).await? {
            Cleared::Gone { people, public } => {
                // Nobody listens when no page shows lists.
                let _ =
                    self.quay.changes.send(Changed { table: id.to_owned(), people: people.into(), public });
                Ok(true)
            }
            Cleared::Kept => Ok(false),
            Cleared::Missing => Err(problems::not_found()),
        }
    }

    /// How late it is for sure, in milliseconds since 1970. What is deleted for its age is measured by this, and not by a
    /// clock that may have been set wrong.
    pub fn sure_time(&self) -> u64 {
        self.quay.reckoning.sure()
    }

    /// Writes down how late it is; who wants to know whether anything can be written learns it, too.
    pub async fn note_time(&self) -> Result<(), Miss> {
        self.tables().keep_time(self.sure_time()).await
    }

    /// Lets the tide come.
    pub(crate) fn await_tide(&self) {
        tokio::spawn(come_and_go(Arc::downgrade(&self.quay), self.master.downgrade()));
    }
}
