//! Picking a hero.

use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which hero a player leads, as the pack counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PickHero {
    pub(crate) seat: Seat,
}

impl Step<Quest> for PickHero {
    type Choice = u8;

    const RULE: &'static str = "RN-3.9";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..game.pack().heroes.len() as u8).filter(|hero| game.idle >> hero & 1 == 1).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        game.take_hero(seat, choice, table);
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-pick-hero").number("seat", self.seat.0 + 1)
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        let hero = game.pack().heroes.get(usize::from(*choice));
        Phrase::new("do-pick-hero").name("hero", hero.map_or("nothing", |hero| &hero.id))
    }
}
