//! A raid: the Caravan, the ships sent, and what becomes of them.

use crate::cards::Caravan;
use crate::event::{Event, LootSource, MarkReason, Purpose, YinYangSource};
use crate::phase::{Phase, Venture};
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;

impl Pirates7 {
    /// A Caravan is played.
    pub(crate) fn open_raid(&mut self, seat: Seat, caravan: Caravan, table: &mut Table) {
        let card = caravan.card();
        self.pirate_mut(seat).hand &= !card.bit();
        self.played |= card.bit();
        self.top = Some(card);
        self.venture = Venture::Raid { caravan, sent: [0; 4] };
        table.reveal();
        let (ships, limit) = (self.pack.ships(caravan), self.raid_limit(caravan));
        table.tell(|| Event::CaravanPlayed { seat, caravan, nation: caravan.nation(), ships, limit });
        self.muster(None, table);
    }

    /// How many ships each player may send, if they are free.
    #[inline]
    pub(crate) fn raid_limit(&self, caravan: Caravan) -> u8 {
        let each = match self.players {
            2 => 3,
            3 => 2,
            _ => 1,
        };
        self.pack.ships(caravan) * each
    }

    /// How many ships a player can send.
    #[inline]
    pub(crate) fn most_ships(&self, seat: Seat) -> u8 {
        match self.venture {
            Venture::Raid { caravan, .. } => self.raid_limit(caravan).min(self.pirate(seat).free()),
            _ => 0,
        }
    }

    /// The next players send ships; when all have, the dice are thrown.
    fn muster(&mut self, after: Option<Seat>, table: &mut Table) {
        for seat in self.in_turn(after) {
            if self.most_ships(seat) > 0 {
                self.phase = Phase::Commit { seat };
                return;
            }
            self.send(seat, 0, table);
        }
        self.throw_raid(table);
    }

    /// A player has decided how many ships to send.
    pub(crate) fn commit(&mut self, seat: Seat, ships: u8, table: &mut Table) {
        self.send(seat, ships, table);
        self.muster(Some(seat), table);
    }

    fn send(&mut self, seat: Seat, ships: u8, table: &mut Table) {
        let Venture::Raid { caravan, sent } = &mut self.venture else { return };
        sent[seat.index()] = ships;
        let treason = self.pirates[seat.index()].corsairs & caravan.nation().bit() != 0;
        table.tell(|| Event::Committed { seat, ships });
        if ships == 0 {
            self.mark(seat, MarkReason::StayedAway, table);
        } else if treason {
            self.mark(seat, MarkReason::Treason, table);
        }
    }

    fn throw_raid(&mut self, table: &mut Table) {
        let Venture::Raid { caravan, sent } = self.venture else { return };
        if sent == [0; 4] {
            self.end_raid(table);
        } else {
            self.throw(sent, self.pack.ships(caravan), Purpose::Raid, table);
            self.battle(table);
        }
    }

    /// After the battle: sunk ships are saved or go to the reserve, and Loot is dealt if the caravan is gone.
    pub(crate) fn count_losses(&mut self, table: &mut Table) {
        let Venture::Raid { sent, .. } = self.venture else { return };
        let reds = self.reds_afloat();
        let pirates = self.afloat.count_ones() as u8 - reds;
        table.tell(|| Event::BattleOver { pirates, reds });
        for seat in self.in_turn(None) {
            let sunk = sent[seat.index()].saturating_sub(self.afloat_of(seat));
            if sunk == 0 {
                continue;
            }
            let own = self.pirate_mut(seat);
            let saved = own.unsinkable.min(u16::from(sunk)) as u8;
            own.lose_ships(sunk - saved);
            table.tell(|| Event::ShipsSunk { seat, sunk, saved });
            if sunk > saved {
                self.gain_yin_yang(seat, sunk - saved, YinYangSource::SunkShips, table);
            }
        }
        if reds == 0 && pirates > 0 {
            self.share_loot(None, table);
        } else {
            self.end_raid(table);
        }
    }

    /// The next players draw Loot for their ships in the tray.
    pub(crate) fn share_loot(&mut self, after: Option<Seat>, table: &mut Table) {
        for seat in self.in_turn(after) {
            let ships = self.afloat_of(seat);
            if ships > 0 && self.draw_loot(seat, ships, LootSource::Raid, table) {
                return;
            }
        }
        self.end_raid(table);
    }

    fn end_raid(&mut self, table: &mut Table) {
        self.venture = Venture::None;
        self.clear_tray();
        for seat in self.in_turn(None) {
            self.settle(seat, table);
        }
        self.give(table);
    }
}
