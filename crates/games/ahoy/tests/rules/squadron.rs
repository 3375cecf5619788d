//! Section 13 of the rulebook: the Squadron's flagship, patrols and guns.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

const ORDER: Move = place(3, Action::Order);
const DEPLOY: Move = place(1, Action::Deploy);

const fn pick(x: i8, y: i8) -> Move {
    Move::Pick(At { x, y })
}

#[test]
fn a_flagship_that_sailed_or_took_the_tailwind_may_leave_a_patrol() {
    rules!["AH-13.1", "AH-6.2"];
    let mut port = Port::of(m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).turn(SQ, &[3, 2]));
    port.play(SQ, place(3, Action::Sail)).play(SQ, WEST).play(SQ, Move::Pass);
    assert_eq!(port.asked(), "ask-leave-patrol");
    port.refuse(SQ, pick(1, 0), "AH-13.1").play(SQ, Move::Accept);
    assert_eq!((port.patrols(0, 0), port.squadron().patrols), (1, 9));
    port.play(SQ, place(2, Action::Tailwind)).play(SQ, Move::Go(at(1, 0)));
    assert_eq!(port.asked(), "ask-leave-patrol");
    port.play(SQ, Move::Pass);
    assert_eq!((port.patrols(1, 0), port.squadron().patrols), (0, 9));
}

#[test]
fn a_tailwind_to_nowhere_and_a_move_of_the_crew_bring_no_patrol() {
    rules!["AH-13.1", "AH-13.2"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).crew(SQ, "M21");
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Tailwind));
    assert_eq!(port.asked(), "ask-turn");
    port.play(SQ, place_in(1, Slot::Crew(card("M21")))).play(SQ, WEST).play(SQ, Move::Pass);
    assert_eq!((port.asked(), port.squadron().patrols), ("ask-turn", 10));
}

#[test]
fn a_flagship_pushed_in_battle_leaves_its_patrol_where_it_ends() {
    rules!["AH-13.2", "AH-20.25"];
    let scene = m1(3).flagship(SQ, (1, 0)).flagship(S1, (0, 0)).flagship(UN, (3, 2)).crew(S1, "M22");
    let mut port = Port::of(scene.placed(SQ, board(Action::Cannons5), 5).turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Sail)).play(SQ, WEST).cast(SQ, Move::Pass, &[1, 6]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Slot(board(Action::Bombard)));
    port.play(S1, SOUTH).play(S1, Move::Reward(Dir::North));
    assert_eq!((port.flagship(SQ), port.asked()), (at(0, 1), "ask-leave-patrol"));
    port.play(SQ, Move::Accept);
    assert_eq!((port.patrols(0, 1), port.patrols(0, 0)), (1, 0));
}

#[test]
fn a_flagship_pushed_in_somebody_elses_turn_leaves_no_patrol() {
    rules!["AH-13.2"];
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(S1, (1, 0)).flagship(UN, (3, 2)).crew(S1, "M22");
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).cast(S1, WEST, &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Slot(board(Action::Bombard)));
    port.play(S1, SOUTH).play(S1, Move::Reward(Dir::North));
    assert_eq!((port.flagship(SQ), port.asked()), (at(0, 1), "ask-turn"));
    assert_eq!(port.squadron().patrols, 10);
}

/// A patrol beside the Union's flagship on its island.
fn beside_the_union() -> Scene {
    m1(2).flagship(SQ, (1, 0)).patrols((3, 1), 1).flagship(UN, (3, 2)).comrades((3, 2), 2).gold(UN, 1)
}

#[test]
fn a_loaded_patrol_fights_aims_and_manoeuvres_like_the_flagship() {
    rules!["AH-13.3", "AH-10.31"];
    let scene = beside_the_union().placed(SQ, board(Action::Cannons6), 6);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(3, 1)).play(SQ, SOUTH);
    port.cast(SQ, Move::Aim(Aim { slot: board(Action::Cannons6), by: 5 }), &[1, 6]);
    for manoeuvre in [Manoeuvre::Plunder, Manoeuvre::Broadside, Manoeuvre::Scatter] {
        assert!(port.offers(Move::Manoeuvre(manoeuvre)));
    }
    port.play(SQ, Move::Manoeuvre(Manoeuvre::Scatter)).play(SQ, Move::Slot(board(Action::Rally)));
    assert_eq!((port.comrades(3, 2), port.damage(UN), port.gold(UN)), (1, 1, 1));
    assert_eq!(port.dice_in(SQ, board(Action::Cannons6)), [1]);
}

#[test]
fn a_patrol_without_a_die_on_the_cannons_passes_in_peace() {
    rules!["AH-13.3"];
    let mut port = Port::of(beside_the_union().turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(3, 1)).play(SQ, SOUTH);
    assert_eq!((port.patrols(3, 2), port.asked()), (1, "ask-turn"));
}

#[test]
fn a_patrol_that_is_wrecked_or_beaten_goes_back_to_the_supply() {
    rules!["AH-13.4", "AH-13.6", "AH-13.7"];
    let scene = m1(2).flagship(SQ, (1, 0)).patrols((3, 1), 3).flagship(UN, (3, 2));
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 1).turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(3, 1)).play(SQ, WEST);
    assert_eq!((port.patrols(2, 1), port.patrols(3, 1), port.squadron().patrols), (0, 2, 8));
    port.play(SQ, pick(3, 1)).cast(SQ, SOUTH, &[1, 6]);
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-manoeuvre"));
    port.refuse(SQ, pick(3, 1), "AH-4.10");
    port.play(UN, Move::Manoeuvre(Manoeuvre::Plunder));
    assert_eq!((port.patrols(3, 2), port.patrols(3, 1), port.squadron().patrols), (0, 1, 9));
    port.play(SQ, pick(3, 1)).cast(SQ, SOUTH, &[6, 1]).play(SQ, Move::Pass);
    assert_eq!((port.patrols(3, 2), port.asked()), (1, "ask-turn"));
}

#[test]
fn the_eleventh_patrol_does_not_exist() {
    rules!["AH-13.5"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).patrols((3, 1), 10);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, WEST).play(SQ, Move::Pass);
    assert_eq!(port.asked(), "ask-turn");
    port.play(SQ, DEPLOY);
    assert_eq!((port.asked(), port.patrols(0, 0), port.squadron().patrols), ("ask-turn", 0, 0));
}

#[test]
fn an_order_moves_four_different_patrols_one_space_each() {
    rules!["AH-13.6", "AH-13.7"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).patrols((0, 0), 1).patrols((0, 1), 5);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).refuse(SQ, pick(1, 0), "AH-13.6");
    port.play(SQ, pick(0, 0)).refuse(SQ, Move::Pass, "AH-13.6").play(SQ, EAST);
    assert_eq!((port.patrols(1, 0), port.asked()), (1, "ask-order"));
    port.refuse(SQ, pick(1, 0), "AH-13.7");
    for _ in 0..3 {
        port.play(SQ, pick(0, 1)).play(SQ, NORTH);
    }
    assert_eq!((port.patrols(0, 1), port.patrols(0, 0), port.asked()), (2, 3, "ask-turn"));
}

#[test]
fn a_patrol_joined_by_one_that_moved_can_still_be_ordered_itself() {
    rules!["AH-13.7"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).patrols((0, 0), 1).patrols((0, 1), 1);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(0, 0)).play(SQ, SOUTH);
    assert_eq!(port.patrols(0, 1), 2);
    port.play(SQ, pick(0, 1)).play(SQ, NORTH);
    assert_eq!((port.patrols(0, 0), port.patrols(0, 1), port.asked()), (1, 1, "ask-turn"));
}

#[test]
fn a_patrol_may_be_carried_by_a_current_and_may_explore_and_then_the_next_is_chosen() {
    rules!["AH-13.7", "AH-8.5"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).patrols((0, 1), 1).patrols((0, 0), 1);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(0, 1)).play(SQ, EAST);
    assert_eq!((port.patrols(1, 1), port.patrols(1, 0), port.asked()), (0, 1, "ask-order"));
    port.play(SQ, pick(0, 0)).cast(SQ, WEST, &[6]);
    assert_eq!((port.asked(), port.patrols(0, 0)), ("ask-lay-tile", 1));
    port.play(SQ, Move::Lay(Lay { at: at(-2, 0), turn: 0 }));
    assert_eq!((port.patrols(-1, 0), port.region(-1, 1).wealth, port.asked()), (1, 1, "ask-turn"));
}

#[test]
fn a_smuggler_who_beats_a_patrol_sails_on_and_the_order_goes_on() {
    rules!["AH-13.7", "AH-10.33"];
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).flagship(S1, (3, 1)).patrols((3, 2), 2);
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(SQ, &[3, 3]));
    port.play(SQ, ORDER).play(SQ, pick(3, 2)).cast(SQ, NORTH, &[1, 2]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Escape));
    assert_eq!(port.squadron().patrols, 9);
    port.play(S1, WEST).play(S1, Move::Slot(board(Action::Sail))).play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.decider(), port.asked()), (at(2, 1), Some(SQ), "ask-order"));
    port.play(SQ, pick(3, 2)).play(SQ, NORTH);
    assert_eq!((port.patrols(3, 1), port.asked()), (1, "ask-turn"));
}

#[test]
fn a_patrol_is_deployed_beside_the_flagship_even_beyond_a_sandbar() {
    rules!["AH-13.8", "AH-E20", "AH-9.12"];
    let scene =
        Scene::new(2).tile(12, (0, 0), 0).tile(10, (2, 1), 0).flagship(SQ, (0, 1)).flagship(UN, (1, 1));
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 6).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).refuse(SQ, EAST, "AH-7.2").play(SQ, NORTH).play(SQ, SOUTH);
    port.play(SQ, Move::Pass).play(SQ, DEPLOY);
    port.refuse(SQ, pick(-1, 1), "AH-13.8").refuse(SQ, pick(1, 0), "AH-13.8");
    port.refuse(SQ, Move::Pass, "AH-13.8").play(SQ, pick(1, 1));
    assert_eq!((port.patrols(1, 1), port.asked()), (1, "ask-turn"));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. } | Event::TileTurned { .. })));
}

#[test]
fn a_deployed_patrol_meets_neither_wreckage_nor_current() {
    rules!["AH-13.8", "AH-9.17"];
    let mut port = Port::of(m1(2).flagship(SQ, (1, 1)).flagship(UN, (3, 2)).turn(SQ, &[1, 1]));
    port.play(SQ, DEPLOY).play(SQ, pick(2, 1));
    assert_eq!(port.patrols(2, 1), 1);
    let mut port = Port::of(m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).turn(SQ, &[1, 1]));
    port.play(SQ, DEPLOY).play(SQ, pick(1, 1));
    assert_eq!((port.patrols(1, 1), port.patrols(1, 0)), (1, 0));
    let mut port = Port::of(m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).turn(SQ, &[6, 6]));
    port.play(SQ, place(6, Action::Deploy)).play(SQ, pick(1, 0));
    assert_eq!(port.patrols(1, 0), 1);
}

#[test]
fn a_bombardment_drives_all_comrades_of_the_flagships_region_into_the_supply() {
    rules!["AH-13.17", "AH-14.4"];
    let scene =
        m1(2).flagship(SQ, (2, 1)).flagship(UN, (0, 0)).comrades((3, 2), 5).comrades((0, 0), 3).ready(4);
    let mut port = Port::of(scene.turn(SQ, &[4, 3]));
    port.refuse(SQ, place(3, Action::Bombard), "AH-5.3").play(SQ, place(4, Action::Bombard));
    assert_eq!((port.comrades(3, 2), port.comrades(0, 0)), (0, 3));
    assert_eq!((port.union().supply, port.union().ready), (13, 4));
}

#[test]
fn the_squadron_loads_one_five_and_one_six() {
    rules!["AH-13.18"];
    let mut port = Port::of(m1(2).flagship(UN, (3, 2)).gold(SQ, 1).turn(SQ, &[5, 5, 6, 4]));
    port.refuse(SQ, place(4, Action::Cannons5), "AH-13.18").refuse(
        SQ,
        place(5, Action::Cannons6),
        "AH-13.18",
    );
    port.refuse(SQ, place(6, Action::Cannons5), "AH-13.18");
    port.play(SQ, place(5, Action::Cannons5)).refuse(SQ, place(5, Action::Cannons5), "AH-5.2");
    port.play(SQ, pay_place(5, 6, 1, Action::Cannons6));
    assert_eq!(port.dice_in(SQ, board(Action::Cannons5)), [5]);
    assert_eq!(port.dice_in(SQ, board(Action::Cannons6)), [6]);
}

#[test]
fn the_squadron_repairs_two_slots_with_a_two() {
    rules!["AH-13.19"];
    let scene =
        m1(2).flagship(UN, (3, 2)).damaged(SQ, board(Action::Order)).damaged(SQ, board(Action::Deploy));
    let mut port = Port::of(scene.damaged(SQ, board(Action::Bombard)).turn(SQ, &[2, 4]));
    port.refuse(SQ, place(4, Action::Repair), "AH-5.3").play(SQ, place(2, Action::Repair));
    port.play(SQ, Move::Slot(board(Action::Order))).play(SQ, Move::Slot(board(Action::Deploy)));
    assert_eq!(
        (port.damage(SQ), port.damage_in(SQ, board(Action::Bombard)), port.asked()),
        (1, 1, "ask-turn")
    );
}
