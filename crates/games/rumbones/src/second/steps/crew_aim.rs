//! Which crew attacks what.

use crate::core::grid::Cell;
use crate::second::crew::{BOSUN, DECKHAND};
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, CrewCount};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// An attack of crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Volley2"))]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// From where.
    pub from: Cell,
    /// Which cell.
    pub to: Cell,
}

/// Crew of one cell attacks another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CrewAim2"))]
#[serde(deny_unknown_fields)]
pub struct CrewAim {
    pub(crate) seat: Seat,
    /// What is added to their dice.
    pub(crate) hit: i8,
}

impl CrewAim {
    /// Whether anybody has a target.
    pub(crate) fn any(self, game: &Melee) -> bool {
        let mut any = false;
        self.volleys(game, &mut |_| any = true);
        any
    }

    fn volleys(self, game: &Melee, add: &mut impl FnMut(Volley)) {
        let side = game.side_of(self.seat);
        let prey = game.prey(side);
        for stack in game.hold(side).crew.stacks.iter().filter(|stack| stack.is_ready()) {
            let ranks = [DECKHAND, BOSUN].into_iter().filter(|rank| stack.ready[*rank] > 0);
            let range = ranks.map(|rank| game.crew_blow(side, rank).range).max().unwrap_or(0);
            for to in prey.iter().filter(|to| game.distance(stack.cell, *to) <= range) {
                add(Volley { from: stack.cell, to });
            }
        }
    }
}

impl Step<Melee> for CrewAim {
    type Choice = Volley;

    const RULE: &'static str = "RB2-21.13";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Volley)) {
        self.volleys(game, add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Volley, _table: &mut Table) {
        let step = CrewCount {
            seat: self.seat,
            hit: self.hit,
            from: choice.from,
            to: choice.to,
            deckhands: u8::MAX,
        };
        game.push(Task::Ask(Asked::CrewCount(step)));
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-crew-aim")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Volley) -> Phrase {
        game.place("do-crew-aim", choice.to).label("from", game.chart().label(choice.from))
    }
}
