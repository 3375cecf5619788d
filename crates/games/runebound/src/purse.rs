//! Gold: from the bank, and to it.

use crate::event::Event;
use crate::state::{Quest, Table};
use freeport_kernel::Seat;

impl Quest {
    /// A hero gets gold from the bank.
    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u16, table: &mut Table) {
        let party = self.party_mut(seat);
        party.gold = party.gold.saturating_add(gold);
        let total = party.gold;
        table.tell(|| Event::GoldGained { seat, gold, total });
    }

    /// A hero gives gold to the bank, as far as there is any (P13).
    pub(crate) fn pay_gold(&mut self, seat: Seat, gold: u16, table: &mut Table) {
        let party = self.party_mut(seat);
        let gold = gold.min(party.gold);
        party.gold -= gold;
        let total = party.gold;
        if gold > 0 {
            table.tell(|| Event::GoldPaid { seat, gold, total });
        }
    }
}
