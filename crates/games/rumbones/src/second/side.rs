//! The sides: their crews, cards and points.

use crate::second::crew::Crew;
use serde::{Deserialize, Serialize};

/// A side: A or B of the layout; in a free-for-all everybody is a side, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Camp2"))]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// Side A of the layout.
    pub const A: Side = Side(0);
    /// Side B of the layout.
    pub const B: Side = Side(1);
    /// Both sides of a battle.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The side as an index into what belongs to the two sides of a battle. A free-for-all has more sides, and nothing there.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 1) as usize
    }

    /// The other side of a battle.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        Side(self.0 ^ 1)
    }
}

/// What a side of a battle has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hold2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Hold {
    /// Its faction, as the pack counts them.
    pub faction: u8,
    /// Its crew on the field.
    pub crew: Crew,
    /// Deckhands and bosuns off the field.
    pub supply: [u8; 2],
    /// Whether its bosuns, and its swivel gun, are at the second level.
    pub bosuns_up: bool,
    pub gun_up: bool,
    /// Whether its crew was activated in this round.
    pub crew_acted: bool,
    /// Whether it has passed in this round.
    pub passed: bool,
    /// Victory points.
    pub points: u8,
    /// Its marker on the Kraken track.
    pub track: u8,
    /// The Tide deck, as bits: its order is drawn when it is needed.
    pub deck: u64,
    /// The discard pile.
    pub discard: u64,
    /// Cards being played.
    pub playing: u64,
    /// The place of its captain, and of whoever runs its crew, among its seats.
    pub captain: u8,
    pub boatswain: u8,
}
