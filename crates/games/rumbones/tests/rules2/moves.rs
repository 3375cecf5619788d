//! Movement, swings, pushes and falls: sections 16, 17 and 18.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

fn carcharias(scene: Scene, at: &str) -> Fray {
    let mut fray = Fray::of(scene.hero(A, "carcharias", at).ashore(A, "snapper"));
    fray.activate("carcharias");
    fray
}

#[test]
fn a_hero_off_the_field_comes_to_a_spawn_point_first() {
    rules!["RB2-16.1", "RB2-3.6", "RB2-15.6", "RB2-2.7"];
    let mut fray = Fray::of(Scene::duel().ashore(A, "carcharias").ashore(A, "snapper"));
    let hero = fray.index("carcharias");
    fray.play(ANN, Move::Activate(Activation::Hero(hero)));
    assert_eq!(fray.moves(), ["H4", "H6", "H8"].map(|cell| Move::Deploy(at(cell))));
    fray.play(ANN, Move::Deploy(at("H6")));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(3), "it costs no action");
    fray.play(ANN, END);
    assert!(fray.hero("carcharias").acted);
}

#[test]
fn two_points_a_move_and_three_actions() {
    rules!["RB2-16.3", "RB2-16.7", "RB2-16.8", "RB2-16.11"];
    let mut fray = carcharias(Scene::duel().crew(A, "G6", 2, 0), "G5");
    fray.play(ANN, MOVE).play(ANN, step("G6")).play(ANN, step("G7"));
    assert_eq!(fray.asked(), "ask-act");
    fray.play(ANN, MOVE).play(ANN, step("G8")).play(ANN, STOP);
    fray.play(ANN, MOVE).play(ANN, STOP);
    assert!(fray.hero("carcharias").acted, "the third action was the last");
}

#[test]
fn closed_cells() {
    rules!["RB2-16.9", "RB2-3.2", "RB2-3.4", "RB2-3.5", "RB2-3.9", "RB2-3.11"];
    let mut fray = carcharias(Scene::duel().crew(B, "F6", 1, 0).crew(B, "G5", 1, 0), "F5");
    fray.play(ANN, MOVE);
    fray.refuse(ANN, step("F6"), "RB2-16.9").refuse(ANN, step("E5"), "RB2-3.4").refuse(
        ANN,
        step("G4"),
        "RB2-3.2",
    );
    assert!(fray.moves().contains(&step("F4")));
}

#[test]
fn an_enemy_spawn_point_is_only_crossed() {
    rules!["RB2-3.7", "RB2-16.10", "RB2-16.9"];
    let mut fray = carcharias(Scene::duel(), "B3");
    fray.play(ANN, MOVE).play(ANN, step("B4")).refuse(ANN, STOP, "RB2-3.7").play(ANN, step("B5"));
    assert_eq!(fray.stands("carcharias").as_deref(), Some("B5"));
    let mut fray = carcharias(Scene::duel(), "B3");
    fray.play(ANN, MOVE).play(ANN, step("C3")).refuse(ANN, step("B4"), "RB2-3.2");
    let mut fray = carcharias(Scene::duel().crew(B, "B4", 1, 0), "B3");
    fray.play(ANN, MOVE).refuse(ANN, step("B4"), "RB2-16.9");
    let mut fray = carcharias(Scene::duel(), "C5");
    fray.play(ANN, MOVE).play(ANN, step("C4")).refuse(ANN, step("B4"), "RB2-16.10");
}

#[test]
fn gangplanks_are_walked_and_not_swung_from() {
    rules!["RB2-16.12", "RB2-17.2", "RB2-3.3", "RB2-17.3"];
    let mut fray = carcharias(Scene::duel(), "F4");
    fray.play(ANN, MOVE).play(ANN, step("E4")).refuse(ANN, swing("D5"), "RB2-17.2");
    fray.play(ANN, step("D4"));
    let mut fray = carcharias(Scene::duel().cut("E4"), "F4");
    fray.play(ANN, MOVE).refuse(ANN, step("E4"), "RB2-3.4");
    fray.refuse(ANN, swing("J4"), "RB2-17.3").refuse(ANN, swing("K6"), "RB2-17.3");
    let mut fray = carcharias(Scene::duel(), "G5");
    fray.play(ANN, MOVE).refuse(ANN, swing("D5"), "RB2-17.2");
}

#[test]
fn a_swing_goes_anywhere_free_on_another_ship() {
    rules!["RB2-17.3", "RB2-17.4", "RB2-17.7", "RB2-17.10", "RB2-3.12"];
    let mut fray = carcharias(Scene::duel().crew(B, "D5", 3, 0), "F5");
    fray.play(ANN, MOVE);
    let swings = fray.swings();
    assert!(swings.contains(&"N9".to_owned()), "even where no die reaches");
    assert!(swings.contains(&"C5".to_owned()), "over enemies");
    for closed in ["D5", "B4", "B8", "M5", "M7"] {
        assert!(!swings.contains(&closed.to_owned()), "{closed}");
        fray.refuse(ANN, swing(closed), "RB2-17.10");
    }
    fray.cast(ANN, swing("N9"), &[6]);
    assert_eq!(fray.hero("carcharias").state, Standing::Overboard);
}

#[test]
fn a_rail_is_swung_from_while_crossing_a_spawn_point() {
    rules!["RB2-17.10", "RB2-16.10", "RB2-17.2"];
    let to = |label: &str| Move::Pace(Stride::To(cell_of("dj", label)));
    let swing = |label: &str| Move::Pace(Stride::Swing(cell_of("dj", label)));
    let begun = |at: &str| {
        let scene = Scene::battle(2, "dj").hero(A, "carcharias", at).ashore(A, "snapper");
        let mut fray = Fray::of(scene);
        fray.activate("carcharias").play(ANN, MOVE);
        fray
    };
    assert!(begun("E4").swings().is_empty(), "a gangplank is no rail");
    let mut fray = begun("H3");
    fray.refuse(ANN, swing("H6"), "RB2-17.2").play(ANN, to("H4"));
    fray.refuse(ANN, STOP, "RB2-3.7").refuse(ANN, swing("F7"), "RB2-17.10");
    assert!(fray.swings().contains(&"H6".to_owned()) && fray.swings().contains(&"J4".to_owned()));
    fray.cast(ANN, swing("H6"), &[2]);
    assert_eq!(fray.stands("carcharias").as_deref(), Some("H6"));
}

#[test]
fn slow_heroes_move_once_and_stunned_ones_shake_it_off() {
    rules!["RB2-14.4", "RB2-14.5", "RB2-16.4", "RB2-14.2"];
    let slow = Scene::duel().hero(A, "carcharias", "G5").status("carcharias", "slowed").ashore(A, "snapper");
    let mut fray = Fray::of(slow.coins("carcharias", 9).status("carcharias", "stunned"));
    fray.activate("carcharias").refuse(ANN, MOVE, "RB2-16.4").play(ANN, improve(1));
    fray.play(ANN, Move::Act(Deed::Recover)).play(ANN, MOVE).play(ANN, STOP).refuse(ANN, MOVE, "RB2-14.5");
    fray.play(ANN, END);
    assert!(fray.hero("carcharias").statuses.is_empty());
}

#[test]
fn bleeding_follows_every_action() {
    rules!["RB2-14.7", "RB2-14.8", "RB2-20.4", "RB2-11.21", "RB2-11.20"];
    let scene =
        Scene::duel().hero(A, "carcharias", "G5").status("carcharias", "bleeding").ashore(A, "snapper");
    let mut fray = Fray::of(scene.damage("carcharias", 5).ashore(B, "viana").ashore(B, "gabriela"));
    fray.activate("carcharias").play(ANN, MOVE).play(ANN, STOP);
    assert_eq!(fray.hero("carcharias").damage, 6);
    fray.play(ANN, MOVE).play(ANN, STOP);
    let fallen = fray.hero("carcharias");
    assert_eq!((fallen.state, fallen.damage, fallen.acted), (Standing::Waits, 0, true));
    assert_eq!((fray.side(B).points, fray.hero("viana").coins, fray.hero("gabriela").coins), (1, 1, 1));
    assert_eq!(fray.who(), BEN);
}

#[test]
fn a_pushed_hero_loses_its_activation_in_the_sea() {
    rules!["RB2-18.3", "RB2-18.7", "RB2-18.11", "RB2-18.9"];
    let scene = Scene::duel().hero(A, "snapper", "F5").hero(B, "viana", "E4").hand(0, &["D05"]);
    let mut fray = Fray::of(scene.status("viana", "bleeding").crew(A, "D4", 1, 0));
    fray.play(ANN, play("D05"));
    fray.refuse(ANN, Move::PushStep(Some(at("D4"))), "RB2-18.7");
    assert!(fray.moves().contains(&Move::PushStep(None)), "a push may be declined");
    fray.play(ANN, Move::PushStep(Some(at("E5"))));
    let viana = fray.hero("viana");
    assert_eq!((viana.state, viana.acted, viana.damage), (Standing::Overboard, true, 0));
    assert_eq!(viana.statuses, ["bleeding"], "what is not its own activation ends nothing");
    used!["D05"];
}

#[test]
fn children_of_the_deep_hold_on_to_a_rail() {
    rules!["RB2-C.15", "RB2-C.20"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").ashore(A, "snapper").hand(0, &["D06"]);
    let mut fray = Fray::of(scene.status("carcharias", "bleeding"));
    fray.activate("carcharias").play(ANN, MOVE).cast(ANN, swing("C5"), &[1]).play(ANN, play("D06"));
    assert!(fray.moves().iter().all(|mv| matches!(mv, Move::PickPlace(_))));
    fray.refuse(ANN, Move::PickPlace(at("D5")), "RB2-7.4").play(ANN, Move::PickPlace(at("J3")));
    let hero = fray.hero("carcharias");
    assert_eq!((hero.state, hero.acted, hero.damage), (Standing::Deployed, false, 1));
    assert_eq!(
        fray.view().acting.map(|acting| acting.actions),
        Some(2),
        "the action is spent, and the points are lost"
    );
    assert_eq!(fray.asked(), "ask-act");
    used!["D06"];
}
