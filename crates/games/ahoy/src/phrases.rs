//! Moves and events as phrases: a key and its arguments for the phrase book.

use crate::event::Event;
use crate::faction::Faction;
use crate::moves::Move;
use crate::state::Ahoy;
use freeport_kernel::Phrase;

impl Ahoy {
    pub(crate) fn move_phrase(&self, _faction: Faction, _mv: &Move) -> Phrase {
        Phrase::new("move")
    }
}

impl Event {
    pub(crate) fn phrase(&self) -> Phrase {
        Phrase::new("event")
    }
}
