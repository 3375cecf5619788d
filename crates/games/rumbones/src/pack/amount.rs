//! How amounts are written in packs: `2`, `"any"`, `"misses"`.

use crate::effects::vocabulary::Amount;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::fmt;

/// The amounts that have a word.
const WORDS: [(&str, Amount); 4] = [
    ("any", Amount::Any),
    ("misses", Amount::Misses),
    ("suffered", Amount::Suffered),
    ("felled", Amount::Felled),
];

struct Written;

impl Visitor<'_> for Written {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number or one of")?;
        WORDS.iter().try_for_each(|(word, _)| write!(f, " `{word}`"))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Amount, E> {
        u8::try_from(number).map(Amount::N).map_err(|_| E::custom(format!("{number} is no amount")))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
        u8::try_from(number).map(Amount::N).map_err(|_| E::custom(format!("{number} is no amount")))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
        let found = WORDS.iter().find(|(word, _)| *word == text);
        found
            .map(|(_, amount)| *amount)
            .ok_or_else(|| E::unknown_variant(text, &["any", "misses", "suffered", "felled"]))
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        deserializer.deserialize_any(Written)
    }
}
