//! The moments at which somebody is asked whether something is used.

use crate::abilities::At;
use crate::effects::vocabulary::Moment;
use serde::{Deserialize, Serialize};

/// A moment that is a question of its own: something may be used, and nothing need be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cue {
    /// The last hex was entered.
    Postmove,
    /// A challenge was just revealed.
    Reveal,
    /// Before combat.
    Before,
    /// The dice of a roll are about to be thrown.
    Preroll,
    /// The dice of a roll were thrown.
    Rolled,
    /// An attack has just succeeded.
    Hit,
    /// Wounds are about to be placed.
    Wound,
    /// A hero was felled.
    Felled,
    /// The end of one's own turn.
    Turnend,
}

impl Cue {
    /// The moment.
    pub(crate) const fn at(self) -> At {
        match self {
            Cue::Postmove => At::Postmove,
            Cue::Reveal => At::Reveal,
            Cue::Before => At::Before,
            Cue::Preroll => At::Preroll,
            Cue::Rolled => At::Rolled,
            Cue::Hit => At::Hit,
            Cue::Wound => At::Wound,
            Cue::Felled => At::Felled,
            Cue::Turnend => At::Turnend,
        }
    }

    /// The question, as the phrase book knows it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Cue::Postmove => "ask-postmove",
            Cue::Reveal => "ask-reveal",
            Cue::Before => "ask-before",
            Cue::Preroll => "ask-preroll",
            Cue::Rolled => "ask-rolled",
            Cue::Hit => "ask-hit",
            Cue::Wound => "ask-wound",
            Cue::Felled => "ask-felled",
            Cue::Turnend => "ask-turnend",
        }
    }
}

impl Moment {
    /// Whether what works then is an answer to a [`Cue`].
    pub(crate) const fn is_cued(self) -> bool {
        matches!(
            self,
            Moment::Postmove
                | Moment::Reveal
                | Moment::Before
                | Moment::Free
                | Moment::Preroll(..)
                | Moment::Onroll(..)
                | Moment::Ontest
                | Moment::Onescape
                | Moment::Onhit(_)
                | Moment::Onwound
                | Moment::Onko
                | Moment::Turnend
        )
    }
}
