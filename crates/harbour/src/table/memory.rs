//! What a table remembers of its game: it is opened from the last mark that leaves room to go back, and lays new ones as it goes on.

use super::Table;
use super::owner::share_of;
use crate::course::{self, Course};
use crate::crew::Rank;
use crate::ledger::{Claim, Claimed, Loaded, Memo, NodeId, Reach};
use crate::problems;
use crate::quay::Quay;
use crate::wire::{Problem, Status};
use freeport_kernel::{FARTHEST, Seat};

/// Takes a table into one's hands and opens its game.
pub(super) async fn claim(quay: &Quay, id: &str) -> Result<Relived, Problem> {
    let claim = Claim { table: id.to_owned(), me: quay.world.me, suspect: None, reach: Reach::Late(None) };
    match quay.books.tables.claim(claim).await.map_err(problems::unreadable)? {
        Claimed::Held(loaded) => open(quay, *loaded).await,
        Claimed::Elsewhere(NodeId(node)) => {
            tracing::debug!(id, node, "another node has this table");
            Err(problems::busy())
        }
        Claimed::Missing => Err(problems::not_found()),
    }
}

/// Opens a game from the last mark that leaves room to go back to its first `keep` moves.
async fn look_back(quay: &Quay, id: &str, keep: usize) -> Result<Relived, Problem> {
    open(quay, read(quay, id, Reach::Late(Some(keep))).await?).await
}

/// Opens a game from where its log was read, or, where a mark turns out not to fit, from its beginning.
async fn open(quay: &Quay, late: Loaded) -> Result<Relived, Problem> {
    let marked = late.mark.is_some();
    let id = late.grip.table.clone();
    match relive(quay, late).await {
        Err(problem) if marked && problems::is_broken(&problem) => {
            relive(quay, read(quay, &id, Reach::Whole).await?).await
        }
        relived => relived,
    }
}

async fn read(quay: &Quay, id: &str, reach: Reach) -> Result<Loaded, Problem> {
    let loaded = quay.books.tables.load(id.to_owned(), reach).await.map_err(problems::unreadable)?;
    loaded.map(|loaded| *loaded).ok_or_else(problems::not_found)
}

pub(super) type Relived = (Loaded, Option<Course>, Vec<&'static str>);

/// Plays the log again, on a thread where it may take its time; without a log there is nothing to wait for.
pub(super) async fn relive(quay: &Quay, loaded: Loaded) -> Result<Relived, Problem> {
    let (is_new, share) = (loaded.log.is_empty(), share_of(&loaded.sheet));
    let work = move || {
        let (sheet, places) = (&loaded.sheet, &loaded.places);
        let course = match sheet.status {
            Status::Gathering => None,
            Status::Playing | Status::Over => Some(Course::relive(&loaded)?),
        };
        let seats = Seat::all(places.len() as u8);
        let roles = if let Some(course) = &course {
            seats.map(|seat| course.session.role(seat)).collect()
        } else {
            let session = course::lay_out(sheet, places)?;
            seats.map(|seat| session.role(seat)).collect()
        };
        Ok((loaded, course, roles))
    };
    if is_new {
        return work();
    }
    let place = quay.crews.hands.place(share).ok_or_else(problems::busy)?;
    place.fetch(Rank::First, move |_| work()).await.ok_or_else(problems::stumbled)?
}

impl Table {
    /// Rebuilds the game from the log, after a write that failed.
    pub(super) async fn relive(&mut self) -> Result<(), Problem> {
        let (loaded, course, _) = claim(&self.quay, &self.sheet.id).await?;
        self.grip = loaded.grip;
        self.outcome = loaded.reached.outcome;
        (self.sheet, self.places, self.course) = (loaded.sheet, loaded.places, course);
        self.calls = loaded.calls;
        self.minds.clear();
        self.request = None;
        self.settle_in();
        self.resync(None);
        self.stale = true;
        Ok(())
    }

    /// Takes the game up from an earlier mark when it is to go back farther than it remembers.
    pub(super) async fn remember(&mut self, keep: usize) -> Result<(), Problem> {
        let floor = self.course.as_ref().map_or(0, |course| course.session.floor());
        if floor == 0 || floor + FARTHEST <= keep {
            return Ok(());
        }
        let (loaded, course, _) = look_back(&self.quay, &self.sheet.id, keep).await?;
        if let (Some(now), Some(earlier)) = (&mut self.course, course) {
            // Whoever is thinking has thought for as long as before.
            let clocks = now.clocks.clone();
            *now = Course { clocks, ..earlier };
            self.calls = loaded.calls;
        }
        Ok(())
    }

    /// Writes down where the game stands, when that is due; what cannot be written is left for the next time.
    pub(super) async fn keep_milestones(&mut self) {
        let Some(course) = &mut self.course else { return };
        let due = course.milestones.take();
        if due.is_empty() {
            return;
        }
        let points: Vec<(usize, usize)> = due.iter().map(|(mark, _)| (mark.steps, mark.entries)).collect();
        let rows: Vec<_> = due
            .into_iter()
            .map(|(mark, before)| {
                let calls = self.calls.traces(before, mark.entries);
                (mark, calls)
            })
            .collect();
        if self.jot(Memo::Marks(rows)).await
            && let Some(course) = &mut self.course
        {
            course.milestones.lie(points.into_iter());
        }
    }
}
