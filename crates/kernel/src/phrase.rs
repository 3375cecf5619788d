//! Sentences before they have a language: a key into a phrase book, and arguments.

use crate::rule::Rule;
use serde::Serialize;

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The id of something that has a name in every language: a card, a faction, a place.
    Name(&'static str),
    /// A label that is the same in every language, such as a coordinate.
    Label(String),
    /// A phrase within the phrase, such as what lies at a place.
    Part(Phrase),
}

/// A sentence to be: `die-placed` with `die = 5` and `slot = sail`, and the rule it follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phrase {
    /// The key in the phrase book.
    pub key: &'static str,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, Arg)>,
    /// The rule behind it, where people might ask.
    pub rule: Option<Rule>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new(), rule: None }
    }

    /// Things in a row, such as `2 Fruit, 1 Coffee and 1 Rum`; `nothing` where there are none.
    pub fn list(things: impl IntoIterator<Item = Phrase>) -> Phrase {
        let mut things: Vec<Phrase> = things.into_iter().collect();
        let Some(last) = things.pop() else { return Phrase::new("nothing") };
        let comma =
            |head: Phrase, next: Phrase| Phrase::new("ui-list-more").part("head", head).part("next", next);
        match things.into_iter().reduce(comma) {
            Some(head) => Phrase::new("ui-list-and").part("head", head).part("last", last),
            None => last,
        }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds something named in the phrase book.
    #[must_use]
    pub fn name(mut self, name: &'static str, id: &'static str) -> Phrase {
        self.args.push((name, Arg::Name(id)));
        self
    }

    /// Adds a label that needs no translation.
    #[must_use]
    pub fn label(mut self, name: &'static str, label: impl Into<String>) -> Phrase {
        self.args.push((name, Arg::Label(label.into())));
        self
    }

    /// Adds a phrase within the phrase.
    #[must_use]
    pub fn part(mut self, name: &'static str, part: Phrase) -> Phrase {
        self.args.push((name, Arg::Part(part)));
        self
    }

    /// Cites the rule.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Phrase {
        self.rule = Some(Rule(rule));
        self
    }
}
