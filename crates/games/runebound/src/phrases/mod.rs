//! Words: what happened, as keys of the phrase book.

mod events;
mod fights;
pub(crate) mod parts;
#[cfg(test)]
mod tests;
