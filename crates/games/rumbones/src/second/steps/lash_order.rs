//! Which cell the Kraken attacks next.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The Kraken attacks one cell after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LashOrder2"))]
#[serde(deny_unknown_fields)]
pub struct LashOrder {
    pub(crate) dice: u8,
    pub(crate) need: u8,
}

impl Step<Melee> for LashOrder {
    type Choice = Cell;

    const RULE: &'static str = "RB2-12.7";

    fn who(&self, game: &Melee) -> SeatSet {
        game.deciders(game.first)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.reach.iter().copied().for_each(add);
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: Cell, table: &mut Table) {
        game.lash_out(seat, self, choice, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-lash-order")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-lash-order", *choice)
    }
}
