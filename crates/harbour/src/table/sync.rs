//! The story on its way to connections: the end of it at first, what is new then, and after a step back only what has changed.

use super::Table;
use super::crowd::Look;
use crate::course::Course;
use crate::wire::{Note, Since};
use freeport_kernel::{FARTHEST, Viewer};

/// So many bytes of a story count as one look more.
const STORY: usize = 256 * 1_024;
/// How many lines of a story are sent at once.
const PAGE: usize = 400;

/// From which line on the story is sent to who knows nothing of it: what may be taken back is in it, as far as it fits a page.
fn latest(course: &Course, viewer: Viewer) -> usize {
    let count = course.session.lines(viewer).count;
    let old = course.turn.steps.checked_sub(FARTHEST);
    let recent = old.map_or(0, |steps| course.session.lines_by(viewer, steps));
    recent.max(count.saturating_sub(PAGE))
}

impl Table {
    /// Shows a connection what its eyes see, and tells it what it lacks.
    pub(super) async fn let_look(&mut self, guest: u32, Look { viewer, since, talk, changes }: Look) {
        if let Some(guest) = self.crowd.get(guest) {
            (guest.viewer, guest.changes) = (Some(viewer), changes);
        }
        let seen = self.seen_by(guest, viewer);
        if let Some(note) = self.sync(viewer, self.known_since(since), seen) {
            self.crowd.remember(viewer, &note);
            let length = self.crowd.tell(guest, &note);
            if let Some(guest) = self.crowd.get(guest) {
                guest.looks.charge((length / STORY) as f64);
            }
        }
        self.tell_of_orders(guest, viewer);
        self.recount(guest, talk).await;
    }

    /// Up to which line a client has the story, unless the game has gone back since.
    fn known_since(&self, since: Option<Since>) -> Option<usize> {
        let epoch = self.course.as_ref()?.epoch;
        since.filter(|since| since.epoch == epoch).map(|since| since.lines)
    }

    /// What a viewer may know who has the story up to line `known`, or nothing of it; none when there is no game yet.
    fn sync(&self, viewer: Viewer, known: Option<usize>, seen: Option<usize>) -> Option<Note> {
        let course = self.course.as_ref()?;
        let count = course.session.lines(viewer).count;
        let known = known.filter(|known| *known <= count);
        let from = latest(course, viewer).max(known.unwrap_or_default());
        let (lines, now) =
            (course.session.passage(viewer, from, count).ok()?, course.session.now(viewer).ok()?);
        let (seq, epoch, keeps) = (course.seq, course.epoch, known.is_some());
        Some(Note::Sync { seq, epoch, viewer, from, keeps, lines, seen, now })
    }

    /// Shows everybody everything anew. Of the story only what followed from later moves than the first `kept` is told, when it
    /// is known that what came before is as it was.
    pub(super) fn resync(&mut self, kept: Option<usize>) {
        let mut crowd = std::mem::take(&mut self.crowd);
        crowd.show(|viewer| {
            let session = &self.course.as_ref()?.session;
            self.sync(viewer, kept.map(|steps| session.lines_by(viewer, steps)), None)
        });
        self.crowd = crowd;
    }

    /// Shows everybody what the last entry of the log did: what was heard after so many beats, and what is now.
    pub(super) fn show_step(&mut self, beats: usize) {
        let Some(course) = &self.course else { return };
        let session = &course.session;
        self.crowd.show_step(course.seq, |viewer| {
            Some((session.heard(viewer, beats).ok()?, session.now(viewer).ok()?))
        });
    }
}
