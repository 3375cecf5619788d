//! The hero an effect is for.

use crate::core::state::{Boarding, Table};
use crate::effects::run::Cause;
use crate::effects::vocabulary::Who;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody chooses the hero that an effect is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PickHero {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
}

impl Step<Boarding> for PickHero {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB1-1.10";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let Some(effect) = game.effect(&self.cause, self.at) else { return };
        let Some(Who::One(which)) = effect.who() else { return };
        game.candidates(which, &self.cause).map(Some).for_each(&mut *add);
        if game.is_optional(&self.cause) {
            add(None);
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let (Some(hero), Some(effect)) = (choice, game.effect(&self.cause, self.at)) {
            let cause = Cause { same: hero, ..self.cause };
            game.run_next(cause, self.at);
            game.affect(effect, cause, hero, table);
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        game.text_question("ask-pick-hero", &self.cause)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(hero) => Phrase::new("do-pick-hero").name("hero", game.hero_id((*hero).min(9))),
            None => Phrase::new("do-pick-nobody"),
        }
    }
}
