//! Tables with sides: decisions that any one of a side may take, and what is told to a side alone.

use crate::clocks::{pass, stop};
use crate::hawser::hawser;
use crate::kit::*;
use freeport_harbour::Person;
use freeport_harbour::wire::{NewTable, Sitter, TableId, Terms};
use freeport_kernel::Viewer;
use serde_json::{Value, json};

fn terms(more: &Value) -> Terms {
    let mut terms = json!({ "pace": "instant", "spectators": true });
    terms.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(terms).unwrap()
}

/// Four people at a table: the first and the third against the others.
async fn four_people(port: &Port, more: &Value) -> (TableId, [Person; 4]) {
    let mut people = Vec::new();
    for name in ["Anna", "Bea", "Carl", "Dora"] {
        people.push(port.person(name).await);
    }
    let id = port.gather(hawser(), &people.iter().collect::<Vec<_>>(), terms(more)).await;
    (id, people.try_into().unwrap())
}

async fn look_all(port: &Port, id: &str, people: &[Person; 4]) -> [Client; 4] {
    [
        port.look(id, &people[0], seat(0)).await,
        port.look(id, &people[1], seat(1)).await,
        port.look(id, &people[2], seat(2)).await,
        port.look(id, &people[3], seat(3)).await,
    ]
}

/// A table that begins at once, with everything about it said.
async fn staged(port: &Port, who: &Person, seats: Vec<Sitter>, crews: &str, more: &Value) -> TableId {
    let wish = wish(hawser(), seats, terms(more));
    let wish = NewTable { start: true, options: Some(json!({ "crews": crews })), ..wish };
    port.harbour.create(who, wish).await.unwrap().id
}

#[tokio::test]
async fn the_page_is_told_of_sides_and_roles() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let one = port.look(&id, &people[0], seat(0)).await;
    assert_eq!(one.table["sides"], json!([[0, 2], [1, 3]]));
    assert_eq!(
        (&one.table["seats"][0]["role"], &one.table["seats"][2]["role"]),
        (&json!("captain"), &json!("sailor"))
    );
    assert_eq!(
        (&one.now["turn"]["any"], one.now["turn"]["waiting"].as_array().unwrap().len()),
        (&json!(true), 2)
    );
    let card = port.harbour.lists(people[0].id).await.unwrap().mine.remove(0);
    assert_eq!(json!(card.sides), json!([[0, 2], [1, 3]]));
    let alone = staged(&port, &people[0], vec![Sitter::Me, bot("random")], "free", &json!({})).await;
    let one = port.look(&alone, &people[0], seat(0)).await;
    assert_eq!((&one.table["sides"], &one.now["turn"]["any"]), (&json!([]), &Value::Null));
    drop(one);
    let port = port.reopen().await;
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert_eq!(json!(info.sides), json!([[0, 2], [1, 3]]), "also after a restart");
    port.end().await;
}

#[tokio::test]
async fn any_one_of_a_side_answers_and_the_others_owe_nothing() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let [mut one, two, mut three, _] = look_all(&port, &id, &people).await;
    assert_eq!((one.decision(), three.decision(), two.decision()), (Some(0), Some(0), None));
    let late = one.choice(0);
    three.choose(1).await;
    one.until_seq(1).await;
    assert_eq!(one.decision(), three.decision(), "both are asked the next thing");
    let answer = one.call(late).await;
    assert_eq!(kind(&answer), "stale", "and what Anna had in mind does not count for it");
    one.choose(0).await;
    three.until_seq(2).await;
    assert_eq!((one.decision(), three.decision()), (None, None));
    port.end().await;
}

#[tokio::test]
async fn who_answered_for_a_side_takes_it_back_and_asks_no_mate_who_did_nothing() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let [mut one, _, mut three, _] = look_all(&port, &id, &people).await;
    three.choose(1).await;
    one.until_seq(1).await;
    let refused = one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
    assert_eq!(kind(&refused), "nothing_to_undo", "Anna has decided nothing");
    let done = three.call(json!({ "call": "undo", "seat": 2, "keep": 0 })).await;
    assert_eq!((&done["note"], &three.table["request"]), (&json!("done"), &Value::Null));
    one.until_seq(2).await;
    assert_eq!(one.now["turn"]["steps"], 0);
    one.choose(0).await;
    three.until_seq(3).await;
    // What Carl lays after Anna's call is Carl's: he is asked before it goes.
    three.choose(0).await;
    one.until_seq(4).await;
    one.call(json!({ "call": "undo", "seat": 0, "keep": 0 })).await;
    one.until_table(|table| !table["request"].is_null()).await;
    let asked = &one.table["request"]["waiting"];
    assert!(asked.as_array().unwrap().contains(&json!(2)), "{asked}");
    port.end().await;
}

#[tokio::test]
async fn a_bot_leaves_to_people_what_any_one_may_decide() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let seats = vec![bot("random"), bot("random"), Sitter::Me, bot("random")];
    let id = staged(&port, &anna, seats, "two", &json!({})).await;
    let mut one = port.look(&id, &anna, seat(2)).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    one.drain();
    assert_eq!((one.seq, one.decision()), (0, Some(0)), "the mate waits for Anna");
    assert_eq!(one.table["seats"][0]["thinking"], false);
    one.choose(0).await;
    one.choose(0).await;
    // The other crew has no person in it, and decides at once.
    assert!(one.my_turn().await);
    assert!(one.seq >= 3);
    // A bot in Anna's place, and the crew has no person left who decides.
    one.call(json!({ "call": "deputy", "seat": 2, "on": true })).await;
    one.until_table(|table| table["status"] == "over").await;
    assert_eq!(one.table["outcome"]["sides"], json!([[0, 2], [1, 3]]));
    port.end().await;
}

#[tokio::test]
async fn the_clock_runs_for_all_who_are_asked_and_a_bot_decides_when_it_has_run_out_for_all() {
    let held = stop();
    let port = Port::open().await;
    let clock = json!({ "clock": { "reserve": { "seconds": 60, "increment": 5 } }, "at_zero": "bot" });
    let (id, people) = four_people(&port, &clock).await;
    let [mut one, _, mut three, _] = look_all(&port, &id, &people).await;
    let left = |table: &Value, seat: usize| table["seats"][seat]["left"].as_u64().unwrap();
    assert!([0, 2].iter().all(|seat| one.table["seats"][*seat]["running"] == true));
    pass(20).await;
    three.choose(0).await;
    one.until_table(|table| left(table, 0) == 45_000).await;
    assert_eq!(left(&one.table, 2), 45_000, "who thought together pays together and earns together");
    pass(44).await;
    one.drain();
    assert_eq!(one.seq, 1, "nobody's time is up");
    pass(2).await;
    one.until_seq(2).await;
    one.until_phrase("time_up").await;
    drop((one, three));
    let port = port.reopen().await;
    let info = port.harbour.table(&id).await.unwrap().info().await.unwrap();
    assert_eq!(info.seats[0].left, info.seats[2].left, "also when the log is played again");
    drop(held);
    port.end().await;
}

#[tokio::test]
async fn a_side_that_gives_up_has_lost_and_the_other_has_won_as_one() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let [mut one, _, mut three, _] = look_all(&port, &id, &people).await;
    one.call(json!({ "call": "concede", "seat": 0 })).await;
    assert_eq!(one.table["status"], "playing", "Carl plays on");
    three.call(json!({ "call": "concede", "seat": 2 })).await;
    three.until_table(|table| table["status"] == "over").await;
    let outcome = &three.table["outcome"];
    assert_eq!((&outcome["winners"], &outcome["places"]), (&json!([1, 3]), &json!([2, 1, 2, 1])));
    port.end().await;
}

#[tokio::test]
async fn what_is_said_to_a_side_reaches_it_and_nobody_else() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let eve = port.person("Eve").await;
    let [mut one, mut two, mut three, mut four] = look_all(&port, &id, &people).await;
    let mut watcher = port.look(&id, &eve, Viewer::Spectator).await;
    let said = one.call(json!({ "call": "talk", "text": "they hold the eight", "seat": 0 })).await;
    assert_eq!(said["note"], "done");
    two.call(json!({ "call": "talk", "text": "good evening" })).await;
    let hears = |client: &Client| client.talk.iter().any(|line| line["text"] == "they hold the eight");
    for client in [&mut one, &mut two, &mut three, &mut four, &mut watcher] {
        while !client.talk.iter().any(|line| line["text"] == "good evening") {
            client.until("talk").await;
        }
    }
    assert!(hears(&one) && hears(&three));
    let line = three.talk.iter().find(|line| line["text"] == "they hold the eight").unwrap();
    assert_eq!((&line["side"], &line["name"]), (&json!(0), &json!("Anna")));
    for other in [&two, &four, &watcher] {
        assert!(!other.heard.iter().any(|note| note.contains("the eight")), "somebody else heard of it");
    }
    // Who comes back is told what they may hear, and no more.
    drop((one, two, three, four, watcher));
    let port = port.reopen().await;
    let mut mate = port.look(&id, &people[2], seat(2)).await;
    let mut foe = port.look(&id, &people[1], seat(1)).await;
    let mut watcher = port.look(&id, &eve, Viewer::Spectator).await;
    for client in [&mut mate, &mut foe, &mut watcher] {
        while !client.talk.iter().any(|line| line["text"] == "good evening") {
            client.until("talk").await;
        }
    }
    assert!(hears(&mate) && !hears(&foe) && !hears(&watcher));
    for client in [&foe, &watcher] {
        assert!(!client.heard.iter().any(|note| note.contains("the eight")));
    }
    port.end().await;
}

#[tokio::test]
async fn nobody_speaks_for_a_side_that_is_not_theirs() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let eve = port.person("Eve").await;
    let mut two = port.look(&id, &people[1], seat(1)).await;
    let mut watcher = port.look(&id, &eve, Viewer::Spectator).await;
    let mark = json!({ "cell": "d4" });
    for client in [&mut two, &mut watcher] {
        let talk = client.call(json!({ "call": "talk", "text": "psst", "seat": 0 })).await;
        let shown = client.call(json!({ "call": "mark", "seat": 0, "mark": mark })).await;
        assert_eq!((kind(&talk), kind(&shown)), ("not_your_seat", "not_your_seat"));
    }
    let seats = vec![Sitter::Me, bot("random"), bot("random")];
    let lone = staged(&port, &people[0], seats, "lone", &json!({})).await;
    let mut one = port.look(&lone, &people[0], seat(0)).await;
    assert_eq!(kind(&one.call(json!({ "call": "talk", "text": "psst", "seat": 0 })).await), "no_side");
    assert_eq!(kind(&one.call(json!({ "call": "mark", "seat": 0, "mark": mark })).await), "no_side");
    let open = wish(hawser(), vec![Sitter::Me, Sitter::Open, Sitter::Open, Sitter::Open], terms(&json!({})));
    let gathering = port.harbour.create(&people[0], open).await.unwrap().id;
    let mut one = port.come(&gathering, &people[0]).await;
    let early = one.call(json!({ "call": "talk", "text": "psst", "seat": 0 })).await;
    assert_eq!(kind(&early), "not_started", "nobody knows yet who plays with whom");
    port.end().await;
}

#[tokio::test]
async fn a_mark_is_seen_by_ones_side_and_kept_by_nobody() {
    let port = Port::open().await;
    let (id, people) = four_people(&port, &json!({})).await;
    let eve = port.person("Eve").await;
    let [mut one, mut two, mut three, _] = look_all(&port, &id, &people).await;
    let mut watcher = port.look(&id, &eve, Viewer::Spectator).await;
    let arrow = json!({ "arrow": ["mast", "hold"] });
    let done = one.call(json!({ "call": "mark", "seat": 0, "mark": arrow })).await;
    assert_eq!(done["note"], "done");
    let seen = three.until("mark").await;
    assert_eq!((&seen["seat"], &seen["mark"]), (&json!(0), &arrow));
    assert!(one.heard.iter().any(|note| note.contains("\"mark\"")), "who points sees it as well");
    let long = json!({ "cell": "d".repeat(41) });
    assert_eq!(kind(&one.call(json!({ "call": "mark", "seat": 0, "mark": long })).await), "too_long");
    // What others are sent afterwards comes after it, and it was not among what they were sent.
    two.call(json!({ "call": "talk", "text": "well?" })).await;
    watcher.until("talk").await;
    for other in [&two, &watcher] {
        assert!(!other.heard.iter().any(|note| note.contains("hold")), "somebody else saw it");
    }
    drop(three);
    let mut three = port.look(&id, &people[2], seat(2)).await;
    assert!(!three.heard.iter().any(|note| note.contains("hold")), "it is not told again");
    one.call(json!({ "call": "concede", "seat": 0 })).await;
    three.call(json!({ "call": "concede", "seat": 2 })).await;
    let record = port.record(&id, &people[0]).await.unwrap();
    assert!(!record.contains("hold"), "nor written down");
    port.end().await;
}
