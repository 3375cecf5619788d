//! How many of the crew stay.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Crew that was next to an enemy may stay where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stay2"))]
#[serde(deny_unknown_fields)]
pub struct Stay {
    pub(crate) seat: Seat,
    pub(crate) cell: Cell,
    pub(crate) bosun: bool,
}

impl Step<Melee> for Stay {
    type Choice = u8;

    const RULE: &'static str = "RB2-21.8";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..=game.hold(game.active).crew.at(self.cell).ready[usize::from(self.bosun)]).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, _table: &mut Table) {
        game.stay(if self.bosun { [0, choice] } else { [choice, 0] }, self.cell);
    }

    fn question(&self, game: &Melee) -> Phrase {
        game.place(if self.bosun { "ask-stay-bosuns" } else { "ask-stay" }, self.cell)
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-stay").number("count", *choice)
    }
}
