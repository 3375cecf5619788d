//! Time: the one place that reads clocks.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
pub(crate) use tokio::time::Instant;

/// The time of day. What is only measured is measured by tokio's clock, which tests may stop.
pub trait Clock: Send + Sync {
    /// Now, in milliseconds since 1970.
    fn wall(&self) -> u64;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn wall(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
    }
}

/// A clock that was set once, and goes on as the one does that tests may stop.
#[derive(Clone, Copy, Debug)]
pub struct Chronometer {
    set: u64,
    since: Instant,
}

impl Chronometer {
    /// Sets it, in milliseconds since 1970.
    pub fn set(at: u64) -> Chronometer {
        Chronometer { set: at, since: now() }
    }
}

impl Clock for Chronometer {
    fn wall(&self) -> u64 {
        self.set.saturating_add(now().duration_since(self.since).as_millis() as u64)
    }
}

/// Now, to measure with; tests may stop it.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Which day it is, by the later of the wall's clock and the one that tests may move.
pub(crate) struct Calendar {
    clock: Arc<dyn Clock>,
    moved: Chronometer,
}

impl Calendar {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Calendar {
        let moved = Chronometer::set(clock.wall());
        Calendar { clock, moved }
    }

    /// Now, in milliseconds since 1970.
    pub(crate) fn today(&self) -> u64 {
        self.clock.wall().max(self.moved.wall())
    }
}
