//! Section 27 of the rulebook: everybody alone.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Seat, Table};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const CAT: Seat = Seat(2);
const CHEST: Move = Move::Act(Deed::Chest);

fn side(seat: u8) -> Side {
    Side(seat)
}

/// Three players with a hero each: Snapper, Viana and Ishmael.
fn three(cells: [&str; 3]) -> Scene {
    let scene = Scene::free_for_all(3, 3).hero(side(0), "snapper", cells[0]);
    scene.hero(side(1), "viana", cells[1]).hero(side(2), "ishmael", cells[2])
}

fn options(lives: u8, heroes: Option<u8>) -> Options {
    Options { mode: Mode::FreeForAll { lives, heroes }, ..Options::default() }
}

fn refused(options: &Options, players: u8) -> bool {
    Rumbones2::setup(options, players, &mut Table::new(Chance::strict(&[]))).is_err()
}

#[test]
fn how_it_begins() {
    rules!["RB2-27.2", "RB2-27.4", "RB2-27.5", "RB2-27.6", "RB2-27.24", "RB2-27.3"];
    let mut fray = Fray::setup(&options(4, Some(1)), 3);
    fray.play(ANN, Move::Pick(0)).refuse(BEN, Move::Pick(0), "RB2-2.2").play(BEN, Move::Pick(5));
    fray.cast(CAT, Move::Pick(1), &[1, 2, 6, 6, 6, 6, 1, 1, 2, 2]);
    assert_eq!((fray.asked(), fray.who()), ("ask-deploy", CAT), "the highest of those who were level begins");
    let view = fray.view();
    assert_eq!((view.layout, view.alone, view.sides.len()), (Some("fa"), true, 0));
    assert_eq!((view.kraken, view.dragon.beast), (Beast::Away, Beast::Away));
    assert!(view.seats.iter().all(|seat| seat.limit == 0 && seat.hand_size == 0));
    assert!(view.heroes.iter().all(|hero| hero.lives == 4 && hero.coins == 0 && hero.damage == 0));
    assert_eq!(fray.hero("carcharias").skills, [("fin-cutter", 1), ("jaws", 0), ("scent-of-blood", 0)]);
    assert_eq!(
        (fray.hero("carcharias").state, fray.hero("ishmael").state),
        (Standing::Ashore, Standing::Ashore)
    );
    fray.play(CAT, Move::Deploy(at("H2"))).play(CAT, END);
    assert_eq!(fray.who(), ANN, "turns pass to the left");
    assert!(refused(&options(1, None), 3) && refused(&options(6, None), 3));
    assert!(refused(&options(3, Some(2)), 6) && refused(&options(3, Some(3)), 2), "two, and nobody twice");
    for (players, heroes) in [(2, 4), (3, 6), (5, 10), (6, 6)] {
        let mut fray = Fray::setup(&options(3, None), players);
        fray.until("ask-deploy");
        assert_eq!(fray.view().heroes.len(), heroes);
    }
}

#[test]
fn the_same_hero_may_act_in_every_turn() {
    rules!["RB2-27.7", "RB2-27.3", "RB2-27.24", "RB2-27.8"];
    let scene = Scene::free_for_all(2, 3).hero(side(0), "snapper", "F5").ashore(side(0), "kiria");
    let mut fray = Fray::of(scene.hero(side(1), "viana", "H2").ashore(side(1), "gabriela"));
    for _ in 0..2 {
        assert_eq!((fray.asked(), fray.who(), fray.moves().len()), ("ask-activate", ANN, 2));
        fray.activate("snapper").play(ANN, END).activate("viana").play(BEN, END);
        assert!(!fray.hero("snapper").acted && !fray.hero("viana").acted, "there are no activation tokens");
    }
    fray.activate("kiria");
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-deploy", 6));
    fray.play(ANN, Move::Deploy(at("H2")));
    assert_eq!(fray.stands("kiria"), fray.stands("viana"), "occupied or not");
}

#[test]
fn enemies_share_cells() {
    rules!["RB2-27.1", "RB2-27.9", "RB2-27.19"];
    let mut fray = Fray::of(three(["F4", "G4", "N9"]));
    fray.play(ANN, MOVE).play(ANN, step("G4")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper"), fray.stands("viana"));
    fray.cast(ANN, attack(0, "G4"), &[4, 1, 1, 1]);
    assert_eq!(fray.hero("viana").damage, 1);
    let mut fray = Fray::of(three(["B5", "M5", "F5"]));
    fray.play(ANN, MOVE).play(ANN, step("B4")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper").as_deref(), Some("B4"), "any spawn point");
    let mut fray = Fray::of(three(["F5", "D5", "N9"]));
    fray.play(ANN, MOVE);
    assert_eq!(fray.swings().len(), 42, "every cell of the other two ships");
    fray.refuse(ANN, swing("E4"), "RB2-17.3").cast(ANN, swing("D5"), &[2]);
    assert_eq!(fray.stands("snapper"), fray.stands("viana"));
}

#[test]
fn lives_and_the_last_one_left() {
    rules!["RB2-27.10", "RB2-27.11", "RB2-27.12", "RB2-27.21"];
    let scene = three(["F4", "G4", "N9"]).damage("viana", 6).coins("viana", 2).status("viana", "slowed");
    let mut fray = Fray::of(scene.level("viana", 1, 1));
    fray.cast(ANN, attack(0, "G4"), &[4, 1, 1, 1]);
    let viana = fray.hero("viana");
    assert_eq!((viana.state, viana.lives, viana.damage), (Standing::Ashore, 2, 0));
    assert_eq!((viana.coins, viana.statuses, viana.skills[1].1), (2, vec![], 1));
    assert_eq!((fray.hero("snapper").coins, fray.hero("ishmael").coins), (3, 0));
    fray.play(ANN, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-deploy", BEN), "back in the next turn");
    let mut fray = Fray::of(three(["F4", "G4", "N9"]).damage("viana", 6).lives("viana", 1));
    fray.cast(ANN, attack(0, "G4"), &[4, 1, 1, 1]);
    assert_eq!((fray.hero("viana").state, fray.over()), (Standing::Out, false));
    fray.play(ANN, END);
    assert_eq!(fray.who(), CAT, "a player without heroes is skipped");
    let scene = three(["F4", "G4", "N9"]).damage("viana", 6).lives("viana", 1).lives("ishmael", 0);
    let mut fray = Fray::of(scene);
    fray.cast(ANN, attack(0, "G4"), &[4, 1, 1, 1]);
    assert!(fray.over() && fray.heard(|event| *event == Event::GameWon { side: side(0) }));
    let scene = three(["F4", "G4", "N9"]).damage("snapper", 6).status("snapper", "bleeding");
    let mut fray = Fray::of(scene);
    fray.play(ANN, MOVE).play(ANN, STOP);
    assert_eq!((fray.hero("snapper").lives, fray.hero("viana").coins, fray.hero("ishmael").coins), (2, 0, 0));
}

#[test]
fn two_who_lose_their_last_heroes_together_leave_one_winner() {
    rules!["RB2-27.21", "RB2-27.11"];
    let scene = three(["F4", "G4", "G4"]).damage("viana", 6).lives("viana", 1);
    let mut fray = Fray::of(scene.damage("ishmael", 9).lives("ishmael", 1));
    fray.cast(ANN, attack(0, "G4"), &[4, 4, 1, 1]);
    while !fray.over() {
        fray.play(ANN, fray.moves()[0]);
    }
    assert_eq!((fray.hero("viana").state, fray.hero("viana").lives), (Standing::Out, 0));
    assert_eq!(fray.view().outcome.expect("an end").winners().iter().collect::<Vec<_>>(), [ANN]);
    assert_eq!(fray.times(|event| matches!(event, Event::GameWon { .. })), 1);
}

#[test]
fn equipment_pays_by_the_damage() {
    rules!["RB2-27.13", "RB2-27.17", "RB2-27.22"];
    let mut fray = Fray::of(three(["I5", "I6", "N9"]).damage("viana", 6).piece("I6", 7));
    fray.cast(ANN, attack(0, "I6"), &[4, 4, 4, 1]);
    assert_eq!(fray.hero("viana").lives, 2, "the hero first");
    assert_eq!(
        (fray.hero("snapper").coins, fray.piece("I6").lost),
        (4, true),
        "what is too much does not count"
    );
    assert!(!fray.heard(|event| matches!(event, Event::Scored { .. } | Event::CardsDrawn { .. })));
    assert!(!fray.moves().contains(&attack(0, "I6")), "and it does not come back");
    let mut fray = Fray::of(three(["I5", "N3", "N9"]));
    fray.cast(ANN, attack(0, "I6"), &[4, 4, 1, 1]);
    assert_eq!((fray.hero("snapper").coins, fray.piece("I6").damage), (2, 2));
}

#[test]
fn the_chest() {
    rules!["RB2-27.14", "RB2-27.15", "RB2-27.23", "RB2-E19"];
    let mut fray = Fray::of(three(["H6", "N3", "N9"]));
    assert!(!fray.moves().contains(&attack(0, "H6")));
    fray.play(ANN, CHEST).play(ANN, CHEST).play(ANN, CHEST);
    assert_eq!(fray.hero("snapper").coins, 9);
    let mut fray = Fray::of(three(["H5", "N3", "N9"]));
    fray.refuse(ANN, CHEST, "RB2-27.14");
    let scene =
        three(["H5", "H6", "H6"]).damage("viana", 6).damage("ishmael", 9).status("snapper", "bleeding");
    let mut fray = Fray::of(scene.lives("viana", 2));
    fray.cast(ANN, attack(0, "H6"), &[4, 1, 1, 1]);
    let hit = fray.hit("viana", 4);
    fray.play(ANN, hit);
    assert_eq!(fray.asked(), "ask-chest-step");
    let mut stays = fray.clone();
    fray.play(ANN, Move::ChestStep(true));
    assert_eq!((fray.stands("snapper"), fray.hero("snapper").damage), (fray.stands("ishmael"), 1));
    assert_eq!(fray.view().acting.expect("it acts").actions, 2, "it is no action; the attack bleeds");
    stays.play(ANN, Move::ChestStep(false));
    assert_eq!((stays.stands("snapper").as_deref(), stays.hero("snapper").damage), (Some("H5"), 1));
}

#[test]
fn overboard_costs_no_life() {
    rules!["RB2-27.16"];
    let mut fray = Fray::of(three(["F5", "N3", "N9"]));
    fray.play(ANN, MOVE).cast(ANN, swing("D5"), &[1]);
    assert_eq!((fray.hero("snapper").state, fray.hero("snapper").lives), (Standing::Overboard, 3));
    assert!(!fray.hero("snapper").acted);
    assert_eq!(fray.who(), BEN);
    fray.play(BEN, END).play(CAT, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-deploy", ANN));
}

#[test]
fn what_skills_still_do() {
    rules!["RB2-27.18", "RB2-27.19", "RB2-27.20", "RB2-27.21", "RB2-27.3"];
    let scene = Scene::free_for_all(3, 3).hero(side(0), "carcharias", "F5").level("carcharias", 2, 2);
    let scene =
        scene.hero(side(0), "el-latigo", "F6").hero(side(1), "viana", "N3").hero(side(2), "ishmael", "F7");
    let mut fray = Fray::of(scene.damage("ishmael", 3).level("el-latigo", 2, 1));
    let mut whip = fray.clone();
    let latigo = fray.index("el-latigo");
    fray.activate("carcharias").play(ANN, ability(2));
    assert_eq!(
        (fray.asked(), fray.moves()),
        ("ask-pick-hero", vec![Move::PickHero(Some(latigo)), Move::PickHero(None)])
    );
    assert!(!fray.heard(|event| matches!(event, Event::CardsDrawn { .. })), "no cards are drawn");
    whip.activate("el-latigo").refuse(ANN, ability(2), "RB2-19.5");
    let scene = three(["F5", "N3", "N9"]).coins("snapper", 4).coins("ishmael", 4).active(side(1));
    let mut fray = Fray::of(scene.clone());
    let (snapper, ishmael) = (fray.index("snapper"), fray.index("ishmael"));
    assert_eq!(fray.moves(), [Some(snapper), Some(ishmael), None].map(Move::Rob), "of any opponent");
    fray.play(BEN, Move::Rob(Some(ishmael)));
    assert_eq!((fray.hero("ishmael").coins, fray.hero("viana").coins), (3, 1), "one coin, and only to her");
    let fray = Fray::of(scene.lives("snapper", 0));
    assert_eq!(fray.moves(), [Some(ishmael), None].map(Move::Rob), "who is out is out");
}

#[test]
fn from_afar_nobody_steps_onto_the_chest() {
    rules!["RB2-27.15", "RB2-27.12", "RB2-27.18"];
    let scene = Scene::free_for_all(3, 3).hero(side(0), "kiria", "H4").hero(side(1), "viana", "H6");
    let scene = scene.damage("viana", 6).hero(side(2), "carcharias", "N9").level("carcharias", 2, 1);
    let mut fray = Fray::of(scene);
    fray.cast(ANN, attack(0, "H6"), &[4, 1, 1]);
    assert_eq!((fray.asked(), fray.hero("viana").lives, fray.hero("kiria").coins), ("ask-act", 2, 3));
    fray.play(ANN, END).play(BEN, Move::Deploy(at("B4"))).play(BEN, Move::Rob(None)).play(BEN, END);
    fray.refuse(CAT, ability(2), "RB2-19.5");
}
