//! What becomes of a card that was looked at.

use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Whether the card that was looked at goes under its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bury {
    pub(crate) seat: Seat,
    pub(crate) colour: Colour,
}

impl Step<Quest> for Bury {
    type Choice = bool;

    const RULE: &'static str = "RN-27.3";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, _game: &Quest, _seat: Seat, add: &mut impl FnMut(bool)) {
        add(false);
        add(true);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: bool, table: &mut Table) {
        if choice {
            game.adventures[self.colour as usize].bury_top();
            table.tell(|| Event::Buried { seat, colour: self.colour });
        }
    }

    // Which card it is stands in the view of who looked; the question is heard by all.
    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-bury").name("colour", self.colour.id())
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-bury" } else { "do-leave" })
    }

    fn decline(&self) -> Option<bool> {
        Some(false)
    }
}
