//! Who of a side draws cards.

use crate::phrases::parts::by;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The players of a side agree who draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Receiver2"))]
#[serde(deny_unknown_fields)]
pub struct Receiver {
    pub(crate) side: Side,
    /// How many cards.
    pub(crate) n: u8,
}

impl Step<Melee> for Receiver {
    type Choice = Seat;

    const RULE: &'static str = "RB2-26.10";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(self.side)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Seat)) {
        game.seats_of(self.side).filter(|seat| game.hand_limit(*seat) > 0).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Seat, table: &mut Table) {
        game.draw(choice, self.n, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-receiver").number("count", self.n)
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &Seat) -> Phrase {
        by("do-receiver", *choice)
    }
}
