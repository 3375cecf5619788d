//! Time: the one place that reads clocks.

use std::time::{SystemTime, UNIX_EPOCH};
pub(crate) use tokio::time::Instant;

/// Now, to measure with; tests may stop it.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Which day it is, by the later of the system's clock and the one that tests may move.
pub(crate) struct Calendar {
    wall: u64,
    since: Instant,
}

impl Calendar {
    pub(crate) fn new() -> Calendar {
        Calendar { wall: wall(), since: now() }
    }

    /// Now, in milliseconds since 1970.
    pub(crate) fn today(&self) -> u64 {
        let passed = now().duration_since(self.since).as_millis() as u64;
        wall().max(self.wall.saturating_add(passed))
    }
}

/// Now, in milliseconds since 1970.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}
