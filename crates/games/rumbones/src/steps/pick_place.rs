//! The place an effect is for.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::effects::run::Cause;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody chooses the place that an effect is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PickPlace {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
}

impl Step<Boarding> for PickPlace {
    type Choice = Cell;

    const RULE: &'static str = "RB1-1.10";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Cell)) {
        if let Some(effect) = game.effect(&self.cause, self.at) {
            game.places(effect, &self.cause).for_each(add);
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Cell, table: &mut Table) {
        game.affect_place(self.cause, self.at, choice, table);
    }

    fn question(&self, game: &Boarding) -> Phrase {
        game.text_question("ask-pick-place", &self.cause)
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Cell) -> Phrase {
        place(Phrase::new("do-pick-place"), *choice)
    }
}
