//! Once more with the same people, names of people who share a device, and who is taken for present.

use crate::clocks::{pass, stop};
use crate::kit::*;
use freeport_harbour::wire::{PlayAgain, Sitter, Status, TableId, Terms};
use freeport_harbour::{HouseRules, Person};
use freeport_kernel::sha256;
use serde_json::{Value, json};
use std::time::Duration;

fn yes(text: &str) -> PlayAgain {
    PlayAgain { seal: sha256(text.as_bytes()), ..PlayAgain::default() }
}

fn no() -> PlayAgain {
    PlayAgain { yes: false, ..PlayAgain::default() }
}

/// A finished game of two people.
async fn finished(port: &Port, anna: &Person, bea: &Person) -> TableId {
    let id = port.gather("four", &[anna, bea], instant()).await;
    let mut one = port.look(&id, anna, seat(0)).await;
    one.call(json!({ "call": "concede", "seat": 0 })).await;
    one.until_table(|table| table["status"] == "over").await;
    id
}

#[tokio::test]
async fn the_next_game_begins_when_everybody_has_said_yes_and_all_keep_their_seats() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let playing = port.gather("four", &[&anna, &bea], instant()).await;
    let playing = port.harbour.table(&playing).await.unwrap();
    assert_eq!(playing.play_again(&bea, yes("rum")).await.unwrap_err().kind, "not_over");
    let id = finished(&port, &anna, &bea).await;
    let table = port.harbour.table(&id).await.unwrap();
    let stranger = port.person("Carl").await;
    assert_eq!(table.play_again(&stranger, yes("gin")).await.unwrap_err().kind, "not_seated");
    let mut one = port.come(&id, &anna).await;
    let asked = table.play_again(&bea, yes("rum")).await.unwrap();
    assert_eq!((json!(asked.again.yes), asked.rematch), (json!([1]), None));
    one.until_table(|table| table["again"]["yes"] == json!([1])).await;
    let port = port.crash().await;
    let table = port.harbour.table(&id).await.unwrap();
    let agreed = table.play_again(&anna, yes("tea")).await.unwrap();
    let next = agreed.rematch.expect("both said yes");
    let info = port.harbour.table(&next).await.unwrap().info().await.unwrap();
    assert_eq!((info.host, info.status), (anna.id, Status::Gathering));
    assert_eq!(
        json!(info.roll.unwrap().waiting),
        json!([0, 1]),
        "the seals of the new game are to be opened"
    );
    let (mut one, mut two) = (port.come(&next, &anna).await, port.come(&next, &bea).await);
    assert_eq!((&one.you["seats"], &two.you["seats"]), (&json!([0]), &json!([1])));
    one.call(json!({ "call": "open", "text": "tea" })).await;
    two.call(json!({ "call": "open", "text": "rum" })).await;
    one.until_table(|table| table["status"] == "playing").await;
    assert_eq!(
        table.play_again(&bea, yes("more")).await.unwrap().rematch,
        Some(next),
        "there is one already"
    );
    port.end().await;
}

#[tokio::test]
async fn bots_are_always_willing() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.call(json!({ "call": "concede", "seat": 0 })).await;
    let table = port.harbour.table(&id).await.unwrap();
    let next = table.play_again(&anna, PlayAgain::default()).await.unwrap().rematch.unwrap();
    let info = port.harbour.table(&next).await.unwrap().info().await.unwrap();
    assert_eq!(info.status, Status::Playing, "against bots nobody has to be waited for");
    port.end().await;
}

#[tokio::test]
async fn who_declines_is_told_of_and_holds_nobody_up_for_good() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = finished(&port, &anna, &bea).await;
    let table = port.harbour.table(&id).await.unwrap();
    table.play_again(&anna, yes("tea")).await.unwrap();
    let declined = table.play_again(&bea, no()).await.unwrap();
    assert_eq!((json!(declined.again.yes), json!(declined.again.no)), (json!([0]), json!([1])));
    assert_eq!(declined.rematch, None);
    let alone = PlayAgain { now: true, ..yes("tea") };
    let next = table.play_again(&anna, alone).await.unwrap().rematch.unwrap();
    let info = port.harbour.table(&next).await.unwrap().info().await.unwrap();
    assert_eq!((info.status, json!(info.seats[1].who)), (Status::Gathering, json!("open")));
    assert_eq!(json!(info.seats[0].who)["person"]["name"], "Anna");
    assert_eq!(
        port.harbour.lists(bea.id).await.unwrap().mine.len(),
        1,
        "nobody is seated against their will"
    );
    port.end().await;
}

#[tokio::test]
async fn a_next_table_that_was_deleted_is_made_anew() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = finished(&port, &anna, &bea).await;
    let table = port.harbour.table(&id).await.unwrap();
    let alone = PlayAgain { now: true, ..yes("tea") };
    let gone = table.play_again(&anna, alone).await.unwrap().rematch.unwrap();
    port.harbour.table(&gone).await.unwrap().delete(&anna).await.unwrap();
    let again = table.play_again(&bea, yes("rum")).await.unwrap();
    assert_eq!(again.rematch, None, "a table that is not there any more is none");
    let next = table.play_again(&anna, yes("tea")).await.unwrap().rematch.unwrap();
    assert_ne!(next, gone);
    assert!(port.harbour.table(&next).await.is_ok());
    port.end().await;
}

#[tokio::test]
async fn people_at_one_device_have_names_of_their_own_everywhere() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let seats = vec![Sitter::Me, Sitter::Named("Grandpa".to_owned())];
    let id = port.table(&anna, "four", seats, instant()).await;
    let renamed = Person { id: anna.id, name: "Admiral".to_owned() };
    port.harbour.rename(&renamed).await.unwrap();
    let names = ["Admiral", "Grandpa"];
    assert_eq!(port.harbour.lists(anna.id).await.unwrap().mine[0].names, names);
    let port = port.reopen().await;
    let mut one = port.look(&id, &renamed, seat(1)).await;
    let shown: Vec<&Value> = one.table["seats"].as_array().unwrap().iter().map(|seat| &seat["who"]).collect();
    assert_eq!(
        (&shown[0]["person"]["name"], &shown[1]["person"]["name"]),
        (&json!("Admiral"), &json!("Grandpa"))
    );
    one.call(json!({ "call": "concede", "seat": 1 })).await;
    assert_eq!(one.until_phrase("conceded").await["phrase"]["name"], "Grandpa");
    let record: Value = serde_json::from_str(&port.record(&id, &anna).await.unwrap()).unwrap();
    assert_eq!(
        (&record["seats"][0]["name"], &record["seats"][1]["name"]),
        (&json!("Admiral"), &json!("Grandpa"))
    );
    assert!(port.verify(&record.to_string()).await.sound);
    let table = port.harbour.table(&id).await.unwrap();
    let next = table.play_again(&renamed, PlayAgain::default()).await.unwrap().rematch.unwrap();
    let lists = port.harbour.lists(anna.id).await.unwrap().mine;
    assert_eq!(lists.iter().find(|card| card.id == next).unwrap().names, names);
    for odd in ["", "  ", &"x".repeat(25)] {
        let wish = wish("four", vec![Sitter::Me, Sitter::Named(odd.to_owned())], Terms::default());
        assert!(port.harbour.create(&renamed, wish).await.is_err());
    }
    port.end().await;
}

#[tokio::test]
async fn a_line_that_is_renewed_is_no_absence() {
    let _held = stop();
    let port = Port::with(HouseRules { linger: Duration::from_secs(4), ..quick() }).await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let two = port.look(&id, &bea, seat(1)).await;
    one.until_table(|table| table["seats"][1]["here"] == true).await;
    one.heard.clear();
    drop(two);
    // The table has heard of it when it answers the next one.
    one.call(json!({ "call": "talk", "text": "Bea?" })).await;
    pass(3).await;
    let two = port.come(&id, &bea).await;
    one.call(json!({ "call": "talk", "text": "There you are." })).await;
    pass(3).await;
    one.call(json!({ "call": "talk", "text": "Shall we?" })).await;
    let told: Vec<Value> = one.heard.iter().map(|note| serde_json::from_str(note).unwrap()).collect();
    assert!(!told.iter().any(|note| note["table"]["seats"][1]["here"] == false), "she was never gone");
    drop(two);
    one.call(json!({ "call": "talk", "text": "Good night." })).await;
    pass(5).await;
    one.until_table(|table| table["seats"][1]["here"] == false).await;
    port.end().await;
}
