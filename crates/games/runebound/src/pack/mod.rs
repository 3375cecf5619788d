//! What the printed components say.

mod adventures;
mod atlas;
mod files;
mod heroes;
mod market;
mod register;
#[cfg(test)]
mod tests;
mod words;

pub use adventures::{Adventure, Challenge, Encounter, Kind, Omen};
pub use atlas::{Atlas, CITIES, Gem, HEXES, Hex, NOWHERE, Town};
pub use files::PackFiles;
pub use freeport_pack::PackFlaw;
pub use heroes::Hero;
pub use market::{Goods, Wares};

use crate::effects::vocabulary::Keep;
use crate::instinct::Lore;
use crate::party::ALLIES;
use freeport_pack::{Files, Head, Names, Packs, Printed, flaw};
use register::Register;

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// The kinds of market cards: allies, then items.
    pub goods: Vec<Goods>,
    /// The kind of every market card; there are 84 of them in the printed game.
    pub stock: Vec<u8>,
    /// The adventure cards: green, yellow, blue, red, each by challenges, events, encounters.
    pub adventures: Vec<Adventure>,
    /// The world.
    pub atlas: Atlas,
    names: Names,
    /// What bots know of it.
    pub(crate) lore: Lore,
}

/// A pack for as long as the program runs.
pub type PackRef = freeport_pack::PackRef<Pack>;

/// The packs of this game: the printed one and those that hosts bring.
static PACKS: Packs<Pack> = Packs::new();

/// The game's id.
const GAME: &str = "runebound";

impl Printed for Pack {
    const GAME: &'static str = GAME;
    const FILES: &'static [(&'static str, &'static str)] = &PackFiles::PRINTED;

    fn read(files: &Files) -> Result<Pack, PackFlaw> {
        Pack::read(&PackFiles::gather(|name| files.need(name).map(str::to_owned))?)
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn packs() -> &'static Packs<Pack> {
        &PACKS
    }
}

/// However free the number of allies is, a party has room for all that there are (RN-35.1).
fn check_allies(goods: &[Goods], adventures: &[Adventure]) -> Result<(), PackFlaw> {
    let hired = goods.iter().filter(|goods| matches!(goods.wares, Wares::Ally(_)));
    let hired: usize = hired.map(|goods| usize::from(goods.copies)).sum();
    let joins = |card: &&Adventure| card.kept.as_ref().is_some_and(|kept| matches!(kept.r#as, Keep::Ally(_)));
    let all = hired + adventures.iter().filter(joins).count();
    if all <= ALLIES {
        return Ok(());
    }
    let problem = format!("there are at most {ALLIES} allies with those that adventures bring, not {all}");
    Err(flaw("market.toml", "ally", problem))
}

impl Pack {
    /// The printed game, read once.
    pub fn base() -> &'static Pack {
        PackRef::default().get()
    }

    /// Reads and checks a pack. The error names file, item and field.
    pub fn read(files: &PackFiles) -> Result<Pack, PackFlaw> {
        let head = Head::read(GAME, &files.pack)?;
        let mut register = Register::default();
        let heroes = heroes::read(&files.heroes, &mut register)?;
        let goods = market::read(&files.market, &mut register)?;
        let adventures = adventures::read(&files.adventures, &mut register)?;
        check_allies(&goods, &adventures)?;
        let atlas = atlas::read(&files.map, &mut register)?;
        register.names.push(("pack".to_owned(), head.name));
        let names = Names::read("", register.names)?;
        let stock = market::stock(&goods);
        let lore = Lore::of(&adventures, &goods, &atlas);
        Ok(Pack { heroes, goods, stock, adventures, atlas, names, lore })
    }

    /// The kind of a market card.
    #[inline]
    pub fn goods_of(&self, card: u8) -> &Goods {
        &self.goods[usize::from(self.stock[usize::from(card)])]
    }

    /// An adventure card by its number.
    #[inline]
    pub fn adventure(&self, card: u8) -> &Adventure {
        &self.adventures[usize::from(card)]
    }

    /// The name of a thing by its id, such as `varikas`, `fire-bomb` or `G01`.
    pub fn name(&self, id: &str, language: &str) -> Option<&str> {
        self.names.get(id, language)
    }

    /// Every id with its name, in the order of the ids.
    pub fn names(&self, language: &str) -> impl Iterator<Item = (&str, &str)> {
        self.names.all(language)
    }
}
