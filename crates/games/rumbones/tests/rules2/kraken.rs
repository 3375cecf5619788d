//! Sea monsters and the Kraken: section 24.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

/// The Kraken lies at K6 and rages with a face.
fn rage(face: u32, scene: Scene) -> Fray {
    let scene = scene.kraken("K6", 5).hand(0, &["D02"]).deck(A, &["D02"]).deck(B, &["M05"]);
    Fray::cast_from(scene, Phase::Kraken, &[face])
}

#[test]
fn the_coming_of_the_kraken_hurts_the_side_that_woke_it() {
    rules!["RB2-24.11", "RB2-24.15", "RB2-24.16", "RB2-24.17", "RB2-24.22", "RB2-11.22"];
    let scene = Scene::duel().track(A, 10).track(B, 2).hand(0, &["D02"]).crew(B, "K6", 1, 0);
    let scene = scene.hero(A, "snapper", "F5").ashore(A, "waldorf").damage("waldorf", 4).ashore(A, "kiria");
    let scene = scene.state("kiria", Standing::Returns).hero(B, "viana", "N6");
    let fray = Fray::cast_from(scene, Phase::Kraken, &[6, 6, 1]);
    assert_eq!((fray.hero("snapper").damage, fray.hero("viana").damage), (2, 0));
    assert_eq!(fray.hero("waldorf").state, Standing::Returns, "defeated off the field");
    assert_eq!((fray.hero("kiria").state, fray.hero("kiria").damage), (Standing::Returns, 2));
    assert_eq!((fray.side(B).points, fray.hero("viana").coins), (1, 1));
    assert_eq!((fray.crew(B, "K6"), fray.view().missing), ((0, 0), vec![at("K6")]));
}

#[test]
fn the_kraken_crushes_a_monster() {
    rules!["RB2-24.12", "RB2-20.7", "RB2-24.8", "RB2-24.23"];
    let scene =
        Scene::duel().track(A, 10).track(B, 2).hand(0, &["D02"]).dragon(0, "K6", 0).hero(B, "viana", "N6");
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[6, 6, 1]);
    assert_eq!(
        (fray.view().dragon.beast, fray.side(B).points, fray.hero("viana").coins),
        (Beast::Beaten, 1, 1)
    );
    fray.until("ask-activate");
    assert_eq!(fray.view().missing, [at("K6")], "the Kraken is still there");
}

#[test]
fn lurking_and_ink() {
    rules!["RB2-24.13", "RB2-24.14"];
    let fray = rage(1, Scene::duel());
    assert_eq!(fray.view().kraken.damage(), 3);
    let fray =
        rage(3, Scene::duel().hero(A, "snapper", "J6").hero(B, "viana", "N6").hero(B, "gabriela", "C6"));
    assert_eq!(
        (fray.hero("snapper").statuses, fray.hero("viana").statuses),
        (vec!["blinded"], vec!["blinded"])
    );
    assert!(fray.hero("gabriela").statuses.is_empty());
    used!["lurking", "ink"];
}

#[test]
fn lashing_arms() {
    rules!["RB2-12.7", "RB2-C.10", "RB2-24.24", "RB2-24.17"];
    let scene =
        Scene::duel().crew(A, "J6", 1, 0).hero(B, "viana", "L6").damage("viana", 6).ashore(A, "snapper");
    let mut fray = rage(2, scene);
    assert_eq!(fray.moves(), [Move::LashOrder(at("J6")), Move::LashOrder(at("L6"))]);
    fray.cast(ANN, Move::LashOrder(at("L6")), &[4, 1, 1, 1, 4, 1, 1, 1]);
    assert_eq!((fray.crew(A, "J6"), fray.hero("viana").state), ((0, 0), Standing::Returns));
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins), (1, 1));
    used!["lashing-arms"];
}

#[test]
fn grasp_takes_the_nearest() {
    rules!["RB2-18.4"];
    let scene = Scene::duel().hero(A, "snapper", "J6").hero(B, "viana", "L6").hero(B, "gabriela", "N6");
    let fray = rage(4, scene.clone().track(B, 3));
    assert_eq!(
        (fray.hero("viana").state, fray.hero("snapper").state),
        (Standing::Overboard, Standing::Deployed)
    );
    let mut fray = rage(4, scene);
    let snapper = fray.index("snapper");
    fray.play(ANN, Move::Victim(snapper));
    assert_eq!(fray.hero("snapper").state, Standing::Overboard);
    used!["grasp"];
}

#[test]
fn maelstrom_and_wrath() {
    rules!["RB2-18.13", "RB2-18.5"];
    let scene = Scene::duel()
        .crew(A, "E4", 2, 0)
        .hero(B, "viana", "E8")
        .hero(A, "snapper", "J6")
        .hero(B, "gabriela", "C5");
    let fray = rage(5, scene.clone());
    assert_eq!((fray.crew(A, "E4"), fray.hero("viana").state), ((0, 0), Standing::Overboard));
    assert_eq!((fray.hero("snapper").damage, fray.hero("gabriela").damage), (1, 0));
    assert_eq!(fray.view().missing, [at("K6")], "the gangplanks stay");
    let fray = rage(6, scene.track(A, 4).track(B, 1));
    assert_eq!((fray.hero("snapper").damage, fray.hero("gabriela").damage), (2, 0));
    used!["maelstrom", "wrath"];
}

#[test]
fn whoever_defeats_the_kraken() {
    rules!["RB2-24.18", "RB2-24.19", "RB2-24.20", "RB2-24.21", "RB2-8.3"];
    let scene =
        Scene::duel().kraken("K6", 11).hero(A, "snapper", "J6").ashore(A, "waldorf").track(A, 4).track(B, 6);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "K6"), &[4, 1, 1, 1]);
    assert_eq!((fray.side(A).points, fray.hero("snapper").coins), (2, 3));
    assert_eq!((fray.side(A).track, fray.side(B).track, fray.view().kraken), (0, 0, Beast::Beaten));
    assert!(fray.view().missing.is_empty(), "its gangplank is back at once");
    let scene = Scene::duel().kraken_beaten().track(A, 10).track(B, 10).hand(0, &["D02"]);
    let fray = Fray::cast_from(scene, Phase::Kraken, &[]);
    assert_eq!(fray.view().kraken, Beast::Beaten);
}

#[test]
fn the_dragon_acts_like_a_hero() {
    rules!["RB2-24.3", "RB2-24.5", "RB2-24.6", "RB2-24.25", "RB2-24.4"];
    let scene =
        Scene::duel().dragon(0, "E3", 0).crew(B, "E4", 2, 0).hero(B, "viana", "D6").hero(B, "gabriela", "D5");
    let mut fray = Fray::of(scene.ashore(A, "snapper"));
    fray.play(ANN, Move::Activate(Activation::Dragon)).play(ANN, Move::DragonAct(DragonDeed::Move));
    for cell in ["E4", "E5", "E6"] {
        fray.play(ANN, Move::DragonStep(Some(at(cell))));
    }
    assert_eq!((fray.crew(B, "E4"), fray.view().missing), ((0, 0), vec![at("E4")]));
    fray.cast(ANN, Move::DragonAct(DragonDeed::Attack { skill: 2, to: at("D6") }), &[5, 4, 1]);
    assert_eq!((fray.hero("viana").damage, fray.hero("viana").statuses), (1, vec!["blinded"]));
    fray.refuse(ANN, Move::DragonAct(DragonDeed::Attack { skill: 2, to: at("D6") }), "RB2-24.3");
    fray.cast(ANN, Move::DragonAct(DragonDeed::Attack { skill: 1, to: at("D6") }), &[1, 1, 1]);
    fray.play(ANN, Move::PushStep(Some(at("D7"))));
    assert_eq!((fray.stands("viana").as_deref(), fray.view().dragon.acted), (Some("D7"), true));
    used!["tail-sweep", "scalding-breath"];
}

#[test]
fn a_defeated_dragon_is_worth_a_hero() {
    rules!["RB2-20.7", "RB2-24.5", "RB2-24.2"];
    let scene = Scene::duel().dragon(1, "E5", 7).hero(A, "snapper", "F5").ashore(A, "waldorf");
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "E5"), &[4, 1, 1, 1]);
    assert_eq!(
        (fray.side(A).points, fray.hero("snapper").coins, fray.view().dragon.beast),
        (1, 3, Beast::Beaten)
    );
}

#[test]
fn attacks_of_the_kraken_are_answered() {
    rules!["RB2-C.10", "RB2-12.4", "RB2-12.7"];
    let scene = Scene::duel().kraken("K6", 0).hero(A, "kiria", "J6").level("kiria", 2, 2);
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[2, 4, 4, 4, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-hits-counted", ANN));
    let shell = fray.react("kiria", 2);
    let mut table = freeport_kernel::Table::new(freeport_kernel::Chance::Loose(freeport_kernel::Rng::new(1)));
    freeport_kernel::Game::play(&mut fray.game, ANN, &shell, &mut table).expect("a legal reaction");
    assert_eq!((fray.hero("kiria").damage, fray.hero("kiria").skills[2].1), (1, 1));
}

#[test]
fn the_dragon_bites_as_often_as_it_likes() {
    rules!["RB2-24.3", "RB2-24.4"];
    let scene = Scene::duel().dragon(0, "E5", 0).hero(B, "santiago", "D5");
    let mut fray = Fray::of(scene.ashore(A, "snapper"));
    let bite = Move::DragonAct(DragonDeed::Attack { skill: 0, to: at("D5") });
    fray.play(ANN, Move::Activate(Activation::Dragon)).cast(ANN, bite, &[4, 4, 1, 1]);
    fray.cast(ANN, bite, &[4, 1, 1, 1]);
    assert_eq!(fray.hero("santiago").damage, 3);
    used!["bite"];
}
