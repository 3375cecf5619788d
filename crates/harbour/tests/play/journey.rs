//! Tables of Runebound, which one may also play alone, and from which one may go.

use crate::kit::*;
use freeport_harbour::wire::{NewTable, Sitter, Terms};
use freeport_testkit::rules;
use serde_json::{Value, json};

fn concede(seat: u8) -> Value {
    json!({ "call": "concede", "seat": seat })
}

/// Plays alone until dice have been thrown since the last move; the move that could be taken back.
async fn past_the_dice(one: &mut Client) -> u64 {
    while one.my_turn().await {
        let back = &one.now["take_backs"][0];
        if back["fenced"] == true {
            return back["keep"].as_u64().unwrap();
        }
        one.choose(0).await;
    }
    panic!("a whole game without dice");
}

#[tokio::test]
async fn who_plays_alone_is_held_to_the_dice_unless_it_is_for_practice() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    for practice in [false, true] {
        let terms = Terms { practice, ..instant() };
        let id = port.table(&anna, "runebound", vec![Sitter::Me], terms).await;
        let mut one = port.look(&id, &anna, seat(0)).await;
        assert_eq!(one.table["terms"]["practice"], practice);
        let keep = past_the_dice(&mut one).await;
        let answer = one.call(json!({ "call": "undo", "seat": 0, "keep": keep })).await;
        if practice {
            assert_eq!((&answer["note"], one.epoch), (&json!("done"), 1));
        } else {
            assert_eq!((kind(&answer), one.epoch), ("throws_stand", 0));
        }
    }
    port.end().await;
}

#[tokio::test]
async fn giving_up_alone_wins_nothing() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "runebound", vec![Sitter::Me], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    assert_eq!(one.call(concede(0)).await["note"], "done");
    one.until_table(|table| table["status"] == "over").await;
    assert_eq!((&one.table["outcome"]["winners"], &one.table["ending"]), (&json!([]), &json!("conceded")));
    assert!(port.verify(&port.record(&id, &anna).await.unwrap()).await.sound);
    port.end().await;
}

#[tokio::test]
async fn who_stays_when_all_others_have_gone_wins() {
    rules!["RN-1.9"];
    let port = Port::open().await;
    let (anna, bea, carl) = (port.person("Anna").await, port.person("Bea").await, port.person("Carl").await);
    let id = port.gather("runebound", &[&anna, &bea, &carl], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let (mut two, mut three) = (port.look(&id, &bea, seat(1)).await, port.look(&id, &carl, seat(2)).await);
    assert_eq!(one.call(concede(0)).await["note"], "done");
    two.until_table(|table| table["seats"][0]["conceded"] == true).await;
    assert_eq!(two.table["status"], "playing", "two are left");
    assert_eq!(three.call(concede(2)).await["note"], "done");
    two.until_table(|table| table["status"] == "over").await;
    assert_eq!(two.table["outcome"]["winners"], json!([1]));
    port.end().await;
}

#[tokio::test]
async fn a_hero_is_led_on_and_prices_stay_those_of_the_beginning() {
    rules!["RN-1.6", "RN-15.3", "RN-30.6"];
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let seats = vec![Sitter::Me, Sitter::Open, bot("random")];
    let options = Some(json!({ "doom": "on", "start": "first_seat" }));
    let wished = NewTable { options, ..wish("runebound", seats, instant()) };
    let id = port.harbour.create(&anna, wished).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    table.join(&bea, serde_json::from_value(json!({})).unwrap()).await.unwrap();
    table.ready(&bea, ready(true)).await.unwrap();
    table.start(&anna).await.unwrap();
    drop(table);
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    let prices = |client: &Client| {
        let view = &client.now["view"];
        (view["xp_price"].clone(), view["doom"]["number"].clone(), view["parties"][1]["hero"].clone())
    };
    let (xp, doom, hero) = prices(&one);
    assert_eq!((&xp, &doom), (&json!(4), &json!(6)), "three began");
    assert_eq!(two.call(concede(1)).await["note"], "done");
    one.until_table(|table| table["seats"][1]["conceded"] == true).await;
    // The turns of all three come round: the table leads the hero who was left behind.
    while one.now["view"]["turn"].as_u64().unwrap() < 5 && one.my_turn().await {
        // The last choice lets things be.
        let last = one.now["choices"]["moves"].as_array().unwrap().len() - 1;
        one.choose(last).await;
    }
    assert!(one.now["view"]["turn"].as_u64().unwrap() >= 5, "the game goes on");
    assert!(one.now["view"]["parties"][1]["hex"].is_u64(), "the hero has set out");
    assert_eq!(prices(&one), (xp, doom, hero));
    port.end().await;
}
