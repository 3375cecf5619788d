//! The Kraken: whether it comes, and what it does.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::beast::Beast;
use crate::second::event::Event;
use crate::second::hero::NOBODY;
use crate::second::pack::Rage;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, LashOrder, Victim};
use crate::second::task::Task;
use freeport_kernel::Seat;

impl Melee {
    /// Whether the Kraken comes: two dice against both tracks.
    pub(crate) fn search_waters(&mut self, table: &mut Table) {
        if self.kraken != Beast::Away {
            return;
        }
        let dice = [table.roll(6), table.roll(6)];
        let tracks = self.sides[0].track + self.sides[1].track;
        let comes = dice[0] + dice[1] <= tracks;
        table.tell(|| Event::WatersSearched { dice, tracks, comes });
        if comes {
            let places = &self.chart().kraken;
            let at = usize::from(places.len() > 1 && table.roll(6) > 3);
            if let Some(cell) = places.get(at) {
                self.kraken_comes(*cell, table);
            }
        }
    }

    fn kraken_comes(&mut self, cell: Cell, table: &mut Table) {
        self.kraken = Beast::Aboard { cell, damage: 0 };
        table.tell(|| Event::KrakenCame { cell });
        if self.dragon.beast.cell() == Some(cell) {
            let victor = self.side_of(self.dragon.owner).other();
            self.slay_dragon(victor, NOBODY, table);
        }
        self.push(Task::Arrive { cell });
        if let Some(plank) = self.plank_at(cell).filter(|plank| !self.is_gone(*plank)) {
            self.sunk |= 1 << plank;
            self.drop_figures(cell, table);
        }
    }

    /// Whether the Kraken is angry with a side: its track is the higher one, or both are alike.
    pub(crate) fn is_to_blame(&self, side: Side) -> bool {
        self.hold(side).track >= self.hold(side.other()).track
    }

    /// The coming of the Kraken hurts heroes wherever they are.
    pub(crate) fn kraken_arrives(&mut self, _cell: Cell, table: &mut Table) {
        self.push(Task::Fall { by: NOBODY });
        let damage = self.pack().beasts.kraken.arrival;
        for hero in self.everybody() {
            if self.is_to_blame(self.hero(hero).side) {
                self.hurt(hero, damage, table);
            }
        }
    }

    /// The deployed heroes near the Kraken, as bits.
    fn heroes_near(&self, range: u8) -> u16 {
        let Some(cell) = self.kraken.cell() else { return 0 };
        let near =
            |hero: &u8| self.hero(*hero).deployed() && self.distance(self.hero(*hero).cell, cell) <= range;
        self.everybody().filter(near).fold(0, |all, hero| all | 1 << hero)
    }

    /// The Kraken rolls for what it does.
    pub(crate) fn kraken_rages(&mut self, table: &mut Table) {
        let Some(own) = self.kraken.cell() else { return };
        let die = table.roll(6);
        let fury = self.pack().beasts.kraken.fury(die);
        table.tell(|| Event::KrakenRaged { die, fury: &fury.id });
        match fury.does {
            Rage::Lurk { n } => {
                if let Beast::Aboard { damage, .. } = &mut self.kraken {
                    *damage = damage.saturating_sub(n);
                }
            }
            Rage::Sweep { within, dice, need } => {
                let near = |cell: &Cell| *cell != own && self.distance(own, *cell) <= within;
                let cells = self.chart().grid.cells().filter(near).filter(|cell| self.is_peopled(*cell));
                self.reach = cells.take(24).collect();
                self.push(Task::Lash { dice, need });
            }
            Rage::Cloud { within, status } => {
                for hero in Melee::members(self.heroes_near(within)) {
                    self.afflict(hero, status, table);
                }
            }
            Rage::Grasp { within } => self.grasp(own, within),
            Rage::Maelstrom { within, damage } => {
                self.push(Task::Whirl { within, damage });
                let planks = self.chart().planks.iter().zip(0u8..);
                let planks: tinyvec::ArrayVec<[Cell; 8]> = planks
                    .filter(|(_, plank)| !self.is_gone(*plank))
                    .map(|(cell, _)| *cell)
                    .take(8)
                    .collect();
                let mut heroes = 0;
                for cell in planks {
                    heroes |= self.heroes_at(cell).fold(0, |all, hero| all | 1 << hero);
                    for side in Side::BOTH {
                        self.drown_crew(side, cell, [u8::MAX; 2], table);
                    }
                }
                self.push(Task::Drown { heroes });
            }
            Rage::Wrath { damage } => {
                self.push(Task::Fall { by: NOBODY });
                for hero in self.everybody() {
                    if self.is_to_blame(self.hero(hero).side) {
                        self.wound(hero, damage, table);
                    }
                }
            }
        }
    }

    /// Each hero near the Kraken takes damage.
    pub(crate) fn whirl(&mut self, within: u8, damage: u8, table: &mut Table) {
        self.push(Task::Fall { by: NOBODY });
        for hero in Melee::members(self.heroes_near(within)) {
            self.wound(hero, damage, table);
        }
    }

    /// Whether figures are in a cell.
    fn is_peopled(&self, cell: Cell) -> bool {
        Side::BOTH.into_iter().any(|side| self.figure_at(side, cell))
    }

    /// The nearest hero goes overboard; of several one of the side that is to blame.
    fn grasp(&mut self, own: Cell, within: u8) {
        let near = |hero: u8| self.distance(self.hero(hero).cell, own);
        let all = || Melee::members(self.heroes_near(within));
        let Some(nearest) = all().map(near).min() else { return };
        let first = all().filter(|hero| near(*hero) == nearest);
        let heroes = first.fold(0u16, |all, hero| all | 1 << hero);
        let worse = |hero: &u8| {
            let side = self.hero(*hero).side;
            self.hold(side).track > self.hold(side.other()).track
        };
        let blamed = Melee::members(heroes).filter(worse).fold(0, |all, hero| all | 1 << hero);
        let heroes = if blamed == 0 { heroes } else { blamed };
        self.push(Task::Ask(Asked::Victim(Victim { heroes })));
    }

    /// The Kraken attacks the next cell.
    pub(crate) fn lash(&mut self, dice: u8, need: u8) {
        let mut reach = self.reach;
        reach.retain(|cell| self.is_peopled(*cell));
        self.reach = reach;
        if !self.reach.is_empty() {
            self.push(Task::Ask(Asked::LashOrder(LashOrder { dice, need })));
        }
    }

    /// The Kraken attacks a cell.
    pub(crate) fn lash_out(&mut self, seat: Seat, step: LashOrder, cell: Cell, table: &mut Table) {
        self.reach.retain(|one| *one != cell);
        self.push(Task::Lash { dice: step.dice, need: step.need });
        self.declare(Source::Kraken, None, seat, (cell, step.dice, step.need, 0), table);
    }
}
