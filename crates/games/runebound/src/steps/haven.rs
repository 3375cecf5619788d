//! Being placed in a city.

use crate::pack::CITIES;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which city the party is placed in, as the map counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Haven {
    pub(crate) seat: Seat,
}

impl Step<Quest> for Haven {
    type Choice = u8;

    const RULE: &'static str = "RN-6.30";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, _game: &Quest, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..CITIES as u8).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        game.warp(seat, choice, table);
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-haven")
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-city").name("city", game.town_id(*choice))
    }
}
