//! Which hero the Kraken takes.

use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Of several heroes that are as near the Kraken takes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Victim2"))]
#[serde(deny_unknown_fields)]
pub struct Victim {
    /// As bits.
    pub(crate) heroes: u16,
}

impl Step<Melee> for Victim {
    type Choice = u8;

    const RULE: &'static str = "RB2-12.7";

    fn who(&self, game: &Melee) -> SeatSet {
        game.deciders(game.first)
    }

    fn options(&self, _game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        Melee::members(self.heroes).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, _table: &mut Table) {
        game.splash(choice);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-victim")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-victim").name("hero", game.hero_id(*choice))
    }
}
