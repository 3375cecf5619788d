//! The live stream of a table: calls from a client, notes from the server.
//!
//! `seq` counts the entries of the table's log. A `step` says which entries it covers, so that a client knows when it
//! missed one, and so does a `change`, which tells only what is new; a `sync` replaces everything the client knew.

use super::orders::{GivenBy, OrderNews, StandingOrder};
use super::patch::Patch;
use super::problem::Problem;
use super::table::TableInfo;
use freeport_kernel::{Seat, Source, Viewer};
use freeport_shelf::{Advice, Heard, Json, Now};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// What a client says.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "call", rename_all = "snake_case", deny_unknown_fields)]
pub enum Call {
    /// Looks with the eyes of a seat of one's own, as a spectator, or at all once the game is over.
    /// The first call on every connection, and the way to change places on a hot seat.
    Look {
        /// Whose eyes.
        viewer: Viewer,
        /// What the client has already, when it comes back.
        #[serde(default)]
        since: Option<Since>,
        /// The last line of talk the client has.
        #[serde(default)]
        talk: u64,
        /// Whether a `change` may come instead of a `step`, which tells only what is not as it was shown last.
        #[serde(default)]
        changes: bool,
    },
    /// Answers a decision.
    Play {
        /// The client's own id of this move: sent again, it is played once.
        id: String,
        /// For which seat.
        seat: Seat,
        /// Which decision it answers.
        decision: usize,
        /// How often the game had gone back when it was decided: a decision that was taken back comes again with its
        /// number, but is another one. Whoever does not say it means the decision as it stands.
        #[serde(default)]
        epoch: Option<usize>,
        /// The move.
        #[serde(rename = "move")]
        mv: Value,
    },
    /// Asks why a move is not possible.
    Why {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        mv: Value,
    },
    /// Takes back, freely up to the fence; beyond it the others are asked.
    Undo {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// How many moves stay.
        keep: usize,
    },
    /// Answers somebody's wish to take back; who asked withdraws it with a no.
    Agree {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// Gives up.
    Concede {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
    },
    /// Lets a bot play for oneself, or for somebody who has been away for the table's time of grace; or comes back and
    /// plays again.
    Deputy {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// Whether a bot shall play.
        on: bool,
    },
    /// Asks a bot for advice.
    Hint {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
    },
    /// Seals anew what one throws into the chance, before the game.
    Seal {
        /// The client's own id of this call.
        id: String,
        /// The SHA-256 of the text.
        seal: String,
    },
    /// Opens one's seal when the roll is called.
    Open {
        /// The client's own id of this call.
        id: String,
        /// The text that was sealed.
        text: String,
    },
    /// Says something at the table.
    Talk {
        /// The client's own id of this call.
        id: String,
        /// What.
        text: String,
        /// A seat of one's own, whose side alone shall hear it; everybody hears it when none is named.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Shows one's side something on the board, for some seconds. It is told to who is there, and written down nowhere.
    Mark {
        /// The client's own id of this call.
        id: String,
        /// A seat of one's own: its side sees it.
        seat: Seat,
        /// What is shown.
        mark: Mark,
    },
    /// Gives a standing order, in place of an earlier one about the same; nobody else is told.
    Order {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// The order.
        order: StandingOrder,
    },
    /// Withdraws all standing orders of a seat.
    Withdraw {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
    },
    /// Lets the window in which a seat is asked last, or does so no longer; nobody else is told.
    Hold {
        /// The client's own id of this call.
        id: String,
        /// For which seat.
        seat: Seat,
        /// Whether it shall last.
        on: bool,
    },
}

impl Call {
    /// The client's own id of the call; a look has none.
    pub fn id(&self) -> &str {
        match self {
            Call::Look { .. } => "",
            Call::Play { id, .. }
            | Call::Why { id, .. }
            | Call::Undo { id, .. }
            | Call::Agree { id, .. }
            | Call::Concede { id, .. }
            | Call::Deputy { id, .. }
            | Call::Hint { id, .. }
            | Call::Seal { id, .. }
            | Call::Open { id, .. }
            | Call::Talk { id, .. }
            | Call::Mark { id, .. }
            | Call::Order { id, .. }
            | Call::Withdraw { id, .. }
            | Call::Hold { id, .. } => id,
        }
    }
}

/// What somebody points at, in the words of the game's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A cell.
    Cell(String),
    /// An arrow from a cell to another.
    Arrow(String, String),
}

/// What a client already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// How often the game had gone back.
    pub epoch: usize,
    /// How many lines the story has up to the last one that the client has.
    pub lines: usize,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// Who one is at this table; sent first, and when one's seats change.
    You {
        /// The seats one plays.
        seats: Vec<Seat>,
        /// Whether one made the table.
        host: bool,
    },
    /// The table itself.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// Everything, or what a client that comes back lacks.
    Sync {
        /// The entries of the log it covers.
        seq: usize,
        /// How often the game has gone back.
        epoch: usize,
        /// Whose eyes.
        viewer: Viewer,
        /// How many lines of the story lie before the first of these. A long story is not sent whole: earlier ones are asked for.
        from: usize,
        /// Whether the lines before them, as the client has them, are still the story; else it forgets them.
        keeps: bool,
        /// The lines that follow.
        #[schemars(with = "Vec<Heard>")]
        lines: Json,
        /// How many lines of the story there were when who looks was last here; none for who never left, and where nothing is new.
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<usize>,
        /// What is shown now.
        #[schemars(with = "Now")]
        now: Json,
    },
    /// The game went on.
    Step {
        /// The entries of the log before it.
        from: usize,
        /// The entries of the log with it.
        seq: usize,
        /// What happened.
        #[schemars(with = "Vec<Heard>")]
        lines: Json,
        /// What is shown now.
        #[schemars(with = "Now")]
        now: Json,
    },
    /// The game went on, for who asked for changes.
    Change {
        /// The entries of the log before it: what was shown then is what the patch is put into.
        from: usize,
        /// The entries of the log with it.
        seq: usize,
        /// What happened.
        #[schemars(with = "Vec<Heard>")]
        lines: Json,
        /// What makes what is shown now of what was shown before.
        #[schemars(with = "Patch")]
        now: Json,
    },
    /// A call was carried out, and what it did is on disk.
    Done {
        /// The client's id of the call.
        id: String,
    },
    /// A call was refused; nothing changed.
    Refused {
        /// The client's id of the call; empty when it could not be read.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// A bot's advice, for the decision it was asked for and no other.
    Hint {
        /// The client's id of the call.
        id: String,
        /// Which decision.
        decision: usize,
        /// How often the game had gone back when it was asked.
        epoch: usize,
        /// The advice.
        advice: Advice,
    },
    /// What was said at the table, in order.
    Talk {
        /// The new lines.
        lines: Vec<TalkLine>,
    },
    /// Somebody of one's side shows something on the board.
    Mark {
        /// Who.
        seat: Seat,
        /// What is shown.
        mark: Mark,
    },
    /// The standing orders of one's own seat, and what they may be about; after a look, and whenever something of it changes.
    Orders {
        /// Which seat.
        seat: Seat,
        /// The cards and skills that it may come to use in windows.
        sources: Vec<Source>,
        /// What everybody may know about a window, by name.
        facts: Vec<&'static str>,
        /// The orders.
        orders: Vec<StandingOrder>,
        /// What came of orders lately, the latest last.
        news: Vec<OrderNews>,
    },
    /// How it stands with the window in which one's own seat is asked.
    Window {
        /// Which seat.
        seat: Seat,
        /// Which decision.
        decision: usize,
        /// How often the game had gone back when it was asked.
        epoch: usize,
        /// Milliseconds left, when this was sent, before any answer is released; they are on nobody's clock.
        left: u64,
        /// Whether one lets it last.
        held: bool,
        /// Who has given the answer that waits to be released.
        given: Option<GivenBy>,
    },
}

impl Note {
    /// The note as it is sent; nothing when it cannot be written as JSON, which no note of ours is.
    pub fn frame(&self) -> Option<Arc<str>> {
        serde_json::to_string(self).ok().map(Arc::from)
    }
}

/// A line of talk: what a person said, or what happened at the table around the game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TalkLine {
    /// Its number, growing.
    pub id: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who said it; nobody when the table itself speaks.
    pub name: Option<String>,
    /// The person's number, for muting.
    pub person: Option<i64>,
    /// What was said.
    pub text: Option<String>,
    /// The side that alone hears it; none when everybody does.
    pub side: Option<u8>,
    /// What the table says, in words of the client's phrase book.
    pub phrase: Option<TablePhrase>,
    /// After how many moves in effect the table said it; none before the game, and for what people say.
    pub step: Option<usize>,
}

/// What happens around the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "key", rename_all = "snake_case")]
pub enum TablePhrase {
    /// The game began.
    Began,
    /// Somebody sat down.
    Joined {
        /// Who.
        name: String,
    },
    /// Somebody got up.
    Left {
        /// Who.
        name: String,
    },
    /// The game did not begin, as somebody did not open the seal.
    CalledOff {
        /// Who.
        name: String,
    },
    /// Somebody took moves back.
    TookBack {
        /// Who.
        name: String,
        /// How many moves.
        moves: usize,
        /// Who was asked and agreed; nobody when nobody had to be.
        #[serde(default)]
        agreed: Vec<String>,
    },
    /// A wish to take back was refused.
    RefusedTakeBack {
        /// Who refused.
        name: String,
        /// Who had asked.
        #[serde(default)]
        asker: Option<Seat>,
    },
    /// A bot plays for somebody.
    DeputyCame {
        /// For whom.
        name: String,
    },
    /// Somebody is back.
    DeputyWent {
        /// Who.
        name: String,
    },
    /// Somebody gave up.
    Conceded {
        /// Who.
        name: String,
    },
    /// Somebody's time was up.
    TimeUp {
        /// Whose.
        name: String,
    },
    /// The rules have changed since, so the game cannot go on.
    Outgrown {
        /// How many moves today's rules follow.
        moves: usize,
    },
}

/// One moment of a replay.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Frame {
    /// How many moves were in effect.
    pub step: usize,
    /// Who made the last of them.
    pub seat: Option<Seat>,
    /// What happened.
    #[schemars(with = "Vec<Heard>")]
    pub lines: Json,
    /// What was shown.
    #[schemars(with = "Now")]
    pub now: Json,
}

/// Some lines of a story.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Passage {
    /// How many lines lie before the first of them.
    pub from: usize,
    /// The lines.
    #[schemars(with = "Vec<Heard>")]
    pub lines: Json,
}

/// A stretch of a replay.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Replay {
    /// How many moves the whole game has.
    pub steps: usize,
    /// The asked moments.
    pub frames: Vec<Frame>,
}

/// What came of checking a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Verdict {
    /// Whether everything fits.
    pub sound: bool,
    /// What does not, as a sentence.
    pub flaw: Option<String>,
    /// How many moves it has.
    pub steps: usize,
}
