//! The world as a harbour meets it: the time of day, randomness, and whoever does work that takes its time.

use crate::chance::{Dice, SeededDice, SystemDice};
use crate::crew::{OnTheSpot, Threads, Work};
use crate::ledger::NodeId;
use crate::time::{Chronometer, Clock, SystemClock};
use std::sync::Arc;

/// All of the world that a harbour knows beside its books; cheap to clone.
#[derive(Clone)]
pub struct World {
    /// Which of the servers of the harbour this is.
    pub me: NodeId,
    /// The time of day.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub dice: Arc<dyn Dice>,
    /// Who does work that takes its time.
    pub work: Arc<dyn Work>,
}

impl World {
    /// One in which everything happens again as it did: chance follows from a seed, the clock is tokio's, and work is done on
    /// the spot.
    pub fn seeded(me: NodeId, seed: u64, wall: u64) -> World {
        let clock = Arc::new(Chronometer::set(wall));
        World { me, clock, dice: Arc::new(SeededDice::new(seed)), work: Arc::new(OnTheSpot) }
    }
}

impl Default for World {
    /// The machine that the harbour is on.
    fn default() -> World {
        let (clock, dice) = (Arc::new(SystemClock), Arc::new(SystemDice));
        World { me: NodeId(1), clock, dice, work: Arc::new(Threads) }
    }
}
