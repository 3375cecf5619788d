//! What happens seldom: attackers that fall meanwhile, long pushes, games without an end.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Rng, Table};
use freeport_pack::{Files, PackFlaw, Printed};
use freeport_rumbones::second::pack::{Pack, PackRef};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn an_attack_goes_on_without_its_attacker() {
    rules!["RB2-11.25", "RB2-C.21"];
    let scene =
        Scene::duel().first(B).hero(B, "gabriela", "D4").level("gabriela", 1, 1).damage("gabriela", 5);
    let scene = scene.hero(A, "snapper", "E4").level("snapper", 2, 2).crew(A, "F4", 2, 0).ashore(B, "viana");
    let mut fray = Fray::of(scene);
    fray.activate("gabriela").cast(BEN, attack(1, "E4"), &[4, 4, 1]);
    let snap_back = fray.react("snapper", 2);
    fray.cast(ANN, snap_back, &[4, 1, 1, 1]);
    assert_eq!((fray.hero("gabriela").state, fray.hero("snapper").damage), (Standing::Waits, 2));
    assert_eq!(fray.crew(A, "F4"), (2, 0), "there is nobody left to throw again");
    assert_eq!(fray.times(|event| matches!(event, Event::AttackDeclared { .. })), 2);
}

#[test]
fn a_die_of_a_counter_is_rolled_again_once() {
    rules!["RB2-13.10", "RB2-13.5"];
    let scene = Scene::duel().hero(A, "ishmael", "F5").ashore(A, "kiria").hero(B, "snapper", "G5");
    let scene = scene.level("snapper", 2, 2).hand(1, &["M03", "M03"]).deck(B, &[]);
    let mut fray = Fray::of(scene);
    fray.activate("ishmael").cast(ANN, attack(0, "G5"), &[1, 1, 1]);
    let snap_back = fray.react("snapper", 2);
    fray.cast(BEN, snap_back, &[2, 2, 2, 3]).play(BEN, play("M03")).cast(BEN, Move::Reroll(Some(3)), &[1]);
    fray.play(BEN, Move::Reroll(None)).play(BEN, play("M03")).refuse(BEN, Move::Reroll(Some(3)), "RB2-13.5");
    fray.cast(BEN, Move::Reroll(Some(0)), &[6]).play(BEN, Move::Reroll(None));
    assert_eq!(fray.hero("ishmael").damage, 1);
}

/// The printed pack with an Undertow that pushes so far.
fn undertow(cells: u8) -> Result<PackRef, PackFlaw> {
    let printed = Pack::FILES.iter().find(|(name, _)| *name == "tide.toml").expect("the cards").1;
    let (before, after) = printed.split_once("id = \"D05\"").expect("the card");
    let after = after.replacen("n = 1", &format!("n = {cells}"), 1);
    let mut files = Files::default();
    let name = "name = { en = \"Long\", ru = \"Долгий\", it = \"Lungo\" }";
    files.put("pack.toml", format!("game = \"rumbones2\"\nid = \"long{cells}\"\nversion = 1\n{name}\n"));
    files.put("tide.toml", format!("{before}id = \"D05\"{after}"));
    Pack::packs().bring(files)
}

/// Viana is about to be pushed so far.
fn pushed(cells: u8, scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.pack(undertow(cells).expect("a sound pack")).hand(0, &["D05"]));
    fray.play(ANN, play("D05"));
    fray
}

fn to(label: &str) -> Move {
    Move::PushStep(Some(at(label)))
}

#[test]
fn a_longer_push_goes_as_far_as_it_can_or_into_the_sea() {
    rules!["RB2-18.12", "RB2-18.8", "RB2-18.7"];
    let scene = Scene::duel().hero(A, "snapper", "H5").hero(B, "viana", "F5");
    let mut fray = pushed(2, scene.clone());
    fray.play(ANN, to("F6")).refuse(ANN, to("F5"), "RB2-18.12").refuse(ANN, Move::PushStep(None), "RB2-18.8");
    fray.play(ANN, to("F7"));
    assert_eq!(fray.stands("viana").as_deref(), Some("F7"));
    let mut fray = pushed(2, scene);
    fray.play(ANN, to("E5"));
    assert_eq!(fray.hero("viana").state, Standing::Overboard, "the first step is enough");
}

#[test]
fn a_push_takes_the_longest_way_there_is() {
    rules!["RB2-18.8"];
    let mut scene = Scene::duel().hero(A, "snapper", "J5").hero(B, "viana", "I5");
    for cell in ["I4", "G5", "H4", "H6", "J6", "J7", "H7", "I8"] {
        scene = scene.crew(A, cell, 1, 0);
    }
    let mut fray = pushed(3, scene);
    fray.refuse(ANN, to("H5"), "RB2-18.8").play(ANN, to("I6"));
    assert_eq!(fray.stands("viana").as_deref(), Some("I7"), "two cells, for there is no way of three");
}

#[test]
fn crew_is_not_pushed_across_an_enemy_spawn_point() {
    rules!["RB2-18.7"];
    let scene = Scene::duel().hero(A, "snapper", "G4").crew(B, "G6", 1, 0).hero(B, "viana", "N9");
    let mut fray = pushed(2, scene);
    fray.refuse(ANN, to("H6"), "RB2-18.7").play(ANN, to("G7")).play(ANN, to("H7"));
    assert_eq!(fray.crew(B, "H7"), (1, 0));
}

#[test]
fn a_push_never_comes_back_to_a_cell() {
    rules!["RB2-18.12"];
    let mut fray = pushed(3, Scene::duel().hero(A, "snapper", "I6").hero(B, "viana", "G6"));
    fray.play(ANN, to("G7")).refuse(ANN, to("G6"), "RB2-18.12").play(ANN, to("F7"));
    fray.refuse(ANN, to("G7"), "RB2-18.12").play(ANN, to("F8"));
    assert_eq!(fray.stands("viana").as_deref(), Some("F8"));
    assert!(undertow(4).is_err(), "a push that long could walk in a circle");
}

#[test]
fn nothing_ends_a_game_but_victory() {
    rules!["RB2-1.6"];
    let mut scene = Scene::duel().guards();
    for cell in ["I6", "G4", "G8", "H2", "H10", "M6", "C4", "C8", "M3", "M9"] {
        scene = scene.piece(cell, 8);
    }
    let mut game = Fray::of(scene).game;
    let mut table = Table::new(Chance::Loose(Rng::new(5)));
    while game.view(freeport_kernel::Viewer::Open).round < 30 {
        let seat = game.turn().waiting().first().expect("nobody can win, and so it goes on");
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        game.play(seat, &moves[0], &mut table).expect("a legal move");
    }
}
