//! The crier's rounds: who has waited long enough, and where nobody looks.

use super::{Crier, links};
use crate::people::People;
use freeport_harbour::ledger::Miss;
use freeport_harbour::wire::PersonId;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How many people are told at the same time; the others are told on the next round.
const AT_ONCE: usize = 64;
/// The longest and the shortest time between two rounds.
const SELDOM: Duration = Duration::from_secs(15);
const OFTEN: Duration = Duration::from_millis(100);
/// How often addresses that nobody confirmed are forgotten.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// The rounds of a crier.
pub(crate) struct Rounds {
    crier: Arc<Crier>,
    people: Arc<People>,
    /// When those were last here who have something to be told.
    here: BTreeMap<PersonId, u64>,
    errands: JoinSet<()>,
    tidied: u64,
}

impl Rounds {
    pub(crate) fn new(crier: Arc<Crier>, people: Arc<People>) -> Rounds {
        let tidied = crier.clock.wall();
        Rounds { crier, people, here: BTreeMap::new(), errands: JoinSet::new(), tidied }
    }

    /// Goes round until it is stopped. Whoever had a page open when the server went down has time to come back first.
    pub(crate) async fn walk(mut self) {
        let pause = (self.crier.after / 4).clamp(OFTEN, SELDOM);
        tokio::time::sleep(self.crier.after).await;
        loop {
            if let Err(error) = self.go(self.crier.clock.wall()).await {
                tracing::error!(%error, "the crier could not read who is to be told");
            }
            tokio::time::sleep(pause).await;
        }
    }

    /// One round, `now` in milliseconds since 1970.
    pub(super) async fn go(&mut self, now: u64) -> Result<(), Miss> {
        while self.errands.try_join_next().is_some() {}
        let grace = self.crier.after.as_millis() as u64;
        let before = now.saturating_sub(grace);
        let waiting = self.crier.ledger.untold(before).await?;
        // Who was here long ago need not be remembered.
        self.here.retain(|_, last| now.saturating_sub(*last) <= grace);
        let here = self.people.here();
        for person in waiting {
            if here.contains(&person) {
                self.here.insert(person, now);
            }
            let long_gone = !self.here.contains_key(&person);
            if long_gone && self.errands.len() < AT_ONCE {
                let crier = Arc::clone(&self.crier);
                if let Some(errand) = crier.ledger.take(person).await? {
                    self.errands.spawn(async move { crier.tell(errand).await });
                }
            }
        }
        if now.saturating_sub(self.tidied) > DAY {
            self.tidied = now;
            let before = now.saturating_sub(links::CONFIRMED_WITHIN);
            self.crier.ledger.tidy(before).await?;
        }
        Ok(())
    }

    /// Waits until everybody is told.
    #[cfg(test)]
    pub(super) async fn rest(&mut self) {
        while self.errands.join_next().await.is_some() {}
    }
}
