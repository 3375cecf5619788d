//! The order in which heroes act.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The next hero of the side acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NextHero;

impl Step<Boarding> for NextHero {
    type Choice = u8;

    const RULE: &'static str = "RB1-18.2";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.deployed(game.active).filter(|hero| !game.hero(*hero).acted).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.activate(choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-next-hero")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-next-hero").name("hero", game.hero_id((*choice).min(9)))
    }
}
