//! Tide cards: drawing at the end of the turn, and cards that move cards.

use crate::core::state::{Boarding, Table, bits};
use crate::core::task::Task;
use crate::event::Event;
use crate::steps::{Asked, Discard, Take};
use freeport_kernel::Seat;

impl Boarding {
    /// A seat of the active side discards and draws, then the next one.
    pub(crate) fn draw_cards(&mut self, nth: u8, _table: &mut Table) {
        let seat = self.nth_seat(nth);
        if seat.0 >= self.players {
            return;
        }
        if self.hand_limit(seat) > 0 {
            self.push(Task::Ask(Asked::Discard(Discard { nth })));
        } else {
            self.push(Task::Draw { nth: nth + 1 });
        }
    }

    /// Somebody looks at the top cards.
    pub(crate) fn search_deck(&mut self, seat: Seat, top: u8, table: &mut Table) {
        let side = self.side_of(seat);
        let mut looked = 0u64;
        for _ in 0..top {
            let Some(card) = self.take_top(side, table) else { break };
            looked |= 1 << card;
        }
        self.hold_mut(side).looked = looked;
        let count = looked.count_ones() as u8;
        table.whisper(
            self.mates(seat),
            || Event::LookedAt { seat, count, cards: self.card_ids(looked) },
            || Event::LookedAt { seat, count, cards: Vec::new() },
        );
        self.push(Task::Ask(Asked::Take(Take { seat })));
    }

    /// One of the cards looked at is taken; the others are discarded.
    pub(crate) fn take_looked(&mut self, seat: Seat, card: u8, table: &mut Table) {
        let side = self.side_of(seat);
        let room = self.hand_size(seat) < self.hand_limit(seat);
        let hold = self.hold_mut(side);
        let mut rest = std::mem::take(&mut hold.looked);
        if room {
            rest &= !(1 << card);
            self.hands[seat.index()] |= 1 << card;
            table.whisper(
                self.mates(seat),
                || Event::CardTaken { seat, card: Some(self.card_id(card)) },
                || Event::CardTaken { seat, card: None },
            );
        }
        self.hold_mut(side).discard |= rest;
        if rest != 0 {
            table.reveal();
        }
        for one in bits(rest) {
            table.tell(|| Event::CardDiscarded { seat, card: self.card_id(one) });
        }
    }

    /// A card comes back from the piles; everybody knows where it is.
    pub(crate) fn fetch(&mut self, seat: Seat, card: u8, table: &mut Table) {
        if self.hand_size(seat) >= self.hand_limit(seat) {
            return;
        }
        let side = self.side_of(seat);
        let hold = self.hold_mut(side);
        hold.discard &= !(1 << card);
        hold.pool &= !(1 << card);
        hold.known |= 1 << card;
        self.hands[seat.index()] |= 1 << card;
        table.tell(|| Event::CardFetched { seat, card: self.card_id(card) });
    }

    /// A random card of a hand is discarded.
    pub(crate) fn rob(&mut self, seat: Seat, table: &mut Table) {
        let mut hand = self.hands[seat.index()];
        if let Some(card) = table.draw("Tide card", &mut hand) {
            self.discard(seat, card, table);
        }
    }
}
