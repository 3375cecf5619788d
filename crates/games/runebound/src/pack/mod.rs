//! What the printed components say.

mod adventures;
mod atlas;
mod files;
mod heroes;
mod market;

pub use adventures::{Adventure, Challenge, Encounter, Event, Kind};
pub use atlas::{Atlas, CITIES, Gem, HEXES, Hex, NOWHERE, Town};
pub use files::PackFiles;
pub use freeport_pack::PackFlaw;
pub use heroes::Hero;
pub use market::{Goods, Wares};

use freeport_pack::Names;

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// The kinds of market cards: allies, then items.
    pub goods: Vec<Goods>,
    /// The kind of every market card; there are 84 of them.
    pub stock: Vec<u8>,
    /// The adventure cards: green, yellow, blue, red, each by challenges, events, encounters.
    pub adventures: Vec<Adventure>,
    /// The world.
    pub atlas: Atlas,
    names: Names,
}
