//! How the game is set up.

use crate::second::pack::PackRef;
use serde::{Deserialize, Serialize};

/// How the game is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Options2"))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The content pack.
    pub pack: PackRef,
    /// Two sides, or everybody alone.
    pub mode: Mode,
    /// How heroes are found.
    pub heroes: Choosing,
    // What means nothing in a free-for-all is not asked for by a form.
    /// Which heroes a side may take.
    #[cfg_attr(feature = "schema", schemars(extend("x-when" = { "mode": "battle" })))]
    pub allies: Allies,
    /// Which ships meet.
    #[cfg_attr(feature = "schema", schemars(extend("x-when" = { "mode": "battle" })))]
    pub layout: Fleet,
    /// Who sails under which flag.
    #[cfg_attr(feature = "schema", schemars(extend("x-when" = { "mode": "battle" })))]
    pub factions: Flags,
}

/// Two sides, or everybody alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Mode {
    /// Two sides with crews, cards and the Kraken.
    #[default]
    Battle,
    /// Everybody alone, with heroes only.
    FreeForAll {
        /// Lives of each hero.
        #[serde(default = "three")]
        #[cfg_attr(feature = "schema", schemars(range(min = 2, max = 5)))]
        lives: u8,
        /// Heroes of each player; none for as many as the number of players gives.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 2)))]
        heroes: Option<u8>,
    },
}

const fn three() -> u8 {
    3
}

/// How heroes are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// In secret, shown together.
    #[default]
    Choose,
    /// In turns, beginning with whoever loses a roll.
    Alternate,
    /// By chance.
    Random,
    /// Some by chance and some mercenaries, of which one chooses.
    Random2,
}

/// Which heroes a side may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Allies {
    /// Those of its faction, and mercenaries.
    #[default]
    Own,
    /// Anybody.
    Any,
}

/// Which ships meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fleet {
    /// Those that the factions sail.
    #[default]
    ByFactions,
    /// Gallant and Windcutters.
    Gw,
    /// Gallant and Junks.
    Gj,
    /// Drakkars and Junks.
    Dj,
    /// Two Gallants.
    Gg,
    /// Junks and Junks.
    Jj,
    /// Drakkars and Drakkars.
    Dd,
}

impl Fleet {
    /// The id of the layout, where one is named.
    pub(crate) const fn id(self) -> Option<&'static str> {
        match self {
            Fleet::ByFactions => None,
            Fleet::Gw => Some("gw"),
            Fleet::Gj => Some("gj"),
            Fleet::Dj => Some("dj"),
            Fleet::Gg => Some("gg"),
            Fleet::Jj => Some("jj"),
            Fleet::Dd => Some("dd"),
        }
    }
}

/// Who sails under which flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Flags {
    /// Both name a faction, and it is never the same one.
    #[default]
    Choose,
    /// Both name a faction, and it may be the same one.
    Mirror,
}
