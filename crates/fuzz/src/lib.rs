//! Malformed input of every shape, and what must withstand it: records, saves, states, moves, options and packs.
//!
//! Valid text is made by playing, then bent in small and in brutal ways. Nothing may panic, and nothing may hang.

pub mod bend;
pub mod game;
pub mod harness;
pub mod probe;
pub mod samples;
pub mod shelf;
pub mod target;

/// Every door there is.
pub fn targets() -> Vec<target::Target> {
    game::targets()
}
