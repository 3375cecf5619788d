//! Who leads a side.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::phrases::parts::seat_part;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The players of a side agree who leads it. Where one player holds all of its cards, it is the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Captain {
    pub(crate) side: Side,
}

impl Step<Boarding> for Captain {
    type Choice = Seat;

    const RULE: &'static str = "RB1-22.12";

    fn who(&self, game: &Boarding) -> SeatSet {
        game.seats_of(self.side).collect()
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Seat)) {
        if game.has_holders() {
            game.seats_of(self.side).for_each(add);
        } else {
            add(game.leader(self.side));
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Seat, table: &mut Table) {
        game.name_leader(self.side, choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-captain").name("side", self.side.id())
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Seat) -> Phrase {
        Phrase::new("do-captain").part("who", seat_part(*choice))
    }
}
