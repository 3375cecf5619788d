//! Refusals.

use schemars::JsonSchema;
use serde::Serialize;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Problem {
    /// A word for programs, such as `illegal` or `stale`; it never changes.
    pub kind: &'static str,
    /// A sentence for people, in English; clients know the kinds in other languages.
    pub text: String,
    /// The rule that forbids it, when it is the rulebook that does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Problem {
    /// A refusal with a sentence.
    pub fn new(kind: &'static str, text: impl Into<String>) -> Problem {
        Problem { kind, text: text.into(), rule: None }
    }
}

impl From<freeport_shelf::Trouble> for Problem {
    fn from(trouble: freeport_shelf::Trouble) -> Problem {
        let rule = trouble.rule().map(|(rule, _)| rule.to_owned());
        Problem { kind: trouble.kind(), text: trouble.to_string(), rule }
    }
}
