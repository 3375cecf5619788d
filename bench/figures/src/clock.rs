//! Rates per CPU second: on a shared machine the wall clock measures the neighbours as well.

use crate::Figure;
use std::time::Instant;

/// How long and how often a rate is measured.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Repeats, of which the median and the best are told.
    pub repeats: usize,
    /// CPU seconds a repeat.
    pub seconds: f64,
}

/// Seconds this process has spent on a CPU; the wall clock where the system does not tell.
struct Stopwatch {
    started: Instant,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch { started: Instant::now() }
    }

    fn wall(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    fn cpu(&self) -> f64 {
        std::fs::read_to_string("/proc/self/schedstat")
            .ok()
            .and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok())
            .map_or_else(|| self.wall(), |nanoseconds| nanoseconds / 1e9)
    }
}

/// The shortest stretch of work between two looks at the clock.
const STRETCH: f64 = 0.01;

/// How many units `work` does in a CPU second. It is asked to do its work so many times in a row, and says how
/// many units that were.
pub fn rate(who: &str, what: &str, pace: Pace, mut work: impl FnMut(u64) -> u64) -> Figure {
    let watch = Stopwatch::start();
    let mut times = 1;
    loop {
        let began = watch.wall();
        work(times);
        if watch.wall() - began >= STRETCH {
            break;
        }
        times *= 2;
    }
    let mut rates = Vec::new();
    let (wall, cpu) = (watch.wall(), watch.cpu());
    for _ in 0..pace.repeats {
        let (began, mut done) = (watch.cpu(), 0);
        while watch.cpu() - began < pace.seconds {
            done += work(times);
        }
        rates.push(done as f64 / (watch.cpu() - began));
    }
    let share = (watch.cpu() - cpu) / (watch.wall() - wall);
    Figure::of_rates(who, what, rates, share)
}
