//! The Kraken and the Sea Dragon.

use crate::core::place::Cell;
use crate::core::side::Side;
use serde::{Deserialize, Serialize};

/// Where a creature is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Beast {
    /// Somewhere in the deep.
    #[default]
    Away,
    /// On the board; the Kraken at the middle one of its places.
    Aboard {
        /// Where.
        cell: Cell,
        /// The damage it has.
        damage: u8,
    },
    /// Knocked out for good, and claimed by a side or by nobody.
    Beaten {
        /// By whom.
        by: Option<Side>,
    },
}

impl Beast {
    /// Where it is, while it is on the board.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Beast::Aboard { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// The damage it has.
    pub const fn damage(self) -> u8 {
        match self {
            Beast::Aboard { damage, .. } => damage,
            _ => 0,
        }
    }
}

/// Which creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Creature {
    /// The Kraken.
    Kraken,
    /// The Sea Dragon.
    Dragon,
}

impl Creature {
    /// What phrase books call it.
    pub const fn id(self) -> &'static str {
        match self {
            Creature::Kraken => "kraken",
            Creature::Dragon => "dragon",
        }
    }
}
