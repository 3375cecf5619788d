//! What a game adds to stand on the shelf.

use crate::ink::Ink;
use crate::words::Words;
use freeport_kernel::Instinct;
use std::collections::BTreeMap;

/// The files of a content pack by name, such as `cards.toml`.
pub type PackFiles = BTreeMap<String, String>;

/// What came of checking a content pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackCheck {
    /// The game has no content outside its rules.
    None,
    /// Everything fits; the lines say what was found.
    Sound(Vec<String>),
    /// What is wrong, each a sentence with file, entry and field.
    Flawed(Vec<String>),
}

/// A game with everything that people and programs around it need.
pub trait Shelved: Instinct {
    /// The numbered rulebook, as Markdown.
    const RULEBOOK: &'static str;
    /// The phrase files: language and Fluent text.
    const PHRASES: &'static [(&'static str, &'static str)];

    /// The board drawn in text, from the view alone.
    fn board(view: &Self::View, words: &Words, ink: Ink) -> String;

    /// The name of something that stands in the content pack and not in the phrase files.
    fn name(id: &str, language: &str) -> Option<&'static str> {
        let _ = (id, language);
        None
    }

    /// Checks a content pack: the given files, or the game's own when there are none.
    fn check_pack(files: Option<&PackFiles>) -> PackCheck {
        let _ = files;
        PackCheck::None
    }
}
