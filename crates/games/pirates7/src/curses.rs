//! Curses: what all of them have in common, and those that hit ships by their faces.

use crate::cards::Curse;
use crate::components::{Cargo, Good, Loot};
use crate::event::{Event, Purpose};
use crate::phase::{Phase, Venture};
use crate::state::{Pirates7, Table};
use crate::tray::SHIPS;
use freeport_kernel::Seat;

/// Ships protected by the Shaman's Gift.
const SHAMANS_GIFT: u8 = 3;

impl Pirates7 {
    /// A Curse is played.
    pub(crate) fn cast_curse(&mut self, seat: Seat, curse: Curse, table: &mut Table) {
        let card = curse.card();
        self.pirate_mut(seat).hand &= !card.bit();
        self.played |= card.bit();
        self.top = Some(card);
        let good = match curse {
            Curse::Kraken | Curse::Iceberg | Curse::Sirens | Curse::Mutiny => {
                let (_, takes) = self.pack.hits[curse as usize];
                Some(takes.good().unwrap_or(self.pack.highest_demand(self.port)))
            }
            Curse::Whirlpool | Curse::Idol | Curse::Wages | Curse::Tavern => None,
        };
        self.venture = Venture::Curse { curse, good, tavern: [0; 4] };
        table.reveal();
        let gift = if curse.throws_ships() { SHAMANS_GIFT * self.gift_level() } else { 0 };
        let protected = gift.min(self.pirate(seat).sea);
        table.tell(|| Event::CursePlayed { seat, curse, protected });
        match curse {
            Curse::Kraken | Curse::Iceberg | Curse::Sirens | Curse::Mutiny => {
                if self.throw_fleets(protected, 0, Purpose::Curse, table) {
                    self.hit_faces(self.pack.hits[curse as usize].0);
                }
                self.strike(table);
            }
            Curse::Whirlpool => {
                if self.throw_fleets(protected, 1, Purpose::Whirlpool, table) {
                    self.spin(table);
                } else {
                    self.strike(table);
                }
            }
            Curse::Idol => self.phase = Phase::Idol,
            Curse::Wages => self.pay_wages(table),
            Curse::Tavern => self.open_tavern(table),
        }
    }

    /// Throws all ships at sea but the protected ones; whether there are any.
    fn throw_fleets(&mut self, protected: u8, red: u8, purpose: Purpose, table: &mut Table) -> bool {
        let mut ships = self.pirates.map(|pirate| pirate.sea);
        ships[self.resolver.index()] -= protected;
        if ships == [0; 4] {
            return false;
        }
        self.throw(ships, red, purpose, table);
        true
    }

    /// Ships that show this face are hit: they are afloat no more.
    fn hit_faces(&mut self, face: u8) {
        let hit = self.tray.iter().filter(|die| die.face == face);
        self.afloat &= !hit.fold(0, |hit, die| hit | 1u64 << die.die);
    }

    /// Everybody pays for the ships that were hit: a card each, or the ship.
    pub(crate) fn strike(&mut self, table: &mut Table) {
        let Venture::Curse { good, .. } = self.venture else { return };
        let thrown = self.tray.iter().fold(0u64, |thrown, die| thrown | 1 << die.die);
        for seat in self.in_turn(None) {
            let hit = (thrown & !self.afloat) >> (seat.0 * SHIPS) & ((1 << SHIPS) - 1);
            let dice = hit.count_ones() as u8;
            if dice == 0 {
                continue;
            }
            let own = self.pirate_mut(seat);
            let (mut goods, mut talismans) = (Cargo::NONE, 0);
            let ships = if let Some(good) = good {
                goods[good] = own.goods[good].min(dice);
                dice - goods[good]
            } else {
                talismans = own.talismans.min(dice);
                dice - talismans
            };
            own.talismans -= talismans;
            own.lose_ships(ships);
            self.take_goods(seat, goods);
            self.discard[Loot::Talisman as usize] += talismans;
            table.tell(|| {
                let dice = (0..SHIPS).filter(|die| hit >> die & 1 == 1).map(|die| seat.0 * SHIPS + die);
                Event::Struck { seat, dice: dice.collect(), goods, talismans, ships }
            });
        }
        self.unload(None, table);
    }

    /// The kind was named: everybody gives up one, or a ship at sea.
    pub(crate) fn worship(&mut self, named: Good, table: &mut Table) {
        if let Venture::Curse { good, .. } = &mut self.venture {
            *good = Some(named);
        }
        let seat = self.resolver;
        table.tell(|| Event::IdolNamed { seat, good: named });
        for seat in self.in_turn(None) {
            let own = self.pirate_mut(seat);
            let (mut goods, mut ships) = (Cargo::NONE, 0);
            if own.goods[named] > 0 {
                goods[named] = 1;
            } else {
                ships = own.sea.min(1);
            }
            own.lose_ships(ships);
            self.take_goods(seat, goods);
            if ships > 0 || !goods.is_empty() {
                table.tell(|| Event::Struck { seat, dice: Vec::new(), goods, talismans: 0, ships });
            }
        }
        self.unload(None, table);
    }

    fn pay_wages(&mut self, table: &mut Table) {
        for seat in self.in_turn(None) {
            let own = self.pirate(seat);
            let chests = u16::from(own.guards * self.pack.wages).min(own.chests);
            if chests > 0 {
                table.tell(|| Event::WagesPaid { seat, chests: chests as u8 });
                self.pay_chests(seat, chests, table);
            }
        }
        self.end_curse(table);
    }

    /// The next players discard what their ships cannot carry any more.
    pub(crate) fn unload(&mut self, after: Option<Seat>, table: &mut Table) {
        for seat in self.in_turn(after) {
            let own = self.pirate(seat);
            let surplus = own.overflow();
            if surplus == 0 {
                continue;
            }
            if own.goods.kinds() > 1 && u16::from(surplus) < own.goods.total() {
                self.phase = Phase::Overflow { seat };
                return;
            }
            let all = own.goods;
            let goods = Cargo::new(all.fruit.min(surplus), all.coffee.min(surplus), all.rum.min(surplus));
            self.throw_overboard(seat, goods, table);
        }
        self.end_curse(table);
    }

    pub(crate) fn throw_overboard(&mut self, seat: Seat, goods: Cargo, table: &mut Table) {
        self.take_goods(seat, goods);
        table.tell(|| Event::WentOverboard { seat, goods });
    }

    /// The Curse is over: everybody settles.
    pub(crate) fn end_curse(&mut self, table: &mut Table) {
        self.venture = Venture::None;
        self.clear_tray();
        for seat in self.in_turn(None) {
            self.settle(seat, table);
        }
        self.window(table);
    }
}
