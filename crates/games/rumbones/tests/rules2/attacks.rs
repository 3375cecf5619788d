//! Attacks, hits, dice and statuses: sections 9 to 14 and 20.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

fn snapper(scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.hero(A, "snapper", "F5").ashore(A, "waldorf"));
    fray.activate("snapper");
    fray
}

#[test]
fn only_cells_with_something_to_hit() {
    rules!["RB2-11.1", "RB2-11.2", "RB2-9.5", "RB2-19.5", "RB2-10.4"];
    let mut fray = snapper(Scene::duel().crew(A, "F6", 1, 0).crew(B, "F4", 1, 0));
    fray.refuse(ANN, attack(0, "F6"), "RB2-11.2").refuse(ANN, attack(0, "G5"), "RB2-11.2");
    fray.refuse(ANN, attack(0, "G4"), "RB2-10.4");
    assert!(fray.moves().contains(&attack(0, "F4")));
    let mut fray = Fray::of(Scene::duel().hero(A, "snapper", "G4").ashore(A, "waldorf"));
    fray.activate("snapper").refuse(ANN, attack(0, "G4"), "RB2-11.2");
}

#[test]
fn equipment_is_attacked_from_its_own_cell() {
    rules!["RB2-3.10", "RB2-9.2", "RB2-9.3", "RB2-9.4", "RB2-9.6", "RB2-1.3"];
    let scene = Scene::duel()
        .hero(A, "snapper", "M6")
        .piece("M6", 6)
        .ashore(A, "waldorf")
        .state("waldorf", Standing::Overboard);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "M6"), &[4, 4, 4, 4]);
    assert!(fray.piece("M6").lost);
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins, fray.hero("waldorf").coins), (2, 3, 3));
    fray.refuse(ANN, attack(0, "M6"), "RB2-11.2");
    used!["captains-chest"];
}

#[test]
fn what_destroyed_equipment_does() {
    rules!["RB2-9.3", "RB2-6.5", "RB2-C.11", "RB2-C.12"];
    let wreck = |at: &str, beside: &str| {
        let scene = Scene::duel().hero(A, "snapper", beside).level("snapper", 0, 2).ashore(A, "waldorf");
        let scene = scene.piece(at, 5).hero(B, "viana", "D9").hero(B, "gabriela", "L5");
        let mut fray = Fray::of(scene);
        fray.activate("snapper");
        fray
    };
    let dice = [4, 4, 4, 1, 1];
    let mut fray = wreck("M3", "M3");
    fray.strike(ANN, attack(0, "M3"), &dice);
    assert_eq!((fray.side(A).gun, fray.side(A).bosun, fray.side(A).points), (2, 1, 1));
    let mut fray = wreck("M9", "M9");
    fray.strike(ANN, attack(0, "M9"), &dice);
    assert_eq!((fray.side(A).gun, fray.side(A).bosun), (1, 2));
    let mut fray = wreck("C8", "C8");
    fray.strike(ANN, attack(0, "C8"), &dice);
    assert_eq!((fray.hero("viana").statuses, fray.hero("gabriela").statuses.len()), (vec!["slowed"], 0));
    let mut fray = wreck("C4", "C4");
    fray.strike(ANN, attack(0, "C4"), &dice).play(ANN, Move::PickHero(Some(0)));
    for cell in ["C5", "C6", "C7", "D7", "D6"] {
        fray.play(ANN, step(cell));
    }
    assert_eq!(fray.asked(), "ask-act");
    used!["powder-store", "armory", "helm", "rigging"];
}

#[test]
fn a_main_mast_brings_cards() {
    rules!["RB2-9.3", "RB2-26.14", "RB2-7.8"];
    let scene = Scene::duel().first(B).hero(B, "de-marco", "I6").ashore(B, "viana").piece("I6", 7);
    let mut fray = Fray::of(scene.hand(1, &["M02", "M02", "M03"]));
    fray.activate("de-marco").play(BEN, attack(0, "I6"));
    fray.pass_cast(&[3, 1, 1]).pass_cast(&[drawn("M05", 0), drawn("M05", 1)]);
    assert_eq!(fray.hand(BEN).len(), 5);
    used!["main-mast"];
}

#[test]
fn no_hit_is_wasted_and_none_is_too_many() {
    rules!["RB2-11.12", "RB2-11.18", "RB2-11.17"];
    let mut fray = snapper(Scene::duel().hero(B, "viana", "G5").damage("viana", 5).crew(B, "N6", 1, 0));
    fray.strike(ANN, attack(0, "G5"), &[4, 4, 4, 4]);
    assert_eq!((fray.hero("viana").state, fray.hero("viana").damage), (Standing::Returns, 0));
}

#[test]
fn defeated_heroes_keep_coins_and_skills() {
    rules!["RB2-5.12", "RB2-11.20", "RB2-20.6", "RB2-11.22", "RB2-14.2"];
    let scene =
        Scene::duel().hero(B, "viana", "G5").damage("viana", 6).coins("viana", 4).level("viana", 1, 2);
    let mut fray = snapper(scene.status("viana", "slowed").acted("viana"));
    fray.strike(ANN, attack(0, "G5"), &[4, 1, 1, 1]);
    let viana = fray.hero("viana");
    assert_eq!((viana.state, viana.coins, viana.skills[1].1), (Standing::Waits, 4, 2));
    assert!(viana.statuses.is_empty() && viana.cell.is_none());
}

#[test]
fn blind_heroes_hit_worse() {
    rules!["RB2-14.3", "RB2-13.3", "RB2-11.5", "RB2-11.7"];
    let scene = Scene::duel().hero(A, "snapper", "F5").status("snapper", "blinded").ashore(A, "waldorf");
    let mut fray = Fray::of(scene.hero(B, "santiago", "G5"));
    fray.activate("snapper").strike(ANN, attack(0, "G5"), &[4, 4, 5, 6]);
    assert_eq!(fray.hero("santiago").damage, 2);
}

#[test]
fn silence_leaves_the_dice_and_takes_the_words() {
    rules!["RB2-14.6", "RB2-5.11"];
    let scene =
        Scene::duel().hero(A, "carcharias", "F5").status("carcharias", "muted").level("carcharias", 1, 1);
    let scene = scene.level("carcharias", 2, 1).coins("carcharias", 9).ashore(A, "waldorf");
    let mut fray = Fray::of(scene.hero(B, "santiago", "G5"));
    fray.activate("carcharias").refuse(ANN, improve(1), "RB2-14.6").refuse(ANN, ability(2), "RB2-14.6");
    fray.strike(ANN, attack(1, "G5"), &[6, 6, 1, 1]);
    assert_eq!(fray.hero("santiago").damage, 2, "no bonus dice");
}

#[test]
fn a_skill_once_a_base_attack_any_number_of_times() {
    rules!["RB2-19.2", "RB2-19.3", "RB2-5.14", "RB2-19.1"];
    let scene = Scene::duel().hero(B, "santiago", "G5").hero(A, "snapper", "F5").coins("snapper", 9);
    let mut fray = Fray::of(scene.ashore(A, "waldorf"));
    fray.activate("snapper").refuse(ANN, attack(1, "G5"), "RB2-19.1").play(ANN, improve(1));
    fray.strike(ANN, attack(1, "G5"), &[1, 1, 1, 1]).play(ANN, improve(1));
    fray.refuse(ANN, attack(1, "G5"), "RB2-19.3");
    fray.strike(ANN, attack(0, "G5"), &[1, 1, 1, 1]).strike(ANN, attack(0, "G5"), &[1, 1, 1, 1]);
    assert_eq!(fray.hero("snapper").coins, 3);
}

#[test]
fn skills_are_bought_between_actions_and_after_the_last() {
    rules!["RB2-5.7", "RB2-5.8", "RB2-5.9", "RB2-5.10", "RB2-5.15"];
    let scene = Scene::duel().hero(A, "snapper", "F5").coins("snapper", 6).ashore(A, "waldorf");
    let mut fray = Fray::of(scene);
    fray.activate("snapper");
    for _ in 0..3 {
        fray.play(ANN, MOVE).play(ANN, STOP);
    }
    fray.play(ANN, improve(1)).play(ANN, improve(1));
    assert_eq!((fray.hero("snapper").coins, fray.hero("snapper").skills[1].1), (0, 2));
}

#[test]
fn the_attacker_may_look_for_the_best_target_with_free_allocation() {
    rules!["RB2-11.13", "RB2-11.16"];
    let scene = Scene::duel()
        .hero(A, "snapper", "F5")
        .level("snapper", 1, 2)
        .ashore(A, "waldorf")
        .crew(B, "G5", 1, 1)
        .hero(B, "viana", "G5")
        .damage("viana", 5);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(1, "G5"), &[6, 4, 1, 1, 1]);
    let mv = fray.hit("viana", 6);
    fray.play(ANN, mv);
    fray.play(ANN, Move::Assign(Hit { to: Target::Bosun, face: 4 }));
    assert_eq!((fray.hero("viana").state, fray.crew(B, "G5")), (Standing::Returns, (1, 0)));
}
