//! Where a knocked-out hero is carried.

use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// To which of the nearest cities a hero is carried, as the map counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Refuge {
    pub(crate) seat: Seat,
}

impl Step<Quest> for Refuge {
    type Choice = u8;

    const RULE: &'static str = "RN-22.6";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(u8)) {
        game.nearest_towns(seat).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        game.carry_to(seat, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-refuge").name("hero", game.hero_id(self.seat))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-city").name("city", game.town_id(*choice))
    }
}
