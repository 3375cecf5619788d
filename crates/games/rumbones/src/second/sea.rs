//! Falling overboard, and gangplanks that go and come back.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Moment;
use crate::second::event::Event;
use crate::second::hero::Standing;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, DrownOrder};
use crate::second::task::Task;
use crate::second::window::Window;

impl Melee {
    /// A hero is about to fall into the sea.
    pub(crate) fn splash(&mut self, hero: u8) {
        if self.hero(hero).deployed() {
            self.falling |= 1 << hero;
            self.push(Task::Sink { hero });
            self.push(Task::Window(Window::new(Moment::Overboard, hero)));
        }
    }

    /// A hero is overboard, unless it was caught.
    pub(crate) fn sink(&mut self, hero: u8, table: &mut Table) {
        if self.falling >> hero & 1 == 0 {
            return;
        }
        self.falling &= !(1 << hero);
        let acted = !self.is_free_for_all();
        let own = self.hero_mut(hero);
        own.state = Standing::Overboard;
        own.acted = acted;
        table.tell(|| Event::WentOverboard { hero: self.fighter(hero) });
        self.out_of_action(hero);
    }

    /// Heroes fall, one after the other in the order that the active player chooses.
    pub(crate) fn drown(&mut self, heroes: u16) {
        let heroes = Melee::members(heroes).filter(|hero| self.hero(*hero).deployed());
        let heroes = heroes.fold(0, |all, hero| all | 1 << hero);
        if heroes != 0 {
            self.push(Task::Ask(Asked::DrownOrder(DrownOrder { heroes })));
        }
    }

    /// Crew falls into the sea: it is defeated, and nobody gains by it.
    pub(crate) fn drown_crew(&mut self, side: Side, cell: Cell, count: [u8; 2], table: &mut Table) {
        let [deckhands, bosuns] = self.remove_crew(side, cell, count);
        if deckhands + bosuns > 0 {
            table.tell(|| Event::CrewDrowned { side, cell, deckhands, bosuns });
        }
    }

    /// Everybody in a cell falls into the sea.
    pub(crate) fn drop_figures(&mut self, cell: Cell, table: &mut Table) {
        table.tell(|| Event::PlankGone { cell });
        self.spill(cell, table);
    }

    /// Everybody in a cell goes overboard.
    pub(crate) fn spill(&mut self, cell: Cell, table: &mut Table) {
        let heroes = self.heroes_at(cell).fold(0, |all, hero| all | 1 << hero);
        self.falling |= heroes;
        self.push(Task::Drown { heroes });
        if !self.is_free_for_all() {
            for side in Side::BOTH {
                self.drown_crew(side, cell, [u8::MAX; 2], table);
            }
        }
    }
}
