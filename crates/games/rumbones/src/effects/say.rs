//! What texts say: every word of the vocabulary as a phrase.
//!
//! A line is said as when it works, on which conditions, and what it does. Nothing is written beside the data, so that what a
//! card says and what it does cannot differ.

mod effect;
mod parts;
pub mod second;
#[cfg(test)]
mod tests;

pub use effect::effect;
pub use parts::{condition, moment, status};

use super::vocabulary::Line;
use crate::pack::{Action, Dragon, Fury, Kind, Rage};
use freeport_kernel::Phrase;

/// What each line of a text says.
pub fn text(lines: &[Line]) -> Vec<Phrase> {
    lines.iter().map(line).collect()
}

/// What a line says.
pub fn line(line: &Line) -> Phrase {
    let does = in_turn(line.effects.iter().map(effect));
    let does = if line.may { Phrase::new("text-may").part("does", does) } else { does };
    let at = moment(line.when, line.of);
    if line.conditions.is_empty() {
        return Phrase::new("text-line").part("at", at).part("does", does);
    }
    let conditions = Phrase::list(line.conditions.iter().map(|one| condition(*one)));
    Phrase::new("text-line-if").part("at", at).part("if", conditions).part("does", does)
}

/// What a whole action says: its kind with its numbers, then its lines.
pub fn action(action: &Action) -> Vec<Phrase> {
    let head = match action.kind {
        Kind::Attack { dice, hit, range } => {
            Phrase::new("text-attack").number("dice", dice).number("hit", hit).number("range", range)
        }
        Kind::Ability => Phrase::new("text-ability"),
        Kind::Response => Phrase::new("text-response"),
    };
    let limit = action.once_per_turn.then(|| Phrase::new("text-once"));
    let head = head.number("cost", action.cost);
    [head].into_iter().chain(text(&action.lines)).chain(limit).collect()
}

/// What the Kraken does; `others` are all its furies, one of which may happen instead.
pub fn fury(fury: &Fury, others: &'static [Fury]) -> Vec<Phrase> {
    let does = match fury.does {
        Rage::Sweep { within, dice, need } => {
            Phrase::new("text-sweep").number("within", within).number("dice", dice).number("need", need)
        }
        Rage::Drag { within, most } => Phrase::new("text-drag").number("within", within).number("most", most),
        Rage::Cloud { within, status: given } => {
            Phrase::new("text-cloud").number("within", within).name("status", status(given))
        }
    };
    let instead = fury.instead.and_then(|other| others.get(usize::from(other)));
    let instead = instead.map(|other| Phrase::new("text-instead").name("fury", &other.id));
    [does].into_iter().chain(instead).collect()
}

/// What the Sea Dragon does.
pub fn breath(dragon: &Dragon) -> Phrase {
    Phrase::new("text-breath")
        .number("range", dragon.range)
        .number("dice", dragon.dice)
        .number("need", dragon.need)
}

/// Several clauses as one: one thing after the other.
fn in_turn(clauses: impl Iterator<Item = Phrase>) -> Phrase {
    let joined = clauses.reduce(|head, next| Phrase::new("text-then").part("head", head).part("next", next));
    joined.unwrap_or_else(|| Phrase::new("nothing"))
}
