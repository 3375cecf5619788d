//! What anybody may ask for, and what may take long: it is weighed before it is begun, waits in a queue of its own, and is called off
//! when nobody waits for the answer any more. Tables and the store never wait behind it.

use crate::crew::{Place, Rank, Share, Watch};
use crate::harbour::Harbour;
use crate::ledger::{Loaded, Point, Reach};
use crate::problems;
use crate::weight;
use crate::wire::{Problem, Verdict};
use freeport_shelf::{Json, Title, find};
use std::sync::Arc;

impl Harbour {
    /// A place among those who wait; to be taken before much is read of what they send. Refused when there is too much to do.
    pub fn place(&self, share: Share) -> Result<Place, Problem> {
        self.quay.crews.strangers.place(share).ok_or_else(problems::busy)
    }

    /// Checks a record: every move, every die, and the result. One that would take too long is refused before it is begun.
    pub async fn verify(&self, place: Place, record: String) -> Result<Verdict, Problem> {
        place.fetch(Rank::First, move |watch| check(&record, watch)).await.ok_or_else(problems::stumbled)?
    }

    /// The way dice took that were cast from a seed; none for games and dice without one.
    pub async fn flight(
        &self,
        share: Share,
        title: &'static dyn Title,
        seed: u64,
        dice: Vec<u8>,
        how: Option<String>,
    ) -> Result<Option<Json>, Problem> {
        let film = move |_: &Watch| title.flight(seed, &dice, how.as_deref());
        let flown = self.place(share)?.fetch(Rank::First, film).await;
        flown.ok_or_else(problems::stumbled)
    }

    /// Has something made of a table's log, or of what leads from one point of it to another. It is read on the same thread, so
    /// that a long log keeps no other reader waiting; where a mark turns out not to fit, all of it is.
    pub(crate) async fn relate<T: Send + 'static>(
        &self,
        id: &str,
        share: Share,
        span: Option<(Point, Point)>,
        work: impl Fn(&Loaded, &Watch) -> Result<T, Problem> + Send + Sync + 'static,
    ) -> Result<T, Problem> {
        let (place, id, tables) = (self.place(share)?, id.to_owned(), Arc::clone(&self.quay.books.tables));
        let read = async move |span: Option<(Point, Point)>| {
            let reach = span.map_or(Reach::Whole, |(from, to)| Reach::Stretch(from, to));
            let loaded = tables.load(id.clone(), reach).await.map_err(problems::unreadable)?;
            loaded.ok_or_else(problems::not_found)
        };
        let told = place.follow(Rank::First, |watch| async move {
            let loaded = read(span).await?;
            match work(&loaded, &watch) {
                Err(problem) if loaded.mark.is_some() && problems::is_broken(&problem) => {
                    work(&*read(None).await?, &watch)
                }
                told => told,
            }
        });
        told.await.ok_or_else(problems::stumbled)?
    }
}

/// Checks a record whose weight can be borne.
fn check(record: &str, watch: &Watch) -> Result<Verdict, Problem> {
    let weighed = weight::of(record);
    if weighed.cost > weight::MOST {
        return Err(problems::too_heavy());
    }
    let checked = find(&weighed.game).and_then(|title| title.verify_while(record, &mut || watch.wanted()));
    Ok(match checked {
        Ok(session) => Verdict { sound: true, flaw: None, steps: session.turn().steps },
        Err(trouble) => {
            Verdict { sound: false, flaw: Some(Problem::from(trouble).text), steps: weighed.entries }
        }
    })
}
