//! Words: what is asked, what is done and what happened, as keys of the phrase book.

mod attacks;
mod events;
pub(crate) mod parts;
