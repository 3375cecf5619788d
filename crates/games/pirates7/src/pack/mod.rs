//! What the printed components say.

mod files;
mod read;
mod shapes;

pub use files::PackFiles;
pub use freeport_pack::PackFlaw;
pub use shapes::{Takes, TavernResult};

use crate::cards::{CARAVANS, Caravan, Port};
use crate::components::{Cargo, Good, Loot, Ritual};
use freeport_pack::Names;

/// Chance counts the Loot cards of each kind in a lane of so many numbers.
pub(crate) const LANE: u8 = 16;

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    /// The ships of each Caravan.
    ships: [u8; CARAVANS],
    /// The prices of each Port, Pirate Bay last: Fruit, Coffee, Rum.
    prices: [[u8; 3]; 7],
    /// The kind in highest demand in each Port.
    demand: [Good; 7],
    /// Which face of a ship is hit by Kraken, Iceberg, Sirens and Mutiny, and what that costs.
    pub hits: [(u8, Takes); 4],
    /// What a guard is paid by Wages.
    pub wages: u8,
    /// What the faces of a Tavern die do.
    pub tavern: [TavernResult; 6],
    /// How many Loot cards of each kind there are.
    pub loot: [u8; 4],
    /// What Good Deal, Double Hold and Unsinkable Ship cost.
    costs: [u8; 3],
    names: Names,
}

/// A pack for as long as the program runs.
pub type PackRef = freeport_pack::PackRef<Pack>;

impl Pack {
    /// The ships of a Caravan.
    #[inline]
    pub fn ships(&self, caravan: Caravan) -> u8 {
        self.ships[caravan.index()]
    }

    /// What Fruit, Coffee and Rum bring in a Port in sets of three or more.
    #[inline]
    pub fn prices(&self, port: Port) -> [u8; 3] {
        self.prices[port as usize]
    }

    /// The kind in highest demand in a Port.
    #[inline]
    pub fn highest_demand(&self, port: Port) -> Good {
        self.demand[port as usize]
    }

    /// What Goods bring in a Port when they are sold together: chests for Fruit, Coffee and Rum.
    #[inline]
    pub fn proceeds(&self, port: Port, goods: Cargo) -> [u8; 3] {
        let prices = self.prices(port);
        Good::ALL.map(|good| if goods[good] >= 3 { goods[good] * prices[good as usize] } else { goods[good] })
    }

    /// What a Ritual costs.
    #[inline]
    pub fn cost(&self, ritual: Ritual) -> u8 {
        self.costs[match ritual {
            Ritual::GoodDeal(_) => 0,
            Ritual::DoubleHold => 1,
            Ritual::Unsinkable => 2,
        }]
    }

    /// How many Loot cards there are in all.
    pub fn loot_cards(&self) -> u8 {
        self.loot.iter().sum()
    }

    /// How many Loot cards of a kind there are.
    pub fn loot_of(&self, loot: Loot) -> u8 {
        self.loot[loot as usize]
    }
}
