//! The four factions and where they sit.

use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A faction, in clockwise seat order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Faction {
    /// The Bluefin Squadron.
    #[default]
    Squadron = 0,
    /// The first Smuggler.
    Smuggler1 = 1,
    /// The Mollusk Union.
    Union = 2,
    /// The second Smuggler.
    Smuggler2 = 3,
}

use Faction::*;

impl Faction {
    /// All four, clockwise.
    pub const ALL: [Faction; 4] = [Squadron, Smuggler1, Union, Smuggler2];

    /// The factions of a game for this many players, in seat order.
    pub const fn seated(players: u8) -> &'static [Faction] {
        match players {
            2 => &[Squadron, Union],
            3 => &[Squadron, Smuggler1, Union],
            _ => &[Squadron, Smuggler1, Union, Smuggler2],
        }
    }

    /// The seat of the faction in a game for this many players.
    pub const fn seat(self, players: u8) -> Seat {
        match (self, players) {
            (Squadron, _) => Seat(0),
            (Smuggler1, _) | (Union, 2) => Seat(1),
            (Union, _) => Seat(2),
            (Smuggler2, _) => Seat(3),
        }
    }

    /// The faction as an index into per-faction arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether this is one of the two Smugglers.
    #[inline]
    pub const fn smuggles(self) -> bool {
        matches!(self, Smuggler1 | Smuggler2)
    }

    /// Which of the two Smugglers this is: 0 or 1.
    #[inline]
    pub(crate) const fn smuggler(self) -> usize {
        self as usize / 2
    }

    /// How many action dice the faction has.
    pub const fn dice(self) -> u8 {
        if matches!(self, Squadron) { 5 } else { 4 }
    }

    /// The faction's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Squadron => "squadron",
            Smuggler1 => "smuggler1",
            Union => "union",
            Smuggler2 => "smuggler2",
        }
    }
}
