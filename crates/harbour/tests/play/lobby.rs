//! Before the start.

use crate::kit::*;
use freeport_harbour::wire::{Join, Sitter, Status, Terms};
use freeport_harbour::{HouseRules, Person};
use freeport_kernel::Seat;
use serde_json::json;

fn join(seat: Option<u8>) -> Join {
    Join { seat: seat.map(Seat), entropy: "a throw".to_owned(), seal: String::new() }
}

#[tokio::test]
async fn people_gather_get_ready_and_the_host_begins() {
    let port = Port::open().await;
    let (anna, bea, carl) = (port.person("Anna").await, port.person("Bea").await, port.person("Carl").await);
    let seats = vec![Sitter::Open, Sitter::Me, Sitter::Open];
    let terms = Terms { public: true, ..Terms::default() };
    let id = port.harbour.create(&anna, wish("ahoy", seats, terms)).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    let mut client = port.come(&id, &anna).await;
    assert_eq!((&client.you["seats"], &client.you["host"]), (&json!([1]), &json!(true)));
    assert_eq!(table.start(&anna).await.unwrap_err().kind, "open_seats");
    assert_eq!(table.join(&bea, join(Some(1))).await.unwrap_err().kind, "seat_taken");
    assert_eq!(table.join(&bea, join(Some(7))).await.unwrap_err().kind, "seat_taken");
    table.join(&bea, join(Some(0))).await.unwrap();
    assert_eq!(client.until_phrase("joined").await["phrase"]["name"], "Bea");
    assert_eq!(port.harbour.lists(carl.id).await.unwrap().open[0].open, 1);
    table.join(&carl, join(None)).await.unwrap();
    assert!(port.harbour.lists(99).await.unwrap().open.is_empty());
    assert_eq!(table.start(&bea).await.unwrap_err().kind, "not_host");
    assert_eq!(table.start(&anna).await.unwrap_err().kind, "not_ready");
    table.ready(&bea, ready(true)).await.unwrap();
    table.ready(&carl, ready(true)).await.unwrap();
    // The host may send somebody away and take a bot instead.
    assert_eq!(table.reseat(&bea, Seat(2), bot("random")).await.unwrap_err().kind, "not_host");
    assert_eq!(table.reseat(&anna, Seat(2), bot("hopeless")).await.unwrap_err().kind, "unknown_bot");
    table.reseat(&anna, Seat(2), bot("random")).await.unwrap();
    assert_eq!(client.until_phrase("left").await["phrase"]["name"], "Carl");
    let info = table.start(&anna).await.unwrap();
    assert_eq!(info.status, Status::Playing);
    assert_eq!(info.entropy, ["a throw", "from afar", ""]);
    assert!(info.seats.iter().all(|seat| !seat.role.is_empty()));
    assert_eq!(table.join(&carl, join(None)).await.unwrap_err().kind, "started");
    assert_eq!(table.delete(&anna).await.unwrap_err().kind, "started");
    assert_eq!(port.harbour.lists(anna.id).await.unwrap().mine.len(), 1);
    port.end().await;
}

#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on_and_the_last_one_takes_it_away() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let seats = vec![Sitter::Me, Sitter::Open];
    let id = port.harbour.create(&anna, wish("four", seats, Terms::default())).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    table.join(&bea, join(None)).await.unwrap();
    let info = table.leave(&anna).await.unwrap();
    assert_eq!(info.host, bea.id);
    assert_eq!(table.leave(&anna).await.unwrap_err().kind, "not_seated");
    let mut client = port.come(&id, &bea).await;
    assert_eq!(client.you["host"], true);
    table.leave(&bea).await.unwrap();
    while client.next().await.is_some() {}
    let gone = port.harbour.table(&id).await.err().unwrap();
    assert_eq!(gone.kind, "not_found");
    assert!(port.harbour.lists(bea.id).await.unwrap().mine.is_empty());
    port.end().await;
}

#[tokio::test]
async fn a_wish_that_makes_no_game_is_refused_with_a_sentence() {
    let port = Port::with(HouseRules { tables_per_person: 2, ..quick() }).await;
    let anna = port.person("Anna").await;
    let refused = async |game: &str, seats: Vec<Sitter>| {
        port.harbour.create(&anna, wish(game, seats, Terms::default())).await.unwrap_err().kind
    };
    assert_eq!(refused("chess", vec![Sitter::Me]).await, "unknown_game");
    assert_eq!(refused("four", vec![Sitter::Me]).await, "setup");
    assert_eq!(refused("four", vec![Sitter::Me; 300]).await, "setup");
    assert_eq!(refused("four", vec![Sitter::Me, bot("mcts:9999999999")]).await, "unknown_bot");
    assert_eq!(refused("four", vec![Sitter::Me, bot("mcts:900000")]).await, "heavy_bot");
    let mut odd = wish("ahoy", vec![Sitter::Me, bot("random")], Terms::default());
    odd.options = Some(json!({ "sea_monsters": 12 }));
    assert_eq!(port.harbour.create(&anna, odd).await.unwrap_err().kind, "bad_options");
    let mut early = wish("four", vec![Sitter::Me, Sitter::Open], Terms::default());
    early.start = true;
    assert_eq!(port.harbour.create(&anna, early).await.unwrap_err().kind, "open_seats");
    for _ in 0..2 {
        port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    }
    assert_eq!(refused("four", vec![Sitter::Me, bot("random")]).await, "too_many_tables");
    port.end().await;
}

#[tokio::test]
async fn seats_are_dealt_anew_when_the_table_says_so() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..24 {
        let terms = Terms { shuffle: true, ..instant() };
        let id = port.gather("four", &[&anna, &bea], terms).await;
        let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
        let names: Vec<String> = port.harbour.lists(anna.id).await.unwrap().mine[0].names.clone();
        assert_eq!(names.len(), 2);
        let one = json!(info.seats[0].who)["person"]["name"].as_str().unwrap().to_owned();
        // What a person threw in moves along.
        assert_eq!(info.entropy[0], if one == "Anna" { "from afar" } else { "Bea" });
        first.insert(one);
    }
    assert_eq!(first.len(), 2, "in 24 games both should have begun once");
    port.end().await;
}

#[tokio::test]
async fn a_guest_who_becomes_an_account_keeps_the_seats() {
    let port = Port::open().await;
    let (guest, bea) = (port.person("Guest").await, port.person("Bea").await);
    let account = port.person("Captain").await;
    let id = port.gather("four", &[&guest, &bea], instant()).await;
    let mut client = port.look(&id, &guest, seat(0)).await;
    port.harbour.adopt(guest.id, &account).await.unwrap();
    client.until_table(|table| table["seats"][0]["who"]["person"]["name"] == "Captain").await;
    client.choose(3).await;
    assert_eq!(port.harbour.lists(account.id).await.unwrap().mine.len(), 1);
    assert!(port.harbour.lists(guest.id).await.unwrap().mine.is_empty());
    let renamed = Person { id: account.id, name: "Admiral".to_owned() };
    port.harbour.rename(&renamed).await.unwrap();
    client.until_table(|table| table["seats"][0]["who"]["person"]["name"] == "Admiral").await;
    port.harbour.forget(&renamed).await.unwrap();
    client.until_table(|table| !table["seats"][0]["deputy"].is_null()).await;
    port.end().await;
}

#[tokio::test]
async fn lists_say_whose_turn_it_is_and_changes_are_announced() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let turn = async |who: &Person| port.harbour.lists(who.id).await.unwrap().mine[0].my_turn;
    assert!(turn(&anna).await && !turn(&bea).await);
    let mut changes = port.harbour.changes();
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.choose(3).await;
    let change = changes.recv().await.unwrap();
    assert_eq!(change.table, id);
    assert!(change.people.contains(&bea.id));
    assert!(!turn(&anna).await && turn(&bea).await);
    assert_eq!(port.harbour.lists(bea.id).await.unwrap().mine[0].steps, 1);
    port.end().await;
}
