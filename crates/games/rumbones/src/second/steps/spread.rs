//! Where a scarce deckhand comes aboard.

use crate::core::grid::Cell;
use crate::second::state::bits;
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Deckhands are scarce: each is put somewhere, so many to a point at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Spread2"))]
#[serde(deny_unknown_fields)]
pub struct Spread {
    pub(crate) seat: Seat,
    /// The points that were chosen, as bits.
    pub(crate) points: u8,
    /// Those that are full.
    pub(crate) full: u8,
    /// Those that have one.
    pub(crate) half: u8,
}

impl Step<Melee> for Spread {
    type Choice = Cell;

    const RULE: &'static str = "RB2-21.3";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        let spawns = game.spawns(game.active);
        let points = bits(u64::from(self.points & !self.full));
        points.map(|point| spawns[usize::from(point)]).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        let spawns = game.spawns(game.active);
        let Some(point) = spawns.iter().position(|spawn| *spawn == choice) else { return };
        game.come_aboard(choice, [1, 0], table);
        let bit = 1 << point;
        let filled = self.half & bit != 0 || game.pack().crew.arrive < 2;
        let next = if filled {
            Spread { full: self.full | bit, ..self }
        } else {
            Spread { half: self.half | bit, ..self }
        };
        if game.hold(game.active).supply[0] > 0 && next.points & !next.full != 0 {
            game.push(Task::Ask(Asked::Spread(next)));
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-spread")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-spread", *choice)
    }
}
