//! Bookmarks: what a long match needs to be taken up again without playing it from its beginning.

use super::story::{VIEWERS, viewers};
use super::{Charter, Match, Step};
use crate::chance::Chance;
use crate::game::Game;
use crate::marks::Marks;
use crate::owed::Owed;
use crate::record::Flaw;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// How many moves back anybody may ask to go at once. A bookmark remembers the decisions that lie within.
pub const FARTHEST: usize = 200;

/// Where a match stood after an entry of its log. It follows from the log, and is worth nothing against it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "G: DeserializeOwned")]
pub struct Bookmark<G: Game> {
    /// The state.
    pub state: G,
    /// How many entries the log had.
    pub entries: usize,
    /// How many moves were in effect.
    pub steps: usize,
    /// How far the chance of the seed had been used.
    pub used: u64,
    /// How many beats the story had.
    pub beats: usize,
    /// How many of them each viewer had heard.
    heard: Vec<usize>,
    /// By which entry each seat was last asked.
    asked: Vec<usize>,
    /// The last decisions in effect.
    line: Vec<Step>,
}

/// Where what a match remembers begins: its opening, or the bookmark it was taken up from.
#[derive(Clone, Debug)]
pub(super) struct Base<G> {
    pub state: G,
    pub entries: usize,
    pub steps: usize,
    pub beats: usize,
    pub heard: [usize; VIEWERS],
    pub asked: [usize; MAX_SEATS],
    /// How many of the moves in effect lie before those that are known one by one.
    pub past: usize,
}

impl<G> Base<G> {
    /// Before the first move.
    pub(super) fn opening(state: G) -> Base<G> {
        let (heard, asked) = ([0; VIEWERS], [0; MAX_SEATS]);
        Base { state, entries: 0, steps: 0, beats: 0, heard, asked, past: 0 }
    }
}

/// A decision in few letters: seat, entry, who was asked, and what is true of it, one bit each.
pub(super) type Short = (Seat, usize, SeatSet, u8);

impl From<Step> for Short {
    fn from(Step { seat, entry, owed, fenced, conceals, idle }: Step) -> Short {
        let flags = [owed.shared, fenced, conceals, idle];
        let bits = flags.iter().rev().fold(0, |bits, flag| bits << 1 | u8::from(*flag));
        (seat, entry, owed.seats, bits)
    }
}

impl From<Short> for Step {
    fn from((seat, entry, seats, bits): Short) -> Step {
        let [shared, fenced, conceals, idle] = [0, 1, 2, 3].map(|bit| bits >> bit & 1 == 1);
        Step { seat, entry, owed: Owed { seats, shared }, fenced, conceals, idle }
    }
}

impl<G: Game> Match<G> {
    /// Where it stands now, to be taken up from here later.
    pub fn bookmark(&self) -> Bookmark<G> {
        Bookmark {
            state: self.state.clone(),
            entries: self.entries(),
            steps: self.steps(),
            used: self.chance.used(),
            beats: self.beats(),
            heard: viewers().map(|viewer| self.lines(viewer)).collect(),
            asked: self.asked.to_vec(),
            line: self.line[self.line.len().saturating_sub(FARTHEST)..].to_vec(),
        }
    }

    /// Takes a match up where a bookmark lies. What was before is not remembered: it cannot be gone back to, told or recorded.
    pub fn resume(charter: Charter<G>, bookmark: Bookmark<G>) -> Result<Match<G>, Flaw> {
        let Bookmark { state, entries, steps, used, beats, heard, asked, line } = bookmark;
        let unfit = |what: &str| Flaw::Position(format!("its {what} does not fit"));
        if usize::from(state.seats()) != charter.seats.len() {
            return Err(unfit("number of seats"));
        }
        state.audit().map_err(Flaw::Position)?;
        let heard = heard.try_into().map_err(|_| unfit("story"))?;
        let asked = asked.try_into().map_err(|_| unfit("list of who is asked"))?;
        let past = steps.checked_sub(line.len()).ok_or_else(|| unfit("number of moves"))?;
        let mut chance = Chance::sealed(charter.seed.key(&charter.entropy));
        chance.skip(used);
        Ok(Match {
            charter,
            position: None,
            owed: Owed::of(state.turn()),
            state: state.clone(),
            base: Base { state, entries, steps, beats, heard, asked, past },
            deal: Vec::new(),
            chance,
            log: Vec::new(),
            line,
            story: Vec::new(),
            asked,
            marks: Marks::laid_from_now_on(),
        })
    }

    /// How many entries the log has.
    pub fn entries(&self) -> usize {
        self.base.entries + self.log.len()
    }

    /// The fewest moves that can be gone back to from here.
    pub fn floor(&self) -> usize {
        self.base.steps
    }

    /// Whether everything since the setup is remembered.
    pub fn is_whole(&self) -> bool {
        self.base.entries == 0
    }

    /// How many of the moves in effect came about by the first so many entries of the log, as far as they are known.
    pub fn steps_by(&self, entries: usize) -> usize {
        self.base.past + self.line.partition_point(|step| step.entry <= entries)
    }
}
