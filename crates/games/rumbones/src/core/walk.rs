//! Moves of heroes, step by step.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::window::Window;
use crate::effects::vocabulary::Moment;
use crate::event::Event;
use crate::steps::{Asked, Pace};
use serde::{Deserialize, Serialize};

/// A hero on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Walk {
    pub hero: u8,
    /// Places that it may still enter.
    pub left: u8,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether a card lets it move: no action, and no swing.
    pub free: bool,
}

impl Boarding {
    /// The next step of a move, or its end.
    pub(crate) fn walk_on(&mut self, walk: Walk, table: &mut Table) {
        if !self.hero(walk.hero).deployed() {
            self.ghost = false;
        } else if walk.left == 0 {
            self.end_walk(walk, table);
        } else {
            self.push(Task::Ask(Asked::Pace(Pace { walk })));
        }
    }

    /// A hero stops.
    pub(crate) fn end_walk(&mut self, walk: Walk, table: &mut Table) {
        self.ghost = false;
        if !walk.free {
            let cell = self.hero(walk.hero).cell;
            table.tell(|| Event::MoveEnded { hero: self.hero_id(walk.hero), cell });
            self.push(Task::Window(Window::new(Moment::MoveEnded, walk.hero)));
        }
    }

    /// Whether a hero may step into a place with so many places to enter, that one included.
    pub(crate) fn may_step(&self, hero: u8, to: Cell, left: u8, ghost: bool) -> bool {
        let side = Boarding::side_of_hero(hero);
        if self.is_legal(side, to) {
            return true;
        }
        ghost
            && left > 1
            && !self.is_sea(to)
            && self.creature_at(to).is_none()
            && self.way_out(hero, to, left - 1)
    }

    /// Whether a ghost gets out of a forbidden place in time.
    fn way_out(&self, hero: u8, from: Cell, left: u8) -> bool {
        left > 0 && self.map().neighbours(from).iter().any(|to| self.may_step(hero, *to, left, true))
    }

    /// Whether a hero can begin a move: a step or a swing.
    pub(crate) fn can_move(&self, hero: u8, ghost: bool) -> bool {
        let (cell, left) = (self.hero(hero).cell, self.move_length(hero));
        let steps = || self.map().neighbours(cell).iter().any(|to| self.may_step(hero, *to, left, ghost));
        steps() || self.landings(hero).next().is_some()
    }

    /// How far a hero moves in one action.
    pub(crate) fn move_length(&self, hero: u8) -> u8 {
        self.edition.switches().stride + self.lasting_move(Boarding::side_of_hero(hero))
    }
}
