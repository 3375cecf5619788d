//! A card that a team-mate may play for a move.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::{Act, Asked};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero can move only with a card that a team-mate of its player holds, who has the last word on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lend {
    pub(crate) hero: u8,
    pub(crate) card: u8,
    /// Who holds the card.
    pub(crate) seat: Seat,
}

impl Step<Boarding> for Lend {
    type Choice = bool;

    const RULE: &'static str = "RB1-22.2";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, _game: &Boarding, _seat: Seat, add: &mut impl FnMut(bool)) {
        [true, false].into_iter().for_each(add);
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: bool, table: &mut Table) {
        if choice {
            game.ghost_move(self.hero, seat, self.card, table);
        } else {
            game.push(Task::Ask(Asked::Act(Act { hero: self.hero, alone: true })));
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-lend").name("hero", game.hero_id(self.hero)).name("card", game.card_id(self.card))
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &bool) -> Phrase {
        if *choice {
            Phrase::new("do-play").name("card", game.card_id(self.card))
        } else {
            Phrase::new("do-lend-not")
        }
    }

    fn decline(&self) -> Option<bool> {
        Some(false)
    }
}
