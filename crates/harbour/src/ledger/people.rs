//! What is kept of people: guests, accounts, and the browsers they are signed in with.

use super::Reply;
use crate::wire::{Me, PersonId};

/// What is kept of the token of a signed-in browser.
pub type Session = [u8; 32];

/// Whether a name was free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Somebody's account has it.
    Taken,
    /// Nobody's has.
    Free,
}

/// Who belongs to a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub me: Me,
    /// When it was last noted that they were here, in seconds since 1970.
    pub seen: u64,
}

/// An account as it signs in.
#[derive(Clone, Debug)]
pub struct Account {
    /// Who.
    pub me: Me,
    /// The hash of the password.
    pub password: Option<String>,
}

/// A guest who becomes an account, signed in with another token.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Which guest.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// The name as accounts are known by it.
    pub handle: String,
    /// The hash of the password.
    pub password: String,
    /// The browser as it was.
    pub before: Session,
    /// The browser from then on.
    pub session: Session,
}

/// Who is forgotten.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// Browsers with a page open: they are here now, even when they ask for nothing for weeks.
    pub here: Vec<Session>,
    /// Now.
    pub now: u64,
    /// Browsers that have not been here since then are signed out.
    pub browsers: u64,
    /// Guests who have not been here since then, and sit nowhere, are forgotten.
    pub guests: u64,
}

/// Whoever keeps the people. All times are seconds since 1970.
pub trait People: Send + Sync {
    /// A secret of this harbour; the one that is given becomes it when there is none.
    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>>;
    /// A new guest, signed in.
    fn new_guest(&self, name: String, session: Session, now: u64) -> Reply<PersonId>;
    /// Signs somebody in; what the browser was before is over.
    fn sign_in(&self, person: PersonId, session: Session, before: Option<Session>, now: u64) -> Reply<()>;
    /// Signs one browser out.
    fn sign_out(&self, session: Session) -> Reply<()>;
    /// Signs all browsers of a person out.
    fn sign_out_everywhere(&self, person: PersonId) -> Reply<()>;
    /// Who belongs to a browser.
    fn who(&self, session: Session) -> Reply<Option<Known>>;
    /// Somebody is here, with this browser.
    fn was_here(&self, session: Session, now: u64) -> Reply<()>;
    /// The account with this handle.
    fn account(&self, handle: String) -> Reply<Option<Account>>;
    /// The hash of a person's password, if there is one.
    fn password(&self, person: PersonId) -> Reply<Option<String>>;
    /// Makes an account of a guest, if the name is free; the browser has another token from then on.
    fn make_account(&self, account: NewAccount, now: u64) -> Reply<Naming>;
    /// Gives a person another name, if it is free; an account is known by it from then on.
    fn rename(&self, person: PersonId, name: String, handle: String) -> Reply<Naming>;
    /// Changes a password, and signs all browsers out but one, which has another token from then on.
    fn set_password(&self, person: PersonId, password: String, session: Session, now: u64) -> Reply<()>;
    /// Forgets browsers and guests that have not been here for long; who these were.
    fn sweep(&self, sweep: Sweep) -> Reply<Vec<PersonId>>;
}
