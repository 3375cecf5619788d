//! What the Sea Dragon attacks.

use crate::core::attack::Source;
use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The Sea Dragon attacks one of several places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DragonPrey;

impl Step<Boarding> for DragonPrey {
    type Choice = Cell;

    const RULE: &'static str = "RB1-19.15";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.dragon_targets(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Cell, table: &mut Table) {
        let side = game.active;
        game.declare(Source::Dragon, side, choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-dragon")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Cell) -> Phrase {
        place(Phrase::new("do-dragon"), *choice)
    }
}
