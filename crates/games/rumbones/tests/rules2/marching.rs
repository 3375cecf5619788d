//! Section 21 of the rulebook: the crew comes aboard, marches and attacks.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The activation of side A's crew, without anybody new: who is not in the scene waits at H8.
fn drums(scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H8").hero(A, "kiria", "G2"));
    fray.play(ANN, CREW);
    fray
}

const MARCH: Move = Move::GunFirst(false);

fn volley(from: &str, to: &str) -> Move {
    Move::CrewAim(Volley { from: at(from), to: at(to) })
}

#[test]
fn crew_comes_aboard() {
    rules!["RB2-21.1", "RB2-21.2", "RB2-21.5", "RB2-21.6", "RB2-E13"];
    let scene = Scene::duel().guards().hero(A, "kiria", "F5").ashore(A, "waldorf").hero(B, "viana", "L5");
    let mut fray = Fray::of(scene.clone());
    fray.play(ANN, CREW);
    assert_eq!(fray.asked(), "ask-boatswain", "three spawn points, two deckhands on each");
    assert_eq!(["H4", "H6", "H8"].map(|cell| fray.crew(A, cell)), [(2, 0); 3]);
    fray.refuse(ANN, Move::Boatswain(at("G4")), "RB2-21.2");
    fray.play(ANN, Move::Boatswain(at("H6"))).play(ANN, Move::Boatswain(at("H6")));
    assert_eq!((fray.side(A).deckhands, fray.side(A).bosuns), (6, 4));
    fray.play(ANN, MARCH);
    let stands = ["F4", "J6", "F8", "G4", "I6", "G8"].map(|cell| fray.crew(A, cell));
    assert_eq!(stands, [(4, 0), (4, 0), (4, 0), (2, 0), (2, 2), (2, 0)], "all go one cell forward");
    assert_eq!(fray.asked(), "ask-gun-aim");
    fray.cast(ANN, Move::GunAim(at("L5")), &[1; 4]);
    assert!(fray.side(A).crew_acted && fray.who() == BEN);
    let mut fray = Fray::of(scene.crew_acted(A));
    fray.refuse(ANN, CREW, "RB2-21.1");
    let scene = Scene::duel().first(B).hero(A, "kiria", "F5").hero(B, "viana", "L5");
    let mut fray = Fray::of(scene);
    fray.play(BEN, CREW);
    assert_eq!(fray.asked(), "ask-leave-out", "three of four");
    fray.play(BEN, Move::LeaveOut(at("M7")));
    assert_eq!(["B4", "B8", "M5", "M7"].map(|cell| fray.crew(B, cell).0), [2, 2, 2, 0]);
    fray.play(BEN, Move::Boatswain(at("M7"))).play(BEN, Move::Boatswain(at("B4")));
    assert_eq!((fray.crew(B, "M7"), fray.crew(B, "B4")), ((0, 1), (2, 1)), "bosuns come to any of them");
}

#[test]
fn a_small_supply_is_spread() {
    rules!["RB2-21.3", "RB2-E12"];
    let scene = Scene::duel().supply(A, 3, 1, "J9").hero(A, "kiria", "F5").hero(B, "viana", "L5");
    let mut fray = Fray::of(scene);
    fray.play(ANN, CREW);
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-spread", 3), "nobody may stay in the supply");
    fray.play(ANN, Move::Spread(at("H4"))).play(ANN, Move::Spread(at("H4")));
    fray.refuse(ANN, Move::Spread(at("H4")), "RB2-21.3").play(ANN, Move::Spread(at("H6")));
    assert_eq!(fray.asked(), "ask-boatswain");
    fray.play(ANN, Move::Boatswain(at("H8")));
    assert_eq!(["H4", "H6", "H8"].map(|cell| fray.crew(A, cell)), [(2, 0), (1, 0), (0, 1)]);
    assert_eq!(fray.asked(), "ask-gun-first", "there was one bosun only");
    let scene = Scene::duel().first(B).supply(B, 0, 2, "B9").hero(A, "kiria", "F5").hero(B, "viana", "L5");
    let mut fray = Fray::of(scene);
    fray.play(BEN, CREW);
    assert_eq!(fray.asked(), "ask-boatswain", "nobody is asked where nobody comes");
}

#[test]
fn gun_and_march_in_any_order() {
    rules!["RB2-21.4", "RB2-21.23", "RB2-21.8", "RB2-22.4", "RB2-20.8"];
    let mut fray = drums(Scene::duel().crew(A, "F4", 2, 0).crew(B, "F5", 1, 0).hero(B, "viana", "N9"));
    assert_eq!((fray.asked(), fray.moves()), ("ask-gun-first", vec![MARCH, Move::GunFirst(true)]));
    let mut march = fray.clone();
    fray.play(ANN, Move::GunFirst(true)).cast(ANN, Move::GunAim(at("F5")), &[4, 1, 1, 1]);
    assert_eq!((fray.crew(B, "F5"), fray.hero("kiria").coins), ((0, 0), 0));
    assert_eq!(fray.asked(), "ask-stay", "the neighbour is gone, the right is not");
    assert_eq!(fray.moves(), [0, 1, 2].map(Move::Stay));
    fray.play(ANN, Move::Stay(1));
    assert_eq!((fray.crew(A, "F4"), fray.crew(A, "E4")), ((1, 0), (1, 0)));
    march.play(ANN, MARCH).play(ANN, Move::Stay(2));
    assert_eq!(march.asked(), "ask-crew-deckhands", "the attack follows the march at once");
    march.cast(ANN, Move::CrewCount(2), &[4, 4, 1, 1, 1, 1]);
    assert_eq!((march.crew(B, "F5"), march.hero("kiria").coins), ((0, 0), 0), "no coins for crew");
    assert_eq!(march.asked(), "ask-activate", "the gun has fired at the only one left");
}

#[test]
fn what_stops_a_march() {
    rules!["RB2-21.7", "RB2-21.8"];
    let scene = Scene::duel().crew(A, "F4", 2, 0).crew(B, "E4", 9, 0).crew(A, "F8", 1, 0).cut("E8");
    let mut fray = drums(scene.crew(A, "J6", 1, 0).kraken("K6", 0));
    fray.play(ANN, MARCH);
    assert_eq!((fray.crew(A, "F4"), fray.crew(A, "F8"), fray.crew(A, "J6")), ((2, 0), (1, 0), (1, 0)));
    let mut fray = drums(Scene::duel().crew(A, "E4", 0, 1).dragon(1, "E5", 0).crew(A, "I6", 2, 0));
    fray.play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.moves()), ("ask-stay-bosuns", vec![Move::Stay(0), Move::Stay(1)]));
    assert_eq!(fray.crew(A, "J6"), (0, 0), "cells march one after the other");
    fray.cast(ANN, Move::Stay(0), &[1; 6]);
    assert_eq!((fray.crew(A, "D4"), fray.crew(A, "J6")), ((0, 1), (2, 0)), "who is far from enemies must go");
}

#[test]
fn crew_off_its_routes_goes_back() {
    rules!["RB2-21.9", "RB2-21.22"];
    let scene = Scene::duel().crew(A, "F5", 1, 0).crew(A, "C6", 2, 0).piece("C4", 8).piece("C8", 8);
    let mut fray = drums(scene.hero(B, "viana", "N9"));
    fray.play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-fork", 4), "north or south, one or both");
    fray.play(ANN, Move::Fork(Lot { to: at("C5"), count: 1 }));
    fray.cast(ANN, Move::Fork(Lot { to: at("C7"), count: 1 }), &[1; 4]);
    assert_eq!(["F4", "C5", "C7"].map(|cell| fray.crew(A, cell)), [(1, 0); 3]);
    let scene = Scene::duel().crew(A, "G6", 1, 0).crew(B, "G5", 1, 0).crew(B, "F6", 2, 0);
    let mut fray = drums(scene.crew(B, "G7", 2, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).play(ANN, Move::Stay(1)).cast(ANN, volley("G6", "G5"), &[4]);
    assert_eq!((fray.crew(B, "G5"), fray.crew(A, "G6")), ((0, 0), (1, 0)), "no boarding off the routes");
}

#[test]
fn every_figure_attacks_once_in_groups() {
    rules!["RB2-21.11", "RB2-21.12", "RB2-21.13", "RB2-21.14", "RB2-21.15", "RB2-21.21"];
    let scene =
        Scene::duel().crew(A, "F4", 3, 1).crew(B, "E4", 1, 1).hero(B, "viana", "E4").crew(B, "F3", 1, 0);
    let mut fray = drums(scene);
    fray.play(ANN, MARCH);
    assert_eq!(
        (fray.asked(), fray.moves()),
        ("ask-crew-aim", vec![volley("F4", "F3"), volley("F4", "E4")]),
        "as they like"
    );
    assert!(fray.game.decline().is_none(), "nobody may leave it out");
    fray.play(ANN, volley("F4", "F3"));
    assert_eq!(fray.moves(), [3, 2, 1, 0].map(Move::CrewCount));
    fray.play(ANN, Move::CrewCount(1)).cast(ANN, Move::CrewCount(0), &[3]);
    assert_eq!(fray.crew(B, "F3"), (0, 0), "a bosun supports from where it stands, in the group or not");
    assert_eq!(fray.asked(), "ask-crew-deckhands", "one target is left for the others");
    assert_eq!(fray.moves(), [2, 1, 0].map(Move::CrewCount));
    let mut fray = drums(Scene::duel().crew(A, "F4", 2, 1).crew(B, "E4", 1, 1).hero(B, "viana", "E4"));
    fray.play(ANN, MARCH).play(ANN, Move::CrewCount(2)).cast(
        ANN,
        Move::CrewCount(1),
        &[3, 3, 3, 3, 1, 1, 1, 1],
    );
    assert_eq!(fray.crew(B, "E4"), (0, 0), "a deckhand, then the bosun");
    assert_eq!(fray.hero("viana").damage, 0, "the dice of a bosun miss with a 3");
}

#[test]
fn board_them() {
    rules!["RB2-21.16", "RB2-21.17", "RB2-20.8"];
    let scene = Scene::duel().crew(A, "F4", 3, 0).crew(B, "E4", 1, 0).crew(B, "D4", 1, 0).crew(B, "F3", 1, 0);
    let mut fray = drums(scene.hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).play(ANN, volley("F4", "E4")).cast(ANN, Move::CrewCount(2), &[4, 1, 1]);
    assert_eq!((fray.crew(A, "E4"), fray.crew(A, "F4")), ((2, 0), (1, 0)), "those who attacked it advance");
    assert_eq!(fray.hero("kiria").coins, 0);
    let told = |fray: &Fray| fray.times(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(told(&fray), 2, "the last one has one target, and takes it");
    assert_eq!(fray.asked(), "ask-gun-aim", "who has advanced does not attack D4");
}

#[test]
fn equipment_does_not_keep_anybody_from_boarding() {
    rules!["RB2-21.16", "RB2-21.18", "RB2-21.22", "RB2-23.8"];
    let mut fray = drums(Scene::duel().crew(A, "D4", 2, 0).crew(B, "C4", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).cast(ANN, Move::CrewCount(2), &[4, 1, 1, 1, 1, 1]);
    assert_eq!((fray.crew(A, "C4"), fray.piece("C4").damage), ((2, 0), 0));
    let mut fray = drums(Scene::duel().crew(A, "D4", 1, 0).crew(B, "D5", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).play(ANN, Move::Stay(1)).cast(ANN, volley("D4", "C4"), &[4]);
    assert_eq!((fray.crew(A, "D4"), fray.piece("C4").damage), ((1, 0), 1), "an object is no enemy");
    let mut fray = drums(Scene::duel().crew(A, "C4", 2, 0).crew(B, "B4", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).play(ANN, volley("C4", "B4")).cast(ANN, Move::CrewCount(2), &[4, 4]);
    assert!(fray.heard(|event| matches!(event, Event::BrokeIn { deckhands: 2, .. })));
    assert_eq!((fray.asked(), fray.side(A).deckhands), ("ask-smash-aim", 2), "they wreck what is there");
}

#[test]
fn the_way_that_is_free_at_a_fork() {
    rules!["RB2-21.20", "RB2-21.8", "RB2-E21"];
    let scene = Scene::battle(2, "dd").crew(A, "L6", 2, 0).crew(B, "L5", 0, 1).hero(B, "viana", "B9");
    let mut fray = Fray::of(scene.supply(A, 0, 0, "G8").hero(A, "kiria", "G5"));
    fray.play(ANN, CREW).play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-stay", 3));
    fray.play(ANN, Move::Stay(0));
    assert_eq!(fray.crew(A, "L7"), (2, 0), "who moves takes the way that is free");
}

#[test]
fn orders_of_a_hero() {
    rules!["RB2-21.19", "RB2-21.16", "RB2-20.9", "RB2-18.11"];
    let scene = Scene::duel().first(B).hero(B, "el-latigo", "C5").level("el-latigo", 1, 1).ashore(B, "viana");
    let scene = scene.crew(B, "D4", 2, 0).crew(A, "E4", 1, 0).hero(A, "kiria", "J9").hero(A, "snapper", "J8");
    let mut fray = Fray::of(scene.supply(B, 0, 0, "B8"));
    fray.activate("el-latigo").play(BEN, ability(1));
    assert_eq!(fray.asked(), "ask-drill");
    assert!(fray.moves().contains(&Move::Drill(None)), "an order may be left out");
    fray.play(BEN, Move::Drill(Some(at("D4")))).play(BEN, Move::Enlist(2)).cast(
        BEN,
        Move::CrewCount(2),
        &[4, 1],
    );
    assert_eq!((fray.crew(A, "E4"), fray.crew(B, "E4"), fray.crew(B, "D4")), ((0, 0), (2, 0), (0, 0)));
    assert_eq!((fray.hero("el-latigo").coins, fray.side(B).crew_acted), (0, false));
    fray.play(BEN, END).activate("kiria").play(ANN, END);
    fray.play(BEN, CREW).play(BEN, MARCH);
    assert_eq!(fray.crew(B, "F4"), (2, 0), "they march all the same");
}

#[test]
fn who_came_by_a_card_may_stay_too() {
    rules!["RB2-21.23", "RB2-21.8"];
    let scene = Scene::duel().hero(A, "kiria", "G2").hero(B, "viana", "H5").hand(0, &["D08"]);
    let (mut fray, bosun) = (Fray::of(scene), Move::Boatswain(at("H8")));
    fray.pass().play(ANN, CREW).play(ANN, bosun).play(ANN, bosun);
    fray.play(ANN, play("D08")).play(ANN, Move::PickPlace(at("H4"))).play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.moves()), ("ask-stay", [0, 1, 2, 3, 4].map(Move::Stay).to_vec()));
    fray.play(ANN, Move::Stay(3));
    assert_eq!((fray.crew(A, "H4"), fray.crew(A, "G4")), ((3, 0), (1, 0)));
}

#[test]
fn all_who_attacked_a_cell_board_it() {
    rules!["RB2-21.16", "RB2-21.14"];
    let mut fray = drums(Scene::duel().crew(A, "F4", 2, 0).crew(B, "E4", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).cast(ANN, Move::CrewCount(1), &[1, 4, 1, 1, 1, 1]);
    assert_eq!(
        (fray.crew(A, "E4"), fray.crew(A, "F4")),
        ((2, 0), (0, 0)),
        "the first one missed, and goes too"
    );
    let mut fray = drums(Scene::duel().crew(A, "F4", 2, 0).crew(B, "E4", 1, 0).hero(B, "viana", "N9"));
    fray.play(ANN, MARCH).cast(ANN, Move::CrewCount(1), &[4, 1, 1, 1, 1]);
    assert_eq!((fray.crew(A, "E4"), fray.crew(A, "F4")), ((1, 0), (1, 0)), "nothing is left to attack");
}

#[test]
fn nobody_leaves_a_corner_through_enemies() {
    rules!["RB2-21.9"];
    let mut fray = drums(Scene::duel().crew(A, "B3", 1, 0).crew(B, "C3", 2, 0).hero(B, "viana", "N9"));
    fray.cast(ANN, MARCH, &[1]);
    assert_eq!((fray.crew(A, "B3"), fray.asked()), ((1, 0), "ask-gun-aim"), "nor over a spawn point");
}

#[test]
fn a_hero_that_falls_to_crew() {
    rules!["RB2-20.4", "RB2-21.16", "RB2-E11"];
    let scene = Scene::duel().crew(A, "F4", 1, 0).hero(B, "de-marco", "E4").damage("de-marco", 6);
    let mut fray = drums(scene.hero(B, "viana", "N9").ashore(A, "snapper").ashore(A, "waldorf"));
    fray.cast(ANN, MARCH, &[4, 1, 1, 1, 1]);
    assert_eq!(["kiria", "snapper", "waldorf"].map(|id| fray.hero(id).coins), [1; 3]);
    assert_eq!((fray.side(A).points, fray.crew(A, "E4")), (1, (1, 0)));
}
