//! Tide cards: drawn, played, filed and discarded.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table, bits};
use crate::event::Event;
use freeport_kernel::Seat;

impl Boarding {
    /// Takes the top card of a side's deck, which is any of its cards. An empty deck is made anew of the discard pile.
    pub(crate) fn take_top(&mut self, side: Side, table: &mut Table) -> Option<u8> {
        let hold = self.hold_mut(side);
        if hold.deck == 0 && hold.discard != 0 {
            (hold.deck, hold.discard) = (hold.discard, 0);
            table.tell(|| Event::Reshuffled { side });
        }
        table.draw("Tide card", &mut self.hold_mut(side).deck)
    }

    /// A seat draws up to a number of cards, but never beyond its limit.
    pub(crate) fn draw_up(&mut self, seat: Seat, table: &mut Table) {
        let (side, limit) = (self.side_of(seat), self.hand_limit(seat));
        let mut drawn = 0u64;
        while self.hand_size(seat) < limit {
            let Some(card) = self.take_top(side, table) else { break };
            self.hands[seat.index()] |= 1 << card;
            drawn |= 1 << card;
        }
        if drawn != 0 {
            let count = drawn.count_ones() as u8;
            table.whisper(
                self.mates(seat),
                || Event::CardsDrawn { seat, count, cards: self.card_ids(drawn) },
                || Event::CardsDrawn { seat, count, cards: Vec::new() },
            );
        }
    }

    /// Takes a card out of a hand; everybody sees it.
    pub(crate) fn unhand(&mut self, seat: Seat, card: u8, table: &mut Table) {
        self.hands[seat.index()] &= !(1 << card);
        let side = self.side_of(seat);
        self.hold_mut(side).known &= !(1 << card);
        table.reveal();
    }

    /// A seat discards a card from hand.
    pub(crate) fn discard(&mut self, seat: Seat, card: u8, table: &mut Table) {
        self.unhand(seat, card, table);
        let side = self.side_of(seat);
        self.hold_mut(side).discard |= 1 << card;
        table.tell(|| Event::CardDiscarded { seat, card: self.card_id(card) });
    }

    /// A card that was played goes to its pile.
    pub(crate) fn file(&mut self, side: Side, card: u8, table: &mut Table) {
        let symbols = self.pack.cards[usize::from(card)].symbols;
        let hold = self.hold_mut(side);
        hold.playing &= !(1 << card);
        if symbols == 0 {
            hold.discard |= 1 << card;
        } else {
            hold.pool |= 1 << card;
            let total = self.symbols();
            table.tell(|| Event::PoolGrew { side, symbols, total });
        }
    }

    /// The id of a card.
    pub(crate) fn card_id(&self, card: u8) -> &'static str {
        &self.pack.get().cards[usize::from(card)].id
    }

    /// The ids of some cards.
    pub(crate) fn card_ids(&self, cards: u64) -> Vec<&'static str> {
        bits(cards).map(|card| self.card_id(card)).collect()
    }

    /// The id of an objective.
    pub(crate) fn tile_id(&self, tile: u8) -> &'static str {
        &self.pack.get().tiles[usize::from(tile)].id
    }

    /// The id of a hero.
    pub(crate) fn hero_id(&self, hero: u8) -> &'static str {
        &self.card_of(hero).id
    }
}
