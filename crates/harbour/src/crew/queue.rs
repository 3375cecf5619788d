//! What waits for a crew: in turns by share, and what nobody waits for last.

use super::{Rank, Share};
use std::collections::{BTreeMap, VecDeque};
use std::pin::Pin;
use tokio::runtime::Handle;

/// Something to be done.
pub(super) struct Job {
    number: u64,
    pub(super) work: Labour,
}

/// How something is done.
pub(super) enum Labour {
    /// In one go.
    Quick(Box<dyn FnOnce() + Send>),
    /// With waiting in between.
    Slow(Handle, Pin<Box<dyn Future<Output = ()> + Send>>),
}

/// Everything that waits or is under way.
#[derive(Default)]
pub(super) struct Queue {
    closed: bool,
    last: u64,
    /// One for each rank.
    lanes: [Lane; 2],
    /// How many threads work for each share.
    busy: BTreeMap<Share, usize>,
    /// How many places each share has taken.
    places: BTreeMap<Share, usize>,
    taken: usize,
}

/// The work of one rank.
#[derive(Default)]
pub(super) struct Lane {
    /// Whose turn it is next; everybody who waits is in it once.
    turns: VecDeque<Share>,
    jobs: BTreeMap<Share, VecDeque<Job>>,
}

impl Queue {
    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Nothing more is done; what waited is given back.
    pub(super) fn close(&mut self) -> [Lane; 2] {
        self.closed = true;
        std::mem::take(&mut self.lanes)
    }

    /// Takes a place, if there is one.
    pub(super) fn take_place(&mut self, share: Share, places: usize, each: usize) -> bool {
        let own = self.places.get(&share).copied().unwrap_or_default();
        let free = self.taken < places && own < each;
        if free {
            self.taken += 1;
            self.places.insert(share, own + 1);
        }
        free
    }

    pub(super) fn leave_place(&mut self, share: Share) {
        self.taken = self.taken.saturating_sub(1);
        less(&mut self.places, share);
    }

    pub(super) fn taken(&self) -> usize {
        self.taken
    }

    /// Puts work at the end of its share's own line, and gives it a number; when nothing more is done, the work comes back.
    pub(super) fn enqueue(&mut self, share: Share, rank: Rank, work: Labour) -> Result<u64, Job> {
        self.last += 1;
        let number = self.last;
        if self.closed {
            return Err(Job { number, work });
        }
        let Lane { turns, jobs } = &mut self.lanes[rank as usize];
        let line = jobs.entry(share).or_default();
        if line.is_empty() {
            turns.push_back(share);
        }
        line.push_back(Job { number, work });
        Ok(number)
    }

    /// The next to be done: of whoever's turn it is and has no more than so many threads already.
    pub(super) fn next(&mut self, at_once: usize) -> Option<(Share, Job)> {
        let Queue { lanes, busy, .. } = self;
        let free = |share: &Share| busy.get(share).is_none_or(|count| *count < at_once);
        let (share, job) = lanes.iter_mut().find_map(|lane| {
            let turn = lane.turns.iter().position(free)?;
            let share = lane.turns.remove(turn)?;
            let line = lane.jobs.get_mut(&share)?;
            let job = line.pop_front()?;
            if line.is_empty() {
                lane.jobs.remove(&share);
            } else {
                lane.turns.push_back(share);
            }
            Some((share, job))
        })?;
        *busy.entry(share).or_default() += 1;
        Some((share, job))
    }

    /// A thread has done something for a share.
    pub(super) fn done(&mut self, share: Share) {
        less(&mut self.busy, share);
    }

    /// Takes work out that has not begun.
    pub(super) fn call_off(&mut self, share: Share, number: u64) -> Option<Job> {
        self.lanes.iter_mut().find_map(|lane| {
            let line = lane.jobs.get_mut(&share)?;
            let place = line.iter().position(|job| job.number == number)?;
            let job = line.remove(place);
            if line.is_empty() {
                lane.jobs.remove(&share);
                lane.turns.retain(|turn| *turn != share);
            }
            job
        })
    }

    /// Whether somebody else of the same rank or a higher one waits who could be served.
    pub(super) fn presses(&self, share: Share, rank: Rank, at_once: usize) -> bool {
        let waits =
            |other: &Share| *other != share && self.busy.get(other).is_none_or(|count| *count < at_once);
        self.lanes[..=rank as usize].iter().any(|lane| lane.turns.iter().any(waits))
    }
}

fn less(counts: &mut BTreeMap<Share, usize>, share: Share) {
    if let Some(count) = counts.get_mut(&share) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&share);
        }
    }
}
