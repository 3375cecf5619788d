//! Windows: decisions in which something may be used and nothing need be.

use crate::game::Game;
use crate::phrase::Phrase;
use crate::seat::Seat;
use serde::Serialize;

/// A decision that is a window. Whoever lets it pass loses nothing by it, so that a table may do so for a seat that wishes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window<M> {
    /// The moment it opens at, in words that everybody may hear.
    pub moment: Phrase,
    /// The move that uses nothing.
    pub decline: M,
    /// Whether others do not know what the seat could use. Neither that it is asked nor how long it takes may tell them, and
    /// even to decline tells them something.
    pub hidden: bool,
    /// What everybody knows about the moment, in words of [`Game::FACTS`].
    pub facts: Vec<&'static str>,
    /// What the seat has for such a moment. For the seat alone.
    pub sources: Vec<Opening>,
}

/// A card or skill in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// Which, by its id in [`Game::sources`].
    pub source: &'static str,
    /// Whether it can be used now: its own condition holds.
    pub usable: bool,
}

/// A card or skill that a seat may have for windows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Source {
    /// Its id, the same for as long as the game lasts.
    pub id: &'static str,
    /// What it is called.
    pub label: Phrase,
    /// Whether the seat has it now.
    pub held: bool,
}

/// What a move does in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// It is no pass.
    None,
    /// Everybody knew what could have been used: nothing has happened.
    Open,
    /// Nobody else knew: that it was not used is news.
    Hidden,
}

impl Pass {
    /// What a move would do.
    pub(crate) fn of<G: Game>(state: &G, seat: Seat, mv: &G::Move) -> Pass {
        match state.window(seat) {
            Some(window) if window.decline != *mv => Pass::None,
            Some(window) if window.hidden => Pass::Hidden,
            Some(_) => Pass::Open,
            None => Pass::None,
        }
    }
}
