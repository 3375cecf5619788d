//! A game keeps to the physics it was begun with.

use freeport_kernel::{Given, Rng, Viewer};
use freeport_shelf::{Start, find};
use serde_json::{Value, json};

/// The record of a whole game of random moves, with these options: wished for now, or written down before.
fn played(options: Option<Value>, kept: bool) -> Value {
    let mut rng = Rng::new(3);
    let start = Start { options, kept, ..Start::of(2, "physics") };
    let mut session = find("pirates7").unwrap().start(start).unwrap();
    while let Some(asked) = session.turn().waiting.first().copied() {
        let now: Value = serde_json::from_str(session.now(Viewer::Seat(asked.seat)).unwrap().get()).unwrap();
        let moves = now["choices"]["moves"].as_array().unwrap();
        session.play(asked.seat, &moves[rng.below(moves.len())]["move"], &Given::default()).unwrap();
    }
    serde_json::from_str(&session.record().unwrap()).unwrap()
}

#[test]
fn a_wish_leaves_out_what_is_usual_today_and_options_of_then_what_was_usual_then() {
    let of_then = json!({ "pack": "base", "tally": true, "guard": true });
    let (new, partly) = (played(None, false), played(Some(json!({ "tally": true })), false));
    let (old, again) = (played(Some(of_then.clone()), true), played(Some(of_then), false));
    let physics = |record: &Value| record["options"]["physics"].clone();
    assert_eq!([&new, &partly, &again].map(physics), ["second", "second", "second"]);
    assert_eq!(physics(&old), Value::Null, "records of then stay as they are");
    assert_eq!(new["log"], partly["log"]);
    assert_ne!(new["log"], old["log"], "the same seed gives other throws");
    for record in [&new, &old] {
        assert!(find("pirates7").unwrap().verify(record.clone()).is_ok(), "each by its own");
    }
}

#[test]
fn the_way_of_the_dice_is_that_of_their_physics() {
    let title = find("pirates7").unwrap();
    let film = |how| title.flight(255, &[0, 1, 40], how).map(|way| way.get().to_owned());
    assert!(film(None).is_some() && film(None) == film(Some("first")));
    assert!(film(Some("second")).is_some() && film(Some("second")) != film(None));
    assert_eq!(film(Some("third")), None);
}
