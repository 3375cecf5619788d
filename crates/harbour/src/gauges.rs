//! What a harbour can tell about itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets of [`Latency`], in seconds; the last bucket has none.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// What a harbour counts, for whoever watches over it.
#[derive(Clone, Debug)]
pub struct Gauges {
    /// Tables in memory.
    pub live_tables: u64,
    /// Connections to tables.
    pub connections: u64,
    /// Moves written since the start, those of bots included.
    pub moves: u64,
    /// Thoughts that wait for a thread or are on one.
    pub bot_queue: u64,
    /// What strangers have asked for that waits for a thread or is on one.
    pub strangers: u64,
    /// Writes that failed since the start.
    pub failed_writes: u64,
    /// Connections dropped because they could not keep up.
    pub laggards: u64,
    /// Tables taken away since the start, because they never began and nobody came back to them.
    pub swept: u64,
    /// From a person's move to its being written and sent to every viewer.
    pub latency: Latency,
}

/// A histogram of durations.
#[derive(Clone, Debug)]
pub struct Latency {
    /// The upper bounds of the buckets in seconds; one more bucket follows without a bound.
    pub bounds: &'static [f64],
    /// How many durations fell into each bucket.
    pub counts: Vec<u64>,
    /// All durations together, in seconds.
    pub sum: f64,
}

/// The counters behind [`Gauges`].
#[derive(Default)]
pub(crate) struct Counters {
    pub live_tables: AtomicU64,
    pub connections: AtomicU64,
    pub moves: AtomicU64,
    pub failed_writes: AtomicU64,
    pub laggards: AtomicU64,
    pub swept: AtomicU64,
    latency: [AtomicU64; BOUNDS.len() + 1],
    latency_micros: AtomicU64,
}

impl Counters {
    /// Takes note of how long a move took.
    pub(crate) fn took(&self, time: Duration) {
        let bucket = BOUNDS.partition_point(|bound| *bound < time.as_secs_f64());
        self.latency[bucket].fetch_add(1, Ordering::Relaxed);
        self.latency_micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> Gauges {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Gauges {
            live_tables: read(&self.live_tables),
            connections: read(&self.connections),
            moves: read(&self.moves),
            bot_queue: 0,
            strangers: 0,
            failed_writes: read(&self.failed_writes),
            laggards: read(&self.laggards),
            swept: read(&self.swept),
            latency: Latency {
                bounds: &BOUNDS,
                counts: self.latency.iter().map(read).collect(),
                sum: read(&self.latency_micros) as f64 / 1e6,
            },
        }
    }
}

/// One more.
pub(crate) fn up(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// One less.
pub(crate) fn down(counter: &AtomicU64) {
    counter.fetch_sub(1, Ordering::Relaxed);
}
