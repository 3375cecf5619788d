//! Damage: dealt by others, taken by oneself, and what it does to each kind of figure.

use crate::chart::Cell;
use crate::components::{Card, Figure, PlanKind, Power, ShipSlot, Slot};
use crate::event::Event;
use crate::faction::Faction;
use crate::moves::{Move, Target};
use crate::resolve::{Flow, Table};
use crate::state::{Ahoy, DAMAGE};
use crate::task::{Course, Deal, Task, Voyage};

impl Ahoy {
    /// The slots of a flagship's owner that can be damaged; alike slots are named once.
    pub(crate) fn damageable(&self, owner: Faction, board_only: bool) -> impl Iterator<Item = Slot> + '_ {
        let board = &self.board[owner.index()];
        let groups = self.pack.groups(owner).iter();
        let on_board = groups
            .filter(|group| !group.face.dashed && board[group.range.clone()].contains(&0))
            .map(|group| Slot::Board(group.face.action));
        let crew = if board_only { 0 } else { self.crew[owner.index()] };
        let cards =
            Card::of(crew).filter(|card| self.pack.card(*card).slot && self.card_slot[card.index()] == 0);
        on_board.chain(cards.map(Slot::Crew))
    }

    /// The gunship card's slots that can be damaged.
    fn gunship_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        let slots = [ShipSlot::Gunship4, ShipSlot::Gunship6];
        slots
            .into_iter()
            .filter(|slot| self.has_ship(*slot) && self.ship_slot[*slot as usize] == 0)
            .map(Slot::Ship)
    }

    /// The slots damage to a figure can go to; none for figures that are removed instead.
    pub(crate) fn damage_options(&self, victim: Figure, board_only: bool, into: &mut Vec<Move>) {
        match victim {
            Figure::Flagship(owner) => into.extend(self.damageable(owner, board_only).map(Move::Slot)),
            Figure::Gunship => into.extend(self.gunship_slots().map(Move::Slot)),
            Figure::Patrol(_) | Figure::Stronghold(_) | Figure::Cutter => {}
        }
    }

    pub(crate) fn damage_slot(&mut self, owner: Faction, slot: Slot, table: &mut Table) {
        self.change_slot(owner, slot, 0, DAMAGE);
        table.tell(|| Event::SlotDamaged { faction: owner, slot });
        if let Slot::Ship(_) = slot
            && self.ship_slot[1..] == [DAMAGE; 2]
        {
            self.sink(Figure::Gunship, table);
        }
    }

    /// A ship of the Union is destroyed: its card is discarded and its tokens go back.
    fn sink(&mut self, ship: Figure, table: &mut Table) {
        let at = self.place_of(ship);
        let plan = if ship == Figure::Cutter { PlanKind::Cutter } else { PlanKind::Gunship };
        let slots = ShipSlot::ALL.into_iter().filter(|slot| slot.ship() == ship);
        for slot in slots {
            self.ship_slot[slot as usize] = 0;
        }
        if ship == Figure::Cutter {
            self.cutter = Cell::NOWHERE;
        } else {
            self.gunship = Cell::NOWHERE;
        }
        let card = self.plans_of(plan, self.in_play);
        self.in_play &= !card;
        self.plan_discard |= card;
        table.tell(|| Event::Removed { ship: ship.ship(), at: self.chart.at(at) });
    }

    /// A patrol goes back to the supply; if it is the one under way, its voyage is over.
    pub(crate) fn remove_patrol(&mut self, cell: Cell, under_way: bool, table: &mut Table) {
        self.patrols[cell.index()] = self.patrols[cell.index()].saturating_sub(1);
        table.tell(|| Event::Removed { ship: Figure::Patrol(cell).ship(), at: self.chart.at(cell) });
        let last = self.patrols[cell.index()] == 0;
        let voyages = self.stack.iter_mut().rev().filter_map(|task| match task {
            Task::Sail(voyage) if voyage.figure == Figure::Patrol(cell) => Some(voyage),
            _ => None,
        });
        if under_way || last {
            for voyage in voyages {
                voyage.over = true;
            }
        }
    }

    /// Damage goes on being dealt until it is used up or finds no slot.
    pub(crate) fn deal_on(&mut self, deal: Deal, table: &mut Table) -> Flow {
        if deal.left == 0 {
            return self.end_deal(deal);
        }
        let one = |left: u8| Deal { left, dealt: deal.dealt + 1, ..deal };
        match deal.victim {
            Figure::Patrol(cell) => {
                self.remove_patrol(cell, deal.mover, table);
                self.done()
            }
            Figure::Stronghold(region) => {
                self.strongholds[region.index()] = self.strongholds[region.index()].saturating_sub(1);
                let at = self.chart.at(self.chart.island(region));
                table.tell(|| Event::Removed { ship: deal.victim.ship(), at });
                self.done()
            }
            Figure::Cutter => {
                if self.ship_slot[ShipSlot::Cutter as usize] == 0 {
                    self.sink(Figure::Cutter, table);
                } else {
                    table.tell(|| Event::DamageIgnored { ship: deal.victim.ship() });
                }
                self.done()
            }
            Figure::Gunship | Figure::Flagship(_) => match self.only_slot(deal.victim, false) {
                Slots::None => {
                    table.tell(|| Event::DamageIgnored { ship: deal.victim.ship() });
                    self.end_deal(deal)
                }
                Slots::One(slot) => {
                    self.set_deal(one(deal.left - 1));
                    self.damage_slot(deal.victim.owner(), slot, table);
                    Flow::Go
                }
                Slots::Several => Flow::Ask,
            },
        }
    }

    /// The dealer has chosen a slot.
    pub(crate) fn deal_to(&mut self, deal: Deal, slot: Slot, table: &mut Table) {
        self.set_deal(Deal { left: deal.left - 1, dealt: deal.dealt + 1, ..deal });
        self.damage_slot(deal.victim.owner(), slot, table);
    }

    fn set_deal(&mut self, deal: Deal) {
        if let Some(task) = self.stack.last_mut() {
            *task = Task::Deal(deal);
        }
    }

    /// The Battering Beakhead may push an enemy figure that stays on the chart.
    fn end_deal(&mut self, deal: Deal) -> Flow {
        self.stack.pop();
        let stays = self.place_of(deal.victim).is_somewhere();
        if deal.dealt > 0
            && stays
            && deal.victim.owner() != deal.dealer
            && self.has_power(deal.dealer, Power::BatteringBeakhead)
        {
            self.push(Task::Sail(Voyage {
                figure: deal.victim,
                mover: deal.dealer,
                course: Course::Pushed,
                steps: deal.dealt,
                ..Voyage::default()
            }));
        }
        Flow::Go
    }

    fn only_slot(&self, victim: Figure, board_only: bool) -> Slots {
        fn count(mut slots: impl Iterator<Item = Slot>) -> Slots {
            match (slots.next(), slots.next()) {
                (None, _) => Slots::None,
                (Some(slot), None) => Slots::One(slot),
                _ => Slots::Several,
            }
        }
        match victim {
            Figure::Gunship => count(self.gunship_slots()),
            _ => count(self.damageable(victim.owner(), board_only)),
        }
    }

    /// Wreckage hits a figure.
    pub(crate) fn hit_wreckage(&mut self, figure: Figure, table: &mut Table) {
        match figure {
            Figure::Patrol(cell) => self.remove_patrol(cell, true, table),
            Figure::Flagship(_) | Figure::Gunship => {
                self.push(Task::Take { victim: figure, board_only: false });
            }
            Figure::Cutter | Figure::Stronghold(_) => {}
        }
    }

    /// Whether the owner may ignore damage that is about to be taken: the Pilot, on wreckage.
    pub(crate) fn may_ignore(&self, victim: Figure, board_only: bool) -> bool {
        matches!(victim, Figure::Flagship(_)) && !board_only && self.has_power(victim.owner(), Power::Pilot)
    }

    /// A player takes damage; without a real choice it is placed at once.
    pub(crate) fn take_on(&mut self, victim: Figure, board_only: bool, table: &mut Table) -> Flow {
        match self.only_slot(victim, board_only) {
            Slots::None => {
                table.tell(|| Event::DamageIgnored { ship: victim.ship() });
                self.done()
            }
            Slots::One(slot) if !self.may_ignore(victim, board_only) => {
                self.stack.pop();
                self.damage_slot(victim.owner(), slot, table);
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    /// The figures in the region of a faction's flagship, as targets.
    pub(crate) fn targets(&self, owner: Faction) -> impl Iterator<Item = Target> + '_ {
        self.flag(owner).region().cells().flat_map(|cell| {
            let at = self.chart.at(cell);
            self.figures_at(cell).map(move |figure| Target { figure: figure.ship().kind, at })
        })
    }

    /// A crew power deals one damage to a target.
    pub(crate) fn strike(&mut self, dealer: Faction, target: Target) {
        if let Some(cell) = self.chart.cell_at(target.at) {
            let victim = Ahoy::figure_at(target.figure, cell);
            self.push(Task::Deal(Deal { dealer, victim, left: 1, dealt: 0, mover: false }));
        }
    }
}

/// How many kinds of slots damage could go to.
enum Slots {
    None,
    One(Slot),
    Several,
}
