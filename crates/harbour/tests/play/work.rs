//! Work that takes its time: nobody waits behind somebody else's, and nothing is done that nobody waits for.

use crate::clocks::{pass, stop};
use crate::kit::*;
use freeport_harbour::wire::{Sitter, Terms};
use freeport_harbour::{HouseRules, Share};
use freeport_kernel::Seat;
use serde_json::json;
use std::sync::mpsc::channel;

/// A table of one person and a bot that thinks for seconds.
async fn against_a_thinker(port: &Port, who: &freeport_harbour::Person) -> Client {
    let id = port.table(who, "four", vec![Sitter::Me, bot("mcts:hard")], instant()).await;
    port.look(&id, who, seat(0)).await
}

#[tokio::test]
async fn thoughts_of_positions_that_are_gone_are_dropped() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let mut client = against_a_thinker(&port, &anna).await;
    for _ in 0..30 {
        client.choose(0).await;
        let back = client.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
        assert_eq!(back["note"], "done", "{back}");
        // One may be under way on each thread until it looks up, and none waits.
        let waiting = port.harbour.gauges().bot_queue;
        assert!(waiting <= 2, "{waiting} thoughts for a position that is gone");
    }
    while port.harbour.gauges().bot_queue > 0 {
        tokio::task::yield_now().await;
    }
    port.end().await;
}

#[tokio::test]
async fn a_neighbours_bot_answers_before_all_bots_of_somebody_with_many_tables_have() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut tables = Vec::new();
    for _ in 0..12 {
        let mut client = against_a_thinker(&port, &anna).await;
        client.choose(3).await;
        tables.push(client);
    }
    let id = port.table(&bea, "four", vec![Sitter::Me, bot("mcts:easy")], instant()).await;
    let mut neighbour = port.look(&id, &bea, seat(0)).await;
    neighbour.choose(3).await;
    neighbour.until_seq(2).await;
    // One thread is all that one person ever has here, and it thinks for two seconds at each table.
    assert!(port.harbour.gauges().bot_queue >= 2);
    drop(tables);
    port.end().await;
}

#[tokio::test]
async fn bots_without_anybody_come_after_the_bot_of_somebody_who_waits() {
    let port = Port::with(HouseRules { workers: 1, ..quick() }).await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut shows = Vec::new();
    for _ in 0..12 {
        shows.push(port.table(&anna, "four", vec![bot("mcts:hard"), bot("mcts:hard")], instant()).await);
    }
    let id = port.table(&bea, "four", vec![Sitter::Me, bot("mcts:hard")], instant()).await;
    let mut client = port.look(&id, &bea, seat(0)).await;
    client.choose(3).await;
    client.until_seq(2).await;
    assert!(port.harbour.gauges().bot_queue >= 12 - 2, "hers came before those that nobody waits for");
    port.end().await;
}

#[tokio::test]
async fn a_hint_is_called_off_when_who_asked_goes_away() {
    let hint = std::time::Duration::from_hours(1);
    let port = Port::with(HouseRules { hint, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    client.say(&json!({ "call": "hint", "id": "h", "seat": 0 }).to_string()).await;
    let busy = client.call(json!({ "call": "hint", "seat": 0 })).await;
    assert_eq!(kind(&busy), "busy");
    assert_eq!(port.harbour.gauges().bot_queue, 1);
    drop(client);
    while port.harbour.gauges().bot_queue > 0 {
        tokio::task::yield_now().await;
    }
    port.end().await;
}

#[tokio::test]
async fn who_asks_for_too_much_is_told_so_and_nobody_else_is() {
    let port = Port::with(HouseRules { strangers: 6, each_stranger: 4, ..quick() }).await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let greedy = Share::of(anna.id);
    let held: Vec<_> = (0..4).map(|_| port.harbour.place(greedy).unwrap()).collect();
    assert_eq!(port.harbour.place(greedy).err().unwrap().kind, "busy");
    assert_eq!(port.replay(&id, &anna, seat(0), 0, 5).await.unwrap_err().kind, "busy");
    assert_eq!(port.record(&id, &anna).await.unwrap_err().kind, "busy");
    assert_eq!(port.replay(&id, &bea, seat(1), 0, 5).await.unwrap().steps, 0);
    client.choose(3).await;
    let all: Vec<_> =
        (0..2).map(|who| port.harbour.place(Share::of(("one of many", who))).unwrap()).collect();
    assert_eq!(port.record(&id, &bea).await.unwrap_err().kind, "busy");
    assert_eq!(port.harbour.gauges().strangers, 6);
    drop((held, all));
    assert!(port.record(&id, &anna).await.is_ok());
    port.end().await;
}

#[tokio::test]
async fn a_record_that_would_take_too_long_is_refused_before_it_is_begun() {
    let port = Port::open().await;
    let chance = json!(vec![1; 63]);
    let log: Vec<_> = (0..1_000).map(|_| json!({ "seat": 0, "move": "go", "chance": chance })).collect();
    let record = json!({ "freeport": 1, "game": "pirates7", "rules": 1, "log": log }).to_string();
    let place = port.harbour.place(Share::of("somebody")).unwrap();
    let refused = port.harbour.verify(place, record).await.unwrap_err();
    assert_eq!(refused.kind, "too_heavy");
    port.end().await;
}

#[tokio::test]
async fn a_refused_move_and_one_that_is_sent_again_read_nothing() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let played = client.choice(3);
    assert_eq!(client.call_as("first", played.clone()).await["note"], "done");
    // All readers of the store are kept busy.
    let (release, wait) = channel::<()>();
    let wait = std::sync::Arc::new(std::sync::Mutex::new(wait));
    let (began, mut begun) = tokio::sync::mpsc::channel(8);
    for _ in 0..4 {
        let (store, wait, began) = (port.store().clone(), wait.clone(), began.clone());
        tokio::spawn(async move {
            let read = store.read(move |_| {
                let _ = began.blocking_send(());
                let _ = wait.lock().map(|wait| wait.recv());
                Ok(())
            });
            read.await
        });
    }
    for _ in 0..4 {
        begun.recv().await.unwrap();
    }
    assert_eq!(kind(&client.call_as("second", played.clone()).await), "stale");
    assert_eq!(client.call_as("first", played).await["note"], "done", "it was made, and is not made again");
    drop(release);
    assert_eq!(client.seq, 1);
    port.end().await;
}

#[tokio::test]
async fn who_looks_again_and_again_is_answered_once_in_a_while() {
    let port = Port::with(HouseRules { looks_per_second: 1, looks: 2, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut client = port.come(&id, &anna).await;
    let _held = stop();
    for _ in 0..30 {
        client.look(seat(0), None).await;
    }
    client.look(seat(1), None).await;
    client.call(json!({ "call": "talk", "text": "and now?" })).await;
    let syncs =
        |client: &Client| client.heard.iter().filter(|note| note.contains("\"note\":\"sync\"")).count();
    assert_eq!(syncs(&client), 2);
    pass(2).await;
    client.until("sync").await;
    assert_eq!(client.now["choices"], json!(null), "the last look is the one that counts");
    client.call(json!({ "call": "talk", "text": "all right" })).await;
    assert_eq!(syncs(&client), 3);
    assert_eq!(client.now["turn"]["waiting"][0]["seat"], json!(Seat(0)));
    port.end().await;
}
