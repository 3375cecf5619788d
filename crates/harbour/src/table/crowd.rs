//! Who is connected to a table. Notes are written once for everybody who is sent the same.

use super::line::Frames;
use crate::crew::Errand;
use crate::house::Person;
use crate::throttle::Throttle;
use crate::time::{Instant, now};
use crate::wire::{Note, PersonId, Since};
use freeport_kernel::Viewer;
use std::sync::Arc;
use std::time::Duration;

/// A connection.
pub(super) struct Guest {
    pub id: u32,
    pub who: Person,
    frames: Frames,
    /// Whose eyes it looks with; none before its first look.
    pub viewer: Option<Viewer>,
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
}

/// All connections of a table.
#[derive(Default)]
pub(super) struct Crowd {
    guests: Vec<Guest>,
    last: u32,
    /// Who has no connection any more, and until when that is not told: a line that is renewed is no absence.
    fading: Vec<(PersonId, Instant)>,
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
        self.guests.push(Guest { id, who, frames, viewer, seen, told, hint, looks, later, lost: false });
        id
    }

    /// Whose connection it was, if there was one. Who had no other is still taken for present for as long as they linger.
    pub(super) fn leave(&mut self, id: u32, linger: Duration) -> Option<PersonId> {
        let gone = self.guests.iter().position(|guest| guest.id == id);
        let gone = gone.map(|place| self.guests.remove(place).who.id);
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

    /// Shows every connection what its eyes see; `scene` is called once a pair of eyes.
    pub(super) fn show(&mut self, scene: impl Fn(Viewer) -> Option<Note>) {
        let mut drawn: Vec<(Viewer, Option<Arc<str>>)> = Vec::new();
        for guest in &mut self.guests {
            let Some(viewer) = guest.viewer else { continue };
            let frame = if let Some((_, frame)) = drawn.iter().find(|(eyes, _)| *eyes == viewer) {
                frame.clone()
            } else {
                let frame = scene(viewer).and_then(|note| note.frame());
                drawn.push((viewer, frame.clone()));
                frame
            };
            match frame {
                Some(frame) => guest.send(frame),
                None => guest.lost = true,
            }
        }
    }

    /// Drops the connections that could not keep up, and says whose they were.
    pub(super) fn sweep(&mut self, linger: Duration) -> Vec<PersonId> {
        let gone: Vec<PersonId> =
            self.guests.extract_if(.., |guest| guest.lost).map(|guest| guest.who.id).collect();
        self.let_fade(gone.iter().copied(), linger);
        gone
    }

    /// Drops the connections of a person, and says how many they were.
    pub(super) fn turn_out(&mut self, person: PersonId) -> usize {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.who.id != person);
        before - self.guests.len()
    }

    /// Drops all connections, and says how many they were.
    pub(super) fn disperse(&mut self) -> usize {
        self.fading.clear();
        std::mem::take(&mut self.guests).len()
    }
}

impl Guest {
    fn send(&mut self, frame: Arc<str>) {
        self.lost |= !self.frames.send(frame);
    }
}
