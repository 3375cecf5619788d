//! Coins passed from hero to hero.

use crate::core::hero::COINS;
use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero passes coins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PassCoins {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) most: u8,
}

impl Step<Boarding> for PassCoins {
    type Choice = u8;

    const RULE: &'static str = "RB1-5.20";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.controller(self.from))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let room = COINS - game.hero(self.to).coins;
        let most = self.most.min(game.hero(self.from).coins).min(room);
        (0..=most).rev().for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.pass_coins(self.from, self.to, choice, table);
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-pass-coins").name("from", game.hero_id(self.from)).name("to", game.hero_id(self.to))
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-pass-coins").number("coins", *choice)
    }

    fn decline(&self) -> Option<u8> {
        Some(0)
    }
}
