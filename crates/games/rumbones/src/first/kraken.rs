//! The Kraken and the Sea Dragon act.

use crate::core::beast::{Beast, Creature};
use crate::core::hero::HEROES;
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, Table, bits};
use crate::core::task::Task;
use crate::event::Event;
use crate::pack::Rage;
use crate::steps::{Asked, DragonPrey, SlamOrder};

impl Boarding {
    /// The check for the Kraken.
    pub(crate) fn search_waters(&mut self, table: &mut Table) {
        let dice = [table.roll(6), table.roll(6)];
        let total = self.symbols() + self.stirred;
        self.stirred = 0;
        let comes = dice[0] + dice[1] <= total;
        table.tell(|| Event::WatersSearched { dice, total, comes });
        if comes {
            self.summon_kraken(table);
        }
    }

    /// The Kraken breaks the centre gangplank; everybody on it falls into the sea.
    fn summon_kraken(&mut self, table: &mut Table) {
        let plank = self.map().planks[crate::core::board::CENTRE];
        self.kraken = Beast::Aboard { cell: plank, damage: 0 };
        table.tell(|| Event::KrakenCame);
        if self.dragon.cell() == Some(plank) {
            self.dragon = Beast::Away;
            table.tell(|| Event::DragonSwept);
        }
        for side in Side::BOTH {
            self.sweep(side, plank, table);
        }
        let fallen = |hero: &u8| self.hero(*hero).deployed() && self.hero(*hero).cell == plank;
        let heroes = (0..HEROES as u8).filter(fallen).fold(0, |all, hero| all | 1 << hero);
        self.push(Task::Drag { heroes, most: 0 });
    }

    /// The heroes within reach of a creature, as bits.
    fn heroes_near(&self, creature: Creature, range: u8) -> u16 {
        let near = |hero: &u8| {
            let own = self.hero(*hero);
            own.deployed() && self.distance_to(creature, own.cell) <= range
        };
        (0..HEROES as u8).filter(near).fold(0, |all, hero| all | 1 << hero)
    }

    /// The Kraken rolls for what it does.
    pub(crate) fn kraken_acts(&mut self, table: &mut Table) {
        if self.kraken.cell().is_none() {
            return;
        }
        let die = table.roll(6);
        let mut fury = self.pack.get().beasts.kraken.fury(die);
        if let (Rage::Drag { within, .. }, Some(instead)) = (fury.does, fury.instead)
            && self.heroes_near(Creature::Kraken, within) == 0
        {
            fury = &self.pack.get().beasts.kraken.furies[usize::from(instead)];
        }
        table.tell(|| Event::KrakenRaged { die, fury: &fury.id });
        match fury.does {
            Rage::Sweep { within, dice, need } => {
                self.reach = self
                    .map()
                    .cells()
                    .filter(|cell| self.distance_to(Creature::Kraken, *cell) <= within)
                    .filter(|cell| self.figures(*cell) > 0)
                    .collect();
                self.push(Task::Slam { dice, need });
            }
            Rage::Drag { within, most } => {
                let heroes = self.heroes_near(Creature::Kraken, within);
                self.push(Task::Drag { heroes, most });
            }
            Rage::Cloud { within, status } => {
                for hero in bits(u64::from(self.heroes_near(Creature::Kraken, within))) {
                    self.afflict(hero, status, table);
                }
            }
        }
    }

    /// The Kraken attacks the next place.
    pub(crate) fn slam(&mut self, dice: u8, need: u8) {
        let mut reach = self.reach;
        reach.retain(|cell| self.figures(*cell) > 0);
        self.reach = reach;
        if !self.reach.is_empty() {
            self.push(Task::Ask(Asked::SlamOrder(SlamOrder { dice, need })));
        }
    }

    /// The Kraken takes a hero, for sure or if the die is low enough.
    pub(crate) fn take_victim(&mut self, hero: u8, most: u8, table: &mut Table) {
        if most > 0 {
            let die = table.roll(6);
            table.tell(|| Event::Dragged { hero: self.hero_id(hero), die, under: die <= most });
            if die > most {
                return;
            }
        }
        self.splash(hero);
    }

    /// The Sea Dragon breathes fire.
    pub(crate) fn dragon_acts(&mut self, _table: &mut Table) {
        if self.dragon.cell().is_some() {
            self.push(Task::Ask(Asked::DragonPrey(DragonPrey)));
        }
    }

    /// The places that the Sea Dragon may attack: with the most figures, then the nearest; without any, the Kraken.
    pub(crate) fn dragon_targets(&self, mut add: impl FnMut(Cell)) {
        let range = self.pack.beasts.dragon.range;
        let near = |cell: &Cell| self.distance_to(Creature::Dragon, *cell) <= range;
        let rank = |cell: Cell| (self.figures(cell), u8::MAX - self.distance_to(Creature::Dragon, cell));
        let held = || self.map().cells().filter(near).filter(|cell| self.figures(*cell) > 0);
        match held().map(rank).max() {
            Some(best) => held().filter(|cell| rank(*cell) == best).for_each(add),
            None if self.kraken.cell().is_some() => {
                let nearest = self.map().kraken.into_iter().filter(near);
                if let Some(cell) = nearest.min_by_key(|cell| self.distance_to(Creature::Dragon, *cell)) {
                    add(cell);
                }
            }
            None => {}
        }
    }
}
