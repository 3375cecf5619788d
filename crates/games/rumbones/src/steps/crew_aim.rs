//! Crew attacks, group by group.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::phrases::parts::{label, place};
use crate::steps::{Asked, CrewDeckhands};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// From where crew attacks what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// Where they stand.
    pub from: Cell,
    /// What they attack.
    pub to: Cell,
}

/// The next group of crew attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrewAim;

impl Step<Boarding> for CrewAim {
    type Choice = Volley;

    const RULE: &'static str = "RB1-16.7";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Volley)) {
        game.volleys(game.active).for_each(add);
    }

    fn is_open(&self, game: &Boarding) -> bool {
        game.volleys(game.active).nth(1).is_some()
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Volley) -> &'static str {
        let crew = &game.hold(game.active).crew;
        let ready = crew.at(choice.from).any(|stack| stack.ready > 0);
        let cells = game.map().ground.len();
        let far = choice.from.index() >= cells
            || choice.to.index() >= cells
            || game.map().distance(choice.from, choice.to) > game.pack.crew.deckhand.range;
        match () {
            () if !ready => "RB1-16.2",
            () if far => "RB1-16.3",
            () => "RB1-8.2",
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Volley, _table: &mut Table) {
        game.push(Task::Ask(Asked::CrewDeckhands(CrewDeckhands { volley: choice })));
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-crew-aim")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Volley) -> Phrase {
        place(Phrase::new("do-crew-aim").label("from", label(choice.from)), choice.to)
    }
}
