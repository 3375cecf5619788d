//! Taking back: freely up to the fence, and with the consent of who is affected beyond it.

use super::Table;
use crate::course::ALL;
use crate::ledger::{Deed, Entry, Place};
use crate::problems;
use crate::time::now;
use crate::wire::{PersonId, Problem, Request, TablePhrase};
use freeport_kernel::{Seat, SeatSet};
use freeport_shelf::Trouble;

/// How many moves back anybody may ask to go.
const FARTHEST: usize = 200;

/// A wish to take back that waits for answers.
pub(super) struct Plea {
    pub shown: Request,
    /// The call it was made by: what makes the step back unique in the log.
    call: String,
}

impl Table {
    /// Takes back at once when nobody has to be asked, and asks them otherwise.
    pub(super) async fn ask_back(
        &mut self,
        person: PersonId,
        seat: Seat,
        keep: usize,
        call: String,
    ) -> Result<(), Problem> {
        self.own(person, seat)?;
        if self.is_repeated(&call).await {
            return Ok(());
        }
        let tried = self.try_back(seat, keep, &call).await;
        match tried {
            Err(_) if self.was_played(call).await => Ok(()),
            other => other,
        }
    }

    async fn try_back(&mut self, seat: Seat, keep: usize, call: &str) -> Result<(), Problem> {
        let easy = self.agree_at_once(seat);
        let conceded = self.place(seat)?.conceded;
        let course = self.playing()?;
        if conceded {
            return Err(problems::conceded());
        }
        if keep + FARTHEST < course.turn.steps {
            return Err(Trouble::NothingToUndo(seat).into());
        }
        match course.session.undo(seat, Some(keep), easy) {
            Ok(_) => self.went_back(seat, keep, call.to_owned(), false).await,
            Err(Trouble::Consent { missing, .. }) if self.request.is_none() => {
                let shown = Request { seat, keep, waiting: missing };
                self.request = Some(Plea { shown, call: call.to_owned() });
                self.stale = true;
                Ok(())
            }
            Err(Trouble::Consent { .. }) => Err(problems::request_open()),
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// Who agrees without being asked: bots, who is away, and the other seats of the same person.
    fn agree_at_once(&self, seat: Seat) -> SeatSet {
        let asker = self.places.get(seat.index()).and_then(Place::person);
        let easy = |(other, place): &(Seat, &Place)| {
            !self.self_played(*other) || place.person().is_none() || place.person() == asker
        };
        self.seats().filter(easy).map(|(other, _)| other).collect()
    }

    /// Somebody answers a wish to take back.
    pub(super) async fn agree(&mut self, person: PersonId, seat: Seat, agree: bool) -> Result<(), Problem> {
        self.own(person, seat)?;
        let plea = self.request.as_mut().filter(|plea| plea.shown.waiting.has(seat));
        let plea = plea.ok_or_else(problems::no_request)?;
        self.stale = true;
        if agree {
            plea.shown.waiting = plea.shown.waiting.without(seat);
            self.settle_request().await
        } else {
            self.request = None;
            let name = self.name(seat);
            self.remark(TablePhrase::RefusedTakeBack { name }).await;
            Ok(())
        }
    }

    /// Goes back once nobody has to be waited for any more.
    pub(super) async fn settle_request(&mut self) -> Result<(), Problem> {
        let Some(plea) = &self.request else { return Ok(()) };
        let easy = self.agree_at_once(plea.shown.seat);
        if plea.shown.waiting.iter().any(|seat| !easy.has(seat)) {
            return Ok(());
        }
        let (seat, keep, call) = (plea.shown.seat, plea.shown.keep, plea.call.clone());
        self.request = None;
        self.stale = true;
        self.playing()?.session.undo(seat, Some(keep), ALL)?;
        self.went_back(seat, keep, call, true).await
    }

    /// Writes down that the session went back, and shows it.
    async fn went_back(&mut self, seat: Seat, keep: usize, call: String, asked: bool) -> Result<(), Problem> {
        let course = self.playing()?;
        let waiting = course.turn.waiting.iter().map(|asked| course.clocks.spent(asked.seat, now()));
        let spent = waiting.max().unwrap_or_default();
        course.charge_thinkers(spent);
        course.clocks.stop();
        let before = course.turn.steps;
        course.epoch += 1;
        course.look_round();
        let moves = before - course.turn.steps;
        self.enter(call, Entry { seat, deed: Deed::Undo { keep }, spent }, true).await?;
        if let Some(course) = &mut self.course {
            course.clocks.ask(&course.turn.waiting, now());
        }
        self.request = None;
        self.minds.clear();
        self.moved = now();
        self.stale = true;
        self.resync();
        self.stir();
        self.announce();
        let name = self.name(seat);
        self.remark(TablePhrase::TookBack { name, moves, asked }).await;
        Ok(())
    }
}
