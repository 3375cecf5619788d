//! Sections 22 and 23 of the rulebook: the swivel gun, and crew that breaks in.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The activation of side A's crew, without anybody new: who is not in the scene waits at H8.
fn drums(scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H8").hero(A, "kiria", "G2").ashore(A, "waldorf"));
    fray.play(ANN, CREW);
    fray
}

const MARCH: Move = Move::GunFirst(false);

fn aim(cell: &str) -> Move {
    Move::GunAim(at(cell))
}

fn smash(cell: &str) -> Move {
    Move::SmashAim(at(cell))
}

#[test]
fn the_gun_reaches_every_cell_but_no_equipment() {
    rules!["RB2-22.1", "RB2-22.2", "RB2-22.3"];
    let scene = Scene::duel().crew(B, "C4", 1, 0).dragon(1, "K3", 0).kraken("K6", 0).hero(B, "viana", "N9");
    let mut fray = drums(scene);
    fray.play(ANN, Move::GunFirst(true));
    let aims = fray.moves();
    assert_eq!(aims.len(), 4, "it must fire at one of them");
    assert!(["C4", "K3", "K6", "N9"].map(aim).iter().all(|cell| aims.contains(cell)));
    fray.refuse(ANN, aim("C8"), "RB2-22.1").cast(ANN, aim("C4"), &[4, 4, 4, 1]);
    assert_eq!((fray.crew(B, "C4"), fray.piece("C4").damage), ((0, 0), 0), "the other hits are lost");
    let fray = drums(Scene::duel().ashore(B, "viana").ashore(B, "gabriela"));
    assert!(fray.side(A).crew_acted, "nothing to fire at");
    assert!(!fray.heard(|event| matches!(event, Event::Rolled { .. })));
    let mut fray = drums(Scene::duel().hero(B, "viana", "N9").upgraded(A, true, false));
    fray.cast(ANN, MARCH, &[4; 6]);
    assert_eq!(fray.hero("viana").damage, 6, "six dice at the second level");
}

#[test]
fn what_the_gun_earns() {
    rules!["RB2-22.4", "RB2-20.4"];
    let scene = Scene::duel().hero(B, "viana", "N9").damage("viana", 6).crew(B, "N9", 1, 1);
    let mut fray = drums(scene.hero(B, "gabriela", "B9").crew_acted(B));
    fray.play(ANN, MARCH).cast(ANN, aim("N9"), &[4, 4, 4, 1]);
    assert_eq!((fray.hero("viana").state, fray.side(A).points), (Standing::Returns, 1));
    assert_eq!((fray.hero("kiria").coins, fray.hero("waldorf").coins), (1, 1), "for the hero only");
}

#[test]
fn crew_on_a_spawn_point_wrecks_the_ship() {
    rules!["RB2-23.1", "RB2-23.2", "RB2-23.3", "RB2-23.7", "RB2-21.10", "RB2-E14"];
    let mut fray = drums(Scene::duel().crew(A, "C4", 2, 1).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH);
    assert_eq!((fray.crew(A, "C4"), fray.crew(A, "B4")), ((0, 0), (0, 0)));
    assert_eq!((fray.side(A).deckhands, fray.side(A).bosuns), (2, 1), "they go back to the supply");
    assert!(!fray.heard(|event| matches!(event, Event::CrewFell { .. })));
    assert_eq!((fray.asked(), fray.moves()), ("ask-smash-aim", vec![smash("C4"), smash("C8")]));
    fray.refuse(ANN, smash("M6"), "RB2-23.2").refuse(ANN, smash("N9"), "RB2-23.2");
    fray.cast(ANN, smash("C4"), &[3]).cast(ANN, smash("C8"), &[2]).cast(ANN, smash("C4"), &[5, 1, 1, 1, 1]);
    assert_eq!((fray.piece("C4").damage, fray.piece("C8").damage), (2, 0));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN), "no further attack but the gun's");
}

#[test]
fn who_is_hit_first_and_what_it_earns() {
    rules!["RB2-23.4", "RB2-23.6"];
    let scene =
        Scene::duel().crew(A, "C4", 2, 0).hero(B, "viana", "D7").damage("viana", 6).crew(B, "D7", 1, 0);
    let mut fray = drums(scene.hero(B, "gabriela", "N9"));
    fray.play(ANN, MARCH).cast(ANN, smash("D7"), &[3]);
    assert_eq!((fray.crew(B, "D7"), fray.hero("viana").damage, fray.hero("kiria").coins), ((0, 0), 6, 0));
    fray.cast(ANN, smash("D7"), &[3, 1, 1, 1, 1]);
    assert_eq!((fray.hero("viana").state, fray.side(A).points), (Standing::Returns, 1));
    assert_eq!((fray.hero("kiria").coins, fray.hero("waldorf").coins), (1, 1));
}

#[test]
fn attacks_without_a_target_are_lost() {
    rules!["RB2-23.5", "RB2-23.9"];
    let bare =
        Scene::duel().crew(A, "C4", 2, 1).piece("C8", 8).hero(B, "viana", "N9").upgraded(A, false, true);
    let mut fray = drums(bare.clone().piece("C4", 8));
    fray.cast(ANN, MARCH, &[1; 4]);
    assert!(fray.heard(|event| matches!(event, Event::BrokeIn { deckhands: 2, bosuns: 1, .. })));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN));
    let mut fray = drums(bare.piece("C4", 7));
    fray.cast(ANN, MARCH, &[2, 4]);
    assert!(fray.piece("C4").lost, "a 2 misses, bosuns or not; the next die destroys it");
    assert_eq!(fray.side(A).points, 2);
    fray.cast(ANN, Move::PickHero(None), &[1; 4]);
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN), "the third has nothing left");
}

#[test]
fn several_spawn_points_one_after_the_other() {
    rules!["RB2-23.8"];
    let mut fray = drums(Scene::duel().crew(A, "C4", 1, 0).crew(A, "C8", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.who()), ("ask-smash-order", ANN));
    assert_eq!(fray.moves(), ["B4", "B8"].map(|cell| Move::SmashOrder(at(cell))));
    fray.play(ANN, Move::SmashOrder(at("B8")));
    assert_eq!((fray.crew(A, "B8"), fray.crew(A, "B4")), ((0, 0), (1, 0)));
    fray.cast(ANN, smash("C8"), &[3]);
    assert_eq!((fray.crew(A, "B4"), fray.asked()), ((0, 0), "ask-smash-aim"));
}
