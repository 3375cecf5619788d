//! `equipment.toml`: what stands on ships and can be destroyed.

use super::words::WORDS;
use crate::effects::vocabulary::Line;
use crate::pack::lines::Place;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "equipment.toml";

/// No pack has more kinds.
const MOST: usize = 8;

/// A kind of equipment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// How layouts draw it, as a capital.
    pub letter: char,
    /// The damage that destroys it.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings to each hero.
    pub coins: u8,
    /// Whether heroes take coins from it in a free-for-all.
    pub chest: bool,
    /// What it does for the side that destroyed it.
    pub lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    equipment: Vec<Shape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    id: String,
    letter: char,
    name: Name,
    hp: u8,
    vp: u8,
    coins: u8,
    #[serde(default)]
    chest: bool,
    #[serde(default)]
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Equipment>, PackFlaw> {
    let mut kinds: Vec<Equipment> = Vec::new();
    for Shape { id, letter, name, hp, vp, coins, chest, text } in parse::<File>(FILE, text)?.equipment {
        bounded(FILE, &id, "hp", hp, 1..=30)?;
        bounded(FILE, &id, "vp", vp, 0..=8)?;
        bounded(FILE, &id, "coins", coins, 0..=10)?;
        if !letter.is_ascii_uppercase() || letter == 'S' || kinds.iter().any(|kind| kind.letter == letter) {
            return Err(flaw(FILE, &id, "`letter` must be a capital of its own, and S is a place of Junks"));
        }
        WORDS.check(FILE, &id, Place::Tile, &text)?;
        register.enter(FILE, &id, name)?;
        kinds.push(Equipment { id, letter, hp, vp, coins, chest, lines: text });
    }
    if kinds.len() > MOST {
        return Err(flaw(FILE, "equipment", format!("there must be {MOST} at most, not {}", kinds.len())));
    }
    if kinds.iter().filter(|kind| kind.chest).count() != 1 {
        return Err(flaw(FILE, "equipment", "`chest`: exactly one kind is the chest of a free-for-all"));
    }
    Ok(kinds)
}
