//! Windows at the table. Whether one opens follows from what everybody knows, and so does how long it lasts at least: an answer
//! in a hidden window waits for the end of its beat, whoever or whatever gave it.

use super::Table;
use super::game::Play;
use super::minds::RETRY;
use super::orders::Gazette;
use crate::problems;
use crate::time::{Instant, now};
use crate::wire::{GivenBy, Note, OrderEvent, OrderNews, Pace, PersonId, Problem, Status};
use freeport_kernel::{MAX_SEATS, Seat, SeatSet, Source, Window};
use freeport_shelf::Asked;
use serde_json::Value;
use std::time::Duration;

/// The windows of a table.
#[derive(Default)]
pub(super) struct Windows {
    panes: Vec<Pane>,
    /// The turn they belong to, and how many of them each seat has been asked in it.
    turn: u32,
    count: [u32; MAX_SEATS],
    gazette: Gazette,
    /// What each seat was last told it may give orders about, and after how many entries of the log that was.
    sources: [Vec<Source>; MAX_SEATS],
    seen: Option<usize>,
    /// Whose orders, and whose windows, are not told as they are now.
    orders: SeatSet,
    ajar: SeatSet,
    /// Whose orders are not written down as they are now.
    pub unwritten: SeatSet,
}

/// A window that is open.
pub(super) struct Pane {
    pub seat: Seat,
    decision: usize,
    epoch: usize,
    pub window: Window<Value>,
    /// Nothing is released before this; it is on nobody's clock.
    pub until: Instant,
    /// How many entries the log had when it opened.
    opened: usize,
    /// Whether whoever is asked lets it last.
    held: bool,
    given: Option<Given>,
}

/// An answer that waits for its time.
struct Given {
    mv: Value,
    by: By,
}

enum By {
    Hand(Hand),
    Order,
    Clock,
}

/// A call that is answered when the window closes.
#[derive(Clone)]
pub(super) struct Hand {
    pub guest: u32,
    /// The client's id of the call.
    pub id: String,
    /// What makes the move unique in the log.
    pub call: String,
}

impl Windows {
    /// The window in which a seat is asked.
    pub(super) fn of(&self, seat: Seat) -> Option<&Pane> {
        self.panes.iter().find(|pane| pane.seat == seat)
    }

    pub(super) fn orders_changed(&mut self, seat: Seat) {
        self.orders = self.orders.with(seat);
    }

    pub(super) fn tell(&mut self, seat: Seat, news: OrderNews) {
        self.gazette.add(seat, news);
        self.orders_changed(seat);
    }

    pub(super) fn news_for(&self, seat: Seat) -> impl Iterator<Item = &OrderNews> {
        self.gazette.of(seat)
    }

    /// Takes note of what a seat may give orders about now.
    pub(super) fn has_sources(&mut self, seat: Seat, sources: Vec<Source>) {
        if self.sources[seat.index()] != sources {
            self.sources[seat.index()] = sources;
            self.orders_changed(seat);
        }
    }

    /// Whether the log has grown to so many entries since the last call.
    pub(super) fn is_news(&mut self, seq: usize) -> bool {
        self.seen.replace(seq) != Some(seq)
    }

    /// Whose orders and whose windows have changed since the last call.
    pub(super) fn take_changes(&mut self) -> (SeatSet, SeatSet) {
        (std::mem::take(&mut self.orders), std::mem::take(&mut self.ajar))
    }
}

impl Pane {
    fn mark(&self, windows: &mut SeatSet) {
        *windows = windows.with(self.seat);
    }

    fn is_given_by(&self, by: GivenBy) -> bool {
        self.given.as_ref().is_some_and(|given| given.by.shown() == by)
    }
}

impl By {
    fn shown(&self) -> GivenBy {
        match self {
            By::Hand(_) => GivenBy::Hand,
            By::Order => GivenBy::Order,
            By::Clock => GivenBy::Clock,
        }
    }
}

impl Pace {
    /// How long bots may think about the windows of one turn, all together.
    fn turn(self) -> Duration {
        match self {
            Pace::Instant => Duration::from_millis(80),
            Pace::Quick => Duration::from_secs(1),
            Pace::Human => Duration::from_millis(2_400),
        }
    }

    /// What of it the next window has: half of what is left, until little is left.
    pub(super) fn share(self, before: u32) -> Duration {
        let halves = before.saturating_add(1).min(4);
        self.turn() / (1 << halves)
    }
}

impl Table {
    /// How long a window lasts at least. That a bot plays there is known to everybody.
    fn beat(&self, seat: Seat, window: &Window<Value>) -> Duration {
        match (self.bot_of(seat), window.hidden) {
            (Some(_), _) => self.sheet.terms.pace.share(self.windows.count[seat.index()]),
            (None, true) => self.quay.rules.beat,
            (None, false) => Duration::ZERO,
        }
    }

    /// Takes note of which windows are open, has orders answer, and starts the clocks of who is newly asked.
    pub(super) fn look_out(&mut self) {
        self.shut_windows();
        let Some(course) = self.course.as_ref().filter(|_| self.sheet.status == Status::Playing) else {
            return;
        };
        let turn = course.session.turns();
        if turn != self.windows.turn {
            (self.windows.turn, self.windows.count) = (turn, [0; MAX_SEATS]);
        }
        let fresh = course.turn.waiting.iter().filter(|asked| self.windows.of(asked.seat).is_none());
        for asked in fresh.copied().collect::<Vec<Asked>>() {
            self.open_window(asked);
        }
        self.follow_orders();
        let windows = &self.windows;
        if let Some(course) = &mut self.course {
            let from = |seat: Seat| windows.of(seat).map_or_else(now, |pane| pane.until);
            course.clocks.ask(&course.turn.waiting, from);
        }
    }

    fn open_window(&mut self, asked: Asked) {
        let Some(course) = &self.course else { return };
        let Asked { seat, decision } = asked;
        let Some(window) = course.session.window(seat) else { return };
        let (epoch, opened, until) = (course.epoch, course.seq, now() + self.beat(seat, &window));
        let pane = Pane { seat, decision, epoch, window, until, opened, held: false, given: None };
        pane.mark(&mut self.windows.ajar);
        self.windows.panes.push(pane);
        self.windows.count[seat.index()] += 1;
    }

    /// Forgets the windows that are closed. Who gave an answer to one that closed otherwise is told so.
    fn shut_windows(&mut self) {
        let course = self.course.as_ref().filter(|_| self.sheet.status == Status::Playing);
        let closed = |pane: &mut Pane| {
            course.is_none_or(|course| !course.owes(pane.seat, pane.decision, Some(pane.epoch)))
        };
        let closed: Vec<Pane> = self.windows.panes.extract_if(.., closed).collect();
        for given in closed.into_iter().filter_map(|pane| pane.given) {
            self.turn_away(given.by);
        }
    }

    /// Somebody else plays for a seat from now on, as everybody sees: its window begins anew.
    pub(super) fn reopen_window(&mut self, seat: Seat) {
        let open: Vec<Pane> = self.windows.panes.extract_if(.., |pane| pane.seat == seat).collect();
        for given in open.into_iter().filter_map(|pane| pane.given) {
            self.turn_away(given.by);
        }
        self.look_out();
    }

    fn turn_away(&mut self, by: By) {
        if let By::Hand(Hand { guest, id, .. }) = by {
            self.crowd.tell(guest, &Note::Refused { id, problem: problems::stale() });
        }
    }

    /// Has orders and clocks answer the windows that they decline, and take back what they do not decline any more. Where any one
    /// of several may decide, all of them must wish it.
    pub(super) fn follow_orders(&mut self) {
        let Some(course) = &self.course else { return };
        let any = course.turn.any;
        let timely = any && self.someone_has_time();
        let wish = |pane: &Pane| match self.self_played(pane.seat) {
            false => None,
            true if course.clocks.expired(pane.seat) && !timely => Some(GivenBy::Clock),
            true => self.orders_decline(pane.seat, &pane.window, pane.opened).then_some(GivenBy::Order),
        };
        let mut wishes: Vec<Option<GivenBy>> = self.windows.panes.iter().map(wish).collect();
        let people = self.windows.panes.iter().map(|pane| self.self_played(pane.seat));
        if any && people.zip(&wishes).any(|(person, wish)| person && wish.is_none()) {
            wishes.fill(None);
        }
        let windows = &mut self.windows;
        for (pane, wish) in windows.panes.iter_mut().zip(wishes) {
            let decline = |by| Given { mv: pane.window.decline.clone(), by };
            match wish {
                None if pane.is_given_by(GivenBy::Order) => pane.given = None,
                Some(GivenBy::Order) if pane.given.is_none() => pane.given = Some(decline(By::Order)),
                Some(GivenBy::Clock) if pane.given.is_none() || pane.held => {
                    pane.held = false;
                    pane.given = pane.given.take().or_else(|| Some(decline(By::Clock)));
                }
                _ => continue,
            }
            pane.mark(&mut windows.ajar);
        }
    }

    /// Keeps an answer until the window closes; whether it has to wait. What is not legal is refused at once.
    pub(super) fn keep_back(&mut self, seat: Seat, mv: &Value, hand: &Hand) -> Result<bool, Problem> {
        let Some(pane) = self.windows.panes.iter_mut().find(|pane| pane.seat == seat) else {
            return Ok(false);
        };
        let again =
            matches!(&pane.given, Some(Given { by: By::Hand(before), .. }) if before.call == hand.call);
        if !again && (!pane.window.hidden || pane.until <= now()) {
            return Ok(false);
        }
        if let Some(course) = &self.course {
            course.session.why(seat, mv)?;
        }
        pane.held = false;
        pane.mark(&mut self.windows.ajar);
        let before = pane.given.replace(Given { mv: mv.clone(), by: By::Hand(hand.clone()) });
        if let Some(Given { by: By::Hand(before), .. }) = before
            && before.call != hand.call
        {
            self.turn_away(By::Hand(before));
        }
        Ok(true)
    }

    /// Whoever is asked lets a window last, or does so no longer. Nobody else is told.
    pub(super) fn hold(&mut self, person: PersonId, seat: Seat, on: bool) -> Result<(), Problem> {
        self.own(person, seat)?;
        self.playing()?;
        if !self.self_played(seat) {
            return Err(problems::deputy_plays());
        }
        let windows = &mut self.windows;
        let pane = windows.panes.iter_mut().find(|pane| pane.seat == seat).ok_or_else(problems::stale)?;
        pane.held = on;
        pane.mark(&mut windows.ajar);
        Ok(())
    }

    /// Whether an answer waits for its time, and nobody lets the window last.
    fn is_ready(&self, pane: &Pane) -> bool {
        let any = self.course.as_ref().is_some_and(|course| course.turn.any);
        let held = pane.held || any && self.windows.panes.iter().any(|pane| pane.held);
        pane.given.is_some() && !held && self.self_played(pane.seat)
    }

    /// When the next answer is released.
    pub(super) fn next_release(&self) -> Option<Instant> {
        self.windows.panes.iter().filter(|pane| self.is_ready(pane)).map(|pane| pane.until).min()
    }

    /// Plays one answer whose time has come.
    pub(super) async fn release(&mut self) {
        let ready = |pane: &Pane| pane.until <= now() && self.is_ready(pane);
        let Some(index) = self.windows.panes.iter().position(ready) else { return };
        let pane = self.windows.panes.swap_remove(index);
        let (Some(Given { mv, by }), Some(course)) = (pane.given, &self.course) else { return };
        let (seat, spent, step) = (pane.seat, course.clocks.spent(pane.seat, now()), course.turn.steps);
        let call = match &by {
            By::Hand(hand) => hand.call.clone(),
            By::Order => format!("order:{}", course.seq + 1),
            By::Clock => format!("clock:{}", course.seq + 1),
        };
        let played = self.play(Play { seat, mv, call, spent }).await;
        if played.is_err() {
            self.ask_again(seat);
        }
        match (by, played) {
            (By::Hand(hand), Ok(())) => {
                self.crowd.tell(hand.guest, &Note::Done { id: hand.id });
            }
            (By::Hand(hand), Err(problem)) => {
                self.crowd.tell(hand.guest, &Note::Refused { id: hand.id, problem });
            }
            (By::Order, Ok(())) => {
                let news = OrderEvent::Declined { moment: pane.window.moment };
                self.windows.tell(seat, OrderNews { step, news });
            }
            (By::Order | By::Clock, _) => {}
        }
    }

    /// The rules or the disk said no: after a while it is tried again.
    fn ask_again(&mut self, seat: Seat) {
        self.look_out();
        if let Some(pane) = self.windows.panes.iter_mut().find(|pane| pane.seat == seat) {
            pane.until = pane.until.max(now() + RETRY);
        }
    }

    /// Milliseconds of an open window that are on nobody's clock.
    pub(super) fn beat_left(&self, seat: Seat) -> Option<u64> {
        let left = self.windows.of(seat)?.until.saturating_duration_since(now());
        (!left.is_zero()).then_some(left.as_millis() as u64)
    }

    /// The window in which a seat is asked, for the seat alone.
    pub(super) fn window_note(&self, seat: Seat) -> Option<Note> {
        let pane = self.windows.of(seat).filter(|_| self.self_played(seat))?;
        Some(Note::Window {
            seat,
            decision: pane.decision,
            epoch: pane.epoch,
            left: self.beat_left(seat).unwrap_or_default(),
            held: pane.held,
            given: pane.given.as_ref().map(|given| given.by.shown()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_windows_of_a_turn_pass_quickly_for_bots() {
        let turn = |pace: Pace| (0..20).map(|before| pace.share(before)).sum::<Duration>();
        assert!(turn(Pace::Instant) < Duration::from_millis(200));
        assert!(turn(Pace::Quick) < Duration::from_millis(2_100));
        assert!(turn(Pace::Human) < Duration::from_secs(5));
        assert!(Pace::Instant.share(1_000) >= Duration::from_millis(5), "there is always time to look");
    }
}
