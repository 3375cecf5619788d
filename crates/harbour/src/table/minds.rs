//! Bots at the table: they think on threads of their own, and what they come up with is played only if it still
//! answers the decision they were asked for.

use super::Table;
use super::game::Play;
use super::handle::{Counsel, Order};
use super::owner::share_of;
use crate::crew::{Errand, Rank, Share, Watch};
use crate::problems;
use crate::time::{Instant, now};
use crate::wire::{AtZero, Note, Pace, PersonId, Problem, Status};
use crate::{chance, ledger::Occupant};
use freeport_bots::{BotSpec, BudgetKind, time_left};
use freeport_kernel::{MAX_SEATS, Seat, SeatSet};
use freeport_shelf::{MoveList, Trouble};
use serde_json::Value;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::mpsc::{self, error::TrySendError};

/// A bot that owes a decision.
pub(super) struct Mind {
    seat: Seat,
    decision: usize,
    ticket: u64,
    /// Since when it thinks.
    since: Instant,
    /// Not before this is its move made, so that people can follow.
    not_before: Instant,
    /// The window that it is asked in.
    window: Option<Ajar>,
    answer: Option<Value>,
    /// The thought, while it is thought: it is called off when nobody waits for it any more.
    _errand: Option<Errand>,
}

/// What a bot has to know of a window.
struct Ajar {
    decline: Value,
    hidden: bool,
}

impl Mind {
    /// When its move is due; none while it thinks. Nobody need follow a pass, but a hidden window closes when its time has come,
    /// whatever the bot has in mind by then.
    pub(super) fn due(&self) -> Option<Instant> {
        match (&self.window, &self.answer) {
            (Some(Ajar { hidden: true, .. }), _) => Some(self.not_before),
            (Some(Ajar { decline, .. }), Some(mv)) if mv == decline => Some(self.since),
            (_, answer) => answer.as_ref().map(|_| self.not_before),
        }
    }

    /// What it does when its time has come.
    fn answer(self) -> Option<Value> {
        self.answer.or(self.window.map(|window| window.decline))
    }
}

impl Pace {
    /// How long after the last move a bot makes its own.
    fn pause(self) -> Duration {
        match self {
            Pace::Instant => Duration::ZERO,
            Pace::Quick => Duration::from_millis(350),
            Pace::Human => Duration::from_millis(1_100),
        }
    }
}

impl Table {
    /// Who is shown as thinking.
    pub(super) fn thinkers(&self) -> SeatSet {
        self.minds.iter().map(|mind| mind.seat).collect()
    }

    /// The bot that decides for a seat, if one does. A window that is out of time is declined, which takes no bot.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<BotSpec> {
        let place = self.places.get(seat.index())?;
        let late = || {
            let clocks = &self.course.as_ref()?.clocks;
            let decides = self.sheet.terms.at_zero == AtZero::Bot && self.windows.of(seat).is_none();
            (decides && clocks.expired(seat)).then_some(self.quay.rules.deputy)
        };
        match place.sitter {
            Occupant::Bot(spec) => Some(spec),
            Occupant::Open | Occupant::Person { .. } if place.conceded => Some(self.quay.rules.deputy),
            Occupant::Open | Occupant::Person { .. } => place.deputy.map(|deputy| deputy.bot).or_else(late),
        }
    }

    /// Sets every bot thinking that owes a decision, and forgets the others' thoughts. Where any one of several may decide,
    /// bots leave it to the people who are asked, for as long as these have time; then one of them decides.
    pub(super) fn stir(&mut self) {
        let Some(course) = self.course.as_ref().filter(|_| self.sheet.status == Status::Playing) else {
            self.minds.clear();
            return;
        };
        let thinkers = match course.turn.any {
            true if self.someone_has_time() => 0,
            true => 1,
            false => MAX_SEATS,
        };
        let asked: Vec<(Seat, usize, BotSpec)> = course
            .turn
            .waiting
            .iter()
            .filter_map(|asked| Some((asked.seat, asked.decision, self.bot_of(asked.seat)?)))
            .take(thinkers)
            .collect();
        self.minds.retain(|mind| {
            asked.iter().any(|(seat, decision, _)| *seat == mind.seat && *decision == mind.decision)
        });
        for (seat, decision, bot) in asked {
            if !self.minds.iter().any(|mind| mind.seat == seat) {
                self.set_thinking(seat, decision, bot);
            }
        }
    }

    fn set_thinking(&mut self, seat: Seat, decision: usize, bot: BotSpec) {
        let Some(course) = &self.course else { return };
        self.ticket += 1;
        let ticket = self.ticket;
        let moves = course.session.moves(seat).unwrap_or_default();
        let pane = self.windows.of(seat);
        let decline = pane.map(|pane| pane.window.decline.clone());
        let (mut answer, mut errand) = (decline.or_else(|| fallback(&moves)), None);
        // A bot has a time for a turn and not for every window; what is left of it is for getting the answer across.
        let limit = pane.map(|pane| pane.until.saturating_duration_since(now()) * 3 / 4);
        let (kind, seed) = (self.quay.world.work.budget(), chance::number(self.quay.dice()));
        if moves.moves.len() > 1
            && let Ok(work) = course.session.think(seat, &bot, seed, kind)
            && let Some(place) = self.quay.crews.minds.place(share_of(&self.sheet))
        {
            answer = None;
            let (me, runtime) = (self.me.clone(), Handle::current());
            errand = Some(place.hire(self.rank(), move |watch| {
                let thought = work(&mut patience(watch, kind, limit, u32::MAX));
                tell(&me, watch, &runtime, Order::Thought(ticket, Box::new(thought)));
            }));
        }
        let follows = self.moved + self.pause(seat);
        let not_before = match pane {
            Some(pane) if pane.window.hidden => pane.until.max(self.moved),
            Some(_) | None => follows,
        };
        let window =
            pane.map(|pane| Ajar { decline: pane.window.decline.clone(), hidden: pane.window.hidden });
        let (since, not_before) = (self.moved.max(now()), not_before.max(now()));
        self.minds.push(Mind { seat, decision, ticket, since, not_before, window, answer, _errand: errand });
    }

    /// How long after the last move a bot makes its own, so that people can follow: not at all where nobody looks on, and hardly
    /// where it goes on with its own turn. Nothing that is hidden counts, for everybody sees how long it takes.
    fn pause(&self, seat: Seat) -> Duration {
        let whole = self.sheet.terms.pace.pause();
        match self.mover {
            _ if !self.crowd.looks_on() => Duration::ZERO,
            Some(mover) if mover == seat => whole / GOES_ON,
            _ => whole,
        }
    }

    /// Where nobody plays, nobody waits for the bots.
    fn rank(&self) -> Rank {
        let mut seats = (0..self.places.len() as u8).map(Seat);
        if seats.any(|seat| self.self_played(seat)) { Rank::First } else { Rank::Last }
    }

    /// A bot has thought. What it says is of use only while somebody waits for this very thought.
    pub(super) fn thought(&mut self, ticket: u64, thought: Result<Value, Trouble>) {
        let Some(mind) = self.minds.iter_mut().find(|mind| mind.ticket == ticket) else { return };
        mind.answer = thought.ok().or_else(|| mind.window.as_ref().map(|window| window.decline.clone()));
        if mind.answer.is_none()
            && let Some(course) = &self.course
        {
            mind.answer = course.session.moves(mind.seat).ok().and_then(|moves| fallback(&moves));
        }
    }

    /// Makes the move of one bot whose time has come.
    pub(super) async fn act(&mut self) {
        let due = self.minds.iter().position(|mind| mind.due().is_some_and(|due| due <= now()));
        let Some(mind) = due.map(|index| self.minds.swap_remove(index)) else { return };
        let seat = mind.seat;
        let Some(mv) = mind.answer() else { return };
        let seq = self.course.as_ref().map_or(0, |course| course.seq);
        let play = Play { seat, mv, call: format!("bot:{}", seq + 1), spent: 0 };
        if self.play(play).await.is_err() {
            // The rules or the disk said no: after a while it is tried again.
            self.moved = now() + RETRY;
            self.stir();
        }
    }

    /// Asks a bot for advice.
    pub(super) fn hint(&mut self, guest: u32, person: PersonId, seat: Seat, id: &str) -> Result<(), Problem> {
        self.own(person, seat)?;
        if self.crowd.get(guest).is_some_and(|guest| guest.hint.is_some()) {
            return Err(problems::busy());
        }
        let (kind, seed) = (self.quay.world.work.budget(), chance::number(self.quay.dice()));
        let limit = match kind {
            BudgetKind::Time => self.quay.rules.hint,
            BudgetKind::Iterations => NO_LIMIT,
        };
        let course = self.playing()?;
        let Some(decision) = course.decision(seat) else {
            return Err(Trouble::NotAsked(seat).into());
        };
        let asked = (decision, course.epoch);
        let work = course.session.hint(seat, seed, limit)?;
        let place = self.quay.crews.minds.place(Share::of(person)).ok_or_else(problems::busy)?;
        let (me, id, runtime) = (self.me.clone(), id.to_owned(), Handle::current());
        let errand = place.hire(Rank::First, move |watch| {
            let advice = work(&mut patience(watch, kind, None, LOOKS));
            tell(&me, watch, &runtime, Order::Advice(guest, Box::new((id, asked, advice))));
        });
        if let Some(guest) = self.crowd.get(guest) {
            guest.hint = Some(errand);
        }
        Ok(())
    }

    /// A hint is ready.
    pub(super) fn advise(&mut self, guest: u32, (id, asked, advice): Counsel) {
        if let Some(guest) = self.crowd.get(guest) {
            guest.hint = None;
        }
        let note = match advice {
            Ok(advice) => Note::Hint { id, decision: asked.0, epoch: asked.1, advice },
            Err(trouble) => Note::Refused { id, problem: trouble.into() },
        };
        self.crowd.tell(guest, &note);
    }
}

/// Which part of its pause a bot takes between the decisions of one turn.
const GOES_ON: u32 = 4;

/// How long a thought may take while others wait who could be served.
const HASTE: Duration = Duration::from_millis(100);

/// Longer than any thought takes that is not measured in time.
const NO_LIMIT: Duration = Duration::from_hours(24);

/// How often a hint looks up before it comes to its end, where it is not measured in time.
const LOOKS: u32 = 64;

/// Whether to go on thinking: as long as somebody waits for it and there is time, and not for long when others wait too; or, where
/// it is not measured in time, for so many looks.
fn patience(
    watch: &Watch,
    kind: BudgetKind,
    limit: Option<Duration>,
    most: u32,
) -> impl FnMut() -> bool + '_ {
    let (mut unhurried, mut left) = (time_left(HASTE), limit.map(time_left));
    let mut looks = 0;
    move || {
        if kind == BudgetKind::Iterations {
            looks += 1;
            return watch.wanted() && looks < most;
        }
        let timely = left.as_mut().is_none_or(|left| left());
        watch.wanted() && timely && (unhurried() || !watch.pressed())
    }
}

/// Tells the table what came of a thought, if anybody still waits for it.
fn tell(me: &mpsc::WeakSender<Order>, watch: &Watch, runtime: &Handle, order: Order) {
    let Some(me) = me.upgrade().filter(|_| watch.wanted()) else { return };
    if let Err(TrySendError::Full(order)) = me.try_send(order) {
        runtime.spawn(async move { me.send(order).await });
    }
}

/// How long a table waits before it tries again what failed.
pub(super) const RETRY: Duration = Duration::from_secs(2);

/// The move a bot makes without thinking: the only one, or any when thinking failed.
fn fallback(moves: &MoveList) -> Option<Value> {
    moves.moves.first().or(moves.asides.first()).cloned()
}
