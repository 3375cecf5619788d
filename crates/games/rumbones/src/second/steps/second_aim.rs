//! The second cell of an attack.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Another attack on a cell next to the target of the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SecondAim2"))]
#[serde(deny_unknown_fields)]
pub struct SecondAim {
    pub(crate) hero: u8,
    pub(crate) skill: u8,
    /// The target of the first attack.
    pub(crate) target: Cell,
    pub(crate) dice: u8,
    pub(crate) hit: u8,
}

impl Step<Melee> for SecondAim {
    type Choice = Cell;

    const RULE: &'static str = "RB2-C.5";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        let prey = game.prey(game.hero(self.hero).side);
        prey.iter().filter(|cell| game.distance(self.target, *cell) == 1).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        game.declare_second(self, choice, table);
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-second").name("skill", game.skill_id(self.hero, self.skill))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-second", *choice)
    }
}
