//! Who is connected to a table. Notes are written once for everybody who is sent the same.

use super::line::Frames;
use crate::crew::Errand;
use crate::house::Person;
use crate::throttle::Throttle;
use crate::time::{Instant, now};
use crate::wire::{Note, PersonId, Since, patch};
use freeport_kernel::Viewer;
use freeport_shelf::Json;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;

/// A connection.
pub(super) struct Guest {
    pub id: u32,
    pub who: Person,
    frames: Frames,
    /// Whose eyes it looks with; none before its first look.
    pub viewer: Option<Viewer>,
    /// Whether it is told what changes, where that is shorter than all it sees.
    pub changes: bool,
    /// How many entries of the log its person had seen before they were away, until it is told.
    pub seen: Option<usize>,
    /// The last line of talk it was told; none before it may hear any.
    pub told: Option<u64>,
    /// The hint that is on its way; it is called off when the connection goes.
    pub hint: Option<Errand>,
    /// How often it may look anew.
    pub looks: Throttle,
    /// A look that came too early and is answered when its time has come, unless another takes its place.
    pub later: Option<Look>,
    /// Whether it could not keep up.
    lost: bool,
}

/// How a connection wishes to look.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub viewer: Viewer,
    pub since: Option<Since>,
    pub talk: u64,
    pub changes: bool,
}

/// A step as one pair of eyes sees it: what was heard, and what is shown now.
pub(super) type Step = (Json, Json);

/// What a pair of eyes was shown last, for who is told what changes.
struct Scene {
    viewer: Viewer,
    seq: usize,
    /// None where two who came one after the other were shown different things: then no change is told.
    now: Option<Json>,
}

/// Every so many entries of the log everything is shown, whatever changed.
const WHOLE: usize = 64;

/// All connections of a table.
#[derive(Default)]
pub(super) struct Crowd {
    guests: Vec<Guest>,
    last: u32,
    /// Who has no connection any more, and until when that is not told: a line that is renewed is no absence.
    fading: Vec<(PersonId, Instant)>,
    /// What those eyes were shown last that are told what changes; forgotten when nobody looks with them.
    scenes: Vec<Scene>,
}

impl Crowd {
    pub(super) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Guest> {
        self.guests.iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Guest> {
        self.guests.iter_mut()
    }

    pub(super) fn enter(&mut self, who: Person, frames: Frames, looks: Throttle, seen: Option<usize>) -> u32 {
        self.last = self.last.wrapping_add(1);
        let id = self.last;
        self.fading.retain(|(person, _)| *person != who.id);
        let (viewer, told, hint, later) = (None, None, None, None);
        let (changes, lost) = (false, false);
        self.guests.push(Guest { id, who, frames, viewer, changes, seen, told, hint, looks, later, lost });
        id
    }

    /// Whose connection it was, if there was one. Who had no other is still taken for present for as long as they linger.
    pub(super) fn leave(&mut self, id: u32, linger: Duration) -> Option<PersonId> {
        let gone = self.guests.iter().position(|guest| guest.id == id);
        let gone = gone.map(|place| self.guests.remove(place).who.id);
        self.forget_scenes();
        self.let_fade(gone, linger);
        gone
    }

    fn let_fade(&mut self, people: impl IntoIterator<Item = PersonId>, linger: Duration) {
        for person in people {
            if !self.has(person) {
                self.fading.push((person, now() + linger));
            }
        }
    }

    /// When the next absence is to be told.
    pub(super) fn fades(&self) -> Option<Instant> {
        self.fading.iter().map(|(_, until)| *until).min()
    }

    /// Whether somebody's absence is to be told now.
    pub(super) fn fade(&mut self) -> bool {
        let before = self.fading.len();
        self.fading.retain(|(_, until)| *until > now());
        self.fading.len() < before
    }

    pub(super) fn get(&mut self, id: u32) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.id == id)
    }

    /// When the next look is due that came too early, and whose it is.
    pub(super) fn next_look(&self) -> Option<(Instant, u32)> {
        let later = self.guests.iter().filter(|guest| guest.later.is_some());
        later.map(|guest| (guest.looks.due(), guest.id)).min()
    }

    /// Whether anybody looks on.
    pub(super) fn looks_on(&self) -> bool {
        self.guests.iter().any(|guest| guest.viewer.is_some())
    }

    /// Whether a person has a connection.
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.guests.iter().any(|guest| guest.who.id == person)
    }

    /// Whether a person has a connection, or had one a moment ago.
    pub(super) fn seems_to_have(&self, person: PersonId) -> bool {
        self.has(person) || self.fading.iter().any(|(fading, _)| *fading == person)
    }

    /// Sends a note to one connection, and says how long it was.
    pub(super) fn tell(&mut self, id: u32, note: &Note) -> usize {
        let Some((guest, frame)) = self.get(id).zip(note.frame()) else { return 0 };
        let length = frame.len();
        guest.send(frame);
        length
    }

    /// Sends a note to all connections that `which` picks.
    pub(super) fn tell_all(&mut self, note: &Note, which: impl Fn(&Guest) -> bool) {
        let mut chosen = self.guests.iter_mut().filter(|guest| which(guest)).peekable();
        if chosen.peek().is_some()
            && let Some(frame) = note.frame()
        {
            chosen.for_each(|guest| guest.send(Arc::clone(&frame)));
        }
    }

    /// Shows every connection all its eyes see; `scene` is called once a pair of eyes.
    pub(super) fn show(&mut self, scene: impl Fn(Viewer) -> Option<Note>) {
        self.scenes.clear();
        for viewer in self.eyes() {
            let note = scene(viewer);
            if let Some(note) = &note {
                self.remember(viewer, note);
            }
            let frame = note.and_then(|note| note.frame());
            self.send(viewer, |_| frame.as_ref());
        }
    }

    /// Shows every connection the step that led to so many entries of the log; `draw` is called once a pair of eyes. Who asked for
    /// it is told what changed since those eyes were shown something last.
    pub(super) fn show_step(&mut self, seq: usize, draw: impl Fn(Viewer) -> Option<Step>) {
        let from = seq - 1;
        let mut before = std::mem::take(&mut self.scenes);
        for viewer in self.eyes() {
            let Some((lines, now)) = draw(viewer) else {
                self.send(viewer, |_| None);
                continue;
            };
            let mut looks = self.guests.iter().filter(|guest| guest.viewer == Some(viewer));
            let (some, all) = (looks.clone().any(|guest| guest.changes), looks.all(|guest| guest.changes));
            let last = before.iter_mut().find(|scene| scene.viewer == viewer && scene.seq == from);
            let last = last.and_then(|scene| scene.now.take()).filter(|_| some && !seq.is_multiple_of(WHOLE));
            let patch = last.and_then(|last| patch(last.get(), now.get()));
            let patch = patch.and_then(|patch| RawValue::from_string(patch).ok());
            let is_whole = patch.is_none() || !all;
            let (whole, now) = if is_whole {
                let kept = some.then(|| now.clone());
                (Note::Step { from, seq, lines: lines.clone(), now }.frame(), kept)
            } else {
                (None, Some(now))
            };
            let change = patch.and_then(|now| Note::Change { from, seq, lines, now }.frame());
            if some {
                self.scenes.push(Scene { viewer, seq, now });
            }
            self.send(viewer, |guest| change.as_ref().filter(|_| guest.changes).or(whole.as_ref()));
        }
    }

    /// Takes note of what was shown to one who is told what changes from now on.
    pub(super) fn remember(&mut self, viewer: Viewer, note: &Note) {
        let Note::Sync { seq, now, .. } = note else { return };
        self.forget_scenes();
        if !self.hears_changes(viewer) {
            return;
        }
        match self.scenes.iter_mut().find(|scene| scene.viewer == viewer) {
            Some(scene) => {
                let is_same = scene.now.as_ref().is_some_and(|last| last.get() == now.get());
                if scene.seq != *seq || !is_same {
                    scene.now = None;
                }
            }
            None => self.scenes.push(Scene { viewer, seq: *seq, now: Some(now.clone()) }),
        }
    }

    fn hears_changes(&self, viewer: Viewer) -> bool {
        self.guests.iter().any(|guest| guest.changes && guest.viewer == Some(viewer))
    }

    /// What nobody is told the changes of need not be remembered.
    fn forget_scenes(&mut self) {
        let mut scenes = std::mem::take(&mut self.scenes);
        scenes.retain(|scene| self.hears_changes(scene.viewer));
        self.scenes = scenes;
    }

    /// All eyes that somebody looks with, each once.
    fn eyes(&self) -> Vec<Viewer> {
        let mut eyes: Vec<Viewer> = Vec::new();
        for viewer in self.guests.iter().filter_map(|guest| guest.viewer) {
            if !eyes.contains(&viewer) {
                eyes.push(viewer);
            }
        }
        eyes
    }

    /// Sends everybody who looks with these eyes the frame that is for them; who cannot be shown anything is let go.
    fn send<'f>(&mut self, viewer: Viewer, frame: impl Fn(&Guest) -> Option<&'f Arc<str>>) {
        for guest in self.guests.iter_mut().filter(|guest| guest.viewer == Some(viewer)) {
            match frame(guest) {
                Some(frame) => guest.send(Arc::clone(frame)),
                None => guest.lost = true,
            }
        }
    }

    /// Drops the connections that could not keep up, and says whose they were.
    pub(super) fn sweep(&mut self, linger: Duration) -> Vec<PersonId> {
        let gone: Vec<PersonId> =
            self.guests.extract_if(.., |guest| guest.lost).map(|guest| guest.who.id).collect();
        if !gone.is_empty() {
            self.forget_scenes();
        }
        self.let_fade(gone.iter().copied(), linger);
        gone
    }

    /// Drops the connections of a person, and says how many they were.
    pub(super) fn turn_out(&mut self, person: PersonId) -> usize {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.who.id != person);
        self.forget_scenes();
        before - self.guests.len()
    }

    /// Drops all connections, and says how many they were.
    pub(super) fn disperse(&mut self) -> usize {
        self.fading.clear();
        self.scenes.clear();
        std::mem::take(&mut self.guests).len()
    }
}

impl Guest {
    fn send(&mut self, frame: Arc<str>) {
        self.lost |= !self.frames.send(frame);
    }
}
