//! A card from the piles.

use crate::core::state::bits;
use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody takes a card back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fetch {
    pub(crate) seat: Seat,
}

impl Step<Boarding> for Fetch {
    type Choice = u8;

    const RULE: &'static str = "RB1-6.12";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let hold = game.hold(game.side_of(self.seat));
        bits(hold.discard | hold.pool).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.fetch(self.seat, choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-fetch")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-fetch").name("card", game.card_id((*choice).min(49)))
    }
}
