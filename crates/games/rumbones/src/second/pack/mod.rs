//! What the printed components of Second Tide say.

mod beasts;
mod chart;
mod crew;
mod equipment;
mod files;
mod heroes;
mod layouts;
#[cfg(test)]
mod tests;
mod tide;
pub(crate) mod words;

pub use beasts::{Beasts, Dragon, Fang, Fury, Kraken, Rage};
pub use chart::{Fitting, Layout, Ship};
pub use crew::{CrewBoard, Shot};
pub use equipment::Equipment;
pub use files::PackFiles;
pub use heroes::{Hero, Kind, Level, Passive, SKILLS, Skill};
pub use layouts::{Class, Faction};
pub use tide::Card;

use crate::effects::vocabulary::Moment;
use freeport_pack::{Head, Names, PackFlaw, Register, bounded};
use layouts::Waters;
use serde::{Deserialize, Serialize};

/// The factions, in the order in which everything counts them.
pub const FACTIONS: [&str; 2] = ["deep-lords", "marea"];
/// How many cards a deck has.
pub const DECK: usize = 30;

/// The number of a faction.
fn faction_of(id: &str) -> Option<u8> {
    (0..).zip(FACTIONS).find(|(_, known)| *known == id).map(|(number, _)| number)
}

/// The numbers of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// How many dice.
    pub dice: u8,
    /// What a die needs.
    pub hit: u8,
    /// How far away the cell may be.
    pub range: u8,
}

impl Blow {
    fn check(self, file: &'static str, item: &str) -> Result<(), PackFlaw> {
        bounded(file, item, "dice", self.dice, 1..=10)?;
        bounded(file, item, "hit", self.hit, 2..=6)?;
        bounded(file, item, "range", self.range, 0..=10)
    }
}

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    /// The heroes, mercenaries among them.
    pub heroes: Vec<Hero>,
    /// The Tide cards, each once.
    pub cards: Vec<Card>,
    /// Which of `cards` each card of a faction's deck is.
    pub decks: [Vec<u8>; 2],
    /// Deckhands, bosuns and the swivel gun.
    pub crew: CrewBoard,
    /// The kinds of equipment.
    pub equipment: Vec<Equipment>,
    /// The Kraken and the Sea Dragon.
    pub beasts: Beasts,
    /// The factions.
    pub factions: [Faction; 2],
    /// The classes of ships.
    pub classes: Vec<Class>,
    /// The maps.
    pub layouts: Vec<Layout>,
    names: Names,
    index: Index,
}

/// More moments than there are.
const MOMENTS: usize = 40;

/// Which cards and heroes have a line for a moment.
#[derive(Debug)]
struct Index {
    cards: [[u32; MOMENTS]; 2],
    heroes: [u32; MOMENTS],
}

impl Index {
    fn of(heroes: &[Hero], cards: &[Card], decks: &[Vec<u8>; 2]) -> Index {
        let mut index = Index { cards: [[0; MOMENTS]; 2], heroes: [0; MOMENTS] };
        for (deck, found) in decks.iter().zip(&mut index.cards) {
            for (at, card) in deck.iter().enumerate() {
                let lines = &cards[usize::from(*card)].lines;
                for line in lines {
                    found[line.when as usize] |= 1 << at;
                }
            }
        }
        for (at, hero) in heroes.iter().enumerate() {
            let reactions = hero.skills.iter().filter(|skill| skill.kind == Kind::Reaction);
            let lines = reactions.flat_map(|skill| &skill.levels).flat_map(|level| &level.lines);
            for line in lines.chain(hero.passive.iter().flat_map(|passive| &passive.lines)) {
                index.heroes[line.when as usize] |= 1 << at;
            }
        }
        index
    }
}

/// A pack for as long as the program runs.
pub type PackRef = freeport_pack::PackRef<Pack>;

impl Pack {
    /// The printed game, read once.
    pub fn base() -> &'static Pack {
        PackRef::default().get()
    }

    /// Reads and checks a pack. The error names file, item and field.
    pub fn read(files: &PackFiles) -> Result<Pack, PackFlaw> {
        let head = Head::read("rumbones2", &files.pack)?;
        let mut register = Register::default();
        let heroes = heroes::read(&files.heroes, &mut register)?;
        let cards = tide::read(&files.tide, &mut register)?;
        let crew = crew::read(&files.crew)?;
        let equipment = equipment::read(&files.equipment, &mut register)?;
        let beasts = beasts::read(&files.beasts, &mut register)?;
        let Waters { factions, classes, layouts } = layouts::read(&files.layouts, &equipment, &mut register)?;
        let names = register.close(head)?;
        let decks = [0, 1].map(|faction| tide::deck(&cards, faction));
        let index = Index::of(&heroes, &cards, &decks);
        Ok(Pack { heroes, cards, decks, crew, equipment, beasts, factions, classes, layouts, names, index })
    }

    /// The card that has a number in a faction's deck.
    #[inline]
    pub fn card(&self, faction: u8, number: u8) -> &Card {
        &self.cards[usize::from(self.decks[usize::from(faction)][usize::from(number)])]
    }

    /// The heroes that a side of a faction may choose, as the pack counts them: its own, and mercenaries.
    pub fn hires(&self, faction: u8) -> impl Iterator<Item = u8> {
        let fits = move |hero: &Hero| hero.faction.is_none_or(|own| own == faction);
        (0..).zip(&self.heroes).filter(move |(_, hero)| fits(hero)).map(|(number, _)| number)
    }

    /// The number of a layout.
    pub fn layout(&self, id: &str) -> Option<u8> {
        (0..).zip(&self.layouts).find(|(_, layout)| layout.id == id).map(|(number, _)| number)
    }

    /// Cards of a faction's deck that have a line for a moment, as bits by their numbers.
    #[inline]
    pub fn cards_for(&self, faction: u8, moment: Moment) -> u32 {
        self.index.cards[usize::from(faction)][moment as usize]
    }

    /// Heroes that have a reaction or a passive skill for a moment, as bits.
    #[inline]
    pub fn heroes_for(&self, moment: Moment) -> u32 {
        self.index.heroes[moment as usize]
    }
}
