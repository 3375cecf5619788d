//! The story of a match: what was told, who heard of it, and which line of it is which.

use super::Match;
use crate::game::{Game, Viewer};
use crate::seat::MAX_SEATS;
use crate::table::{Table, Told};

/// A line of the story so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat<E> {
    /// The move in effect it followed from, from 1; 0 for the setup.
    pub step: usize,
    /// What happened and who heard of it.
    pub told: Told<E>,
}

/// How many viewers there can be: every seat, spectators, and open eyes.
pub(super) const VIEWERS: usize = MAX_SEATS + 2;

/// Every viewer, each at its own place.
pub(super) fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = crate::seat::Seat::all(MAX_SEATS as u8).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Open])
}

/// The place of a viewer; a seat that nobody can have shares that of open eyes.
fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(VIEWERS - 1),
        Viewer::Spectator => MAX_SEATS,
        Viewer::Open => VIEWERS - 1,
    }
}

impl<G: Game> Match<G> {
    /// Takes note of what a move has told.
    pub(super) fn tell(&mut self, table: &mut Table<G::Event>) {
        let step = self.steps();
        self.story.extend(table.take_events().into_iter().map(|told| Beat { step, told }));
    }

    /// The lines of a viewer that are remembered here.
    fn known(&self, viewer: Viewer) -> impl Iterator<Item = &Beat<G::Event>> {
        self.story.iter().filter(move |beat| beat.told.audience.includes(viewer))
    }

    /// What a viewer has heard, from line `since` on, as far as it is remembered here.
    pub fn story(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = &Beat<G::Event>> {
        self.known(viewer).skip(since.saturating_sub(self.first_line(viewer)))
    }

    /// How many beats the whole story has, whoever heard them.
    pub fn beats(&self) -> usize {
        self.base.beats + self.story.len()
    }

    /// What a viewer heard after the first `beats` beats of the whole story.
    pub fn heard(&self, viewer: Viewer, beats: usize) -> impl Iterator<Item = &Beat<G::Event>> {
        let later = self.story.iter().skip(beats.saturating_sub(self.base.beats));
        later.filter(move |beat| beat.told.audience.includes(viewer))
    }

    /// How many lines a viewer heard before those that are remembered here.
    pub fn first_line(&self, viewer: Viewer) -> usize {
        self.base.heard[place(viewer)]
    }

    /// How many lines a viewer has heard.
    pub fn lines(&self, viewer: Viewer) -> usize {
        self.first_line(viewer) + self.known(viewer).count()
    }

    /// How many lines a viewer had heard after the first `steps` moves in effect.
    pub fn lines_by(&self, viewer: Viewer, steps: usize) -> usize {
        let later = self.known(viewer).take_while(|beat| beat.step <= steps);
        self.first_line(viewer) + later.count()
    }
}
