//! Time at the table. The clock of these tests stands still until it is moved.

use crate::kit::*;
use freeport_harbour::wire::Terms;
use serde_json::{Value, json};
use std::time::Duration;

/// Stops the clock; it goes on only by [`pass`], because somebody is always busy.
pub fn stop() -> std::sync::mpsc::Sender<()> {
    tokio::time::pause();
    let (release, wait) = std::sync::mpsc::channel::<()>();
    tokio::task::spawn_blocking(move || wait.recv());
    release
}

pub async fn pass(seconds: u64) {
    tokio::time::advance(Duration::from_secs(seconds)).await;
}

fn terms(clock: &Value, at_zero: &str) -> Terms {
    serde_json::from_value(json!({ "clock": clock, "at_zero": at_zero, "pace": "instant" })).unwrap()
}

fn left(table: &Value, seat: usize) -> u64 {
    table["seats"][seat]["left"].as_u64().unwrap()
}

#[tokio::test]
async fn when_the_time_for_a_decision_is_up_a_bot_decides_this_once() {
    let _held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], terms(&json!({ "decision": 30 }), "bot")).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    assert_eq!((left(&one.table, 0), left(&one.table, 1)), (30_000, 30_000));
    assert_eq!(
        (&one.table["seats"][0]["running"], &one.table["seats"][1]["running"]),
        (&json!(true), &json!(false))
    );
    pass(29).await;
    one.choose(3).await;
    pass(20).await;
    two.my_turn().await;
    assert_eq!(two.seq, 1);
    pass(11).await;
    one.my_turn().await;
    assert_eq!(one.seq, 2, "a bot has decided for Bea");
    assert_eq!(two.until_phrase("time_up").await["phrase"]["name"], "Bea");
    one.choose(2).await;
    two.until_seq(3).await;
    two.choose(2).await;
    assert_eq!(two.seq, 4, "and Bea plays on by herself");
    port.end().await;
}

#[tokio::test]
async fn a_reserve_runs_down_grows_by_its_increment_and_at_zero_the_game_is_lost() {
    let _held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let clock = json!({ "reserve": { "seconds": 60, "increment": 5 } });
    let id = port.gather("four", &[&anna, &bea], terms(&clock, "lose")).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    pass(20).await;
    one.choose(3).await;
    one.until_table(|table| table["seats"][1]["running"] == true).await;
    assert_eq!(left(&one.table, 0), 45_000);
    // Taking back gives no time back, and earns none.
    pass(10).await;
    one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
    two.call(json!({ "call": "agree", "seat": 1, "agree": true })).await;
    one.until_table(|table| table["seats"][0]["running"] == true).await;
    assert_eq!((left(&one.table, 0), left(&one.table, 1)), (45_000, 50_000));
    one.choose(3).await;
    one.until_table(|table| table["seats"][1]["running"] == true).await;
    assert_eq!((left(&one.table, 0), left(&one.table, 1)), (45_000, 50_000));
    two.my_turn().await;
    pass(51).await;
    one.until_table(|table| table["status"] == "over").await;
    assert_eq!((&one.table["ending"], &one.table["outcome"]["places"]), (&json!("time"), &json!([1, 2])));
    let note = two.until_phrase("time_up").await;
    assert_eq!((&note["phrase"]["name"], &note["step"]), (&json!("Bea"), &json!(1)));
    port.end().await;
}

#[tokio::test]
async fn after_a_restart_the_clocks_stand_where_the_log_says() {
    let held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let clock = json!({ "reserve": { "seconds": 60, "increment": 5 } });
    let id = port.gather("four", &[&anna, &bea], terms(&clock, "lose")).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    pass(20).await;
    one.choose(3).await;
    pass(7).await;
    two.my_turn().await;
    two.choose(3).await;
    one.my_turn().await;
    pass(10).await;
    drop((one, two));
    let port = port.reopen().await;
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    // The ten seconds of the open decision were never written down.
    assert_eq!((info.seats[0].left, info.seats[1].left), (Some(45_000), Some(58_000)));
    assert!(info.seats[0].running);
    drop(held);
    port.end().await;
}

#[tokio::test]
async fn bots_keep_the_pace_of_the_table() {
    let _held = stop();
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let terms: Terms = serde_json::from_value(json!({ "pace": "human" })).unwrap();
    let id = port.table(&anna, "four", vec![freeport_harbour::wire::Sitter::Me, bot("random")], terms).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.choose(3).await;
    one.until_table(|table| table["seats"][1]["thinking"] == true).await;
    tokio::time::advance(Duration::from_secs(1)).await;
    // A call that is answered in between shows that the table is not asleep, only in no hurry.
    one.call(json!({ "call": "talk", "text": "well?" })).await;
    assert_eq!(one.seq, 1);
    tokio::time::advance(Duration::from_millis(200)).await;
    one.my_turn().await;
    assert_eq!(one.seq, 2);
    one.until_table(|table| table["seats"][1]["thinking"] == false).await;
    port.end().await;
}
