//! Moves and events as phrases: a key and its arguments for the phrase book.

mod battles;
mod events;
mod marks;
mod moves;
mod names;
