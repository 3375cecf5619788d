//! The roll call: everybody seals, then everybody opens, and only then there is a game.

use crate::clocks::{pass, stop};
use crate::kit::*;
use freeport_harbour::Person;
use freeport_harbour::wire::{Join, NewTable, Ready, Sitter, Status, TableId, TableInfo, Terms};
use freeport_kernel::{Seat, sha256};
use serde_json::{Value, json};

fn seal(text: &str) -> String {
    sha256(text.as_bytes())
}

fn open(text: &str) -> Value {
    json!({ "call": "open", "text": text })
}

fn sealed(text: &str) -> Join {
    Join { seat: None, entropy: String::new(), seal: seal(text) }
}

/// A table whose host has sealed a text.
fn sealed_wish(game: &str, seats: Vec<Sitter>, terms: Terms, text: &str) -> NewTable {
    NewTable { entropy: String::new(), seal: seal(text), ..wish(game, seats, terms) }
}

/// Two people at a table, both sealed and ready, and the roll called.
async fn called(port: &Port, anna: &Person, bea: &Person, terms: Terms) -> (TableId, TableInfo) {
    let wish = sealed_wish("four", vec![Sitter::Me, Sitter::Open], terms, "tea");
    let id = port.harbour.create(anna, wish).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    table.join(bea, sealed("rum")).await.unwrap();
    table.ready(bea, ready(true)).await.unwrap();
    let info = table.start(anna).await.unwrap();
    (id, info)
}

async fn info(port: &Port, id: &str) -> TableInfo {
    port.harbour.table(id).await.unwrap().info().await.unwrap()
}

#[tokio::test]
async fn nobody_shows_what_they_throw_in_before_everybody_has_sealed() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let wish = sealed_wish("four", vec![Sitter::Me, Sitter::Open], Terms::default(), "tea");
    let id = port.harbour.create(&anna, wish).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    let mut one = port.come(&id, &anna).await;
    assert_eq!(kind(&one.call(open("tea")).await), "no_roll_call", "it is too early");
    table.join(&bea, sealed("rum")).await.unwrap();
    let mut two = port.come(&id, &bea).await;
    // Until the roll is called, who thinks again may seal again.
    assert_eq!(two.call(json!({ "call": "seal", "seal": seal("gin") })).await["note"], "done");
    assert_eq!(kind(&two.call(json!({ "call": "seal", "seal": "gin" })).await), "bad_seal");
    table.ready(&bea, Ready { ready: true, seal: seal("rum") }).await.unwrap();
    let commit = table.info().await.unwrap().commit;
    let info = table.start(&anna).await.unwrap();
    assert_eq!(info.status, Status::Gathering, "there is no game before the seals are open");
    assert_eq!((info.seals.clone(), info.entropy.is_empty()), (vec![seal("tea"), seal("rum")], true));
    assert_eq!(json!(info.roll.unwrap().waiting), json!([0, 1]));
    // From here on everything is fixed.
    assert_eq!(kind(&two.call(json!({ "call": "seal", "seal": seal("gin") })).await), "roll_call");
    assert_eq!(table.reseat(&anna, Seat(1), bot("random")).await.unwrap_err().kind, "roll_call");
    assert_eq!(kind(&two.call(open("gin")).await), "bad_seal");
    assert_eq!(two.call(open("rum")).await["note"], "done");
    assert_eq!(two.call(open("rum")).await["note"], "done", "sent again, it is open already");
    one.until_table(|table| table["roll"]["waiting"] == json!([0])).await;
    assert!(!one.heard.iter().any(|note| note.contains("\"rum\"")), "what is open is told when all is open");
    assert_eq!(one.call(open("tea")).await["note"], "done");
    one.until_table(|table| table["status"] == "playing").await;
    assert_eq!(one.table["entropy"], json!(["tea", "rum"]));
    assert_eq!((&one.table["commit"], &one.table["roll"]), (&json!(commit), &Value::Null));

    two.call(json!({ "call": "concede", "seat": 1 })).await;
    let record: Value = serde_json::from_str(&port.record(&id, &anna).await.unwrap()).unwrap();
    assert_eq!(record["seals"], json!([seal("tea"), seal("rum")]));
    assert!(port.verify(&record.to_string()).await.sound);
    port.end().await;
}

#[tokio::test]
async fn who_does_not_open_in_time_calls_the_start_off_and_everybody_seals_anew() {
    let _held = stop();
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let (id, before) = called(&port, &anna, &bea, Terms::default()).await;
    let mut one = port.come(&id, &anna).await;
    one.call(open("tea")).await;
    pass(21).await;
    assert_eq!(one.until_phrase("called_off").await["phrase"]["name"], "Bea");
    one.until_table(|table| table["roll"].is_null()).await;
    assert_eq!(one.table["status"], "gathering");
    assert_ne!(one.table["commit"], before.commit, "the harbour seals anew as well");
    assert_eq!(one.table["seals"], json!(["", ""]), "what was opened is worth nothing any more");
    assert_eq!(
        (&one.table["seats"][0]["ready"], &one.table["seats"][1]["ready"]),
        (&json!(true), &json!(false))
    );
    let table = port.harbour.table(&id).await.unwrap();
    table.ready(&bea, Ready { ready: true, seal: seal("gin") }).await.unwrap();
    assert_eq!(
        table.start(&anna).await.unwrap_err().kind,
        "not_sealed",
        "nobody plays without a seal by haste"
    );
    assert_eq!(one.call(json!({ "call": "seal", "seal": seal("milk") })).await["note"], "done");
    table.start(&anna).await.unwrap();
    let mut two = port.come(&id, &bea).await;
    assert_eq!(kind(&one.call(open("tea")).await), "bad_seal");
    one.call(open("milk")).await;
    two.call(open("gin")).await;
    assert_eq!(info(&port, &id).await.entropy, ["milk", "gin"]);
    port.end().await;
}

#[tokio::test]
async fn who_gets_up_or_thinks_again_during_the_roll_call_calls_it_off() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    for leave in [false, true] {
        let (id, before) = called(&port, &anna, &bea, Terms::default()).await;
        let mut one = port.come(&id, &anna).await;
        one.call(open("tea")).await;
        let table = port.harbour.table(&id).await.unwrap();
        let after =
            if leave { table.leave(&bea).await } else { table.ready(&bea, ready(false)).await }.unwrap();
        assert!(after.roll.is_none() && after.commit != before.commit);
        assert_eq!(one.until_phrase("called_off").await["phrase"]["name"], "Bea");
    }
    port.end().await;
}

#[tokio::test]
async fn a_game_against_bots_begins_when_the_seal_is_opened_however_long_that_takes() {
    let _held = stop();
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let seats = vec![Sitter::Me, bot("random")];
    let wish = NewTable { start: true, ..sealed_wish("four", seats, instant(), "tea") };
    let id = port.harbour.create(&anna, wish).await.unwrap().id;
    pass(60 * 60).await;
    let mut one = port.come(&id, &anna).await;
    assert_eq!((&one.table["status"], &one.table["roll"]["left"]), (&json!("gathering"), &Value::Null));
    one.look(seat(0), None).await;
    assert_eq!(one.call(open("tea")).await["note"], "done");
    assert!(one.my_turn().await);
    port.end().await;
}

#[tokio::test]
async fn who_plays_alone_may_seal_anew_in_another_browser() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let wish =
        NewTable { start: true, ..sealed_wish("four", vec![Sitter::Me, bot("random")], instant(), "tea") };
    let id = port.harbour.create(&anna, wish).await.unwrap().id;
    let before = info(&port, &id).await;
    let mut phone = port.come(&id, &anna).await;
    assert_eq!(phone.call(json!({ "call": "seal", "seal": seal("rum") })).await["note"], "done");
    phone.until_table(|table| table["seals"][0] == seal("rum")).await;
    assert_ne!(phone.table["commit"], before.commit, "the harbour seals anew as well");
    assert_eq!(kind(&phone.call(open("tea")).await), "bad_seal");
    let port = port.crash().await;
    let mut phone = port.come(&id, &anna).await;
    assert_eq!(phone.call(open("rum")).await["note"], "done");
    phone.until_table(|table| table["status"] == "playing").await;
    port.end().await;
}

#[tokio::test]
async fn a_server_that_is_killed_during_the_roll_call_goes_on_with_it() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let terms = Terms { shuffle: true, ..Terms::default() };
    let (id, before) = called(&port, &anna, &bea, terms).await;
    let mut one = port.come(&id, &anna).await;
    one.call(open("tea")).await;
    drop(one);
    let port = port.crash().await;
    let after = info(&port, &id).await;
    assert_eq!((after.commit, after.seals, after.status), (before.commit, before.seals, Status::Gathering));
    assert_eq!(
        json!(after.roll.unwrap().waiting),
        json!([0, 1]),
        "what was opened in memory is opened again"
    );
    let table = port.harbour.table(&id).await.unwrap();
    assert_eq!(table.reseat(&anna, Seat(1), bot("random")).await.unwrap_err().kind, "roll_call");
    let (mut one, mut two) = (port.come(&id, &anna).await, port.come(&id, &bea).await);
    one.call(open("tea")).await;
    two.call(open("rum")).await;
    one.until_table(|table| table["status"] == "playing").await;
    port.end().await;
}

#[tokio::test]
async fn the_seats_are_dealt_before_the_seals_are_opened() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..24 {
        let terms = Terms { shuffle: true, ..instant() };
        let (id, before) = called(&port, &anna, &bea, terms).await;
        let (mut one, mut two) = (port.come(&id, &anna).await, port.come(&id, &bea).await);
        one.call(open("tea")).await;
        two.call(open("rum")).await;
        let after = info(&port, &id).await;
        assert_eq!(after.seals, before.seals, "who knows the texts must not choose their order");
        first.insert(before.seals[0].clone());
    }
    assert_eq!(first.len(), 2, "in 24 games both should have begun once");
    port.end().await;
}

#[tokio::test]
async fn a_program_that_gives_its_text_at_once_has_nothing_to_open() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.harbour.create(&anna, wish("four", vec![Sitter::Me, Sitter::Open], Terms::default())).await;
    let table = port.harbour.table(&id.unwrap().id).await.unwrap();
    table.join(&bea, sealed("rum")).await.unwrap();
    table.ready(&bea, ready(true)).await.unwrap();
    let info = table.start(&anna).await.unwrap();
    assert_eq!(
        info.seals,
        [String::new(), seal("rum")],
        "a text that is known was not sealed, and is not said to be"
    );
    assert_eq!(json!(info.roll.unwrap().waiting), json!([1]));
    port.end().await;
}
