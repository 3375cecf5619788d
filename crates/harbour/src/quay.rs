//! What all tables of a harbour share: the books, the limits, the crews and the counters.

use crate::chance::Dice;
use crate::crew::Crews;
use crate::gauges::Counters;
use crate::harbour::Changed;
use crate::house::HouseRules;
use crate::ledger::Books;
use crate::reckoning::Reckoning;
use crate::world::World;
use std::sync::Arc;
use tokio::sync::broadcast;

/// What all tables share; nothing of it belongs to one table.
pub(crate) struct Quay {
    pub world: World,
    pub books: Books,
    pub rules: HouseRules,
    pub crews: Crews,
    pub counters: Arc<Counters>,
    pub reckoning: Reckoning,
    pub changes: broadcast::Sender<Changed>,
}

impl Quay {
    /// The time of day, in milliseconds since 1970.
    pub(crate) fn wall(&self) -> u64 {
        self.world.clock.wall()
    }

    pub(crate) fn dice(&self) -> &dyn Dice {
        &*self.world.dice
    }
}
