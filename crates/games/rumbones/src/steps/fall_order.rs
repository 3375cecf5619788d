//! The order in which heroes fall.

use crate::core::hero::HEROES;
use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The next hero with too much damage falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FallOrder {
    /// The hero whose attack it was.
    pub(crate) by: u8,
}

impl Step<Boarding> for FallOrder {
    type Choice = u8;

    const RULE: &'static str = "RB1-10.3";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..HEROES as u8).filter(|hero| game.is_doomed(*hero)).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, _table: &mut Table) {
        game.knock_out(choice, self.by);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-fall-order")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-fall").name("hero", game.hero_id((*choice).min(9)))
    }
}
