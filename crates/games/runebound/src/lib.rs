//! Runebound, with its full rules: a hex world, four colours of adventure, fights in three phases, and the Dragon Lords.
//!
//! Rule ids such as `RN-18.2` are those of `docs/rules/runebound.md`.

pub mod effects;
mod pack;

pub use pack::*;
