//! One of several things, as the player likes.

use crate::effects::say;
use crate::effects::vocabulary::Effect;
use crate::run::Run;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which of several things happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub(crate) run: Run,
}

impl Fork {
    /// What there is to choose from.
    pub(crate) fn sides(self, game: &Quest) -> &'static [Vec<Effect>] {
        match game.effect_at(self.run) {
            Some(Effect::Choose(sides)) => sides,
            _ => &[],
        }
    }
}

impl Step<Quest> for Fork {
    type Choice = u8;

    const RULE: &'static str = "RN-10.1";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..self.sides(game).len() as u8).for_each(add);
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: u8, _table: &mut Table) {
        game.push(Task::Run(self.run.within(choice)));
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-fork").name("card", game.text_id(self.run.source))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        let side = self.sides(game).get(usize::from(*choice)).map_or(&[][..], Vec::as_slice);
        Phrase::new("do-fork").part("what", say::clause(side))
    }
}
