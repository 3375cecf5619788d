//! What a game adds to stand on the shelf.

use crate::ink::Ink;
use crate::lots::Lot;
use crate::promises::Promises;
use crate::words::Words;
use freeport_kernel::Instinct;
use freeport_pack::{PackRef, Printed};
use schemars::JsonSchema;
use serde::Serialize;

/// A game with everything that people and programs around it need. Options of a game with packs have a field `pack`, and so has its
/// state.
pub trait Shelved:
    Instinct<View: JsonSchema, Event: JsonSchema, Move: JsonSchema, Options: JsonSchema> + JsonSchema
{
    /// What is printed on the components.
    type Sheet: Serialize + JsonSchema;
    /// The content packs; [`Bare`](freeport_pack::Bare) for a game whose content is in its rules.
    type Pack: Printed;
    /// The numbered rulebook, as Markdown: language and text, English first.
    const RULEBOOKS: &'static [(&'static str, &'static str)];
    /// Whether each seat may see what others may not.
    const SECRETIVE: bool;
    /// What it asks of chance after the setup.
    const LOTS: &'static [Lot];
    /// The phrase files: language and Fluent text.
    const PHRASES: &'static [(&'static str, &'static str)];

    /// What it promises to whoever measures it.
    const PROMISES: Promises = Promises::USUAL;

    /// The content pack that a game with these options is played with.
    fn pack(options: &Self::Options) -> PackRef<Self::Pack>;

    /// What is printed on the components, for whoever draws them.
    fn sheet(pack: &'static Self::Pack) -> Self::Sheet;

    /// What is in a pack, in a few words.
    fn contents(pack: &Self::Pack) -> String {
        let _ = pack;
        String::new()
    }

    /// Every name that stands in a content pack and not in the phrase files: id and name.
    fn names<'a>(pack: &'a Self::Pack, language: &'a str) -> Vec<(String, &'a str)> {
        pack.names().all(language).map(|(id, name)| (id.to_owned(), name)).collect()
    }

    /// The way dice took that were cast from a seed, for showing it; none for games and dice without one. Where a game has had
    /// several ways of casting, `how` names one; nothing stands for the first.
    fn flight(seed: u64, dice: &[u8], how: Option<&str>) -> Option<impl Serialize> {
        let _ = (seed, dice, how);
        None::<()>
    }

    /// The board drawn in text, from the view and what is printed on the components.
    fn board(pack: &Self::Pack, view: &Self::View, words: &Words, ink: Ink) -> String;
}
