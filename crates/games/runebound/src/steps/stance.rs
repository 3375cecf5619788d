//! Attack or defence in a phase.

use crate::abilities::{Ability, At};
use crate::combat::{Body, Character};
use crate::effects::vocabulary::{Effect, Phase};
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What a side does in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// Somebody attacks.
    Attack(Body),
    /// The hero defends.
    Defend,
    /// Something is used first.
    Use(Ability),
}

/// Who attacks in a phase, or whether the hero defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stance {
    pub(crate) phase: Phase,
}

impl Step<Quest> for Stance {
    type Choice = Stand;

    const RULE: &'static str = "RN-18.2";

    fn who(&self, game: &Quest) -> SeatSet {
        game.fight.as_ref().map_or(SeatSet::NONE, |fight| SeatSet::one(fight.aggressor))
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Stand)) {
        game.attackers(false).for_each(|body| add(Stand::Attack(body)));
        add(Stand::Defend);
        game.uses(seat, At::PhaseStart(self.phase), &mut |ability| add(Stand::Use(ability)));
        game.uses(seat, At::Free, &mut |ability| add(Stand::Use(ability)));
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Stand) -> &'static str {
        let Some(fight) = &game.fight else { return Self::RULE };
        match choice {
            Stand::Defend => Self::RULE,
            Stand::Use(ability) => game.bars(seat, *ability, At::PhaseStart(self.phase)),
            Stand::Attack(Body::Hero) if fight.has_attacked(Body::Hero) => "RN-18.3",
            Stand::Attack(Body::Hero) => "RN-8.4",
            Stand::Attack(Body::Ally(card)) if game.party(seat).ally(*card).is_none() => "RN-19.1",
            Stand::Attack(body) if fight.has_attacked(*body) => "RN-18.4",
            Stand::Attack(_) => {
                let barred =
                    |effect: &Effect| matches!(effect, Effect::NoAllies(phases) if phases.cover(self.phase));
                if game.traits().any(barred) { "RN-8.4" } else { Self::RULE }
            }
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Stand, table: &mut Table) {
        match choice {
            Stand::Attack(body) => game.attack(body, self.phase, table),
            Stand::Defend => game.defend(self.phase, table),
            Stand::Use(ability) => {
                game.push(Task::Ask(Asked::Stance(self)));
                game.use_ability(seat, ability, table);
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let seat = game.fight.as_ref().map_or(game.acting, |fight| fight.aggressor);
        Phrase::new("ask-stance")
            .name("hero", game.hero_id(seat))
            .name("phase", self.phase.id())
            .name("foe", game.foe_of(seat))
            .number("need", game.need(self.phase.stat()))
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Stand) -> Phrase {
        match choice {
            Stand::Attack(Body::Hero) => Phrase::new("do-attack").name("hero", game.hero_id(seat)),
            Stand::Attack(body) => {
                let who = Character { seat, body: *body };
                let id = if game.is_here(who) { game.character_id(who) } else { "nothing" };
                Phrase::new("do-ally-attack").name("ally", id)
            }
            Stand::Defend => Phrase::new("do-defend").name("hero", game.hero_id(seat)),
            Stand::Use(ability) => game.use_phrase(seat, ability),
        }
    }
}
