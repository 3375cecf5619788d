//! The Sea Dragon.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::beast::{Beast, Dragon};
use crate::second::event::Event;
use crate::second::hero::{DRAGON, NOBODY};
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, DragonAct, DragonStep};
use crate::second::task::Task;
use freeport_kernel::Seat;

impl Melee {
    /// Somebody calls the Sea Dragon.
    pub(crate) fn summon(&mut self, seat: Seat, cell: Cell, table: &mut Table) {
        self.dragon = Dragon { beast: Beast::Aboard { cell, damage: 0 }, owner: seat, acted: false, used: 0 };
        table.tell(|| Event::DragonCame { seat, cell });
        self.break_plank(cell, table);
    }

    /// The Sea Dragon breaks the gangplank where it is.
    fn break_plank(&mut self, cell: Cell, table: &mut Table) {
        if let Some(plank) = self.plank_at(cell).filter(|plank| !self.is_gone(*plank)) {
            self.cut |= 1 << plank;
            self.drop_figures(cell, table);
        }
    }

    /// The Sea Dragon's next action, or the end of its activation.
    pub(crate) fn dragon_acts(&mut self) {
        if self.acting != DRAGON {
            self.dragon.acted = true;
        } else if self.actions > 0 {
            self.push(Task::Ask(Asked::DragonAct(DragonAct)));
        } else {
            self.dragon_rests();
        }
    }

    /// The Sea Dragon's activation ends.
    pub(crate) fn dragon_rests(&mut self) {
        self.acting = NOBODY;
        (self.dragon.acted, self.dragon.used) = (true, 0);
    }

    /// Where the Sea Dragon may swim next.
    pub(crate) fn dragon_steps(&self) -> impl Iterator<Item = Cell> + use<'_> {
        let near = self.dragon.beast.cell().map_or(&[][..], |cell| self.chart().grid.neighbours(cell));
        near.iter().copied().filter(|to| self.ship(*to).is_none() && self.kraken.cell() != Some(*to))
    }

    /// The attacks of the Sea Dragon and the cells it may aim them at.
    pub(crate) fn dragon_attacks(&self) -> impl Iterator<Item = (u8, Cell)> + use<'_> {
        let side = self.side_of(self.dragon.owner);
        let fangs = self.pack().beasts.dragon.attacks.iter().zip(0u8..);
        let fresh = fangs.filter(|(fang, at)| !(fang.once && self.dragon.used >> at & 1 == 1));
        let from = self.dragon.beast.cell();
        fresh.flat_map(move |(fang, at)| {
            let cells = from.into_iter().flat_map(move |from| self.in_range(side, from, fang.attack.range));
            cells.map(move |to| (at, to))
        })
    }

    /// The Sea Dragon attacks.
    pub(crate) fn dragon_attacks_cell(&mut self, skill: u8, to: Cell, table: &mut Table) {
        let Some(fang) = self.pack().beasts.dragon.attacks.get(usize::from(skill)) else { return };
        self.dragon.used |= 1 << skill;
        let (side, seat) = (self.side_of(self.dragon.owner), self.dragon.owner);
        let blow = (to, fang.attack.dice, fang.attack.hit, 0);
        self.declare(Source::Dragon { skill }, Some(side), seat, blow, table);
    }

    /// The Sea Dragon may swim on.
    pub(crate) fn dragon_walks(&mut self, left: u8) {
        if left > 0 && self.acting == DRAGON {
            self.push(Task::Ask(Asked::DragonStep(DragonStep { left })));
        }
    }

    /// The Sea Dragon swims one cell.
    pub(crate) fn dragon_swims(&mut self, left: u8, to: Cell, table: &mut Table) {
        if let Beast::Aboard { cell, .. } = &mut self.dragon.beast {
            let from = *cell;
            *cell = to;
            table.tell(|| Event::DragonSwam { from, to });
        }
        self.push(Task::DragonWalk { left: left - 1 });
        self.break_plank(to, table);
    }
}
