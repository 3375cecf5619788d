//! Sections 1, 8 and 9 of the rulebook: the aim, the score board, objects.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn eight_points_win_at_once() {
    rules!["RB2-1.2", "RB2-13.11"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "F4")]).points(A, 7);
    let mut fray = Fray::of(scene.damage("viana", 6).damage("gabriela", 5));
    fray.activate("snapper").strike(ANN, attack(0, "F4"), &[4, 4, 4, 4]);
    let hit = fray.hit("viana", 4);
    fray.play(ANN, hit);
    assert_eq!(fray.asked(), "ask-fall-order");
    let falls = fray.index("viana");
    fray.play(ANN, Move::FallOrder(falls));
    assert!(fray.over() && fray.heard(|event| *event == Event::GameWon { side: A }));
    assert_eq!((fray.hero("gabriela").state, fray.hero("snapper").coins), (Standing::Deployed, 0));
    let mut fray = Fray::of(duel(&[("snapper", "L6")], &[]).points(A, 7).piece("M6", 7));
    fray.activate("snapper").strike(ANN, attack(0, "M6"), &[4, 1, 1, 1]);
    assert!(fray.over());
    assert_eq!(fray.side(A).points, 8, "the board ends at 8");
}

#[test]
fn points_are_for_heroes_equipment_and_creatures() {
    rules!["RB2-1.3", "RB2-9.1", "RB2-9.2"];
    let struck = |scene: Scene, target: &str| {
        let mut fray = Fray::of(scene);
        fray.activate("snapper").strike(ANN, attack(0, target), &[4, 1, 1, 1]);
        (fray.side(A).points, fray.side(B).points)
    };
    assert_eq!(struck(duel(&[("snapper", "F5")], &[("viana", "F4")]).damage("viana", 6), "F4"), (1, 0));
    assert_eq!(struck(duel(&[("snapper", "M8")], &[]).piece("M9", 5), "M9"), (1, 0));
    assert_eq!(struck(duel(&[("snapper", "L6")], &[]).piece("M6", 7), "M6"), (2, 0));
    assert_eq!(struck(duel(&[("snapper", "J4")], &[]).dragon(1, "K4", 7), "K4"), (1, 0));
    assert_eq!(struck(duel(&[("snapper", "J6")], &[]).kraken("K6", 11), "K6"), (2, 0));
}

#[test]
fn points_belong_to_the_side_and_stay() {
    rules!["RB2-1.4"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("el-latigo", "F6")]);
    let mut fray = Fray::of(scene.damage("viana", 6).damage("snapper", 6));
    assert_eq!(fray.side(A).points, 0);
    fray.activate("snapper").strike(ANN, attack(0, "F4"), &[4, 1, 1, 1]);
    assert_eq!(fray.side(A).points, 1);
    fray.play(ANN, END).activate("el-latigo").strike(BEN, attack(0, "F5"), &[4, 1, 1]);
    assert_eq!(fray.hero("snapper").state, Standing::Waits);
    assert_eq!((fray.side(A).points, fray.side(B).points), (1, 1), "the point outlives whoever won it");
}

#[test]
fn where_both_sides_would_score_the_first_player_orders() {
    rules!["RB2-1.5", "RB2-12.1"];
    let scene = duel(&[("snapper", "J6")], &[("viana", "L6")]).kraken("K6", 0).points(A, 7).points(B, 7);
    let scene = scene.damage("snapper", 6).damage("viana", 6);
    for (first, seat, falls, winner) in
        [(A, ANN, "viana", A), (A, ANN, "snapper", B), (B, BEN, "snapper", B), (B, BEN, "viana", A)]
    {
        let mut fray = Fray::cast_from(scene.clone().first(first), Phase::Kraken, &[5]);
        assert_eq!((fray.asked(), fray.who()), ("ask-fall-order", seat));
        let falls = Move::FallOrder(fray.index(falls));
        fray.play(seat, falls);
        assert!(fray.over() && fray.heard(|event| *event == Event::GameWon { side: winner }));
    }
}

#[test]
fn rounds_go_on_until_somebody_wins() {
    rules!["RB2-1.6"];
    let mut fray = fight(&[], &[]);
    fray.until_round(6);
    assert!(!fray.over(), "nobody has reached 8 points");
    assert!(fray.side(A).points < 8 && fray.side(B).points < 8);
}

#[test]
fn the_kraken_track_ends_at_ten_and_is_no_price() {
    rules!["RB2-8.1", "RB2-8.2", "RB2-13.11"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F9")]).damage("snapper", 2);
    let mut fray = Fray::of(scene.hand(0, &["D07", "D16"]).track(A, 10));
    fray.play(ANN, play("D07"));
    assert_eq!((fray.side(A).track, fray.hero("snapper").damage), (10, 1));
    fray.play(ANN, play("D16"));
    assert_eq!((fray.side(A).track, fray.side(B).track, fray.hero("viana").damage), (10, 0, 1));
}

#[test]
fn tracks_stay_until_the_kraken_is_beaten() {
    rules!["RB2-8.3"];
    let scene = duel(&[("snapper", "J6")], &[]).track(A, 1).track(B, 2);
    let game = scene.clone().begin(Phase::Recovery).expect("a sound scene");
    let mut fray = Fray { game, told: Vec::new() };
    fray.until("ask-activate");
    assert_eq!((fray.view().round, fray.side(A).track, fray.side(B).track), (2, 1, 2));
    let mut fray = Fray::of(scene.kraken("K6", 11));
    fray.activate("snapper").strike(ANN, attack(0, "K6"), &[4, 1, 1, 1]);
    assert_eq!((fray.side(A).track, fray.side(B).track), (0, 0));
}

#[test]
fn destroyed_equipment_pays_everybody_and_does_something() {
    rules!["RB2-9.3", "RB2-9.6", "RB2-6.5", "RB2-4.6"];
    let scene = duel(&[("snapper", "M8")], &[]).piece("M9", 5).state("kiria", Standing::Returns);
    let mut fray = Fray::of(scene.state("ishmael", Standing::Overboard));
    fray.activate("snapper").strike(ANN, attack(0, "M9"), &[4, 1, 1, 1]);
    assert!(fray.piece("M9").lost);
    assert_eq!(["snapper", "kiria", "ishmael"].map(|id| fray.hero(id).coins), [1, 1, 1], "wherever they are");
    assert_eq!((fray.side(A).points, fray.side(A).bosun, fray.side(B).bosun), (1, 2, 1));
    fray.refuse(ANN, attack(0, "M9"), "RB2-11.2");
    fray.play(ANN, MOVE).play(ANN, step("M9")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper").as_deref(), Some("M9"));
    let order = |event: &Event| match event {
        Event::PieceDestroyed { .. } => Some(0),
        Event::Scored { .. } => Some(1),
        Event::CoinsGained { .. } => Some(2),
        Event::CrewUpgraded { .. } => Some(3),
        _ => None,
    };
    assert_eq!(fray.told.iter().filter_map(order).collect::<Vec<_>>(), [0, 1, 2, 2, 2, 3]);
}

#[test]
fn a_second_upgrade_changes_nothing() {
    rules!["RB2-6.5", "RB2-9.3"];
    for before in [false, true] {
        let scene = duel(&[("snapper", "M4")], &[]).piece("M3", 5).upgraded(A, before, false);
        let mut fray = Fray::of(scene);
        fray.activate("snapper").strike(ANN, attack(0, "M3"), &[4, 1, 1, 1]);
        assert_eq!((fray.side(A).gun, fray.side(A).bosun, fray.side(B).gun), (2, 1, 1));
        fray.until_round(2);
        assert_eq!(fray.side(A).gun, 2, "for the rest of the game");
    }
}

#[test]
fn whatever_destroys_equipment_it_counts_and_nobody_harms_his_own() {
    rules!["RB2-9.4", "RB2-9.5", "RB2-3.8"];
    let mut fray = Fray::of(duel(&[("snapper", "G5")], &[]).crew(A, "C4", 1, 0).piece("C8", 7));
    fray.play(ANN, CREW).until("ask-smash-aim");
    assert!(fray.heard(|event| matches!(event, Event::BrokeIn { side: A, deckhands: 1, bosuns: 0, .. })));
    fray.cast(ANN, Move::SmashAim(at("C8")), &[3]);
    assert!(fray.piece("C8").lost);
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins), (2, 1));
    let mut fray = fight(&[("snapper", "G5")], &[]);
    fray.activate("snapper").refuse(ANN, attack(0, "G4"), "RB2-11.2");
}

#[test]
fn cards_and_monsters_wreck_equipment_too() {
    rules!["RB2-9.4", "RB2-9.3"];
    let scene = duel(&[("snapper", "G4")], &[("viana", "F6")]).damage("snapper", 6).piece("G4", 7);
    let mut fray = Fray::of(scene.active(B).hand(1, &["M16"]));
    fray.cast(BEN, play("M16"), &[4, 4, 1, 1, 1, 1]);
    assert!(fray.piece("G4").lost);
    assert_eq!((fray.side(B).points, fray.hero("viana").coins), (3, 2), "a hero, then the rigging");
    let mut fray = Fray::of(duel(&[], &[]).dragon(1, "K6", 0).piece("I6", 7).active(B));
    fray.play(BEN, Move::Activate(Activation::Dragon));
    let breath = Move::DragonAct(DragonDeed::Attack { skill: 2, to: at("I6") });
    fray.cast(BEN, breath, &[5, 1, 1, drawn("M02", 0), drawn("M03", 0)]);
    assert!(fray.piece("I6").lost);
    assert_eq!((fray.side(B).points, fray.hero("santiago").coins), (2, 1));
}
