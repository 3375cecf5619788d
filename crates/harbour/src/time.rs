//! Time: the one place that reads clocks.

use std::time::{SystemTime, UNIX_EPOCH};
pub(crate) use tokio::time::Instant;

/// Now, to measure with; tests may stop it.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Now, in milliseconds since 1970.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}
