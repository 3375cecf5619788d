//! Dead reckoning: the time by which age is counted. A clock that was set wrong while the harbour was closed must not age
//! everything by a month at once, so time that the harbour has not lived through is believed only as fast as it lives on.

use crate::time::{Calendar, Clock, Instant, now};
use std::sync::Arc;

/// How fast the reckoning catches up with the clock: an hour for every hour that the harbour runs.
const PACE: u64 = 2;
/// The clock, and how far it is believed.
pub(crate) struct Reckoning {
    calendar: Calendar,
    from: u64,
    since: Instant,
}

impl Reckoning {
    /// Goes on from what was written down last; a new harbour has only its clock.
    pub(crate) fn new(kept: Option<u64>, clock: Arc<dyn Clock>) -> Reckoning {
        let calendar = Calendar::new(clock);
        let today = calendar.today();
        Reckoning { from: kept.map_or(today, |kept| kept.min(today)), calendar, since: now() }
    }

    /// What the clock says, in milliseconds since 1970.
    pub(crate) fn today(&self) -> u64 {
        self.calendar.today()
    }

    /// How late it is for sure, in milliseconds since 1970; never later than the clock.
    pub(crate) fn sure(&self) -> u64 {
        let lived = now().duration_since(self.since).as_millis() as u64;
        self.today().min(self.from.saturating_add(PACE * lived))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::SystemClock;
    use std::time::Duration;

    const DAY: u64 = 24 * 60 * 60 * 1_000;

    fn wall() -> u64 {
        SystemClock.wall()
    }

    fn reckoning(kept: Option<u64>) -> Reckoning {
        Reckoning::new(kept, Arc::new(SystemClock))
    }

    async fn live(days: u64) {
        tokio::time::advance(Duration::from_millis(days * DAY)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_month_that_was_not_lived_through_is_believed_slowly() {
        let closed = wall() - 31 * DAY;
        let reckoning = reckoning(Some(closed));
        assert!(reckoning.sure() - closed < DAY);
        live(1).await;
        assert!((2 * DAY..3 * DAY).contains(&(reckoning.sure() - closed)));
        live(40).await;
        assert_eq!(reckoning.sure(), reckoning.today(), "in the end the clock is believed");
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_older_than_the_clock_says() {
        assert!(reckoning(None).sure() >= wall() - DAY, "a new harbour believes its clock");
        let reckoning = reckoning(Some(wall() + 300 * DAY));
        assert!(reckoning.sure() <= wall());
    }
}
