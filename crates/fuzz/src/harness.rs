//! Knocks at a door again and again, and tells of every panic and every hang.

use crate::bend::bent;
use crate::target::{Fate, Target};
use freeport_kernel::Rng;
use std::backtrace::Backtrace;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::process::exit;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A single text may take no longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// When to stop knocking.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// After so much time.
    Time(Duration),
    /// After so many texts.
    Texts(u64),
}

/// A text that made the engine panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    /// The door.
    pub target: String,
    /// What the panic said and where.
    pub panic: String,
    /// The text.
    pub text: String,
    /// What it takes to do it again.
    pub number: u64,
}

/// What came of knocking at one door.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Texts tried.
    pub tried: u64,
    /// Texts that were valid after all, and put to use.
    pub accepted: u64,
    /// Panics, one for each place in the code.
    pub crashes: Vec<Crash>,
}

impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Crash { target, panic, text, number } = self;
        let shown: String = text.chars().take(4_000).collect();
        write!(f, "{target}, number {number}: {panic}\n  {shown}")
    }
}

/// The panics since the last look. The hook sees also those that somebody catches.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// What is being tried, and since when.
static TRYING: Mutex<Option<(Instant, String)>> = Mutex::new(None);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on panics are noted instead of printed, and a text that takes too long ends the process.
pub fn watch() {
    set_hook(Box::new(|panic| {
        let panic = format!("{panic}{}", way(&Backtrace::force_capture()));
        lock(&PANICS).push(panic);
    }));
    thread::spawn(|| {
        loop {
            thread::sleep(Duration::from_secs(1));
            if let Some((since, text)) = &*lock(&TRYING)
                && since.elapsed() > PATIENCE
            {
                eprintln!("This takes too long: {text}");
                exit(1);
            }
        }
    });
}

/// The innermost places of our own code on the way to a panic.
fn way(trace: &Backtrace) -> String {
    let trace = trace.to_string();
    let places = trace.lines().filter_map(|line| line.split_once("/crates/"));
    let ours = places.filter(|(_, place)| !place.starts_with("fuzz/src/harness.rs"));
    ours.take(4).fold(String::new(), |way, (_, place)| way + "\n    by crates/" + place)
}

/// Knocks at a door with spoilt texts until the limit is reached. Call [`watch`] first, and one run at a time.
pub fn run(target: &Target, seed: u64, limit: Limit) -> Tally {
    let (started, mut tally) = (Instant::now(), Tally::default());
    let go_on = |tried| match limit {
        Limit::Time(time) => started.elapsed() < time,
        Limit::Texts(texts) => tried < texts,
    };
    let numbers = Rng::new(seed);
    while go_on(tally.tried) {
        let number = numbers.branch(tally.tried).next_u64();
        let text = bent(&target.samples, target.script, &mut Rng::new(number));
        knock(target, &text, number, &mut tally);
    }
    tally
}

/// Knocks once for every sample as it is: valid input must get through.
pub fn run_samples(target: &Target) -> Tally {
    let mut tally = Tally::default();
    for text in &target.samples {
        knock(target, text, 1, &mut tally);
    }
    tally
}

fn knock(target: &Target, text: &str, number: u64, tally: &mut Tally) {
    *lock(&TRYING) = Some((Instant::now(), format!("{}, number {number}: {text}", target.name)));
    lock(&PANICS).clear();
    let fate = catch_unwind(AssertUnwindSafe(|| (target.knock)(text, number)));
    *lock(&TRYING) = None;
    tally.tried += 1;
    tally.accepted += u64::from(matches!(fate, Ok(Fate::Accepted)));
    for panic in lock(&PANICS).drain(..) {
        if tally.crashes.iter().all(|known| known.panic != panic) {
            let target = target.name.clone();
            tally.crashes.push(Crash { target, panic, text: text.to_owned(), number });
        }
    }
}
