//! Windows at a table: answers wait for the beat, which is on nobody's clock; who is out of time declines; and what a pass does to
//! the ways back.

use crate::clocks::stop;
use crate::foil::*;
use crate::kit::*;
use freeport_harbour::Person;
use serde_json::{Value, json};

async fn two_people(port: &Port) -> (Person, Person) {
    (port.person("Anna").await, port.person("Bea").await)
}

/// Two people, the second with this hand and a whistle or none, and the first strike done.
async fn struck(port: &Port, hand: &[u8], whistles: &[u8], more: &Value) -> (Client, Client, String) {
    let (anna, bea) = two_people(port).await;
    let id = stage(port, &[Some(&anna), Some(&bea)], position(&[hand], whistles), terms(more)).await;
    let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
    one.strike(1, "high").await;
    two.until_seq(1).await;
    settle(&mut two).await;
    (one, two, id)
}

#[tokio::test]
async fn an_answer_in_a_hidden_window_waits_for_the_beat() {
    let _held = stop();
    let port = Port::open().await;
    let (mut one, mut two, _) = struck(&port, &[5], &[], &json!({})).await;
    assert_eq!(two.now["choices"]["window"]["hidden"], true);
    assert_eq!((&two.window["left"], &two.window["given"]), (&json!(BEAT), &Value::Null));
    let wrong = two.answer_with(&json!({ "parry": 9 }));
    assert_eq!(kind(&two.call(wrong).await), "illegal", "what cannot be is refused at once");
    let parry = two.answer_with(&json!({ "parry": 5 }));
    two.say_call("parry", parry.clone()).await;
    wait(BEAT - 1).await;
    settle(&mut two).await;
    assert_eq!((two.seq, &two.window["given"]), (1, &json!("hand")));
    // Who comes back says it again; it is played once.
    two.say_call("parry", parry).await;
    wait(1).await;
    assert_eq!(told(&mut two, "parry").await["note"], "done");
    one.until_seq(2).await;
    settle(&mut one).await;
    assert_eq!((one.seq, one.now["view"]["out"].clone()), (2, json!([5])));
    let heard = |word: &str| one.heard.iter().any(|note| note.contains(&format!("\"note\":\"{word}\"")));
    assert!(heard("change") && !heard("window"), "the others are told of no window");
    port.end().await;
}

#[tokio::test]
async fn after_the_beat_an_answer_counts_at_once() {
    let _held = stop();
    let port = Port::open().await;
    let (_one, mut two, _) = struck(&port, &[5], &[], &json!({})).await;
    wait(BEAT + 500).await;
    settle(&mut two).await;
    assert_eq!(two.seq, 1, "nobody answers for who is asked");
    let pass = two.answer_with(&json!("pass"));
    assert_eq!(two.call(pass).await["note"], "done");
    assert_eq!(two.seq, 2);
    port.end().await;
}

#[tokio::test]
async fn an_open_window_is_answered_at_once() {
    let _held = stop();
    let port = Port::open().await;
    let (_one, mut two, _) = struck(&port, &[], &[1], &json!({})).await;
    assert_eq!((&two.now["choices"]["window"]["hidden"], &two.window["left"]), (&json!(false), &json!(0)));
    let pass = two.answer_with(&json!("pass"));
    assert_eq!(two.call(pass).await["note"], "done");
    port.end().await;
}

fn left(table: &Value, seat: usize) -> u64 {
    table["seats"][seat]["left"].as_u64().unwrap()
}

#[tokio::test]
async fn the_beat_is_on_nobodys_clock_and_a_window_earns_nothing() {
    let _held = stop();
    let port = Port::open().await;
    let clock = json!({ "clock": { "reserve": { "seconds": 60, "increment": 5 } } });
    let (mut one, mut two, _) = struck(&port, &[4, 5], &[], &clock).await;
    assert_eq!((left(&two.table, 1), &two.table["seats"][1]["beat"]), (60_000, &json!(BEAT)));
    let pass = two.answer_with(&json!("pass"));
    two.say_call("first", pass).await;
    wait(BEAT).await;
    assert_eq!(told(&mut two, "first").await["note"], "done");
    two.until_table(|table| table["seats"][0]["running"] == true).await;
    assert_eq!((left(&two.table, 0), left(&two.table, 1)), (65_000, 60_000), "nothing spent, nothing earned");
    one.until_seq(2).await;
    one.strike(1, "low").await;
    two.until_seq(3).await;
    wait(BEAT + 2_000).await;
    let pass = two.answer_with(&json!("pass"));
    assert_eq!(two.call(pass).await["note"], "done");
    two.until_table(|table| table["seats"][0]["running"] == true).await;
    assert_eq!(left(&two.table, 1), 58_000, "what lasts longer than the beat is one's own time");
    port.end().await;
}

#[tokio::test]
async fn after_a_restart_the_clocks_know_that_windows_earn_nothing() {
    let held = stop();
    let port = Port::open().await;
    let clock = json!({ "clock": { "reserve": { "seconds": 60, "increment": 5 } } });
    let (one, mut two, id) = struck(&port, &[4, 5], &[], &clock).await;
    wait(BEAT + 2_000).await;
    let pass = two.answer_with(&json!("pass"));
    assert_eq!(two.call(pass).await["note"], "done");
    drop((one, two));
    let port = port.reopen().await;
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert_eq!((info.seats[0].left, info.seats[1].left), (Some(65_000), Some(58_000)));
    drop(held);
    port.end().await;
}

#[tokio::test]
async fn who_is_out_of_time_in_a_window_declines_and_loses_nothing_else() {
    let _held = stop();
    for at_zero in ["bot", "lose"] {
        let port = Port::open().await;
        let more = json!({ "clock": { "decision": 10 }, "at_zero": at_zero });
        let (mut one, mut two, _) = struck(&port, &[5], &[], &more).await;
        wait(BEAT + 9_999).await;
        settle(&mut two).await;
        assert_eq!(two.seq, 1);
        wait(1).await;
        settle(&mut two).await;
        one.until_seq(2).await;
        assert_eq!(two.now["view"]["held"], json!([3, 1]), "the card is still there");
        assert_eq!((&two.now["view"]["lives"][1], &two.table["status"]), (&json!(5), &json!("playing")));
        assert!(two.talk.iter().all(|line| line["phrase"]["key"] != "time_up"), "nobody has to be told");
        port.end().await;
    }
}

#[tokio::test]
async fn an_answer_that_was_given_in_time_counts_also_with_nothing_left_on_the_clock() {
    let _held = stop();
    let port = Port::open().await;
    let clock = json!({ "clock": { "reserve": { "seconds": 10, "increment": 0 } }, "at_zero": "lose" });
    let (mut one, mut two, _) = struck(&port, &[4, 5], &[], &clock).await;
    wait(BEAT + 10_000).await;
    settle(&mut one).await;
    one.until_seq(2).await;
    one.strike(1, "high").await;
    two.until_seq(3).await;
    settle(&mut two).await;
    assert_eq!(left(&two.table, 1), 0);
    let parry = two.answer_with(&json!({ "parry": 5 }));
    two.say_call("parry", parry).await;
    wait(BEAT).await;
    assert_eq!(told(&mut two, "parry").await["note"], "done");
    assert_eq!(two.now["view"]["out"], json!([5]));
    port.end().await;
}

#[tokio::test]
async fn a_pass_in_an_open_window_leaves_the_free_way_back() {
    let _held = stop();
    let port = Port::open().await;
    let (mut one, mut two, _) = struck(&port, &[], &[1], &json!({})).await;
    one.until_seq(1).await;
    assert_eq!(one.now["take_backs"][0]["consent"], json!([]), "an open window is nobody's turn");
    let pass = two.answer_with(&json!("pass"));
    two.call(pass).await;
    one.until_seq(2).await;
    assert_eq!(one.now["take_backs"][0], json!({ "keep": 0, "consent": [], "fenced": false }));
    assert_eq!(one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await["note"], "done");
    assert_eq!((&one.table["request"], &one.now["view"]["lives"]), (&Value::Null, &json!([6, 6])));
    port.end().await;
}

#[tokio::test]
async fn a_pass_in_a_hidden_window_fences_by_hand_and_by_order_alike() {
    let _held = stop();
    let port = Port::open().await;
    let mut seen = Vec::new();
    for by_order in [false, true] {
        let (anna, bea) = two_people(&port).await;
        let id = stage(&port, &[Some(&anna), Some(&bea)], position(&[&[5]], &[]), terms(&json!({}))).await;
        let (mut one, mut two) = (port.look(&id, &anna, seat(0)).await, port.look(&id, &bea, seat(1)).await);
        if by_order {
            two.order(1, rest("never")).await;
        }
        one.strike(1, "high").await;
        two.until_seq(1).await;
        if !by_order {
            let pass = two.answer_with(&json!("pass"));
            two.say_call("pass", pass).await;
        }
        settle(&mut two).await;
        wait(BEAT).await;
        settle(&mut one).await;
        one.until_seq(2).await;
        seen.push(one.now["take_backs"].clone());
    }
    assert_eq!(seen[0], json!([{ "keep": 0, "consent": [1], "fenced": true }]));
    assert_eq!(seen[0], seen[1]);
    port.end().await;
}

#[tokio::test]
async fn bots_hold_a_pass_in_a_hidden_window() {
    let _held = stop();
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = stage(&port, &[Some(&anna), None], position(&[&[5]], &[]), terms(&json!({}))).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.strike(1, "high").await;
    settle(&mut one).await;
    assert_eq!(one.seq, 1, "also a bot that has nothing to think about waits");
    wait(40).await;
    settle(&mut one).await;
    one.until_seq(2).await;
    let refused = one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
    assert_eq!(kind(&refused), "bots_hold");
    port.end().await;
}

#[tokio::test]
async fn a_window_that_is_taken_back_is_closed() {
    let _held = stop();
    let port = Port::open().await;
    let (mut one, mut two, _) = struck(&port, &[5], &[], &json!({})).await;
    let parry = two.answer_with(&json!({ "parry": 5 }));
    two.say_call("parry", parry).await;
    settle(&mut two).await;
    one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
    two.call(json!({ "call": "agree", "seat": 1, "agree": true })).await;
    settle(&mut two).await;
    assert_eq!(kind(&told(&mut two, "parry").await), "stale");
    wait(2 * BEAT).await;
    settle(&mut two).await;
    assert_eq!((two.seq, &two.now["view"]["held"]), (2, &json!([3, 1])), "the card was not played");
    port.end().await;
}
