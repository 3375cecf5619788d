//! The turn of the first edition, phase by phase.

mod crew;
mod heroes;
mod kraken;
mod setup;
mod tide;
mod turn;
