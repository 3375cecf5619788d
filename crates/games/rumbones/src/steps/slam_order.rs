//! The order in which the Kraken attacks.

use crate::core::attack::Source;
use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The Kraken attacks the next place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SlamOrder {
    pub(crate) dice: u8,
    pub(crate) need: u8,
}

impl Step<Boarding> for SlamOrder {
    type Choice = Cell;

    const RULE: &'static str = "RB1-19.12";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.reach.iter().copied().filter(|cell| game.figures(*cell) > 0).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Cell, table: &mut Table) {
        let side = game.active;
        game.reach.retain(|cell| *cell != choice);
        game.push(Task::Slam { dice: self.dice, need: self.need });
        game.declare(Source::Kraken { dice: self.dice, need: self.need }, side, choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-slam")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Cell) -> Phrase {
        place(Phrase::new("do-slam"), *choice)
    }
}
