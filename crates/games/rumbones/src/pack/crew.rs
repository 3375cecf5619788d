//! `crew.toml`: deckhands, bosuns and the Cannon.

use super::Tile;
use freeport_pack::{PackFlaw, bounded, flaw, parse};
use serde::{Deserialize, Serialize};

const FILE: &str = "crew.toml";

/// The crew of a side and its gun; both sides have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Crew {
    /// Deckhands.
    pub deckhand: Hand,
    /// Bosuns.
    pub bosun: Hand,
    /// What a deckhand needs beside a bosun.
    pub beside_bosun: u8,
    /// The Cannon.
    pub cannon: Gun,
}

/// Crew of one rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// How many a side has.
    pub count: u8,
    /// The damage that knocks one out.
    pub hp: u8,
    /// How many dice one rolls.
    pub dice: u8,
    /// What a die needs.
    pub need: u8,
    /// How far one reaches.
    pub range: u8,
    /// How many come in each turn: deckhands to each muster point, bosuns in all.
    pub arrive: u8,
}

/// The ship's gun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// How many dice it rolls.
    pub dice: u8,
    /// What a die needs.
    pub need: u8,
}

pub(super) fn read(text: &str, tiles: &[Tile]) -> Result<Crew, PackFlaw> {
    let crew: Crew = parse(FILE, text)?;
    for (item, hand) in [("deckhand", crew.deckhand), ("bosun", crew.bosun)] {
        bounded(FILE, item, "hp", hand.hp, 1..=1)?;
        bounded(FILE, item, "dice", hand.dice, 1..=4)?;
        bounded(FILE, item, "need", hand.need, 2..=6)?;
        bounded(FILE, item, "range", hand.range, 0..=3)?;
        bounded(FILE, item, "arrive", hand.arrive, 0..=hand.count)?;
    }
    bounded(FILE, "deckhand", "beside-bosun", crew.beside_bosun, 2..=crew.deckhand.need)?;
    bounded(FILE, "cannon", "dice", crew.cannon.dice, 1..=10)?;
    bounded(FILE, "cannon", "need", crew.cannon.need, 2..=6)?;
    if crew.deckhand.count.checked_add(crew.bosun.count).is_none_or(|all| all > MOST) {
        return Err(flaw(FILE, "deckhand", format!("`count`: a side has at most {MOST} figures")));
    }
    let guards: u8 = tiles.iter().fold(0, |sum, tile| tile.guard.saturating_add(sum));
    bounded(FILE, "deckhand", "count", crew.deckhand.count, guards..=MOST)?;
    Ok(crew)
}

/// No side has more figures.
const MOST: u8 = crate::core::crew::FIGURES as u8;
