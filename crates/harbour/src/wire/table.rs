//! Tables: what they are agreed on, and who sits at them.

use super::people::PersonId;
use freeport_kernel::{Outcome, Seat, SeatSet, Teams};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table's id: letters and digits, ten of which cannot be guessed.
pub type TableId = String;

/// A wish for a new table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The game's options; the usual ones when missing.
    #[serde(default)]
    pub options: Option<Value>,
    /// Who shall sit where, one entry a seat.
    pub seats: Vec<Sitter>,
    /// What else the table is agreed on.
    #[serde(default)]
    pub terms: Terms,
    /// Whether to begin at once; every seat must be taken then.
    #[serde(default)]
    pub start: bool,
    /// What the host throws into the chance of the game, given at once.
    #[serde(default)]
    pub entropy: String,
    /// Instead of it, its SHA-256: the text is given when everybody has sealed theirs.
    #[serde(default)]
    pub seal: String,
}

/// Who sits at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Who asks; more than one seat makes a hot-seat table.
    Me,
    /// Who asks, for somebody with another name at the same device.
    Named(String),
    /// Whoever comes.
    Open,
    /// A bot, such as `mcts:medium`.
    Bot(String),
}

/// What a table is agreed on beside the game's own options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Whether the table is listed in the harbour; else it is found by its link alone.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the seats are dealt anew when the game starts.
    pub shuffle: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// How long a decision may take.
    pub clock: ClockRule,
    /// What happens when the time is up.
    pub at_zero: AtZero,
    /// How many seconds somebody must be away before the others may let a bot play for them.
    pub grace: u32,
    /// Whether it is a practice table: everything may be taken back, throws and all. Only for one person against bots;
    /// when another person sits there at the start, it is none.
    pub practice: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            public: false,
            spectators: false,
            shuffle: false,
            pace: Pace::default(),
            clock: ClockRule::default(),
            at_zero: AtZero::default(),
            grace: 60,
            practice: false,
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As fast as they can.
    Instant,
    /// Fast, but so that a person can follow.
    #[default]
    Quick,
    /// As a person would.
    Human,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for each decision.
    Decision(u32),
    /// A reserve for the whole game, and what each decision adds to it.
    Reserve {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added by each decision.
        increment: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot decides this once.
    #[default]
    Bot,
    /// The seat has lost.
    Lose,
}

/// The answer to a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Created {
    /// The table's id, for its link.
    pub id: TableId,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People gather.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat of a table, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// The role it plays, such as a faction; empty in games without roles.
    pub role: String,
    /// Who sits there.
    pub who: Who,
    /// Whether the person is ready to begin; bots always are.
    pub ready: bool,
    /// Whether the person's browser is at the table.
    pub here: bool,
    /// Milliseconds left when this was sent until the others may let a bot play for the absent person; none when there is
    /// nobody to play for.
    pub grace: Option<u64>,
    /// The bot that plays for an absent person.
    pub deputy: Option<String>,
    /// Whether the seat has given up; a bot plays it to the end.
    pub conceded: bool,
    /// Whether a bot thinks for this seat right now.
    pub thinking: bool,
    /// Milliseconds left when this was sent; none without a clock.
    pub left: Option<u64>,
    /// Whether the clock of the seat runs.
    pub running: bool,
    /// Milliseconds of an open window that were still on nobody's clock when this was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beat: Option<u64>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The person's number.
        id: PersonId,
        /// The name shown.
        name: String,
    },
    /// A bot, such as `mcts:medium`.
    Bot(String),
}

/// How a game ended before its rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// Everybody but one side gave up.
    Conceded,
    /// Somebody's time was up.
    Time,
    /// Nobody decided anything any more, or the game went in circles beyond every measure.
    Adjourned,
    /// The rules have changed since, and today's do not lead where it was.
    Outgrown,
}

/// A wish to take a move back that others must agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would stay.
    pub keep: usize,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// A roll call: who sits where and what everybody sealed is fixed, and everybody opens their seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RollCall {
    /// Whose seals are still closed.
    pub waiting: SeatSet,
    /// Milliseconds until it is called off, when this was sent; none when nobody else waits.
    pub left: Option<u64>,
}

/// Who would like to play again, and who would not; the others have not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Again {
    /// Those who would.
    pub yes: SeatSet,
    /// Those who would not.
    pub no: SeatSet,
}

/// The sides as they are shown: nothing is said of them where everybody plays for themselves.
pub fn sides_of(teams: Teams) -> Vec<SeatSet> {
    if teams.is_solo() { Vec::new() } else { teams.sides().collect() }
}

/// A table, as everybody sees it: sent whole whenever any of it changes.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The game's options.
    pub options: Value,
    /// What else the table is agreed on.
    pub terms: Terms,
    /// How far it is.
    pub status: Status,
    /// Who made it.
    pub host: PersonId,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Which seats play together, one list a side; empty where everybody plays for themselves.
    pub sides: Vec<SeatSet>,
    /// How many watch.
    pub watching: usize,
    /// The hash of the sealed seed.
    pub commit: String,
    /// The SHA-256 of what every player will throw into the chance, by seat; empty where nothing is sealed. They are
    /// fixed as soon as the roll is called.
    pub seals: Vec<String>,
    /// The roll call before the game, while it lasts.
    pub roll: Option<RollCall>,
    /// What every player threw into the chance, by seat; known when the game starts.
    pub entropy: Vec<String>,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// The places of the seats, once it has ended.
    pub outcome: Option<Outcome>,
    /// Whether it was played by earlier rules, which today's do not follow to its end: the board stands where they part.
    pub outgrown: bool,
    /// A wish to take back that waits for answers.
    pub request: Option<Request>,
    /// Who would like to play again, once it has ended.
    pub again: Again,
    /// The table that goes on with the same people.
    pub rematch: Option<TableId>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TableCard {
    /// The table's id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// The names at the seats, in seat order; empty for an open seat.
    pub names: Vec<String>,
    /// Which seats play together, one list a side; empty where everybody plays for themselves.
    pub sides: Vec<SeatSet>,
    /// Open seats.
    pub open: u8,
    /// Whether who asks has to decide there.
    pub my_turn: bool,
    /// How many moves were made.
    pub steps: usize,
    /// When something last happened, in milliseconds since 1970.
    pub touched: u64,
}

/// The tables in the harbour, for who asks.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Lists {
    /// Where I sit, those that wait for me first.
    pub mine: Vec<TableCard>,
    /// Public tables with an open seat.
    pub open: Vec<TableCard>,
    /// Public games that can be watched.
    pub watch: Vec<TableCard>,
}

/// A wish to sit down.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which seat; any open one when missing.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What who sits down throws into the chance of the game, given at once.
    #[serde(default)]
    pub entropy: String,
    /// Instead of it, its SHA-256: the text is given when everybody has sealed theirs.
    #[serde(default)]
    pub seal: String,
}

/// Whether somebody is ready.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Ready or not.
    pub ready: bool,
    /// A new seal, for who comes with another browser than the one that sealed.
    #[serde(default)]
    pub seal: String,
}

/// Whether somebody would like to play again with the same people.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PlayAgain {
    /// Yes or no.
    pub yes: bool,
    /// Whether to wait no longer: the seats of those who did not say yes are open then.
    pub now: bool,
    /// What is thrown into the chance of the next game, given at once.
    pub entropy: String,
    /// Instead of it, its SHA-256.
    pub seal: String,
}

impl Default for PlayAgain {
    fn default() -> PlayAgain {
        PlayAgain { yes: true, now: false, entropy: String::new(), seal: String::new() }
    }
}

/// Who shall sit at a seat; for the host before the start.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reseat {
    /// Who; `open` also removes whoever sits there.
    pub sitter: Sitter,
}
