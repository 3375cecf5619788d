//! Swings on the rigging.

use crate::core::cells::Cells;
use crate::core::place::Cell;
use crate::core::state::{Boarding, Swing, Table};
use crate::core::task::Task;
use crate::core::walk::Walk;
use crate::core::window::Window;
use crate::effects::vocabulary::Moment;
use crate::event::Event;

impl Boarding {
    /// Where a hero may land, if it stands where it can swing.
    pub(crate) fn landings(&self, hero: u8) -> impl Iterator<Item = Cell> {
        let side = Boarding::side_of_hero(hero);
        let from = self.hero(hero).cell;
        let ship = if self.is_legal(side, from) { self.faces(from) } else { None };
        ship.map_or_else(Cells::default, |ship| self.map().deck(ship).without(self.closed(side))).iter()
    }

    /// A hero names where it wants to land.
    pub(crate) fn name_landing(&mut self, walk: Walk, to: Cell, table: &mut Table) {
        let modifier = self.lasting_swing(Boarding::side_of_hero(walk.hero));
        self.swing = Swing { hero: walk.hero, to, die: 0, modifier, again: false };
        let distance = self.swing_distance();
        table.tell(|| Event::SwingNamed { hero: self.hero_id(walk.hero), to, distance });
        self.push(Task::Walk(Walk { left: walk.left - 1, moved: true, ..walk }));
        self.push(Task::SwingEnd);
        self.push(Task::Window(Window::new(Moment::SwingRolled, walk.hero)));
        self.push(Task::SwingRoll);
        self.push(Task::Window(Window::new(Moment::SwingNamed, walk.hero)));
    }

    /// How far the swing goes.
    pub(crate) fn swing_distance(&self) -> u8 {
        self.map().distance(self.hero(self.swing.hero).cell, self.swing.to)
    }

    /// Whether the swing fails as it stands.
    pub(crate) fn swing_fails(&self) -> bool {
        (self.swing.die as i8 + self.swing.modifier) < self.swing_distance() as i8
    }

    pub(crate) fn roll_swing(&mut self, table: &mut Table) {
        self.swing.die = table.roll(6);
        let Swing { hero, die, modifier, .. } = self.swing;
        let distance = self.swing_distance();
        table.tell(|| Event::SwingRolled { hero: self.hero_id(hero), die, modifier, distance, again: false });
    }

    /// The die of the swing is rolled again.
    pub(crate) fn reroll_swing(&mut self, table: &mut Table) {
        self.swing.die = table.roll(6);
        self.swing.again = true;
        let Swing { hero, die, modifier, .. } = self.swing;
        let distance = self.swing_distance();
        table.tell(|| Event::SwingRolled { hero: self.hero_id(hero), die, modifier, distance, again: true });
    }

    pub(crate) fn end_swing(&mut self, table: &mut Table) {
        let Swing { hero, to, .. } = self.swing;
        let fails = self.swing_fails();
        self.swing = Swing::default();
        if fails {
            self.splash(hero);
        } else {
            let from = self.hero(hero).cell;
            self.hero_mut(hero).cell = to;
            table.tell(|| Event::Landed { hero: self.hero_id(hero), from, to });
        }
    }
}
