//! The harbourmaster: the task that knows which tables are in memory, and nothing else about them.

use crate::gauges::{down, up};
use crate::ledger::Loaded;
use crate::quay::Quay;
use crate::table::{Order, Owner, TableHandle};
use crate::wire::TableId;
use std::collections::HashMap;
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
    /// Handles to those of these tables that are in memory.
    Live(Vec<TableId>, oneshot::Sender<Vec<TableHandle>>),
    /// A table has nothing to do and would leave the memory.
    Idle(TableId),
    /// Everybody finishes what they are at.
    Close(oneshot::Sender<()>),
}

/// The tables in memory and the tasks that own them.
struct Roll {
    quay: Arc<Quay>,
    me: mpsc::WeakSender<Question>,
    tables: HashMap<TableId, mpsc::Sender<Order>>,
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
    let mut roll = Roll { quay, me, tables: HashMap::new(), owners: JoinSet::new() };
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
                let live = ids.iter().filter_map(|id| roll.tables.get(id).cloned());
                let _ = reply.send(live.map(|orders| TableHandle::new(orders, &rules)).collect());
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
