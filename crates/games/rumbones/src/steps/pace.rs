//! The steps of a move.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::walk::Walk;
use crate::event::Event;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step as Decision;
use serde::{Deserialize, Serialize};

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stride"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Into the next place.
    To(Cell),
    /// On the rigging to the other ship.
    Swing(Cell),
    /// No farther.
    Stop,
}

/// The next step of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pace {
    pub(crate) walk: Walk,
}

impl Pace {
    /// The places next to the hero that it may enter.
    pub(crate) fn steps(self, game: &Boarding) -> impl Iterator<Item = Cell> {
        let Walk { hero, left, .. } = self.walk;
        let near = game.map().neighbours(game.hero(hero).cell).iter().copied();
        near.filter(move |to| game.may_step(hero, *to, left, game.ghost && !self.walk.free))
    }

    /// Whether the hero may stay where it is.
    fn may_stop(self, game: &Boarding) -> bool {
        let Walk { hero, moved, free, .. } = self.walk;
        (moved || free) && game.is_legal(Boarding::side_of_hero(hero), game.hero(hero).cell)
    }
}

impl Decision<Boarding> for Pace {
    type Choice = Step;

    const RULE: &'static str = "RB1-18.12";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.controller(self.walk.hero))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Step)) {
        self.steps(game).map(Step::To).for_each(&mut *add);
        if !self.walk.free {
            game.landings(self.walk.hero).map(Step::Swing).for_each(&mut *add);
        }
        if self.may_stop(game) {
            add(Step::Stop);
        }
    }

    fn is_open(&self, game: &Boarding) -> bool {
        self.steps(game).nth(1).is_some()
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Step) -> &'static str {
        let from = game.hero(self.walk.hero).cell;
        let on_map = |cell: &Cell| cell.index() < game.map().ground.len();
        match choice {
            Step::To(to) if !on_map(to) || game.map().distance(from, *to) != 1 => "RB1-3.1",
            Step::To(to) if game.is_sea(*to) => "RB1-3.5",
            Step::To(_) => "RB1-18.13",
            Step::Swing(_) if self.walk.free => "RB1-18.25",
            Step::Swing(_) if game.faces(from).is_none() => "RB1-18.18",
            Step::Swing(_) => "RB1-18.19",
            Step::Stop if self.walk.moved => "RB1-3.10",
            Step::Stop => "RB1-18.16",
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Step, table: &mut Table) {
        let walk = self.walk;
        match choice {
            Step::To(to) => {
                let from = game.hero(walk.hero).cell;
                game.hero_mut(walk.hero).cell = to;
                table.tell(|| Event::Stepped { hero: game.hero_id(walk.hero), from, to });
                game.push(Task::Walk(Walk { left: walk.left - 1, moved: true, ..walk }));
            }
            Step::Swing(to) => game.name_landing(walk, to, table),
            Step::Stop => game.end_walk(walk, table),
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-pace").name("hero", game.hero_id(self.walk.hero)).number("left", self.walk.left)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Step) -> Phrase {
        match choice {
            Step::To(to) => place(Phrase::new("do-step"), *to),
            Step::Swing(to) => {
                let distance = game.map().distance(game.hero(self.walk.hero).cell, *to);
                place(Phrase::new("do-swing").number("distance", distance), *to)
            }
            Step::Stop => Phrase::new("do-stop"),
        }
    }

    fn decline(&self) -> Option<Step> {
        (self.walk.moved || self.walk.free).then_some(Step::Stop)
    }
}
