//! Section 18 of the rulebook: overboard and pushing.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The cards that both sides draw in a recovery.
const DRAWS: [u32; 6] = [1, 2, 3, 1, 2, 3];

fn push(to: &str) -> Move {
    Move::PushStep(Some(at(to)))
}

/// Kiria at the rail, with Undertow in her player's hand, and a scene to push in.
fn undertow(scene: Scene) -> Fray {
    Fray::of(scene.hero(A, "kiria", "F5").hero(A, "snapper", "J9").hand(0, &["D05"]))
}

#[test]
fn a_hero_that_falls_keeps_what_it_has() {
    rules!["RB2-18.1", "RB2-18.3", "RB2-18.4", "RB2-18.6", "RB2-18.9"];
    let scene = Scene::duel().hero(B, "gabriela", "D5").damage("gabriela", 2).coins("gabriela", 3);
    let scene = scene.level("gabriela", 2, 1).status("gabriela", "bleeding").hero(B, "viana", "N9");
    let mut fray = undertow(scene);
    fray.play(ANN, play("D05"));
    assert_eq!((fray.asked(), fray.who()), ("ask-push", ANN));
    assert_eq!(fray.moves().len(), 5, "every way, the sea too, and not at all");
    let mut stays = fray.clone();
    stays.play(ANN, push("C5"));
    assert_eq!((stays.stands("gabriela").as_deref(), stays.hero("gabriela").damage), (Some("C5"), 2));
    fray.play(ANN, push("E5"));
    let gabriela = fray.hero("gabriela");
    assert_eq!((gabriela.state, gabriela.acted), (Standing::Overboard, true));
    assert_eq!((gabriela.damage, gabriela.coins, gabriela.statuses), (2, 3, vec!["bleeding"]));
    assert_eq!(gabriela.skills[2].1, 1);
    assert_eq!((fray.side(A).points, fray.hero("kiria").coins, fray.hero("snapper").coins), (0, 0, 0));
    fray.activate("kiria").play(ANN, END);
    assert_eq!(fray.moves().len(), 2, "only Viana and the crew are left to act");
    let scene = Scene::duel().hero(A, "kiria", "F5").ashore(B, "gabriela").hero(B, "viana", "N9");
    let scene = scene.state("gabriela", Standing::Overboard).acted("gabriela");
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &DRAWS);
    fray.activate("gabriela");
    assert_eq!((fray.asked(), fray.view().round), ("ask-deploy", 2));
}

#[test]
fn a_fall_ends_the_own_activation() {
    rules!["RB2-18.2", "RB2-16.6", "RB2-E9"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").status("carcharias", "bleeding");
    let mut fray = Fray::of(scene.coins("carcharias", 9).hero(B, "viana", "N9"));
    fray.activate("carcharias").play(ANN, MOVE).cast(ANN, swing("D5"), &[1]);
    let fallen = fray.hero("carcharias");
    assert_eq!((fallen.state, fallen.acted, fallen.coins), (Standing::Overboard, true, 9));
    assert_eq!((fallen.damage, fallen.statuses), (0, vec![]));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN));
}

#[test]
fn crew_that_falls_is_defeated_for_nothing() {
    rules!["RB2-18.5", "RB2-20.2", "RB2-17.9", "RB2-E10"];
    let mut fray = undertow(Scene::duel().crew(B, "D5", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, play("D05")).refuse(ANN, push("F5"), "RB2-18.6").play(ANN, push("E5"));
    assert_eq!((fray.crew(B, "D5"), fray.side(B).deckhands), ((0, 0), 24));
    assert_eq!((fray.hero("kiria").coins, fray.hero("snapper").coins), (0, 0));
}

#[test]
fn where_nobody_can_be_pushed() {
    rules!["RB2-18.7", "RB2-18.8", "RB2-18.10", "RB2-18.11"];
    let scene = Scene::duel().hero(B, "gabriela", "G6").crew(A, "G5", 1, 0).hero(B, "viana", "N9");
    let mut fray = undertow(scene);
    fray.play(ANN, play("D05"));
    fray.refuse(ANN, push("G5"), "RB2-18.7").refuse(ANN, push("H6"), "RB2-18.7");
    fray.refuse(ANN, push("H7"), "RB2-18.6").play(ANN, Move::PushStep(None));
    assert_eq!(fray.stands("gabriela").as_deref(), Some("G6"), "a push may be declined");
    let mut fray = undertow(Scene::duel().crew(B, "G6", 0, 1).hero(B, "viana", "N9"));
    fray.play(ANN, play("D05")).refuse(ANN, push("H6"), "RB2-18.7").play(ANN, push("G7"));
    assert_eq!((fray.crew(B, "G6"), fray.crew(B, "G7")), ((0, 0), (0, 1)));
    let walled = Scene::duel().hero(B, "gabriela", "G5").crew(A, "G4", 1, 0).crew(A, "G6", 1, 0);
    let fray = undertow(walled.crew(A, "H5", 1, 0).hero(B, "viana", "N9"));
    assert!(fray.moves().contains(&PASS) && !fray.moves().contains(&play("D05")), "there is no way");
    let fray = undertow(Scene::duel().dragon(1, "E5", 0).hero(B, "viana", "N9"));
    assert!(!fray.moves().contains(&play("D05")), "neither a monster nor equipment is pushed");
}

#[test]
fn a_haul_goes_on_or_ends_in_the_sea() {
    rules!["RB2-18.6", "RB2-18.12", "RB2-18.11"];
    let scene = Scene::duel().first(B).hero(B, "santiago", "D5").level("santiago", 1, 1);
    let mut fray = Fray::of(scene.hero(A, "ishmael", "F6").hero(A, "kiria", "J9"));
    fray.activate("santiago").cast(BEN, attack(1, "F6"), &[4, 1, 1]);
    let ishmael = fray.index("ishmael");
    fray.play(BEN, Move::PickHero(Some(ishmael)));
    let mut drops = fray.clone();
    fray.play(BEN, push("F5")).refuse(BEN, push("F6"), "RB2-18.12");
    let mut stays = fray.clone();
    fray.play(BEN, push("E5"));
    assert_eq!(fray.hero("ishmael").state, Standing::Overboard);
    stays.play(BEN, Move::PushStep(None));
    assert_eq!(stays.stands("ishmael").as_deref(), Some("F5"));
    drops.play(BEN, push("E6"));
    assert_eq!(drops.hero("ishmael").state, Standing::Overboard, "the first step may lead into the sea");
    assert_eq!(drops.hero("ishmael").damage, 1);
}

#[test]
fn who_falls_first_and_who_is_caught() {
    rules!["RB2-18.13"];
    let scene = Scene::duel().first(B).hero(A, "kiria", "E4").hero(A, "snapper", "E4").hand(0, &["D06"]);
    let mut fray = Fray::of(scene.crew(A, "E4", 1, 0).hero(B, "viana", "N9").hand(1, &["M14"]));
    fray.play(BEN, play("M14")).play(BEN, Move::PickPlace(at("E4")));
    assert_eq!((fray.asked(), fray.who()), ("ask-drown-order", BEN), "the active player orders them");
    let (kiria, snapper) = (fray.index("kiria"), fray.index("snapper"));
    assert_eq!(fray.moves(), [Move::DrownOrder(kiria), Move::DrownOrder(snapper)]);
    fray.play(BEN, Move::DrownOrder(snapper));
    assert!(fray.who() == ANN && fray.moves().contains(&play("D06")));
    fray.play(ANN, PASS);
    assert_eq!(fray.hero("snapper").state, Standing::Overboard);
    assert!(fray.who() == ANN && fray.moves().contains(&play("D06")), "each one's owner is asked apart");
    fray.play(ANN, play("D06")).play(ANN, Move::PickPlace(at("F4")));
    assert_eq!(fray.stands("kiria").as_deref(), Some("F4"));
    assert_eq!(fray.view().missing, [at("E4")]);
}
