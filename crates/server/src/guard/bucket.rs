//! Token buckets: who asks too often waits.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Buckets are looked through for full ones, which need not be remembered, from this many on.
const MANY: usize = 1_024;

/// How much one may ask for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    burst: f64,
    per_second: f64,
}

impl Rate {
    /// So many a second in the long run, and `burst` at once.
    pub(crate) fn a_second(per_second: u32, burst: u32) -> Rate {
        Rate { burst: f64::from(burst.max(1)), per_second: f64::from(per_second.max(1)) }
    }

    /// So many a minute, all of them at once if one likes.
    pub(crate) fn a_minute(count: u32) -> Rate {
        Rate { burst: f64::from(count.max(1)), per_second: f64::from(count.max(1)) / 60.0 }
    }

    /// So many an hour, all of them at once if one likes.
    pub(crate) fn an_hour(count: u32) -> Rate {
        Rate { burst: f64::from(count.max(1)), per_second: f64::from(count.max(1)) / 3_600.0 }
    }
}

/// One client's bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, at: now }
    }

    /// Takes one, or tells how long to wait for it.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.fill(rate, now);
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(Duration::from_secs_f64((1.0 - self.left) / rate.per_second))
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// A bucket for every client.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    held: Mutex<Held<K>>,
}

#[derive(Debug)]
struct Held<K> {
    buckets: HashMap<K, Bucket>,
    sweep_at: usize,
}

impl<K: Eq + Hash> Buckets<K> {
    /// No client has asked for anything yet.
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, held: Mutex::new(Held { buckets: HashMap::new(), sweep_at: MANY }) }
    }

    /// Takes one from a client's bucket, or tells how long to wait for it.
    pub(crate) fn take(&self, client: K) -> Result<(), Duration> {
        self.take_at(client, Instant::now())
    }

    fn take_at(&self, client: K, now: Instant) -> Result<(), Duration> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.buckets.len() >= held.sweep_at {
            let rate = self.rate;
            held.buckets.retain(|_, bucket| {
                bucket.fill(rate, now);
                bucket.left < rate.burst
            });
            held.sweep_at = (held.buckets.len() * 2).max(MANY);
        }
        held.buckets.entry(client).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_bucket_refuses_until_it_has_filled_again() {
        let buckets = Buckets::new(Rate::a_second(10, 3));
        let start = Instant::now();
        assert!((0..3).all(|_| buckets.take_at("anna", start).is_ok()));
        let wait = buckets.take_at("anna", start).unwrap_err();
        assert_eq!(wait, Duration::from_millis(100));
        assert!(buckets.take_at("boris", start).is_ok(), "another client has a bucket of its own");
        assert!(buckets.take_at("anna", start + wait).is_ok());
    }

    #[test]
    fn clients_that_went_away_are_forgotten() {
        let buckets = Buckets::new(Rate::a_second(10, 3));
        let start = Instant::now();
        (0..MANY).for_each(|client| assert!(buckets.take_at(client, start).is_ok()));
        assert!(buckets.take_at(MANY, start + Duration::from_secs(5)).is_ok());
        assert_eq!(buckets.held.lock().unwrap().buckets.len(), 1);
    }
}
