//! What can be wrong with a pack.

use serde::Deserialize;

/// What is wrong with a pack: file, card and field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {item}: {problem}")]
pub struct PackFlaw {
    /// The file.
    pub file: &'static str,
    /// The card, tile or table.
    pub item: String,
    /// The field and what is wrong with it.
    pub problem: String,
}

/// A flaw of a file.
pub fn flaw(file: &'static str, item: impl Into<String>, problem: impl Into<String>) -> PackFlaw {
    PackFlaw { file, item: item.into(), problem: problem.into() }
}

/// Reads a file in TOML; a flaw names the line.
pub fn parse<'a, T: Deserialize<'a>>(file: &'static str, text: &'a str) -> Result<T, PackFlaw> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        flaw(file, format!("line {line}"), error.message().to_owned())
    })
}
