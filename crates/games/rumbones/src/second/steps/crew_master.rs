//! Who runs a crew.

use crate::phrases::parts::by;
use crate::second::event::Event;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A side names who runs its crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CrewMaster2"))]
#[serde(deny_unknown_fields)]
pub struct CrewMaster {
    pub(crate) side: Side,
}

impl Step<Melee> for CrewMaster {
    type Choice = Seat;

    const RULE: &'static str = "RB2-26.4";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(self.side)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Seat)) {
        game.seats_of(self.side).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Seat, table: &mut Table) {
        let first = game.first_seat(self.side);
        game.hold_mut(self.side).boatswain = (choice.0 - first.0) / 2;
        table.tell(|| Event::CrewMaster { side: self.side, seat: choice });
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-crew-master")
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &Seat) -> Phrase {
        by("do-crew-master", *choice)
    }
}
