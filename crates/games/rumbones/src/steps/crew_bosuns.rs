//! How many bosuns of a group attack.

use crate::core::attack::Source;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::phrases::parts::{label, place};
use crate::steps::Volley;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// So many bosuns of one place attack together with deckhands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrewBosuns {
    pub(crate) volley: Volley,
    pub(crate) deckhands: u8,
}

impl Step<Boarding> for CrewBosuns {
    type Choice = u8;

    const RULE: &'static str = "RB1-16.8";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let crew = &game.hold(game.active).crew;
        let least = u8::from(self.deckhands == 0);
        (least..=crew.ready(self.volley.from, Rank::Bosun)).rev().for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        let side = game.active;
        let Volley { from, to } = self.volley;
        let crew = &mut game.hold_mut(side).crew;
        crew.spend(from, Rank::Deckhand, self.deckhands);
        crew.spend(from, Rank::Bosun, choice);
        game.push(Task::CrewFight);
        game.declare(Source::Crew { from, deckhands: self.deckhands, bosuns: choice }, side, to, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        place(Phrase::new("ask-crew-bosuns").label("from", label(self.volley.from)), self.volley.to)
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-crew-bosuns").number("count", *choice)
    }
}
