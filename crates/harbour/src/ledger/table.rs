//! A table as a ledger has it.

use super::Grip;
use crate::calls::Calls;
use crate::house::Person;
use crate::thrown::Thrown;
use crate::wire::{Ending, PersonId, StandingOrder, Status, TableId, TablePhrase, Terms};
use freeport_bots::BotSpec;
use freeport_kernel::{Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a table is, beside its seats and its log.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub id: TableId,
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    pub options: Value,
    pub terms: Terms,
    pub status: Status,
    pub host: Option<PersonId>,
    pub seed: String,
    pub position: Option<Value>,
    /// What everybody threw in, from the start on, and the seals it was under.
    pub entropy: Vec<String>,
    pub seals: Vec<String>,
    /// Whether the roll was called, and the game has not begun yet.
    pub called: bool,
    pub ending: Option<Ending>,
    /// Who would like to play again, by seat; the others have not said.
    pub again: Vec<Option<Answer>>,
    pub rematch: Option<TableId>,
    pub created: u64,
    /// Which seats play together; none where everybody plays for themselves.
    pub sides: Vec<SeatSet>,
}

impl Sheet {
    /// The number of the side that a seat plays for.
    pub(crate) fn side(&self, seat: Seat) -> Option<u8> {
        self.sides.iter().zip(0..).find(|(side, _)| side.has(seat)).map(|(_, number)| number)
    }

    /// The sides that some seats play for, one bit a side.
    pub(crate) fn sides_of(&self, seats: SeatSet) -> u8 {
        seats.iter().filter_map(|seat| self.side(seat)).fold(0, |sides, side| sides | 1 << side)
    }
}

/// What somebody says to another game, with what they throw in.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    pub yes: bool,
    pub entropy: String,
    pub seal: String,
}

/// Who sits at a seat, and what came of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub sitter: Occupant,
    pub ready: bool,
    pub deputy: Option<Deputy>,
    pub conceded: bool,
    /// Whether the name is one for this seat alone.
    pub named: bool,
    pub thrown: Thrown,
    /// Standing orders; nobody but who sits here is told of them.
    pub orders: Vec<Posted>,
    /// How many entries the log had when who sits here last looked.
    pub seen: Option<usize>,
}

/// A standing order, and when it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Posted {
    pub order: StandingOrder,
    /// The turn of the game.
    pub turn: u32,
    /// How many entries the log had: it counts for what comes after.
    pub since: usize,
}

/// A bot that plays for somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deputy {
    pub bot: BotSpec,
    /// Whether the person asked for it; one that others called ends when its person returns.
    pub own: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Occupant {
    #[default]
    Open,
    /// A person; one who is gone for good has no number any more.
    Person {
        id: Option<PersonId>,
        name: String,
    },
    Bot(BotSpec),
}

impl Place {
    /// The person who sits here.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match &self.sitter {
            Occupant::Person { id, .. } => *id,
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// The name shown; a bot has that of its kind.
    pub(crate) fn name(&self) -> String {
        match &self.sitter {
            Occupant::Open => String::new(),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot(spec) => spec.to_string(),
        }
    }
}

/// One entry of a log.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub seat: Seat,
    pub deed: Deed,
    /// How long the seat had thought, in milliseconds.
    pub spent: u64,
}

/// What an entry did.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A move, and the chance that followed.
    Move { mv: Value, chance: Vec<u32> },
    /// So many moves stay.
    Undo { keep: usize },
}

/// A table as the store has it.
#[derive(Clone, Debug)]
pub(crate) struct Loaded {
    /// What whoever owns the table needs to write at it.
    pub grip: Grip,
    pub sheet: Sheet,
    pub places: Vec<Place>,
    /// Where the log begins that was read; none when it was read from the beginning.
    pub mark: Option<Mark>,
    pub log: Vec<Entry>,
    /// Where the entries of the log lie in the store.
    pub at: Vec<i64>,
    /// Whether the log was read to its end.
    pub to_end: bool,
    pub reached: Reached,
    /// By which calls the entries of the log came about.
    pub calls: Calls,
}

impl Loaded {
    /// A table that was just made.
    pub(crate) fn new(sheet: Sheet, places: Vec<Place>) -> Loaded {
        Loaded {
            grip: Grip { table: sheet.id.clone(), ..Grip::default() },
            sheet,
            places,
            mark: None,
            log: Vec::new(),
            at: Vec::new(),
            to_end: true,
            reached: Reached::default(),
            calls: Calls::default(),
        }
    }
}

/// Where the log led when it was written: what other rules would have to lead to as well.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reached {
    /// How many moves were in effect.
    pub steps: usize,
    /// Who owed a decision.
    pub asked: SeatSet,
    /// The result, once there was one.
    pub outcome: Option<Outcome>,
}

/// How much of a log is read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reach {
    /// All of it.
    Whole,
    /// Its end: enough to go on from, and to go back from to the first so many moves.
    Late(Option<usize>),
    /// As much as leads from one point to another, and somewhat more.
    Stretch(Point, Point),
}

/// Where a table stood after an entry of its log.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub steps: usize,
    pub entries: usize,
    /// The place of that entry in the store; unknown while it is the last one.
    pub place: Option<i64>,
    pub shape: String,
    /// How many lines every viewer had heard, as JSON.
    pub heard: String,
    /// What the course knew beside its session, as JSON.
    pub aside: String,
    pub bookmark: String,
    /// The marks that lie after it: moves in effect and entries of the log.
    pub later: Vec<(usize, usize)>,
}

/// What is looked for among the marks of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Point {
    /// So many moves in effect.
    Step(usize),
    /// So many lines heard by a viewer.
    Line(Viewer, usize),
}

/// Who speaks: a person in a call, or the table itself.
#[derive(Clone, Debug)]
pub(crate) enum Speech {
    /// A person, to a side alone or to everybody.
    Person {
        who: Person,
        text: String,
        call: String,
        side: Option<u8>,
    },
    Table(Remark),
}

/// What the table itself says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Remark {
    #[serde(flatten)]
    pub phrase: TablePhrase,
    /// After how many moves in effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
}
