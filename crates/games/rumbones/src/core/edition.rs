//! The rules that are played, and the phases of a turn.

use serde::{Deserialize, Serialize};

/// Which rules are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Rum & Bones.
    #[default]
    First,
}

/// What differs between editions by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Switches {
    /// So many victory points win.
    pub points: u8,
    /// Actions of an activation.
    pub actions: u8,
    /// Places of a move.
    pub stride: u8,
}

impl Edition {
    /// The numbers of the edition.
    pub(crate) const fn switches(self) -> Switches {
        match self {
            Edition::First => Switches { points: 6, actions: 3, stride: 2 },
        }
    }
}

/// The phases of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn: the sides choose their factions.
    #[default]
    Setup,
    /// Heroes gain coins and recover.
    Prepare,
    /// The Cannon fires.
    Cannon,
    /// Crew comes aboard.
    Muster,
    /// Crew attacks and advances.
    Crew,
    /// Heroes come aboard.
    Deploy,
    /// Heroes act.
    Heroes,
    /// The Kraken and the Sea Dragon act.
    Kraken,
    /// Tide cards are drawn.
    Tide,
}

impl Phase {
    /// What phrase books call it.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Setup => "phase-setup",
            Phase::Prepare => "phase-prepare",
            Phase::Cannon => "phase-cannon",
            Phase::Muster => "phase-muster",
            Phase::Crew => "phase-crew",
            Phase::Deploy => "phase-deploy",
            Phase::Heroes => "phase-heroes",
            Phase::Kraken => "phase-kraken",
            Phase::Tide => "phase-tide",
        }
    }
}
