//! What the printed components say.

mod amount;
mod beasts;
mod chart;
mod crew;
mod files;
mod heroes;
pub(crate) mod lines;
mod ships;
#[cfg(test)]
mod tests;
mod tide;
mod tiles;
pub(crate) mod words;

pub use beasts::{Beasts, Dragon, Fury, Kraken, Rage};
pub use crew::{Crew, Gun, Hand};
pub use files::PackFiles;
pub use freeport_pack::PackFlaw;
pub use heroes::{ACTIONS, Action, Hero, Kind, Role};
pub use ships::{Faction, Ships};
pub use tide::{Card, Deck};
pub use tiles::Tile;

use crate::core::place::Map;
use crate::core::side::Side;
use crate::effects::vocabulary::Moment;
use freeport_pack::{Head, Names, Register, bounded};

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    /// The heroes: the five of Wellsport, then the five of the Bone Devils, then mercenaries.
    pub heroes: Vec<Hero>,
    /// The Tide cards: the generic ones, those of Wellsport, those of the Bone Devils.
    pub cards: Vec<Card>,
    /// The objectives, which both ships have alike.
    pub tiles: Vec<Tile>,
    /// The Kraken and the Sea Dragon.
    pub beasts: Beasts,
    /// Deckhands, bosuns and the Cannon.
    pub crew: Crew,
    /// The factions, by side.
    pub factions: [Faction; 2],
    /// The sea between and around the ships.
    pub map: Map,
    names: Names,
    index: Index,
}

/// How many cells a row of the map has: places are called by their column and row.
const COLUMNS: u8 = 11;

/// More moments than there are.
const MOMENTS: usize = 40;

/// Which cards and heroes have a line for a moment.
#[derive(Debug)]
struct Index {
    cards: [u64; MOMENTS],
    heroes: [u16; MOMENTS],
}

impl Index {
    fn of(heroes: &[Hero], cards: &[Card]) -> Index {
        let mut index = Index { cards: [0; MOMENTS], heroes: [0; MOMENTS] };
        for (at, card) in cards.iter().enumerate() {
            card.lines.iter().for_each(|line| index.cards[line.when as usize] |= 1 << at);
        }
        for (at, hero) in heroes.iter().enumerate() {
            let responses = hero.actions.iter().filter(|action| action.kind == Kind::Response);
            for line in responses.flat_map(|action| &action.lines) {
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
        let head = Head::read("rumbones", &files.pack)?;
        let mut register = Register::default();
        let heroes = heroes::read(&files.heroes, &mut register)?;
        let cards = tide::read(&files.tide, &mut register)?;
        let tiles = tiles::read(&files.tiles, &mut register)?;
        let beasts = beasts::read(&files.beasts, &mut register)?;
        let crew = crew::read(&files.crew, &tiles)?;
        let Ships { factions, map } = ships::read(&files.ships, &tiles, &beasts, &mut register)?;
        bounded("ships.toml", "map", "width", map.width, COLUMNS..=COLUMNS)?;
        let names = register.close(head)?;
        let index = Index::of(&heroes, &cards);
        Ok(Pack { heroes, cards, tiles, beasts, crew, factions, map, names, index })
    }

    /// The Tide cards of a side, as bits: its own and the generic ones.
    pub fn deck(&self, side: Side) -> u64 {
        let ours = self.cards.iter().enumerate().filter(|(_, card)| card.deck.serves(side));
        ours.fold(0, |deck, (index, _)| deck | 1 << index)
    }

    /// The heroes that a side may choose for a role, as the pack counts them: its own, and mercenaries.
    pub fn hires(&self, side: Side, role: Role) -> impl Iterator<Item = u8> {
        let fits = move |hero: &Hero| hero.role == role && hero.faction.is_none_or(|own| own == side);
        (0..).zip(&self.heroes).filter(move |(_, hero)| fits(hero)).map(|(card, _)| card)
    }

    /// Cards that have a line for a moment, as bits.
    #[inline]
    pub(crate) fn cards_for(&self, moment: Moment) -> u64 {
        self.index.cards[moment as usize]
    }

    /// Heroes that have a Response for a moment, as bits.
    #[inline]
    pub(crate) fn heroes_for(&self, moment: Moment) -> u16 {
        self.index.heroes[moment as usize]
    }
}
