//! Which number of the opponent is changed until combat ends.

use crate::effects::vocabulary::{Effect, Phase};
use crate::run::Run;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The phase whose number, or whose damage, is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aspect {
    pub(crate) run: Run,
}

impl Step<Quest> for Aspect {
    type Choice = Phase;

    const RULE: &'static str = "RN-2.19";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Phase)) {
        let damage = matches!(game.effect_at(self.run), Some(Effect::FoeDamageChoice(_)));
        for phase in Phase::ALL {
            let value = if damage { game.foe_harm(seat, phase) } else { game.foe_stat(seat, phase.stat()) };
            if value > 0 {
                add(phase);
            }
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Phase, table: &mut Table) {
        match game.effect_at(self.run) {
            Some(Effect::FoeStatChoice(n)) => game.weaken(seat, choice.stat(), *n, table),
            Some(Effect::FoeDamageChoice(n)) => game.blunt(seat, choice, *n, table),
            _ => {}
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let (key, by) = match game.effect_at(self.run) {
            Some(Effect::FoeDamageChoice(n)) => ("ask-blunt", *n),
            Some(Effect::FoeStatChoice(n)) => ("ask-weaken", *n),
            _ => ("ask-weaken", 0),
        };
        Phrase::new(key).name("foe", game.foe_of(self.run.source.seat)).number("by", by)
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Phase) -> Phrase {
        match game.effect_at(self.run) {
            Some(Effect::FoeDamageChoice(_)) => {
                Phrase::new("do-blunt").name("phase", choice.id()).number("now", game.foe_harm(seat, *choice))
            }
            _ => Phrase::new("do-weaken")
                .name("stat", choice.stat().id())
                .number("now", game.foe_stat(seat, choice.stat())),
        }
    }
}
