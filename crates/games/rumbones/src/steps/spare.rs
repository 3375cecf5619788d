//! Damage that is kept from a hero.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Up to so much damage of the attack is kept from a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spare {
    pub(crate) seat: Seat,
    pub(crate) hero: u8,
    pub(crate) most: u8,
}

impl Step<Boarding> for Spare {
    type Choice = u8;

    const RULE: &'static str = "RB1-1.13";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..=self.most.min(game.damage_due(self.hero))).rev().for_each(add);
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &u8) -> &'static str {
        if *choice > game.damage_due(self.hero) { "RB1-8.28" } else { "RB1-1.13" }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.spare(self.hero, choice, table);
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-spare").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-spare").number("damage", *choice)
    }
}
