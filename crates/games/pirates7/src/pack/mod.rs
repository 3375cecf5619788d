//! What the printed components say.

mod files;
mod read;
mod shapes;

pub use files::PackFiles;
pub use read::PackFlaw;
pub use shapes::{Takes, TavernResult};

use crate::cards::{CARAVANS, Caravan, Port};
use crate::components::{Cargo, Good, Loot, Ritual};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Chance counts the Loot cards of each kind in a lane of so many numbers.
pub(crate) const LANE: u8 = 16;

/// A name in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
    /// Italian.
    pub it: String,
}

impl Name {
    /// The name in a language; English where the language is unknown.
    pub fn in_language(&self, language: &str) -> &str {
        match language {
            "ru" => &self.ru,
            "it" => &self.it,
            _ => &self.en,
        }
    }
}

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    id: String,
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
    names: Vec<(String, Name)>,
}

/// A pack for as long as the program runs.
#[derive(Clone, Copy, Debug)]
pub struct PackRef(&'static Pack);

impl std::ops::Deref for PackRef {
    type Target = Pack;

    #[inline]
    fn deref(&self) -> &Pack {
        self.0
    }
}

impl PartialEq for PackRef {
    fn eq(&self, other: &PackRef) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for PackRef {}

impl Default for PackRef {
    fn default() -> PackRef {
        PackRef(&BASE)
    }
}

impl Serialize for PackRef {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for PackRef {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PackRef".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": [BASE.id], "default": BASE.id })
    }
}

impl<'de> Deserialize<'de> for PackRef {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PackRef, D::Error> {
        let id = String::deserialize(deserializer)?;
        if id == BASE.id {
            Ok(PackRef::default())
        } else {
            Err(serde::de::Error::custom(format!("there is no content pack `{id}`; there is `{}`", BASE.id)))
        }
    }
}

/// The printed game.
static BASE: LazyLock<Pack> = LazyLock::new(|| match Pack::read(&PackFiles::base()) {
    Ok(pack) => pack,
    Err(flaw) => panic!("the built-in pack is checked by its tests: {flaw}"),
});

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

    /// The name of a thing by its id, such as `character.captain` or `port.tortuga`.
    pub fn name(&self, id: &str, language: &str) -> Option<&str> {
        let found = self.names.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.names[found].1.in_language(language))
    }

    /// Every id with its name, in the order of the ids.
    pub fn names(&self, language: &str) -> impl Iterator<Item = (&str, &str)> {
        self.names.iter().map(move |(id, name)| (id.as_str(), name.in_language(language)))
    }
}
