//! A hand that loses a card.

use crate::core::state::{Boarding, Table};
use crate::phrases::parts::seat_part;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody chooses the enemy hand that loses a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rob {
    pub(crate) seat: Seat,
}

impl Step<Boarding> for Rob {
    type Choice = Seat;

    const RULE: &'static str = "RB1-22.14";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Seat)) {
        let enemy = game.side_of(self.seat).other();
        game.seats_of(enemy).filter(|seat| game.hand_size(*seat) > 0).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Seat, table: &mut Table) {
        game.rob(choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-rob")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Seat) -> Phrase {
        Phrase::new("do-rob").part("who", seat_part(*choice))
    }
}
