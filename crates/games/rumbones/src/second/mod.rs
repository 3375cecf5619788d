//! Second Tide: the second edition, a game of its own.

pub mod pack;
