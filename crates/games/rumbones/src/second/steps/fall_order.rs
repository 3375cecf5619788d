//! Which hero is defeated next.

use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Of several heroes with too much damage one is defeated first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FallOrder2"))]
#[serde(deny_unknown_fields)]
pub struct FallOrder {
    /// The hero whose attack it was.
    pub(crate) by: u8,
    /// As bits.
    pub(crate) heroes: u16,
}

impl Step<Melee> for FallOrder {
    type Choice = u8;

    const RULE: &'static str = "RB2-11.19";

    fn who(&self, game: &Melee) -> SeatSet {
        game.arbiter()
    }

    fn options(&self, _game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        Melee::members(self.heroes).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, table: &mut Table) {
        game.bury(choice, self.by, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-fall-order")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-fall").name("hero", game.hero_id(*choice))
    }
}
