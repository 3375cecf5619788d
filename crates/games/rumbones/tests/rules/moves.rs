//! Sections 12 and 18 of the rulebook: pushes, moves, swings.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn every_zone_of_a_move_must_be_legal() {
    rules!["RB1-3.5", "RB1-3.7", "RB1-3.8", "RB1-3.9", "RB1-3.10", "RB1-3.11", "RB1-18.12", "RB1-18.13"];
    let scene = Scene::new(2).bare().hero("ivan", (8, 3)).crew(Bones, (8, 4), 0, 1, 0).crew(
        Wellsport,
        (7, 3),
        0,
        3,
        0,
    );
    let mut fray = heroes(scene);
    fray.play(A, MOVE);
    fray.refuse(A, step(8, 4), "RB1-18.13").refuse(A, step(9, 3), "RB1-18.13").refuse(
        A,
        step(7, 4),
        "RB1-3.1",
    );
    fray.play(A, step(7, 3)).play(A, step(6, 3));
    assert_eq!(fray.asked(), "ask-act");
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (4, 2)));
    fray.play(A, MOVE).refuse(A, step(5, 2), "RB1-3.5");
}

#[test]
fn a_move_goes_at_least_one_zone() {
    rules!["RB1-18.14", "RB1-18.15", "RB1-18.16", "RB1-18.26"];
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (2, 2)));
    fray.play(A, MOVE).refuse(A, STOP, "RB1-18.16").play(A, step(3, 2)).play(A, STOP);
    assert_eq!(fray.view().acting.unwrap().actions, 2);
    let around = [(2, 1), (1, 2), (3, 2), (2, 3)];
    let scene = around
        .iter()
        .fold(Scene::new(2).bare().hero("ivan", (2, 2)), |scene, place| scene.crew(Bones, *place, 0, 1, 0));
    heroes(scene).refuse(A, MOVE, "RB1-18.26");
}

#[test]
fn landing_zones_are_legal_decks_of_the_other_ship() {
    rules!["RB1-18.19", "RB1-3.20", "RB1-18.23", "RB1-18.24"];
    let scene =
        Scene::new(2).bare().hero("ivan", (4, 5)).hero("tom", (6, 5)).tile(Bones, "rigging", 8).kraken(0);
    let mut fray = heroes(scene.status("ivan", "blinded"));
    fray.play(A, MOVE);
    fray.refuse(A, swing(6, 5), "RB1-18.19").refuse(A, swing(5, 3), "RB1-18.19").refuse(
        A,
        swing(9, 3),
        "RB1-18.19",
    );
    assert_eq!(fray.swings().len(), 40 - 3 - 1, "three enemy Muster Points and Tom");
    fray.cast(A, swing(6, 6), &[2]);
    assert_eq!(
        fray.hero("ivan").cell,
        Some(at(6, 6)),
        "past the Kraken; 2 + 1 of the Rigging tile reaches 3"
    );
}

#[test]
fn a_push_uses_its_whole_distance_or_ends_in_the_sea() {
    rules!["RB1-12.1", "RB1-12.2", "RB1-12.4", "RB1-12.5", "RB1-12.6", "RB1-12.7", "RB1-12.9"];
    let scene =
        || Scene::new(2).bare().hero("pete", (3, 5)).coins("pete", 3).hero("tom", (4, 5)).coins("tom", 2);
    let mut fray = heroes(scene());
    fray.cast(A, attack(1, 4, 5), &[4, 1, 1, 1]);
    assert_eq!(fray.moves(), [Move::PickHero(Some(hero("tom"))), Move::PickHero(None)]);
    fray.play(A, Move::PickHero(Some(hero("tom"))));
    fray.refuse(A, Move::PushStep(at(3, 5)), "RB1-12.2").refuse(A, Move::PushStep(at(3, 4)), "RB1-12.1");
    fray.play(A, Move::PushStep(at(5, 5)));
    let tom = fray.hero("tom");
    assert_eq!((tom.state, tom.coins, tom.damage, fray.hero("pete").coins), (Standing::Overboard, 0, 1, 0));
    let mut fray = heroes(scene());
    fray.cast(A, attack(1, 4, 5), &[4, 1, 1, 1]).play(A, Move::PickHero(Some(hero("tom"))));
    fray.play(A, Move::PushStep(at(4, 4))).play(A, Move::PushStep(at(4, 5))).pass();
    assert_eq!((fray.hero("tom").cell, fray.asked()), (Some(at(4, 5)), "ask-act"), "the path may turn back");
    used!["man-overboard"];
}

#[test]
fn nobody_is_pushed_into_a_sea_creature() {
    rules!["RB1-12.3"];
    let scene = Scene::new(2).bare().hero("pete", (3, 5)).coins("pete", 3).hero("tom", (4, 5)).kraken(0);
    let mut fray = heroes(scene);
    fray.cast(A, attack(1, 4, 5), &[4, 1, 1, 1]).play(A, Move::PickHero(Some(hero("tom"))));
    fray.refuse(A, Move::PushStep(at(5, 5)), "RB1-12.3");
}

#[test]
fn the_wraith_goes_through_the_veil() {
    rules!["RB1-3.21", "RB1-1.10"];
    let mut fray = heroes(Scene::new(2).bare().active(Bones).hero("wraith", (6, 5)).coins("wraith", 2));
    fray.play(B, ability(2)).play(B, Move::PickPlace(at(3, 4)));
    assert_eq!((fray.hero("wraith").cell, fray.view().acting.unwrap().moves), (Some(at(3, 4)), 0));
    used!["through-the-veil"];
}

#[test]
fn the_ghost_walk_passes_through_enemies() {
    rules!["RB1-18.26", "RB1-23.1"];
    let around = [(6, 1), (7, 2), (6, 3)];
    let base = Scene::new(2).bare().active(Bones).hero("tom", (6, 2)).hand(1, &["B19"]);
    let scene = around[1..].iter().fold(base, |scene, place| scene.crew(Wellsport, *place, 0, 1, 0));
    let mut fray = heroes(scene);
    fray.until("ask-act").play(B, MOVE).play(B, play("B19"));
    fray.play(B, step(7, 2));
    fray.refuse(B, STOP, "RB1-3.10").play(B, step(8, 2));
    assert_eq!(fray.hero("tom").cell, Some(at(8, 2)));
    used!["B19"];
}

#[test]
fn hair_trigger_interrupts_the_enemy_activation() {
    rules!["RB1-5.10", "RB1-5.16", "RB1-23.9"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 3)).hero("gunther", (6, 5)).coins("gunther", 2);
    let mut fray = heroes(scene.damage("ivan", 8).coins("ivan", 3).hero("pete", (1, 2)));
    fray.play(A, Move::NextHero(hero("ivan"))).play(A, MOVE).play(A, step(4, 4)).play(A, step(4, 5));
    assert_eq!((fray.who(), fray.asked()), (B, "ask-move-ended"));
    fray.cast(B, respond("gunther", 2), &[4, 1, 1]);
    assert_eq!((fray.hero("ivan").state, fray.hero("gunther").coins), (Standing::Toll, 3));
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"));
    used!["hair-trigger", "ghost-eye-shot"];
}

#[test]
fn free_movement_has_no_rigging() {
    rules!["RB1-18.25", "RB1-1.13"];
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (4, 5)).hand(0, &["W18"]));
    fray.until("ask-hero-rises").play(A, play("W18"));
    assert!(fray.swings().is_empty());
    fray.refuse(A, swing(6, 5), "RB1-18.25").play(A, step(4, 4)).play(A, STOP);
    fray.pass();
    assert_eq!((fray.view().acting.unwrap().moves, fray.hero("ivan").cell), (0, Some(at(4, 4))));
    used!["W18"];
}
