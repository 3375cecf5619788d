//! Coming back: where one left off, and which tables wait.

use crate::kit::*;
use freeport_harbour::HouseRules;
use freeport_harbour::wire::{Sitter, Terms};
use std::time::Duration;

#[tokio::test]
async fn who_comes_back_is_told_where_they_left_off_and_who_never_left_is_not() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut client = port.come(&id, &anna).await;
    client.look(seat(0), None).await;
    assert!(client.until("sync").await["seen"].is_null(), "nothing happened before one came");
    let mut two = port.look(&id, &bea, seat(1)).await;
    client.choose(3).await;
    let left = client.lines.len();
    drop(client);
    two.until_table(|table| table["seats"][0]["here"] == false).await;
    assert!(two.my_turn().await);
    two.choose(3).await;
    let mut client = port.come(&id, &anna).await;
    client.look(seat(0), None).await;
    assert_eq!(client.until("sync").await["seen"], left);
    assert_eq!(client.lines.len(), left + 1, "and what Bea did is there");
    // A second page of the same person, who is here: nothing is news to her.
    let mut second = port.come(&id, &anna).await;
    second.look(seat(0), None).await;
    assert!(second.until("sync").await["seen"].is_null());
    // Looking once more with the same page is no return.
    client.look(seat(0), None).await;
    assert!(client.until("sync").await["seen"].is_null());
    port.end().await;
}

#[tokio::test]
async fn what_one_has_seen_outlives_the_server_also_where_it_fell_over() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    assert!(client.my_turn().await);
    client.choose(3).await;
    assert!(client.my_turn().await);
    let told = client.lines.len();
    // The harbour falls over: the bot's answer was never seen, as far as anybody knows.
    std::mem::forget(client);
    let port = port.crash().await;
    let mut client = port.come(&id, &anna).await;
    client.look(seat(0), None).await;
    assert_eq!(client.until("sync").await["seen"], told - 1, "her own move she has seen");
    drop(client);
    // Left in good order, there is nothing new.
    let port = port.reopen().await;
    let mut client = port.come(&id, &anna).await;
    client.look(seat(0), None).await;
    assert!(client.until("sync").await["seen"].is_null());
    port.end().await;
}

#[tokio::test]
async fn a_line_that_is_renewed_is_no_return() {
    let port = Port::with(HouseRules { linger: Duration::from_mins(10), ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let (mut one, mut other) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &anna, seat(1)).await);
    one.choose(2).await;
    other.until_seq(1).await;
    drop((one, other));
    let mut again = port.come(&id, &anna).await;
    again.look(seat(0), None).await;
    assert!(again.until("sync").await["seen"].is_null());
    port.end().await;
}

#[tokio::test]
async fn the_tables_that_wait_for_one_come_first_however_many_others_there_are() {
    let port = Port::with(HouseRules { tables_per_person: 1_000, ..quick() }).await;
    let anna = port.person("Anna").await;
    let waits = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut client = port.look(&waits, &anna, seat(0)).await;
    assert!(client.my_turn().await);
    for _ in 0..70 {
        let open = wish("four", vec![Sitter::Me, Sitter::Open], Terms::default());
        port.harbour.create(&anna, open).await.unwrap();
    }
    let mine = port.harbour.lists(anna.id).await.unwrap().mine;
    assert!(mine[0].id == waits && mine[0].my_turn, "{:?}", mine[0]);
    assert!(mine[1..].iter().all(|card| !card.my_turn));
    port.end().await;
}
