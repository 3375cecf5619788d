//! The refusals of a harbour, each with a word for programs and a sentence for people.

use crate::ledger::{Miss, StoreError};
use crate::wire::Problem;
use freeport_shelf::Trouble;

/// The word for a table whose log does not lead anywhere any more.
const BROKEN: &str = "broken";

macro_rules! problems {
    ($($name:ident: $text:literal;)*) => {
        $(pub(crate) fn $name() -> Problem {
            Problem::new(stringify!($name), $text)
        })*

        /// The words of the refusals a harbour makes by itself; a game's rules have their own.
        pub(crate) const KINDS: &[&str] = &[$(stringify!($name)),*, BROKEN];
    };
}

problems! {
    not_found: "There is no such table.";
    store: "This could not be saved, so it did not happen. Please try again.";
    disk_full: "The disk of this harbour is full, so nothing can be saved. Please tell its host.";
    closed: "The harbour is closing. Please try again in a moment.";
    too_fast: "That was too much at once. Please wait a moment.";
    heavy_bot: "This bot would think too long for a table. Choose a level, or mcts:5000 at most.";
    too_many_tables: "You have too many unfinished tables. Finish or delete one first.";
    bad_call: "This could not be understood.";
    stale: "The game has moved on; this answers a decision that is not open any more.";
    not_your_seat: "This is not your seat.";
    not_your_view: "You cannot look at the table this way.";
    not_seated: "You do not have a seat at this table.";
    not_host: "Only the host of the table can do this.";
    not_started: "The game has not begun yet.";
    started: "The game has begun already.";
    over: "The game is over.";
    not_over: "This is possible once the game is over.";
    seat_taken: "Somebody sits there already.";
    no_seat: "There is no open seat at this table.";
    open_seats: "Every seat must be taken before the game can begin.";
    not_ready: "Not everybody is ready yet.";
    not_sealed: "A browser has yet to seal what it throws into the dice. Please try again in a moment.";
    roll_call: "The game is about to begin: everybody is opening what they sealed.";
    no_roll_call: "Seals are opened when the game begins, not before.";
    bad_seal: "A seal is the SHA-256 of a text in hexadecimal: given instead of the text, and opened by that text alone.";
    deputy_plays: "A bot plays for you. Take your seat back first.";
    not_absent: "The player is at the table; a bot can only play for somebody who is away.";
    not_a_person: "There is no person at this seat.";
    conceded: "This seat has given up.";
    no_request: "Nobody is asking you to agree to anything.";
    bots_hold: "Since then dice have been thrown or secrets revealed. Bots do not agree to take that back.";
    throws_stand: "Since then dice have been thrown or secrets revealed. That stands for who plays alone, too, unless the table is for practice.";
    too_soon: "The player has only just gone. A bot may play for them after the time of grace.";
    request_open: "A request to take back is already waiting for answers.";
    no_side: "Nobody plays on your side here, so there is nobody to tell it to alone.";
    bad_order: "Standing orders are about cards and skills of your own, and about what this game tells everybody.";
    busy: "There is a lot going on. Please try again in a moment.";
    too_heavy: "This record would take too long to be checked here. Check it on a machine of your own with `freeport verify`.";
    empty: "There is nothing in it.";
    too_long: "That is too long.";
}

/// A table whose log does not lead anywhere any more.
pub(crate) fn broken(why: &str) -> Problem {
    Problem::new(BROKEN, format!("This table cannot be opened: {why}"))
}

/// A table whose game cannot be laid out. One that waits for its content pack is as it was, and opens when the pack is back.
pub(crate) fn not_laid_out(trouble: &Trouble) -> Problem {
    match trouble {
        Trouble::Pack(_) => Problem::new(
            trouble.kind(),
            format!("This table opens again when its content pack is back: {trouble}"),
        ),
        _ => broken(&trouble.to_string()),
    }
}

/// Whether a table waits for its content pack.
pub(crate) fn is_waiting(problem: &Problem) -> bool {
    problem.kind.starts_with("pack_")
}

/// Whether a table will never open again; what was only not to be had for a moment is none of these.
pub(crate) fn is_broken(problem: &Problem) -> bool {
    problem.kind == BROKEN
}

/// A table that could not be read: because of what is written there, or because of the store.
pub(crate) fn unreadable(miss: Miss) -> Problem {
    match miss {
        Miss::Refused(StoreError::Unreadable(_)) => broken("it cannot be read"),
        other => other.into(),
    }
}

/// Work that did not come to its end because of what it was at.
pub(crate) fn stumbled() -> Problem {
    broken("its rules stumbled")
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Closed => closed(),
            StoreError::Full => disk_full(),
            StoreError::Folder { .. }
            | StoreError::Refused(_)
            | StoreError::Unreadable(_)
            | StoreError::Lost => store(),
        }
    }
}

impl From<Miss> for Problem {
    fn from(miss: Miss) -> Problem {
        match miss {
            Miss::Stale => store(),
            // Nobody may say that it did not happen.
            Miss::Unknown => closed(),
            Miss::Refused(error) => error.into(),
        }
    }
}

impl Problem {
    /// The words of the refusals a harbour makes by itself, for the phrase books of clients.
    pub fn kinds() -> &'static [&'static str] {
        KINDS
    }
}
