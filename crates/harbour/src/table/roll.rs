//! The roll call: everybody has sealed what they throw into the chance, and now everybody opens it. Until then nobody
//! knows what the dice will be, and from here on nobody can change it.

use super::Table;
use crate::ledger::{Change, Place};
use crate::thrown::Thrown;
use crate::time::{Instant, now};
use crate::wire::{PersonId, Problem, RollCall, Status, TablePhrase};
use crate::{chance, problems};
use freeport_kernel::{Rng, Seat, SeatSet};
use std::collections::BTreeSet;

/// A roll call.
pub(super) struct Roll {
    /// When it is called off; never where nobody else waits.
    until: Option<Instant>,
}

impl Table {
    /// Fixes who sits where and what everybody sealed, and begins when nothing is left to be opened. The seats are dealt
    /// before anything is opened: who knows the texts must not choose their order.
    pub(super) async fn call_roll(&mut self) -> Result<(), Problem> {
        let mut places = self.places.clone();
        if self.sheet.terms.shuffle {
            Rng::new(chance::number(self.quay.dice())).shuffle(&mut places);
        }
        if closed(&places).is_empty() {
            return self.begin(places).await;
        }
        self.change(Change::Roll(places.clone())).await?;
        self.places = places;
        self.sheet.called = true;
        self.take_roll();
        self.introduce(|_| true);
        self.stale = true;
        self.announce();
        Ok(())
    }

    /// Begins the roll call that the sheet speaks of, or goes on with it after a restart.
    pub(super) fn take_roll(&mut self) {
        let people: BTreeSet<PersonId> = self.places.iter().filter_map(Place::person).collect();
        let until = (people.len() > 1).then(|| now() + self.quay.rules.roll_call);
        let on = self.sheet.called && self.sheet.status == Status::Gathering;
        self.roll = on.then_some(Roll { until });
    }

    /// When the roll call is called off.
    pub(super) fn roll_ends(&self) -> Option<Instant> {
        self.roll.as_ref()?.until
    }

    /// The roll call as everybody sees it.
    pub(super) fn roll_shown(&self) -> Option<RollCall> {
        let roll = self.roll.as_ref()?;
        let left = roll.until.map(|until| until.saturating_duration_since(now()).as_millis() as u64);
        Some(RollCall { waiting: closed(&self.places), left })
    }

    /// Somebody seals anew what they throw in.
    pub(super) async fn seal(&mut self, person: PersonId, seal: &str) -> Result<(), Problem> {
        let mine = self.seats_of(person);
        self.gathering()?;
        if mine.is_empty() {
            return Err(problems::not_seated());
        }
        let sealed = Thrown::seal(seal)?;
        let mut places = self.places.clone();
        for seat in mine.iter() {
            places[seat.index()].thrown = sealed.clone();
        }
        match &self.roll {
            None => self.rearrange(places).await,
            Some(Roll { until: Some(_) }) => Err(problems::roll_call()),
            Some(Roll { until: None }) => self.call_again(places).await,
        }
    }

    /// Somebody who plays alone against bots has come with another browser: the roll is called anew, with a new seed.
    async fn call_again(&mut self, places: Vec<Place>) -> Result<(), Problem> {
        let seed = chance::seed(self.quay.dice()).ok_or_else(problems::store)?;
        let change = Change::CallOff { places: places.clone(), seed: seed.clone(), anew: true };
        self.change(change).await?;
        self.sheet.seed = seed;
        self.places = places;
        self.stale = true;
        Ok(())
    }

    /// Somebody opens the seal; the game begins with the last one.
    pub(super) async fn open(&mut self, person: PersonId, text: &str) -> Result<(), Problem> {
        let mine = self.seats_of(person);
        if mine.is_empty() {
            return Err(problems::not_seated());
        }
        // Sent again, it is open already.
        let is_open = |seat: Seat| {
            let thrown = &self.places[seat.index()].thrown;
            matches!(thrown, Thrown::Opened { text: known, .. } if known == text)
        };
        if mine.iter().any(is_open) {
            return Ok(());
        }
        self.gathering()?;
        if self.roll.is_none() {
            return Err(problems::no_roll_call());
        }
        let mut places = self.places.clone();
        let mut fits = false;
        for seat in mine.iter() {
            if let Some(opened) = places[seat.index()].thrown.open(text) {
                places[seat.index()].thrown = opened;
                fits = true;
            }
        }
        if !fits {
            return Err(problems::bad_seal());
        }
        if closed(&places).is_empty() {
            return self.begin(places).await;
        }
        self.places = places;
        self.stale = true;
        Ok(())
    }

    /// The time to open seals is up.
    pub(super) async fn roll_is_up(&mut self) {
        let missing = closed(&self.places);
        if self.call_off(missing).await.is_err()
            && let Some(roll) = &mut self.roll
        {
            // What could not be written down is tried again.
            roll.until = Some(now() + self.quay.rules.roll_call);
        }
    }

    /// The start is called off because of some seats. What was opened is known now, so everybody seals anew, and the
    /// harbour itself with them.
    pub(super) async fn call_off(&mut self, because_of: SeatSet) -> Result<(), Problem> {
        let seed = chance::seed(self.quay.dice()).ok_or_else(problems::store)?;
        let mut places = self.places.clone();
        for place in &mut places {
            place.thrown.void();
        }
        for seat in because_of.iter() {
            places[seat.index()].ready = false;
        }
        let change = Change::CallOff { places: places.clone(), seed: seed.clone(), anew: false };
        self.change(change).await?;
        self.sheet.seed = seed;
        self.sheet.called = false;
        self.places = places;
        self.take_roll();
        self.stale = true;
        self.announce();
        let names: BTreeSet<String> = because_of.iter().map(|seat| self.name(seat)).collect();
        for name in names {
            self.remark(TablePhrase::CalledOff { name }).await;
        }
        Ok(())
    }
}

/// The seats whose seals are closed.
fn closed(places: &[Place]) -> SeatSet {
    let all = Seat::all(places.len() as u8).zip(places);
    all.filter(|(_, place)| place.thrown.text().is_none()).map(|(seat, _)| seat).collect()
}
