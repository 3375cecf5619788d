//! The live stream: nothing missed, nothing twice, and every move played once.

use crate::kit::*;
use freeport_harbour::HouseRules;
use freeport_harbour::wire::{Since, Sitter, Terms};
use freeport_kernel::Viewer;
use serde_json::json;

#[tokio::test]
async fn a_move_sent_again_is_played_once() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    let first = one.choice(3);
    assert_eq!(one.call_as("x", first.clone()).await["note"], "done");
    assert_eq!(one.call_as("x", first.clone()).await["note"], "done");
    assert_eq!(kind(&one.call_as("y", first.clone()).await), "stale");
    while two.decision().is_none() {
        two.next().await;
    }
    assert_eq!((two.seq, two.now["turn"]["steps"].as_u64()), (1, Some(1)));
    // The same id from somebody else is another call.
    let reply = two.choice(3);
    assert_eq!(two.call_as("x", reply).await["note"], "done");
    assert_eq!(two.seq, 2);
    // Even when the game has gone back to the very decision, the move is not played a second time.
    assert_eq!(two.call(json!({ "call": "undo", "seat": 1, "keep": 1 })).await["note"], "done");
    assert_eq!(one.call(json!({ "call": "agree", "seat": 0, "agree": true })).await["note"], "done");
    while two.epoch == 0 {
        two.next().await;
    }
    let again = json!({ "call": "play", "seat": 1, "decision": two.decision(), "move": first["move"] });
    assert_eq!(two.call_as("x", again).await["note"], "done");
    two.drain();
    assert_eq!(two.now["turn"]["steps"], 1);
    port.end().await;
}

#[tokio::test]
async fn nobody_moves_for_another_and_nothing_illegal_is_played() {
    let port = Port::open().await;
    let (anna, bea, carl) = (port.person("Anna").await, port.person("Bea").await, port.person("Carl").await);
    let terms = Terms { spectators: true, ..Terms::default() };
    let id = port.gather("four", &[&anna, &bea], terms).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    let mut watcher = port.look(&id, &carl, Viewer::Spectator).await;
    let theirs = one.choice(0);
    assert_eq!(kind(&two.call(theirs.clone()).await), "not_your_seat");
    assert_eq!(kind(&watcher.call(theirs.clone()).await), "not_your_seat");
    let early = json!({ "call": "play", "seat": 1, "decision": 0, "move": theirs["move"] });
    assert_eq!(kind(&two.call(early).await), "stale");
    let mut absurd = one.choice(0);
    absurd["move"] = json!({ "nonsense": [1, 2, 3] });
    assert_eq!(kind(&one.call(absurd).await), "bad_move");
    let nowhere = json!({ "call": "why", "seat": 7, "move": theirs["move"] });
    assert_eq!(kind(&one.call(nowhere).await), "not_your_seat");
    let why = json!({ "call": "why", "seat": 0, "move": theirs["move"] });
    assert_eq!(one.call(why).await["note"], "done");
    let why_not = json!({ "call": "why", "seat": 1, "move": theirs["move"] });
    let answer = two.call(why_not).await;
    assert_eq!(kind(&answer), "illegal");
    assert!(answer["problem"]["rule"].is_string(), "{answer}");
    assert_eq!(one.seq, 0);
    port.end().await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("ahoy", &[&anna, &bea], Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    let mut known = Since { epoch: 0, lines: 0 };
    let mut kept = Vec::new();
    for turn in 0..60 {
        for client in [&mut one, &mut two] {
            client.drain();
            if client.decision().is_some() {
                client.choose(0).await;
            }
        }
        if turn == 20 {
            known = Since { epoch: 0, lines: one.lines.len() };
            kept = one.lines.clone();
        }
    }
    two.call(json!({ "call": "talk", "text": "Ahoy!" })).await;
    one.until("talk").await;
    drop(one);
    let mut back = port.come(&id, &anna).await;
    back.lines = kept;
    back.look(seat(0), Some(known)).await;
    let sync = back.until("sync").await;
    assert_eq!(sync["from"], known.lines);
    let whole = port.look(&id, &anna, seat(0)).await;
    assert_eq!((&back.lines, &back.now, back.seq), (&whole.lines, &whole.now, whole.seq));
    // From another epoch, or with more lines than there are, everything comes anew.
    for stray in [Since { epoch: 3, lines: 5 }, Since { epoch: 0, lines: 100_000 }] {
        back.look(seat(0), Some(stray)).await;
        assert_eq!(back.until("sync").await["from"], 0);
        assert_eq!(back.lines, whole.lines);
    }
    port.end().await;
}

#[tokio::test]
async fn on_a_hot_seat_one_connection_holds_one_view_at_a_time() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "ahoy", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    assert_eq!(client.you["seats"], json!([0, 1]));
    for _ in 0..40 {
        let asked = client.now["turn"]["waiting"][0]["seat"].as_u64().unwrap() as u8;
        client.look(seat(asked), None).await;
        let sync = client.until("sync").await;
        assert_eq!(sync["viewer"], json!({ "seat": asked }));
        client.choose(0).await;
    }
    client.look(Viewer::Spectator, None).await;
    assert_eq!(kind(&client.until("refused").await), "not_your_view");
    client.look(Viewer::Open, None).await;
    assert_eq!(kind(&client.until("refused").await), "not_your_view");
    port.end().await;
}

#[tokio::test]
async fn only_who_may_watch_sees_the_game() {
    let port = Port::open().await;
    let (anna, bea, carl) = (port.person("Anna").await, port.person("Bea").await, port.person("Carl").await);
    let closed = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut stranger = port.come(&closed, &carl).await;
    for viewer in [Viewer::Spectator, Viewer::Open, seat(0), seat(9)] {
        stranger.look(viewer, None).await;
        assert_eq!(kind(&stranger.until("refused").await), "not_your_view");
    }
    assert_eq!(kind(&stranger.call(json!({ "call": "talk", "text": "hello?" })).await), "not_seated");
    let mut two = port.look(&closed, &bea, seat(1)).await;
    two.look(seat(0), None).await;
    assert_eq!(kind(&two.until("refused").await), "not_your_view");
    let open = port.gather("four", &[&anna, &bea], Terms { spectators: true, ..Terms::default() }).await;
    let mut watcher = port.look(&open, &carl, Viewer::Spectator).await;
    watcher.until_table(|table| table["watching"] == 1).await;
    watcher.look(Viewer::Open, None).await;
    assert_eq!(kind(&watcher.until("refused").await), "not_your_view");
    port.end().await;
}

#[tokio::test]
async fn talk_is_kept_cleaned_and_said_once() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let hello = json!({ "call": "talk", "text": "  Ahoy\u{7},\u{0} Bea\n " });
    assert_eq!(one.call_as("t", hello.clone()).await["note"], "done");
    assert_eq!(one.call_as("t", hello).await["note"], "done");
    assert_eq!(kind(&one.call(json!({ "call": "talk", "text": " \n" })).await), "empty");
    assert_eq!(kind(&one.call(json!({ "call": "talk", "text": "x".repeat(501) })).await), "too_long");
    let mut two = port.look(&id, &bea, seat(1)).await;
    two.until("talk").await;
    let said: Vec<_> = two.talk.iter().filter(|line| !line["text"].is_null()).collect();
    assert_eq!(said.len(), 1);
    assert_eq!((&said[0]["text"], &said[0]["name"]), (&json!("Ahoy, Bea"), &json!("Anna")));
    port.end().await;
}

#[tokio::test]
async fn too_many_calls_are_refused_and_what_cannot_be_read_is_answered() {
    let port = Port::with(HouseRules { calls_per_second: 1, burst: 5, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut client = port.come(&id, &anna).await;
    for message in
        ["", "{", "[]", "{\"call\":\"fly\"}", "{\"call\":\"talk\",\"id\":\"1\",\"text\":\"x\",\"as\":2}"]
    {
        assert!(client.say(message).await);
        assert_eq!(kind(&client.until("refused").await), "bad_call");
    }
    let answer = client.call(json!({ "call": "talk", "text": "and one more" })).await;
    assert_eq!(kind(&answer), "too_fast");
    port.end().await;
}

#[tokio::test]
async fn who_talks_without_end_is_told_to_wait_and_can_still_play() {
    let port = Port::with(HouseRules { lines: 3, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    for number in 0..3 {
        let said = client.call(json!({ "call": "talk", "text": format!("line {number}") })).await;
        assert_eq!(said["note"], "done", "{said}");
    }
    let said = client.call(json!({ "call": "talk", "text": "and on" })).await;
    assert_eq!(kind(&said), "too_fast");
    let played = client.call(json!({ "call": "play", "seat": 0, "decision": 0, "move": 3 })).await;
    assert_eq!(played["note"], "done", "{played}");
    port.end().await;
}

#[tokio::test]
async fn a_connection_that_does_not_listen_is_dropped_and_hurts_nobody() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let (frames, mut deaf) = freeport_harbour::line(12, 1 << 20);
    let table = port.harbour.table(&id).await.unwrap();
    let ghost = table.attach(bea.clone(), frames).await.unwrap();
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.until_table(|table| table["seats"][1]["here"] == true).await;
    for _ in 0..5 {
        one.call(json!({ "call": "deputy", "seat": 0, "on": true })).await;
        one.call(json!({ "call": "deputy", "seat": 0, "on": false })).await;
    }
    one.until_table(|table| table["seats"][1]["here"] == false).await;
    assert_eq!(port.harbour.gauges().laggards, 1);
    while deaf.recv().await.is_some() {}
    drop(ghost);
    port.end().await;
}

#[tokio::test]
async fn a_move_meant_for_a_position_that_was_taken_back_is_stale() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, Sitter::Me], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut late = one.choice(3);
    late["epoch"] = json!(one.epoch);
    one.choose(2).await;
    assert_eq!(one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await["note"], "done");
    assert_eq!(one.decision(), late["decision"].as_u64(), "the decision has its old number");
    assert_eq!(kind(&one.call(late.clone()).await), "stale");
    late["epoch"] = json!(one.epoch);
    assert_eq!(one.call(late).await["note"], "done");
    port.end().await;
}

#[tokio::test]
async fn an_answer_does_not_go_stale_when_somebody_else_withdraws_a_choice() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("pirates7", &[&anna, &bea], Terms::default()).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    let mut answer = two.choice(0);
    answer["epoch"] = json!(two.epoch);
    one.choose(0).await;
    assert_eq!(one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await["note"], "done");
    two.until("sync").await;
    assert_eq!(two.epoch, 1);
    assert_eq!(two.call(answer).await["note"], "done");
    port.end().await;
}
