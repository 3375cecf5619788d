//! What texts say: every word of the vocabulary as a phrase.
//!
//! A line is said as when it works, on which conditions, what it costs, and what it does. Nothing is written beside the data, so that
//! what a card says and what it does cannot differ.

mod effect;
mod parts;
#[cfg(test)]
mod tests;

pub use effect::effect;
pub use parts::{condition, cost, limit, moment};

use super::vocabulary::{Effect, Line};
use crate::pack::Pack;
use freeport_kernel::Phrase;

/// Whose text it is: the same word is about others on another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// A hero.
    Hero,
    /// An ally.
    Ally,
    /// An item; a kept item, trophy or rune.
    Item,
    /// A challenge.
    Challenge,
    /// An event.
    Event,
    /// An encounter.
    Encounter,
}

/// What each line of a text says.
pub fn text(pack: &'static Pack, speaker: Speaker, lines: &[Line]) -> Vec<Phrase> {
    lines.iter().map(|one| line(pack, speaker, one)).collect()
}

/// What a line says.
pub fn line(pack: &'static Pack, speaker: Speaker, line: &Line) -> Phrase {
    let does = in_turn(&line.effects, |one| effect(speaker, line.when, one));
    let does = if line.may { Phrase::new("text-may").part("does", does) } else { does };
    let at = moment(pack, speaker, line.when, line.of);
    let conditions = line.conditions.iter().map(|one| condition(*one));
    let costs = line.cost.iter().map(|one| cost(*one));
    let details = conditions.chain(costs).chain(line.limit.map(limit));
    let at = details.fold(at, |head, next| Phrase::new("text-comma").part("head", head).part("next", next));
    Phrase::new("text-line").part("at", at).part("does", does)
}

/// What whoever defeats a challenge gets.
pub fn reward(effects: &[Effect]) -> Phrase {
    let gets = in_turn(effects, |one| effect::given(Speaker::Challenge, one));
    Phrase::new("text-reward").part("does", gets)
}

/// What a list of effects says, as a part of a sentence.
pub fn clause(effects: &[Effect]) -> Phrase {
    all_of(effects.iter().map(|one| effect::given(Speaker::Challenge, one)))
}

/// Several clauses as one: one thing after the other. What follows a fork is a sentence of its own, so that it belongs to no way.
fn in_turn(effects: &[Effect], say: impl Fn(&Effect) -> Phrase) -> Phrase {
    let forks = |effect: &Effect| {
        matches!(effect, Effect::Test(_) | Effect::Fight(..) | Effect::Choose(_) | Effect::Stake(..))
    };
    let mut said: Option<Phrase> = None;
    let mut key = "text-then";
    for effect in effects {
        let next = say(effect);
        said = Some(match said {
            Some(head) => Phrase::new(key).part("head", head).part("next", next),
            None => next,
        });
        key = if forks(effect) { "text-after" } else { "text-then" };
    }
    said.unwrap_or_else(|| Phrase::new("nothing"))
}

/// Several clauses that belong together.
fn all_of(clauses: impl Iterator<Item = Phrase>) -> Phrase {
    let joined = clauses.reduce(|head, next| Phrase::new("text-and").part("head", head).part("next", next));
    joined.unwrap_or_else(|| Phrase::new("nothing"))
}
