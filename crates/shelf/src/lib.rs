//! The shelf: every game behind one interface, JSON in and JSON out, with words in three languages.
//!
//! A game joins with one module in `titles` that implements [`Shelved`], and one word in the list there.

mod berth;
mod bookmark;
mod boxed;
mod gaps;
mod guard;
mod ink;
mod lots;
mod minds;
mod now;
mod outlook;
mod packs;
mod promises;
mod refused;
mod rename;
mod rulebook;
mod schema;
mod shelved;
mod sim;
mod title;
mod titles;
mod trouble;
mod words;

pub use boxed::Boxed;
pub use freeport_bots::{BotSpec, BudgetKind};
pub use freeport_pack::{Bare, Files, Name, NoPack, PackFlaw, PackRef, Picture};
pub use ink::{Hue, Ink};
pub use lots::{Lot, Number};
pub use now::{Advice, Ajar, Choice, Choices, Heard, Json, Now, Opinion, StepBack};
pub use packs::{Arrivals, PackCard, PackCheck, Stranded, bring, pack_in};
pub use promises::Promises;
pub use rulebook::{RuleText, Rulebook};
pub use schema::of_type as schema_of;
pub use shelved::Shelved;
pub use sim::{BotRate, Contestant, Failure, Outsider, Plan, Rate, Report};
pub use title::{Asked, Lines, MoveList, Session, Start, StoryLine, TextPage, Title, TurnReport, Work};
pub use titles::{Browser, TITLES, browse};
pub use trouble::Trouble;
pub use words::{Book, Words};

use serde_json::Value;
use std::sync::{PoisonError, RwLock};

/// Games that somebody lends.
static LENT: RwLock<Vec<&'static dyn Title>> = RwLock::new(Vec::new());

/// Lends a game to this program: it is found by its id, but stands in no list. For tests of what games stand on.
pub fn lend(title: &'static dyn Title) {
    let mut lent = LENT.write().unwrap_or_else(PoisonError::into_inner);
    if !lent.iter().any(|other| other.card().id == title.card().id) {
        lent.push(title);
    }
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn Title, Trouble> {
    let lent = LENT.read().unwrap_or_else(PoisonError::into_inner);
    let mut known = TITLES.iter().chain(lent.iter()).copied();
    known.find(|title| title.card().id == id).ok_or_else(|| {
        let known: Vec<&str> = TITLES.iter().map(|title| title.card().id).collect();
        Trouble::UnknownGame { asked: id.to_owned(), known: known.join(", ") }
    })
}

/// The game a record, a save or a position belongs to.
pub fn find_for(value: &Value) -> Result<&'static dyn Title, Trouble> {
    let record = value.get("record").unwrap_or(value);
    match record.get("game").and_then(Value::as_str) {
        Some(id) => find(id),
        None => Err(Trouble::NotAGame("`game` is missing".to_owned())),
    }
}

/// Opens a save, a record, or a position `{"game": .., "state": ..}`; the seed is for positions alone.
pub fn open(value: Value, seed: &str) -> Result<Box<dyn Session>, Trouble> {
    let title = find_for(&value)?;
    if value.get("record").is_some() {
        return title.load(value);
    }
    if value.get("log").is_some() {
        return title.replay(value, None);
    }
    let Value::Object(mut fields) = value else {
        return Err(Trouble::NotAGame("it is not an object".to_owned()));
    };
    let state = fields.remove("state").ok_or_else(|| {
        Trouble::NotAGame("there is neither a `record`, nor a `log`, nor a `state` in it".to_owned())
    })?;
    let start = Start { options: fields.remove("options"), seed: seed.to_owned(), ..Start::default() };
    title.start_at(start, state)
}
