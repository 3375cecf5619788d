//! Coins shared out among heroes.

use crate::core::hero::COINS;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero may give a coin to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub(crate) seat: Seat,
    pub(crate) from: u8,
}

impl Step<Boarding> for Share {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB1-5.20";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let side = Boarding::side_of_hero(self.from);
        let room = |hero: &u8| *hero != self.from && game.hero(*hero).coins < COINS;
        if game.hero(self.from).coins > 0 {
            game.deployed(side).filter(room).map(Some).for_each(&mut *add);
        }
        add(None);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let Some(to) = choice {
            game.pass_coins(self.from, to, 1, table);
            game.push(Task::Ask(Asked::Share(self)));
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-share").name("from", game.hero_id(self.from))
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(hero) => Phrase::new("do-share").name("hero", game.hero_id((*hero).min(9))),
            None => Phrase::new("do-share-none"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
