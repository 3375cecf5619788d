//! The crew: deployment, march, attacks, boarding, the gun: sections 6, 21, 22 and 23.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The crew of side A is activated with nobody left to come, and marches first.
fn march(scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H6"));
    fray.crew_out(ANN);
    if fray.asked() == "ask-gun-first" {
        fray.play(ANN, Move::GunFirst(false));
    }
    fray
}

#[test]
fn two_deckhands_to_three_points_and_two_bosuns_anywhere() {
    rules!["RB2-21.1", "RB2-21.2", "RB2-2.8", "RB2-2.12"];
    let mut fray = Fray::of(Scene::duel().first(B));
    fray.crew_out(BEN).play(BEN, Move::LeaveOut(at("M7")));
    fray.play(BEN, Move::Boatswain(at("M7"))).play(BEN, Move::Boatswain(at("M7")));
    let came = ["C4", "C8", "M6", "M7"].map(|cell| fray.crew(B, cell));
    assert_eq!(came, [(2, 0), (2, 0), (2, 2), (0, 0)], "and all of them march");
    assert!(fray.side(B).crew_acted);
}

#[test]
fn crew_is_blocked_by_enemies_and_missing_planks() {
    rules!["RB2-21.7", "RB2-3.14"];
    let fray = march(
        Scene::duel()
            .crew(A, "F4", 2, 0)
            .crew(A, "G8", 1, 0)
            .cut("E4")
            .crew(B, "F8", 1, 0)
            .crew(B, "G9", 1, 0),
    );
    assert_eq!((fray.crew(A, "F4"), fray.crew(A, "G8")), ((2, 0), (1, 0)));
}

#[test]
fn who_stands_beside_an_enemy_may_stay() {
    rules!["RB2-21.8", "RB2-21.23"];
    let mut fray = march(Scene::duel().crew(A, "F4", 2, 1).crew(B, "F5", 1, 0).crew(B, "N9", 1, 0));
    assert_eq!(fray.asked(), "ask-stay");
    fray.play(ANN, Move::Stay(1)).play(ANN, Move::Stay(1));
    assert_eq!((fray.crew(A, "F4"), fray.crew(A, "E4")), ((1, 1), (1, 0)));
}

#[test]
fn crew_off_its_routes_walks_back() {
    rules!["RB2-21.9"];
    let fray = march(Scene::duel().crew(A, "F3", 1, 0).crew(B, "N9", 1, 0).crew(B, "N3", 1, 0));
    assert_eq!(fray.crew(A, "F4"), (1, 0));
    let fray = march(Scene::duel().crew(A, "G6", 2, 0).crew(B, "N9", 1, 0).crew(B, "N3", 1, 0));
    assert_eq!(fray.asked(), "ask-gun-aim", "one shortest way");
    assert_eq!(fray.crew(A, "I6").0, 22, "those from H6 march on");
}

#[test]
fn groups_attack_and_board() {
    rules!["RB2-21.11", "RB2-21.12", "RB2-21.13", "RB2-21.16", "RB2-21.17", "RB2-21.14", "RB2-20.8"];
    let scene = Scene::duel().crew(A, "F4", 3, 0).crew(B, "E4", 2, 0).crew(B, "F5", 1, 0).crew(B, "N9", 1, 0);
    let mut fray = march(scene);
    fray.play(ANN, Move::CrewAim(Volley { from: at("F4"), to: at("E4") })).cast(
        ANN,
        Move::CrewCount(2),
        &[4, 1],
    );
    assert_eq!(fray.crew(A, "F4"), (3, 0), "an enemy is left");
    fray.cast(ANN, Move::CrewAim(Volley { from: at("F4"), to: at("E4") }), &[4]);
    assert_eq!((fray.crew(A, "F4"), fray.crew(A, "E4")), ((0, 0), (3, 0)), "all who attacked it");
    assert_eq!(fray.asked(), "ask-gun-aim", "who advanced attacks no more");
}

#[test]
fn bosuns_help_deckhands_beside_them() {
    rules!["RB2-C.2", "RB2-21.21", "RB2-6.4"];
    for (upgraded, dice) in [(false, &[3, 3, 3, 3][..]), (true, &[3, 3, 3, 3, 3])] {
        let scene = Scene::duel().crew(A, "F4", 2, 1).crew(B, "E4", 5, 0).upgraded(A, false, upgraded);
        let mut fray = march(scene.crew(B, "N9", 1, 0));
        fray.play(ANN, Move::CrewCount(2)).cast(ANN, Move::CrewCount(1), dice);
        assert_eq!(fray.crew(B, "E4"), (3, 0), "only deckhands are helped");
    }
    for (upgraded, left, dice) in [(false, 5, &[3, 1, 1][..]), (true, 4, &[3, 1, 1, 1])] {
        let scene =
            Scene::duel().crew(A, "F4", 1, 0).crew(A, "G4", 0, 1).crew(B, "E4", 5, 0).crew(B, "G5", 1, 0);
        let mut fray = march(scene.crew(B, "N9", 1, 0).upgraded(A, false, upgraded));
        fray.play(ANN, Move::Stay(1)).cast(ANN, Move::CrewAim(Volley { from: at("F4"), to: at("E4") }), dice);
        assert_eq!(fray.crew(B, "E4"), (left, 0), "from the next cell at the second level");
    }
}

#[test]
fn dice_show_whether_they_hit_with_the_help_of_bosuns() {
    rules!["RB2-21.21", "RB2-11.5"];
    let shown = |fray: &Fray| -> Vec<(u8, bool)> {
        let attack = fray.view().attacks.pop().expect("an attack");
        attack.dice.into_iter().map(|(face, _, hits)| (face, hits)).collect()
    };
    let scene = Scene::duel().hero(B, "viana", "E4").hand(1, &["M04"]).crew(B, "N9", 1, 0);
    let mut fray = march(scene.clone().crew(A, "F4", 2, 1));
    fray.play(ANN, Move::CrewCount(2)).cast(ANN, Move::CrewCount(1), &[3, 2, 3, 5]);
    assert_eq!(fray.asked(), "ask-hits-counted");
    assert_eq!(shown(&fray), [(3, true), (2, false), (3, false), (5, true)], "only deckhands are helped");
    let mut fray = march(scene.crew(A, "F4", 2, 0));
    fray.cast(ANN, Move::CrewCount(2), &[3, 4]);
    assert_eq!(shown(&fray), [(3, false), (4, true)], "nobody helps them");
}

#[test]
fn boarding_an_enemy_spawn_point_breaks_in() {
    rules!["RB2-21.18", "RB2-23.8", "RB2-23.4", "RB2-23.5", "RB2-21.16"];
    let scene = Scene::duel()
        .crew(A, "C4", 2, 0)
        .crew(B, "B4", 1, 0)
        .crew(B, "N9", 1, 0)
        .crew(B, "N3", 1, 0)
        .piece("C4", 8);
    let mut fray = march(scene.piece("C8", 8));
    fray.cast(ANN, Move::CrewCount(2), &[4, 1]);
    assert_eq!((fray.crew(A, "C4"), fray.crew(A, "B4"), fray.side(A).deckhands), ((0, 0), (0, 0), 2));
    assert!(fray.heard(|event| matches!(event, Event::BrokeIn { deckhands: 2, .. })));
    assert_eq!(
        fray.times(|event| matches!(event, Event::AttackDeclared { by: Attacker::Smash { .. }, .. })),
        0
    );
}

#[test]
fn the_gun_fires_before_or_after() {
    rules!["RB2-21.4", "RB2-22.1", "RB2-22.3", "RB2-22.4", "RB2-21.5"];
    let scene =
        Scene::duel().hero(A, "snapper", "H9").hero(B, "viana", "N6").damage("viana", 6).crew(B, "C6", 1, 0);
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H6"));
    fray.crew_out(ANN).play(ANN, Move::GunFirst(true)).cast(ANN, Move::GunAim(at("N6")), &[4, 1, 1, 1]);
    assert_eq!(
        (fray.hero("viana").state, fray.hero("snapper").coins, fray.side(A).points),
        (Standing::Returns, 1, 1)
    );
    assert!(fray.side(A).crew_acted);
    let scene =
        Scene::duel().upgraded(A, true, false).supply(A, 0, 0, "H6").crew(B, "C6", 2, 0).crew(B, "C7", 1, 0);
    let mut fray = Fray::of(scene);
    fray.crew_out(ANN).play(ANN, Move::GunFirst(true)).cast(ANN, Move::GunAim(at("C6")), &[4, 4, 4, 4, 1, 1]);
    assert_eq!(fray.crew(B, "C6"), (0, 0));
}

#[test]
fn crew_takes_objects_but_does_not_board_them() {
    rules!["RB2-21.22", "RB2-9.4", "RB2-3.15"];
    let mut fray =
        march(Scene::duel().crew(A, "D4", 2, 0).crew(B, "N9", 1, 0).crew(B, "B4", 1, 0).piece("C4", 7));
    assert_eq!(fray.crew(A, "C4"), (2, 0), "equipment is no obstacle");
    fray.play(ANN, Move::CrewAim(Volley { from: at("C4"), to: at("C4") })).cast(
        ANN,
        Move::CrewCount(1),
        &[4, 1],
    );
    assert!(fray.piece("C4").lost);
    assert_eq!(fray.side(A).points, 2);
}
