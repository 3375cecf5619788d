//! The coins of a claimed tile.

use crate::core::hero::COINS;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody gives a coin of the reward to a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bounty {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Step<Boarding> for Bounty {
    type Choice = u8;

    const RULE: &'static str = "RB1-7.7";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let side = game.side_of(self.seat);
        if self.left > 0 {
            Boarding::heroes_of(side).filter(|hero| game.hero(*hero).coins < COINS).for_each(add);
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        if self.left > 1 {
            game.push(Task::Ask(Asked::Bounty(Bounty { left: self.left - 1, ..self })));
        }
        game.gain(choice, 1, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-bounty").number("left", self.left)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-bounty").name("hero", game.hero_id((*choice).min(9)))
    }
}
