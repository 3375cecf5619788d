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

/// What a bot may spend on a whole turn, however many decisions that asks of it: each has half of what is left. So the first
/// costs what a decision may cost, and all together never twice as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    decision: Duration,
    turn: u32,
    left: Duration,
}

impl Purse {
    /// A full purse, by what a decision may cost.
    pub fn new(decision: Duration) -> Purse {
        Purse { decision, turn: 0, left: 2 * decision }
    }

    /// What the next decision may cost. Whoever asks tells turns apart by any number; with another one the purse is full again.
    pub fn share(&mut self, turn: u32) -> Duration {
        if turn != self.turn {
            *self = Purse { turn, ..Purse::new(self.decision) };
        }
        self.left / 2
    }

    /// Pays for a decision.
    pub fn spend(&mut self, spent: Duration) {
        self.left = self.left.saturating_sub(spent);
    }
}

/// Says, as often as it is asked, whether `limit` has not passed since now. The only clock among the bots.
pub fn time_left(limit: Duration) -> impl FnMut() -> bool {
    let start = Instant::now();
    move || start.elapsed() < limit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_many_decisions_costs_less_than_two_of_them() {
        let decision = Duration::from_millis(100);
        let mut purse = Purse::new(decision);
        for turn in [0, 7, 8] {
            let mut whole = Duration::ZERO;
            assert_eq!(purse.share(turn), decision);
            for _ in 0..20 {
                let share = purse.share(turn);
                purse.spend(share);
                whole += share;
            }
            assert!(whole < 2 * decision && whole > decision, "{whole:?}");
        }
    }

    #[test]
    fn who_overspends_has_nothing_left_until_the_next_turn() {
        let mut purse = Purse::new(Duration::from_millis(5));
        purse.spend(Duration::from_secs(1));
        assert_eq!(purse.share(0), Duration::ZERO);
        assert_eq!(purse.share(1), Duration::from_millis(5));
    }
}
