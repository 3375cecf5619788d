//! Sections 16 and 17 of the rulebook: a hero's activation, its moves and its swings.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// A hero of side A in a cell, somebody to fight against, and the hero's activation.
fn active(id: &str, cell: &str) -> Fray {
    let scene = Scene::duel().hero(A, id, cell).hero(B, "viana", "N9").hero(B, "santiago", "N3");
    let mut fray = Fray::of(scene);
    fray.activate(id);
    fray
}

fn actions(fray: &Fray) -> u8 {
    fray.view().acting.expect("somebody acts").actions
}

#[test]
fn a_hero_comes_aboard_before_anything_else() {
    rules!["RB2-16.1", "RB2-16.2"];
    let scene = Scene::duel().first(B).hero(A, "snapper", "F5").coins("snapper", 2).ashore(B, "viana");
    let mut fray = Fray::of(scene);
    fray.activate("viana");
    let spawns = ["B4", "B8", "M5", "M7"].map(|cell| Move::Deploy(at(cell)));
    assert!(fray.moves().len() == 4 && spawns.iter().all(|spawn| fray.moves().contains(spawn)));
    fray.refuse(BEN, Move::Deploy(at("F5")), "RB2-16.1").play(BEN, spawns[2]);
    assert_eq!(fray.stands("viana").as_deref(), Some("M5"));
    assert_eq!(fray.asked(), "ask-rob", "the toll is taken before her first action");
    fray.play(BEN, Move::Rob(None));
    assert_eq!((fray.asked(), actions(&fray)), ("ask-act", 3), "coming aboard is no action");
    let scene = Scene::duel().ashore(A, "kiria").state("kiria", Standing::Overboard).damage("kiria", 2);
    let mut fray = Fray::of(scene);
    fray.activate("kiria").play(ANN, Move::Deploy(at("H8")));
    assert_eq!((fray.stands("kiria").as_deref(), fray.hero("kiria").damage), (Some("H8"), 2));
}

#[test]
fn three_actions_and_then_the_end() {
    rules!["RB2-16.3", "RB2-16.5", "RB2-16.7"];
    let scene = Scene::duel().hero(A, "kiria", "F5").coins("kiria", 4).status("kiria", "blinded");
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("kiria");
    for left in [2, 1, 0] {
        fray.play(ANN, MOVE).play(ANN, STOP);
        assert_eq!((fray.asked(), actions(&fray)), ("ask-act", left), "points that are not used are lost");
    }
    let buys = |mv: &Move| matches!(mv, Move::Act(Deed::Improve { .. } | Deed::End));
    assert!(fray.moves().iter().all(buys), "only to buy is left");
    fray.refuse(ANN, MOVE, "RB2-16.3");
    assert_eq!(fray.hero("kiria").statuses, ["blinded"]);
    fray.play(ANN, improve(0));
    let kiria = fray.hero("kiria");
    assert_eq!((kiria.acted, kiria.statuses, kiria.skills[0].1, kiria.coins), (true, vec![], 2, 0));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN));
    let mut fray = active("snapper", "F5");
    fray.play(ANN, END);
    assert!(fray.hero("snapper").acted && fray.who() == BEN, "one may stop earlier");
}

#[test]
fn a_stunned_hero_shakes_it_off_first() {
    rules!["RB2-16.4"];
    let scene = Scene::duel().hero(A, "snapper", "F4").status("snapper", "stunned").crew(B, "E4", 1, 0);
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("snapper");
    assert_eq!(fray.moves(), [Move::Act(Deed::Recover), END]);
    fray.refuse(ANN, MOVE, "RB2-16.4").refuse(ANN, attack(0, "E4"), "RB2-16.4");
    fray.play(ANN, Move::Act(Deed::Recover));
    assert!(actions(&fray) == 2 && fray.moves().contains(&MOVE) && fray.moves().contains(&attack(0, "E4")));
}

#[test]
fn a_defeat_ends_the_activation() {
    rules!["RB2-16.6", "RB2-20.4", "RB2-14.8"];
    let scene = Scene::duel().hero(A, "kiria", "F5").damage("kiria", 5).status("kiria", "bleeding");
    let scene = scene.coins("kiria", 9).hero(B, "viana", "N9").ashore(B, "gabriela").ashore(B, "de-marco");
    let mut fray = Fray::of(scene.state("de-marco", Standing::Waits));
    fray.activate("kiria").play(ANN, MOVE).play(ANN, STOP);
    assert_eq!((fray.hero("kiria").state, fray.hero("kiria").coins), (Standing::Waits, 9));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN));
    assert_eq!((fray.side(B).points, fray.side(A).points), (1, 0));
    assert_eq!(["viana", "gabriela", "de-marco"].map(|id| fray.hero(id).coins), [1; 3], "in any state");
}

#[test]
fn steps_lead_through_neighbours_that_are_free() {
    rules!["RB2-16.7", "RB2-16.8", "RB2-16.9", "RB2-16.11", "RB2-16.12"];
    let scene = Scene::duel().hero(A, "carcharias", "D5").crew(B, "D6", 1, 0).crew(A, "D4", 1, 0);
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("carcharias").play(ANN, MOVE);
    fray.refuse(ANN, step("C6"), "RB2-3.2").refuse(ANN, step("E5"), "RB2-3.4");
    fray.refuse(ANN, step("D6"), "RB2-16.9").play(ANN, step("D4")).play(ANN, step("E4"));
    assert_eq!((fray.asked(), actions(&fray)), ("ask-act", 2), "two points are two cells");
    fray.play(ANN, MOVE).play(ANN, step("F4")).play(ANN, step("G4"));
    assert_eq!(fray.stands("carcharias").as_deref(), Some("G4"), "over the gangplank, onto the rigging");
    assert_eq!(actions(&fray), 1);
}

#[test]
fn enemy_spawn_points_are_crossed_only() {
    rules!["RB2-16.9", "RB2-16.10"];
    let mut fray = active("carcharias", "B3");
    fray.play(ANN, MOVE).play(ANN, step("B4")).refuse(ANN, STOP, "RB2-3.7");
    fray.play(ANN, step("B5"));
    assert_eq!((fray.asked(), fray.stands("carcharias").as_deref()), ("ask-act", Some("B5")));
    let mut fray = active("carcharias", "C3");
    fray.play(ANN, MOVE).play(ANN, step("B3")).refuse(ANN, step("B4"), "RB2-16.10");
    let scene = Scene::duel().hero(A, "snapper", "B3").crew(B, "B4", 1, 0).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, MOVE).refuse(ANN, step("B4"), "RB2-16.9");
}

#[test]
fn a_free_move_costs_nothing_and_knows_no_ropes() {
    rules!["RB2-16.13"];
    let scene = Scene::duel().hero(A, "snapper", "F5").hand(0, &["D09"]).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.pass();
    let snapper = Move::Activate(Activation::Hero(fray.index("snapper")));
    fray.play(ANN, snapper).play(ANN, play("D09")).refuse(ANN, swing("D5"), "RB2-16.13");
    fray.play(ANN, step("F6")).play(ANN, step("F7"));
    assert_eq!((fray.stands("snapper").as_deref(), actions(&fray)), (Some("F7"), 3));
}

#[test]
fn swings_and_steps_in_one_move() {
    rules!["RB2-17.1", "RB2-17.5", "RB2-E8"];
    let mut fray = active("carcharias", "F5");
    fray.play(ANN, MOVE).cast(ANN, swing("D5"), &[2]).cast(ANN, swing("F5"), &[2]);
    assert_eq!((fray.stands("carcharias").as_deref(), actions(&fray)), (Some("F5"), 2));
    fray.play(ANN, MOVE).play(ANN, step("F6")).cast(ANN, swing("D6"), &[6]);
    assert_eq!((fray.stands("carcharias").as_deref(), actions(&fray)), (Some("D6"), 1));
    fray.play(ANN, MOVE).cast(ANN, swing("F6"), &[2]).play(ANN, step("G6"));
    assert_eq!(fray.stands("carcharias").as_deref(), Some("G6"));
    let mut fray = active("carcharias", "F5");
    fray.play(ANN, MOVE).cast(ANN, swing("D5"), &[2]).play(ANN, STOP);
    assert_eq!(actions(&fray), 2);
}

#[test]
fn from_where_and_to_where_a_rope_leads() {
    rules!["RB2-17.2", "RB2-17.3", "RB2-17.10"];
    let mut fray = active("carcharias", "G5");
    fray.play(ANN, MOVE).refuse(ANN, swing("D5"), "RB2-17.2");
    assert!(fray.swings().is_empty());
    let mut fray = active("carcharias", "E4");
    fray.play(ANN, MOVE).refuse(ANN, swing("C5"), "RB2-17.2");
    let scene = Scene::duel().hero(A, "snapper", "F5").crew(B, "D5", 1, 0).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, MOVE);
    fray.refuse(ANN, swing("E4"), "RB2-17.3").refuse(ANN, swing("G6"), "RB2-17.3");
    fray.refuse(ANN, swing("B4"), "RB2-17.10").refuse(ANN, swing("D5"), "RB2-17.10");
    assert_eq!(fray.swings().len(), 21 - 3 + 21 - 3, "both ships without spawn points and enemies");
}

#[test]
fn the_die_of_a_swing() {
    rules!["RB2-17.4", "RB2-17.5", "RB2-17.6", "RB2-17.7", "RB2-E7", "RB2-18.4"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").crew(B, "D5", 2, 0).crew(B, "D6", 1, 0);
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("carcharias").play(ANN, MOVE);
    let mut falls = fray.clone();
    fray.cast(ANN, swing("C6"), &[4]);
    assert_eq!(fray.stands("carcharias").as_deref(), Some("C6"), "whoever is on the way does not matter");
    let mut far = falls.clone();
    falls.cast(ANN, swing("B7"), &[4]);
    assert_eq!(falls.hero("carcharias").state, Standing::Overboard, "six cells need a 6");
    far.cast(ANN, swing("M9"), &[6]);
    assert_eq!(far.hero("carcharias").state, Standing::Overboard, "no die reaches that far");
    assert_eq!((far.side(B).points, far.hero("viana").coins), (0, 0));
}

#[test]
fn a_one_is_an_ordinary_result_of_a_swing() {
    rules!["RB2-17.8", "RB2-E20"];
    let scene = Scene::duel().first(B).hero(A, "kiria", "J9").hero(B, "de-marco", "D5").hand(1, &["M09"]);
    let mut fray = Fray::of(scene);
    fray.activate("de-marco").play(BEN, MOVE).play(BEN, swing("F5"));
    let mut falls = fray.clone();
    fray.cast(BEN, play("M09"), &[1]);
    assert_eq!(fray.stands("de-marco").as_deref(), Some("F5"));
    falls.cast(BEN, PASS, &[1]);
    assert_eq!(falls.hero("de-marco").state, Standing::Overboard);
}
