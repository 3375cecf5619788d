//! Which hero an effect is for.

use crate::effects::vocabulary::{Effect, Who};
use crate::second::cause::{Cause, Src};
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, Consent};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// An effect is for one hero of one's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PickHero2"))]
#[serde(deny_unknown_fields)]
pub struct PickHero {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
    /// Heroes whose owners would not pay, as bits.
    pub(crate) spared: u16,
}

impl PickHero {
    /// Whether nobody may be chosen: where the text says so, and for moves and hauls that are only offered.
    fn may_decline(self, game: &Melee) -> bool {
        let offered =
            matches!(game.effect(&self.cause, self.at), Some(Effect::Walk { .. } | Effect::Haul { .. }));
        offered || game.is_optional(&self.cause)
    }
}

impl Step<Melee> for PickHero {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB2-7.4";

    fn who(&self, game: &Melee) -> SeatSet {
        match self.cause.src {
            Src::Piece(_) => game.mates(game.side_of(self.cause.seat)),
            _ => SeatSet::one(self.cause.seat),
        }
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let effects = game.effects_from(&self.cause, self.at);
        let Some(Who::One(which)) = effects.first().copied().and_then(Effect::who) else { return };
        let heroes = game.candidates(which, &self.cause).filter(|hero| self.spared >> hero & 1 == 0);
        let mut any = false;
        for hero in heroes.filter(|hero| game.serves(effects, *hero)) {
            any = true;
            add(Some(hero));
        }
        if any && self.may_decline(game) {
            add(None);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        let Some(effect) = game.effect(&self.cause, self.at) else { return };
        let Some(hero) = choice else {
            game.run_next(Cause { them: 0, ..self.cause }, self.at);
            return;
        };
        let owner = game.hero(hero).owner;
        if matches!(effect, Effect::Pay { .. }) && owner != self.cause.seat {
            let PickHero { cause, at, spared } = self;
            game.push(Task::Ask(Asked::Consent(Consent { cause, at, hero, spared })));
            return;
        }
        game.affect_all(effect, self.cause, self.at, 1 << hero, table);
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-pick-hero").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match *choice {
            Some(hero) => Phrase::new("do-pick-hero").name("hero", game.hero_id(hero)),
            None => Phrase::new("do-nobody"),
        }
    }
}
