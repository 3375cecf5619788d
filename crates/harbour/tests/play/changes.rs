//! What changed is sent: byte for byte what everything would have been, and far less of it.

use crate::kit::*;
use freeport_harbour::Person;
use freeport_harbour::wire::{Sitter, TableId, Terms};
use freeport_kernel::{Rng, Viewer};
use serde_json::json;
use std::collections::BTreeMap;

/// The connection of one who is always told everything.
async fn look_whole(port: &Port, id: &TableId, who: &Person, viewer: Viewer) -> Client {
    let mut client = port.come(id, who).await;
    client.changes = false;
    client.look(viewer, None).await;
    client.until("sync").await;
    client
}

/// The last frame that took the game on.
fn last_step(client: &Client) -> &String {
    client.heard.iter().rfind(|frame| is_change(frame) || is_step(frame)).unwrap()
}

fn is_change(frame: &str) -> bool {
    frame.starts_with(r#"{"note":"change""#)
}

fn is_step(frame: &str) -> bool {
    frame.starts_with(r#"{"note":"step""#)
}

/// Bytes of the frames that took a game on: in the median, on average and at most.
fn weigh(frames: &[String]) -> [usize; 3] {
    let mut sizes: Vec<usize> =
        frames.iter().filter(|frame| is_change(frame) || is_step(frame)).map(String::len).collect();
    sizes.sort_unstable();
    [sizes[sizes.len() / 2], sizes.iter().sum::<usize>() / sizes.len(), sizes[sizes.len() - 1]]
}

#[tokio::test]
async fn who_is_told_what_changes_has_all_that_others_are_shown_and_hears_far_less() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut medians = BTreeMap::new();
    for game in ["four", "ahoy", "pirates7", "rumbones", "rumbones2", "runebound"] {
        let id = port.gather(game, &[&anna, &bea], Terms::default()).await;
        let mut players = Vec::new();
        for (who, seat) in [(&anna, seat(0)), (&bea, seat(1))] {
            players.push([port.look(&id, who, seat).await, look_whole(&port, &id, who, seat).await]);
        }
        let mut rng = Rng::new(7);
        for _ in 0..300 {
            let Some(asked) = players.iter().position(|[one, _]| one.decision().is_some()) else { break };
            let [one, _] = &mut players[asked];
            let moves = one.now["choices"]["moves"].as_array().unwrap().len();
            one.choose(rng.below(moves)).await;
            let seq = one.seq;
            for [one, other] in &mut players {
                one.until_seq(seq).await;
                other.until_seq(seq).await;
                assert_eq!(one.shown, other.shown, "{game} after {seq} entries");
            }
        }
        let frames = |which: usize| -> Vec<String> {
            players.iter().flat_map(|both| both[which].heard.iter().cloned()).collect()
        };
        let [changes, wholes] = [0, 1].map(|which| weigh(&frames(which)));
        println!("{game}: {changes:?} bytes a step (median, mean, most) instead of {wholes:?}");
        medians.insert(game, changes[0]);
    }
    assert!(medians["ahoy"] < 1_000, "{medians:?}");
    assert!(medians.values().all(|median| *median < 1_500), "{medians:?}");
    port.end().await;
}

#[tokio::test]
async fn whoever_comes_later_is_told_the_same_changes() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let seats = vec![Sitter::Me; 2];
    let id = port.table(&anna, "ahoy", seats, Terms::default()).await;
    let mut early = port.look(&id, &anna, seat(0)).await;
    let mut other = port.look(&id, &anna, seat(1)).await;
    let mut late: Vec<Client> = Vec::new();
    for number in 0..150 {
        let mover = if early.decision().is_some() { &mut early } else { &mut other };
        mover.choose(0).await;
        let seq = mover.seq;
        early.until_seq(seq).await;
        other.until_seq(seq).await;
        let told = last_step(&early);
        assert!(!seq.is_multiple_of(64) || is_step(told), "now and then everything is told");
        for client in &mut late {
            client.until_seq(seq).await;
            assert_eq!(client.shown, early.shown);
            assert_eq!(last_step(client), told);
        }
        if number % 10 == 3 {
            late.push(port.look(&id, &anna, seat(0)).await);
        }
        if number % 10 == 7 {
            late.remove(0);
        }
    }
    assert!(early.heard.iter().filter(|frame| is_change(frame)).count() > 100);
    port.end().await;
}

#[tokio::test]
async fn eyes_that_change_and_moves_that_are_taken_back_begin_anew() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let seats = vec![Sitter::Me; 2];
    let id = port.table(&anna, "four", seats, Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &anna, seat(1)).await;
    let mut plain = look_whole(&port, &id, &anna, seat(0)).await;
    for round in 0..3 {
        one.choose(3).await;
        two.until_seq(one.seq).await;
        let keep = one.now["take_backs"][0]["keep"].clone();
        let back = json!({ "call": "undo", "seat": 0, "keep": keep });
        assert_eq!(one.call(back).await["note"], "done");
        assert!(one.heard.iter().any(|frame| frame.starts_with(r#"{"note":"sync""#)));
        two.until_seq(one.seq).await;
        one.choose(round).await;
        two.until_seq(one.seq).await;
        // The other looks with these eyes, and then with their own again.
        two.look(seat(0), None).await;
        two.until("sync").await;
        two.look(seat(1), None).await;
        two.until("sync").await;
        two.choose(round).await;
        one.until_seq(two.seq).await;
        plain.until_seq(two.seq).await;
        assert_eq!(one.shown, plain.shown);
    }
    assert_eq!(one.now["view"], two.now["view"]);
    assert!(two.heard.iter().any(|frame| is_change(frame)));
    port.end().await;
}
