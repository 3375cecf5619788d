//! Citing the rulebook: every refusal names the rule that forbids the move.

use serde::Serialize;
use std::fmt;

/// The id of a rule in `docs/rules/<game>.md`, such as `AH-5.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a move is refused. The rule's own sentence is looked up in the rulebook by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{rule} forbids this move")]
pub struct Illegal {
    /// The rule that forbids the move.
    pub rule: Rule,
}

impl Illegal {
    /// A refusal that cites `rule`.
    pub const fn by(rule: &'static str) -> Illegal {
        Illegal { rule: Rule(rule) }
    }
}

/// `Ok` when `holds`, else a refusal that cites `rule`: reads as a line of the rulebook.
#[inline]
pub fn require(holds: bool, rule: &'static str) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::by(rule)) }
}
