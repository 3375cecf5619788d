//! Looking at the top card of a deck of one's choice.

use crate::effects::vocabulary::Colour;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which deck is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PeekDeck {
    pub(crate) seat: Seat,
}

impl Step<Quest> for PeekDeck {
    type Choice = Colour;

    const RULE: &'static str = "RN-27.3";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Colour)) {
        Colour::ALL.into_iter().filter(|colour| !game.adventures[*colour as usize].is_empty()).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Colour, table: &mut Table) {
        game.peek(seat, choice, table);
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-peek-deck")
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &Colour) -> Phrase {
        Phrase::new("do-peek").name("colour", choice.id())
    }
}
