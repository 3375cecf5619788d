//! Small games that have what the tutorial lacks, for the tests of the kernel and of the bots.

mod duel;

pub use duel::{Card, Duel, DuelEvent, DuelMove, DuelView};
