//! Once more, with the same people: everybody is asked, and the next game begins when all have said yes.

use super::Table;
use super::handle::TableHandle;
use crate::harbour::Changed;
use crate::house::Person;
use crate::ledger::{Answer, Change, New, Occupant, Place, Sheet};
use crate::master;
use crate::thrown::Thrown;
use crate::wire::{Again, PersonId, PlayAgain, Problem, Status};
use crate::{chance, problems};
use freeport_kernel::{Seat, SeatSet};

impl Table {
    /// Somebody would like to play again, or would not.
    pub(super) async fn play_again(&mut self, who: &Person, wish: &PlayAgain) -> Result<(), Problem> {
        if self.sheet.status != Status::Over {
            return Err(problems::not_over());
        }
        if !self.belongs(who.id) {
            return Err(problems::not_seated());
        }
        if self.next_is_there().await? {
            return Ok(());
        }
        let answer = Answer { yes: wish.yes, entropy: wish.entropy.clone(), seal: wish.seal.clone() };
        // What cannot be thrown in is refused now, and not when everybody has said yes.
        Thrown::given(&answer.entropy, &answer.seal)?;
        let mut answers = self.sheet.again.clone();
        answers.resize_with(self.places.len(), || None);
        for seat in self.seats_of(who.id).iter() {
            answers[seat.index()] = Some(answer.clone());
        }
        let said_yes = |seat: Seat| answers[seat.index()].as_ref().is_some_and(|answer| answer.yes);
        let agreed = self.seats().all(|(seat, place)| place.person().is_none() || said_yes(seat));
        if wish.yes && (agreed || wish.now) {
            return self.lay_next(who, &answers).await;
        }
        self.change(Change::Again(answers.clone())).await?;
        self.sheet.again = answers;
        self.sheet.rematch = None;
        self.stale = true;
        Ok(())
    }

    /// Who would like to play again.
    pub(super) fn again(&self) -> Again {
        let said = |yes: bool| -> SeatSet {
            let answers = self.sheet.again.iter().zip(0..);
            let those = answers.filter(|(answer, _)| answer.as_ref().is_some_and(|answer| answer.yes == yes));
            those.map(|(_, seat)| Seat(seat)).collect()
        };
        Again { yes: said(true), no: said(false) }
    }

    /// Whether there is a next table. One that was deleted meanwhile, or opens no more, is none.
    async fn next_is_there(&mut self) -> Result<bool, Problem> {
        let Some(next) = self.sheet.rematch.clone() else { return Ok(false) };
        match self.ask_for(&next).await {
            Err(problem) if problem == problems::not_found() || problems::is_broken(&problem) => Ok(false),
            found => found.map(|_| true),
        }
    }

    /// Makes the next table: bots and those who said yes keep their seats, and the others' are open. With nobody to
    /// wait for, it begins.
    async fn lay_next(&mut self, who: &Person, answers: &[Option<Answer>]) -> Result<(), Problem> {
        let places = self
            .places
            .iter()
            .zip(answers)
            .map(|(place, answer)| next_place(place, answer.as_ref()))
            .collect::<Result<Vec<_>, _>>()?;
        let people: Vec<PersonId> = places.iter().filter_map(Place::person).collect();
        let host = self.sheet.host.filter(|host| people.contains(host)).unwrap_or(who.id);
        let full = places.iter().all(|place| place.sitter != Occupant::Open);
        let next = chance::table_id(self.quay.dice(), self.quay.wall()).ok_or_else(problems::store)?;
        let sheet = Sheet {
            id: next.clone(),
            seed: chance::seed(self.quay.dice()).ok_or_else(problems::store)?,
            status: Status::Gathering,
            host: Some(host),
            entropy: Vec::new(),
            seals: Vec::new(),
            called: false,
            ending: None,
            again: Vec::new(),
            rematch: None,
            created: self.quay.wall(),
            ..self.sheet.clone()
        };
        let most = self.quay.rules.tables_per_person;
        if !self.write_next(New { sheet, places, host, most }).await? {
            return Err(problems::too_many_tables());
        }
        self.sheet.rematch = Some(next.clone());
        self.sheet.again = Vec::new();
        self.stale = true;
        self.announce();
        let news = Changed { table: next.clone(), people: people.into(), public: self.sheet.terms.public };
        // Nobody listens when no page shows lists.
        let _ = self.quay.changes.send(news);
        if full {
            let host = Person { id: host, name: who.name.clone() };
            self.ask_for(&next).await?.start(&host).await?;
        }
        Ok(())
    }

    /// A handle to another table.
    async fn ask_for(&mut self, id: &str) -> Result<TableHandle, Problem> {
        let master = self.master.upgrade().ok_or_else(problems::closed)?;
        master::reach(&master, id).await
    }
}

/// A seat of the next table.
fn next_place(place: &Place, answer: Option<&Answer>) -> Result<Place, Problem> {
    let stays = Place { sitter: place.sitter.clone(), ready: true, named: place.named, ..Place::default() };
    match (&place.sitter, answer) {
        (Occupant::Bot(_), _) => Ok(stays),
        (Occupant::Person { id: Some(_), .. }, Some(answer)) if answer.yes => {
            Ok(Place { thrown: Thrown::given(&answer.entropy, &answer.seal)?, ..stays })
        }
        (Occupant::Person { .. } | Occupant::Open, _) => Ok(Place::default()),
    }
}
