//! People: guests, accounts, and the browsers they are signed in with.

mod claim;
mod cookie;
mod hawsers;
mod ledger;
mod names;
mod password;
mod roster;
mod slates;

pub(crate) use cookie::{CookieKey, Token, TokenHash, hex};
pub(crate) use hawsers::Hawser;
pub(crate) use names::checked as checked_name;

use crate::answer::Refusal;
use axum::http::StatusCode;
use freeport_harbour::Harbour;
use freeport_harbour::store::{Store, StoreError};
use freeport_harbour::wire::{Credentials, Me, NewPassword, PersonId, Problem};
use hawsers::Hawsers;
use ledger::Naming;
use password::Passwords;
use roster::Roster;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// How often gone guests are looked for.
const SWEEP: Duration = Duration::from_hours(24);

/// A person who has just been signed in with a new token.
pub(crate) struct SignedIn {
    /// Who.
    pub(crate) me: Me,
    /// What the browser gets.
    pub(crate) token: Token,
    /// The cookie by which it is known again as one that was signed in to the account.
    pub(crate) mark: Option<String>,
}

/// The people of the harbour.
pub(crate) struct People {
    store: Store,
    cookies: CookieKey,
    roster: Roster,
    passwords: Passwords,
    hawsers: Arc<Hawsers>,
}

impl People {
    /// Opens the doors; the key that signs cookies is made where there is none.
    pub(crate) async fn open(store: Store, encrypted: bool) -> Result<People, StoreError> {
        let mut fresh: cookie::Key = [0; 64];
        getrandom::fill(&mut fresh).map_err(|_| StoreError::Closed)?;
        let key = store.write(move |tx| ledger::cookie_key(tx, fresh)).await?;
        let cookies = CookieKey::new(key, encrypted);
        let (roster, passwords, hawsers) = (Roster::default(), Passwords::new(), Arc::default());
        Ok(People { store, cookies, roster, passwords, hawsers })
    }

    /// Forgets, once a day, who is gone for good.
    pub(crate) async fn sweep_daily(self: Arc<Self>, harbour: Harbour) {
        loop {
            let (here, now) = (self.hawsers.tokens(), (harbour.sure_time() / 1_000) as i64);
            let swept = self.store.write(move |tx| {
                // Who has a page open is here, even when it asks for nothing for weeks.
                here.iter().try_for_each(|hash| ledger::was_here(tx, *hash))?;
                ledger::sweep(tx, now)
            });
            match swept.await {
                Ok(gone) => gone.into_iter().for_each(|person| self.part_with(person)),
                Err(error) => tracing::error!(%error, "gone guests could not be forgotten"),
            }
            tokio::time::sleep(SWEEP).await;
        }
    }

    /// The key that signs cookies.
    pub(crate) fn cookies(&self) -> &CookieKey {
        &self.cookies
    }

    /// Ties a socket to the browser and the person it is opened by, unless they have left while it was being opened.
    pub(crate) async fn tie(&self, token: TokenHash, person: PersonId) -> Result<Hawser, Refusal> {
        let hawser = self.hawsers.tie(token, person);
        match self.who(token).await? {
            Some(me) if me.id == person => Ok(hawser),
            _ => Err(Refusal::nobody()),
        }
    }

    /// Everybody who has a page of ours open.
    pub(crate) fn here(&self) -> HashSet<PersonId> {
        self.hawsers.people()
    }

    /// Who belongs to a token.
    pub(crate) async fn who(&self, hash: TokenHash) -> Result<Option<Me>, Refusal> {
        let edition = match self.roster.find(hash) {
            Ok(me) => return Ok(Some(me)),
            Err(edition) => edition,
        };
        let Some((me, long_ago)) = self.store.read(move |connection| ledger::who(connection, hash)).await?
        else {
            return Ok(None);
        };
        self.roster.learn(hash, &me, edition);
        if long_ago {
            self.store.write(move |tx| ledger::was_here(tx, hash)).await?;
        }
        Ok(Some(me))
    }

    /// A new guest with a friendly name.
    pub(crate) async fn welcome(&self) -> Result<SignedIn, Refusal> {
        let token = fresh_token()?;
        let (hash, name) = (token.hash(), names::for_guest());
        let shown = name.clone();
        let id = self.store.write(move |tx| ledger::new_guest(tx, &name, hash)).await?;
        Ok(SignedIn { me: Me { id, name: shown, account: false }, token, mark: None })
    }

    /// Gives somebody another name.
    pub(crate) async fn rename(&self, me: &Me, name: &str) -> Result<Me, Refusal> {
        let name = names::checked(name)?;
        let (person, shown) = (me.id, name.clone());
        let naming =
            self.store.write(move |tx| ledger::rename(tx, person, &name, &names::handle(&name))).await?;
        free(naming)?;
        self.roster.forget_person(me.id);
        Ok(Me { name: shown, ..me.clone() })
    }

    /// Makes an account of a guest: who they are and where they sit stays.
    pub(crate) async fn make_account(
        &self,
        me: &Me,
        old: TokenHash,
        wish: Credentials,
    ) -> Result<SignedIn, Refusal> {
        if me.account {
            let text = "You have an account already.";
            return Err(Refusal::new(StatusCode::CONFLICT, "already_account", text));
        }
        let name = names::checked(&wish.name)?;
        let password = self.passwords.hash(wish.password).await?;
        let (person, shown, token) = (me.id, name.clone(), fresh_token()?);
        let (new, mark) = (token.hash(), Some(self.cookies.mark(person, &password)));
        let naming = self
            .store
            .write(move |tx| {
                let naming = ledger::make_account(tx, person, &name, &names::handle(&name), &password)?;
                if naming == Naming::Free {
                    ledger::sign_out(tx, old)?;
                    ledger::sign_in(tx, person, new)?;
                }
                Ok(naming)
            })
            .await?;
        free(naming)?;
        self.roster.forget_person(me.id);
        // The browser comes back with its new token; what was opened with the old one belongs to nobody.
        self.cast_off(old);
        Ok(SignedIn { me: Me { id: me.id, name: shown, account: true }, token, mark })
    }

    /// Signs one browser out.
    pub(crate) async fn sign_out(&self, hash: TokenHash) -> Result<(), Refusal> {
        self.store.write(move |tx| ledger::sign_out(tx, hash)).await?;
        self.cast_off(hash);
        Ok(())
    }

    /// Signs all browsers of a person out.
    pub(crate) async fn sign_out_everywhere(&self, person: PersonId) -> Result<(), Refusal> {
        self.store.write(move |tx| ledger::sign_out_everywhere(tx, person)).await?;
        self.part_with(person);
        Ok(())
    }

    /// Changes a password, and signs all other browsers out.
    pub(crate) async fn change_password(&self, me: Me, wish: NewPassword) -> Result<SignedIn, Refusal> {
        if !me.account {
            return Err(Problem::new("no_account", "A guest has no password. Make an account first.").into());
        }
        self.confirm(&me, wish.old).await?;
        let password = self.passwords.hash(wish.new).await?;
        let (person, token) = (me.id, fresh_token()?);
        let (new, mark) = (token.hash(), Some(self.cookies.mark(person, &password)));
        self.store
            .write(move |tx| {
                ledger::set_password(tx, person, &password)?;
                ledger::sign_out_everywhere(tx, person)?;
                ledger::sign_in(tx, person, new)
            })
            .await?;
        self.part_with(person);
        Ok(SignedIn { me, token, mark })
    }

    /// Makes sure that it is really this person who asks; a guest has no password to show.
    pub(crate) async fn confirm(&self, me: &Me, password: String) -> Result<(), Refusal> {
        if !me.account {
            return Ok(());
        }
        let person = me.id;
        let hash = self.store.read(move |connection| ledger::password(connection, person)).await?;
        if self.passwords.fits(password, hash).await? {
            return Ok(());
        }
        let text = "This is not your password.";
        Err(Refusal::new(StatusCode::FORBIDDEN, "wrong_password", text))
    }

    /// A browser is signed out.
    fn cast_off(&self, hash: TokenHash) {
        self.roster.forget(hash);
        self.hawsers.cut(hash);
    }

    /// A person is signed out everywhere, or is no more.
    pub(crate) fn part_with(&self, person: PersonId) {
        self.roster.forget_person(person);
        self.hawsers.cut_person(person);
    }
}

fn fresh_token() -> Result<Token, Refusal> {
    Token::fresh().map_err(|_| Refusal::stumbled())
}

fn free(naming: Naming) -> Result<(), Problem> {
    match naming {
        Naming::Free => Ok(()),
        Naming::Taken => Err(Problem::new("name_taken", "Somebody's account has this name already.")),
    }
}

#[cfg(test)]
mod tests;
