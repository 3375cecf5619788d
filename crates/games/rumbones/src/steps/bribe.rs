//! Coins for dice.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero may spend coins on dice before it rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bribe {
    pub(crate) hero: u8,
    pub(crate) most: u8,
}

impl Step<Boarding> for Bribe {
    type Choice = u8;

    const RULE: &'static str = "RB1-8.6";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..=self.most.min(game.hero(self.hero).coins)).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.lose(self.hero, choice, table);
        if let Some(attack) = game.attacks.last_mut() {
            attack.more += choice as i8;
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-bribe").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-bribe").number("coins", *choice)
    }

    fn decline(&self) -> Option<u8> {
        Some(0)
    }
}
