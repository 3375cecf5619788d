//! What texts mean, and how they are said.

pub mod say;
pub mod vocabulary;
