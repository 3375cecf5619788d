//! Hawsers: what ties sockets to the browsers that opened them. When a browser or a person is signed out, theirs are cut;
//! nobody else feels it, however many leave at once.

use super::cookie::TokenHash;
use freeport_harbour::wire::PersonId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// All sockets, by the browsers that opened them.
#[derive(Default)]
pub(super) struct Hawsers(Mutex<Tied>);

#[derive(Default)]
struct Tied {
    last: u64,
    knots: BTreeMap<TokenHash, Vec<Knot>>,
}

struct Knot {
    number: u64,
    person: PersonId,
    /// Dropped with the knot, which the socket notices.
    _rope: oneshot::Sender<()>,
}

/// A socket's end; dropping it unties it.
pub(crate) struct Hawser {
    hawsers: Arc<Hawsers>,
    token: TokenHash,
    number: u64,
    rope: oneshot::Receiver<()>,
}

impl Hawsers {
    /// Ties one more socket to a browser and the person who is signed in there.
    pub(super) fn tie(self: &Arc<Self>, token: TokenHash, person: PersonId) -> Hawser {
        let (end, rope) = oneshot::channel();
        let mut tied = self.tied();
        tied.last += 1;
        let number = tied.last;
        tied.knots.entry(token).or_default().push(Knot { number, person, _rope: end });
        Hawser { hawsers: Arc::clone(self), token, number, rope }
    }

    /// Cuts the sockets of a browser.
    pub(super) fn cut(&self, token: TokenHash) {
        self.tied().knots.remove(&token);
    }

    /// Cuts the sockets of a person, in all browsers.
    pub(super) fn cut_person(&self, person: PersonId) {
        self.tied().knots.retain(|_, knots| {
            knots.retain(|knot| knot.person != person);
            !knots.is_empty()
        });
    }

    /// Everybody who has a socket.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        self.tied().knots.values().flatten().map(|knot| knot.person).collect()
    }

    /// The browsers that have sockets.
    pub(super) fn tokens(&self) -> Vec<TokenHash> {
        self.tied().knots.keys().copied().collect()
    }

    fn tied(&self) -> MutexGuard<'_, Tied> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hawser {
    /// Done when it has been cut.
    pub(crate) async fn parted(&mut self) {
        let _ = (&mut self.rope).await;
    }
}

impl Drop for Hawser {
    fn drop(&mut self) {
        let mut tied = self.hawsers.tied();
        if let Some(knots) = tied.knots.get_mut(&self.token) {
            knots.retain(|knot| knot.number != self.number);
            if knots.is_empty() {
                tied.knots.remove(&self.token);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn only_the_sockets_of_who_leaves_are_cut() {
        let hawsers = Arc::new(Hawsers::default());
        let token = |byte| TokenHash([byte; 32]);
        let (mut laptop, mut phone) = (hawsers.tie(token(1), 1), hawsers.tie(token(2), 1));
        let (mut other, gone) = (hawsers.tie(token(3), 2), hawsers.tie(token(3), 2));
        let cut = |hawser: &mut Hawser| hawser.parted().now_or_never().is_some();
        drop(gone);
        assert!(!cut(&mut laptop) && !cut(&mut phone) && !cut(&mut other));
        hawsers.cut(token(1));
        assert!(cut(&mut laptop) && !cut(&mut phone) && !cut(&mut other));
        hawsers.cut_person(1);
        assert!(cut(&mut phone) && !cut(&mut other));
        drop((laptop, phone, other));
        assert!(hawsers.tied().knots.is_empty());
    }
}
