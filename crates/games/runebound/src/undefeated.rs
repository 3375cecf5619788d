//! Challenges that were left behind.

use crate::event::Event;
use crate::pack::Hex;
use crate::state::{Quest, Table, Undefeated};

impl Quest {
    /// A challenge that was not defeated goes to the track, its numbered token to the hex (RN-11.1 to RN-11.3). One that lies
    /// there already stays as it is (RN-11.10).
    pub(crate) fn leave_behind(&mut self, card: u8, hex: Hex, table: &mut Table) {
        if self.slot_of(card).is_some() {
            return;
        }
        let age = |slot: &usize| self.undefeated[*slot].map(|left| left.age);
        let Some(slot) = (0..self.undefeated.len()).min_by_key(age) else { return };
        let old = self.undefeated[slot].take();
        self.left_behind += 1;
        self.open = None;
        self.undefeated[slot] = Some(Undefeated { card, hex, age: self.left_behind });
        let number = slot as u8 + 1;
        if let Some(old) = old {
            table.tell(|| Event::PushedOff { card: self.adventure_id(old.card), slot: number, hex: old.hex });
            self.bury_adventure(old.card, table);
        }
        table.tell(|| Event::LeftBehind { card: self.adventure_id(card), slot: number, hex });
    }

    /// The space of the track on which a challenge lies.
    pub(crate) fn slot_of(&self, card: u8) -> Option<usize> {
        self.undefeated.iter().position(|slot| slot.is_some_and(|left| left.card == card))
    }

    /// A challenge is taken off the track, if it lies there, to be resolved; its token goes back (RN-11.9).
    pub(crate) fn take_off_track(&mut self, card: u8) {
        if let Some(slot) = self.slot_of(card) {
            self.undefeated[slot] = None;
            self.open = Some(card);
        }
    }
}
