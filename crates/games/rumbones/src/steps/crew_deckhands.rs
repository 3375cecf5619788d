//! How many deckhands of a group attack.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::phrases::parts::{label, place};
use crate::steps::{Asked, CrewBosuns, Volley};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// So many deckhands of one place attack together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrewDeckhands {
    pub(crate) volley: Volley,
}

impl Step<Boarding> for CrewDeckhands {
    type Choice = u8;

    const RULE: &'static str = "RB1-16.8";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let crew = &game.hold(game.active).crew;
        let least = u8::from(crew.ready(self.volley.from, Rank::Bosun) == 0);
        (least..=crew.ready(self.volley.from, Rank::Deckhand)).rev().for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, _table: &mut Table) {
        game.push(Task::Ask(Asked::CrewBosuns(CrewBosuns { volley: self.volley, deckhands: choice })));
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        place(Phrase::new("ask-crew-deckhands").label("from", label(self.volley.from)), self.volley.to)
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-crew-deckhands").number("count", *choice)
    }
}
