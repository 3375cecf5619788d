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

#[tokio::test]
async fn up_to_the_fence_one_takes_back_freely() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    let note = one.until_phrase("took_back").await;
    assert_eq!(note["phrase"], json!({ "key": "took_back", "name": "Anna", "moves": 1, "asked": false }));
    two.until("sync").await;
    assert_eq!((two.epoch, two.seq, two.now["turn"]["steps"].as_u64()), (1, 2, Some(0)));
    assert!(one.decision().is_some());
    assert_eq!(kind(&one.call(undo(0, 0)).await), "nothing_to_undo");
    assert_eq!(kind(&two.call(undo(0, 0)).await), "not_your_seat");
    port.end().await;
}

#[tokio::test]
async fn beyond_the_fence_the_others_are_asked() {
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
    two.until_phrase("refused_take_back").await;
    two.until_table(|table| table["request"].is_null()).await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    assert_eq!(kind(&two.call(undo(1, 0)).await), "nothing_to_undo");
    assert_eq!(two.call(agree(1, true)).await["note"], "done");
    let note = two.until_phrase("took_back").await;
    assert_eq!(note["phrase"]["asked"], true);
    assert_eq!((two.epoch, two.now["turn"]["steps"].as_u64()), (1, Some(0)));
    port.end().await;
}

#[tokio::test]
async fn a_wish_dies_when_the_game_moves_on() {
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
    port.end().await;
}

#[tokio::test]
async fn bots_deputies_and_ones_own_other_seats_agree_at_once() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let against_bot = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut one = port.look(&against_bot, &anna, seat(0)).await;
    one.choose(3).await;
    one.my_turn().await;
    assert_eq!(one.call(undo(0, 0)).await["note"], "done");
    assert_eq!(one.epoch, 1);
    assert_eq!(one.now["turn"]["steps"], 0);

    let hot = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut both = port.look(&hot, &anna, seat(0)).await;
    both.choose(3).await;
    both.look(seat(1), None).await;
    both.until("sync").await;
    both.choose(3).await;
    assert_eq!(both.call(undo(0, 0)).await["note"], "done");
    assert_eq!(both.epoch, 1);

    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.choose(3).await;
    two.my_turn().await;
    two.choose(3).await;
    one.my_turn().await;
    one.call(undo(0, 0)).await;
    two.until_table(|table| !table["request"].is_null()).await;
    // Who goes away and leaves the seat to a bot holds nobody up.
    drop(two);
    one.until_table(|table| table["seats"][1]["here"] == false).await;
    assert_eq!(one.call(json!({ "call": "deputy", "seat": 1, "on": true })).await["note"], "done");
    one.until_phrase("took_back").await;
    assert_eq!(one.epoch, 1);
    port.end().await;
}
