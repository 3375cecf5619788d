//! Which crew breaks in next.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Crew that reached several enemy spawn points breaks in at one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SmashOrder2"))]
#[serde(deny_unknown_fields)]
pub struct SmashOrder {
    pub(crate) seat: Seat,
}

impl Step<Melee> for SmashOrder {
    type Choice = Cell;

    const RULE: &'static str = "RB2-23.8";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.reached(game.side_of(self.seat)).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        game.break_in(self.seat, choice, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-smash-order")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-smash-order", *choice)
    }
}
