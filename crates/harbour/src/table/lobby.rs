//! Before the start: who sits where, who is ready, and the start itself.

use super::Table;
use super::handle::Wish;
use crate::course::Course;
use crate::eyes::alone;
use crate::harbour::seated;
use crate::house::Person;
use crate::ledger::{Change, Occupant, Place};
use crate::problems;
use crate::thrown::Thrown;
use crate::time::now;
use crate::wire::{Join, Problem, Ready, Sitter, Status, TablePhrase};
use freeport_kernel::Seat;

impl Table {
    /// Does what somebody wishes around the game.
    pub(super) async fn grant(&mut self, who: &Person, wish: Wish) -> Result<(), Problem> {
        match wish {
            Wish::Info => Ok(()),
            Wish::Join(join) => self.join(who, join).await,
            Wish::Leave => self.leave(who).await,
            Wish::Ready(ready) => self.ready(who, &ready).await,
            Wish::Start => self.start(who).await,
            Wish::Reseat(seat, sitter) => self.reseat(who, seat, sitter).await,
            Wish::Rematch(again) => self.play_again(who, &again).await,
            Wish::Delete => self.delete(who).await,
        }
    }

    pub(super) fn gathering(&self) -> Result<(), Problem> {
        match self.sheet.status {
            Status::Gathering => Ok(()),
            Status::Playing => Err(problems::started()),
            Status::Over => Err(problems::over()),
        }
    }

    fn hosted_by(&self, who: &Person) -> Result<(), Problem> {
        if self.sheet.host == Some(who.id) { Ok(()) } else { Err(problems::not_host()) }
    }

    async fn join(&mut self, who: &Person, join: Join) -> Result<(), Problem> {
        let mine = self.seats_of(who.id);
        if join.seat.map_or(!mine.is_empty(), |seat| mine.has(seat)) {
            return Ok(());
        }
        self.gathering()?;
        let open = |seat: &Seat| self.places[seat.index()].sitter == Occupant::Open;
        let seat = match join.seat {
            Some(seat) => Some(seat)
                .filter(|seat| seat.index() < self.places.len())
                .filter(open)
                .ok_or_else(problems::seat_taken)?,
            None => Seat::all(self.places.len() as u8).find(open).ok_or_else(problems::no_seat)?,
        };
        let mut place = seated(who, &Sitter::Me, &Thrown::given(&join.entropy, &join.seal)?)?;
        place.ready = self.sheet.host == Some(who.id);
        let mut places = self.places.clone();
        for old in mine.iter() {
            places[old.index()] = Place::default();
        }
        places[seat.index()] = place;
        self.rearrange(places).await?;
        if mine.is_empty() {
            self.remark(TablePhrase::Joined { name: who.name.clone() }).await;
        }
        Ok(())
    }

    pub(super) async fn leave(&mut self, who: &Person) -> Result<(), Problem> {
        let mine = self.seats_of(who.id);
        if !self.belongs(who.id) {
            return Err(problems::not_seated());
        }
        match self.sheet.status {
            Status::Over => return Err(problems::over()),
            Status::Playing => {
                for seat in mine.iter().filter(|seat| !self.places[seat.index()].conceded).collect::<Vec<_>>()
                {
                    self.set_deputy(seat, Some(false)).await?;
                }
                return Ok(());
            }
            Status::Gathering => {}
        }
        if self.roll.is_some() && !mine.is_empty() {
            self.call_off(mine).await?;
        }
        let mut places = self.places.clone();
        for seat in mine.iter() {
            places[seat.index()] = Place::default();
        }
        if self.sheet.host == Some(who.id) {
            let Some(heir) = places.iter().find_map(Place::person) else { return self.vanish().await };
            self.change(Change::HandOn(heir)).await?;
            self.sheet.host = Some(heir);
        }
        self.rearrange(places).await?;
        self.remark(TablePhrase::Left { name: who.name.clone() }).await;
        Ok(())
    }

    async fn ready(&mut self, who: &Person, wish: &Ready) -> Result<(), Problem> {
        self.gathering()?;
        let mine = self.seats_of(who.id);
        if mine.is_empty() {
            return Err(problems::not_seated());
        }
        if self.roll.is_some() {
            return if wish.ready { Ok(()) } else { self.call_off(mine).await };
        }
        let sealed = if wish.seal.is_empty() { None } else { Some(Thrown::seal(&wish.seal)?) };
        let mut places = self.places.clone();
        for seat in mine.iter() {
            let place = &mut places[seat.index()];
            place.ready = wish.ready;
            place.thrown = sealed.clone().unwrap_or_else(|| place.thrown.clone());
        }
        self.rearrange(places).await
    }

    async fn reseat(&mut self, who: &Person, seat: Seat, sitter: Sitter) -> Result<(), Problem> {
        self.hosted_by(who)?;
        self.gathering()?;
        if self.roll.is_some() {
            return Err(problems::roll_call());
        }
        let old = self.place(seat)?.clone();
        let thrown = self.places.iter().find(|place| place.person() == Some(who.id));
        let thrown = thrown.map(|place| place.thrown.clone()).unwrap_or_default();
        let mut places = self.places.clone();
        places[seat.index()] = seated(who, &sitter, &thrown)?;
        self.rearrange(places).await?;
        if old.person().is_some_and(|person| self.seats_of(person).is_empty()) {
            self.remark(TablePhrase::Left { name: old.name() }).await;
        }
        Ok(())
    }

    /// Writes down who sits where, and tells everybody.
    pub(super) async fn rearrange(&mut self, places: Vec<Place>) -> Result<(), Problem> {
        self.change(Change::Seats(places.clone())).await?;
        // Who got up is told of it as much as who sat down.
        self.announce();
        self.places = places;
        self.introduce(|_| true);
        self.stale = true;
        self.announce();
        Ok(())
    }

    async fn start(&mut self, who: &Person) -> Result<(), Problem> {
        self.hosted_by(who)?;
        self.gathering()?;
        if self.roll.is_some() {
            return Ok(());
        }
        if self.places.iter().any(|place| place.sitter == Occupant::Open) {
            return Err(problems::open_seats());
        }
        let waits_for = |place: &Place| !place.ready && place.person() != Some(who.id);
        if self.places.iter().any(waits_for) {
            return Err(problems::not_ready());
        }
        if self.places.iter().any(|place| place.thrown == Thrown::Due) {
            return Err(problems::not_sealed());
        }
        self.call_roll().await
    }

    /// Begins the game with everything that was thrown in, which is known by now.
    pub(super) async fn begin(&mut self, places: Vec<Place>) -> Result<(), Problem> {
        let mut sheet = self.sheet.clone();
        sheet.status = Status::Playing;
        sheet.terms.practice &= alone(&places);
        sheet.called = false;
        let text = |place: &Place| place.thrown.text().unwrap_or_default().to_owned();
        sheet.entropy = places.iter().map(text).collect();
        sheet.seals = places.iter().map(|place| place.thrown.shown().to_owned()).collect();
        if sheet.seals.iter().all(String::is_empty) {
            sheet.seals.clear();
        }
        let course = Course::begin(&sheet, &places)?;
        let (row, waits) = (Box::new(sheet.clone()), course.waiting());
        self.change(Change::Start { sheet: row, places: places.clone(), waits }).await?;
        self.roll = None;
        self.roles = Seat::all(places.len() as u8).map(|seat| course.session.role(seat)).collect();
        (self.sheet, self.places, self.course) = (sheet, places, Some(course));
        self.set_off();
        self.remark(TablePhrase::Began).await;
        Ok(())
    }

    /// The game has begun.
    fn set_off(&mut self) {
        self.look_out();
        self.moved = now();
        self.introduce(|_| true);
        self.stale = true;
        self.stir();
        self.flush();
        self.reopen_eyes();
        self.resync(None);
        self.announce();
    }

    async fn delete(&mut self, who: &Person) -> Result<(), Problem> {
        self.hosted_by(who)?;
        self.gathering()?;
        self.vanish().await
    }

    /// The table is no more.
    async fn vanish(&mut self) -> Result<(), Problem> {
        self.change(Change::Delete).await?;
        self.be_gone();
        Ok(())
    }

    /// The table has been deleted: whoever is here or sees it in a list is told.
    pub(super) fn be_gone(&mut self) {
        self.gone = Some(problems::not_found());
        self.announce();
        self.disperse();
    }
}
