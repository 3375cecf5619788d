//! How fast the engine is, next to a hand-written loop and to its peers.

pub mod bitboard;
pub mod ladder;
pub mod measure;
pub mod page;
pub mod play;
pub mod report;
