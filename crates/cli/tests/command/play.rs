//! `freeport play` with its input from a pipe.

use super::harbour::{folder, freeport};

#[test]
fn a_game_is_played_to_its_end_and_its_record_verifies() {
    let file = folder("play-end").join("game.json");
    let file = file.to_str().unwrap();
    let input = "1\n2\n3\n4\n5\n6\n7\n".repeat(20);
    let run = freeport(&["play", "four", "--bots", "greedy", "--seed", "1", "--record", file], input);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The game is over"), "{}", run.out);
    assert!(!run.out.contains('\u{1b}'), "no colours without a terminal");
    assert_eq!(freeport(&["verify", file], "").code, 0);
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let run = freeport(&["play", "four", "--bots", "random"], "4\n");
    assert_eq!(run.code, 0);
    assert!(run.out.contains("The input has ended"));
}

#[test]
fn bad_input_is_answered_with_a_reason_and_nothing_happens() {
    let input = "99\nfly\n0\nr\nr C4-9\nr c4-3\ns\nl nowhere.save\na\nu\nm zzz\n?\n\nq\n";
    let run = freeport(&["play", "four", "--bots", "random"], input);
    assert_eq!(run.code, 0);
    for said in [
        "There is no move 99; choose a number from 1 to 7.",
        "“fly” is neither a number nor a command",
        "There is no move 0",
        "Say which rule",
        "has no rule `C4-9`",
        "C4-3  A disc falls",
        "Say which file",
        "nowhere.save could not be read",
        "There are no such moves.",
        "There is nothing to take back yet.",
        "l FILE   load a game",
        "Goodbye.",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
    assert!(!run.out.contains("drops a disc into"));
}

#[test]
fn a_game_is_saved_loaded_and_taken_back() {
    let file = folder("play-save").join("four.save");
    let file = file.to_str().unwrap();
    let run = freeport(&["play", "four", "--bots", "random"], format!("1\ns {file}\nu\nl {file}\nh\nq\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    for said in ["Saved in", "Taken back.", "Loaded", "A bot would play"] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
    let again = freeport(&["play", "--load", file], "q\n");
    assert!(again.out.contains('X') && again.out.contains('O'), "{}", again.out);
}

#[test]
fn the_table_speaks_russian_and_italian() {
    let russian = freeport(&["play", "four", "--bots", "random", "--lang", "ru"], "1\nq\n").out;
    assert!(
        russian.contains("Бросить фишку в столбец 1") && russian.contains("Ваш ход (7 вариантов)"),
        "{russian}"
    );
    let italian = freeport(&["play", "four", "--bots", "random", "--lang", "it"], "1\nq\n").out;
    assert!(italian.contains("X lascia cadere un disco nella colonna 1."), "{italian}");
}
