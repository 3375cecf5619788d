//! Where a hero comes aboard.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero that is off the field comes to a spawn point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Deploy2"))]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    pub(crate) hero: u8,
}

impl Step<Melee> for Deploy {
    type Choice = Cell;

    const RULE: &'static str = "RB2-16.1";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.spawns(game.hero(self.hero).side).iter().copied().for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        game.deploy(self.hero, choice, table);
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-deploy").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-deploy", *choice)
    }
}
