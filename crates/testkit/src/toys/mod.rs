//! Small games that have what the tutorial lacks, for the tests of the kernel, of the bots and of tables.

mod duel;
mod feint;
mod tug;

pub use duel::{Card, Duel, DuelEvent, DuelMove, DuelView};
pub use feint::{Aim, Feint, FeintEvent, FeintMove, FeintView};
pub use tug::{Crews, Rope, Tug, TugEvent, TugMove, TugOptions, TugView, Wins};
