//! Pushes.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::event::Event;
use crate::steps::{Asked, PushStep};
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A hero that is being pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Push {
    pub hero: u8,
    /// How many places farther.
    pub left: u8,
    /// Who pushes.
    pub by: Seat,
}

impl Boarding {
    /// Where a hero may be pushed next: a legal place, or the open sea.
    pub(crate) fn push_steps(&self, hero: u8) -> impl Iterator<Item = Cell> {
        let side = Boarding::side_of_hero(hero);
        let near = self.map().neighbours(self.hero(hero).cell).iter().copied();
        near.filter(move |to| self.is_open(side, *to))
    }

    /// A hero is pushed one place.
    pub(crate) fn push_hero(&mut self, push: Push, to: Cell, table: &mut Table) {
        let from = self.hero(push.hero).cell;
        table.tell(|| Event::Pushed { hero: self.hero_id(push.hero), from, to });
        if self.is_sea(to) {
            self.splash(push.hero);
        } else {
            self.hero_mut(push.hero).cell = to;
            if push.left > 1 {
                self.push(Task::Ask(Asked::PushStep(PushStep {
                    push: Push { left: push.left - 1, ..push },
                })));
            }
        }
    }
}
