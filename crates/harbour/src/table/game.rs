//! The game itself: calls from connections, moves, and how it ends by its rules.

use super::Table;
use super::crowd::Look;
use super::windows::Hand;
use crate::gauges::up;
use crate::ledger::{Append, Deed, End, Entry};
use crate::problems;
use crate::time::{Instant, now};
use crate::wire::{Call, Ending, Note, PersonId, Problem, Status};
use freeport_kernel::{Outcome, Seat};
use serde_json::Value;

/// A move that somebody makes.
pub(super) struct Play {
    pub seat: Seat,
    pub mv: Value,
    /// What makes the move unique in the log.
    pub call: String,
    /// How long the person thought about it, in milliseconds.
    pub spent: u64,
}

impl Table {
    /// Answers a call of a connection.
    pub(super) async fn answer(&mut self, guest: u32, call: Call, at: Instant) {
        let Some(who) = self.crowd.get(guest).map(|guest| guest.who.clone()) else { return };
        let id = call.id().to_owned();
        let unique = format!("{}:{id}", who.id);
        let done = match call {
            Call::Look { viewer, since, talk } => {
                match self.look(guest, Look { viewer, since, talk }).await {
                    Ok(()) => return,
                    Err(problem) => Err(problem),
                }
            }
            Call::Play { seat, decision, epoch, mv, .. } => {
                let hand = Hand { guest, id: id.clone(), call: unique };
                match self.person_plays(who.id, (decision, epoch), seat, mv, hand).await {
                    // It is answered when the window closes.
                    Ok(false) => return,
                    Ok(true) => {
                        self.quay.counters.took(now().duration_since(at));
                        Ok(())
                    }
                    Err(problem) => Err(problem),
                }
            }
            Call::Why { seat, mv, .. } => self.why(who.id, seat, &mv),
            Call::Undo { seat, keep, .. } => self.ask_back(who.id, seat, keep, unique).await,
            Call::Agree { seat, agree, .. } => self.agree(who.id, seat, agree).await,
            Call::Concede { seat, .. } => self.concede(who.id, seat).await,
            Call::Deputy { seat, on, .. } => self.depute(who.id, seat, on).await,
            Call::Hint { seat, .. } => match self.hint(guest, who.id, seat, &id) {
                Ok(()) => return,
                Err(problem) => Err(problem),
            },
            Call::Seal { seal, .. } => self.seal(who.id, &seal).await,
            Call::Open { text, .. } => self.open(who.id, &text).await,
            Call::Talk { text, seat, .. } => self.talk(who, unique, &text, seat).await,
            Call::Mark { seat, mark, .. } => self.mark(who.id, seat, mark),
            Call::Order { seat, order, .. } => self.give_order(who.id, seat, order).await,
            Call::Withdraw { seat, .. } => self.withdraw_orders(who.id, seat).await,
            Call::Hold { seat, on, .. } => self.hold(who.id, seat, on),
        };
        let note = match done {
            Ok(()) => Note::Done { id },
            Err(problem) => Note::Refused { id, problem },
        };
        self.crowd.tell(guest, &note);
    }

    /// Whether the move was played; if not, it waits until the window that it answers closes.
    async fn person_plays(
        &mut self,
        person: PersonId,
        (decision, epoch): (usize, Option<usize>),
        seat: Seat,
        mv: Value,
        hand: Hand,
    ) -> Result<bool, Problem> {
        self.own(person, seat)?;
        if self.is_repeated(&hand.call) {
            return Ok(true);
        }
        let ready = self.check_turn(seat, decision, epoch);
        if ready.is_ok() && self.keep_back(seat, &mv, &hand)? {
            return Ok(false);
        }
        let played = match ready {
            Ok(spent) => self.play(Play { seat, mv, call: hand.call.clone(), spent }).await,
            Err(problem) => Err(problem),
        };
        // A move that is sent again finds its decision answered, by itself.
        match played {
            Err(_) if self.was_played(&hand.call) => Ok(true),
            other => other.map(|()| true),
        }
    }

    /// How long the seat has thought about this decision, when it is the one it owes.
    fn check_turn(&mut self, seat: Seat, decision: usize, epoch: Option<usize>) -> Result<u64, Problem> {
        let place = self.place(seat)?;
        let (conceded, deputy) = (place.conceded, place.deputy.is_some());
        let course = self.playing()?;
        if conceded {
            return Err(problems::conceded());
        }
        if !course.owes(seat, decision, epoch) {
            return Err(problems::stale());
        }
        if deputy {
            return Err(problems::deputy_plays());
        }
        Ok(course.clocks.spent(seat, now()))
    }

    /// Whether a call comes a second time and could be carried out again: only where the game went back, for as long as it
    /// goes forward every decision has a number of its own.
    pub(super) fn is_repeated(&self, call: &str) -> bool {
        let went_back = self.course.as_ref().is_some_and(|course| course.epoch > 0);
        went_back && self.was_played(call)
    }

    /// Whether a call is in the log.
    pub(super) fn was_played(&self, call: &str) -> bool {
        self.calls.know(call)
    }

    fn why(&mut self, person: PersonId, seat: Seat, mv: &Value) -> Result<(), Problem> {
        self.own(person, seat)?;
        Ok(self.playing()?.session.why(seat, mv)?)
    }

    /// Plays a move: it is carried out, written down, and only then shown.
    pub(super) async fn play(&mut self, play: Play) -> Result<(), Problem> {
        let Play { seat, mv, call, spent } = play;
        let course = self.playing()?;
        let (beats, answered, waited) = (course.session.beats(), course.answered_by(seat), course.waiting());
        let user = answered.is_use(&mv).then_some(seat);
        let chance = self.carry_out(seat, &mv).await?;
        let entry = Entry { seat, deed: Deed::Move { mv, chance }, spent };
        let course = self.playing()?;
        course.look_round();
        let waits = course.waiting();
        self.enter(call, entry, waits != waited).await?;
        let Some(course) = &mut self.course else { return Ok(()) };
        course.pay(&answered, spent);
        course.note_milestone(None);
        self.stale |= self.request.take().is_some() || course.clocks.is_on();
        self.review_orders(user);
        self.look_out();
        (self.moved, self.mover) = (now(), Some(seat));
        up(&self.quay.counters.moves);
        self.show_step(beats);
        self.stir();
        self.write_orders().await;
        self.keep_milestones().await;
        if waits != waited {
            self.announce();
        }
        Ok(())
    }

    /// Writes an entry down that the session has carried out already; if that fails, the session is made anew.
    pub(super) async fn enter(&mut self, call: String, entry: Entry, moved_on: bool) -> Result<(), Problem> {
        let end = self.end_by_rules();
        let Some(course) = &mut self.course else { return Err(problems::not_started()) };
        course.seq += 1;
        self.calls.add(&call);
        let append = Append {
            n: course.seq,
            call,
            entry,
            steps: course.turn.steps,
            asked: moved_on.then(|| course.waiting()),
            end: end.as_ref().map(|(end, _)| end.clone()),
            at: self.quay.wall(),
        };
        if let Err(problem) = self.append(append).await {
            up(&self.quay.counters.failed_writes);
            return Err(problem);
        }
        if let Some((end, outcome)) = end {
            self.conclude(end.ending, outcome);
        }
        Ok(())
    }

    /// How the game has ended, by its rules or by its length.
    fn end_by_rules(&self) -> Option<(End, Option<Outcome>)> {
        let course = self.course.as_ref()?;
        let ending = if course.turn.outcome.is_some() {
            Ending::Rules
        } else if course.seq + 1 >= self.quay.rules.longest_log {
            Ending::Adjourned
        } else {
            return None;
        };
        let outcome = course.result(&self.places);
        Some((End::new(ending, outcome.as_ref()), outcome))
    }

    /// The game is over, and that is written down.
    pub(super) fn conclude(&mut self, ending: Ending, outcome: Option<Outcome>) {
        self.sheet.status = Status::Over;
        self.sheet.ending = Some(ending);
        self.outcome = outcome;
        self.request = None;
        self.minds.clear();
        self.lay_down();
        self.look_out();
        self.stale = true;
        self.announce();
    }

    /// Nobody owes a decision in a game that is over, however it ended.
    pub(super) fn lay_down(&mut self) {
        if let Some(course) = &mut self.course {
            course.clocks.stop();
            course.session.lay_down();
            course.turn = course.session.turn();
        }
    }
}
