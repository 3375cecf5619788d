//! Whether a move can be taken back is told before it is made.

use freeport_kernel::{Given, Rng, Seat, Viewer};
use freeport_shelf::{Session, Start, find};
use serde_json::Value;
use std::collections::BTreeSet;

/// The kinds of moves that were said to be fences, and those that were said to be none; all of it is checked by playing.
fn foretold(game: &str, seats: u8, seed: u64) -> [BTreeSet<String>; 2] {
    let mut rng = Rng::new(seed);
    let mut session = find(game).unwrap().start(Start::of(seats, format!("fences {seed}"))).unwrap();
    let mut kinds = [BTreeSet::new(), BTreeSet::new()];
    while let Some(asked) = session.turn().waiting.first().copied() {
        let choices = choices(&*session, asked.seat);
        for choice in &choices {
            kinds[usize::from(choice["fenced"] == false)].insert(kind(&choice["move"]));
        }
        let choice = &choices[rng.below(choices.len())];
        session.play(asked.seat, &choice["move"], &Given::default()).unwrap();
        let fenced = session.fence() == session.turn().steps;
        assert_eq!(choice["fenced"], fenced, "{game}: {}", choice["move"]);
    }
    kinds
}

fn choices(session: &dyn Session, seat: Seat) -> Vec<Value> {
    let now: Value = serde_json::from_str(session.now(Viewer::Seat(seat)).unwrap().get()).unwrap();
    now["choices"]["moves"].as_array().unwrap().clone()
}

fn kind(mv: &Value) -> String {
    match mv {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or("number").to_owned(),
    }
}

#[test]
fn in_ahoy_a_die_is_placed_freely_and_what_lies_ahead_is_not_explored_twice() {
    let [fenced, free] = foretold("ahoy", 2, 7);
    assert!(free.contains("place"), "{free:?}");
    assert!(fenced.contains("step") || fenced.contains("go"), "{fenced:?}");
}

#[test]
fn in_pirates_the_last_choice_and_the_throw_bring_something_to_light() {
    let [fenced, free] = foretold("pirates7", 3, 7);
    assert!(fenced.contains("choose_character") && fenced.contains("commit_ships"), "{fenced:?}");
    assert!(free.contains("choose_character"), "{free:?}");
}

#[test]
fn in_four_everything_is_open() {
    let [fenced, free] = foretold("four", 2, 7);
    assert!(fenced.is_empty() && free.len() == 1, "{fenced:?} {free:?}");
}
