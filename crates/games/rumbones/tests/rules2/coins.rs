//! Sections 19 and 20 of the rulebook: using skills, coins and victory points.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn the_base_attack_again_and_again_everything_else_once() {
    rules!["RB2-19.1", "RB2-19.2", "RB2-19.3"];
    let scene = Scene::duel().hero(A, "snapper", "F4").crew(B, "E4", 9, 0).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene.clone());
    fray.activate("snapper").refuse(ANN, attack(1, "E4"), "RB2-19.1");
    for left in [2, 1] {
        fray.strike(ANN, attack(0, "E4"), &[1; 4]);
        assert_eq!(fray.view().acting.expect("it acts").actions, left);
    }
    fray.strike(ANN, attack(0, "E4"), &[1; 4]);
    assert!(fray.hero("snapper").acted);
    let mut fray = Fray::of(scene.level("snapper", 1, 1));
    fray.activate("snapper").strike(ANN, attack(1, "E4"), &[1; 4]).refuse(ANN, attack(1, "E4"), "RB2-19.3");
    assert_eq!(fray.hero("snapper").used, ["fillet"]);
    fray.strike(ANN, attack(0, "E4"), &[1; 4]);
    assert!(fray.moves().contains(&attack(0, "E4")));
}

#[test]
fn a_skill_needs_something_to_work_on() {
    rules!["RB2-19.5"];
    let scene = Scene::duel().first(B).hero(A, "kiria", "F5").hero(B, "viana", "N9").level("viana", 1, 1);
    let mut fray = Fray::of(scene);
    fray.activate("viana").refuse(BEN, ability(1), "RB2-19.5").refuse(BEN, attack(0, "N8"), "RB2-11.2");
    assert_eq!(fray.moves(), [MOVE, END]);
}

#[test]
fn a_counter_costs_no_action_and_pays_like_any_attack() {
    rules!["RB2-19.4", "RB2-20.5", "RB2-20.3"];
    let scene = Scene::duel().first(B).hero(A, "snapper", "F4").level("snapper", 2, 2);
    let mut fray = Fray::of(scene.hero(B, "de-marco", "E4").damage("de-marco", 6).hero(B, "viana", "N9"));
    fray.activate("de-marco").cast(BEN, attack(0, "F4"), &[1, 1, 1]);
    assert_eq!(fray.who(), ANN);
    let counter = fray.react("snapper", 2);
    fray.cast(ANN, counter, &[4, 1, 1, 1]);
    assert_eq!(fray.hero("de-marco").state, Standing::Waits);
    let snapper = fray.hero("snapper");
    assert_eq!((snapper.coins, fray.side(A).points), (3, 1));
    assert_eq!((snapper.acted, snapper.used, snapper.skills[2].1), (false, vec![], 1));
}

#[test]
fn crew_pays_one_coin_and_a_hero_three() {
    rules!["RB2-20.1", "RB2-20.3", "RB2-20.6", "RB2-E11"];
    let scene = Scene::duel().hero(A, "snapper", "F4").ashore(A, "waldorf").crew(B, "E4", 1, 0);
    let scene = scene.hero(B, "de-marco", "E4").damage("de-marco", 6).coins("de-marco", 2);
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("snapper").strike(ANN, attack(0, "E4"), &[4, 4, 1, 1]);
    assert_eq!((fray.hero("snapper").coins, fray.hero("waldorf").coins), (4, 0));
    assert_eq!((fray.side(A).points, fray.side(B).points), (1, 0));
    assert_eq!((fray.hero("de-marco").state, fray.hero("de-marco").coins), (Standing::Returns, 2));
    let scene = Scene::duel().hero(A, "snapper", "F4").crew(B, "E4", 2, 1).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "E4"), &[4, 4, 4, 1]);
    assert_eq!((fray.crew(B, "E4"), fray.hero("snapper").coins), ((0, 0), 3));
}

#[test]
fn a_monster_is_worth_as_much_as_a_hero() {
    rules!["RB2-20.7", "RB2-24.5", "RB2-24.8"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").ashore(A, "waldorf").dragon(1, "E5", 7);
    let scene = scene.hero(B, "viana", "N9").hero(B, "gabriela", "N3");
    let mut fray = Fray::of(scene.clone());
    fray.activate("carcharias").strike(ANN, attack(0, "E5"), &[4, 4, 1]);
    assert_eq!((fray.view().dragon.beast, fray.side(A).points), (Beast::Beaten, 1));
    assert_eq!((fray.hero("carcharias").coins, fray.hero("waldorf").coins), (3, 0));
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H8"));
    fray.play(ANN, CREW).play(ANN, Move::GunFirst(true)).cast(ANN, Move::GunAim(at("E5")), &[4, 1, 1, 1]);
    assert_eq!((fray.view().dragon.beast, fray.side(A).points), (Beast::Beaten, 1));
    assert_eq!((fray.hero("carcharias").coins, fray.hero("waldorf").coins), (1, 1));
}

#[test]
fn cards_that_help_and_cards_that_strike() {
    rules!["RB2-20.9", "RB2-20.4", "RB2-20.8"];
    let scene = Scene::duel().hero(A, "carcharias", "F4").crew(B, "E4", 5, 0).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene.hand(0, &["D02"]));
    fray.activate("carcharias").play(ANN, attack(0, "E4")).cast(ANN, play("D02"), &[4; 5]);
    assert_eq!((fray.hero("carcharias").coins, fray.crew(B, "E4")), (5, (0, 0)), "it is the hero's attack");
    let scene = Scene::duel().first(B).hero(A, "kiria", "F5").damage("kiria", 5).crew(A, "F5", 1, 0);
    let scene = scene.hero(B, "viana", "D5").hero(B, "gabriela", "N9").hand(1, &["M16"]);
    let mut fray = Fray::of(scene.hero(A, "snapper", "G2"));
    fray.cast(BEN, play("M16"), &[4, 4, 1, 1, 1, 1]);
    assert_eq!((fray.hero("kiria").state, fray.side(B).points), (Standing::Returns, 1));
    assert_eq!((fray.hero("viana").coins, fray.hero("gabriela").coins), (1, 1), "nothing for the deckhand");
}
