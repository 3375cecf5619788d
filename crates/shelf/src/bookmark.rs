//! Bookmarks as text, and what they belong to.

use crate::shelved::Shelved;
use crate::title::Title;
use crate::trouble::Trouble;
use freeport_kernel::{Bookmark, Flaw, Match, sha256};

/// Where a match stands, as JSON.
pub(crate) fn write<G: Shelved>(game: &Match<G>) -> Result<String, Trouble> {
    serde_json::to_string(&game.bookmark()).map_err(|error| Trouble::NotAGame(error.to_string()))
}

/// Reads a bookmark; one whose content pack is not here cannot be read.
pub(crate) fn read<G: Shelved>(text: &str) -> Result<Bookmark<G>, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Flaw(Flaw::Shape(error.to_string())))
}

/// A match that remembers its beginning, as records need it.
pub(crate) fn whole<G: Shelved>(game: &Match<G>) -> Result<&Match<G>, Trouble> {
    let beginning = || Trouble::NotAGame("its beginning is not remembered here".to_owned());
    game.is_whole().then_some(game).ok_or_else(beginning)
}

/// A digest of all that states depend on beside the log: the version of the rules, what is printed, and how a state is written.
pub(crate) fn shape_of(title: &dyn Title) -> String {
    let card = title.card();
    let mut all = format!("{} {}\n{}", card.id, card.rules, title.matter());
    for (name, text) in title.printed_files() {
        all.extend(["\n", name, "\n", text]);
    }
    sha256(all.as_bytes())
}
