//! What a game adds to stand on the shelf.

use crate::ink::Ink;
use crate::lots::Lot;
use crate::words::Words;
use freeport_kernel::Instinct;
use schemars::JsonSchema;
use serde::Serialize;
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
pub trait Shelved:
    Instinct<View: JsonSchema, Event: JsonSchema, Move: JsonSchema, Options: JsonSchema> + JsonSchema
{
    /// What is printed on the components.
    type Sheet: Serialize + JsonSchema;
    /// The numbered rulebook, as Markdown: language and text, English first.
    const RULEBOOKS: &'static [(&'static str, &'static str)];
    /// Whether each seat may see what others may not.
    const SECRETIVE: bool;
    /// What it asks of chance after the setup.
    const LOTS: &'static [Lot];
    /// The phrase files: language and Fluent text.
    const PHRASES: &'static [(&'static str, &'static str)];

    /// What is printed on the components, for whoever draws them.
    fn sheet() -> Self::Sheet;

    /// Every name that stands in the content pack and not in the phrase files: id and name.
    fn names(language: &str) -> Vec<(String, &'static str)> {
        let _ = language;
        Vec::new()
    }

    /// The way dice took that were cast from a seed, for showing it; none for games and dice without one.
    fn flight(seed: u64, dice: &[u8]) -> Option<impl Serialize> {
        let _ = (seed, dice);
        None::<()>
    }

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
