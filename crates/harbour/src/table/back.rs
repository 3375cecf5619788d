//! Taking back: freely up to the fence, and with the consent of who is affected beyond it.

use super::Table;
use crate::course::ALL;
use crate::ledger::{Deed, Entry, Place};
use crate::problems;
use crate::time::now;
use crate::wire::{PersonId, Problem, Request, TablePhrase};
use freeport_kernel::{FARTHEST, Seat, SeatSet};
use freeport_shelf::{StepBack, Trouble};

/// A wish to take back that waits for answers.
pub(super) struct Plea {
    pub shown: Request,
    /// The call it was made by: what makes the step back unique in the log.
    call: String,
    /// Who has been asked and agrees.
    agreed: SeatSet,
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
        let asked_already = self.request.as_ref().is_some_and(|plea| plea.call == call);
        if asked_already || self.is_repeated(&call) {
            return Ok(());
        }
        let tried = self.try_back(seat, keep, &call).await;
        match tried {
            Err(_) if self.was_played(&call) => Ok(()),
            other => other,
        }
    }

    async fn try_back(&mut self, seat: Seat, keep: usize, call: &str) -> Result<(), Problem> {
        let conceded = self.place(seat)?.conceded;
        let course = self.playing()?;
        if conceded {
            return Err(problems::conceded());
        }
        if keep + FARTHEST < course.turn.steps {
            return Err(Trouble::NothingToUndo(seat).into());
        }
        let back = course.session.step_back(seat, keep)?;
        let waiting = self.whom_to_ask(seat, back)?;
        if waiting.is_empty() {
            return self.go_back(seat, keep, call.to_owned(), SeatSet::NONE).await;
        }
        if self.request.is_some() {
            return Err(problems::request_open());
        }
        let shown = Request { seat, keep, waiting };
        self.request = Some(Plea { shown, call: call.to_owned(), agreed: SeatSet::NONE });
        self.stale = true;
        Ok(())
    }

    /// The people whom a step back concerns: they agree for themselves, whoever plays for them while they are away. Bots
    /// never mind up to a fence and never agree beyond it, or one could fish for better throws; at a practice table one may. Who
    /// plays a game for one has nobody to ask, and is held to the same: else its record would tell of a contest that was none.
    fn whom_to_ask(&self, seat: Seat, back: StepBack) -> Result<SeatSet, Problem> {
        if self.sheet.terms.practice {
            return Ok(SeatSet::NONE);
        }
        if back.fenced && self.places.len() == 1 {
            return Err(problems::throws_stand());
        }
        let asker = self.places.get(seat.index()).and_then(Place::person);
        let mut asked = SeatSet::NONE;
        for other in back.consent.iter() {
            let place = self.places.get(other.index()).filter(|place| !place.conceded);
            match place.and_then(Place::person) {
                Some(person) if Some(person) == asker => {}
                Some(_) => asked = asked.with(other),
                None if back.fenced => return Err(problems::bots_hold()),
                None => {}
            }
        }
        Ok(asked)
    }

    /// Somebody answers a wish to take back, or withdraws their own.
    pub(super) async fn agree(&mut self, person: PersonId, seat: Seat, agree: bool) -> Result<(), Problem> {
        self.own(person, seat)?;
        let plea = self.request.as_mut().ok_or_else(problems::no_request)?;
        if plea.shown.seat == seat && !agree {
            self.forget_request();
            return Ok(());
        }
        if !plea.shown.waiting.has(seat) {
            return Err(problems::no_request());
        }
        if !agree {
            let asker = Some(plea.shown.seat);
            self.forget_request();
            let name = self.name(seat);
            self.remark(TablePhrase::RefusedTakeBack { name, asker }).await;
            return Ok(());
        }
        self.stale = true;
        plea.shown.waiting = plea.shown.waiting.without(seat);
        plea.agreed = plea.agreed.with(seat);
        if !plea.shown.waiting.is_empty() {
            return Ok(());
        }
        let Request { seat, keep, .. } = plea.shown;
        let (call, agreed) = (plea.call.clone(), plea.agreed);
        self.forget_request();
        self.go_back(seat, keep, call, agreed).await
    }

    /// Nobody asks to take back any more.
    pub(super) fn forget_request(&mut self) {
        self.stale |= self.request.take().is_some();
    }

    /// Goes back, once everybody who had to be asked has agreed; writes it down, and shows it.
    async fn go_back(
        &mut self,
        seat: Seat,
        keep: usize,
        call: String,
        agreed: SeatSet,
    ) -> Result<(), Problem> {
        self.remember(keep).await?;
        let course = self.playing()?;
        course.session.undo(seat, Some(keep), ALL)?;
        course.milestones.go_back(keep);
        let waiting = course.turn.waiting.iter().map(|asked| course.clocks.spent(asked.seat, now()));
        let spent = waiting.max().unwrap_or_default();
        course.charge_thinkers(spent);
        course.clocks.stop();
        let before = course.turn.steps;
        course.epoch += 1;
        course.look_round();
        let moves = before - course.turn.steps;
        self.enter(call, Entry { seat, deed: Deed::Undo { keep }, spent }, true).await?;
        self.review_orders(None);
        self.look_out();
        self.request = None;
        self.minds.clear();
        self.moved = now();
        self.mover = None;
        self.stale = true;
        self.resync(Some(keep));
        self.stir();
        self.announce();
        self.write_orders().await;
        let name = self.name(seat);
        let mut agreed: Vec<String> = agreed.iter().map(|seat| self.name(seat)).collect();
        agreed.dedup();
        self.remark(TablePhrase::TookBack { name, moves, agreed }).await;
        Ok(())
    }
}
