//! Whether heroes are hit before crew.

use crate::core::state::{Boarding, Table};
use crate::effects::vocabulary::Effect;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// An attack may hit heroes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Priority;

impl Step<Boarding> for Priority {
    type Choice = bool;

    const RULE: &'static str = "RB1-8.15";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.striker())
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(bool)) {
        let Some(attack) = game.attack() else { return };
        let mut effects = game.lines_of(attack).iter().flat_map(|line| &line.effects);
        let crew = game.hold(attack.victim).crew.any(attack.target);
        if effects.any(|effect| *effect == Effect::HeroesFirst)
            && crew
            && game.hero_at(attack.victim, attack.target)
        {
            add(true);
            add(false);
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: bool, _table: &mut Table) {
        if let Some(attack) = game.attacks.last_mut() {
            attack.heroes_first = choice;
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-priority")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-heroes-first" } else { "do-crew-first" })
    }
}
