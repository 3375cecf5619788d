//! How the sides find their heroes.

use crate::second::event::Event;
use crate::second::options::{Allies, Choosing};
use crate::second::side::Side;
use crate::second::state::{Melee, Table, bits};
use crate::second::steps::*;
use crate::second::task::Task;
use freeport_kernel::Seat;

/// So many mercenaries a player is dealt.
const DEALT: u8 = 2;

impl Melee {
    /// The heroes among which a side may choose, as bits.
    fn hires(&self, side: Side) -> u64 {
        let pack = self.pack();
        if self.options.allies == Allies::Any || self.is_free_for_all() {
            return (1 << pack.heroes.len()) - 1;
        }
        pack.hires(self.hold(side).faction).fold(0, |all, hero| all | 1 << hero)
    }

    /// The two sides of a battle find their heroes.
    pub(crate) fn find_heroes(&mut self, table: &mut Table) {
        let count = self.muster();
        for side in Side::BOTH {
            self.offered[side.index()] = self.hires(side);
        }
        let mut left = 2 * count;
        match self.options.heroes {
            Choosing::Choose => {}
            Choosing::Alternate => {
                let winner = self.roll_off(table);
                self.active = winner.other();
            }
            Choosing::Random => {
                for side in [self.side_of(Seat(0)), self.side_of(Seat(1))] {
                    let mut pool = self.offered[side.index()];
                    let mercenaries = self.mercenaries();
                    if self.options.allies == Allies::Own {
                        pool &= !mercenaries;
                    }
                    self.drafted[side.index()] = deal(&mut pool, count, table);
                }
                left = 0;
            }
            Choosing::Random2 => self.deal_mercenaries(count, table),
        }
        self.push(Task::Draft { left });
    }

    fn mercenaries(&self) -> u64 {
        let heroes = self.pack().heroes.iter().enumerate();
        heroes.filter(|(_, hero)| hero.faction.is_none()).fold(0, |all, (at, _)| all | 1 << at)
    }

    /// Each side is dealt heroes of its own and mercenaries, among which it chooses.
    fn deal_mercenaries(&mut self, count: u8, table: &mut Table) {
        let mut mercenaries = self.mercenaries();
        for side in [self.side_of(Seat(0)), self.side_of(Seat(1))] {
            let mut own = self.offered[side.index()] & !self.mercenaries();
            let seats = self.seats_of(side).count() as u8;
            self.offered[side.index()] =
                deal(&mut own, count, table) | deal(&mut mercenaries, DEALT * seats, table);
        }
    }

    /// Who takes the next hero.
    fn drafter(&self, left: u8) -> Side {
        if self.is_free_for_all() {
            let done = self.heroes_each() * self.players - left;
            let (round, place) = (done / self.players, done % self.players);
            return Side(if round.is_multiple_of(2) { place } else { self.players - 1 - place });
        }
        let done = 2 * self.muster() - left;
        match self.options.heroes {
            Choosing::Alternate if done.is_multiple_of(2) => self.active,
            Choosing::Alternate => self.active.other(),
            _ if done < self.muster() => self.side_of(Seat(0)),
            _ => self.side_of(Seat(1)),
        }
    }

    /// Whether heroes are taken so that nobody else sees it.
    pub(crate) const fn drafts_in_secret(&self) -> bool {
        matches!(self.options.heroes, Choosing::Choose | Choosing::Random2) && !self.is_free_for_all()
    }

    /// The heroes that a side may take, as bits.
    pub(crate) fn pickable(&self, side: Side) -> u64 {
        if self.is_free_for_all() {
            return self.hires(side) & !(self.drafted[0] | self.drafted[1]);
        }
        self.offered[side.index()] & !self.drafted[side.index()]
    }

    /// The next hero is taken; when all are, they are shown.
    pub(crate) fn draft(&mut self, left: u8, table: &mut Table) {
        if left > 0 {
            let side = self.drafter(left);
            if self.is_free_for_all() && self.options.heroes == Choosing::Random {
                let mut pool = self.pickable(side);
                let hero = deal(&mut pool, 1, table).trailing_zeros() as u8;
                self.take_hero(side, hero, left, table);
            } else {
                self.push(Task::Ask(Asked::Pick(Pick { side, left })));
            }
            return;
        }
        self.push(Task::Launch);
        if self.is_free_for_all() {
            return;
        }
        for side in Side::BOTH {
            for card in bits(self.drafted[side.index()]) {
                self.enlist(side, self.first_seat(side), card);
                let hero = self.pack_hero_id(card);
                table.tell(|| Event::HeroChosen { side, hero });
            }
        }
        table.reveal();
        for side in [Side::B, Side::A] {
            self.push(Task::Charge(side));
        }
    }

    /// A side, or a player, takes a hero.
    pub(crate) fn take_hero(&mut self, side: Side, card: u8, left: u8, table: &mut Table) {
        self.drafted[side.index()] |= 1 << card;
        let hero = self.pack_hero_id(card);
        if self.is_free_for_all() {
            self.enlist(side, Seat(side.0), card);
            table.tell(|| Event::HeroChosen { side, hero });
        } else if self.drafts_in_secret() {
            table.conceal();
        } else {
            table.tell(|| Event::HeroChosen { side, hero });
        }
        self.push(Task::Draft { left: left - 1 });
    }
}

/// Some members of a pool, by chance.
fn deal(pool: &mut u64, count: u8, table: &mut Table) -> u64 {
    (0..count).filter_map(|_| table.draw("hero", pool)).fold(0, |all, hero| all | 1 << hero)
}
