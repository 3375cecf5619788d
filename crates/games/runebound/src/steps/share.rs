//! An effect that is shared out freely.

use crate::combat::{Body, Character};
use crate::effects::vocabulary::Effect;
use crate::run::Run;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Who gets the next token off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub(crate) run: Run,
    pub(crate) left: u8,
}

impl Step<Quest> for Share {
    type Choice = Body;

    const RULE: &'static str = "RN-24.8";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Body)) {
        let Some(effect) = game.effect_at(self.run) else { return };
        if self.left > 0 {
            game.menders(self.run, effect).for_each(|who| add(who.body));
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Body, table: &mut Table) {
        let who = Character { seat, body: choice };
        game.push(Task::Ask(Asked::Share(Share { left: self.left - 1, ..self })));
        match game.effect_at(self.run) {
            Some(Effect::Heal(..)) => game.heal(who, 1, table),
            _ => game.rest(who, 1, table),
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let key = match game.effect_at(self.run) {
            Some(Effect::Heal(..)) => "ask-share-healing",
            _ => "ask-share-rest",
        };
        Phrase::new(key).name("card", game.text_id(self.run.source)).number("left", self.left)
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Body) -> Phrase {
        game.body_phrase(seat, *choice)
    }
}
