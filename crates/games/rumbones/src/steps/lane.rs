//! The lane that advances once more.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody chooses a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lane {
    pub(crate) seat: Seat,
}

impl Step<Boarding> for Lane {
    type Choice = u8;

    const RULE: &'static str = "RB1-3.18";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.crewed_lanes(game.side_of(self.seat)).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        let side = game.side_of(self.seat);
        game.march(side, Some(choice), table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-lane")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-lane")
            .name("lane", ["lane-north", "lane-centre", "lane-south"][usize::from(*choice % 3)])
    }
}
