//! Laying out the game.

use crate::cards::{ALL_CARDS, Card, Port};
use crate::event::Event;
use crate::game::Options;
use crate::phase::{Phase, Venture};
use crate::pirate::Pirate;
use crate::state::{Pirates7, Table};
use crate::tray::SHIPS;
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

/// Ships at sea at the start.
const START_SHIPS: u8 = 7;
/// Chests at the start.
const START_CHESTS: u16 = 7;
/// Adventure cards dealt to each player.
const START_CARDS: u8 = 3;

impl Pirates7 {
    /// The table before anything is dealt.
    pub(crate) fn blank(options: &Options, players: u8) -> Pirates7 {
        let mut pirates = [Pirate::default(); 4];
        for pirate in pirates.iter_mut().take(players as usize) {
            *pirate = Pirate {
                reserve: SHIPS - START_SHIPS,
                sea: START_SHIPS,
                chests: START_CHESTS,
                ..Pirate::default()
            };
        }
        Pirates7 {
            pack: options.pack,
            tally: options.tally,
            guard: options.guard,
            players,
            round: 1,
            first: Seat(0),
            rounds_after: None,
            phase: Phase::Choosing,
            called: None,
            resolver: Seat(0),
            pirates,
            deck: ALL_CARDS,
            end_drawn: false,
            played: 0,
            top: None,
            port: Port::PirateBay,
            loot: options.pack.loot,
            discard: [0; 4],
            venture: Venture::None,
            tray: ArrayVec::new(),
            physics: options.physics,
            afloat: 0,
        }
    }

    /// Deals the hands and draws the first player.
    pub(crate) fn lay_out(&mut self, table: &mut Table) {
        for seat in Seat::all(self.players) {
            for _ in 0..START_CARDS {
                if let Some(card) = self.take_card(table) {
                    self.pirate_mut(seat).hand |= card.bit();
                }
            }
            let hand = self.pirate(seat).hand;
            table.whisper(
                seat,
                || Event::CardsDealt { seat, count: START_CARDS, cards: Card::of(hand).collect() },
                || Event::CardsDealt { seat, count: START_CARDS, cards: Vec::new() },
            );
        }
        self.first = Seat(table.roll(self.players).saturating_sub(1));
        self.resolver = self.first;
        let first = self.first;
        table.tell(|| Event::RoundBegan { round: 1, first, rounds_after: None });
    }

    /// Takes the top card of the Adventure deck, which is any of its cards; the End card is not one of them.
    pub(crate) fn take_card(&mut self, table: &mut Table) -> Option<Card> {
        let mut deck = u64::from(self.deck);
        let card = table.draw("Adventure card", &mut deck).and_then(Card::new);
        self.deck = deck as u32;
        card
    }
}
