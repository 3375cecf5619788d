//! Taking back.

use crate::kit::*;
use freeport_harbour::wire::{Sitter, Terms};
use serde_json::{Value, json};

fn undo(seat: u8, keep: u64) -> Value {
    json!({ "call": "undo", "seat": seat, "keep": keep })
}

fn agree(seat: u8, agree: bool) -> Value {
    json!({ "call": "agree", "seat": seat, "agree": agree })
}

fn deputy(seat: u8, on: bool) -> Value {
    json!({ "call": "deputy", "seat": seat, "on": on })
}

fn practice() -> Terms {
    Terms { practice: true, ..instant() }
}

/// The nearest step back of our eyes.
fn nearest(client: &Client) -> (u64, bool, usize) {
    let back = &client.now["take_backs"][0];
    let asked = back["consent"].as_array().map_or(0, Vec::len);
    (back["keep"].as_u64().unwrap_or_default(), back["fenced"] == true, asked)
}

/// Plays on until chance or something hidden has come out since our last move, and we are to decide.
async fn past_a_fence(one: &mut Client) -> u64 {
    while one.my_turn().await {
        let (keep, fenced, _) = nearest(one);
        if fenced {
            return keep;
        }
        one.choose(0).await;
    }
    panic!("a whole game without chance");
}

/// The same with two people, of whom the other one plays along.
async fn past_a_fence_together(one: &mut Client, two: &mut Client) -> u64 {
    for _ in 0..400 {
        one.catch_up(two).await;
        let (keep, fenced, _) = nearest(one);
        if fenced {
            return keep;
        }
        let next = if one.decision().is_some() { &mut *one } else { &mut *two };
        next.choose(0).await;
    }
    panic!("no chance in four hundred moves");
}

#[tokio::test]
async fn up_to_the_fence_one_takes_back_freely() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("ahoy", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    // Some decision leaves the turn where it is and brings nothing to light.
    let (mover, other, number, keep) = loop {
        one.catch_up(&mut two).await;
        let first = one.decision().is_some();
        let mover = if first { &mut one } else { &mut two };
        let steps = mover.now["turn"]["steps"].as_u64().unwrap();
        mover.choose(0).await;
        if nearest(mover) == (steps, false, 0) {
            break if first { (one, two, 0, steps) } else { (two, one, 1, steps) };
        }
    };
    let (mut mover, mut other) = (mover, other);
    assert_eq!(kind(&other.call(undo(number, keep)).await), "not_your_seat");
    assert_eq!(mover.call(undo(number, keep)).await["note"], "done");
    let name = if number == 0 { "Anna" } else { "Bea" };
    let note = mover.until_phrase("took_back").await;
    assert_eq!(note["phrase"], json!({ "key": "took_back", "name": name, "moves": 1, "agreed": [] }));
    assert_eq!(note["step"], keep, "the story knows where it belongs");
    other.until("sync").await;
    assert_eq!((other.epoch, other.now["turn"]["steps"].as_u64()), (1, Some(keep)));
    assert!(mover.decision().is_some());
    port.end().await;
}

#[tokio::test]
async fn who_has_the_turn_is_asked_before_it_is_taken_from_them() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    assert_eq!(nearest(&one), (0, false, 1));
    assert_eq!(one.call_as("back", undo(0, 0)).await["note"], "done");
    two.until_table(|table| table["request"] == json!({ "seat": 0, "keep": 0, "waiting": [1] })).await;
    assert_eq!(one.epoch, 0, "nothing is taken back yet");
    assert_eq!(one.call_as("back", undo(0, 0)).await["note"], "done", "the same wish, sent again");
    assert_eq!(kind(&one.call(undo(0, 0)).await), "request_open");
    // Who asked may think better of it.
    assert_eq!(one.call(agree(0, false)).await["note"], "done");
    one.until_table(|table| table["request"].is_null()).await;
    assert!(!one.talk.iter().any(|line| line["phrase"]["key"] == "refused_take_back"));
    assert_eq!(kind(&two.call(agree(1, true)).await), "no_request");
    port.end().await;
}

#[tokio::test]
async fn whoever_decided_since_is_asked_and_named_when_they_agreed() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    two.my_turn().await;
    two.choose(3).await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    two.until_table(|table| table["request"] == json!({ "seat": 0, "keep": 0, "waiting": [1] })).await;
    assert_eq!(kind(&one.call(agree(0, true)).await), "no_request");
    assert_eq!(kind(&one.call(agree(1, true)).await), "not_your_seat");
    assert_eq!(two.call(agree(1, false)).await["note"], "done");
    let refused = one.until_phrase("refused_take_back").await;
    assert_eq!(refused["phrase"], json!({ "key": "refused_take_back", "name": "Bea", "asker": 0 }));
    two.until_table(|table| table["request"].is_null()).await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    assert_eq!(kind(&two.call(undo(1, 0)).await), "nothing_to_undo");
    assert_eq!(two.call(agree(1, true)).await["note"], "done");
    let note = two.until_phrase("took_back").await;
    assert_eq!(note["phrase"]["agreed"], json!(["Bea"]));
    assert_eq!((two.epoch, two.now["turn"]["steps"].as_u64()), (1, Some(0)));
    port.end().await;
}

#[tokio::test]
async fn a_wish_dies_when_the_game_moves_on_or_somebody_gives_up() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    two.my_turn().await;
    two.choose(3).await;
    one.my_turn().await;
    one.call(undo(0, 0)).await;
    two.until_table(|table| !table["request"].is_null()).await;
    one.choose(2).await;
    two.until_table(|table| table["request"].is_null()).await;
    assert_eq!(kind(&two.call(agree(1, true)).await), "no_request");
    assert_eq!(one.epoch, 0);
    one.call(undo(0, 2)).await;
    two.until_table(|table| !table["request"].is_null()).await;
    two.call(json!({ "call": "concede", "seat": 1 })).await;
    one.until_table(|table| table["request"].is_null() && table["status"] == "over").await;
    port.end().await;
}

#[tokio::test]
async fn bots_and_ones_own_other_seats_agree_up_to_the_fence() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let against_bot = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut one = port.look(&against_bot, &anna, seat(0)).await;
    one.choose(3).await;
    one.my_turn().await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    assert_eq!(one.epoch, 1);
    assert_eq!(one.now["turn"]["steps"], 0);
    let note = one.until_phrase("took_back").await;
    assert_eq!(note["phrase"]["agreed"], json!([]), "nobody was asked, and nobody is told to have agreed");

    let hot = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut both = port.look(&hot, &anna, seat(0)).await;
    both.choose(3).await;
    both.look(seat(1), None).await;
    both.until("sync").await;
    both.choose(3).await;
    assert_eq!(both.call(undo(0, 0)).await["note"], "done");
    assert_eq!(both.epoch, 1);
    port.end().await;
}

#[tokio::test]
async fn bots_do_not_agree_past_a_fence() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "ahoy", vec![Sitter::Me, bot("random")], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let keep = past_a_fence(&mut one).await;
    assert_eq!(kind(&one.call(undo(0, keep)).await), "bots_hold");
    assert_eq!((one.epoch, &one.table["request"]), (0, &Value::Null));
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert!(!info.terms.practice);
    port.end().await;
}

#[tokio::test]
async fn at_a_practice_table_everything_is_taken_back_and_the_record_says_so() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "ahoy", vec![Sitter::Me, bot("random")], practice()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let keep = past_a_fence(&mut one).await;
    assert_eq!(one.table["terms"]["practice"], true);
    assert_eq!(one.call(undo(0, keep)).await["note"], "done");
    assert_eq!((one.epoch, one.now["turn"]["steps"].as_u64()), (1, Some(keep)));
    assert_eq!(one.until_phrase("took_back").await["phrase"]["agreed"], json!([]));
    one.call(json!({ "call": "concede", "seat": 0 })).await;
    one.until_table(|table| table["status"] == "over").await;
    let mut record: Value = serde_json::from_str(&port.record(&id, &anna).await.unwrap()).unwrap();
    assert_eq!(record["practice"], true);
    assert!(port.verify(&record.to_string()).await.sound);
    // Nobody makes a contest of it afterwards.
    record.as_object_mut().unwrap().remove("practice");
    assert!(!port.verify(&record.to_string()).await.sound);
    port.end().await;
}

#[tokio::test]
async fn with_a_second_person_there_is_no_practice() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], practice()).await;
    let one = port.look(&id, &anna, seat(0)).await;
    assert_eq!(one.table["terms"]["practice"], false);
    drop(one);
    let port = port.reopen().await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.choose(3).await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    one.until_table(|table| table["request"]["waiting"] == json!([1])).await;
    port.end().await;
}

#[tokio::test]
async fn a_deputy_agrees_to_nothing_and_its_person_answers_on_return() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("ahoy", &[&anna, &bea], Terms { grace: 0, ..instant() }).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    past_a_fence_together(&mut one, &mut two).await;
    drop(two);
    one.until_table(|table| table["seats"][1]["here"] == false).await;
    assert_eq!(one.call(deputy(1, true)).await["note"], "done");
    one.my_turn().await;
    let (keep, _, _) = nearest(&one);
    assert_eq!(one.call(undo(0, keep)).await["note"], "done");
    one.until_table(|table| table["request"]["waiting"] == json!([1])).await;
    assert_eq!(one.epoch, 0, "the deputy has not agreed in its person's name");
    let mut back = port.look(&id, &bea, seat(1)).await;
    back.until_table(|table| table["seats"][1]["deputy"].is_null()).await;
    assert_eq!(back.table["request"]["waiting"], json!([1]), "and Bea is asked when she comes back");
    assert_eq!(back.call(agree(1, true)).await["note"], "done");
    assert_eq!(one.until_phrase("took_back").await["phrase"]["agreed"], json!(["Bea"]));
    port.end().await;
}
