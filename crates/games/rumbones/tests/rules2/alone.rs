//! Everybody alone: section 27.

use crate::fray::*;
use freeport_kernel::Seat;
use freeport_rumbones::Cell;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

fn arena(label: &str) -> Cell {
    cell_of("fa", label)
}

fn three() -> Scene {
    Scene::free_for_all(3, 3).hero(Side(0), "snapper", "F5").hero(Side(1), "viana", "G5").hero(
        Side(2),
        "kiria",
        "N4",
    )
}

#[test]
fn heroes_are_chosen_once_and_the_highest_roll_begins() {
    rules!["RB2-27.1", "RB2-27.2", "RB2-27.4", "RB2-27.6", "RB2-27.24", "RB2-27.3"];
    let options = Options { mode: Mode::FreeForAll { lives: 4, heroes: Some(1) }, ..Options::default() };
    let mut fray = Fray::setup(&options, 3);
    fray.play(Seat(0), Move::Pick(3)).refuse(Seat(1), Move::Pick(3), "RB2-2.2").play(Seat(1), Move::Pick(5));
    fray.cast(Seat(2), Move::Pick(2), &[1, 2, 5, 5, 6, 4, 1, 1, 1, 2]);
    assert_eq!((fray.who(), fray.asked()), (Seat(2), "ask-deploy"));
    assert!(fray.view().heroes.iter().all(|hero| hero.lives == 4 && hero.coins == 0));
    assert_eq!(fray.moves().len(), 6, "any spawn point");
}

#[test]
fn lives_are_lost_and_the_last_one_wins() {
    rules!["RB2-27.10", "RB2-27.11", "RB2-27.12", "RB2-27.21", "RB2-27.7"];
    let mut fray = Fray::of(three().damage("viana", 6).coins("viana", 2));
    fray.activate("snapper").strike(ANN, attack(0, "G5"), &[4, 1, 1, 1]);
    let viana = fray.hero("viana");
    assert_eq!((viana.state, viana.lives, viana.coins, viana.damage), (Standing::Ashore, 2, 2, 0));
    assert_eq!(fray.hero("snapper").coins, 3);
    fray.play(ANN, END);
    assert_eq!((fray.who(), fray.asked()), (BEN, "ask-deploy"));
    let mut fray = Fray::of(three().damage("viana", 6).lives("viana", 1).lives("kiria", 0));
    fray.activate("snapper").strike(ANN, attack(0, "G5"), &[4, 1, 1, 1]);
    assert!(fray.over());
    assert_eq!(fray.view().outcome.expect("an end").winners().first(), Some(ANN));
}

#[test]
fn heroes_share_cells_and_spawn_points() {
    rules!["RB2-27.9", "RB2-27.8", "RB2-27.19"];
    let mut fray = Fray::of(three());
    fray.activate("snapper").play(ANN, MOVE).play(ANN, step("G5")).play(ANN, STOP);
    assert!(fray.moves().contains(&attack(0, "G5")), "at distance 0");
}

#[test]
fn equipment_pays_by_damage() {
    rules!["RB2-27.13", "RB2-27.22", "RB2-27.17"];
    let scene =
        Scene::free_for_all(2, 3).hero(Side(0), "snapper", "I6").hero(Side(1), "viana", "N4").piece("I6", 6);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(
        ANN,
        Move::Act(Deed::Attack { skill: 0, to: arena("I6") }),
        &[4, 4, 4, 4],
    );
    assert_eq!((fray.hero("snapper").coins, fray.piece("I6").lost), (2, true));
    fray.refuse(ANN, Move::Act(Deed::Attack { skill: 0, to: arena("H6") }), "RB2-11.2");
}

#[test]
fn whoever_throws_somebody_off_the_chest_may_step_there() {
    rules!["RB2-27.15", "RB2-27.23"];
    let scene = Scene::free_for_all(3, 3)
        .hero(Side(0), "snapper", "G6")
        .hero(Side(1), "viana", "H6")
        .damage("viana", 6);
    let mut fray = Fray::of(scene.hero(Side(2), "kiria", "N4").status("snapper", "bleeding"));
    fray.activate("snapper").strike(ANN, attack(0, "H6"), &[4, 1, 1, 1]).play(ANN, Move::ChestStep(true));
    assert_eq!((fray.stands("snapper").as_deref(), fray.hero("snapper").damage), (Some("H6"), 1));
    assert_eq!(fray.view().acting.map(|acting| (acting.actions, acting.moves)), Some((2, 0)));
}

#[test]
fn a_fall_costs_no_life_and_toll_takes_one_coin() {
    rules!["RB2-27.16", "RB2-27.20", "RB2-27.12"];
    let mut fray = Fray::of(three());
    fray.activate("snapper").play(ANN, MOVE).cast(ANN, swing("D5"), &[1]);
    assert_eq!((fray.hero("snapper").state, fray.hero("snapper").lives), (Standing::Overboard, 3));
    let scene =
        Scene::free_for_all(2, 3).hero(Side(0), "viana", "G6").hero(Side(1), "kiria", "N4").coins("kiria", 5);
    let mut fray = Fray::of(scene);
    fray.play(ANN, Move::Rob(Some(1)));
    assert_eq!((fray.hero("viana").coins, fray.hero("kiria").coins), (1, 4));
}
