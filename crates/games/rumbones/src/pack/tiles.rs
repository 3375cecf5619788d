//! `tiles.toml`: the objectives of a ship.

use super::lines::Place;
use super::words::WORDS;
use crate::core::hero::COINS;
use crate::core::place::OBJECTIVES;
use crate::effects::vocabulary::Line;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "tiles.toml";

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// How it is drawn on the map.
    pub letter: char,
    /// The damage that destroys it.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings.
    pub coins: u8,
    /// Whether it is the gun of its ship.
    pub gun: bool,
    /// How many deckhands stand there at the start.
    pub guard: u8,
    /// What it does for the side that destroyed it.
    pub lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<TileShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileShape {
    id: String,
    letter: char,
    name: Name,
    hp: u8,
    vp: u8,
    coins: u8,
    #[serde(default)]
    gun: bool,
    #[serde(default)]
    guard: u8,
    #[serde(default)]
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Tile>, PackFlaw> {
    let mut tiles: Vec<Tile> = Vec::new();
    for TileShape { id, letter, name, hp, vp, coins, gun, guard, text } in parse::<File>(FILE, text)?.tile {
        bounded(FILE, &id, "hp", hp, 1..=30)?;
        bounded(FILE, &id, "vp", vp, 0..=6)?;
        bounded(FILE, &id, "coins", coins, 0..=5 * COINS)?;
        if !letter.is_ascii_uppercase() || letter == 'M' || tiles.iter().any(|tile| tile.letter == letter) {
            return Err(flaw(FILE, &id, "`letter` must be a capital of its own, and M is a muster point"));
        }
        WORDS.check(FILE, &id, Place::Tile, &text)?;
        register.enter(FILE, &id, name)?;
        tiles.push(Tile { id, letter, hp, vp, coins, gun, guard, lines: text });
    }
    if tiles.len() != OBJECTIVES {
        return Err(flaw(FILE, "tile", format!("there must be {OBJECTIVES}, not {}", tiles.len())));
    }
    if tiles.iter().filter(|tile| tile.gun).count() != 1 {
        return Err(flaw(FILE, "tile", "`gun`: exactly one objective is the ship's gun"));
    }
    Ok(tiles)
}
