//! What rusts away after a failed roll.

use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which weapon or armour that was used in the roll is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RustAway {
    pub(crate) seat: Seat,
}

impl Step<Quest> for RustAway {
    type Choice = u8;

    const RULE: &'static str = "RN-20.5";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(u8)) {
        if let Some(roll) = &game.roll {
            game.at_stake(roll).for_each(add);
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        game.discard_market(seat, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-rust-away").name("hero", game.hero_id(self.seat)).name("foe", game.foe_id())
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-rust-away").name("item", game.goods_id(*choice))
    }
}
