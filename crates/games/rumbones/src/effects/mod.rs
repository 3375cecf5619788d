//! What cards, actions, tiles and creatures do: the words, how they are carried out, and how they are said.

pub(crate) mod aim;
pub(crate) mod run;
pub mod say;
mod spot;
pub mod vocabulary;
mod whom;
