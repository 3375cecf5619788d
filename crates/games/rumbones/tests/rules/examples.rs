//! The worked examples of the rulebook, die by die.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn distance_two() {
    rules!["RB1-E1", "RB1-8.2"];
    let scene =
        Scene::new(2).bare().hero("bart", (2, 5)).coins("bart", 3).hero("tom", (3, 6)).hero("porter", (4, 6));
    let mut fray = heroes(scene);
    assert!(fray.moves().contains(&attack(1, 3, 6)));
    fray.refuse(A, attack(1, 4, 6), "RB1-8.2");
}

#[test]
fn over_the_gap() {
    rules!["RB1-E2", "RB1-3.14"];
    let scene = Scene::new(2).bare().hero("bart", (4, 4));
    let mut fray = heroes(scene.hero("tom", (7, 4)).hero("porter", (6, 5)).hero("wraith", (7, 5)));
    assert!(fray.moves().contains(&attack(0, 7, 4)) && fray.moves().contains(&attack(0, 6, 5)));
    fray.refuse(A, attack(0, 7, 5), "RB1-8.2");
}

#[test]
fn two_heroes_share_four_hits_as_the_attacker_likes() {
    rules!["RB1-E3", "RB1-8.17", "RB1-8.19", "RB1-8.11"];
    for first in 0..=4 {
        let scene = Scene::new(2).bare().hero("ivan", (4, 6)).hero("tom", (5, 6)).hero("albrecht", (5, 6));
        let mut fray = heroes(scene);
        fray.cast(A, attack(0, 5, 6), &[4, 4, 4, 4]);
        for hit in 0..4 {
            assert_eq!(fray.asked(), "ask-assign");
            assert_eq!(fray.moves().len(), 2, "there is no way to hold a Hit back");
            fray.play(A, hit_hero(if hit < first { "tom" } else { "albrecht" }, 4));
        }
        assert_eq!((fray.hero("tom").damage, fray.hero("albrecht").damage), (first, 4 - first));
    }
}

#[test]
fn a_modifier_changes_every_die() {
    rules!["RB1-E4", "RB1-9.1", "RB1-8.10"];
    let scene = Scene::new(2).bare().active(Bones).hero("tom", (6, 5)).hero("pete", (6, 4)).hand(1, &["B01"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(B, attack(0, 6, 4)).cast(B, play("B01"), &[1, 2, 4, 4]);
    assert!(fray.heard(|event| matches!(event, Event::Counted { hits: 2, misses: 2, modifier: 1 })));
    assert_eq!(fray.hero("pete").damage, 2);
}

#[test]
fn launch_zones() {
    rules!["RB1-E5", "RB1-18.18", "RB1-3.19"];
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (6, 5)));
    fray.play(A, MOVE);
    assert!(!fray.swings().is_empty());
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (7, 5)));
    fray.play(A, MOVE);
    assert!(fray.swings().is_empty());
    fray.refuse(A, swing(4, 5), "RB1-18.18");
}

#[test]
fn a_rigging_roll_succeeds_or_ends_in_the_sea() {
    rules!["RB1-E6", "RB1-18.20", "RB1-18.21", "RB1-18.22"];
    for roll in 1..=6 {
        let scene = Scene::new(2).bare().hero("ivan", (4, 5)).coins("ivan", 3).damage("ivan", 2);
        let mut fray = heroes(scene.hero("pete", (2, 2)));
        fray.play(A, Move::NextHero(hero("ivan"))).play(A, MOVE).cast(A, swing(7, 6), &[roll]);
        let ivan = fray.hero("ivan");
        if roll >= 4 {
            assert_eq!((ivan.cell, ivan.coins), (Some(at(7, 6)), 3));
        } else {
            assert_eq!((ivan.state, ivan.coins, ivan.damage, ivan.acted), (Standing::Overboard, 0, 2, true));
            assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"), "the activation is over");
        }
    }
    for (roll, lands) in [(5, false), (6, true)] {
        let mut fray = heroes(Scene::new(2).bare().hero("ivan", (4, 5)).hero("pete", (2, 2)));
        fray.play(A, Move::NextHero(hero("ivan"))).play(A, MOVE).cast(A, swing(8, 7), &[roll]);
        assert_eq!(fray.hero("ivan").cell.is_some(), lands);
    }
}

#[test]
fn the_rigging_within_a_move() {
    rules!["RB1-E7", "RB1-18.17", "RB1-18.28"];
    let scene = || heroes(Scene::new(2).bare().hero("ivan", (4, 5)));
    let mut fray = scene();
    fray.play(A, MOVE).cast(A, swing(6, 5), &[2]).play(A, step(7, 5));
    assert_eq!(fray.hero("ivan").cell, Some(at(7, 5)));
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (3, 5)));
    fray.play(A, MOVE).play(A, step(4, 5)).cast(A, swing(6, 5), &[2]);
    assert_eq!(fray.hero("ivan").cell, Some(at(6, 5)));
    let mut fray = scene();
    fray.play(A, MOVE).cast(A, swing(6, 5), &[2]).cast(A, swing(4, 6), &[3]);
    assert_eq!(fray.hero("ivan").cell, Some(at(4, 6)));
    assert_eq!(fray.asked(), "ask-act");
}

#[test]
fn both_bosuns_must_come() {
    rules!["RB1-E8", "RB1-15.2", "RB1-15.4", "RB1-15.5"];
    for lanes in [[1, 1], [0, 2]] {
        let mut fray = Fray::of(Scene::new(2).bare(), Phase::Muster);
        for lane in lanes {
            assert_eq!(
                (fray.asked(), fray.moves().len()),
                ("ask-bosun", 3),
                "there is no way to leave one out"
            );
            fray.play(A, Move::Boatswain(lane));
        }
        assert_eq!(fray.side(Wellsport).bosuns, 4);
    }
}

#[test]
fn coins_for_dice() {
    rules!["RB1-E9", "RB1-8.6", "RB1-5.5"];
    let scene = || Scene::new(2).bare().hero("pale", (4, 5)).hero("tom", (4, 4));
    let mut fray = heroes(scene().coins("pale", 5));
    fray.play(A, attack(1, 4, 4));
    assert_eq!(fray.moves(), [0, 1, 2, 3].map(Move::Bribe));
    fray.cast(A, Move::Bribe(3), &[3, 1, 1, 1, 1]);
    assert_eq!((fray.hero("pale").coins, fray.hero("tom").damage), (2, 1));
    let mut fray = heroes(scene());
    fray.cast(A, attack(1, 4, 4), &[3, 3]);
    assert_eq!(fray.hero("tom").damage, 2);
    used!["magnificent-bastard"];
}

#[test]
fn the_jolly_roger() {
    rules!["RB1-E10", "RB1-9.5", "RB1-9.6", "RB1-9.8"];
    let scene =
        Scene::new(2).bare().hero("pale", (4, 4)).coins("pale", 4).hero("ivan", (4, 5)).hero("tom", (4, 6));
    let mut fray = heroes(scene);
    fray.play(A, Move::NextHero(hero("pale")))
        .play(A, ability(2))
        .play(A, Move::PickHero(Some(hero("ivan"))));
    assert_eq!(fray.hero("pale").coins, 0);
    fray.play(A, END).cast(A, attack(0, 4, 6), &[1, 3, 4, 6]).play(A, Move::Open(Use::Misses));
    assert_eq!(fray.moves(), [Move::Reroll(Some(0)), Move::Reroll(Some(1)), Move::Reroll(None)]);
    fray.cast(A, Move::Reroll(Some(0)), &[2]);
    fray.refuse(A, Move::Reroll(Some(0)), "RB1-9.6");
    fray.cast(A, Move::Reroll(Some(1)), &[5]);
    assert!(fray.heard(|event| matches!(event, Event::Counted { hits: 3, misses: 1, .. })));
    assert_eq!((fray.hero("tom").damage, fray.hero("tom").statuses), (3, vec!["bleeding"]));
    used!["jolly-roger", "twin-scimitars"];
}

#[test]
fn the_riposte() {
    rules!["RB1-E11", "RB1-5.8", "RB1-5.15"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("albrecht", (4, 5)).coins("ivan", 2).hero("ivan", (4, 6));
    let mut fray = heroes(scene);
    fray.cast(B, attack(0, 4, 6), &[4, 5, 2, 1]);
    assert_eq!((fray.hero("ivan").damage, fray.who(), fray.asked()), (2, A, "ask-attack-over"));
    fray.cast(A, respond("ivan", 2), &[4, 3]);
    assert_eq!((fray.hero("albrecht").damage, fray.hero("ivan").coins), (1, 2));
    assert_eq!((fray.who(), fray.asked()), (B, "ask-act"));
    used!["riposte"];
}
