//! Sets of cards.

use serde::{Deserialize, Serialize};

/// A set of numbered cards, below 128. Written as the list of its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cards(pub u128);

impl Cards {
    /// No card.
    pub(crate) const NONE: Cards = Cards(0);

    /// A single card.
    #[inline]
    pub(crate) const fn one(card: u8) -> Cards {
        Cards(if card < 128 { 1 << card } else { 0 })
    }

    /// The first so many cards.
    pub(crate) const fn first_of(count: u8) -> Cards {
        Cards(if count < 128 { (1 << count) - 1 } else { u128::MAX })
    }

    #[inline]
    pub(crate) const fn has(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a card.
    #[inline]
    pub(crate) const fn add(&mut self, card: u8) {
        self.0 |= Cards::one(card).0;
    }

    /// Takes a card out; whether it was there.
    #[inline]
    pub(crate) const fn remove(&mut self, card: u8) -> bool {
        let had = self.has(card);
        self.0 &= !Cards::one(card).0;
        had
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not of the other set.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub(crate) const fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The numbers, rising.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = left.trailing_zeros() as u8;
                left &= left - 1;
                card
            })
        })
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.and(Cards::one(card)))
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        if cards.iter().any(|card| *card >= 128) {
            return Err(serde::de::Error::custom("a card is a number below 128"));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Cards {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<u8>::json_schema(generator)
    }
}
