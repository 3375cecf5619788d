//! Which spawn point deckhands do not come to.

use crate::core::grid::Cell;
use crate::second::state::bits;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A spawn point is left out, where there are more than deckhands come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LeaveOut2"))]
#[serde(deny_unknown_fields)]
pub struct LeaveOut {
    pub(crate) seat: Seat,
    /// Those that are left, as bits.
    pub(crate) points: u8,
    /// The first one that may be left out.
    pub(crate) from: u8,
}

impl Step<Melee> for LeaveOut {
    type Choice = Cell;

    const RULE: &'static str = "RB2-21.2";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        let spawns = game.spawns(game.active);
        let points = bits(u64::from(self.points)).filter(|point| *point >= self.from);
        points.map(|point| spawns[usize::from(point)]).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        let spawns = game.spawns(game.active);
        let Some(point) = spawns.iter().position(|spawn| *spawn == choice) else { return };
        game.leave_out(LeaveOut { points: self.points & !(1 << point), from: 0, ..self }, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-leave-out")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-leave-out", *choice)
    }
}
