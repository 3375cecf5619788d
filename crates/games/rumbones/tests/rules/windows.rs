//! Section 23 of the rulebook: timing windows.

use crate::fray::*;
use freeport_kernel::{Game, Rng, Viewer};
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

#[test]
fn the_active_side_is_asked_first_and_a_play_starts_the_window_again() {
    rules!["RB1-23.1", "RB1-23.2", "RB1-23.3", "RB1-6.5", "RB1-23.4"];
    let scene =
        Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(0, &["W01"]).hand(1, &["B14"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").play(A, attack(0, 4, 5));
    assert_eq!((fray.who(), fray.asked()), (A, "ask-attack-declared"));
    fray.play(A, PASS);
    assert_eq!(fray.who(), B);
    fray.play(B, play("B14"));
    assert_eq!(fray.who(), A, "who passed may still act");
    fray.cast(A, play("W01"), &[5, 4, 1, 1, 1, 1]);
    assert_eq!(fray.hero("tom").damage, 1);
    used!["B14", "W01"];
}

#[test]
fn who_is_asked_depends_on_what_everybody_knows() {
    rules!["RB1-23.5"];
    // The hand holds nothing for the moment, but it could.
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(1, &["B16"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").play(A, attack(0, 4, 5));
    assert_eq!((fray.who(), fray.moves()), (B, vec![PASS]));
}

#[test]
fn a_window_in_which_nobody_could_have_anything_is_skipped() {
    rules!["RB1-23.5"];
    let scene = Scene::new(2)
        .bare()
        .hero("ivan", (4, 4))
        .hero("tom", (4, 5))
        .hand(1, &["B16"])
        .discard(Bones, &["B14", "B20"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").cast(A, attack(0, 4, 5), &[1, 1, 1, 1]);
    assert_eq!(fray.asked(), "ask-act");
}

#[test]
fn worlds_that_look_alike_ask_alike() {
    rules!["RB1-23.5", "RB1-24.2"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(1, &["B14", "B01"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").play(A, attack(0, 4, 5));
    let mut rng = Rng::new(5);
    for _ in 0..20 {
        let world = fray.game.imagine(Viewer::Seat(A), &mut rng);
        assert_eq!(world.turn(), fray.game.turn());
        assert_eq!(world.view(Viewer::Seat(A)), fray.game.view(Viewer::Seat(A)));
    }
}

#[test]
fn a_response_is_used_once_for_each_occurrence() {
    rules!["RB1-5.9", "RB1-5.8"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("porter", (4, 5)).coins("porter", 4);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.cast(A, attack(0, 4, 5), &[4, 4, 4, 4]).play(B, respond("porter", 2)).play(B, Move::Spare(2));
    assert_eq!((fray.hero("porter").damage, fray.hero("porter").coins, fray.asked()), (2, 3, "ask-act"));
    used!["makeshift-shield"];
}

#[test]
fn a_window_is_hidden_as_long_as_a_hand_could_hold_something_for_it() {
    rules!["RB1-23.5"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(1, &["B14", "B16"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act");
    assert!(fray.game.window(A).is_none(), "to act is no window");
    fray.play(A, attack(0, 4, 5));
    let window = fray.game.window(B).unwrap();
    assert_eq!((window.hidden, window.decline), (true, PASS));
    assert_eq!(window.facts, ["own-hero"]);
    let usable: Vec<&str> = window.sources.iter().filter(|one| one.usable).map(|one| one.source).collect();
    assert_eq!(usable, ["B14"], "B16 is for another moment");
    assert!(fray.game.window(A).is_none());
    let sources = fray.game.sources(B);
    let held: Vec<&str> = sources.iter().filter(|one| one.held).map(|one| one.id).collect();
    assert!(held.contains(&"B14") && !held.contains(&"B20"), "{held:?}");
}

#[test]
fn a_window_for_responses_alone_is_open() {
    rules!["RB1-5.8", "RB1-23.5"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("porter", (4, 5)).coins("porter", 4);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.cast(A, attack(0, 4, 5), &[4, 4, 4, 4]);
    let window = fray.game.window(B).unwrap();
    assert!(!window.hidden, "no hand holds anything");
    assert_eq!(window.sources.iter().filter(|one| one.usable).count(), 1);
}

#[test]
fn whether_a_window_is_hidden_and_its_facts_are_the_same_in_worlds_that_look_alike() {
    rules!["RB1-23.5", "RB1-24.2"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(1, &["B14", "B01"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").play(A, attack(0, 4, 5));
    let public = |game: &Rumbones| game.window(B).map(|window| (window.moment, window.hidden, window.facts));
    let mut rng = Rng::new(6);
    let worlds: Vec<Rumbones> = (0..20).map(|_| fray.game.imagine(Viewer::Spectator, &mut rng)).collect();
    assert!(worlds.iter().all(|world| public(world) == public(&fray.game)));
    let own = |game: &Rumbones| game.window(B).map(|window| window.sources);
    assert!(
        worlds.iter().any(|world| own(world) != own(&fray.game)),
        "what is held differs, and its owner knows"
    );
}
