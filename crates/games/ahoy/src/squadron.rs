//! The Bluefin Squadron: patrols, orders, strongholds and bombardment.

use crate::chart::{Cell, Dir};
use crate::components::Figure;
use crate::event::Event;
use crate::faction::Faction;
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Course, Task, Voyage};

impl Ahoy {
    pub(crate) fn bombard(&mut self, table: &mut Table) {
        let region = self.flag(Faction::Squadron).region();
        self.remove_comrades(region, self.comrades[region.index()], table);
    }

    pub(crate) fn place_patrol(&mut self, cell: Cell, table: &mut Table) {
        self.patrols[cell.index()] += 1;
        table.tell(|| Event::PatrolPlaced { at: self.chart.at(cell) });
    }

    /// The flagship's space and its existing neighbours; sandbars do not matter.
    pub(crate) fn deploy_spaces(&self) -> impl Iterator<Item = Cell> + '_ {
        let here = self.flag(Faction::Squadron);
        std::iter::once(here).chain(Dir::ALL.into_iter().filter_map(move |dir| self.chart.next(here, dir)))
    }

    /// Spaces with a patrol that has not moved yet in this order and can take a step.
    pub(crate) fn orderable(&self, mover: Faction, moved: [Cell; 4]) -> impl Iterator<Item = Cell> + '_ {
        self.chart.cells().filter(move |cell| {
            let patrols = self.patrols[cell.index()] as usize;
            patrols > moved.iter().filter(|place| *place == cell).count() && {
                let voyage = order_voyage(mover, *cell, 1);
                Dir::ALL.iter().any(|dir| self.can_step(&voyage, *cell, *dir))
            }
        })
    }

    /// A patrol is sent off.
    pub(crate) fn order_patrol(&mut self, cell: Cell) {
        if let Some(Task::Order { mover, steps, left, .. }) = self.stack.last_mut() {
            *left -= 1;
            let voyage = order_voyage(*mover, cell, *steps);
            self.push(Task::Sail(voyage));
        }
    }

    /// Islands where two patrols can become a stronghold.
    pub(crate) fn stronghold_islands(&self) -> impl Iterator<Item = Cell> + '_ {
        let islands = self.chart.regions().map(|region| self.chart.island(region));
        islands.filter(|island| self.strongholds_left() > 0 && self.patrols[island.index()] >= 2)
    }

    pub(crate) fn can_raise_stronghold(&self) -> bool {
        self.stronghold_islands().next().is_some()
    }

    pub(crate) fn raise_stronghold(&mut self, island: Cell, table: &mut Table) {
        self.patrols[island.index()] -= 2;
        self.strongholds[island.region().index()] += 1;
        table.tell(|| Event::StrongholdRaised { at: self.chart.at(island) });
    }
}

/// The Squadron's own orders may lead to battle; patrols moved by an Official never fight.
fn order_voyage(mover: Faction, cell: Cell, steps: u8) -> Voyage {
    let course = if steps == 1 && mover == Faction::Squadron { Course::Order } else { Course::Peaceful };
    Voyage { figure: Figure::Patrol(cell), mover, course, steps, ..Voyage::default() }
}
