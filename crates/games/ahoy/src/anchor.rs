//! Anchoring: treasure, harbors, and what each faction gains from a landfall.

use crate::chart::Cell;
use crate::components::{Card, Power, ShipSlot, Slot};
use crate::event::{Event, GoldSource};
use crate::faction::Faction;
use crate::moves::{Loading, Move};
use crate::resolve::Table;
use crate::state::{Ahoy, DAMAGE};
use crate::task::{Course, Task, Voyage};

impl Ahoy {
    /// A flagship ends its move: gold first, then the harbor, then what the faction gains.
    pub(crate) fn anchor(&mut self, owner: Faction, voyage: &Voyage, cell: Cell, table: &mut Table) {
        table.tell(|| Event::Anchored { faction: owner, at: self.chart.at(cell) });
        let space = self.space(cell);
        let can_patrol = matches!(voyage.course, Course::Sail | Course::Tailwind) && self.patrols_left() > 0;
        let can_land = voyage.course == Course::Sail
            && space.island.is_some()
            && (self.ready > 0 || self.comrades_left() > 0);
        match owner {
            Faction::Squadron if can_patrol => self.push(Task::LeavePatrol),
            Faction::Union if can_land => self.push(Task::LandComrades),
            _ => {}
        }
        if voyage.pushed {
            return;
        }
        let treasure = if voyage.looted & cell.bit() == 0 { space.treasure } else { 0 };
        let diver = u8::from(space.wreckage && self.has_power(owner, Power::Diver));
        self.gain_gold(owner, treasure + diver, GoldSource::Treasure, table);
        if space.harbor {
            if self.has_power(owner, Power::Merchant) {
                self.gain_gold(owner, 1, GoldSource::Crew, table);
            }
            self.push(Task::Harbor { owner });
        }
    }

    pub(crate) fn has_harbor_use(&self, owner: Faction) -> bool {
        self.damaged_slots(owner).next().is_some() || {
            let mut loads = Vec::new();
            self.loadings(owner, true, &mut loads);
            !loads.is_empty()
        }
    }

    pub(crate) fn harbor_options(&self, owner: Faction, into: &mut Vec<Move>) {
        into.extend(self.damaged_slots(owner).map(Move::Slot));
        self.loadings(owner, true, into);
        into.push(Move::Pass);
    }

    pub(crate) fn harbor_asides(&self, owner: Faction, into: &mut Vec<Move>) {
        let mut urged = Vec::new();
        self.loadings(owner, true, &mut urged);
        let mut all = Vec::new();
        self.loadings(owner, false, &mut all);
        into.extend(all.into_iter().filter(|mv| !urged.contains(mv)));
    }

    /// The ways to move a die to an empty Cannons slot; the sensible ones never turn a die down or overpay.
    fn loadings(&self, owner: Faction, sensible: bool, into: &mut Vec<Move>) {
        let purse = self.gold[owner.index()];
        for group in self.pack.groups(owner).iter().filter(|group| group.face.action.is_cannons()) {
            if !self.board[owner.index()][group.range.clone()].contains(&0) {
                continue;
            }
            let slot = Slot::Board(group.face.action);
            self.each_placed_die(owner, |from, die| {
                for to in (1..=6).filter(|to| group.face.need.takes(*to)) {
                    let least = self.price(owner, die, to);
                    for gold in (least..=purse).filter(|gold| self.can_pay(owner, die, to, *gold)) {
                        let turned_down = group.face.need.takes(die) && to < die;
                        if !sensible || gold == least && !turned_down {
                            into.push(Move::Load(Loading { from, die, to, gold, slot }));
                        }
                    }
                }
            });
        }
    }

    /// Visits the placed dice of a faction: board, crew cards and their prices, ship cards. Alike dice once.
    fn each_placed_die(&self, owner: Faction, mut visit: impl FnMut(Slot, u8)) {
        for group in self.pack.groups(owner) {
            let values = &self.board[owner.index()][group.range.clone()];
            for die in 1..=6 {
                if values.contains(&die) {
                    visit(Slot::Board(group.face.action), die);
                }
            }
        }
        for card in Card::of(self.crew[owner.index()]) {
            let die = self.card_slot[card.index()];
            if (1..=6).contains(&die) {
                visit(if self.pack.card(card).slot { Slot::Crew(card) } else { Slot::Cost(card) }, die);
            }
        }
        if owner == Faction::Union {
            for slot in ShipSlot::ALL {
                let die = self.ship_slot[slot as usize];
                if (1..=6).contains(&die) {
                    visit(Slot::Ship(slot), die);
                }
            }
        }
    }

    pub(crate) fn use_harbor(&mut self, owner: Faction, mv: Move, table: &mut Table) {
        self.stack.pop();
        match mv {
            Move::Slot(slot) => {
                self.push(Task::Repair { owner, left: 2, done: 0 });
                self.repair(owner, 2, 0, slot, table);
            }
            Move::Load(Loading { from, die, to, gold, slot }) => {
                self.spend(owner, gold);
                self.change_slot(owner, from, die, 0);
                self.change_slot(owner, slot, 0, to);
                table.tell(|| Event::DieLoaded { faction: owner, from, die, to, gold });
                self.load_cannons(owner);
            }
            _ => {}
        }
    }

    /// One damage token is taken off a slot.
    pub(crate) fn repair(&mut self, owner: Faction, left: u8, done: u8, slot: Slot, table: &mut Table) {
        self.change_slot(owner, slot, DAMAGE, 0);
        table.tell(|| Event::Repaired { faction: owner, slot });
        if let Some(task) = self.stack.last_mut() {
            *task = Task::Repair { owner, left: left.saturating_sub(1), done: done + 1 };
        }
    }
}
