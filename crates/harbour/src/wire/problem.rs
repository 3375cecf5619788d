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
    /// A refusal with a sentence; whatever it is made of, people are told it as one.
    pub fn new(kind: &'static str, text: impl Into<String>) -> Problem {
        Problem { kind, text: sentence(&text.into()), rule: None }
    }
}

/// With a capital letter at the beginning and a stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.trim().chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let mut sentence: String = first.chain(letters).collect();
    if !sentence.trim_end_matches(['"', '\'', '”', '’', ')']).ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}

impl From<freeport_shelf::Trouble> for Problem {
    fn from(trouble: freeport_shelf::Trouble) -> Problem {
        let rule = trouble.rule().map(|(rule, _)| rule.to_owned());
        Problem { rule, ..Problem::new(trouble.kind(), trouble.to_string()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_kernel::Seat;
    use freeport_shelf::Trouble;

    #[test]
    fn whatever_a_refusal_is_made_of_people_are_told_a_sentence() {
        let told = |text: &str| Problem::new("any", text).text;
        assert_eq!(told("nothing works"), "Nothing works.");
        assert_eq!(told("This is fine."), "This is fine.");
        assert_eq!(told("really?"), "Really?");
        assert_eq!(told("the rule says “no.”"), "The rule says “no.”");
        assert_eq!(told("expected `u8`"), "Expected `u8`.");
        assert_eq!(told("état"), "État.");
        assert_eq!(Problem::from(Trouble::NotAsked(Seat(1))).text, "Seat 1 owes no decision now.");
        let rule = Trouble::Illegal { rule: "C4-3", sentence: "A disc falls.".to_owned() };
        assert_eq!(Problem::from(rule).text, "C4-3 forbids this move: A disc falls.");
    }
}
