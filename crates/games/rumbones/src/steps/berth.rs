//! Coming back from overboard.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero comes back aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Berth {
    pub(crate) hero: u8,
}

impl Step<Boarding> for Berth {
    type Choice = u8;

    const RULE: &'static str = "RB1-17.1";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.free_musters().for_each(add);
    }

    fn forbids(&self, _game: &Boarding, _seat: Seat, _choice: &u8) -> &'static str {
        "RB1-17.5"
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.push(Task::Return);
        game.deploy(self.hero, choice, table);
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-berth").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        place(
            Phrase::new("do-berth").name("hero", game.hero_id(self.hero)),
            game.muster(game.active, (*choice).min(2)),
        )
    }
}
