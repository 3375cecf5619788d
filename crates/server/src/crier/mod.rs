//! The crier: who goes round and tells people that a table waits for them, when no page of theirs is open.

mod desk;
mod links;
mod post;
mod push;
mod rounds;
mod services;
mod text;
mod vapid;

pub(crate) use desk::{away, confirm, leave, listen, mail, no_mail, word};
pub use post::{Mail, MailAddress, MailServer};
pub(crate) use rounds::Rounds;
pub use services::PushService;

use crate::people::{TokenHash, secret};
use freeport_harbour::World;
use freeport_harbour::chance::bytes;
use freeport_harbour::ledger::{Books, Browser, Listeners, Miss, StoreError, Tidings};
use freeport_harbour::time::Clock;
use freeport_harbour::wire::{PersonId, TableId, Word};
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use links::{Deed, Links};
use post::{Letter, Post};
use push::Courier;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use text::Tongues;
use tokio::sync::Semaphore;
use vapid::Vapid;

/// After which times something that was surely not taken is tried again.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(30)];
/// How many letters that ask for a confirmation are under way: anybody may have them sent, so they have places of their own.
const QUESTIONS: usize = 4;

/// How word is sent.
#[derive(Clone, Debug)]
pub struct Crying {
    /// How long nobody of a person must have looked before they are told.
    pub after: Duration,
    /// Push services beside those that are known.
    pub services: Vec<PushService>,
    /// How letters are sent, if they are.
    pub mail: Option<Mail>,
}

impl Default for Crying {
    fn default() -> Crying {
        Crying { after: Duration::from_mins(1), services: Vec::new(), mail: None }
    }
}

/// Why a message did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mishap {
    /// It was surely not taken, and may be another time.
    Later,
    /// There is nobody any more to take it.
    Gone,
    /// It will never be taken.
    Refused,
    /// It may have been taken; sent again, it might come twice.
    Unknown,
}

/// The crier.
pub(crate) struct Crier {
    ledger: Arc<dyn Listeners>,
    clock: Arc<dyn Clock>,
    after: Duration,
    services: Vec<PushService>,
    courier: Courier,
    post: Option<Post>,
    links: Links,
    tongues: Tongues,
    /// The address people type.
    home: String,
    /// Everybody who may listen; for all others nothing has to be written down when they look.
    listeners: Mutex<HashSet<PersonId>>,
    questions: Semaphore,
    told: AtomicU64,
    missed: AtomicU64,
}

impl Crier {
    /// Gets ready; keys are made where there are none.
    pub(crate) async fn open(
        books: &Books,
        world: &World,
        crying: &Crying,
        home: String,
    ) -> Result<Crier, Miss> {
        let link: links::Secret = bytes(&*world.dice).ok_or(StoreError::Closed)?;
        let key = Vapid::fresh(&*world.dice).ok_or(StoreError::Closed)?;
        let clock = Arc::clone(&world.clock);
        let before = clock.wall().saturating_sub(links::CONFIRMED_WITHIN);
        let ledger = Arc::clone(&books.listeners);
        ledger.tidy(before).await?;
        let key = secret(books, "vapid", key).await?;
        let link = secret(books, "links", link).await?;
        let post = crying.mail.as_ref().and_then(Post::new);
        let contact = post.as_ref().map_or_else(|| home.clone(), Post::contact);
        let courier = Vapid::new(&key, contact).and_then(|vapid| Courier::new(vapid).ok());
        let listeners = ledger.all().await?.into_iter().collect();
        Ok(Crier {
            ledger,
            clock,
            after: crying.after,
            services: crying.services.clone(),
            courier: courier.ok_or(StoreError::Closed)?,
            post,
            links: Links(link),
            tongues: Tongues::read(),
            home,
            listeners: Mutex::new(listeners),
            questions: Semaphore::new(QUESTIONS),
            told: AtomicU64::new(0),
            missed: AtomicU64::new(0),
        })
    }

    /// Somebody begins or ends to look at a table, or did so a while ago. It is written down beside what they do there, and only for
    /// who listens.
    pub(crate) fn looked(&self, person: PersonId, table: &TableId, ago: Duration) {
        if !self.listeners().contains(&person) {
            return;
        }
        let (ledger, table, at) = (
            Arc::clone(&self.ledger),
            table.clone(),
            self.clock.wall().saturating_sub(ago.as_millis() as u64),
        );
        tokio::spawn(async move {
            if let Err(error) = ledger.looked(person, table, at).await {
                tracing::warn!(%error, "nobody noted that somebody looked");
            }
        });
    }

    /// How many people were told something, and how many could not be reached.
    pub(crate) fn told(&self) -> (u64, u64) {
        (self.told.load(Ordering::Relaxed), self.missed.load(Ordering::Relaxed))
    }

    /// How somebody is told.
    async fn card(&self, person: PersonId, token: TokenHash) -> Result<Word, Miss> {
        let (push, mail) = self.ledger.card(person, token.bytes()).await?;
        Ok(Word { key: self.courier.key(), push, mails: self.post.is_some(), mail })
    }

    /// Tells somebody everything there is to tell: in their browsers, or by a letter when none of those took it. Nobody gets both.
    async fn tell(&self, errand: Tidings) {
        let reached = self.tell_browsers(&errand).await || self.tell_by_letter(&errand).await;
        let count = if reached { &self.told } else { &self.missed };
        count.fetch_add(1, Ordering::Relaxed);
    }

    async fn tell_browsers(&self, errand: &Tidings) -> bool {
        let Ok(message) = serde_json::to_string(&self.tongues.notice(errand)) else { return false };
        let mut sent = FuturesUnordered::new();
        for browser in &errand.browsers {
            sent.push(self.tell_browser(errand.person, browser, &message));
        }
        let mut reached = false;
        while let Some(got) = sent.next().await {
            reached |= got;
        }
        reached
    }

    /// Whether a browser has got a message, or may have.
    async fn tell_browser(&self, person: PersonId, browser: &Browser, message: &str) -> bool {
        let Some(at) = services::endpoint(&browser.endpoint, &self.services) else { return false };
        let mut pauses = AGAIN.into_iter();
        let sent = loop {
            match (self.courier.send(browser, &at, message, self.clock.wall() / 1_000).await, pauses.next()) {
                (Err(Mishap::Later), Some(pause)) => tokio::time::sleep(pause).await,
                (sent, _) => break sent,
            }
        };
        if sent == Err(Mishap::Gone) {
            let endpoint = browser.endpoint.clone();
            match self.ledger.lose(person, endpoint).await {
                Ok(listens) => self.note(person, listens),
                Err(error) => tracing::warn!(%error, "a browser that is gone could not be forgotten"),
            }
        }
        matches!(sent, Ok(()) | Err(Mishap::Unknown))
    }

    async fn tell_by_letter(&self, errand: &Tidings) -> bool {
        let (Some(post), Some(to)) = (&self.post, &errand.mail) else { return false };
        let leave = format!("{}/word/leave/{}", self.home, self.links.make(Deed::Leave, errand.person, to));
        let (subject, text) = self.tongues.letter(errand, &self.home, &leave);
        let mut pauses = AGAIN.into_iter();
        loop {
            let (to, subject, text) = (to.clone(), subject.clone(), text.clone());
            let letter = Letter { to, subject, text, leave: Some(leave.clone()) };
            match (post.send(letter).await, pauses.next()) {
                (Err(Mishap::Later), Some(pause)) => tokio::time::sleep(pause).await,
                (sent, _) => return matches!(sent, Ok(()) | Err(Mishap::Unknown)),
            }
        }
    }

    /// Takes note of who listens.
    fn note(&self, person: PersonId, listens: bool) {
        let mut listeners = self.listeners();
        if listens {
            listeners.insert(person)
        } else {
            listeners.remove(&person)
        };
    }

    fn listeners(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
