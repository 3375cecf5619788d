//! The highest rate that a server sustains: up in short steps until it fails, then down in long ones until it holds.

use crate::host::Host;
use crate::load::{Sight, Stretch, play};
use crate::port::{Pair, Result};
use std::time::Duration;

/// Milliseconds that 99 of 100 moves must not exceed.
pub const LIMIT: f64 = 50.0;
/// The share of the due moves that must be made.
const MADE: f64 = 0.97;
/// Steps up, quickly: their number at most, and how wide they are.
const UP: usize = 10;
const WIDE: f64 = 1.4;
const GLANCE: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(3));
/// Steps down, after a while in which the last one is got over, and long enough to meet whatever a server does only now and
/// then, such as collecting its garbage.
const DOWN: usize = 7;
const NARROW: f64 = 0.88;
const WATCH: (Duration, Duration) = (Duration::from_secs(4), Duration::from_secs(10));

impl Sight {
    /// Whether the rate was kept up in time.
    pub fn holds(&self, rate: f64) -> bool {
        self.p99 < LIMIT && self.rate >= rate * MADE
    }
}

/// The highest rate that held, and what it was like, from a rate on that is low enough to begin with.
pub async fn climb<P: Pair>(host: &Host, mut pairs: Vec<P>, begin: f64) -> Result<Option<Sight>> {
    let mut rate = begin;
    let mut sight;
    for _ in 0..UP {
        (pairs, sight) = step(host, pairs, rate, GLANCE).await?;
        if !sight.holds(rate) {
            // In so short a time one slow write of the disk decides; that shall not be the end of it.
            (pairs, sight) = step(host, pairs, rate, GLANCE).await?;
        }
        if !sight.holds(rate) {
            break;
        }
        rate *= WIDE;
    }
    for _ in 0..DOWN {
        rate *= NARROW;
        (pairs, sight) = step(host, pairs, rate, WATCH).await?;
        if sight.holds(rate) {
            return Ok(Some(sight));
        }
    }
    Ok(None)
}

async fn step<P: Pair>(
    host: &Host,
    pairs: Vec<P>,
    rate: f64,
    (warm, measured): (Duration, Duration),
) -> Result<(Vec<P>, Sight)> {
    let (pairs, sight) = play(host, pairs, Stretch { rate, warm, measured }).await?;
    let Sight { rate: made, median, p99, server, generator, .. } = sight;
    eprintln!(
        "    {rate:.0} moves/s: {made:.0} made, median {median:.1} ms, p99 {p99:.1} ms, CPU {server:.0} + {generator:.0} us"
    );
    Ok((pairs, sight))
}
