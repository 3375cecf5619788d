//! What is written to a table, as data.

use super::{Answer, Entry, Mark, Place, Sheet};
use crate::wire::{Ending, PersonId, TableId};
use freeport_kernel::{Outcome, Seat, SeatSet};

/// An entry to be appended, and what the lists then say of the table.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub n: usize,
    pub call: String,
    pub entry: Entry,
    pub steps: usize,
    /// Who owes a decision now, when that has changed.
    pub asked: Option<SeatSet>,
    /// How the game ended, when it has.
    pub end: Option<End>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub ending: Ending,
    /// The outcome as JSON, for whoever reads the store.
    pub outcome: Option<String>,
}

impl End {
    pub(crate) fn new(ending: Ending, outcome: Option<&Outcome>) -> End {
        End { ending, outcome: outcome.and_then(|outcome| serde_json::to_string(outcome).ok()) }
    }
}

/// Something beside the log that changes at a table.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Who sits where, before the start.
    Seats(Vec<Place>),
    /// What came of some seats; nothing that counts as touching the table.
    Places(Vec<(Seat, Place)>),
    /// The roll is called.
    Roll(Vec<Place>),
    /// The roll call came to nothing, and there is another seed; or the roll is called anew with it.
    CallOff { places: Vec<Place>, seed: String, anew: bool },
    /// The game begins, and these seats owe a decision.
    Start { sheet: Box<Sheet>, places: Vec<Place>, waits: SeatSet },
    /// A seat gives up, which may end the game.
    GiveUp { seat: Seat, place: Box<Place>, end: Option<End> },
    /// Today's rules play the game otherwise after so many moves, so it is over, and the table says so.
    Outgrow(usize),
    /// The game is played by another version of its rules from now on.
    Renew(u32),
    /// Somebody else is the host.
    HandOn(PersonId),
    /// Who would like to play again, as long as there is no next table.
    Again(Vec<Option<Answer>>),
    /// The table is gone, with all that belongs to it.
    Delete,
}

/// What is remembered beside a table. Nobody relies on it, so it changes nothing that an owner has to know.
#[derive(Clone, Debug)]
pub(crate) enum Memo {
    /// Somebody who sits at the table has seen so many entries of its log.
    Glance { person: PersonId, entries: usize },
    /// Somebody was at a table that has not begun.
    Presence(u64),
    /// Where the game stood, with the traces of the calls since the mark before. One that is not at its entry any more is not laid.
    Marks(Vec<(Mark, Vec<u8>)>),
}

/// A table to be made, and how many unfinished ones its host may have.
#[derive(Clone, Debug)]
pub(crate) struct New {
    pub sheet: Sheet,
    pub places: Vec<Place>,
    pub host: PersonId,
    pub most: usize,
}

/// Who may clear a table away that nobody can have in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Broom {
    /// Its host.
    Host(PersonId),
    /// The tide, when it never began and nobody has been there since then.
    Tide(u64),
}

/// What came of clearing a table away.
#[derive(Clone, Debug)]
pub(crate) enum Cleared {
    /// It is gone; whom it concerned, and whether it was in the public lists.
    Gone { people: Vec<PersonId>, public: bool },
    /// It stays.
    Kept,
    /// There is no such table.
    Missing,
}

/// A table that somebody else than its owner has changed, and its revision since then.
#[derive(Clone, Debug)]
pub(crate) struct Touched {
    pub table: TableId,
    pub rev: u64,
}
