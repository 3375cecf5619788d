//! How many of the crew attack.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::crew::{BOSUN, DECKHAND};
use crate::second::state::Bout;
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// How many deckhands, and then how many bosuns, attack together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CrewCount2"))]
#[serde(deny_unknown_fields)]
pub struct CrewCount {
    pub(crate) seat: Seat,
    pub(crate) hit: i8,
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    /// How many deckhands, once that is known.
    pub(crate) deckhands: u8,
}

impl Step<Melee> for CrewCount {
    type Choice = u8;

    const RULE: &'static str = "RB2-21.13";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        let side = game.side_of(self.seat);
        let ready = game.hold(side).crew.at(self.from).ready;
        let able = |rank: usize| {
            let reaches = game.distance(self.from, self.to) <= game.crew_blow(side, rank).range;
            if reaches { ready[rank] } else { 0 }
        };
        if self.deckhands == u8::MAX {
            let least = u8::from(able(BOSUN) == 0);
            (least..=able(DECKHAND)).rev().for_each(add);
        } else {
            let least = u8::from(self.deckhands == 0);
            (least..=able(BOSUN)).rev().for_each(add);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, table: &mut Table) {
        if self.deckhands == u8::MAX {
            game.push(Task::Ask(Asked::CrewCount(CrewCount { deckhands: choice, ..self })));
            return;
        }
        let CrewCount { from, to, deckhands, .. } = self;
        let side = game.side_of(self.seat);
        game.note_bout(side, Bout { from, to, count: [deckhands, choice] });
        let source = Source::Crew { from, deckhands, bosuns: choice };
        game.declare(source, Some(side), self.seat, (to, 0, 0, self.hit), table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new(if self.deckhands == u8::MAX { "ask-crew-deckhands" } else { "ask-crew-bosuns" })
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new(if self.deckhands == u8::MAX { "do-crew-deckhands" } else { "do-crew-bosuns" })
            .number("count", *choice)
    }
}
