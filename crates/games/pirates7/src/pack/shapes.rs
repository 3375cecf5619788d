//! The shapes of the files, before anything is checked.

use crate::components::{Good, Nation};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Caravans {
    pub caravan: Vec<Caravan>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Caravan {
    pub id: String,
    pub nation: Nation,
    pub ships: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ports {
    pub start: Port,
    pub port: Vec<Port>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Port {
    pub id: String,
    pub fruit: u8,
    pub coffee: u8,
    pub rum: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Curses {
    pub curse: Vec<Curse>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Curse {
    pub id: String,
    pub face: Option<u8>,
    pub takes: Option<Takes>,
    pub chests: Option<u8>,
    pub results: Option<[TavernResult; 6]>,
}

/// What a ship that is hit costs its owner first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// A Fruit.
    Fruit,
    /// A Coffee.
    Coffee,
    /// A Rum.
    Rum,
    /// A Good of the kind in highest demand in the current Port.
    HighestDemand,
    /// A Talisman.
    Talisman,
    /// A Good of the kind that the player of the Curse names.
    Named,
}

impl Takes {
    /// The Good it always is.
    pub const fn good(self) -> Option<Good> {
        match self {
            Takes::Fruit => Some(Good::Fruit),
            Takes::Coffee => Some(Good::Coffee),
            Takes::Rum => Some(Good::Rum),
            Takes::HighestDemand | Takes::Talisman | Takes::Named => None,
        }
    }
}

/// What a face of a Tavern die does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TavernResult {
    /// A Black Mark.
    BlackMark,
    /// One Good is lost.
    LoseGood,
    /// One chest is lost.
    LoseChest,
    /// One chest is gained.
    GainChest,
    /// One Good is gained.
    GainGood,
    /// Three Yin-Yang tokens are gained.
    GainYinYang,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LootDeck {
    pub fruit: u8,
    pub coffee: u8,
    pub rum: u8,
    pub talisman: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rituals {
    pub good_deal: u8,
    pub double_hold: u8,
    pub unsinkable: u8,
}
