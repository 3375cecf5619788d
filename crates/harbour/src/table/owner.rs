//! The one task that owns a table: it loads it, takes orders one by one, and minds the time.

use super::Table;
use super::crowd::Crowd;
use super::handle::{Order, Wish};
use super::memory::{claim, relive};
use super::minds::Mind;
use super::windows::Windows;
use crate::course;
use crate::crew::Share;
use crate::ledger::{Change, Grip, Loaded, Sheet};
use crate::master::Question;
use crate::problems;
use crate::quay::Quay;
use crate::time::{Instant, now};
use crate::wire::{Ending, Problem, Status, TableId};
use freeport_kernel::SeatSet;
use std::pin::pin;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::sleep_until;

/// The owner of a table that may not be loaded yet.
pub(crate) struct Owner {
    quay: Arc<Quay>,
    master: mpsc::WeakSender<Question>,
    id: TableId,
    me: mpsc::WeakSender<Order>,
    orders: mpsc::Receiver<Order>,
}

impl Owner {
    pub(crate) fn new(
        quay: Arc<Quay>,
        master: mpsc::WeakSender<Question>,
        id: TableId,
        me: mpsc::WeakSender<Order>,
        orders: mpsc::Receiver<Order>,
    ) -> Owner {
        Owner { quay, master, id, me, orders }
    }

    /// Serves the table until nobody needs it any more; one that was just made need not be read.
    pub(crate) async fn serve(mut self, table: Option<Box<Loaded>>) {
        let problem = match Box::pin(self.load(table)).await {
            Ok(mut table) => {
                table.serve(&mut self.orders).await;
                Box::pin(table.let_go()).await;
                table.gone.take().unwrap_or_else(problems::closed)
            }
            Err(problem) => problem,
        };
        self.orders.close();
        while let Some(order) = self.orders.recv().await {
            if let Order::Wish(request) = order {
                let _ = request.reply.send(Err(problem.clone()));
            }
        }
        if let Some(master) = self.master.upgrade() {
            let _ = master.send(Question::Idle(self.id)).await;
        }
    }

    async fn load(&self, table: Option<Box<Loaded>>) -> Result<Box<Table>, Problem> {
        let (mut loaded, course, roles) = match table {
            Some(table) => relive(&self.quay, *table).await?,
            None => claim(&self.quay, &self.id).await?,
        };
        let parted = course.as_ref().filter(|course| course.outgrown).map(|course| course.turn.steps);
        renew(&self.quay, &mut loaded, parted).await?;
        let mut table = Box::new(Table {
            quay: Arc::clone(&self.quay),
            master: self.master.clone(),
            me: self.me.clone(),
            grip: loaded.grip,
            sheet: loaded.sheet,
            places: loaded.places,
            roles,
            course,
            calls: loaded.calls,
            outcome: loaded.reached.outcome,
            crowd: Crowd::default(),
            minds: Vec::new(),
            windows: Windows::default(),
            ticket: 0,
            moved: now(),
            mover: None,
            request: None,
            roll: None,
            departed: Vec::new(),
            away: Vec::new(),
            stale: false,
            thinking: SeatSet::NONE,
            seen: None,
            gone: None,
        });
        table.settle_in();
        table.keep_milestones().await;
        Ok(table)
    }
}

/// For whom a table has work done: whoever made it.
pub(super) fn share_of(sheet: &Sheet) -> Share {
    sheet.host.map_or_else(|| Share::of(&sheet.id), Share::of)
}

/// Writes down what came of playing an older game by today's rules: it goes on by them, or, when they part after so many
/// moves, is closed and keeps what it has.
async fn renew(quay: &Quay, loaded: &mut Loaded, parted: Option<usize>) -> Result<(), Problem> {
    if !course::is_older(&loaded.sheet) {
        return Ok(());
    }
    let change = async |grip: &mut Grip, change: Change| {
        let written = quay.books.tables.change(grip.clone(), change, quay.wall()).await;
        written.map(|rev| grip.rev = rev)
    };
    match parted {
        Some(moves) if loaded.sheet.status == Status::Playing => {
            change(&mut loaded.grip, Change::Outgrow(moves)).await?;
            loaded.sheet.status = Status::Over;
            loaded.sheet.ending = Some(Ending::Outgrown);
        }
        Some(_) => {}
        None => {
            let rules = course::title_of(&loaded.sheet)?.card().rules;
            change(&mut loaded.grip, Change::Renew(rules)).await?;
            loaded.sheet.rules = rules;
        }
    }
    Ok(())
}

impl Table {
    /// What follows from the log and the seats, but is not written in them.
    pub(super) fn settle_in(&mut self) {
        self.take_roll();
        self.review_orders(None);
        self.look_out();
        if self.sheet.status == Status::Over {
            self.lay_down();
        }
        self.count_heads();
        self.stir();
        self.thinking = self.thinkers();
    }

    /// What is done for an order or an alarm lives apart, and only as long as it is done: a table that waits is small.
    async fn serve(&mut self, orders: &mut mpsc::Receiver<Order>) {
        let (mut active, mut rang) = (now(), false);
        // One timer for all: it is set anew only when it would ring too late, and what it rings for in vain is put off.
        let mut timer = pin!(sleep_until(active + self.quay.rules.idle));
        while self.gone.is_none() {
            let alarm = self.alarm();
            let wake = alarm.unwrap_or(active + self.quay.rules.idle);
            let due = wake <= now();
            if wake < timer.deadline() {
                timer.as_mut().reset(wake);
            }
            // What is due and what is asked for take turns, and nothing is left to chance.
            let asked_first = rang && !orders.is_empty();
            tokio::select! {
                biased;
                () = async { if !due { timer.as_mut().await } }, if !asked_first => {
                    rang = true;
                    if wake <= now() {
                        active = now();
                        if alarm.is_some() {
                            Box::pin(self.ring()).await;
                        } else {
                            self.offer_to_leave();
                        }
                    }
                    timer.as_mut().reset(self.alarm().unwrap_or(active + self.quay.rules.idle));
                }
                order = orders.recv() => match order {
                    None | Some(Order::Close) => return,
                    Some(order) => {
                        (active, rang) = (now(), false);
                        Box::pin(self.obey(order)).await;
                    }
                },
            }
            self.flush();
            if !self.departed.is_empty() {
                Box::pin(self.remember_departed()).await;
            }
        }
    }

    /// When the table has something to do by itself.
    fn alarm(&self) -> Option<Instant> {
        let bots = self.minds.iter().filter_map(Mind::due);
        let clocks = self.running_clocks().filter_map(|seat| self.course.as_ref()?.clocks.deadline(seat));
        let looks = self.crowd.next_look().map(|(due, _)| due);
        let answers = self.next_release();
        bots.chain(clocks).chain(looks).chain(answers).chain(self.roll_ends()).chain(self.crowd.fades()).min()
    }

    /// Does what is due: one thing at a time, so that orders come in between.
    async fn ring(&mut self) {
        self.stale |= self.crowd.fade();
        let late = self.running_clocks().find(|seat| {
            let deadline = self.course.as_ref().and_then(|course| course.clocks.deadline(*seat));
            deadline.is_some_and(|deadline| deadline <= now())
        });
        let look = self.crowd.next_look().filter(|(due, _)| *due <= now());
        match (late, look) {
            // What was answered in time counts, also where nothing else is left of it.
            _ if self.next_release().is_some_and(|release| release <= now()) => self.release().await,
            (Some(seat), _) => self.time_is_up(seat).await,
            (None, Some((_, guest))) => self.look_at_last(guest).await,
            _ if self.roll_ends().is_some_and(|end| end <= now()) => self.roll_is_up().await,
            (None, None) => self.act().await,
        }
    }

    fn offer_to_leave(&self) {
        if self.crowd.is_empty()
            && self.minds.is_empty()
            && self.next_release().is_none()
            && let Some(master) = self.master.upgrade()
        {
            // A harbourmaster with too much to do is asked again later.
            let _ = master.try_send(Question::Idle(self.sheet.id.clone()));
        }
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Wish(request) => {
                let done = match (request.who, request.wish) {
                    (_, Wish::Info) => Ok(()),
                    (Some(who), wish) => self.grant(&who, wish).await,
                    (None, _) => Err(problems::not_seated()),
                };
                let _ = request.reply.send(done.map(|()| self.info()));
            }
            Order::Attach(arrival) => self.welcome(*arrival).await,
            Order::Detach(guest) => self.see_off(guest).await,
            Order::Call(guest, call, at) => self.answer(guest, *call, at).await,
            Order::Thought(ticket, thought) => self.thought(ticket, *thought),
            Order::Advice(guest, advice) => self.advise(guest, *advice),
            Order::Sweep(before, reply) => {
                self.expire(before).await;
                let _ = reply.send(());
            }
            Order::Became(change, rev) => {
                self.was_touched(rev);
                self.became(change.0, &change.1);
            }
            Order::Forget(who, rev) => {
                self.was_touched(rev);
                self.forget(&who).await;
            }
            Order::Close => {}
        }
    }
}
