//! Standing orders: what they decline, what stops and ends them, and who is told.

use crate::clocks::stop;
use crate::foil::*;
use crate::kit::*;
use freeport_harbour::Person;
use serde_json::{Value, json};

/// Three people: the first strikes, the second has a hand, the third an odd card.
struct Bout {
    port: Port,
    people: [Person; 3],
    id: String,
    one: Client,
    two: Client,
    three: Client,
}

impl Bout {
    async fn begin(hand: &[u8], more: &Value) -> Bout {
        let port = Port::open().await;
        let people = [port.person("Anna").await, port.person("Bea").await, port.person("Carl").await];
        let seats = [Some(&people[0]), Some(&people[1]), Some(&people[2])];
        let id = stage(&port, &seats, position(&[hand, &[9]], &[]), terms(more)).await;
        let one = port.look(&id, &people[0], seat(0)).await;
        let mut two = port.look(&id, &people[1], seat(1)).await;
        settle(&mut two).await;
        let three = port.look(&id, &people[2], seat(2)).await;
        Bout { port, people, id, one, two, three }
    }

    /// The first strikes the second; whether the second's table has answered when the beat is over.
    async fn answered(&mut self, aim: &str) -> bool {
        self.one.until_seq(self.two.seq).await;
        self.one.strike(1, aim).await;
        let seq = self.one.seq;
        self.two.until_seq(seq).await;
        wait(BEAT).await;
        settle(&mut self.two).await;
        self.two.seq > seq
    }

    /// The second passes what was asked.
    async fn pass(&mut self) {
        let pass = self.two.answer_with(&json!("pass"));
        assert_eq!(self.two.call(pass).await["note"], "done");
    }

    fn news(&self) -> Vec<&str> {
        let news = self.two.orders["news"].as_array().unwrap();
        news.iter().map(|one| one["news"]["key"].as_str().unwrap()).collect()
    }
}

fn about(source: &str, ask: &str) -> Value {
    order(&json!(source), ask, "game", &json!([]))
}

#[tokio::test]
async fn an_order_declines_at_the_beat_and_its_owner_alone_is_told() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    let ids: Vec<&Value> =
        bout.two.orders["sources"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
    assert_eq!(ids, ["odd", "even", "whistle"]);
    bout.two.order(1, rest("never")).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.orders["orders"], json!([rest("never")]));
    bout.one.strike(1, "high").await;
    bout.two.until_seq(1).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.window["given"], "order", "the owner sees that it will be declined");
    wait(BEAT - 1).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.seq, 1);
    wait(1).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.seq, 2);
    assert_eq!(bout.news(), ["declined"]);
    assert_eq!(bout.two.orders["news"][0]["news"]["moment"]["key"], "may-parry");
    for other in [&mut bout.one, &mut bout.three] {
        settle(other).await;
        let told = |note: &String| note.contains("\"news\":[{") || note.contains("\"orders\":[{");
        assert!(!other.heard.iter().any(told), "somebody else was told");
    }
    bout.port.end().await;
}

#[tokio::test]
async fn the_record_holds_plain_moves() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    bout.two.order(1, rest("never")).await;
    assert!(bout.answered("high").await);
    for client in [&mut bout.one, &mut bout.three] {
        let seat = client.you["seats"][0].clone();
        client.call(json!({ "call": "concede", "seat": seat })).await;
    }
    bout.two.until_table(|table| table["status"] == "over").await;
    let record: Value =
        serde_json::from_str(&bout.port.record(&bout.id, &bout.people[0]).await.unwrap()).unwrap();
    assert_eq!(record["log"][1], json!({ "seat": 1, "move": "pass" }));
    assert!(!record.to_string().contains("never"));
    bout.port.end().await;
}

#[tokio::test]
async fn never_when_it_matters_and_always() {
    let _held = stop();
    for (source, ask, high, low) in
        [("odd", "never", true, true), ("odd", "matters", false, true), ("odd", "always", false, false)]
    {
        let mut bout = Bout::begin(&[5, 7], &json!({})).await;
        bout.two.order(1, about(source, ask)).await;
        assert_eq!(bout.answered("high").await, high, "{ask}");
        if !high {
            bout.pass().await;
        }
        assert_eq!(bout.answered("low").await, low, "{ask}");
        bout.port.end().await;
    }
}

#[tokio::test]
async fn a_fact_that_everybody_knows_stops_an_order_for_its_window() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5, 7], &json!({})).await;
    bout.two.order(1, order(&Value::Null, "never", "game", &json!([{ "fact": "last-strike" }]))).await;
    assert!(bout.answered("high").await && bout.answered("low").await);
    assert!(!bout.answered("high").await, "the third strike is the last");
    bout.pass().await;
    assert_eq!(bout.two.orders["orders"].as_array().unwrap().len(), 1, "the order stands");
    bout.port.end().await;
}

#[tokio::test]
async fn an_order_ends_when_somebody_else_uses_something_and_not_for_what_is_past() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5, 7], &json!({})).await;
    let wary = order(&Value::Null, "never", "game", &json!(["used"]));
    bout.one.strike(2, "high").await;
    bout.three.until_seq(1).await;
    let parry = bout.three.answer_with(&json!({ "parry": 9 }));
    bout.three.say_call("parry", parry).await;
    settle(&mut bout.three).await;
    wait(BEAT).await;
    settle(&mut bout.three).await;
    bout.two.until_seq(2).await;
    bout.two.order(1, wary.clone()).await;
    assert!(bout.answered("high").await, "the parry was before the order");
    bout.one.until_seq(bout.two.seq).await;
    bout.port.end().await;

    let mut bout = Bout::begin(&[4, 5, 7], &json!({})).await;
    bout.two.order(1, wary).await;
    assert!(bout.answered("high").await, "to pass is to use nothing");
    bout.one.until_seq(bout.two.seq).await;
    bout.one.strike(2, "high").await;
    bout.three.until_seq(3).await;
    let parry = bout.three.answer_with(&json!({ "parry": 9 }));
    bout.three.say_call("parry", parry).await;
    settle(&mut bout.three).await;
    wait(BEAT).await;
    settle(&mut bout.three).await;
    bout.two.until_seq(4).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.orders["orders"], json!([]));
    assert_eq!(bout.news(), ["declined", "stopped"]);
    assert!(!bout.answered("low").await);
    bout.port.end().await;
}

#[tokio::test]
async fn an_order_for_a_turn_does_not_outlive_it() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5, 7], &json!({})).await;
    bout.two.order(1, order(&Value::Null, "never", "turn", &json!([]))).await;
    assert!(bout.answered("high").await);
    bout.one.until_seq(2).await;
    let rest = bout.one.answer_with(&json!("rest"));
    bout.one.call(rest).await;
    bout.two.until_seq(3).await;
    settle(&mut bout.two).await;
    assert_eq!((bout.news(), &bout.two.orders["orders"]), (vec!["declined", "ended"], &json!([])));
    let rest = bout.two.answer_with(&json!("rest"));
    bout.two.call(rest).await;
    bout.three.until_seq(4).await;
    bout.three.strike(1, "high").await;
    bout.two.until_seq(5).await;
    wait(2 * BEAT).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.seq, 5, "Bea is asked again");
    bout.port.end().await;
}

#[tokio::test]
async fn an_order_says_nothing_about_a_window_that_is_open_already() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    bout.one.strike(1, "high").await;
    bout.two.until_seq(1).await;
    bout.two.order(1, rest("never")).await;
    wait(2 * BEAT).await;
    settle(&mut bout.two).await;
    assert_eq!((bout.two.seq, &bout.two.window["given"]), (1, &Value::Null));
    bout.pass().await;
    assert!(bout.answered("low").await, "but about the next");
    bout.port.end().await;
}

#[tokio::test]
async fn withdrawal_wins_until_the_answer_is_released() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    bout.two.order(1, rest("never")).await;
    bout.one.strike(1, "high").await;
    bout.two.until_seq(1).await;
    wait(BEAT - 1).await;
    let done = bout.two.call(json!({ "call": "withdraw", "seat": 1 })).await;
    assert_eq!(done["note"], "done");
    wait(BEAT).await;
    settle(&mut bout.two).await;
    assert_eq!((bout.two.seq, &bout.two.orders["orders"]), (1, &json!([])));
    let parry = bout.two.answer_with(&json!({ "parry": 5 }));
    assert_eq!(bout.two.call(parry).await["note"], "done", "Bea decides for herself");
    bout.port.end().await;
}

#[tokio::test]
async fn an_order_that_is_changed_while_it_waits_asks() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    bout.two.order(1, rest("never")).await;
    bout.one.strike(1, "high").await;
    bout.two.until_seq(1).await;
    bout.two.order(1, about("odd", "never")).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.window["given"], "order", "the order about the rest is as it was");
    bout.two.order(1, rest("always")).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.window["given"], Value::Null);
    bout.port.end().await;
}

#[tokio::test]
async fn anybody_may_let_a_window_last_also_with_nothing_to_play() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 6], &json!({})).await;
    bout.two.order(1, rest("matters")).await;
    bout.one.strike(1, "high").await;
    bout.two.until_seq(1).await;
    settle(&mut bout.two).await;
    assert_eq!(bout.two.now["choices"]["moves"].as_array().unwrap().len(), 1, "there is nothing to play");
    let hold = |on: bool| json!({ "call": "hold", "seat": 1, "on": on });
    assert_eq!(bout.two.call(hold(true)).await["note"], "done");
    wait(5 * BEAT).await;
    settle(&mut bout.two).await;
    assert_eq!((bout.two.seq, &bout.two.window["held"]), (1, &json!(true)));
    assert_eq!(bout.two.call(hold(false)).await["note"], "done");
    settle(&mut bout.two).await;
    assert_eq!(bout.two.seq, 2);
    assert_eq!(kind(&bout.two.call(hold(true)).await), "stale", "there is no window any more");
    assert_eq!(kind(&bout.one.call(json!({ "call": "hold", "seat": 1, "on": true })).await), "not_your_seat");
    bout.port.end().await;
}

#[tokio::test]
async fn an_order_says_nothing_a_game_does_not_know_and_is_given_for_ones_own_seat() {
    let _held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    let give = async |client: &mut Client, order: Value| {
        let answer = client.call(json!({ "call": "order", "seat": 1, "order": order })).await;
        kind(&answer).to_owned()
    };
    assert_eq!(give(&mut bout.two, about("trumpet", "never")).await, "bad_order");
    let storm = order(&Value::Null, "never", "game", &json!([{ "fact": "storm" }]));
    assert_eq!(give(&mut bout.two, storm).await, "bad_order");
    let long = order(&Value::Null, "never", "game", &json!(["used", "used", "used", "used"]));
    assert_eq!(give(&mut bout.two, long).await, "bad_order");
    assert_eq!(give(&mut bout.one, rest("never")).await, "not_your_seat");
    let done = bout.one.call(json!({ "call": "withdraw", "seat": 1 })).await;
    assert_eq!(kind(&done), "not_your_seat");
    let four = bout.port.gather("four", &[&bout.people[0], &bout.people[1]], instant()).await;
    let mut one = bout.port.look(&four, &bout.people[0], seat(0)).await;
    let answer = one.call(json!({ "call": "order", "seat": 0, "order": rest("never") })).await;
    assert_eq!(kind(&answer), "bad_order", "in this game there is nothing to give orders about");
    assert_eq!(one.orders, Value::Null);
    bout.port.end().await;
}

#[tokio::test]
async fn orders_survive_a_restart_and_answer_what_was_asked_before_it() {
    let held = stop();
    let mut bout = Bout::begin(&[4, 5], &json!({})).await;
    bout.two.order(1, about("odd", "never")).await;
    bout.two.order(1, order(&Value::Null, "matters", "turn", &json!(["used"]))).await;
    let orders = json!([about("odd", "never"), order(&Value::Null, "matters", "turn", &json!(["used"]))]);
    bout.one.strike(1, "high").await;
    let Bout { port, people, id, one, two, three } = bout;
    drop((one, two, three));
    let port = port.reopen().await;
    let mut two = port.look(&id, &people[1], seat(1)).await;
    settle(&mut two).await;
    assert_eq!(two.orders["orders"], orders);
    wait(BEAT).await;
    settle(&mut two).await;
    assert_eq!(two.seq, 2);
    drop(held);
    port.end().await;
}
