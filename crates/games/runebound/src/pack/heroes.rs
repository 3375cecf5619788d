//! `heroes.toml`: the heroes.

use super::register::{Register, bounded, counted};
use super::words::{Place, check};
use crate::effects::vocabulary::{Figures, Line, Skill};
use freeport_pack::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;
use std::collections::BTreeMap;

const FILE: &str = "heroes.toml";

/// As many as there are seats, and no more than a choice can offer.
const HEROES: std::ops::RangeInclusive<usize> = 6..=32;

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The id by which names know it, such as `varikas`.
    pub id: String,
    /// The id by which names know who it is, in a sentence.
    pub tale: String,
    /// Life, strength, stats and damage.
    pub figures: Figures,
    /// Skills with their bonuses.
    pub skills: Vec<(Skill, u8)>,
    /// The ability.
    pub text: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hero: Vec<Shape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    id: String,
    name: Name,
    tale: Name,
    life: u8,
    strength: u8,
    stats: [u8; 3],
    damage: [u8; 3],
    skills: BTreeMap<Skill, u8>,
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Hero>, PackFlaw> {
    let mut heroes = Vec::new();
    for shape in parse::<File>(FILE, text)?.hero {
        let Shape { id, name, tale, life, strength, stats, damage, skills, text } = shape;
        let figures = Figures { life, strength, stats, damage };
        check_figures(FILE, &id, figures)?;
        for bonus in skills.values() {
            bounded(FILE, &id, "skills", *bonus, 1..=10)?;
        }
        if text.is_empty() {
            return Err(flaw(FILE, &id, "`text` says nothing"));
        }
        check(FILE, &id, Place::Hero, &text)?;
        register.enter(FILE, &id, name)?;
        let tale = register.tell(FILE, &id, tale)?;
        heroes.push(Hero { id, tale, figures, skills: skills.into_iter().collect(), text });
    }
    counted(FILE, "hero", heroes.len(), HEROES)?;
    Ok(heroes)
}

/// Whether somebody can fight with these figures.
pub(super) fn check_figures(file: &'static str, id: &str, figures: Figures) -> Result<(), PackFlaw> {
    bounded(file, id, "life", figures.life, 1..=20)?;
    bounded(file, id, "strength", figures.strength, 0..=20)?;
    for stat in figures.stats {
        bounded(file, id, "stats", stat, 0..=20)?;
    }
    for damage in figures.damage {
        bounded(file, id, "damage", damage, 0..=9)?;
    }
    Ok(())
}
