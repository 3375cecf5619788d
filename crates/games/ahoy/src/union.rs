//! The Mollusk Union: comrades and where they go.

use crate::chart::{Cell, Region};
use crate::event::Event;
use crate::faction::Faction;
use crate::moves::{Move, Settling};
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Purpose, Task};

impl Ahoy {
    /// Comrades go from an island to the supply, as many as there are.
    pub(crate) fn remove_comrades(&mut self, region: Region, count: u8, table: &mut Table) {
        let count = count.min(self.comrades[region.index()]);
        if count > 0 {
            self.comrades[region.index()] -= count;
            let at = self.chart.at(self.chart.island(region));
            table.tell(|| Event::ComradesRemoved { at, count });
        }
    }

    /// Ready comrades go to an island, as many as there are.
    pub(crate) fn land_comrades(&mut self, region: Region, count: u8, table: &mut Table) {
        let count = count.min(self.ready);
        if count > 0 {
            self.ready -= count;
            self.comrades[region.index()] += count;
            let at = self.chart.at(self.chart.island(region));
            table.tell(|| Event::ComradesLanded { at, count });
        }
    }

    /// Comrades go from the supply to the ready area, as many as there are.
    pub(crate) fn ready_comrades(&mut self, count: u8, table: &mut Table) {
        let count = count.min(self.comrades_left());
        if count > 0 {
            self.ready += count;
            table.tell(|| Event::ComradesReadied { count });
        }
    }

    pub(crate) fn rally(&mut self, table: &mut Table) {
        if self.chart.is_island(self.flag(Faction::Union)) {
            self.ready_comrades(4, table);
        }
    }

    /// Landing on an island by Sail: two comrades come ashore, or two are readied.
    pub(crate) fn landing_options(&self, into: &mut Vec<Move>) {
        let at = self.chart.at(self.flag(Faction::Union));
        let (ashore, readied) = (self.ready.min(2), self.comrades_left().min(2));
        if ashore > 0 {
            into.push(Move::Settle(Settling { at, count: ashore }));
        }
        if readied > 0 {
            into.push(Move::Count(readied));
        }
        into.push(Move::Pass);
    }

    /// Islands that comrades can be taken from for a purpose.
    pub(crate) fn muster_islands(&self, purpose: Purpose) -> impl Iterator<Item = Cell> + '_ {
        let needed = if matches!(purpose, Purpose::Cutter | Purpose::Gunship) { 2 } else { 1 };
        let held = self.chart.regions().filter(move |region| self.comrades[region.index()] >= needed);
        held.map(|region| self.chart.island(region))
    }

    /// Where comrades taken from an island may go, and in what numbers.
    pub(crate) fn resettle_options(&self, from: Region, left: u8, into: &mut Vec<Move>) {
        for region in self.chart.regions().filter(|region| *region != from) {
            let at = self.chart.at(self.chart.island(region));
            into.extend((1..=left).map(|count| Move::Settle(Settling { at, count })));
        }
    }

    pub(crate) fn resettle(&mut self, settling: Settling, table: &mut Table) {
        let (Some(Task::Resettle { from, left, scatter, .. }), Some(to)) =
            (self.stack.last().copied(), self.chart.cell_at(settling.at))
        else {
            return;
        };
        let count = settling.count;
        self.comrades[from.index()] -= count;
        self.comrades[to.region().index()] += count;
        let home = self.chart.at(self.chart.island(from));
        table.tell(|| Event::ComradesMoved { from: home, to: settling.at, count });
        let rest = if scatter { left - count } else { 0 };
        if let Some(Task::Resettle { left, .. }) = self.stack.last_mut() {
            *left = rest;
        }
    }
}
