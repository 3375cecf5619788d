//! Being away, giving up, and once more.

use crate::clocks::{pass, stop};
use crate::kit::*;
use freeport_harbour::wire::{Sitter, Terms};
use serde_json::{Value, json};

fn deputy(seat: u8, on: bool) -> Value {
    json!({ "call": "deputy", "seat": seat, "on": on })
}

fn concede(seat: u8) -> Value {
    json!({ "call": "concede", "seat": seat })
}

#[tokio::test]
async fn a_bot_plays_for_who_is_away_and_leaves_when_they_return() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms { grace: 0, ..instant() }).await;
    let (mut one, two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.until_table(|table| table["seats"][1]["here"] == true).await;
    assert_eq!(kind(&one.call(deputy(1, true)).await), "not_absent");
    drop(two);
    one.until_table(|table| table["seats"][1]["here"] == false).await;
    assert_eq!(one.call(deputy(1, true)).await["note"], "done");
    assert_eq!(one.until_phrase("deputy_came").await["phrase"]["name"], "Bea");
    one.choose(3).await;
    one.my_turn().await;
    assert_eq!(one.seq, 2, "the deputy answered");
    assert_eq!(kind(&one.call(deputy(1, false)).await), "not_your_seat");
    let port = port.reopen().await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    assert_eq!(one.table["seats"][1]["deputy"], "mcts:medium");
    let mut back = port.look(&id, &bea, seat(1)).await;
    back.until_table(|table| table["seats"][1]["deputy"].is_null()).await;
    back.until_phrase("deputy_went").await;
    one.choose(2).await;
    back.my_turn().await;
    back.choose(0).await;
    assert_eq!(back.seq, 4);
    port.end().await;
}

#[tokio::test]
async fn a_reload_is_no_absence() {
    let _held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let (mut one, two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.until_table(|table| table["seats"][1]["here"] == true).await;
    assert_eq!(one.table["seats"][1]["grace"], Value::Null);
    drop(two);
    one.until_table(|table| table["seats"][1]["grace"] == 60_000).await;
    assert_eq!(kind(&one.call(deputy(1, true)).await), "too_soon");
    pass(59).await;
    assert_eq!(kind(&one.call(deputy(1, true)).await), "too_soon");
    // Who looks in for a moment begins a new absence.
    let two = port.look(&id, &bea, seat(1)).await;
    one.until_table(|table| table["seats"][1]["grace"].is_null()).await;
    drop(two);
    one.until_table(|table| !table["seats"][1]["grace"].is_null()).await;
    pass(2).await;
    assert_eq!(kind(&one.call(deputy(1, true)).await), "too_soon");
    pass(58).await;
    assert_eq!(one.call(deputy(1, true)).await["note"], "done");
    one.until_table(|table| table["seats"][1]["deputy"] == "mcts:medium").await;
    port.end().await;
}

#[tokio::test]
async fn a_deputy_of_ones_own_stays_until_one_says_so() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    assert_eq!(two.call(deputy(1, true)).await["note"], "done");
    drop(two);
    let port = port.reopen().await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    assert_eq!(two.table["seats"][1]["deputy"], "mcts:medium", "it was her wish");
    assert_eq!(two.call(deputy(1, false)).await["note"], "done");
    two.until_table(|table| table["seats"][1]["deputy"].is_null()).await;
    port.end().await;
}

#[tokio::test]
async fn who_has_a_deputy_does_not_move_beside_it() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let terms: Terms = serde_json::from_value(json!({ "pace": "human" })).unwrap();
    let id = port.gather("four", &[&anna, &bea], terms).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    assert_eq!(one.call(deputy(0, true)).await["note"], "done");
    assert_eq!(kind(&one.call(one.choice(3)).await), "deputy_plays");
    one.until_table(|table| table["seats"][0]["thinking"] == true).await;
    assert_eq!(one.call(deputy(0, false)).await["note"], "done");
    one.until_table(|table| table["seats"][0]["thinking"] == false).await;
    one.choose(3).await;
    port.end().await;
}

#[tokio::test]
async fn with_one_side_left_giving_up_ends_the_game() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    assert_eq!(kind(&one.call(concede(1)).await), "not_your_seat");
    assert_eq!(two.call(concede(1)).await["note"], "done");
    one.until_table(|table| table["status"] == "over").await;
    assert_eq!(one.table["ending"], "conceded");
    assert_eq!(one.until_phrase("conceded").await["step"], 1, "the story can tell it in its place");
    for client in [&mut one, &mut two] {
        while client.now["turn"]["waiting"] != json!([]) {
            client.until("sync").await;
        }
        assert_eq!((client.decision(), &client.now["take_backs"]), (None, &json!([])));
    }
    let late = port.look(&id, &bea, seat(1)).await;
    assert_eq!((late.decision(), &late.now["turn"]["waiting"]), (None, &json!([])));
    assert_eq!(one.table["outcome"]["places"], json!([1, 2]));
    let record = port.record(&id, &anna).await.unwrap();
    let opened: Value = serde_json::from_str(&record).unwrap();
    assert!(opened["seed"].is_string() && port.verify(&record).await.sound);
    let port = port.reopen().await;
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert_eq!(json!(info.outcome.unwrap())["places"], json!([1, 2]));
    port.end().await;
}

#[tokio::test]
async fn with_more_sides_left_a_bot_plays_on_and_the_seat_comes_last() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let terms = instant();
    let seats = vec![Sitter::Me, Sitter::Open, bot("random")];
    let id = port.harbour.create(&anna, wish("ahoy", seats, terms)).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    table.join(&bea, serde_json::from_value(json!({})).unwrap()).await.unwrap();
    table.ready(&bea, ready(true)).await.unwrap();
    table.start(&anna).await.unwrap();
    drop(table);
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    assert_eq!(two.call(concede(1)).await["note"], "done");
    two.until_phrase("conceded").await;
    one.until_table(|table| table["seats"][1]["conceded"] == true).await;
    assert_eq!(one.table["status"], "playing");
    assert_eq!(kind(&two.call(deputy(1, false)).await), "conceded");
    // No person is left to play when Anna gives up too.
    assert_eq!(one.call(concede(0)).await["note"], "done");
    one.until_table(|table| table["status"] == "over").await;
    assert_eq!(one.table["outcome"]["winners"], json!([2]));
    port.end().await;
}
