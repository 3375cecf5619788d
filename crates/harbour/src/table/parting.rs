//! Being away, giving up, and running out of time.

use super::Table;
use crate::house::Person;
use crate::ledger::{Change, Deputy, End, Occupant, Place};
use crate::problems;
use crate::time::now;
use crate::wire::{AtZero, Ending, PersonId, Problem, Status, TablePhrase};
use freeport_kernel::{Outcome, Seat, SeatSet, Teams};
use std::sync::atomic::Ordering;
use std::time::Duration;

impl Table {
    /// Lets a bot play for an absent person, or gives the seat back to its owner.
    pub(super) async fn depute(&mut self, person: PersonId, seat: Seat, on: bool) -> Result<(), Problem> {
        self.playing()?;
        let place = self.place(seat)?;
        if place.conceded {
            return Err(problems::conceded());
        }
        let Occupant::Person { id, .. } = place.sitter else { return Err(problems::not_a_person()) };
        let own = id == Some(person);
        if !own {
            if !on || !self.belongs(person) {
                return Err(problems::not_your_seat());
            }
            if id.is_some_and(|owner| self.crowd.has(owner)) {
                return Err(problems::not_absent());
            }
            if self.grace_left(seat).is_some_and(|left| !left.is_zero()) {
                return Err(problems::too_soon());
            }
        }
        self.set_deputy(seat, on.then_some(own)).await
    }

    /// Puts a bot in somebody's place, by their own wish or not, or takes it away.
    pub(super) async fn set_deputy(&mut self, seat: Seat, own: Option<bool>) -> Result<(), Problem> {
        let mut place = self.place(seat)?.clone();
        if place.deputy.is_some() == own.is_some() {
            return Ok(());
        }
        place.deputy = own.map(|own| Deputy { bot: self.quay.rules.deputy, own });
        self.change(Change::Places(vec![(seat, place.clone())])).await?;
        self.places[seat.index()] = place;
        self.stale = true;
        self.reopen_window(seat);
        self.stir();
        self.announce();
        let name = self.name(seat);
        let came = own.is_some();
        let phrase = if came { TablePhrase::DeputyCame { name } } else { TablePhrase::DeputyWent { name } };
        self.remark(phrase).await;
        Ok(())
    }

    /// Somebody is here: a bot that others called in their place has done its part.
    pub(super) async fn relieve(&mut self, person: PersonId) {
        if self.sheet.status != Status::Playing {
            return;
        }
        for seat in self.seats_of(person).iter() {
            let called = |place: &Place| place.deputy.is_some_and(|deputy| !deputy.own) && !place.conceded;
            if self.place(seat).is_ok_and(called) {
                // What cannot be written down is told in the bar, with a button.
                let _ = self.set_deputy(seat, None).await;
            }
        }
    }

    /// Takes note of who has gone and who is back.
    pub(super) fn count_heads(&mut self) {
        let people = self.places.iter().filter_map(Place::person);
        let gone: Vec<PersonId> = people.filter(|person| !self.crowd.has(*person)).collect();
        self.away.retain(|(person, _)| gone.contains(person));
        for person in gone {
            if !self.away.iter().any(|(known, _)| *known == person) {
                self.away.push((person, now()));
            }
        }
    }

    /// How long the others still have to wait before a bot may play for an absent person; none when nobody is away.
    pub(super) fn grace_left(&self, seat: Seat) -> Option<Duration> {
        let person = self.places.get(seat.index())?.person()?;
        let (_, since) = self.away.iter().find(|(away, _)| *away == person)?;
        let grace = Duration::from_secs(self.sheet.terms.grace.into());
        Some(grace.saturating_sub(now().duration_since(*since)))
    }

    /// Somebody is no more: before the start the seat is open, in a game a bot plays on, and nobody is behind the name.
    pub(super) async fn forget(&mut self, who: &Person) {
        let gone = self.crowd.turn_out(who.id) as u64;
        self.quay.counters.connections.fetch_sub(gone, Ordering::Relaxed);
        if self.sheet.status == Status::Gathering {
            // Nobody belongs here any more who got up before being deleted.
            let _ = self.leave(who).await;
        }
        let seats = self.seats_of(who.id);
        for seat in seats.iter() {
            let name = self.name(seat);
            self.places[seat.index()].sitter = Occupant::Person { id: None, name };
        }
        if self.sheet.host == Some(who.id) {
            self.sheet.host = None;
        }
        if self.sheet.status == Status::Playing {
            for seat in seats.iter().filter(|seat| self.self_played(*seat)).collect::<Vec<_>>() {
                // What cannot be written now is left to the others, who may call a bot for an empty seat.
                let _ = self.set_deputy(seat, Some(false)).await;
            }
        }
        self.forget_request();
        self.stale = true;
        self.announce();
    }

    /// Somebody gives up.
    pub(super) async fn concede(&mut self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        self.own(person, seat)?;
        if self.place(seat)?.conceded {
            return Ok(());
        }
        self.playing()?;
        self.give_up(seat, Ending::Conceded).await?;
        let name = self.name(seat);
        self.remark(TablePhrase::Conceded { name }).await;
        Ok(())
    }

    /// The time of a seat is up: a bot decides for it this once, or it has lost. In a window it only declines, and nothing is said
    /// of it. Where any one of several may decide, that comes when the time of the last of them is up.
    pub(super) async fn time_is_up(&mut self, seat: Seat) {
        let Some(course) = &mut self.course else { return };
        course.clocks.expire(seat);
        let shared = course.turn.any;
        self.stale = true;
        if shared && self.someone_has_time() {
            return;
        }
        if self.windows.of(seat).is_some() {
            return self.follow_orders();
        }
        let late: SeatSet = if shared { self.running_clocks().collect() } else { SeatSet::one(seat) };
        for seat in late.iter() {
            match self.sheet.terms.at_zero {
                AtZero::Bot => self.stir(),
                AtZero::Lose if self.sheet.status == Status::Playing => {
                    // If it cannot be written down, the seat plays on without a clock for this decision.
                    let _ = self.give_up(seat, Ending::Time).await;
                }
                AtZero::Lose => {}
            }
            let name = self.name(seat);
            self.remark(TablePhrase::TimeUp { name }).await;
        }
    }

    /// Whether a person is asked whose time is not up.
    pub(super) fn someone_has_time(&self) -> bool {
        let expired = |seat: Seat| self.course.as_ref().is_some_and(|course| course.clocks.expired(seat));
        self.running_clocks().any(|seat| !expired(seat))
    }

    /// The seats that owe a decision and are played by a person, whose clocks run.
    pub(super) fn running_clocks(&self) -> impl Iterator<Item = Seat> {
        let on = self.sheet.status == Status::Playing;
        let waiting = self.course.iter().filter(move |_| on).flat_map(|course| &course.turn.waiting);
        waiting.map(|asked| asked.seat).filter(|seat| self.self_played(*seat))
    }

    /// A seat gives up: the game ends when one side is left or no person; otherwise a bot plays the seat on.
    async fn give_up(&mut self, seat: Seat, ending: Ending) -> Result<(), Problem> {
        self.places[seat.index()].conceded = true;
        let end = self.decided().then(|| self.walkover());
        let place = Box::new(self.places[seat.index()].clone());
        let written = end.map(|outcome| End::new(ending, Some(&outcome)));
        if let Err(problem) = self.change(Change::GiveUp { seat, place, end: written }).await {
            self.places[seat.index()].conceded = false;
            return Err(problem);
        }
        if let Some(outcome) = end {
            self.conclude(ending, Some(outcome));
            let steps = self.course.as_ref().map(|course| course.turn.steps);
            self.resync(steps);
        } else {
            self.reopen_window(seat);
            self.stir();
        }
        self.forget_request();
        self.stale = true;
        self.announce();
        Ok(())
    }

    /// The seats that have not given up.
    fn standing(&self) -> SeatSet {
        self.seats().filter(|(_, place)| !place.conceded).map(|(seat, _)| seat).collect()
    }

    /// Whether those who gave up leave nothing to be played for.
    fn decided(&self) -> bool {
        let standing = self.standing();
        let Some(teams) = self.course.as_ref().map(|course| course.session.teams()) else { return false };
        let one_side = standing.first().is_none_or(|first| {
            let mates = teams.mates(first);
            standing.iter().all(|seat| mates.has(seat))
        });
        let people = |seat: Seat| matches!(self.places[seat.index()].sitter, Occupant::Person { .. });
        one_side || !standing.iter().any(people)
    }

    /// The result when the others gave up.
    pub(super) fn walkover(&self) -> Outcome {
        let teams = self.course.as_ref().map(|course| course.session.teams());
        Outcome::won_by(teams.unwrap_or(Teams::solo(self.places.len() as u8)), self.standing())
    }
}
