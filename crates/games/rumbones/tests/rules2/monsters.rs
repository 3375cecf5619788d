//! Section 24 of the rulebook: the Sea Dragon and the Kraken.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const DRAGON: Move = Move::Activate(Activation::Dragon);
const SWIM: Move = Move::DragonAct(DragonDeed::Move);

fn bite(skill: u8, to: &str) -> Move {
    Move::DragonAct(DragonDeed::Attack { skill, to: at(to) })
}

fn swim(to: &str) -> Move {
    Move::DragonStep(Some(at(to)))
}

/// What the Kraken's phase rolls, and then the cards that both sides draw.
fn night(chance: &[u32]) -> Vec<u32> {
    [chance, &[1, 2, 3, 1, 2, 3]].concat()
}

fn duel() -> Scene {
    Scene::duel().hero(A, "kiria", "G2").hero(B, "viana", "B9")
}

#[test]
fn the_dragon_is_called_once_and_acts_like_a_hero() {
    rules!["RB2-24.1", "RB2-24.2", "RB2-24.3", "RB2-24.6", "RB2-24.25", "RB2-25.5"];
    let scene = duel().hand(0, &["D01"]).hand(1, &["M01"]).crew(B, "E8", 2, 1).hero(B, "gabriela", "E8");
    let mut fray = Fray::of(scene.clone());
    fray.play(ANN, play("D01"));
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-pick-place", 14), "any channel cell");
    fray.refuse(ANN, Move::PickPlace(at("A1")), "RB2-7.4").play(ANN, Move::PickPlace(at("E8")));
    assert_eq!((fray.crew(B, "E8"), fray.hero("gabriela").state), ((0, 0), Standing::Overboard));
    assert_eq!((fray.view().missing, fray.view().dragon.owner), (vec![at("E8")], Some(ANN)));
    assert!(fray.moves().contains(&DRAGON), "in the round of its arrival");
    fray.play(ANN, DRAGON);
    assert_eq!(fray.view().acting.expect("it acts").actions, 3);
    fray.play(ANN, SWIM).refuse(ANN, swim("F8"), "RB2-24.6").play(ANN, swim("E7"));
    fray.play(ANN, swim("E6")).play(ANN, swim("E5"));
    assert_eq!((fray.asked(), fray.view().acting.expect("it acts").actions), ("ask-dragon-act", 2));
    fray.play(ANN, Move::DragonAct(DragonDeed::End));
    assert!(fray.view().dragon.acted && fray.who() == BEN);
    assert!(!fray.moves().contains(&play("M01")), "there is only one, and it was called");
    let mut fray = Fray::of(duel().hand(1, &["M01"]).dragon(0, "E5", 7).hero(A, "carcharias", "J9"));
    fray.play(ANN, DRAGON).play(ANN, Move::DragonAct(DragonDeed::End));
    assert!(fray.who() == BEN && !fray.moves().contains(&play("M01")));
    fray.pass().activate("viana").play(BEN, END);
    fray.refuse(ANN, DRAGON, "RB2-24.3");
    assert!(fray.view().dragon.acted);
    fray.until("ask-toss").until("ask-activate");
    assert_eq!((fray.view().round, fray.view().dragon.acted), (2, false), "recovery takes its token off");
}

#[test]
fn the_attacks_of_the_dragon() {
    rules!["RB2-24.3", "RB2-24.4", "RB2-24.5"];
    let scene =
        duel().dragon(0, "E5", 3).hand(0, &["D02"]).hero(B, "santiago", "D5").hero(A, "snapper", "F5");
    let mut fray = Fray::of(scene);
    fray.pass().play(ANN, DRAGON).cast(ANN, bite(1, "D5"), &[1, 1, 1]);
    assert_eq!(fray.asked(), "ask-push", "it is no hero: no card for a hero's attack could be played");
    fray.play(ANN, Move::PushStep(None)).pass();
    assert!(
        !fray.moves().iter().any(|mv| matches!(mv, Move::DragonAct(DragonDeed::Attack { skill: 1, .. })))
    );
    assert!(fray.moves().iter().any(|mv| matches!(mv, Move::DragonAct(DragonDeed::Attack { skill: 0, .. }))));
    let scene =
        duel().dragon(0, "E5", 3).hand(0, &["D07"]).hero(A, "snapper", "F5").hero(B, "santiago", "D5");
    let mut fray = Fray::of(scene);
    assert!(fray.moves().contains(&PASS) && !fray.moves().contains(&play("D07")), "nor is it healed");
    fray.activate("snapper").refuse(ANN, attack(0, "E5"), "RB2-11.2").play(ANN, END).activate("santiago");
    assert!(fray.moves().contains(&attack(0, "E5")), "it is hostile to the other side only");
}

#[test]
fn the_dragon_breaks_gangplanks_on_its_way() {
    rules!["RB2-24.6", "RB2-24.24"];
    let scene = duel().dragon(0, "E5", 0).hero(A, "snapper", "E4").crew(A, "E4", 2, 0);
    let mut fray = Fray::of(scene);
    fray.play(ANN, DRAGON).play(ANN, SWIM).play(ANN, swim("E4"));
    assert_eq!((fray.hero("snapper").state, fray.crew(A, "E4")), (Standing::Overboard, (0, 0)));
    assert_eq!((fray.view().missing, fray.asked()), (vec![at("E4")], "ask-dragon-step"));
    let mut fray = Fray::of(duel().dragon(0, "K5", 0).kraken("K6", 0));
    fray.play(ANN, DRAGON);
    assert!(fray.moves().contains(&bite(0, "K6")), "it may attack the Kraken");
    fray.play(ANN, SWIM).refuse(ANN, swim("K6"), "RB2-24.6");
}

#[test]
fn the_check_for_the_kraken() {
    rules!["RB2-24.9", "RB2-24.13", "RB2-24.21", "RB2-24.19", "RB2-E15"];
    let scene = duel().track(A, 4).track(B, 3);
    let fray = Fray::cast_from(scene.clone(), Phase::Kraken, &night(&[3, 4, 1]));
    assert_eq!(fray.view().kraken, Beast::Aboard { cell: at("K6"), damage: 0 });
    assert!(fray.heard(|event| matches!(event, Event::KrakenRaged { die: 1, .. })), "at once");
    let fray = Fray::cast_from(scene.clone(), Phase::Kraken, &night(&[4, 4]));
    assert_eq!(fray.view().kraken, Beast::Away);
    let fray = Fray::cast_from(scene.clone().kraken("K6", 3), Phase::Kraken, &night(&[1]));
    assert_eq!(fray.view().kraken, Beast::Aboard { cell: at("K6"), damage: 1 }, "no check, but a rage");
    let fray = Fray::cast_from(scene.kraken_beaten(), Phase::Kraken, &night(&[]));
    assert_eq!(fray.view().kraken, Beast::Beaten, "it never comes back");
}

#[test]
fn where_the_kraken_comes() {
    rules!["RB2-24.10", "RB2-24.11"];
    let fray = Fray::cast_from(duel().track(A, 9).crew(A, "K6", 2, 0), Phase::Kraken, &night(&[1, 1, 1]));
    assert_eq!((fray.view().missing, fray.crew(A, "K6")), (vec![at("K6")], (0, 0)));
    for (die, cell) in [(3, "E4"), (4, "E8")] {
        let scene = Scene::battle(2, "dd").track(A, 9);
        let fray = Fray::cast_from(scene, Phase::Kraken, &night(&[1, 1, die, 1]));
        assert_eq!(fray.view().kraken.cell(), Some(cell_of("dd", cell)));
    }
}

#[test]
fn what_its_coming_does_and_in_which_order() {
    rules!["RB2-24.11", "RB2-24.12", "RB2-24.15", "RB2-24.16", "RB2-24.22", "RB2-20.7"];
    let scene = Scene::duel().track(A, 5).track(B, 2).dragon(0, "K6", 2).hero(A, "kiria", "G2");
    let scene = scene.ashore(A, "snapper").state("snapper", Standing::Overboard).damage("snapper", 5);
    let scene = scene.ashore(A, "ishmael").state("ishmael", Standing::Returns).hero(B, "viana", "B9");
    let fray = Fray::cast_from(scene, Phase::Kraken, &night(&[1, 1, 1]));
    assert_eq!(
        (fray.view().dragon.beast, fray.side(B).points),
        (Beast::Beaten, 2),
        "the Dragon, and Snapper"
    );
    assert_eq!((fray.hero("kiria").damage, fray.hero("viana").damage), (2, 0));
    assert_eq!((fray.hero("ishmael").damage, fray.hero("ishmael").state), (2, Standing::Ashore));
    assert_eq!(fray.hero("snapper").damage, 0, "defeated, and clean");
    assert_eq!(fray.hero("viana").coins, 2);
    let scene = Scene::duel().track(A, 5).track(B, 5).hero(A, "kiria", "K6").hero(B, "viana", "B9");
    let scene = scene.ashore(B, "gabriela").damage("gabriela", 4);
    let fray = Fray::cast_from(scene, Phase::Kraken, &night(&[1, 1, 1]));
    assert_eq!((fray.hero("kiria").state, fray.hero("kiria").damage), (Standing::Overboard, 2));
    assert_eq!((fray.hero("viana").damage, fray.side(A).points), (2, 1), "equal tracks: both sides");
    let place = |what: fn(&Event) -> bool| fray.told.iter().position(what).expect("it is told");
    let order = [
        place(|event| matches!(event, Event::KrakenCame { .. })),
        place(|event| matches!(event, Event::PlankGone { .. })),
        place(|event| matches!(event, Event::WentOverboard { .. })),
        place(|event| matches!(event, Event::Wounded { .. })),
        place(|event| matches!(event, Event::KrakenRaged { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn heroes_that_fall_to_the_kraken() {
    rules!["RB2-24.17", "RB2-24.14", "RB2-24.24", "RB2-24.25"];
    let scene = duel().track(A, 5).damage("kiria", 4).ashore(A, "snapper").ashore(B, "gabriela");
    let scene = scene.kraken("K6", 0).dragon(1, "K5", 3);
    let fray = Fray::cast_from(scene, Phase::Kraken, &night(&[6]));
    assert_eq!((fray.side(B).points, fray.side(A).points), (1, 0));
    assert_eq!((fray.hero("viana").coins, fray.hero("gabriela").coins), (1, 1));
    assert_eq!(fray.hero("snapper").damage, 0, "its wrath is for those on the field");
    assert_eq!(fray.view().dragon.beast.damage(), 3, "neither recovery nor the Kraken changes that");
    let scene = duel().kraken("K6", 0).crew(A, "J6", 2, 0).crew(B, "L6", 1, 0).dragon(1, "K5", 0);
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[2]);
    assert_eq!((fray.asked(), fray.who()), ("ask-lash-order", ANN), "the first player orders its attacks");
    assert_eq!(fray.moves().len(), 2, "figures of both sides, and no monster");
    fray.cast(ANN, Move::LashOrder(at("L6")), &night(&[4, 1, 1, 1, 4, 4, 1, 1]));
    assert_eq!((fray.crew(A, "J6"), fray.crew(B, "L6")), ((0, 0), (0, 0)));
    assert_eq!(fray.view().dragon.beast.damage(), 0);
    let scene = duel().kraken("K6", 0).hero(A, "snapper", "J6").hero(B, "santiago", "L6");
    let mut fray = Fray::of(scene);
    assert_eq!(fray.moves().len(), 3, "nobody activates the Kraken");
    fray.activate("snapper");
    assert!(fray.moves().contains(&attack(0, "K6")));
    fray.play(ANN, END).activate("santiago");
    assert!(fray.moves().contains(&attack(0, "K6")), "it is everybody's enemy");
}

#[test]
fn the_end_of_the_kraken() {
    rules!["RB2-24.18", "RB2-24.20", "RB2-24.11", "RB2-24.19"];
    let scene = Scene::duel().kraken("K6", 11).track(A, 6).track(B, 4).hero(A, "snapper", "J6");
    let scene = scene.ashore(A, "kiria").hero(B, "viana", "B9").hero(B, "gabriela", "B8");
    let mut fray = Fray::of(scene.clone());
    assert_eq!(fray.view().missing, [at("K6")]);
    fray.activate("snapper").strike(ANN, attack(0, "K6"), &[4, 4, 1, 1]);
    assert_eq!((fray.view().kraken, fray.view().missing), (Beast::Beaten, vec![]));
    assert!(fray.heard(|event| *event == Event::PlankBack { cell: at("K6") }));
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins, fray.hero("kiria").coins), (2, 3, 0));
    assert_eq!((fray.side(A).track, fray.side(B).track), (0, 0));
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H8"));
    fray.play(ANN, CREW).play(ANN, Move::GunFirst(true)).cast(ANN, Move::GunAim(at("K6")), &[4, 1, 1, 1]);
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins, fray.hero("kiria").coins), (2, 1, 1));
}

#[test]
fn a_gangplank_that_was_gone_before_the_kraken_came() {
    rules!["RB2-24.23", "RB2-24.7"];
    let fray = Fray::cast_from(duel().track(A, 9).cut("K6"), Phase::Kraken, &night(&[1, 1, 1]));
    assert_eq!(fray.view().missing, [at("K6")], "not while the Kraken is there");
    assert!(!fray.heard(|event| matches!(event, Event::PlankBack { .. } | Event::PlankGone { .. })));
    let scene = duel().track(B, 9).cut("K6").hero(A, "snapper", "J6").level("snapper", 0, 2);
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &night(&[1, 1, 1]));
    fray.activate("viana").play(BEN, END).activate("snapper");
    for _ in 0..3 {
        fray.strike(ANN, attack(0, "K6"), &[4; 5]);
    }
    assert_eq!((fray.view().kraken, fray.view().missing), (Beast::Beaten, vec![at("K6")]));
    fray.until("ask-toss");
    assert_eq!(fray.view().missing, [at("K6")]);
    fray.until("ask-activate");
    assert!(fray.view().round == 3 && fray.view().missing.is_empty(), "it is back after the recovery");
}

#[test]
fn a_dragon_that_was_beaten_does_not_come_back() {
    rules!["RB2-24.2", "RB2-24.8"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").dragon(1, "E5", 7).hero(B, "viana", "B9");
    let mut fray = Fray::of(scene.hand(1, &["M01"]));
    fray.activate("carcharias").strike(ANN, attack(0, "E5"), &[4, 1, 1]).play(ANN, END);
    assert_eq!((fray.view().dragon.beast, fray.who()), (Beast::Beaten, BEN));
    assert!(fray.moves().contains(&PASS) && !fray.moves().contains(&play("M01")));
}

#[test]
fn grasp_and_maelstrom() {
    rules!["RB2-18.13", "RB2-24.13", "RB2-24.14"];
    let scene = Scene::duel().kraken("K6", 0).hero(A, "kiria", "E4").hero(A, "snapper", "E8");
    let scene = scene.crew(A, "E8", 1, 1).hero(B, "santiago", "L6").hero(B, "viana", "B9");
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[5]);
    assert_eq!((fray.asked(), fray.who()), ("ask-drown-order", ANN), "the first player orders them");
    let snapper = fray.index("snapper");
    fray.cast(ANN, Move::DrownOrder(snapper), &night(&[]));
    assert_eq!(["kiria", "snapper"].map(|id| fray.hero(id).state), [Standing::Overboard; 2]);
    assert_eq!((fray.crew(A, "E8"), fray.view().missing), ((0, 0), vec![at("K6")]), "the gangplanks stay");
    assert_eq!((fray.hero("santiago").damage, fray.hero("viana").damage), (1, 0));
    let scene = Scene::duel().kraken("K6", 0).hero(A, "kiria", "J6").hero(B, "santiago", "L6");
    let fray = Fray::cast_from(scene.track(A, 2).track(B, 5), Phase::Kraken, &night(&[4]));
    assert_eq!(
        (fray.hero("kiria").state, fray.hero("santiago").state),
        (Standing::Deployed, Standing::Overboard)
    );
}
