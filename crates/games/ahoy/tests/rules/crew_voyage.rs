//! Section 20 of the rulebook: crew that helps to sail.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Two skull islands: (0,0) and (3,2). Harbor at (0,1) and (2,1).
fn skulls(players: u8) -> Scene {
    Scene::new(players).tile(7, (0, 0), 2).tile(8, (2, 1), 0)
}

/// T01 at (0,0): fog (0,0), wreckage with treasure 2 (1,0), tailwind 6 (0,1), fish island (1,1); T07 south-east of it.
fn fog(players: u8) -> Scene {
    Scene::new(players).tile(1, (0, 0), 0).tile(7, (2, 1), 0)
}

fn sail(scene: Scene, die: u8) -> Port {
    let mut port = Port::of(scene.turn(S1, &[die, die]));
    port.play(S1, place(die, Action::Sail));
    port
}

#[test]
fn aeronauts_fly_between_islands_of_one_suit() {
    rules!["AH-20.1", "AH-20.29"];
    let scene =
        skulls(3).flagship(S1, (0, 0)).flagship(UN, (3, 1)).flagship(SQ, (3, 1)).crew(S1, "M01").gold(S1, 2);
    let mut port = Port::of(scene.clone().turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::Aeronauts));
    assert_eq!((port.flagship(S1), port.gold(S1)), (at(3, 2), 1));
    port.play(S1, Move::Use(Power::Aeronauts));
    assert_eq!((port.flagship(S1), port.gold(S1)), (at(0, 0), 0));
    port.refuse(S1, Move::Use(Power::Aeronauts), "AH-20.1");
    let mut off = Port::of(scene.clone().flagship(S1, (1, 0)).turn(S1, &[3, 3]));
    off.refuse(S1, Move::Use(Power::Aeronauts), "AH-20.1");
    let loaded = scene.flagship(UN, (3, 2)).placed(UN, board(Action::Cannons), 1);
    let mut port = Port::of(loaded.turn(S1, &[3, 3]));
    port.cast(S1, Move::Use(Power::Aeronauts), &[6, 1]);
    assert_eq!(port.asked(), "ask-manoeuvre", "a direct move is a move: the Union's cannons are met");
}

#[test]
fn crew_moves_wait_for_the_running_action_and_the_own_turn() {
    rules!["AH-20.30"];
    let scene =
        skulls(3).flagship(S1, (0, 0)).flagship(UN, (3, 1)).crew(S1, "M01").crew(S1, "M23").gold(S1, 2);
    let mut port = Port::of(scene.clone().turn(UN, &[3, 3]));
    port.refuse(S1, Move::Use(Power::Aeronauts), "AH-4.9");
    let mut port = sail(scene, 3);
    port.refuse(S1, Move::Use(Power::GhastlyGust), "AH-4.10");
    port.plays(S1, &[EAST, Move::Pass, Move::Use(Power::GhastlyGust)]);
}

#[test]
fn a_barrelman_makes_a_current_of_fog() {
    rules!["AH-20.8"];
    let scene = fog(3).flagship(S1, (0, 1)).flagship(UN, (0, 0)).flagship(SQ, (3, 2)).crew(S1, "M26");
    let scene = scene.placed(UN, board(Action::Cannons), 3);
    let mut port = sail(scene.clone(), 3);
    port.play(S1, NORTH);
    assert_eq!(port.asked(), "ask-drift", "no battle in fog, and a choice of direction");
    port.play(S1, EAST).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!(port.flagship(S1), at(1, 0), "carried onto wreckage");
    assert_eq!(
        port.moves().len(),
        5,
        "the step left is still there: two of the four sides are unknown waters"
    );
    let mut port = sail(scene, 3);
    port.plays(S1, &[NORTH, Move::Pass]);
    assert_eq!(port.flagship(S1), at(0, 0));
}

#[test]
fn a_ghastly_gust_blows_the_flagship_anywhere_once() {
    rules!["AH-20.9", "AH-20.29"];
    let scene = m1(3).flagship(S1, (0, 0)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M23");
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::GhastlyGust));
    assert_eq!(port.moves().len(), 7, "every space but its own, and no way back");
    port.play(S1, Move::Go(at(2, 2))).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.flagship(S1), port.gold(S1)), (at(2, 2), 1), "wreckage and treasure work");
    assert!(port.crew(S1).is_empty());
    assert_eq!(port.view().discard, [card("M23")]);
}

#[test]
fn a_middleman_turns_a_die_by_one_or_two_for_each_coin() {
    rules!["AH-20.12"];
    let scene = m1(3).flagship(S1, (0, 0)).crew(S1, "M02").gold(S1, 3);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    assert!(port.offers(pay_place(1, 6, 3, Action::FullSail)));
    assert!(port.asides(S1).contains(&pay_place(1, 3, 2, Action::FullSail)), "or by one each");
    port.refuse(S1, pay_place(1, 6, 2, Action::FullSail), "AH-5.5");
    port.play(S1, pay_place(1, 5, 2, Action::Cannons));
    assert_eq!((port.dice_in(S1, board(Action::Cannons)), port.gold(S1)), (vec![5], 1));
}

#[test]
fn a_pilot_may_ignore_wreckage() {
    rules!["AH-20.13"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).flagship(SQ, (0, 0)).crew(S1, "M27");
    let mut port = sail(scene.clone(), 3);
    port.plays(S1, &[WEST, Move::Pass]);
    assert_eq!(port.damage(S1), 0);
    assert!(port.heard(|event| matches!(event, Event::SteeredClear { faction: S1, .. })));
    let mut port = sail(scene, 3);
    port.plays(S1, &[WEST, Move::Slot(board(Action::Tailwind))]);
    assert_eq!(port.damage_in(S1, board(Action::Tailwind)), 1, "may, not must");
}

#[test]
fn a_sailor_moves_three_spaces_and_brings_no_patrol() {
    rules!["AH-20.14"];
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (3, 2)).flagship(S1, (3, 2)).crew(SQ, "M21");
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.plays(SQ, &[place_in(3, Slot::Crew(card("M21"))), EAST, WEST, SOUTH]);
    assert_eq!(port.flagship(SQ), at(0, 1));
    assert!(
        port.game.is_between_actions(),
        "not a Sail: nothing to leave, and nothing to repair in the harbor"
    );
}

#[test]
fn the_sea_witch_carries_the_flagship_across_the_map() {
    rules!["AH-20.15"];
    let scene = m1(3).flagship(S1, (1, 0)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M05");
    let mut port = sail(scene, 3);
    assert!(port.offers(Move::Wrap(Dir::North)) && port.offers(NORTH), "exploring is still possible");
    port.play(S1, Move::Wrap(Dir::North));
    assert_eq!(port.flagship(S1), at(1, 0), "carried back by the current at the far end of its column");
    assert_eq!(port.view().regions.len(), 2, "nothing is explored");
    port.play(S1, Move::Wrap(Dir::East));
    assert_eq!(port.flagship(S1), at(0, 0), "the move went on: it was one step");
    let scene = m1(3).flagship(S1, (1, 0)).flagship(UN, (3, 2));
    sail(scene, 3).refuse(S1, Move::Wrap(Dir::North), "AH-20.15");
}

#[test]
fn a_sea_dog_ignores_currents_or_rides_them_anywhere() {
    rules!["AH-20.16"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M28");
    let mut port = sail(scene.clone(), 3);
    port.play(S1, EAST);
    assert_eq!(port.asked(), "ask-drift");
    port.play(S1, Move::Pass);
    assert_eq!(port.flagship(S1), at(1, 1));
    let mut port = sail(scene.clone(), 3);
    port.plays(S1, &[EAST, EAST]);
    assert_eq!(port.flagship(S1), at(2, 1));
    let mut port = sail(scene, 3);
    port.plays(S1, &[EAST, NORTH]);
    assert_eq!(port.flagship(S1), at(1, 0));
}

#[test]
fn a_diver_brings_up_one_more_gold_from_wreckage() {
    rules!["AH-20.17"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).flagship(SQ, (0, 0)).crew(S1, "M29");
    let mut port = sail(scene.clone(), 3);
    port.plays(S1, &[WEST, Move::Slot(board(Action::Sail)), Move::Pass]);
    assert_eq!(port.gold(S1), 2);
    let treasure = skulls(3).flagship(S1, (3, 2)).flagship(UN, (0, 0)).flagship(SQ, (0, 0)).crew(S1, "M29");
    let mut port = sail(treasure, 3);
    port.plays(S1, &[NORTH, Move::Pass]);
    assert_eq!(port.gold(S1), 1, "treasure without wreckage needs no Diver");
}

#[test]
fn a_trawler_gathers_every_treasure_on_its_way() {
    rules!["AH-20.24"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).flagship(SQ, (0, 0)).crew(S1, "M25");
    let mut port = Port::of(scene.clone().turn(S1, &[3, 3]));
    port.plays(S1, &[place_in(3, Slot::Crew(card("M25"))), WEST, Move::Slot(board(Action::Sail))]);
    assert_eq!(port.gold(S1), 1, "paid on the way");
    port.plays(S1, &[SOUTH, Move::Slot(board(Action::Sail))]);
    assert_eq!(port.gold(S1), 2, "and not again for anchoring");
    let mut port = Port::of(scene.flagship(S1, (2, 1)).crew(S1, "M29").turn(S1, &[3, 3]));
    port.plays(S1, &[place_in(3, Slot::Crew(card("M25"))), SOUTH, Move::Slot(board(Action::Sail))]);
    port.plays(S1, &[NORTH, Move::Slot(board(Action::Sail))]);
    assert_eq!(port.gold(S1), 3, "the space it came back to pays once, the Diver once where it anchors");
}

#[test]
fn a_merchant_earns_in_harbors_not_on_islands() {
    rules!["AH-20.26"];
    let scene = m1(3).flagship(S1, (1, 0)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M30");
    let mut port = sail(scene.clone(), 3);
    port.plays(S1, &[WEST, Move::Pass]);
    assert_eq!(port.gold(S1), 0);
    let mut port = sail(scene, 3);
    port.plays(S1, &[WEST, SOUTH, Move::Pass]);
    assert_eq!((port.flagship(S1), port.gold(S1)), (at(0, 1), 1));
}

#[test]
fn the_whispering_wind_blows_once_a_turn_for_two_gold() {
    rules!["AH-20.27", "AH-20.29"];
    let scene =
        m1(3).flagship(S1, (0, 0)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M24").gold(S1, 5);
    let mut port = Port::of(scene.clone().turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::WhisperingWind));
    assert_eq!(port.moves(), [at(1, 0), at(2, 1), at(2, 2)].map(Move::Go));
    port.play(S1, Move::Go(at(1, 0)));
    assert_eq!((port.flagship(S1), port.gold(S1)), (at(1, 0), 3));
    port.refuse(S1, Move::Use(Power::WhisperingWind), "AH-20.27");
    let mut poor = Port::of(scene.gold(S1, 1).turn(S1, &[3, 3]));
    poor.refuse(S1, Move::Use(Power::WhisperingWind), "AH-20.27");
}
