//! The crews of a harbour.

use super::{Crew, Size, Work};
use crate::house::HouseRules;
use std::sync::Arc;

/// One crew for each kind of work, so that none of them waits behind another kind.
pub(crate) struct Crews {
    /// Bots think. Each table asks for no more thoughts than it has seats.
    pub minds: Crew,
    /// Games are played again when their tables come into memory.
    pub hands: Crew,
    /// Dice are cast: a few milliseconds each, and somebody's move waits for them.
    pub dice: Crew,
    /// What anybody may ask for: records are checked and written, replays are shown, throws are filmed.
    pub strangers: Crew,
}

impl Crews {
    /// Gathers all of them.
    pub(crate) fn gather(rules: &HouseRules, work: &Arc<dyn Work>) -> std::io::Result<Crews> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let strangers = Size { threads: 2, places: rules.strangers, each: rules.each_stranger };
        Ok(Crews {
            minds: Crew::gather("bots", Size::unbounded(rules.workers), work)?,
            hands: Crew::gather("hands", Size::unbounded(cores.max(2)), work)?,
            dice: Crew::gather("dice", Size::unbounded(cores.max(2)), work)?,
            strangers: Crew::gather("strangers", strangers, work)?,
        })
    }
}
