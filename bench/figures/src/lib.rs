//! Rates per CPU second and how they are written down: for the engine's benchmarks and its peers'.

mod clock;
mod figure;

pub use clock::{Pace, rate};
pub use figure::{Figure, RATE};
