//! A driver for tests-a.
#[path = "rules/basics.rs"]
mod basics;
#[path = "rules/dice.rs"]
mod dice;
#[path = "rules/geometry.rs"]
mod geometry;
#[path = "rules/port.rs"]
mod port;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/turns.rs"]
mod turns;
