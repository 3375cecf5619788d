//! What both editions have in common: places, figures, attacks, and what happens to them.

pub mod attack;
pub mod beast;
pub(crate) mod board;
mod cards;
pub(crate) mod cells;
pub(crate) mod crew;
mod dice;
pub(crate) mod edition;
pub mod grid;
mod harm;
pub(crate) mod hero;
mod lasting;
pub mod place;
pub(crate) mod push;
pub(crate) mod side;
mod spoils;
pub(crate) mod state;
mod strike;
mod swing;
pub(crate) mod targets;
pub(crate) mod task;
pub(crate) mod walk;
pub(crate) mod window;
