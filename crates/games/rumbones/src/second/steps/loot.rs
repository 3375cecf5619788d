//! Who gets coins that were taken, and how many.

use crate::effects::vocabulary::{Effect, Who};
use crate::second::cause::Cause;
use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Coins for a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Spoils2"))]
#[serde(deny_unknown_fields)]
pub struct Spoils {
    /// For whom.
    pub hero: u8,
    /// How many.
    pub coins: u8,
}

/// Coins of a hero go to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Loot2"))]
#[serde(deny_unknown_fields)]
pub struct Loot {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
    /// How many at most.
    pub(crate) most: u8,
}

impl Step<Melee> for Loot {
    type Choice = Spoils;

    const RULE: &'static str = "RB2-C.3";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Spoils)) {
        let Some(Effect::Steal { to: Who::One(which), n, .. }) = game.effect(&self.cause, self.at) else {
            return;
        };
        for coins in n.min(self.most)..=self.most {
            game.candidates(which, &self.cause).for_each(|hero| add(Spoils { hero, coins }));
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Spoils, table: &mut Table) {
        for from in Melee::members(self.cause.them) {
            game.hero_mut(from).coins -= choice.coins;
            let own = game.hero_mut(choice.hero);
            own.coins = own.coins.saturating_add(choice.coins);
            let (from, to) = (game.fighter(from), game.fighter(choice.hero));
            table.tell(|| Event::CoinsStolen { from, to, coins: choice.coins });
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-loot").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Spoils) -> Phrase {
        Phrase::new("do-loot").name("hero", game.hero_id(choice.hero)).number("coins", choice.coins)
    }
}
