//! Abilities and riders of heroes that no other section uses.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn riders_of_attacks_find_a_target_or_are_skipped() {
    rules!["RB1-5.22", "RB1-5.20", "RB1-8.14"];
    let mut fray = heroes(Scene::new(2).bare().hero("mags", (4, 4)).hero("tom", (4, 5)));
    fray.cast(A, attack(0, 4, 5), &[1, 1, 1, 1]);
    assert_eq!(fray.hero("mags").coins, 1, "hit or not, Mags allowed");
    let mut fray = heroes(Scene::new(2).bare().active(Bones).hero("porter", (4, 4)).hero("pete", (4, 5)));
    fray.cast(B, attack(0, 4, 5), &[4, 1, 1]);
    assert_eq!(fray.asked(), "ask-act", "nobody else to receive a coin");
    let scene =
        Scene::new(2).bare().active(Bones).hero("porter", (4, 4)).hero("pete", (4, 5)).hero("tom", (9, 9));
    let mut fray = heroes(scene);
    fray.play(B, Move::NextHero(hero("porter"))).cast(B, attack(0, 4, 5), &[4, 1, 1]);
    assert_eq!(fray.hero("tom").coins, 1);
    used!["payday", "wooden-arm"];
}

#[test]
fn the_treasure_box_moves_coins_and_adds_one() {
    rules!["RB1-5.20", "RB1-1.13", "RB1-5.11"];
    let scene = Scene::new(2)
        .bare()
        .active(Bones)
        .hero("porter", (8, 8))
        .coins("porter", 5)
        .hero("tom", (9, 9))
        .coins("tom", 6);
    let mut fray = heroes(scene);
    fray.play(B, Move::NextHero(hero("porter"))).play(B, ability(1));
    assert_eq!(fray.moves(), [2, 1, 0].map(Move::PassCoins), "no more than fits");
    fray.play(B, Move::PassCoins(1));
    assert_eq!((fray.hero("porter").coins, fray.hero("tom").coins), (4, 8));
    used!["treasure-box"];
}

#[test]
fn dice_with_death_bring_heroes_back_step_by_step() {
    rules!["RB1-4.9", "RB1-1.10", "RB1-22.11"];
    let scene = Scene::new(2).bare().active(Bones).hero("albrecht", (8, 8)).coins("albrecht", 6);
    let mut fray = heroes(scene.away("tom", Standing::Toll));
    fray.play(B, ability(2));
    assert_eq!(fray.hero("tom").state, Standing::Paid);
    fray.play(B, ability(2));
    assert_eq!(
        (fray.hero("tom").state, fray.hero("tom").owner),
        (Standing::Reserve, None),
        "its slot is free again"
    );
    let mut fray = heroes(Scene::new(2).bare().active(Bones).hero("albrecht", (8, 8)).coins("albrecht", 6));
    fray.refuse(B, ability(2), "RB1-1.10");
    used!["dice-with-death"];
}

#[test]
fn a_swig_of_rum_is_for_the_next_attack_alone() {
    rules!["RB1-5.21", "RB1-10.8"];
    let scene =
        Scene::new(2).bare().hero("bart", (4, 4)).coins("bart", 2).damage("bart", 3).hero("tom", (4, 5));
    let mut fray = heroes(scene.hero("pete", (1, 2)));
    fray.play(A, Move::NextHero(hero("bart"))).play(A, ability(2)).play(A, ability(2));
    assert_eq!((fray.hero("bart").damage, fray.hero("bart").bonus.2), (0, 2));
    fray.cast(A, attack(0, 4, 5), &[1, 1, 1, 1, 1]);
    assert_eq!(fray.hero("bart").bonus.2, 0);
    used!["swig-of-rum"];
}

#[test]
fn a_stunned_hero_loses_an_action() {
    rules!["RB1-11.7", "RB1-8.13"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("albrecht", (4, 4)).coins("albrecht", 2).hero("pete", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(B, attack(1, 4, 5), &[6, 1, 1, 1]);
    assert_eq!(fray.hero("pete").statuses, ["stunned"]);
    fray.until("ask-bosun").until("ask-act");
    assert_eq!(fray.view().acting.map(|acting| (acting.hero, acting.actions)), Some(("pete", 2)));
}
