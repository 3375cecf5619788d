//! The ledger: the one way to what is kept. What is asked for is data, and whoever keeps it says what came of it.
//!
//! A table is written to by whoever has a [`Grip`] on it. Every write names the grip and raises its revision, so that of two who
//! think that the table is theirs only one can go on.

mod books;
mod change;
mod listeners;
mod miss;
mod people;
#[cfg(test)]
mod suite;
mod table;

pub use books::Books;
pub(crate) use change::{Append, Broom, Change, Cleared, End, Memo, New, Touched};
pub use listeners::{Browser, Given, Kind, Listeners, News, Tidings};
pub use miss::{Miss, StoreError};
pub use people::{Account, Known, Naming, NewAccount, People, Session, Sweep};
pub(crate) use table::*;

use crate::house::Person;
use crate::wire::{Lists, PersonId, TableId, TalkLine};
use std::pin::Pin;

/// What comes of something that a ledger is asked for.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, Miss>> + Send>>;

/// One of the servers of a harbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NodeId(pub u64);

/// What whoever owns a table needs to write at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Grip {
    pub table: TableId,
    /// How often the table had changed hands.
    pub term: u64,
    /// How often anything of the table had changed.
    pub rev: u64,
}

/// A wish to own a table.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    pub table: TableId,
    pub me: NodeId,
    /// Who is thought to be gone: the table is taken from them.
    pub suspect: Option<NodeId>,
    pub reach: Reach,
}

/// What came of a claim.
#[derive(Clone, Debug)]
pub(crate) enum Claimed {
    /// The table, with a grip on it.
    Held(Box<Loaded>),
    /// Another node has it.
    Elsewhere(NodeId),
    /// There is no such table.
    Missing,
}

impl Claimed {
    pub(crate) fn found(loaded: Option<Loaded>) -> Claimed {
        loaded.map_or(Claimed::Missing, |loaded| Claimed::Held(Box::new(loaded)))
    }
}

/// Whoever keeps the tables. What is asked for is done even when nobody waits for it any more.
pub(crate) trait Ledger: Send + Sync {
    /// Takes a table into one's hands.
    fn claim(&self, claim: Claim) -> Reply<Claimed>;
    /// Lets a table go, so that any other node may have it.
    fn release(&self, grip: Grip) -> Reply<()>;
    /// Writes an entry of the log; the revision that it led to.
    fn append(&self, grip: Grip, entry: Append) -> Reply<u64>;
    /// Writes something else of the table; the revision that it led to.
    fn change(&self, grip: Grip, change: Change, at: u64) -> Reply<u64>;
    /// Writes a line of talk; the revision that it led to, and the line unless the same call has said it before.
    fn say(&self, grip: Grip, speech: Speech, at: u64) -> Reply<(u64, Option<TalkLine>)>;
    /// Makes the table that goes on with the same people, unless its host has too many; the revision that it led to, and whether
    /// it was made.
    fn succeed(&self, grip: Grip, next: New) -> Reply<(u64, bool)>;
    /// Deletes the table if it never began and nobody has been there since then; the revision that it led to, and whether it did.
    fn sweep(&self, grip: Grip, before: u64) -> Reply<(u64, bool)>;
    /// Remembers something beside the table.
    fn jot(&self, grip: Grip, memo: Memo) -> Reply<()>;

    /// Makes a table that a node owns, unless its host has too many unfinished ones.
    fn create(&self, new: New, me: NodeId) -> Reply<Option<Box<Loaded>>>;
    /// Clears a table away that nobody can have in memory.
    fn clear_away(&self, table: TableId, broom: Broom) -> Reply<Cleared>;
    /// Gives somebody another name, at every seat.
    fn rename(&self, person: Person) -> Reply<Vec<Touched>>;
    /// Has a guest's seats, tables and talk go over to an account.
    fn adopt(&self, guest: PersonId, account: Person) -> Reply<Vec<Touched>>;
    /// Forgets a person: who they were stays as a name alone.
    fn forget(&self, person: PersonId) -> Reply<Vec<Touched>>;
    /// Writes down how late it is, and tries whether there is room for more than that.
    fn keep_time(&self, at: u64) -> Reply<()>;

    /// A table, to be looked at.
    fn load(&self, table: TableId, reach: Reach) -> Reply<Option<Box<Loaded>>>;
    /// The last lines after `since` that somebody of these sides may hear, one bit a side, in order.
    fn said(&self, table: TableId, since: u64, sides: u8) -> Reply<Vec<TalkLine>>;
    /// The tables in the harbour, for who asks at a time.
    fn lists(&self, who: PersonId, now: u64) -> Reply<Lists>;
    /// The content packs that tables name beside the printed ones: game, pack, and how many tables.
    fn packs(&self) -> Reply<Vec<(String, String, usize)>>;
    /// The games on which time runs, or a bot or an order has to answer: they go on without anybody's asking.
    fn restless(&self) -> Reply<Vec<TableId>>;
    /// Some of the tables that never began and where nobody has been since `before`, those of longest ago first.
    fn forsaken(&self, before: u64, most: usize) -> Reply<Vec<TableId>>;
    /// The tables that are not over where a person sits or is the host.
    fn unfinished_of(&self, person: PersonId) -> Reply<Vec<TableId>>;
    /// How late it was when that was written down last.
    fn time_kept(&self) -> Reply<Option<u64>>;
}
