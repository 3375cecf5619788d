//! Standing orders at the table: they are given, they end, and they say which windows are declined. They live outside state
//! and record, and nobody but their owner is told of them.

use super::Table;
use crate::ledger::{Change, Place, Posted};
use crate::problems;
use crate::wire::{
    AskMe, Note, OrderEvent, OrderNews, PersonId, Problem, StandingOrder, Status, Stop, Until,
};
use freeport_kernel::{Seat, Viewer, Window};
use serde_json::Value;

/// How many orders a seat may have.
const MOST: usize = 64;
/// How much of what came of orders is told.
const NEWS: usize = 20;

/// Whether orders decline a window: nothing that the seat has for it wishes that it be asked.
fn decline(orders: &[&StandingOrder], window: &Window<Value>) -> bool {
    let about = |source: Option<&str>| orders.iter().find(|order| order.source.as_deref() == source);
    let stopped = |order: &StandingOrder| {
        let holds = |stop: &Stop| matches!(stop, Stop::Fact(fact) if window.facts.contains(&fact.as_str()));
        order.unless.iter().any(holds)
    };
    let asks = |order: Option<&&StandingOrder>, usable: bool| match order {
        Some(order) if stopped(order) => true,
        Some(order) => match order.ask {
            AskMe::Never => false,
            AskMe::Matters => usable,
            AskMe::Always => true,
        },
        None => true,
    };
    let rest = about(None);
    match window.sources.as_slice() {
        [] => !asks(rest, false),
        sources => !sources.iter().any(|one| asks(about(Some(one.source)).or(rest), one.usable)),
    }
}

impl Posted {
    /// Whether it counts in this turn.
    fn stands(&self, turn: u32) -> bool {
        self.order.until == Until::Game || self.turn == turn
    }
}

impl Table {
    /// Whether the orders of a seat decline a window that opened when the log had so many entries.
    pub(super) fn orders_decline(&self, seat: Seat, window: &Window<Value>, opened: usize) -> bool {
        let (Some(course), Ok(place)) = (&self.course, self.place(seat)) else { return false };
        let turn = course.session.turns();
        let standing = place.orders.iter().filter(|posted| posted.stands(turn) && posted.since < opened);
        let standing: Vec<&StandingOrder> = standing.map(|posted| &posted.order).collect();
        !standing.is_empty() && decline(&standing, window)
    }

    /// Somebody gives an order, in place of an earlier one about the same.
    pub(super) async fn give_order(
        &mut self,
        person: PersonId,
        seat: Seat,
        order: StandingOrder,
    ) -> Result<(), Problem> {
        self.own(person, seat)?;
        let course = self.playing()?;
        let (sources, facts) = (course.session.sources(seat), course.session.facts());
        let known = order.source.as_deref().is_none_or(|id| sources.iter().any(|source| source.id == id));
        let public = |stop: &Stop| match stop {
            Stop::Used => true,
            Stop::Fact(fact) => facts.contains(&fact.as_str()),
        };
        let lasts = order.unless.len() <= facts.len() + 1;
        if sources.is_empty() || !known || !lasts || !order.unless.iter().all(public) {
            return Err(problems::bad_order());
        }
        let posted = Posted { turn: course.session.turns(), since: course.seq, order };
        let mut orders = self.place(seat)?.orders.clone();
        orders.retain(|other| other.order.source != posted.order.source);
        orders.push(posted);
        if orders.len() > MOST {
            return Err(problems::bad_order());
        }
        self.post_orders(seat, orders).await
    }

    /// Somebody withdraws all orders; what they would have declined and has not been released is asked.
    pub(super) async fn withdraw_orders(&mut self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        self.own(person, seat)?;
        self.playing()?;
        self.post_orders(seat, Vec::new()).await
    }

    async fn post_orders(&mut self, seat: Seat, orders: Vec<Posted>) -> Result<(), Problem> {
        let place = Place { orders, ..self.place(seat)?.clone() };
        self.change(Change::Places(vec![(seat, place.clone())])).await?;
        self.places[seat.index()] = place;
        self.windows.orders_changed(seat);
        self.follow_orders();
        Ok(())
    }

    /// Takes away the orders whose end has come: with their turn, or because `user` has used something.
    pub(super) fn review_orders(&mut self, user: Option<Seat>) {
        let Some(course) = &self.course else { return };
        let (turn, step) = (course.session.turns(), course.turn.steps);
        for (place, seat) in self.places.iter_mut().zip((0..).map(Seat)) {
            let used = user.is_some_and(|user| user != seat);
            let ends = |posted: &mut Posted| {
                !posted.stands(turn) || used && posted.order.unless.contains(&Stop::Used)
            };
            for posted in place.orders.extract_if(.., ends) {
                let order = posted.order.clone();
                let news = if posted.stands(turn) {
                    OrderEvent::Stopped { order }
                } else {
                    OrderEvent::Ended { order }
                };
                self.windows.tell(seat, OrderNews { step, news });
                self.windows.unwritten = self.windows.unwritten.with(seat);
            }
        }
    }

    /// Writes down which orders have ended; what cannot be written now is written with the next.
    pub(super) async fn write_orders(&mut self) {
        let seats = std::mem::take(&mut self.windows.unwritten);
        if seats.is_empty() {
            return;
        }
        let rows: Vec<(Seat, Place)> =
            seats.iter().filter_map(|seat| Some((seat, self.place(seat).ok()?.clone()))).collect();
        if self.change(Change::Places(rows)).await.is_err() {
            self.windows.unwritten = seats;
        }
    }

    /// Tells those who look with the eyes of their own seats what has changed in their orders and windows.
    pub(super) fn tell_owners(&mut self) {
        if let Some(course) = self.course.as_ref().filter(|course| self.windows.is_news(course.seq)) {
            for seat in Seat::all(self.places.len() as u8) {
                self.windows.has_sources(seat, course.session.sources(seat));
            }
        }
        let (orders, windows) = self.windows.take_changes();
        for seat in orders.iter() {
            let note = self.orders_note(seat);
            self.tell_owner(seat, note);
        }
        for seat in windows.iter() {
            let note = self.window_note(seat);
            self.tell_owner(seat, note);
        }
    }

    fn tell_owner(&mut self, seat: Seat, note: Option<Note>) {
        let owner = self.places.get(seat.index()).and_then(Place::person);
        if let Some(note) = note {
            self.crowd.tell_all(&note, |guest| {
                guest.viewer == Some(Viewer::Seat(seat)) && owner == Some(guest.who.id)
            });
        }
    }

    /// Tells a connection of the orders and the window of the seat with whose eyes it looks.
    pub(super) fn tell_of_orders(&mut self, guest: u32, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return };
        let owner = self.places.get(seat.index()).and_then(Place::person);
        if self.crowd.get(guest).is_none_or(|guest| owner != Some(guest.who.id)) {
            return;
        }
        for note in [self.orders_note(seat), self.window_note(seat)].into_iter().flatten() {
            self.crowd.tell(guest, &note);
        }
    }

    /// The orders of a seat; none where there is nothing to give orders about.
    fn orders_note(&self, seat: Seat) -> Option<Note> {
        let course = self.course.as_ref().filter(|_| self.sheet.status == Status::Playing)?;
        let sources = course.session.sources(seat);
        let orders = self.place(seat).ok()?.orders.iter().map(|posted| posted.order.clone());
        (!sources.is_empty()).then(|| Note::Orders {
            seat,
            sources,
            facts: course.session.facts().to_vec(),
            orders: orders.collect(),
            news: self.windows.news_for(seat).cloned().collect(),
        })
    }
}

/// What came of the orders of all seats, the latest last.
#[derive(Default)]
pub(super) struct Gazette(Vec<(Seat, OrderNews)>);

impl Gazette {
    /// Adds something; what is long past goes.
    pub(super) fn add(&mut self, seat: Seat, news: OrderNews) {
        self.0.push((seat, news));
        if self.of(seat).count() > NEWS
            && let Some(first) = self.0.iter().position(|(one, _)| *one == seat)
        {
            self.0.remove(first);
        }
    }

    /// What concerns a seat.
    pub(super) fn of(&self, seat: Seat) -> impl Iterator<Item = &OrderNews> {
        self.0.iter().filter(move |(one, _)| *one == seat).map(|(_, news)| news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_kernel::{Opening, Phrase};

    fn window(sources: &[(&'static str, bool)], facts: &[&'static str]) -> Window<Value> {
        Window {
            moment: Phrase::new("now"),
            decline: Value::Null,
            hidden: true,
            facts: facts.to_vec(),
            sources: sources.iter().map(|(source, usable)| Opening { source, usable: *usable }).collect(),
        }
    }

    fn order(source: Option<&str>, ask: AskMe, fact: Option<&str>) -> StandingOrder {
        StandingOrder {
            source: source.map(str::to_owned),
            ask,
            until: Until::Game,
            unless: fact.map(|fact| Stop::Fact(fact.to_owned())).into_iter().collect(),
        }
    }

    #[test]
    fn a_source_is_asked_about_never_when_it_matters_or_always() {
        let asked = |ask, usable| !decline(&[&order(Some("a"), ask, None)], &window(&[("a", usable)], &[]));
        assert_eq!((asked(AskMe::Never, true), asked(AskMe::Never, false)), (false, false));
        assert_eq!((asked(AskMe::Matters, true), asked(AskMe::Matters, false)), (true, false));
        assert_eq!((asked(AskMe::Always, true), asked(AskMe::Always, false)), (true, true));
    }

    #[test]
    fn what_has_no_order_of_its_own_follows_the_one_about_the_rest() {
        let never = order(Some("a"), AskMe::Never, None);
        let both = window(&[("a", true), ("b", false)], &[]);
        assert!(!decline(&[&never], &both), "nothing is said about b");
        assert!(!decline(&[&never], &window(&[], &[])), "nor about windows in which one has nothing");
        let rest = order(None, AskMe::Matters, None);
        assert!(decline(&[&never, &rest], &both));
        assert!(decline(&[&never, &rest], &window(&[], &[])));
        assert!(!decline(&[&never, &rest], &window(&[("a", true), ("b", true)], &[])));
        let always = order(None, AskMe::Always, None);
        assert!(!decline(&[&never, &always], &window(&[], &[])));
    }

    #[test]
    fn a_fact_makes_an_order_ask_in_that_window() {
        let careful = order(Some("a"), AskMe::Never, Some("storm"));
        assert!(decline(&[&careful], &window(&[("a", true)], &["calm"])));
        assert!(!decline(&[&careful], &window(&[("a", true)], &["calm", "storm"])));
    }
}
