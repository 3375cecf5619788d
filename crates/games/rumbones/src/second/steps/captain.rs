//! Who is captain.

use crate::phrases::parts::by;
use crate::second::event::Event;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A side names the captain who holds its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Captain2"))]
#[serde(deny_unknown_fields)]
pub struct Captain {
    pub(crate) side: Side,
}

impl Step<Melee> for Captain {
    type Choice = Seat;

    const RULE: &'static str = "RB2-26.9";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(self.side)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Seat)) {
        game.seats_of(self.side).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Seat, table: &mut Table) {
        let first = game.first_seat(self.side);
        game.hold_mut(self.side).captain = (choice.0 - first.0) / 2;
        table.tell(|| Event::CaptainNamed { side: self.side, seat: choice });
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-captain")
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &Seat) -> Phrase {
        by("do-captain", *choice)
    }
}
