//! Chests and the guards that watch over them, Black Marks, Yin-Yang tokens.

use crate::event::{Event, MarkReason, YinYangSource};
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;

impl Pirates7 {
    /// Sends guards to the island or brings them back, as the chests demand.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat, table: &mut Table) {
        let pirate = self.pirate_mut(seat);
        let needed = pirate.guards_needed();
        if needed == u16::from(pirate.guards) {
            return;
        }
        if needed < u16::from(pirate.guards) {
            let ships = pirate.guards - needed as u8;
            pirate.guards -= ships;
            pirate.sea += ships;
            table.tell(|| Event::GuardsReturned { seat, ships });
            return;
        }
        let ships = pirate.guards_owed().min(u16::from(pirate.free())) as u8;
        if ships > 0 {
            pirate.sea -= ships;
            pirate.guards += ships;
            let owed = pirate.guards_owed();
            table.tell(|| Event::GuardsSent { seat, ships, owed });
        }
    }

    /// Chests come in.
    #[inline]
    pub(crate) fn gain_chests(&mut self, seat: Seat, chests: u16, table: &mut Table) {
        let now = self.pirate(seat).chests.saturating_add(chests);
        self.count_chests(seat, now, table);
    }

    /// Chests go, as far as there are any.
    #[inline]
    pub(crate) fn pay_chests(&mut self, seat: Seat, chests: u16, table: &mut Table) {
        let now = self.pirate(seat).chests.saturating_sub(chests);
        self.count_chests(seat, now, table);
    }

    fn count_chests(&mut self, seat: Seat, chests: u16, table: &mut Table) {
        let pirate = self.pirate_mut(seat);
        let (before, owed_before) = (pirate.token(), pirate.guards_owed());
        pirate.chests = chests;
        let (shows, owed, free) = (pirate.token(), pirate.guards_owed(), pirate.free());
        if shows != before {
            table.tell(|| Event::TokenTurned { seat, shows });
        }
        if owed > owed_before && free == 0 {
            table.tell(|| Event::GuardsSent { seat, ships: 0, owed });
        }
    }

    /// A Black Mark.
    pub(crate) fn mark(&mut self, seat: Seat, reason: MarkReason, table: &mut Table) {
        let pirate = self.pirate_mut(seat);
        pirate.marks = pirate.marks.saturating_add(1);
        let marks = pirate.marks;
        table.tell(|| Event::Marked { seat, reason, marks });
    }

    /// Yin-Yang tokens come in.
    pub(crate) fn gain_yin_yang(&mut self, seat: Seat, tokens: u8, source: YinYangSource, table: &mut Table) {
        let pirate = self.pirate_mut(seat);
        pirate.yin_yang = pirate.yin_yang.saturating_add(u16::from(tokens));
        table.tell(|| Event::YinYangGained { seat, tokens, source });
    }
}
