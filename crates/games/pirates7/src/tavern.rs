//! The Tavern: a die for everybody, handed out by the player of the Curse.

use crate::components::{Cargo, Good};
use crate::event::{Event, MarkReason, Purpose, YinYangSource};
use crate::moves::Dealt;
use crate::pack::TavernResult;
use crate::phase::{Phase, Venture};
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;

/// Yin-Yang tokens for a lucky player.
const TREAT: u8 = 3;

impl Pirates7 {
    /// The faces thrown in the Tavern, in the order of the dice.
    pub(crate) fn tavern_faces(&self) -> Dealt {
        Dealt(self.tray.iter().take(self.players as usize).map(|die| die.face).collect())
    }

    pub(crate) fn open_tavern(&mut self, table: &mut Table) {
        self.throw([0; 4], self.players, Purpose::Tavern, table);
        let faces = self.tavern_faces();
        if faces.0.iter().all(|face| *face == faces.0[0]) {
            self.serve(faces, table);
        } else {
            self.phase = Phase::Tavern;
        }
    }

    /// The dice were handed out.
    pub(crate) fn serve(&mut self, dealt: Dealt, table: &mut Table) {
        if let Venture::Curse { tavern, .. } = &mut self.venture {
            for (face, given) in tavern.iter_mut().zip(dealt.0) {
                *face = given;
            }
        }
        for seat in self.in_turn(None) {
            if let Some(face) = dealt.0.get(seat.index()).copied() {
                table.tell(|| Event::TavernDealt { seat, face });
            }
        }
        self.drink(None, table);
    }

    /// The dice of the next players take effect.
    pub(crate) fn drink(&mut self, after: Option<Seat>, table: &mut Table) {
        let Venture::Curse { tavern, .. } = self.venture else { return };
        for seat in self.in_turn(after) {
            let face = tavern[seat.index()].clamp(1, 6);
            if self.suffer(seat, self.pack.tavern[face as usize - 1], table) {
                return;
            }
        }
        self.end_curse(table);
    }

    /// What a die does to a player; whether a decision is owed.
    fn suffer(&mut self, seat: Seat, result: TavernResult, table: &mut Table) -> bool {
        match result {
            TavernResult::BlackMark => self.mark(seat, MarkReason::Tavern, table),
            TavernResult::LoseGood => {
                let goods = self.pirate(seat).goods;
                if goods.kinds() > 1 {
                    self.phase = Phase::Forfeit { seat };
                    return true;
                }
                if let Some(good) = Good::ALL.into_iter().find(|good| goods[*good] > 0) {
                    self.forfeit(seat, good, table);
                }
            }
            TavernResult::LoseChest => {
                if self.pirate(seat).chests > 0 {
                    table.tell(|| Event::TavernChest { seat, gained: false });
                    self.pay_chests(seat, 1, table);
                }
            }
            TavernResult::GainChest => {
                table.tell(|| Event::TavernChest { seat, gained: true });
                self.gain_chests(seat, 1, table);
            }
            TavernResult::GainGood => return self.turn_up_good(seat, table),
            TavernResult::GainYinYang => self.gain_yin_yang(seat, TREAT, YinYangSource::Tavern, table),
        }
        false
    }

    /// A Good is given up.
    pub(crate) fn forfeit(&mut self, seat: Seat, good: Good, table: &mut Table) {
        self.take_goods(seat, Cargo::one(good));
        table.tell(|| Event::GoodLost { seat, good });
    }
}
