//! People: guests, accounts, and the browsers they are signed in with.

mod claim;
mod cookie;
mod hawsers;
mod names;
mod password;
mod roster;
mod slates;

pub(crate) use cookie::{CookieKey, Token, TokenHash, hex};
pub(crate) use hawsers::Hawser;
pub(crate) use names::checked as checked_name;

use crate::answer::Refusal;
use axum::http::StatusCode;
use cookie::KEPT_SECONDS;
use freeport_harbour::chance::bytes;
use freeport_harbour::ledger::{self, Books, Known, Miss, Naming, NewAccount, StoreError, Sweep};
use freeport_harbour::wire::{Credentials, Me, NewPassword, PersonId, Problem};
use freeport_harbour::{Harbour, World};
use hawsers::Hawsers;
use password::Passwords;
use roster::Roster;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// How often gone guests are looked for.
const SWEEP: Duration = Duration::from_hours(24);

/// Guests who never sat down anywhere are forgotten after 30 days.
const PASSER_BY_SECONDS: u64 = 30 * 24 * 60 * 60;
/// How exact we know when somebody was here.
const DAY_SECONDS: u64 = 24 * 60 * 60;

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
    ledger: Arc<dyn ledger::People>,
    world: World,
    cookies: CookieKey,
    roster: Roster,
    passwords: Passwords,
    hawsers: Arc<Hawsers>,
}

impl People {
    /// Opens the doors; the key that signs cookies is made where there is none.
    pub(crate) async fn open(books: &Books, world: &World, encrypted: bool) -> Result<People, Miss> {
        let fresh: cookie::Key = bytes(&*world.dice).ok_or(StoreError::Closed)?;
        let key = secret(books, "cookie", fresh).await?;
        let cookies = CookieKey::new(key, encrypted);
        let (roster, passwords, hawsers) =
            (Roster::default(), Passwords::new(Arc::clone(&world.dice)), Arc::default());
        Ok(People {
            ledger: Arc::clone(&books.people),
            world: world.clone(),
            cookies,
            roster,
            passwords,
            hawsers,
        })
    }

    /// Forgets, once a day, who is gone for good.
    pub(crate) async fn sweep_daily(self: Arc<Self>, harbour: Harbour) {
        loop {
            match self.sweep(harbour.sure_time() / 1_000).await {
                Ok(gone) => gone.into_iter().for_each(|person| self.part_with(person)),
                Err(error) => tracing::error!(%error, "gone guests could not be forgotten"),
            }
            tokio::time::sleep(SWEEP).await;
        }
    }

    /// Forgets who is gone for good at a time in seconds; who they were.
    async fn sweep(&self, sure: u64) -> Result<Vec<PersonId>, Miss> {
        let here = self.hawsers.tokens().into_iter().map(TokenHash::bytes).collect();
        let (browsers, guests) = (sure.saturating_sub(KEPT_SECONDS), sure.saturating_sub(PASSER_BY_SECONDS));
        self.ledger.sweep(Sweep { here, now: self.now(), browsers, guests }).await
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
    pub(crate) fn here(&self) -> BTreeSet<PersonId> {
        self.hawsers.people()
    }

    /// Who belongs to a token.
    pub(crate) async fn who(&self, hash: TokenHash) -> Result<Option<Me>, Refusal> {
        let edition = match self.roster.find(hash) {
            Ok(me) => return Ok(Some(me)),
            Err(edition) => edition,
        };
        let Some(Known { me, seen }) = self.ledger.who(hash.bytes()).await? else { return Ok(None) };
        self.roster.learn(hash, &me, edition);
        if seen < self.now().saturating_sub(DAY_SECONDS) {
            self.ledger.was_here(hash.bytes(), self.now()).await?;
        }
        Ok(Some(me))
    }

    /// A new guest with a friendly name.
    pub(crate) async fn welcome(&self) -> Result<SignedIn, Refusal> {
        let token = self.fresh_token()?;
        let (hash, name) = (token.hash(), names::for_guest(&*self.world.dice));
        let shown = name.clone();
        let id = self.ledger.new_guest(name, hash.bytes(), self.now()).await?;
        Ok(SignedIn { me: Me { id, name: shown, account: false }, token, mark: None })
    }

    /// Gives somebody another name.
    pub(crate) async fn rename(&self, me: &Me, name: &str) -> Result<Me, Refusal> {
        let name = names::checked(name)?;
        let naming = self.ledger.rename(me.id, name.clone(), names::handle(&name)).await?;
        free(naming)?;
        self.roster.forget_person(me.id);
        Ok(Me { name, ..me.clone() })
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
        let (person, shown, token) = (me.id, name.clone(), self.fresh_token()?);
        let mark = Some(self.cookies.mark(person, &password));
        let (handle, before, session) = (names::handle(&name), old.bytes(), token.hash().bytes());
        let account = NewAccount { person, name, handle, password, before, session };
        free(self.ledger.make_account(account, self.now()).await?)?;
        self.roster.forget_person(me.id);
        // The browser comes back with its new token; what was opened with the old one belongs to nobody.
        self.cast_off(old);
        Ok(SignedIn { me: Me { id: me.id, name: shown, account: true }, token, mark })
    }

    /// Signs one browser out.
    pub(crate) async fn sign_out(&self, hash: TokenHash) -> Result<(), Refusal> {
        self.ledger.sign_out(hash.bytes()).await?;
        self.cast_off(hash);
        Ok(())
    }

    /// Signs all browsers of a person out.
    pub(crate) async fn sign_out_everywhere(&self, person: PersonId) -> Result<(), Refusal> {
        self.ledger.sign_out_everywhere(person).await?;
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
        let (person, token) = (me.id, self.fresh_token()?);
        let (new, mark) = (token.hash(), Some(self.cookies.mark(person, &password)));
        self.ledger.set_password(person, password, new.bytes(), self.now()).await?;
        self.part_with(person);
        Ok(SignedIn { me, token, mark })
    }

    /// Makes sure that it is really this person who asks; a guest has no password to show.
    pub(crate) async fn confirm(&self, me: &Me, password: String) -> Result<(), Refusal> {
        if !me.account {
            return Ok(());
        }
        let hash = self.ledger.password(me.id).await?;
        if self.passwords.fits(password, hash).await? {
            return Ok(());
        }
        let text = "This is not your password.";
        Err(Refusal::new(StatusCode::FORBIDDEN, "wrong_password", text))
    }

    /// Now, in seconds since 1970.
    fn now(&self) -> u64 {
        self.world.clock.wall() / 1_000
    }

    fn fresh_token(&self) -> Result<Token, Refusal> {
        Token::fresh(&*self.world.dice).ok_or_else(Refusal::stumbled)
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

/// A secret of this harbour, made on its first day.
pub(crate) async fn secret<const N: usize>(
    books: &Books,
    name: &'static str,
    fresh: [u8; N],
) -> Result<[u8; N], Miss> {
    let kept = books.people.secret(name, fresh.to_vec()).await?;
    kept.try_into().map_err(|_| StoreError::Unreadable(format!("the secret {name}")).into())
}

fn free(naming: Naming) -> Result<(), Problem> {
    match naming {
        Naming::Free => Ok(()),
        Naming::Taken => Err(Problem::new("name_taken", "Somebody's account has this name already.")),
    }
}

#[cfg(test)]
mod tests;
