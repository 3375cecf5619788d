//! The harbourmaster: the task that knows which tables are in memory, and nothing else about them.

use crate::gauges::{down, up};
use crate::ledger::Loaded;
use crate::problems;
use crate::quay::Quay;
use crate::table::{Order, Owner, TableHandle};
use crate::wire::{Problem, TableId};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

/// How many orders a table may have waiting before whoever asks has to wait too.
const QUEUE: usize = 32;

/// What the harbourmaster is asked.
pub(crate) enum Question {
    /// A handle to a table, which is brought into memory if need be.
    Table(TableId, oneshot::Sender<TableHandle>),
    /// A handle to a table that was just made.
    New(Box<Loaded>, oneshot::Sender<TableHandle>),
    /// Handles to these tables, for each that is in memory.
    Live(Vec<TableId>, oneshot::Sender<Vec<Option<TableHandle>>>),
    /// A table has nothing to do and would leave the memory.
    Idle(TableId),
    /// Everybody finishes what they are at.
    Close(oneshot::Sender<()>),
}

/// A handle to a table that is there, brought into memory if need be.
pub(crate) async fn reach(master: &mpsc::Sender<Question>, id: &str) -> Result<TableHandle, Problem> {
    loop {
        let (reply, answer) = oneshot::channel();
        master.send(Question::Table(id.to_owned(), reply)).await.map_err(|_| problems::closed())?;
        let table = answer.await.map_err(|_| problems::closed())?;
        match table.info().await {
            Ok(_) => return Ok(table),
            // Its owner was just leaving, and there will be another.
            Err(problem) if problem == problems::closed() && !master.is_closed() => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// The tables in memory and the tasks that own them.
struct Roll {
    quay: Arc<Quay>,
    me: mpsc::WeakSender<Question>,
    tables: BTreeMap<TableId, mpsc::Sender<Order>>,
    owners: JoinSet<()>,
}

impl Roll {
    /// Gives a table an owner; without the table itself, the owner reads it from the store.
    fn employ(&mut self, id: TableId, table: Option<Box<Loaded>>) -> mpsc::Sender<Order> {
        let (orders, queue) = mpsc::channel(QUEUE);
        let quay = Arc::clone(&self.quay);
        let owner = Owner::new(Arc::clone(&quay), self.me.clone(), id.clone(), orders.downgrade(), queue);
        self.owners.spawn(serve_table(quay, owner, table));
        self.tables.insert(id, orders.clone());
        orders
    }
}

/// Serves until nobody can ask any more.
pub(crate) async fn serve(
    quay: Arc<Quay>,
    me: mpsc::WeakSender<Question>,
    mut questions: mpsc::Receiver<Question>,
) {
    let rules = quay.rules.clone();
    let mut roll = Roll { quay, me, tables: BTreeMap::new(), owners: JoinSet::new() };
    while let Some(question) = questions.recv().await {
        while roll.owners.try_join_next().is_some() {}
        match question {
            Question::Table(id, reply) => {
                let live = roll.tables.get(&id).filter(|orders| !orders.is_closed()).cloned();
                let orders = live.unwrap_or_else(|| roll.employ(id, None));
                let _ = reply.send(TableHandle::new(orders, &rules));
            }
            Question::New(table, reply) => {
                let orders = roll.employ(table.sheet.id.clone(), Some(table));
                let _ = reply.send(TableHandle::new(orders, &rules));
            }
            Question::Live(ids, reply) => {
                let live = |id: &TableId| Some(TableHandle::new(roll.tables.get(id)?.clone(), &rules));
                let _ = reply.send(ids.iter().map(live).collect());
            }
            Question::Idle(id) => {
                // Nobody but the harbourmaster can make a new handle, so that a table without one stays without.
                if roll.tables.get(&id).is_some_and(|orders| orders.strong_count() == 1 || orders.is_closed())
                {
                    roll.tables.remove(&id);
                }
            }
            Question::Close(reply) => {
                // Nobody waits here for an answer while somebody is waited for.
                drop(questions);
                for orders in roll.tables.into_values() {
                    tokio::spawn(async move { orders.send(Order::Close).await });
                }
                while roll.owners.join_next().await.is_some() {}
                let _ = reply.send(());
                return;
            }
        }
    }
}

async fn serve_table(quay: Arc<Quay>, owner: Owner, table: Option<Box<Loaded>>) {
    up(&quay.counters.live_tables);
    owner.serve(table).await;
    down(&quay.counters.live_tables);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::HouseRules;

    #[tokio::test]
    async fn who_is_sent_to_an_owner_that_is_leaving_asks_again() {
        let (master, mut questions) = mpsc::channel(1);
        let asked = tokio::spawn(async move { reach(&master, "somewhere").await.err() });
        let mut queues = Vec::new();
        for leaves in [true, false] {
            let Some(Question::Table(id, reply)) = questions.recv().await else {
                panic!("a table is asked for")
            };
            assert_eq!(id, "somewhere");
            let (orders, queue) = mpsc::channel(1);
            let _ = reply.send(TableHandle::new(orders, &HouseRules::default()));
            if !leaves {
                queues.push(queue);
            }
        }
        let Some(Order::Wish(request)) = queues[0].recv().await else { panic!("the second owner is asked") };
        let _ = request.reply.send(Err(problems::not_found()));
        assert_eq!(asked.await.unwrap(), Some(problems::not_found()), "and not that the harbour closes");
    }
}
