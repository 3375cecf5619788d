//! Cards discarded before drawing.

use crate::core::state::bits;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A seat may discard a card before it draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Discard {
    pub(crate) nth: u8,
}

impl Step<Boarding> for Discard {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB1-20.2";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.nth_seat(self.nth))
    }

    fn options(&self, game: &Boarding, seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        bits(game.hands[seat.index()]).map(Some).for_each(&mut *add);
        add(None);
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let Some(card) = choice {
            game.push(Task::Ask(Asked::Discard(self)));
            game.discard(seat, card, table);
        } else {
            game.push(Task::Draw { nth: self.nth + 1 });
            game.draw_up(seat, table);
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-discard")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(card) => Phrase::new("do-discard").name("card", game.card_id((*card).min(49))),
            None => Phrase::new("do-discard-none"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
