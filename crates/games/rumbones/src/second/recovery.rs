//! The recovery phase.

use crate::second::event::Event;
use crate::second::hero::Standing;
use crate::second::state::{Melee, Phase, Table, bits};
use crate::second::steps::{Asked, Toss};
use crate::second::task::Task;
use freeport_kernel::Seat;

impl Melee {
    /// The seats in their order from the first player on.
    fn nth_seat(&self, nth: u8) -> Seat {
        Seat((self.first_seat(self.first).0 + nth) % self.players)
    }

    /// The next seat lays cards aside; when all have, everybody draws.
    pub(crate) fn toss(&mut self, nth: u8, table: &mut Table) {
        if nth == 0 {
            self.phase = Phase::Recovery;
            table.tell(|| Event::RecoveryBegan);
        }
        if nth == self.players {
            self.push(Task::Recover);
            return;
        }
        self.push(Task::Toss { nth: nth + 1 });
        let seat = self.nth_seat(nth);
        if self.hands[seat.index()] != 0 {
            self.push(Task::Ask(Asked::Toss(Toss { seat })));
        }
    }

    /// What was laid aside is shown, everybody draws, tokens come off or are turned, and gangplanks come back.
    pub(crate) fn recover(&mut self, table: &mut Table) {
        for nth in 0..self.players {
            let seat = self.nth_seat(nth);
            let side = self.side_of(seat);
            let tossed = std::mem::take(&mut self.tossed[seat.index()]);
            self.hold_mut(side).discard |= tossed;
            for card in bits(tossed) {
                table.reveal();
                table.tell(|| Event::CardDiscarded { seat, card: self.kind_id(self.kind(side, card)) });
            }
        }
        for nth in 0..self.players {
            let seat = self.nth_seat(nth);
            let held = self.hands[seat.index()].count_ones() as u8;
            self.draw(seat, self.hand_limit(seat).saturating_sub(held), table);
        }
        for hero in self.everybody() {
            match self.hero(hero).state {
                Standing::Returns => {
                    self.hero_mut(hero).state = Standing::Ashore;
                    table.tell(|| Event::Revived { hero: self.fighter(hero) });
                    self.hero_mut(hero).acted = false;
                }
                Standing::Waits => {
                    self.hero_mut(hero).state = Standing::Returns;
                    table.tell(|| Event::TokenTurned { hero: self.fighter(hero) });
                }
                _ => self.hero_mut(hero).acted = false,
            }
        }
        for hold in &mut self.sides {
            hold.crew_acted = false;
        }
        self.dragon.acted = false;
        self.first = self.first.other();
        self.mend_planks(table);
        self.push(Task::Round);
    }

    /// Gangplanks that are gone come back where no creature is.
    fn mend_planks(&mut self, table: &mut Table) {
        for (cell, plank) in self.chart().planks.iter().copied().zip(0u8..) {
            let busy = [self.kraken.cell(), self.dragon.beast.cell()].contains(&Some(cell));
            if self.cut >> plank & 1 == 1 && !busy {
                self.cut &= !(1 << plank);
                table.tell(|| Event::PlankBack { cell });
            }
        }
    }
}
