//! Who has seen how much of a game: whoever comes back is told where they left off.

use super::Table;
use crate::ledger::{Memo, Place};
use crate::wire::PersonId;
use freeport_kernel::Viewer;

impl Table {
    /// How many entries of the log somebody had seen when they left; none for who is still here, or never was.
    pub(super) fn seen_until(&self, person: PersonId) -> Option<usize> {
        if self.crowd.seems_to_have(person) {
            return None;
        }
        let theirs = self.places.iter().filter(|place| place.person() == Some(person));
        theirs.filter_map(|place| place.seen).max()
    }

    /// How many lines a connection had heard with the eyes of its own seat before it was away, when there are more now. It is
    /// told once.
    pub(super) fn seen_by(&mut self, guest: u32, viewer: Viewer) -> Option<usize> {
        let guest = self.crowd.get(guest)?;
        let (entries, person) = (guest.seen.take()?, guest.who.id);
        let Viewer::Seat(seat) = viewer else { return None };
        let session = &self.course.as_ref()?.session;
        let lines = session.lines_by(viewer, session.steps_by(entries));
        let own = self.seats_of(person).has(seat);
        (own && lines < session.lines(viewer).count).then_some(lines)
    }

    /// Somebody has gone: it is written down what they have seen. What cannot be written is told again.
    pub(super) async fn remember_glance(&mut self, person: PersonId) {
        let Some(seen) = self.course.as_ref().map(|course| course.seq) else { return };
        if self.crowd.has(person) || self.seats_of(person).is_empty() {
            return;
        }
        for place in self.places.iter_mut().filter(|place| place.person() == Some(person)) {
            place.seen = Some(seen);
        }
        self.jot(Memo::Glance { person, entries: seen }).await;
    }

    /// Some connections are no more.
    pub(super) async fn remember_departed(&mut self) {
        for person in std::mem::take(&mut self.departed) {
            self.remember_glance(person).await;
        }
    }

    /// The table leaves the memory with people at it.
    pub(super) async fn remember_glances(&mut self) {
        let people: Vec<PersonId> = self.places.iter().filter_map(Place::person).collect();
        let here: Vec<PersonId> = people.into_iter().filter(|person| self.crowd.has(*person)).collect();
        self.disperse();
        self.departed.extend(here);
        self.remember_departed().await;
    }
}
