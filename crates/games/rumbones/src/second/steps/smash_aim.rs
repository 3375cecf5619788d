//! What those who broke in attack.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody who broke in attacks a cell of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SmashAim2"))]
#[serde(deny_unknown_fields)]
pub struct SmashAim {
    pub(crate) seat: Seat,
    pub(crate) ship: u8,
}

impl Step<Melee> for SmashAim {
    type Choice = Cell;

    const RULE: &'static str = "RB2-23.2";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.breakable(game.side_of(self.seat), self.ship).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        let shot = game.pack().crew.smash;
        let side = game.side_of(self.seat);
        game.declare(Source::Smash, Some(side), self.seat, (choice, shot.dice, shot.hit, 0), table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-smash-aim")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-smash-aim", *choice)
    }
}
