//! The roster: who belongs to which token, remembered so that most requests need no database.

use super::cookie::TokenHash;
use freeport_harbour::wire::{Me, PersonId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How many are remembered; the busiest come back at once.
const MOST: usize = 20_000;
/// How long somebody is remembered; then the database is asked again, where it is noted that they still come.
const FRESH: Duration = Duration::from_hours(1);

/// Who belongs to which token. The database is the truth; what changes there is forgotten here.
#[derive(Default)]
pub(super) struct Roster(Mutex<Known>);

#[derive(Default)]
struct Known {
    people: HashMap<TokenHash, (Me, Instant)>,
    edition: u64,
}

/// How far the roster was when somebody began to look something up.
#[derive(Clone, Copy)]
pub(super) struct Edition(u64);

impl Roster {
    /// Who belongs to a token, if that is remembered; else the edition to learn it for.
    pub(super) fn find(&self, hash: TokenHash) -> Result<Me, Edition> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.people.get(&hash).filter(|(_, learned)| learned.elapsed() < FRESH);
        found.map(|(me, _)| me.clone()).ok_or(Edition(known.edition))
    }

    /// Remembers who belongs to a token, unless something was forgotten while it was looked up.
    pub(super) fn learn(&self, hash: TokenHash, me: &Me, edition: Edition) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.edition != edition.0 {
            return;
        }
        if known.people.len() >= MOST {
            known.people.clear();
        }
        known.people.insert(hash, (me.clone(), Instant::now()));
    }

    /// Forgets a token.
    pub(super) fn forget(&self, hash: TokenHash) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.edition += 1;
        known.people.remove(&hash);
    }

    /// Forgets all tokens of a person.
    pub(super) fn forget_person(&self, person: PersonId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.edition += 1;
        known.people.retain(|_, (me, _)| me.id != person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_looked_up_before_a_sign_out_is_not_learned_after_it() {
        let roster = Roster::default();
        let (hash, me) = (TokenHash([1; 32]), Me { id: 1, name: "Anna".to_owned(), account: false });
        let Err(edition) = roster.find(hash) else { panic!("nobody is known yet") };
        roster.forget_person(1);
        roster.learn(hash, &me, edition);
        assert!(roster.find(hash).is_err());
        let Err(edition) = roster.find(hash) else { panic!("still nobody") };
        roster.learn(hash, &me, edition);
        assert!(roster.find(hash).is_ok());
        roster.forget(hash);
        assert!(roster.find(hash).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_every_day_is_looked_up_again() {
        let roster = Roster::default();
        let (hash, me) = (TokenHash([1; 32]), Me { id: 1, name: "Anna".to_owned(), account: false });
        let Err(edition) = roster.find(hash) else { panic!("nobody is known yet") };
        roster.learn(hash, &me, edition);
        tokio::time::advance(FRESH / 2).await;
        assert!(roster.find(hash).is_ok());
        tokio::time::advance(FRESH).await;
        assert!(roster.find(hash).is_err(), "else it would never be noted that she was here");
    }
}
