//! Moves and events as phrases: a key and its arguments for the phrase book.

mod events;
mod moves;
mod parts;
