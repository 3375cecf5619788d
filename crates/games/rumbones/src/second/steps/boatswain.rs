//! Where a bosun comes aboard.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A bosun comes to any spawn point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Boatswain2"))]
#[serde(deny_unknown_fields)]
pub struct Boatswain {
    pub(crate) seat: Seat,
}

impl Step<Melee> for Boatswain {
    type Choice = Cell;

    const RULE: &'static str = "RB2-21.2";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.spawns(game.active).iter().copied().for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        game.come_aboard(choice, [0, 1], table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-boatswain")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-boatswain", *choice)
    }
}
