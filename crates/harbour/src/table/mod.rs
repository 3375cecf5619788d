//! A table: its handle for everybody, and the one task that owns it.

mod back;
mod cast;
mod chat;
mod crowd;
mod game;
mod glance;
mod handle;
mod line;
mod lobby;
mod memory;
mod minds;
mod orders;
mod owner;
mod parting;
mod pen;
mod rematch;
mod roll;
mod show;
mod sync;
mod tide;
mod windows;

pub(crate) use handle::Order;
pub use handle::{Attachment, TableHandle};
pub use line::{Frame, Frames, line};
pub(crate) use owner::Owner;

use crate::calls::Calls;
use crate::course::Course;
use crate::eyes;
use crate::ledger::{Grip, Occupant, Place, Remark, Sheet, Speech};
use crate::master::Question;
use crate::problems;
use crate::quay::Quay;
use crate::time::Instant;
use crate::wire::{PersonId, Problem, Status, TablePhrase};
use back::Plea;
use crowd::Crowd;
use freeport_kernel::{Outcome, Seat, SeatSet};
use minds::Mind;
use roll::Roll;
use std::sync::Arc;
use tokio::sync::mpsc;
use windows::Windows;

/// A table in memory. Only its owner touches it, so that nothing ever waits for a lock.
struct Table {
    quay: Arc<Quay>,
    master: mpsc::WeakSender<Question>,
    me: mpsc::WeakSender<Order>,
    /// What it takes to write at it.
    grip: Grip,
    sheet: Sheet,
    places: Vec<Place>,
    /// The role of every seat.
    roles: Vec<&'static str>,
    /// The game, from its start on.
    course: Option<Course>,
    /// The calls that made its log.
    calls: Calls,
    outcome: Option<Outcome>,
    crowd: Crowd,
    minds: Vec<Mind>,
    windows: Windows,
    /// The number of the last thought that was asked for.
    ticket: u64,
    /// When the last move was made, and by whom, for the pace of bots.
    moved: Instant,
    mover: Option<Seat>,
    request: Option<Plea>,
    /// The roll call before the game, while it lasts.
    roll: Option<Roll>,
    /// Whose connections were dropped: what they have seen is yet to be written down.
    departed: Vec<PersonId>,
    /// Who of those who sit here is away, and since when.
    away: Vec<(PersonId, Instant)>,
    /// Whether what everybody sees of the table has changed since it was last sent.
    stale: bool,
    /// Who was shown as thinking.
    thinking: SeatSet,
    /// When it was last written down that somebody is here; of no use once the game is on.
    seen: Option<Instant>,
    /// Why the table cannot be served any longer.
    gone: Option<Problem>,
}

impl Table {
    fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        self.places.iter().zip(0..).map(|(place, seat)| (Seat(seat), place))
    }

    fn place(&self, seat: Seat) -> Result<&Place, Problem> {
        self.places.get(seat.index()).ok_or_else(problems::no_seat)
    }

    /// The seats of a person.
    fn seats_of(&self, person: PersonId) -> SeatSet {
        eyes::seats_of(&self.places, person)
    }

    /// Whether a person sits or presides here.
    fn belongs(&self, person: PersonId) -> bool {
        eyes::belongs(&self.sheet, &self.places, person)
    }

    /// Whether a person may follow what goes on here.
    fn may_follow(&self, person: PersonId) -> bool {
        eyes::may_follow(&self.sheet, &self.places, person)
    }

    /// Refuses everybody but who sits at the seat.
    fn own(&self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        if self.seats_of(person).has(seat) { Ok(()) } else { Err(problems::not_your_seat()) }
    }

    /// The game, while it is on.
    fn playing(&mut self) -> Result<&mut Course, Problem> {
        match self.sheet.status {
            Status::Gathering => Err(problems::not_started()),
            Status::Over => Err(problems::over()),
            Status::Playing => self.course.as_mut().ok_or_else(problems::not_started),
        }
    }

    /// Whether the seat is played by its person, and not by a bot.
    fn self_played(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| {
            matches!(place.sitter, Occupant::Person { .. }) && place.deputy.is_none() && !place.conceded
        })
    }

    fn name(&self, seat: Seat) -> String {
        self.places.get(seat.index()).map(Place::name).unwrap_or_default()
    }

    /// Tells whoever shows lists that this table has changed.
    fn announce(&self) {
        if self.quay.changes.receiver_count() > 0 {
            let people = self.places.iter().filter_map(Place::person).chain(self.sheet.host).collect();
            let change =
                crate::Changed { table: self.sheet.id.clone(), people, public: self.sheet.terms.public };
            let _ = self.quay.changes.send(change);
        }
    }

    /// Has the table itself say something; what cannot be written down is not said.
    async fn remark(&mut self, phrase: TablePhrase) {
        let step = self.course.as_ref().map(|course| course.turn.steps);
        let _ = self.say(Speech::Table(Remark { phrase, step })).await;
    }
}
