//! The dice in the lid: who owns which, and where they came to rest.

use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// The first red die; the other three follow.
pub(crate) const RED: u8 = 40;
/// Ships of a player.
pub(crate) const SHIPS: u8 = 10;
/// The most dice in one throw: all ships of four players and the red die of the Whirlpool.
pub(crate) const MOST: usize = 41;

/// A die at rest. Lengths are in hundredths of a millimetre, from the lower left inner corner of the tray.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Its number: 10 for each seat, the red ones from 40.
    pub die: u8,
    /// Whose ship it is; nobody's when it is red.
    pub owner: Option<Seat>,
    /// The face on top.
    pub face: u8,
    /// How far to the right its centre lies.
    pub x: u16,
    /// How far up its centre lies.
    pub y: u16,
    /// How it is turned about the vertical, in 1/65536 of a turn: only for drawing it.
    pub turn: u16,
}

/// Whose ship a die is; nobody's when it is red.
pub(crate) const fn owner(die: u8) -> Option<Seat> {
    if die < RED { Some(Seat(die / SHIPS)) } else { None }
}
