//! Dice thrown into the lid of a tin: which face each shows, and where it comes to lie.
//!
//! A real game throws solid bodies, however long it takes; search and simulation draw results that look like thrown ones. Both come
//! out of the same request, a [`Throw`], and nobody can tell them apart. Rule ids such as `P7-9.15` are those of
//! `docs/rules/pirates7.md`.

mod flight;
mod hand;
mod lie;
mod physics;
mod quick;
mod throw;
mod tin;
mod tumble;

pub use flight::{Flight, Knock, Surface, Track, flight};
pub use lie::{FLOOR, Lie, distance, valid};
pub use physics::Physics;
pub use throw::{RETHROWS, Throw};
