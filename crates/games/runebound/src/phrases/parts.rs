//! The pieces that sentences are made of.

use crate::effects::vocabulary::{Colour, Terrain};
use crate::event::Bargain;
use crate::pack::{Hex, Kind, Wares};
use crate::state::Quest;
use freeport_kernel::{Phrase, Seat};

/// Things in a row.
pub(crate) fn list(things: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut things: Vec<Phrase> = things.into_iter().collect();
    let Some(last) = things.pop() else { return Phrase::new("nothing") };
    let comma =
        |head: Phrase, next: Phrase| Phrase::new("ui-list-more").part("head", head).part("next", next);
    match things.into_iter().reduce(comma) {
        Some(head) => Phrase::new("ui-list-and").part("head", head).part("last", last),
        None => last,
    }
}

/// Cards in a row.
pub(crate) fn cards(cards: &[&'static str]) -> Phrase {
    list(cards.iter().map(|card| Phrase::new("a-card").name("card", card)))
}

/// Movement dice as they lie: each shows some terrains.
pub(crate) fn dice(dice: &[Vec<Terrain>]) -> Phrase {
    let shown = dice.iter().map(|face| {
        let terrains = face.iter().map(|terrain| Phrase::new("die-terrain").name("terrain", terrain.id()));
        let slash = |head, next| Phrase::new("die-face").part("head", head).part("next", next);
        terrains.reduce(slash).unwrap_or_else(|| Phrase::new("nothing"))
    });
    let comma = |head, next| Phrase::new("text-comma").part("head", head).part("next", next);
    shown.reduce(comma).unwrap_or_else(|| Phrase::new("nothing"))
}

/// Adventure tokens of each colour that there are.
pub(crate) fn tokens(tokens: [u8; 4]) -> Phrase {
    let some = Colour::ALL.into_iter().zip(tokens).filter(|(_, count)| *count > 0);
    list(some.map(|(colour, count)| {
        Phrase::new("count-tokens").number("count", count).name("colour", colour.id())
    }))
}

/// What a hero gives in a bargain, the one who offers first.
fn given(gold: u16, cards: &[&'static str]) -> Phrase {
    let gold = (gold > 0).then(|| Phrase::new("count-gold").number("count", gold));
    list(gold.into_iter().chain(cards.iter().map(|card| Phrase::new("a-card").name("card", card))))
}

/// A number with its sign.
pub(crate) fn signed(n: i8) -> String {
    let sign = if n < 0 { '−' } else { '+' };
    format!("{sign}{}", n.unsigned_abs())
}

/// What an id names, as far as sentences tell it apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Hero,
    Ally,
    Item,
    Challenge,
    Event,
    Encounter,
}

impl Quest {
    /// A sentence about a hero.
    pub(crate) fn of_hero(&self, key: &'static str, seat: Seat) -> Phrase {
        Phrase::new(key).name("hero", self.hero_id(seat))
    }

    /// A sentence about two heroes.
    pub(crate) fn of_two(&self, key: &'static str, seat: Seat, other: Seat) -> Phrase {
        self.of_hero(key, seat).name("other", self.hero_id(other))
    }

    /// A sentence about a hero at a place.
    pub(crate) fn hero_at(&self, key: &'static str, seat: Seat, hex: Hex) -> Phrase {
        self.of_hero(key, seat).label("at", self.label(hex))
    }

    /// A sentence about a bargain.
    pub(crate) fn bargain(&self, key: &'static str, seat: Seat, with: Seat, terms: &Bargain) -> Phrase {
        self.of_two(key, seat, with)
            .part("gives", given(terms.gold[0], &terms.gives))
            .part("gets", given(terms.gold[1], &terms.gets))
    }

    /// What an id names.
    pub(crate) fn sort_of(&self, id: &str) -> Sort {
        let pack = self.pack();
        if pack.heroes.iter().any(|hero| hero.id == id) {
            return Sort::Hero;
        }
        if let Some(goods) = pack.goods.iter().find(|goods| goods.id == id) {
            return if matches!(goods.wares, Wares::Ally(_)) { Sort::Ally } else { Sort::Item };
        }
        match pack.adventures.iter().find(|card| card.id == id).map(|card| &card.kind) {
            Some(Kind::Event(_)) => Sort::Event,
            Some(Kind::Encounter(_)) => Sort::Encounter,
            Some(Kind::Challenge(_)) => Sort::Challenge,
            None => Sort::Ally,
        }
    }

    /// How the use of what has a text is offered.
    pub(crate) fn using(&self, card: &'static str) -> Phrase {
        match self.sort_of(card) {
            Sort::Hero => Phrase::new("do-use-own").name("hero", card),
            Sort::Ally => Phrase::new("do-use-ally").name("ally", card),
            Sort::Item | Sort::Challenge => Phrase::new("do-use").name("card", card),
            Sort::Event | Sort::Encounter => Phrase::new("do-use-text").name("card", card),
        }
    }

    /// What is told of an adventure card.
    pub(crate) fn tale_of(&self, id: &str) -> &'static str {
        self.pack().adventures.iter().find(|card| card.id == id).map_or("nothing", |card| &card.tale)
    }
}
