//! What the gun fires at.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The swivel gun fires at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GunAim2"))]
#[serde(deny_unknown_fields)]
pub struct GunAim {
    pub(crate) seat: Seat,
}

impl Step<Melee> for GunAim {
    type Choice = Cell;

    const RULE: &'static str = "RB2-22.1";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.in_sights(game.active).iter().for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        let side = game.active;
        let shot = game.pack().crew.gun[usize::from(game.hold(side).gun_up)];
        game.declare(Source::Gun, Some(side), self.seat, (choice, shot.dice, shot.hit, 0), table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-gun-aim")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-gun-aim", *choice)
    }
}
