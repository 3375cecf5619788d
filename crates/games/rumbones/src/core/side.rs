//! The two sides: their crews, cards, tiles and points.

use crate::core::crew::Crew;
use serde::{Deserialize, Serialize};

/// A side, which is the faction it plays: everything of the state that belongs to a side stands at its index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Wellsport Brotherhood, on the left ship.
    #[default]
    Wellsport,
    /// The Bone Devils, on the right ship.
    Bones,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Wellsport, Side::Bones];

    /// The side as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Wellsport => Side::Bones,
            Side::Bones => Side::Wellsport,
        }
    }

    /// What phrase books call it.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Wellsport => "wellsport",
            Side::Bones => "bones",
        }
    }
}

/// How many objectives a ship has.
pub(crate) const TILES: usize = 5;

/// What a side has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Hold {
    /// Its crew on the board.
    pub crew: Crew,
    /// Deckhands and bosuns off the board.
    pub supply: [u8; 2],
    /// Damage on the objectives of its ship.
    pub damage: [u8; TILES],
    /// Objectives of its ship that are gone, as bits.
    pub lost: u8,
    /// Victory points.
    pub points: u8,
    /// The Tide deck, as bits: its order is drawn when it is needed.
    pub deck: u64,
    /// The discard pile.
    pub discard: u64,
    /// The Kraken Pool.
    pub pool: u64,
    /// Cards being played.
    pub playing: u64,
    /// Cards that are looked at.
    pub looked: u64,
    /// Cards in hand that everybody has seen there.
    pub known: u64,
}
