//! A throttle: so many calls at once, so many a second in the long run.

use crate::time::{Instant, now};
use std::time::Duration;

/// A bucket of tokens that fills by itself.
pub(crate) struct Throttle {
    tokens: f64,
    rate: f64,
    burst: f64,
    at: Instant,
}

impl Throttle {
    pub(crate) fn new(rate: u32, burst: u32) -> Throttle {
        Throttle { tokens: burst.into(), rate: rate.into(), burst: burst.into(), at: now() }
    }

    /// Whether one more call is all right now.
    pub(crate) fn allows(&mut self) -> bool {
        let now = now();
        let passed = now.duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * self.rate).min(self.burst);
        self.at = now;
        let allowed = self.tokens >= 1.0;
        if allowed {
            self.tokens -= 1.0;
        }
        allowed
    }

    /// What was allowed was worth so much more than one.
    pub(crate) fn charge(&mut self, more: f64) {
        self.tokens -= more;
    }

    /// When the next call is all right.
    pub(crate) fn due(&self) -> Instant {
        self.at + Duration::from_secs_f64(((1.0 - self.tokens) / self.rate).max(0.0))
    }
}
