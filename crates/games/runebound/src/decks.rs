//! A deck whose cards are found when they are needed, and which remembers who knows what.
//!
//! Nobody knows the order of shuffled cards, so they are a set, and chance decides when one is drawn. What somebody has looked
//! at, or has seen go under the deck, lies at a known place: such a card carries who knows it. What a viewer may be shown, and
//! what may be dealt anew in a world that a viewer imagines, follow from this alone.

use crate::cards::Cards;
use freeport_kernel::{Rng, Seat, Table, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Who knows a face-down card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Known(u8);

impl Known {
    /// Nobody has seen it.
    pub(crate) const NOBODY: Known = Known(0);
    /// Everybody saw it before it was laid face down, and whoever watches did too.
    pub(crate) const ALL: Known = Known(u8::MAX);
    /// The bit of whoever only watches. No game with decks has so many seats that a seat could need it.
    const SPECTATORS: u8 = 1 << 7;

    /// One seat more.
    #[must_use]
    pub(crate) const fn with(self, seat: Seat) -> Known {
        Known(self.0 | 1 << seat.0)
    }

    /// Whether a viewer knows it.
    #[inline]
    pub(crate) const fn by(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat.0 < 7 && self.0 & 1 << seat.0 != 0,
            Viewer::Spectator => self.0 & Known::SPECTATORS != 0,
            Viewer::Open => true,
        }
    }
}

/// A face-down card at a known place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Laid {
    pub card: u8,
    pub known: Known,
}

/// A face-down deck of at most `N` cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Deck<const N: usize> {
    /// The top card, where somebody has looked at it.
    top: Option<Laid>,
    /// Cards in an order that nobody knows.
    shuffled: Cards,
    /// Cards below them, from the highest.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Laid>"))]
    bottom: ArrayVec<[Laid; N]>,
}

impl<const N: usize> Deck<N> {
    /// Shuffled cards.
    pub(crate) fn shuffled(cards: Cards) -> Deck<N> {
        Deck { top: None, shuffled: cards, bottom: ArrayVec::new() }
    }

    /// How many cards there are.
    pub(crate) fn len(&self) -> u8 {
        u8::from(self.top.is_some()) + self.shuffled.len() + self.bottom.len() as u8
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All cards, whatever their order.
    pub(crate) fn cards(&self) -> Cards {
        let laid = self.top.iter().chain(&self.bottom).map(|laid| laid.card).collect();
        self.shuffled.and(laid)
    }

    /// Takes the top card.
    pub(crate) fn draw<E>(&mut self, what: &'static str, table: &mut Table<E>) -> Option<u8> {
        self.take(what, table).map(|laid| laid.card)
    }

    /// Takes the top card as it is, with those who know it.
    pub(crate) fn take<E>(&mut self, what: &'static str, table: &mut Table<E>) -> Option<Laid> {
        if let Some(top) = self.top.take() {
            return Some(top);
        }
        if let Some(card) = table.draw_of_many(what, &mut self.shuffled.0) {
            return Some(Laid { card, known: Known::NOBODY });
        }
        (!self.bottom.is_empty()).then(|| self.bottom.remove(0))
    }

    /// A seat looks at the top card, which stays where it is.
    pub(crate) fn peek<E>(&mut self, seat: Seat, what: &'static str, table: &mut Table<E>) -> Option<u8> {
        let mut laid = self.take(what, table)?;
        laid.known = laid.known.with(seat);
        self.top = Some(laid);
        Some(laid.card)
    }

    /// The top card, if the viewer has looked at it.
    pub(crate) fn top_seen_by(&self, viewer: Viewer) -> Option<u8> {
        self.top.filter(|laid| laid.known.by(viewer)).map(|laid| laid.card)
    }

    /// The top card goes under the deck, as known as it was.
    pub(crate) fn bury_top(&mut self) {
        if let Some(top) = self.top.take() {
            self.put_under(top);
        }
    }

    /// A card goes under the deck.
    pub(crate) fn put_under(&mut self, laid: Laid) {
        self.bottom.push(laid);
    }

    /// The deck is shuffled together with more cards.
    pub(crate) fn shuffle_in(&mut self, cards: Cards) {
        *self = Deck::shuffled(self.cards().and(cards));
    }

    /// Takes some cards out of the deck, wherever they lie, and shuffles the rest.
    pub(crate) fn take_out(&mut self, cards: Cards) {
        *self = Deck::shuffled(self.cards().without(cards));
    }

    /// Takes one card out of the deck and leaves everything else where it is; for positions that are set up.
    pub(crate) fn pull(&mut self, card: u8) -> bool {
        let before = self.len();
        self.shuffled.remove(card);
        self.top = self.top.filter(|laid| laid.card != card);
        self.bottom.retain(|laid| laid.card != card);
        self.len() < before
    }

    /// Lays a card of the deck on top, known to nobody; for positions that are set up.
    pub(crate) fn stack(&mut self, card: u8) {
        if self.pull(card) {
            let below = self.top.take();
            self.top = Some(Laid { card, known: Known::NOBODY });
            if let Some(below) = below {
                self.shuffled.add(below.card);
            }
        }
    }

    /// The places of cards that a viewer does not know, and which is dealt there anew.
    pub(crate) fn hidden_from(&mut self, viewer: Viewer) -> impl Iterator<Item = &mut u8> {
        let laid = self.top.iter_mut().chain(&mut self.bottom);
        laid.filter(move |laid| !laid.known.by(viewer)).map(|laid| &mut laid.card)
    }

    /// Deals what a viewer cannot know anew: the deck, and `elsewhere` cards of the same kind that lie face down outside of it.
    pub(crate) fn deal_anew(&mut self, viewer: Viewer, elsewhere: &mut [&mut Laid], rng: &mut Rng) {
        if viewer == Viewer::Open {
            return;
        }
        let mut pool = self.shuffled;
        let away = elsewhere.iter().filter(|laid| !laid.known.by(viewer)).map(|laid| laid.card);
        pool = pool.and(away.collect());
        pool = pool.and(self.hidden_from(viewer).map(|card| *card).collect());
        let away = elsewhere.iter_mut().filter(|laid| !laid.known.by(viewer)).map(|laid| &mut laid.card);
        for place in away {
            *place = any_of(&mut pool, rng);
        }
        for place in self.hidden_from(viewer) {
            *place = any_of(&mut pool, rng);
        }
        self.shuffled = pool;
    }
}

/// Takes any card out of a pool that is not empty.
fn any_of(pool: &mut Cards, rng: &mut Rng) -> u8 {
    let card = rng.member_of_many(pool.0).unwrap_or_default() as u8;
    pool.remove(card);
    card
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_kernel::Chance;

    type Small = Deck<12>;

    fn table() -> Table<()> {
        Table::new(Chance::Loose(Rng::new(5)))
    }

    #[test]
    fn cards_put_under_a_deck_come_last_and_in_their_order() {
        let mut deck = Small::shuffled(Cards::first_of(3));
        for card in [7, 5, 9] {
            deck.put_under(Laid { card, known: Known::ALL });
        }
        let drawn: Vec<u8> = std::iter::from_fn(|| deck.draw("card", &mut table())).collect();
        assert_eq!(drawn[..3].iter().copied().collect::<Cards>(), Cards::first_of(3));
        assert_eq!(drawn[3..], [7, 5, 9]);
        assert!(deck.is_empty());
    }

    #[test]
    fn whoever_looks_at_the_top_card_knows_it_and_nobody_else_does() {
        let mut deck = Small::shuffled(Cards::first_of(10));
        let seen = deck.peek(Seat(1), "card", &mut table());
        assert_eq!(deck.top_seen_by(Viewer::Seat(Seat(1))), seen);
        assert_eq!(deck.top_seen_by(Viewer::Seat(Seat(0))), None);
        assert_eq!(deck.top_seen_by(Viewer::Spectator), None);
        assert_eq!((deck.len(), deck.draw("card", &mut table())), (10, seen));
    }

    #[test]
    fn a_peeked_card_under_the_deck_stays_where_the_looker_knows_it() {
        let mut deck = Small::shuffled(Cards::first_of(10));
        let seen = deck.peek(Seat(0), "card", &mut table());
        deck.bury_top();
        let mut elsewhere = false;
        for seed in 0..20 {
            let mut own = deck.clone();
            own.deal_anew(Viewer::Seat(Seat(0)), &mut [], &mut Rng::new(seed));
            assert_eq!(own.bottom[0].card, seen.unwrap(), "the looker remembers it");
            let mut other = deck.clone();
            other.deal_anew(Viewer::Seat(Seat(1)), &mut [], &mut Rng::new(seed));
            elsewhere |= other.bottom[0].card != seen.unwrap();
            assert_eq!(other.cards(), deck.cards());
        }
        assert!(elsewhere, "for everybody else it is any card");
    }

    #[test]
    fn a_card_that_lies_face_down_elsewhere_is_dealt_anew_with_the_deck() {
        let mut deck = Small::shuffled(Cards::first_of(10));
        let mut away = deck.take("card", &mut table()).unwrap();
        let (first, all) = (away.card, deck.cards().and(Cards::one(away.card)));
        let mut moved = false;
        for seed in 0..20 {
            deck.deal_anew(Viewer::Spectator, &mut [&mut away], &mut Rng::new(seed));
            assert_eq!(deck.cards().and(Cards::one(away.card)), all);
            assert!(!deck.cards().has(away.card));
            moved |= away.card != first;
        }
        assert!(moved);
    }
}
