//! `freeport replay`, `verify`, `rules`, `games` and `pack`.

use super::harbour::{folder, freeport};
use std::path::{Path, PathBuf};

fn one_record(game: &str, name: &str) -> PathBuf {
    let dir = folder(name);
    let run =
        freeport(&["sim", game, "--games", "1", "--seed", "harbour", "--records", dir.to_str().unwrap()], "");
    assert_eq!(run.code, 0, "{}", run.err);
    dir.join(format!("{game}-000000.json"))
}

fn verify(path: &Path) -> (i32, String) {
    let run = freeport(&["verify", path.to_str().unwrap()], "");
    (run.code, run.out)
}

/// Changes one character at every `step`-th place, and requires each of the records to be refused.
fn all_refused(path: &Path, step: usize) {
    assert_eq!(verify(path).0, 0);
    let text = std::fs::read_to_string(path).unwrap();
    let text = text.trim_end().as_bytes();
    let changed = path.with_file_name("changed.json");
    for place in (0..text.len()).step_by(step) {
        let mut bytes = text.to_vec();
        let letter = &mut bytes[place];
        *letter = if letter.is_ascii_digit() { b'0' + (*letter - b'0' + 1) % 10 } else { *letter ^ 1 };
        std::fs::write(&changed, bytes).unwrap();
        let (code, said) = verify(&changed);
        assert!(code == 1 && said.contains("refused. "), "character {place}: {said}");
    }
}

#[test]
fn a_record_changed_by_a_single_character_is_refused() {
    all_refused(&one_record("four", "verify-four"), 13);
    all_refused(&one_record("ahoy", "verify-ahoy"), 211);
}

#[test]
fn verify_tells_each_file_apart() {
    let path = one_record("four", "verify-many");
    let run = freeport(&["verify", "--json", path.to_str().unwrap(), "no-such-file.json"], "");
    let answers = run.lines();
    assert_eq!(run.code, 1);
    assert_eq!((&answers[0]["ok"], &answers[1]["ok"]), (&true.into(), &false.into()));
}

#[test]
fn a_replay_tells_the_story_and_draws_the_board() {
    let path = one_record("four", "replay");
    let path = path.to_str().unwrap();
    let whole = freeport(&["replay", path], "");
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert!(
        whole.out.contains("   1  X drops a disc") && whole.out.contains("The game is over"),
        "{}",
        whole.out
    );
    let part = freeport(&["replay", path, "--step", "1", "--text", "--seat", "0", "--lang", "it"], "");
    assert_eq!(part.out.matches('X').count(), 2, "{}", part.out);
    assert!(part.out.contains("Deve decidere: O."));
    let json = freeport(&["replay", path, "--open", "--json"], "").lines();
    assert!(json[0]["view"]["rows"].is_array() && json[0]["story"].is_array());
    assert_eq!(freeport(&["replay", path, "--step", "1000"], "").code, 2);
}

#[test]
fn rules_are_looked_up_by_id() {
    let one = freeport(&["rules", "four", "c4-3"], "");
    assert_eq!(
        one.out,
        "C4-3  A disc falls to the lowest free cell of its column; a full column takes no more.\n"
    );
    assert_eq!(freeport(&["rules", "four"], "").out.matches("C4-").count(), 6);
    let none = freeport(&["rules", "four", "C4-77"], "");
    assert_eq!(none.code, 2);
    assert!(none.err.contains("no rule `C4-77`"));
}

#[test]
fn the_shelf_is_listed_for_people_and_programs() {
    assert!(freeport(&["games"], "").out.contains("Connect Four, 2 seats"));
    let cards = &freeport(&["games", "--json"], "").lines()[0]["games"];
    assert!(cards.as_array().unwrap().iter().any(|card| card["id"] == "four"));
}

#[test]
fn packs_are_checked_and_a_game_without_one_says_so() {
    let run = freeport(&["pack", "check"], "");
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.contains("four: this game has no content pack."));
    let printed = freeport(&["pack", "check", "packs/ahoy"], "");
    let own = "packs/ahoy: the pack cannot be used.\n  pack.toml: line 2: id: `base` is the printed pack's own; choose another";
    assert!(printed.code == 1 && printed.out.contains(own), "{}", printed.out);
    let none = freeport(&["pack", "check", "crates/cli"], "");
    assert_eq!(none.code, 1);
    assert!(
        none.out.contains("crates/cli/src: the pack cannot be used.\n  pack.toml: the file is missing"),
        "{}",
        none.out
    );
    assert_eq!(freeport(&["pack", "check", "nowhere"], "").code, 2);
}
