//! How the game is set up.

use crate::pack::PackRef;
use serde::{Deserialize, Serialize};

/// How the game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The content pack.
    pub pack: PackRef,
    /// How heroes are found.
    pub heroes: Choosing,
    /// Who begins.
    pub start: Start,
    /// What an experience token costs.
    pub pace: Pace,
    /// Discarded adventures bring the final battle nearer.
    pub doom: Doom,
    /// Who ends the day in the wild may be set upon.
    pub hazards: bool,
    /// A knocked-out hero keeps the dearest card.
    pub softened: bool,
    /// One item of each class and type.
    pub item_limit: bool,
    /// Any number of allies, who are paid in every city.
    pub ally_upkeep: bool,
    /// Who loses a duel loses nothing but what the winner takes.
    pub trophies: bool,
    /// After so many turns of each player the game is stopped.
    #[cfg_attr(feature = "schema", schemars(range(min = 5, max = 2000)))]
    pub turns: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pack: PackRef::default(),
            heroes: Choosing::default(),
            start: Start::default(),
            pace: Pace::default(),
            doom: Doom::default(),
            hazards: false,
            softened: false,
            item_limit: false,
            ally_upkeep: false,
            trophies: false,
            turns: 400,
        }
    }
}

impl Options {
    /// Whether the doom track is used by so many players.
    pub(crate) const fn has_doom(&self, players: u8) -> bool {
        match self.doom {
            Doom::Alone => players == 1,
            Doom::On => true,
            Doom::Off => false,
        }
    }
}

/// How heroes are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// By chance.
    #[default]
    Random,
    /// In turns, beginning with the start player.
    Pick,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Whom chance names.
    #[default]
    Random,
    /// The first seat.
    FirstSeat,
}

/// What an experience token costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As printed.
    #[default]
    Normal,
    /// One less.
    Fast,
    /// One more.
    Long,
}

impl Pace {
    /// The price of an experience token for so many players (RN-15.3, RN-36).
    pub const fn price(self, players: u8) -> u8 {
        let usual = match players {
            1 | 2 => 5,
            3 | 4 => 4,
            _ => 3,
        };
        match self {
            Pace::Normal => usual,
            Pace::Fast => usual - 1,
            Pace::Long => usual + 1,
        }
    }
}

/// Whether discarded adventures bring the final battle nearer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Doom {
    /// For who plays alone, and could not lose otherwise.
    #[default]
    Alone,
    /// For any number of players.
    On,
    /// For nobody.
    Off,
}
