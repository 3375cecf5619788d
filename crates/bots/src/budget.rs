//! How long a bot may think.

use std::time::{Duration, Instant};

/// The most iterations of one search: it bounds the memory of a bot with time on its hands.
pub(crate) const MOST_ITERATIONS: u32 = 1_000_000;

/// What one decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the answer can be repeated on any machine.
    Iterations(u32),
    /// So much time, whatever the machine makes of it, but no more than a million iterations.
    Time(Duration),
}

/// What a level is measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BudgetKind {
    /// Iterations: for simulations that must repeat.
    Iterations,
    /// Time: for a table where people wait.
    Time,
}

/// Says, as often as it is asked, whether `limit` has not passed since now. The only clock among the bots.
pub fn time_left(limit: Duration) -> impl FnMut() -> bool {
    let start = Instant::now();
    move || start.elapsed() < limit
}
