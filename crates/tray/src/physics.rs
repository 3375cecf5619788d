//! How solid bodies are computed.

use serde::{Deserialize, Serialize};

/// How solid bodies are computed. The same seed gives another throw under each, so that none of them ever changes: a game keeps to
/// the one it was begun with, and every throw of it can be computed again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Physics {
    /// Four passes a step, and every die to the very end.
    First,
    /// Two passes a step, and dice that have come to rest only when another one touches them: in six tenths of the time, and just as fair.
    #[default]
    Second,
}

impl Physics {
    /// The one of this name.
    pub fn named(name: &str) -> Option<Physics> {
        match name {
            "first" => Some(Physics::First),
            "second" => Some(Physics::Second),
            _ => None,
        }
    }

    /// What games were begun with that do not say it.
    pub const fn unsaid() -> Physics {
        Physics::First
    }

    /// Whether it is that: records of then stay as they are, byte for byte.
    pub fn is_unsaid(&self) -> bool {
        *self == Physics::unsaid()
    }
}
