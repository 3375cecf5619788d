//! Long games: opened, told, replayed and taken back from marks along the way, as if they had been played again from the beginning.

use crate::kit::*;
use crate::leaks::scrub;
use freeport_harbour::Person;
use freeport_harbour::wire::{NewTable, Sitter, TableId};
use freeport_kernel::{Rng, Viewer};
use serde_json::{Value, json};

/// Enough moves that some marks lie behind what a table remembers.
const MOVES: u64 = 1_000;

/// A game that lasts, all seats of which are one person's, and in which everything may be taken back.
async fn begin(port: &Port, anna: &Person) -> TableId {
    let terms = serde_json::from_value(json!({ "practice": true })).unwrap();
    let options = Some(json!({ "turns": 1_000, "doom": "off" }));
    let seats = vec![Sitter::Me, Sitter::Me];
    let wish = NewTable { start: true, options, ..wish("runebound", seats, terms) };
    port.harbour.create(anna, wish).await.unwrap().id
}

/// Both seats of the one person.
async fn eyes(port: &Port, id: &str, anna: &Person) -> [Client; 2] {
    [port.look(id, anna, seat(0)).await, port.look(id, anna, seat(1)).await]
}

/// How many moves are in effect.
fn steps(pair: &[Client; 2]) -> u64 {
    pair[0].now["turn"]["steps"].as_u64().unwrap()
}

/// Makes a move by chance, or takes back as far as is offered or but a little; both seats have seen it then.
async fn go_on(pair: &mut [Client; 2], rng: &mut Rng, back: Option<usize>) {
    let offered = |client: &Client| -> Vec<u64> {
        let backs = client.now["take_backs"].as_array().unwrap();
        backs.iter().filter_map(|back| back["keep"].as_u64()).collect()
    };
    let (who, call) = if let Some(back) = back {
        // Whoever is offered to go back farther does.
        let keep = |client: &Client| offered(client).get(back).or(offered(client).last()).copied();
        let both = [keep(&pair[0]), keep(&pair[1])];
        let who = usize::from(both[0].is_none() || both[1].is_some() && both[1] < both[0]);
        (who, json!({ "call": "undo", "seat": who, "keep": both[who].unwrap() }))
    } else {
        let who = usize::from(pair[0].decision().is_none());
        let moves = pair[who].now["choices"]["moves"].as_array().unwrap().len();
        (who, pair[who].choice(rng.below(moves)))
    };
    let seq = pair[0].seq;
    // Two pages of one person never give two calls the same id.
    let answer = pair[who].call_as(&format!("{who} after {seq}"), call).await;
    assert_eq!(answer["note"], "done", "{answer}");
    for client in pair.iter_mut() {
        client.until_seq(seq + 1).await;
    }
}

/// Plays a long game in which now and then something is taken back.
async fn play(pair: &mut [Client; 2], rng: &mut Rng) {
    while steps(pair) < MOVES {
        let back = (steps(pair) > 20 && rng.below(30) == 0).then(|| rng.below(3));
        go_on(pair, rng, back).await;
    }
}

#[tokio::test]
async fn a_table_opened_from_a_mark_answers_like_one_that_was_played_again() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = begin(&port, &anna).await;
    let mut rng = Rng::new(12);
    let mut pair = eyes(&port, &id, &anna).await;
    play(&mut pair, &mut rng).await;
    drop(pair);
    let twins = port.twins().await;
    let mut heard = Vec::new();
    for twin in &twins {
        let mut rng = Rng::new(77);
        let mut pair = eyes(twin, &id, &anna).await;
        assert!(pair[0].first > 0 && pair[0].lines.len() <= 400, "the story is not sent whole");
        for round in 0..60 {
            go_on(&mut pair, &mut rng, (round % 3 == 2).then_some(round % 4)).await;
        }
        // Far behind the mark it was opened from, with moves in between.
        while steps(&pair) > MOVES - 480 {
            go_on(&mut pair, &mut rng, Some(7)).await;
            go_on(&mut pair, &mut rng, None).await;
        }
        for viewer in [0, 1] {
            let mut client = twin.come(&id, &anna).await;
            client.look(seat(viewer), None).await;
            client.until("sync").await;
            heard.extend(scrub(client.heard.clone(), &id));
        }
        for client in &pair {
            heard.extend(scrub(client.heard.clone(), &id));
        }
    }
    let (one, two) = heard.split_at(heard.len() / 2);
    assert_eq!(one.len(), two.len());
    for (one, two) in one.iter().zip(two) {
        assert_eq!(one, two);
    }
    for twin in twins {
        twin.end().await;
    }
}

/// Takes out the numbers of decisions: nobody answers any in a replay.
fn unnumber(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("decision");
            fields.values_mut().for_each(unnumber);
        }
        Value::Array(items) => items.iter_mut().for_each(unnumber),
        _ => {}
    }
}

#[tokio::test]
async fn pages_of_the_story_and_moments_of_the_replay_are_the_same_from_marks_and_from_the_beginning() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = begin(&port, &anna).await;
    let mut rng = Rng::new(5);
    let mut pair = eyes(&port, &id, &anna).await;
    play(&mut pair, &mut rng).await;
    let (mut told, mut before) = (pair[0].lines.clone(), pair[0].first + pair[0].lines.len());
    assert_eq!(pair[0].first, 0, "who was there from the beginning has the whole story");
    drop(pair);
    let twins = port.twins().await;
    while before > 0 {
        let mut pages = Vec::new();
        for twin in &twins {
            pages.push(json!(twin.passage(&id, &anna, seat(0), before, 90).await.unwrap()));
        }
        assert_eq!(pages[0], pages[1], "before line {before}");
        let lines = pages[0]["lines"].as_array().unwrap();
        let from = before.saturating_sub(90);
        assert_eq!((pages[0]["from"].as_u64(), lines.len()), (Some(from as u64), before - from));
        assert_eq!(told.split_off(from), *lines);
        before = from;
    }
    for from in [0, 1, 255, 256, 257, 300, 511, 700, MOVES as usize - 3] {
        let mut stretches = Vec::new();
        for twin in &twins {
            stretches.push(json!(twin.replay(&id, &anna, seat(1), from, 5).await.unwrap()));
        }
        stretches.iter_mut().for_each(unnumber);
        assert_eq!(stretches[0]["frames"][0]["step"], from);
        assert_eq!(stretches[0], stretches[1], "from {from}");
    }
    let beyond = twins[0].passage(&id, &anna, seat(0), 1_000_000, 10).await.unwrap();
    assert_eq!(json!(beyond)["lines"], json!([]), "there are not so many lines");
    assert!(
        twins[0].passage(&id, &anna, Viewer::Open, 10, 10).await.is_err(),
        "nobody looks at all of it yet"
    );
    for twin in twins {
        twin.end().await;
    }
}

#[tokio::test]
async fn marks_are_no_truth_what_does_not_fit_is_passed_over_and_made_anew() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = begin(&port, &anna).await;
    let mut pair = eyes(&port, &id, &anna).await;
    play(&mut pair, &mut Rng::new(3)).await;
    let now = pair[0].now.clone();
    drop(pair);
    let mut port = port;
    for damage in [
        "UPDATE mark SET shape = 'of other rules'",
        "UPDATE mark SET bookmark = '{}'",
        "UPDATE mark SET entries = entries - 1",
        "UPDATE mark SET place = place - 1",
        "UPDATE mark SET calls = x'00'",
        "UPDATE mark SET aside = '{}'",
        "UPDATE mark SET aside = 'torn', heard = 'torn'",
        "UPDATE mark SET bookmark = replace(bookmark, '\"steps\":', '\"steps\":1')",
    ] {
        port = port.reopen().await;
        assert!(port.sql(damage).await > 2, "{damage}");
        let client = port.look(&id, &anna, seat(0)).await;
        assert_eq!(client.now, now, "{damage}");
        assert!(port.replay(&id, &anna, seat(0), 600, 1).await.is_ok(), "{damage}");
        assert!(port.passage(&id, &anna, seat(0), 600, 10).await.is_ok(), "{damage}");
    }
    // Made anew, they are what the table is opened from: the beginning of the log is not even read.
    port = port.reopen().await;
    port.look(&id, &anna, seat(0)).await;
    port = port.reopen().await;
    assert!(port.sql("UPDATE log SET move = '\"nonsense\"' WHERE n < 200").await > 0);
    assert_eq!(port.look(&id, &anna, seat(0)).await.now, now);
    port = port.reopen().await;
    port.sql("DELETE FROM mark").await;
    assert!(port.harbour.table(&id).await.is_err(), "from its beginning it does not lead anywhere any more");
    port.end().await;
}

#[tokio::test]
async fn a_call_of_long_ago_that_comes_again_is_still_known() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = begin(&port, &anna).await;
    let mut pair = eyes(&port, &id, &anna).await;
    let first = pair[usize::from(pair[0].decision().is_none())].choice(0);
    let seq = pair[0].seq;
    assert_eq!(pair[0].call_as("the first of all", first.clone()).await["note"], "done");
    for client in &mut pair {
        client.until_seq(seq + 1).await;
    }
    play(&mut pair, &mut Rng::new(3)).await;
    drop(pair);
    let port = port.reopen().await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let seq = client.seq;
    assert_eq!(client.call_as("the first of all", first.clone()).await["note"], "done");
    assert_eq!(client.seq, seq, "nothing was played");
    assert_eq!(kind(&client.call_as("another", first).await), "stale");
    port.end().await;
}
