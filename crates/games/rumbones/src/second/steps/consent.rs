//! Whether an ally's hero pays.

use crate::second::cause::Cause;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, PickHero};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The owner of a hero agrees that it pays for an ally's card, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Consent2"))]
#[serde(deny_unknown_fields)]
pub struct Consent {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
    pub(crate) hero: u8,
    pub(crate) spared: u16,
}

impl Step<Melee> for Consent {
    type Choice = bool;

    const RULE: &'static str = "RB2-26.17";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, _game: &Melee, _seat: Seat, add: &mut impl FnMut(bool)) {
        [true, false].into_iter().for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: bool, table: &mut Table) {
        let Consent { cause, at, hero, spared } = self;
        let Some(effect) = game.effect(&cause, at) else { return };
        if choice {
            game.affect_all(effect, cause, at, 1 << hero, table);
        } else {
            let spared = spared | 1 << hero;
            game.push(Task::Ask(Asked::PickHero(PickHero { cause, at, spared })));
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-consent")
            .name("hero", game.hero_id(self.hero))
            .name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-consent" } else { "do-refuse" })
    }
}
