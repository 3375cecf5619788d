//! Whom an effect is for.

use crate::combat::{Body, Character};
use crate::effects::vocabulary::{Effect, Who};
use crate::run::Run;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Who is healed, or rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Whom {
    pub(crate) run: Run,
}

impl Step<Quest> for Whom {
    type Choice = Body;

    const RULE: &'static str = "RN-2.19";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Body)) {
        let Some(effect) = game.effect_at(self.run) else { return };
        game.menders(self.run, effect).for_each(|who| add(who.body));
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Body, table: &mut Table) {
        if let Some(effect) = game.effect_at(self.run) {
            game.mend_one(effect, Character { seat, body: choice }, table);
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let card = game.text_id(self.run.source);
        match game.effect_at(self.run) {
            Some(Effect::Heal(n, _)) => Phrase::new("ask-heal").name("card", card).number("wounds", *n),
            Some(Effect::Rest(n, _)) => Phrase::new("ask-rest").name("card", card).number("exhaustion", *n),
            _ => Phrase::new("ask-rest-all").name("card", card),
        }
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Body) -> Phrase {
        game.body_phrase(seat, *choice)
    }
}

impl Quest {
    /// Those whom an effect that heals or lets rest would serve.
    pub(crate) fn menders(
        &self,
        run: Run,
        effect: &'static Effect,
    ) -> impl Iterator<Item = Character> + use<'_> {
        let who = match effect {
            Effect::Heal(_, who) | Effect::Rest(_, who) | Effect::RestAll(who) => *who,
            _ => Who::Itself,
        };
        self.candidates(run.source, who).filter(move |one| self.mends(effect, *one))
    }

    /// How a character is said.
    pub(crate) fn body_phrase(&self, seat: Seat, body: Body) -> Phrase {
        let who = Character { seat, body };
        Phrase::new("do-whom").name("who", if self.is_here(who) { self.character_id(who) } else { "nothing" })
    }
}
