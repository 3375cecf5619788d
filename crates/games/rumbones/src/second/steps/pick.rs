//! Which hero is taken.

use crate::second::side::Side;
use crate::second::state::bits;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A side, or a player, takes a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Pick2"))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// Who takes it.
    pub(crate) side: Side,
    /// How many are yet to be taken, this one included.
    pub(crate) left: u8,
}

impl Step<Melee> for Pick {
    type Choice = u8;

    const RULE: &'static str = "RB2-2.2";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(self.side)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        bits(game.pickable(self.side)).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, table: &mut Table) {
        game.take_hero(self.side, choice, self.left, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-pick")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-pick").name("hero", game.pack_hero_id(*choice))
    }
}
