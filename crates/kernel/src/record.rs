//! The record of a game: its save format, its replay and its bug report.

use crate::game::{Game, SetupError};
use crate::rule::Illegal;
use crate::seal::{Seed, opens, sha256};
use crate::seat::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The version of the record format.
pub const FORMAT: u32 = 1;

/// Who sits at a seat, as the record tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown at the table.
    pub name: String,
    /// The bot that plays, such as `mcts:hard`; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry<M> {
    /// A decision and the chance that followed from it.
    Play(Play<M>),
    /// The game goes back to the state after its first `keep` moves in effect, and what is undone stays in the
    /// record. When that only withdraws hidden choices of the seat, the hidden choices of others stay in effect.
    Undo(Undo),
}

/// A decision of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play<M> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    #[serde(rename = "move")]
    pub mv: M,
    /// The outcomes of chance, in the order in which they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<u32>,
}

/// A step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Who took back.
    pub undo: Seat,
    /// How many of the moves in effect stay.
    pub keep: usize,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "G: Game")]
pub struct Record<G: Game> {
    /// The version of this format.
    pub freeport: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Variants, content pack and the like.
    pub options: G::Options,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// Whether it was played for practice: everything could be taken back, throws and all.
    #[serde(default, skip_serializing_if = "is_not")]
    pub practice: bool,
    /// The hash of the sealed seed.
    pub commit: String,
    /// What every player threw in before the first move.
    pub entropy: Vec<String>,
    /// The hashes of what the players threw in, published before any of it was known: one an entry of `entropy`,
    /// empty where somebody gave the text at once. Games of people without seals, and older ones, have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seals: Vec<String>,
    /// A position to start from instead of the game's own setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<G>,
    /// The chance of the setup.
    pub deal: Vec<u32>,
    /// Every decision, in order.
    pub log: Vec<Entry<G::Move>>,
    /// The places of the seats, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
    /// The seed, opened when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The SHA-256 of the record without this line, in its canonical form.
    pub digest: String,
}

/// What is not so is not written, as in the records from before it could be.
fn is_not(flag: &bool) -> bool {
    !flag
}

/// Why a record cannot be used, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The text is not a record at all.
    #[error("this is not a record of a game: {0}")]
    Shape(String),
    /// Made for another format.
    #[error("this record has format {0}, and this program reads format {FORMAT}")]
    Format(u64),
    /// A record of another game.
    #[error("this is a record of {0}, not of {1}")]
    Game(String, &'static str),
    /// Made by other rules.
    #[error(
        "this game was played by version {found} of the rules of {game}; this program plays version {ours} and will not guess"
    )]
    Rules {
        /// The game's id.
        game: &'static str,
        /// The record's version.
        found: u64,
        /// Our version.
        ours: u32,
    },
    /// The options or the number of seats do not make a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The starting position cannot be.
    #[error("the starting position is not possible: {0}")]
    Position(String),
    /// The digest does not fit the content.
    #[error("the record was changed after it was written: its digest does not fit")]
    Digest,
    /// A save whose state or record was changed by hand.
    #[error(
        "this save was changed after it was written: its state is not the one its moves lead to. To start from a position of your \
         own, load the state alone, with the id of its game"
    )]
    Edited,
    /// The seed is still sealed.
    #[error("the seed of this game is still sealed, so its chance cannot be checked")]
    Sealed,
    /// The seed is not the one that was promised.
    #[error("the opened seed is not the one that was sealed: its hash is not the commitment")]
    Commit,
    /// What a player threw in is not what was sealed.
    #[error("what seat {0} threw in is not what was sealed before: its hash is not the seal")]
    Seal(usize),
    /// A move in the log is not legal.
    #[error("entry {entry} of the log is not a legal move: {why}")]
    Move {
        /// The entry, from 1.
        entry: usize,
        /// What forbids it.
        why: Illegal,
    },
    /// A take-back in the log that cannot be.
    #[error("entry {0} of the log takes back more than was played")]
    Undo(usize),
    /// Chance in the log that is not the chance of the seed, or not what the game asks for.
    #[error("entry {entry} of the log (0 is the setup) has chance that does not fit: {why}")]
    Chance {
        /// The entry, from 1; 0 for the setup.
        entry: usize,
        /// What is wrong.
        why: String,
    },
    /// Nobody waits for the answer any more.
    #[error("the check was called off before it came to its end")]
    CalledOff,
    /// The result is not what the log leads to.
    #[error("the result in the record is not what the log leads to")]
    Result,
}

/// What tells whether a text can be a record that this program reads.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    freeport: Option<&'a RawValue>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    rules: Option<&'a RawValue>,
}

impl<G: Game> Record<G> {
    /// Reads a record, refusing every version that would be misread.
    pub fn read(text: &str) -> Result<Record<G>, Flaw> {
        // What is in it may be anything, so that it is not read whole before it is clear that it can be a record.
        let shape = |error: serde_json::Error| Flaw::Shape(error.to_string());
        let Head { freeport, game, rules } = serde_json::from_str(text).map_err(shape)?;
        let number = |raw: Option<&RawValue>| raw.and_then(|raw| serde_json::from_str(raw.get()).ok());
        let game: Option<String> = game.and_then(|raw| serde_json::from_str(raw.get()).ok());
        Record::<G>::check_head(number(freeport), game.as_deref(), number(rules))?;
        serde_json::from_str(text).map_err(shape)
    }

    /// Reads a record from JSON.
    pub fn from_value(value: Value) -> Result<Record<G>, Flaw> {
        let number = |key: &str| value.get(key).and_then(Value::as_u64);
        let game = value.get("game").and_then(Value::as_str);
        Record::<G>::check_head(number("freeport"), game, number("rules"))?;
        serde_json::from_value(value).map_err(|error| Flaw::Shape(error.to_string()))
    }

    fn check_head(format: Option<u64>, game: Option<&str>, rules: Option<u64>) -> Result<(), Flaw> {
        let missing = |key: &str| Flaw::Shape(format!("`{key}` is missing"));
        let format = format.ok_or_else(|| missing("freeport"))?;
        if format != u64::from(FORMAT) {
            return Err(Flaw::Format(format));
        }
        match game {
            Some(id) if id == G::CARD.id => {}
            Some(id) => return Err(Flaw::Game(id.to_owned(), G::CARD.id)),
            None => return Err(missing("game")),
        }
        let found = rules.ok_or_else(|| missing("rules"))?;
        if found != u64::from(G::CARD.rules) {
            return Err(Flaw::Rules { game: G::CARD.id, found, ours: G::CARD.rules });
        }
        Ok(())
    }

    /// The digest that the content calls for.
    pub fn fingerprint(&self) -> String {
        let mut blank = self.clone();
        blank.digest.clear();
        sha256(serde_json::to_string(&blank).unwrap_or_default().as_bytes())
    }

    /// The record as one line of JSON with its digest set.
    pub fn write(mut self) -> String {
        self.digest = self.fingerprint();
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// Checks that the record is whole, and its seed and what the players threw in are what was promised; gives
    /// back the seed.
    pub fn check_seal(&self) -> Result<Seed, Flaw> {
        if self.digest != self.fingerprint() {
            return Err(Flaw::Digest);
        }
        let seed = Seed::new(self.seed.clone().ok_or(Flaw::Sealed)?);
        if seed.commit() != self.commit {
            return Err(Flaw::Commit);
        }
        let broken = |(place, seal): (usize, &String)| {
            let text = self.entropy.get(place);
            let fits = seal.is_empty() || text.is_some_and(|text| opens(seal, text));
            (!fits).then_some(place)
        };
        match self.seals.iter().enumerate().find_map(broken) {
            Some(place) => Err(Flaw::Seal(place)),
            None => Ok(seed),
        }
    }
}

/// A match put aside: its record so far, the state it is in, and the secrets needed to go on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "G: DeserializeOwned")]
pub struct Save<G: Game> {
    /// The record so far.
    pub record: Record<G>,
    /// The state it leads to.
    pub state: G,
    /// The seed, still sealed to the players.
    pub seed: String,
    /// How far the chance of the seed has been used.
    pub used: u64,
}
