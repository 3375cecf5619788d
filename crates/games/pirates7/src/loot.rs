//! Loot: drawing it, and loading what is kept.

use crate::components::{Cargo, Character, Loot};
use crate::event::{Event, LootSource, YinYangSource};
use crate::pack::LANE;
use crate::phase::Phase;
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

/// No more cards come in one draw.
const MOST: usize = 60;

type Drawn = ArrayVec<[u8; MOST]>;

impl Pirates7 {
    /// Whether any Loot can be drawn.
    pub(crate) fn has_loot(&self) -> bool {
        self.loot.iter().chain(&self.discard).any(|count| *count > 0)
    }

    /// Draws a Loot card; the discards become a new deck when there is none.
    fn draw_one(&mut self, table: &mut Table) -> Option<Loot> {
        if self.loot == [0; 4] {
            self.loot = std::mem::take(&mut self.discard);
            let cards = self.loot.iter().sum();
            if cards > 0 {
                table.tell(|| Event::LootReshuffled { cards });
            }
        }
        let mut cards = self.loot.iter().enumerate().fold(0u64, |cards, (kind, count)| {
            cards | ((1u64 << count.min(&LANE)) - 1) << (kind * LANE as usize)
        });
        let bit = table.draw("Loot card", &mut cards)?;
        let loot = Loot::ALL[(bit / LANE % 4) as usize];
        self.loot[loot as usize] -= 1;
        Some(loot)
    }

    /// A player draws Loot cards; whether a decision about the Goods is owed.
    pub(crate) fn draw_loot(&mut self, seat: Seat, cards: u8, source: LootSource, table: &mut Table) -> bool {
        let (mut goods, mut talismans, mut drawn) = (Cargo::NONE, 0, Drawn::new());
        for _ in 0..cards {
            let Some(loot) = self.draw_one(table) else { break };
            drawn.push(loot as u8);
            match loot.good() {
                Some(good) => goods[good] += 1,
                None => talismans += 1,
            }
        }
        tell_loot(seat, &drawn, source, table);
        if talismans > 0 {
            self.pirate_mut(seat).talismans += talismans;
            self.gain_yin_yang(seat, talismans, YinYangSource::Talisman, table);
        }
        self.ask_about(seat, goods, table)
    }

    /// Turns up Loot cards until a Good comes; whether a decision about it is owed.
    pub(crate) fn turn_up_good(&mut self, seat: Seat, table: &mut Table) -> bool {
        let goods_left = self.loot[..3].iter().chain(&self.discard[..3]).any(|count| *count > 0);
        if !goods_left {
            return false;
        }
        let (mut drawn, mut found) = (Drawn::new(), Cargo::NONE);
        while let Some(loot) = self.draw_one(table) {
            drawn.push(loot as u8);
            if let Some(good) = loot.good() {
                found = Cargo::one(good);
                break;
            }
            self.discard[Loot::Talisman as usize] += 1;
        }
        tell_loot(seat, &drawn, LootSource::Tavern, table);
        self.ask_about(seat, found, table)
    }

    /// Waits for a decision about Goods just drawn, unless there is only one answer.
    fn ask_about(&mut self, seat: Seat, drawn: Cargo, table: &mut Table) -> bool {
        if drawn.is_empty() {
            return false;
        }
        if self.pirate(seat).room() == 0 {
            self.load(seat, drawn, Cargo::NONE, table);
            return false;
        }
        self.phase = Phase::Loading { seat, drawn };
        true
    }

    /// Loads what is kept of the Goods just drawn, and discards the others.
    pub(crate) fn load(&mut self, seat: Seat, drawn: Cargo, kept: Cargo, table: &mut Table) {
        let discarded = drawn - kept;
        self.pirate_mut(seat).goods += kept;
        self.discard_goods(discarded);
        table.tell(|| Event::GoodsLoaded { seat, kept, discarded });
        self.settle(seat, table);
    }

    /// What follows a decision about Goods: the next player's Loot, the end of the Gift, the next Tavern die.
    pub(crate) fn after_loading(&mut self, seat: Seat, table: &mut Table) {
        match self.called {
            Some(Character::Captain) => self.share_loot(Some(seat), table),
            Some(Character::Shaman) => self.drink(Some(seat), table),
            _ => self.window(table),
        }
    }
}

fn tell_loot(seat: Seat, drawn: &Drawn, source: LootSource, table: &mut Table) {
    table.tell(|| {
        let cards = drawn.iter().map(|kind| Loot::ALL[*kind as usize % 4]).collect();
        Event::LootDrawn { seat, cards, source }
    });
}
