//! Which way crew goes.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Some crew that goes one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// Where.
    pub to: Cell,
    /// How many.
    pub count: u8,
}

/// Crew goes one of several ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Fork2"))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub(crate) seat: Seat,
    pub(crate) cell: Cell,
    pub(crate) bosun: bool,
}

impl Step<Melee> for Fork {
    type Choice = Lot;

    const RULE: &'static str = "RB2-3.14";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Lot)) {
        let count = game.hold(game.active).crew.at(self.cell).count[usize::from(self.bosun)];
        for to in game.ways_on(game.active, self.cell) {
            (1..=count).for_each(|count| add(Lot { to, count }));
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Lot, table: &mut Table) {
        let count = if self.bosun { [0, choice.count] } else { [choice.count, 0] };
        game.go(count, self.cell, choice.to, table);
    }

    fn question(&self, game: &Melee) -> Phrase {
        game.place(if self.bosun { "ask-fork-bosuns" } else { "ask-fork" }, self.cell)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Lot) -> Phrase {
        game.place("do-fork", choice.to).number("count", choice.count)
    }
}
