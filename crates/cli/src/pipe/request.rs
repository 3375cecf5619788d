//! What the pipe can be asked.

use super::answer::Refusal;
use freeport_kernel::{Seat, SeatSet, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// A request and which game it is about.
pub struct Request {
    /// The game's id at this desk.
    pub id: String,
    /// What to do.
    pub op: Op,
}

/// The id of the game when a request names none.
const USUAL: &str = "main";

/// What to do.
#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Lists the games on the shelf.
    Games {},
    /// What a game's data look like.
    Schema { game: String },
    /// A rule, or all rules of a game.
    Rules { game: String, rule: Option<String> },
    /// Lays out a new game.
    New {
        game: String,
        options: Option<Value>,
        seats: Option<u8>,
        seed: Option<SeedText>,
        players: Option<Vec<String>>,
        entropy: Option<Vec<String>>,
    },
    /// Goes on with a save, a record or a position.
    Load {
        save: Option<Value>,
        record: Option<Value>,
        game: Option<String>,
        state: Option<Value>,
        options: Option<Value>,
        seed: Option<SeedText>,
    },
    /// The same game once more, under another id.
    Copy { to: String },
    /// The full state, to go on later.
    Save {},
    /// Whose turn it is.
    Turn {},
    /// The legal moves of a seat.
    Moves { seat: Seat },
    /// Plays a move.
    Play {
        seat: Seat,
        #[serde(rename = "move")]
        mv: Value,
        #[serde(default)]
        chance: Vec<u32>,
        #[serde(default)]
        strict: bool,
        #[serde(default = "english")]
        lang: String,
    },
    /// Whether a move is legal, and why not.
    Why {
        seat: Seat,
        #[serde(rename = "move")]
        mv: Value,
    },
    /// Everything a viewer may know.
    View { seat: Option<Seat>, viewer: Option<Onlooker> },
    /// The same in words.
    Text {
        seat: Option<Seat>,
        viewer: Option<Onlooker>,
        #[serde(default = "english")]
        lang: String,
    },
    /// What a viewer has heard.
    Story {
        seat: Option<Seat>,
        viewer: Option<Onlooker>,
        #[serde(default)]
        since: usize,
        #[serde(default = "english")]
        lang: String,
    },
    /// What a seat may take back.
    TakeBacks { seat: Seat },
    /// Takes back.
    Undo {
        seat: Seat,
        keep: Option<usize>,
        #[serde(default)]
        agreed: SeatSet,
    },
    /// The record so far.
    Record {},
    /// Asks a bot.
    Bot {
        seat: Seat,
        bot: String,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        clock: bool,
        #[serde(default)]
        play: bool,
        #[serde(default = "english")]
        lang: String,
    },
    /// Puts a game away.
    Close {},
    /// Ends the process.
    Quit {},
}

fn english() -> String {
    "en".to_owned()
}

/// A seed, as text or as a number.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum SeedText {
    /// Any text.
    Text(String),
    /// A number stands for its digits.
    Number(u64),
}

impl SeedText {
    /// The text of the seed.
    pub fn text(self) -> String {
        match self {
            SeedText::Text(text) => text,
            SeedText::Number(number) => number.to_string(),
        }
    }
}

/// Somebody who looks without a seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Onlooker {
    /// Sees what everybody sees.
    Spectator,
    /// Sees everything.
    Open,
}

/// Whose eyes a request means.
pub fn viewer(seat: Option<Seat>, onlooker: Option<Onlooker>) -> Result<Viewer, Refusal> {
    match (seat, onlooker) {
        (Some(_), Some(_)) => Err(Refusal::BadRequest("give `seat` or `viewer`, not both".to_owned())),
        (Some(seat), None) => Ok(Viewer::Seat(seat)),
        (None, Some(Onlooker::Open)) => Ok(Viewer::Open),
        (None, Some(Onlooker::Spectator) | None) => Ok(Viewer::Spectator),
    }
}

/// Reads a line: the request, and the reference that is echoed whatever becomes of it.
pub fn read(line: &str) -> (Option<Value>, Result<Request, Refusal>) {
    let mut fields = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return (None, Err(Refusal::BadRequest("it is not a JSON object".to_owned()))),
        Err(error) => return (None, Err(Refusal::NotJson(error.to_string()))),
    };
    let reference = fields.remove("ref");
    let id = match fields.remove("id") {
        None => USUAL.to_owned(),
        Some(Value::String(id)) => id,
        Some(_) => return (reference, Err(Refusal::BadRequest("`id` is a text".to_owned()))),
    };
    let op = Op::deserialize(Value::Object(fields)).map_err(|error| Refusal::BadRequest(error.to_string()));
    (reference, op.map(|op| Request { id, op }))
}
