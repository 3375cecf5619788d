//! What connections are sent: who they are, the table, the game.

use super::Table;
use super::crowd::Look;
use super::handle::Arrival;
use crate::eyes::may_look;
use crate::gauges::{down, up};
use crate::house::Person;
use crate::ledger::Occupant;
use crate::problems;
use crate::throttle::Throttle;
use crate::time::now;
use crate::wire::{Note, PersonId, Problem, SeatInfo, Status, TableInfo, Who};
use freeport_kernel::{Seat, SeatSet, Seed, Viewer};
use std::sync::atomic::Ordering;

impl Table {
    /// Somebody comes.
    pub(super) async fn welcome(&mut self, arrival: Arrival) {
        let person = arrival.who.id;
        let looks = Throttle::new(self.quay.rules.looks_per_second, self.quay.rules.looks);
        let seen = self.seen_until(person);
        let guest = self.crowd.enter(arrival.who, arrival.frames, looks, seen);
        self.count_heads();
        up(&self.quay.counters.connections);
        let _ = arrival.reply.send(guest);
        self.introduce(|one| one == guest);
        let note = self.table_note();
        self.crowd.tell_all(&note, |_| true);
        // Before the start nobody looks yet, and yet people talk.
        if self.sheet.status == Status::Gathering {
            self.recount(guest, 0).await;
        }
        self.someone_was_here().await;
        self.relieve(person).await;
    }

    /// Somebody goes.
    pub(super) async fn see_off(&mut self, guest: u32) {
        if let Some(person) = self.crowd.leave(guest, self.quay.rules.linger) {
            down(&self.quay.counters.connections);
            self.remember_glance(person).await;
            self.someone_was_here().await;
            self.stale = true;
        }
    }

    /// Tells connections who they are.
    pub(super) fn introduce(&mut self, which: impl Fn(u32) -> bool) {
        let notes: Vec<(u32, Note)> = self
            .crowd
            .iter()
            .filter(|guest| which(guest.id))
            .map(|guest| (guest.id, self.you(guest.who.id)))
            .collect();
        for (guest, note) in notes {
            self.crowd.tell(guest, &note);
        }
    }

    fn you(&self, person: PersonId) -> Note {
        Note::You { seats: self.seats_of(person).iter().collect(), host: self.sheet.host == Some(person) }
    }

    /// Somebody is somebody else now, or has another name.
    pub(super) fn became(&mut self, old: PersonId, new: &Person) {
        for place in &mut self.places {
            if place.person() == Some(old) {
                let name = if place.named { place.name() } else { new.name.clone() };
                place.sitter = Occupant::Person { id: Some(new.id), name };
            }
        }
        if self.sheet.host == Some(old) {
            self.sheet.host = Some(new.id);
        }
        for guest in self.crowd.iter_mut().filter(|guest| guest.who.id == old) {
            guest.who = new.clone();
        }
        let theirs: Vec<u32> =
            self.crowd.iter().filter(|guest| guest.who.id == new.id).map(|guest| guest.id).collect();
        self.introduce(|guest| theirs.contains(&guest));
        self.stale = true;
        self.announce();
    }

    /// Looks with other eyes, or comes back with what is known already.
    ///
    /// A whole story is a lot to send. Whoever looks again and again is answered once, when the time has come for it.
    pub(super) async fn look(&mut self, guest: u32, look: Look) -> Result<(), Problem> {
        let Some(person) = self.crowd.get(guest).map(|guest| guest.who.id) else { return Ok(()) };
        if !self.may_look(person, look.viewer) {
            return Err(problems::not_your_view());
        }
        let Some(known) = self.crowd.get(guest) else { return Ok(()) };
        if known.looks.allows() {
            known.later = None;
            self.let_look(guest, look).await;
        } else {
            known.later = Some(look);
        }
        Ok(())
    }

    /// The time has come for a look that came too early.
    pub(super) async fn look_at_last(&mut self, guest: u32) {
        let later = self.crowd.get(guest).and_then(|guest| guest.later.take());
        if let Some(look) = later
            && let Err(problem) = self.look(guest, look).await
        {
            self.crowd.tell(guest, &Note::Refused { id: String::new(), problem });
        }
    }

    fn may_look(&self, person: PersonId, viewer: Viewer) -> bool {
        may_look(&self.sheet, &self.places, person, viewer)
    }

    /// After the start everybody who has looked looks with eyes that still exist.
    pub(super) fn reopen_eyes(&mut self) {
        let people: Vec<(u32, PersonId, Option<Viewer>)> =
            self.crowd.iter().map(|guest| (guest.id, guest.who.id, guest.viewer)).collect();
        for (guest, person, viewer) in people {
            let Some(wanted) = viewer else { continue };
            let own = self.seats_of(person).first().map_or(Viewer::Spectator, Viewer::Seat);
            let eyes = [wanted, own].into_iter().find(|eyes| self.may_look(person, *eyes));
            if let Some(guest) = self.crowd.get(guest) {
                guest.viewer = eyes;
            }
        }
    }

    /// Tells a connection what was said after line `since` and not told yet, and from now on what is said.
    pub(super) async fn recount(&mut self, guest: u32, since: u64) {
        let told = self.crowd.get(guest).and_then(|guest| guest.told).unwrap_or_default().max(since);
        let Some(person) = self.crowd.get(guest).map(|guest| guest.who.id) else { return };
        let (id, sides) = (self.sheet.id.clone(), self.sheet.sides_of(self.seats_of(person)));
        let lines = self.quay.books.tables.said(id, told, sides).await.unwrap_or_default();
        if let Some(guest) = self.crowd.get(guest) {
            guest.told = Some(lines.last().map_or(told, |line| line.id));
        }
        if !lines.is_empty() {
            self.crowd.tell(guest, &Note::Talk { lines });
        }
    }

    /// Sends the table to everybody when it has changed, and drops who cannot keep up.
    pub(super) fn flush(&mut self) {
        self.tell_owners();
        self.recast();
        let thinking = self.thinkers();
        self.stale |= thinking != self.thinking;
        // Who drops out changes the table for the others.
        while self.stale {
            self.stale = false;
            self.thinking = thinking;
            self.count_heads();
            if !self.crowd.is_empty() {
                let note = self.table_note();
                self.crowd.tell_all(&note, |_| true);
            }
            self.sweep();
        }
        self.sweep();
    }

    /// Roles may come with the play: who plays which side can be chosen at the table.
    fn recast(&mut self) {
        if let Some(course) = &self.course {
            let roles: Vec<_> =
                Seat::all(self.places.len() as u8).map(|seat| course.session.role(seat)).collect();
            self.stale |= roles != self.roles;
            self.roles = roles;
        }
    }

    /// The table leaves the memory, and everybody who is here comes back to it.
    pub(super) async fn let_go(&mut self) {
        if !self.crowd.is_empty() {
            self.note_presence().await;
        }
        self.remember_glances().await;
        self.cast_off().await;
    }

    /// Everybody is sent away.
    pub(super) fn disperse(&mut self) {
        let guests = self.crowd.disperse() as u64;
        self.quay.counters.connections.fetch_sub(guests, Ordering::Relaxed);
    }

    fn sweep(&mut self) {
        let gone = self.crowd.sweep(self.quay.rules.linger);
        if !gone.is_empty() {
            let lost = gone.len() as u64;
            self.departed.extend(gone);
            self.quay.counters.connections.fetch_sub(lost, Ordering::Relaxed);
            self.quay.counters.laggards.fetch_add(lost, Ordering::Relaxed);
            self.stale = true;
        }
    }

    fn table_note(&self) -> Note {
        Note::Table { table: Box::new(self.info()) }
    }

    /// The table as everybody sees it.
    pub(super) fn info(&self) -> TableInfo {
        let sheet = &self.sheet;
        let thinking = self.thinkers();
        let watching = self.crowd.iter().filter(|guest| self.seats_of(guest.who.id).is_empty()).count();
        TableInfo {
            id: sheet.id.clone(),
            game: sheet.game.clone(),
            options: sheet.options.clone(),
            terms: sheet.terms.clone(),
            status: sheet.status,
            host: sheet.host.unwrap_or_default(),
            seats: Seat::all(self.places.len() as u8).map(|seat| self.seat_info(seat, thinking)).collect(),
            sides: sheet.sides.clone(),
            watching,
            commit: Seed::new(&sheet.seed).commit(),
            seals: self.places.iter().map(|place| place.thrown.shown().to_owned()).collect(),
            roll: self.roll_shown(),
            entropy: sheet.entropy.clone(),
            ending: sheet.ending,
            outcome: self.outcome,
            outgrown: self.course.as_ref().is_some_and(|course| course.outgrown),
            request: self.request.as_ref().map(|plea| plea.shown.clone()),
            again: self.again(),
            rematch: sheet.rematch.clone(),
            created: sheet.created,
        }
    }

    fn seat_info(&self, seat: Seat, thinking: SeatSet) -> SeatInfo {
        let place = &self.places[seat.index()];
        let who = match &place.sitter {
            Occupant::Open => Who::Open,
            Occupant::Person { id, name } => Who::Person { id: id.unwrap_or_default(), name: name.clone() },
            Occupant::Bot(spec) => Who::Bot(spec.to_string()),
        };
        let clocks = self.course.as_ref().map(|course| &course.clocks).filter(|_| self.self_played(seat));
        let on = self.sheet.status == Status::Playing;
        SeatInfo {
            seat,
            role: self.roles.get(seat.index()).copied().unwrap_or_default().to_owned(),
            who,
            ready: place.ready,
            here: place.person().is_some_and(|person| self.crowd.seems_to_have(person)),
            grace: self.grace_of(seat),
            deputy: place.deputy.map(|deputy| deputy.bot.to_string()),
            conceded: place.conceded,
            thinking: thinking.has(seat),
            left: clocks.and_then(|clocks| clocks.left(seat, now())),
            running: on && clocks.is_some_and(|clocks| clocks.runs(seat)),
            beat: clocks.filter(|clocks| clocks.runs(seat)).and_then(|_| self.beat_left(seat)),
        }
    }

    /// Milliseconds until the others may let a bot play here; none when they need not.
    fn grace_of(&self, seat: Seat) -> Option<u64> {
        let left = self.grace_left(seat).filter(|_| self.sheet.status == Status::Playing);
        left.filter(|_| self.self_played(seat)).map(|left| left.as_millis() as u64)
    }
}
