//! Tide cards: drawn, played, filed and discarded.

use crate::second::cause::{Cause, Src};
use crate::second::event::Event;
use crate::second::side::Side;
use crate::second::state::{Melee, Table, bits};
use crate::second::steps::{Asked, Receiver};
use crate::second::task::Task;
use freeport_kernel::Seat;

impl Melee {
    /// The kind of a side's card.
    pub(crate) fn kind(&self, side: Side, card: u8) -> u8 {
        self.pack().decks[usize::from(self.hold(side).faction)][usize::from(card)]
    }

    /// The id of a kind of cards.
    pub(crate) fn kind_id(&self, kind: u8) -> &'static str {
        self.pack().cards.get(usize::from(kind)).map_or("nothing", |card| &card.id)
    }

    /// The ids of some cards of a side.
    pub(crate) fn card_ids(&self, side: Side, cards: u64) -> Vec<&'static str> {
        bits(cards).map(|card| self.kind_id(self.kind(side, card))).collect()
    }

    /// The first card of a kind in a hand.
    pub(crate) fn find_card(&self, seat: Seat, kind: u8) -> Option<u8> {
        let side = self.side_of(seat);
        bits(self.hands[seat.index()]).find(|card| self.kind(side, *card) == kind)
    }

    /// Takes the top card of a side's deck, which is any of its cards. An empty deck is made anew of the discard pile.
    fn take_top(&mut self, side: Side, table: &mut Table) -> Option<u8> {
        let hold = self.hold_mut(side);
        if hold.deck == 0 && hold.discard != 0 {
            (hold.deck, hold.discard) = (hold.discard, 0);
            table.tell(|| Event::Reshuffled { side });
        }
        table.draw("Tide card", &mut self.hold_mut(side).deck)
    }

    /// A seat draws cards.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, table: &mut Table) {
        if self.is_free_for_all() {
            return;
        }
        let side = self.side_of(seat);
        let mut drawn = 0u64;
        for _ in 0..count {
            let Some(card) = self.take_top(side, table) else { break };
            self.hands[seat.index()] |= 1 << card;
            drawn |= 1 << card;
        }
        if drawn != 0 {
            let count = drawn.count_ones() as u8;
            table.whisper(
                self.mates(side),
                || Event::CardsDrawn { seat, count, cards: self.card_ids(side, drawn) },
                || Event::CardsDrawn { seat, count, cards: Vec::new() },
            );
        }
    }

    /// Who draws for a seat: with captains, the captain.
    pub(crate) fn drawer(&self, seat: Seat) -> Seat {
        if self.has_captains() { self.captain(self.side_of(seat)) } else { seat }
    }

    /// An effect lets somebody draw; for equipment the players of the side agree who.
    pub(crate) fn draw_by_effect(&mut self, cause: Cause, n: u8, table: &mut Table) {
        if matches!(cause.src, Src::Piece(_)) {
            let side = self.side_of(cause.seat);
            self.push(Task::Ask(Asked::Receiver(Receiver { side, n })));
        } else {
            self.draw(self.drawer(cause.seat), n, table);
        }
    }

    /// A seat discards a card from hand.
    pub(crate) fn discard(&mut self, seat: Seat, card: u8, table: &mut Table) {
        let side = self.side_of(seat);
        self.hands[seat.index()] &= !(1 << card);
        self.hold_mut(side).discard |= 1 << card;
        table.reveal();
        table.tell(|| Event::CardDiscarded { seat, card: self.kind_id(self.kind(side, card)) });
    }

    /// A seat plays a card.
    pub(crate) fn play_card(&mut self, seat: Seat, kind: u8, cause: Cause, table: &mut Table) {
        let side = self.side_of(seat);
        let Some(card) = self.find_card(seat, kind) else { return };
        self.hands[seat.index()] &= !(1 << card);
        self.hold_mut(side).playing |= 1 << card;
        self.played |= 1 << kind;
        table.reveal();
        table.tell(|| Event::CardPlayed { seat, card: self.kind_id(kind) });
        self.push(Task::File { side, card });
        self.push(Task::Run { cause, at: 0 });
    }

    /// A card that was played goes to the discard pile, and its symbols wake the Kraken.
    pub(crate) fn file(&mut self, side: Side, card: u8, table: &mut Table) {
        let hold = self.hold_mut(side);
        hold.playing &= !(1 << card);
        hold.discard |= 1 << card;
        let symbols = self.pack().cards[usize::from(self.kind(side, card))].symbols;
        self.rouse(side, symbols, table);
    }
}
