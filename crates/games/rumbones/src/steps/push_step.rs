//! Pushing a hero.

use crate::core::place::Cell;
use crate::core::push::Push;
use crate::core::state::{Boarding, Table};
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero is pushed one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PushStep {
    pub(crate) push: Push,
}

impl Step<Boarding> for PushStep {
    type Choice = Cell;

    const RULE: &'static str = "RB1-12.2";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.push.by)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Cell)) {
        game.push_steps(self.push.hero).for_each(add);
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Cell) -> &'static str {
        let cells = game.map().ground.len();
        let near =
            choice.index() < cells && game.map().distance(game.hero(self.push.hero).cell, *choice) == 1;
        match () {
            () if !near => "RB1-12.1",
            () if game.creature_at(*choice).is_some() => "RB1-12.3",
            () => "RB1-12.2",
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Cell, table: &mut Table) {
        game.push_hero(self.push, choice, table);
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-push").name("hero", game.hero_id(self.push.hero)).number("left", self.push.left)
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Cell) -> Phrase {
        place(Phrase::new("do-push"), *choice)
    }
}
