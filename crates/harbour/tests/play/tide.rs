//! Tables that never begin. The clock of these tests stands still until it is moved.

use crate::clocks::{pass, stop};
use crate::kit::*;
use freeport_harbour::wire::{Sitter, TableId, Terms};
use freeport_harbour::{Changed, HouseRules, Person};
use tokio::sync::broadcast::Receiver;

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// A table that waits for somebody.
async fn waiting(port: &Port, who: &Person) -> TableId {
    let terms = Terms { public: true, ..Terms::default() };
    port.harbour.create(who, wish("four", vec![Sitter::Me, Sitter::Open], terms)).await.unwrap().id
}

/// Moves the time when a table was last touched by so many days.
async fn shift(port: &Port, id: &str, days: i64) {
    let (id, by) = (id.to_owned(), days * DAY as i64 * 1_000);
    let sql = "UPDATE pulse SET touched = touched + ?2 WHERE game_table = ?1";
    port.store().write(move |transaction| transaction.execute(sql, (id, by))).await.unwrap();
}

async fn is_there(port: &Port, id: &str) -> bool {
    let id = id.to_owned();
    let sql = "SELECT 1 FROM game_table WHERE id = ?1";
    port.store().read(move |connection| connection.prepare(sql)?.exists([id])).await.unwrap()
}

/// Waits until the lists are told that a table is gone.
async fn until_gone(port: &Port, changes: &mut Receiver<Changed>, id: &str) -> Changed {
    loop {
        let news = changes.recv().await.unwrap();
        if news.table == id && !is_there(port, id).await {
            return news;
        }
    }
}

#[tokio::test]
async fn a_table_that_never_begins_goes_once_nobody_has_been_there_for_a_month() {
    let _held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let (young, watched) = (waiting(&port, &anna).await, waiting(&port, &anna).await);
    let (old, last) = (waiting(&port, &anna).await, waiting(&port, &anna).await);
    let started = port.gather("four", &[&anna, &bea], instant()).await;
    let mut viewer = port.come(&watched, &bea).await;
    shift(&port, &young, 10).await;
    // Later than the one that is watched, so that its turn comes after that one's.
    shift(&port, &last, 1).await;
    shift(&port, &old, -2).await;
    shift(&port, &watched, -3).await;
    let mut changes = port.harbour.changes();
    pass(29 * DAY).await;
    let news = until_gone(&port, &mut changes, &old).await;
    assert!(news.public && news.people.contains(&anna.id));
    assert_eq!(port.harbour.table(&old).await.err().unwrap().kind, "not_found");
    assert!(is_there(&port, &last).await, "a month has not passed");
    pass(3 * DAY).await;
    until_gone(&port, &mut changes, &last).await;
    for stays in [&young, &watched, &started] {
        assert!(is_there(&port, stays).await);
    }
    assert_eq!(port.harbour.gauges().swept, 2);
    assert_eq!(port.harbour.lists(anna.id).await.unwrap().mine.len(), 3);
    viewer.drain();
    assert_eq!(viewer.table["status"], "gathering");
    // From when the last one went the table is waited for as long again.
    pass(5 * DAY).await;
    drop(viewer);
    let table = port.harbour.table(&watched).await.unwrap();
    while table.info().await.unwrap().watching > 0 {}
    drop(table);
    pass(20 * DAY).await;
    until_gone(&port, &mut changes, &young).await;
    assert!(is_there(&port, &watched).await);
    pass(11 * DAY).await;
    until_gone(&port, &mut changes, &watched).await;
    assert!(is_there(&port, &started).await);
    assert_eq!(port.harbour.gauges().swept, 4);
    port.end().await;
}

#[tokio::test]
async fn what_was_forsaken_while_the_harbour_was_closed_goes_when_it_opens() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let (sound, broken, young) =
        (waiting(&port, &anna).await, waiting(&port, &anna).await, waiting(&port, &anna).await);
    shift(&port, &sound, -40).await;
    shift(&port, &broken, -50).await;
    let (id, sql) = (broken.clone(), "UPDATE game_table SET rules = 99 WHERE id = ?1");
    port.store().write(move |transaction| transaction.execute(sql, [id])).await.unwrap();
    let port = port.reopen().await;
    while port.harbour.gauges().swept < 2 {
        tokio::task::yield_now().await;
    }
    assert!(!is_there(&port, &sound).await && !is_there(&port, &broken).await);
    assert!(is_there(&port, &young).await);
    port.end().await;
}

#[tokio::test]
async fn where_the_house_keeps_everything_nothing_goes() {
    let _held = stop();
    let port = Port::with(HouseRules { gathering: None, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = waiting(&port, &anna).await;
    shift(&port, &id, -4_000).await;
    pass(4_000 * DAY).await;
    port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert!(is_there(&port, &id).await);
    port.end().await;
}

#[tokio::test]
async fn a_clock_that_is_a_month_ahead_deletes_nothing_at_once() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let (old, waits) = (waiting(&port, &anna).await, waiting(&port, &anna).await);
    // All that the harbour has written lies 31 days back, as it does when it starts with a clock that is 31 days ahead.
    shift(&port, &old, -31 - 31).await;
    shift(&port, &waits, -31).await;
    let (sql, by) = ("UPDATE reckoning SET at = at - ?1", 31 * DAY as i64 * 1_000);
    port.harbour.note_time().await.unwrap();
    port.store().write(move |transaction| transaction.execute(sql, [by])).await.unwrap();
    let port = port.reopen().await;
    while port.harbour.gauges().swept < 1 {
        tokio::task::yield_now().await;
    }
    assert!(!is_there(&port, &old).await, "what was forsaken before is");
    assert!(is_there(&port, &waits).await, "a month that nobody lived through counts for nothing yet");
    port.end().await;
}
