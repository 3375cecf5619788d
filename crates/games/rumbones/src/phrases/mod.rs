//! What is said about events.

mod events;
pub(crate) mod parts;
