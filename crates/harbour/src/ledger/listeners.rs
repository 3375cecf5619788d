//! What is kept of those who want word of their turns: how they are reached, and what each has not seen yet.

use super::{Reply, Session};
use crate::wire::{MailCard, PersonId, TableId};

/// A browser that takes messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Browser {
    /// Where it takes them.
    pub endpoint: String,
    /// Its public key.
    pub key: Vec<u8>,
    /// What it shares with us.
    pub auth: Vec<u8>,
}

/// What there is to tell somebody of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// The game has begun.
    Begun,
    /// Somebody would like to play again.
    Again,
}

/// Something to tell somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Of which table.
    pub table: TableId,
    /// What.
    pub kind: Kind,
    /// The game's id.
    pub game: String,
    /// Who else sits there.
    pub names: Vec<String>,
}

/// Somebody who is to be told, and how they are reached.
#[derive(Clone, Debug)]
pub struct Tidings {
    /// Who.
    pub person: PersonId,
    /// In which language.
    pub language: String,
    /// The address, once it is confirmed.
    pub mail: Option<String>,
    /// Their browsers.
    pub browsers: Vec<Browser>,
    /// What there is to tell.
    pub news: Vec<News>,
}

/// An address somebody has given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The address.
    pub address: String,
    /// Whether it has said yes.
    pub confirmed: bool,
    /// When it was given.
    pub at: u64,
}

/// Whoever keeps those who listen. All times are milliseconds since 1970. What takes something away says whether they still listen.
pub trait Listeners: Send + Sync {
    /// Everybody who wants to be told.
    fn all(&self) -> Reply<Vec<PersonId>>;
    /// How somebody is told: whether in this browser, and at which address.
    fn card(&self, person: PersonId, session: Session) -> Reply<(bool, Option<MailCard>)>;
    /// A browser wants to be told; whatever it was known by before is over.
    fn listen(
        &self,
        person: PersonId,
        session: Session,
        browser: Browser,
        language: String,
        now: u64,
    ) -> Reply<()>;
    /// A browser wants to be told no more.
    fn turn_away(&self, person: PersonId, session: Session) -> Reply<bool>;
    /// A push service knows a browser no more.
    fn lose(&self, person: PersonId, endpoint: String) -> Reply<bool>;
    /// Somebody has given an address, which is asked first; true when that has been done before.
    fn give(&self, person: PersonId, address: String, language: String, now: u64) -> Reply<bool>;
    /// The address somebody has given.
    fn given(&self, person: PersonId) -> Reply<Option<Given>>;
    /// Letters may be sent to the address that somebody has given.
    fn confirm(&self, person: PersonId, address: String) -> Reply<()>;
    /// No letters any more.
    fn take_back(&self, person: PersonId) -> Reply<bool>;
    /// Forgets addresses that were given before a time and never confirmed.
    fn tidy(&self, before: u64) -> Reply<()>;
    /// Somebody looks at a table: what began there until then they know.
    fn looked(&self, person: PersonId, table: TableId, at: u64) -> Reply<()>;
    /// Those for whom something began before a time, and who were not told; who has waited longest comes first.
    fn untold(&self, before: u64) -> Reply<Vec<PersonId>>;
    /// Everything there is to tell somebody. It counts as told from here on: a crash before it is sent loses a message, and never
    /// makes two of it.
    fn take(&self, person: PersonId) -> Reply<Option<Tidings>>;
}
