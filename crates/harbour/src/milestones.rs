//! Milestones of a course: every so many moves it is noted where the game stands, so that a long one need not be played again
//! from its beginning. They are a cache of the log.

use crate::clocks::Purse;
use crate::course::Course;
use crate::ledger::Mark;
use freeport_kernel::{FARTHEST, MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Moves between two marks.
pub(crate) const INTERVAL: usize = 256;
/// A game that is opened remembers at least so many moves: what may be gone back to, and as much before it as a page is told.
pub(crate) const REMEMBERED: usize = 2 * FARTHEST;

/// Which marks a course has behind it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Milestones {
    /// Moves in effect and entries of the log at each mark that lies in the store, as far as they are known.
    laid: Vec<(usize, usize)>,
    /// Those that are still to be written.
    pending: Vec<Mark>,
}

/// What a course knows beside its session.
#[derive(Serialize, Deserialize)]
pub(crate) struct Aside {
    pub epoch: usize,
    pub owed: [usize; MAX_SEATS],
    pub purses: [Purse; MAX_SEATS],
}

impl Milestones {
    /// Those of a course that is taken up from a mark.
    pub(crate) fn from(mark: &Mark) -> Milestones {
        let laid = std::iter::once((mark.steps, mark.entries)).chain(mark.later.iter().copied());
        Milestones { laid: laid.collect(), pending: Vec::new() }
    }

    /// Whether a mark is due after so many moves.
    fn is_due(&self, steps: usize) -> bool {
        let last = self.pending.last().map(|mark| mark.steps).or(self.laid.last().map(|(steps, _)| *steps));
        steps.is_multiple_of(INTERVAL) && last.unwrap_or_default() < steps
    }

    /// The game has gone back to its first `keep` moves.
    pub(crate) fn go_back(&mut self, keep: usize) {
        self.laid.retain(|(steps, _)| *steps <= keep);
        self.pending.retain(|mark| mark.steps <= keep);
    }

    /// The marks that are to be written, and how many entries the log had at the one before each.
    pub(crate) fn take(&mut self) -> Vec<(Mark, usize)> {
        let mut last = self.laid.last().map_or(0, |(_, entries)| *entries);
        let pending = std::mem::take(&mut self.pending).into_iter();
        pending
            .map(|mark| {
                let before = std::mem::replace(&mut last, mark.entries);
                (mark, before)
            })
            .collect()
    }

    /// Marks lie in the store.
    pub(crate) fn lie(&mut self, marks: impl Iterator<Item = (usize, usize)>) {
        self.laid.extend(marks);
    }
}

impl Course {
    /// Notes where the game stands when a mark is due; `place` is that of its last entry, where it is known.
    pub(crate) fn note_milestone(&mut self, place: Option<i64>) {
        if self.outgrown || !self.milestones.is_due(self.turn.steps) {
            return;
        }
        let viewers = Seat::all(MAX_SEATS as u8).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Open]);
        let heard: Vec<usize> = viewers.map(|viewer| self.session.lines(viewer).count).collect();
        let aside = Aside { epoch: self.epoch, owed: self.owed, purses: self.clocks.purses() };
        // A game that cannot be written down goes on without a mark.
        if let Ok(bookmark) = self.session.bookmark() {
            self.milestones.pending.push(Mark {
                steps: self.turn.steps,
                entries: self.seq,
                place,
                shape: self.session.title().shape().to_owned(),
                heard: json!(heard).to_string(),
                aside: json!(aside).to_string(),
                bookmark,
                later: Vec::new(),
            });
        }
    }
}
