//! The Kraken and the Sea Dragon.

use crate::core::grid::Cell;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Where a creature is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Beast2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Beast {
    /// Somewhere in the deep.
    #[default]
    Away,
    /// On the field.
    Aboard {
        /// Where.
        cell: Cell,
        /// The damage it has.
        damage: u8,
    },
    /// Defeated for good.
    Beaten,
}

impl Beast {
    /// Where it is, while it is on the field.
    #[inline]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Beast::Aboard { cell, .. } => Some(cell),
            Beast::Away | Beast::Beaten => None,
        }
    }

    /// The damage it has.
    pub const fn damage(self) -> u8 {
        match self {
            Beast::Aboard { damage, .. } => damage,
            Beast::Away | Beast::Beaten => 0,
        }
    }
}

/// The Sea Dragon and whom it obeys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Dragon2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Dragon {
    pub beast: Beast,
    /// Who called it.
    pub owner: Seat,
    /// Whether it was activated in this round.
    pub acted: bool,
    /// Its attacks that were used in this activation, as bits.
    pub used: u8,
}
