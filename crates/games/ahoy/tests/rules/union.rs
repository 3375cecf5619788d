//! Section 14 of the rulebook: the Union's comrades and plans.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

const fn settle(x: i8, y: i8, count: u8) -> Move {
    Move::Settle(Settling { at: At { x, y }, count })
}

const fn pick(x: i8, y: i8) -> Move {
    Move::Pick(At { x, y })
}

/// The Union's flagship a step north of the palm island, so many comrades ready.
fn off_palm_island(ready: u8) -> Scene {
    m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).ready(ready)
}

/// Sails one space south onto the island.
fn land(port: &mut Port) -> &mut Port {
    port.play(UN, place(1, Action::Sail)).play(UN, SOUTH).play(UN, Move::Pass)
}

/// Comrades in the supply, ready, and on the palm island.
fn comrades(port: &Port) -> (u8, u8, u8) {
    (port.union().supply, port.union().ready, port.comrades(3, 2))
}

#[test]
fn a_flagship_that_sails_to_an_island_lands_two_comrades_or_readies_two() {
    rules!["AH-14.6", "AH-14.7", "AH-14.1"];
    let mut port = Port::of(off_palm_island(6).turn(UN, &[1, 1]));
    land(&mut port);
    assert_eq!(port.moves(), [settle(3, 2, 2), Move::Count(2), Move::Pass]);
    port.refuse(UN, settle(3, 2, 1), "AH-14.7").refuse(UN, settle(3, 2, 3), "AH-14.7");
    port.refuse(UN, Move::Count(1), "AH-14.7").refuse(UN, settle(0, 0, 2), "AH-14.7");
    port.play(UN, settle(3, 2, 2));
    assert_eq!((comrades(&port), port.asked()), ((14, 4, 2), "ask-turn"));
    let mut port = Port::of(off_palm_island(6).turn(UN, &[1, 1]));
    land(&mut port).play(UN, Move::Count(2));
    assert_eq!((comrades(&port), port.asked()), ((12, 8, 0), "ask-turn"));
    let mut port = Port::of(off_palm_island(6).turn(UN, &[1, 1]));
    land(&mut port).play(UN, Move::Pass);
    assert_eq!((comrades(&port), port.asked()), ((14, 6, 0), "ask-turn"));
}

#[test]
fn a_single_comrade_lands_or_is_readied_when_there_is_no_second() {
    rules!["AH-14.7", "AH-14.2"];
    let mut port = Port::of(off_palm_island(1).comrades((0, 0), 18).turn(UN, &[1, 1]));
    land(&mut port);
    assert_eq!(port.moves(), [settle(3, 2, 1), Move::Count(1), Move::Pass]);
    port.play(UN, settle(3, 2, 1));
    assert_eq!(comrades(&port), (1, 0, 1));
    let mut port = Port::of(off_palm_island(19).turn(UN, &[1, 1]));
    land(&mut port).play(UN, Move::Count(1));
    assert_eq!(comrades(&port), (0, 20, 0));
    let mut port = Port::of(off_palm_island(0).comrades((0, 0), 20).turn(UN, &[1, 1]));
    land(&mut port);
    assert_eq!(port.asked(), "ask-turn");
}

#[test]
fn comrades_never_come_straight_from_the_supply_to_an_island() {
    rules!["AH-14.3", "AH-14.10", "AH-14.9"];
    let mut port = Port::of(off_palm_island(0).turn(UN, &[1, 1]));
    land(&mut port);
    assert_eq!(port.moves(), [Move::Count(2), Move::Pass]);
    port.play(UN, Move::Pass).play(UN, place(1, Action::Assemble));
    assert_eq!((comrades(&port), port.asked()), ((20, 0, 0), "ask-turn"));
    let mut port = Port::of(off_palm_island(0).turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Inspire));
    assert_eq!((comrades(&port), port.asked()), ((20, 0, 0), "ask-turn"));
}

#[test]
fn sailing_past_an_island_or_to_open_sea_lands_nobody() {
    rules!["AH-14.6"];
    let mut port = Port::of(off_palm_island(6).turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Sail)).play(UN, SOUTH).play(UN, NORTH);
    assert_eq!((port.flagship(UN), port.asked()), (at(3, 1), "ask-turn"));
}

#[test]
fn only_the_flagships_own_sail_lands_comrades() {
    rules!["AH-14.8"];
    let scene = off_palm_island(6).crew(UN, "M21").cutter((3, 1));
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place_in(1, Slot::Crew(card("M21")))).play(UN, SOUTH).play(UN, Move::Pass);
    assert_eq!((port.flagship(UN), port.asked()), (at(3, 2), "ask-turn"));
    port.play(UN, place_in(1, Slot::Ship(ShipSlot::Cutter))).play(UN, SOUTH).play(UN, Move::Pass);
    assert_eq!((comrades(&port), port.asked()), ((14, 6, 0), "ask-turn"));
}

/// A loaded Union, and a Smuggler beside the skull island who rams whoever loses to them back onto it.
fn beside_a_ram() -> Scene {
    let scene = m1(3).flagship(SQ, (3, 2)).flagship(S1, (1, 0)).crew(S1, "M22").ready(6);
    scene.placed(UN, board(Action::Cannons), 1).hand(&[PlanKind::DynamicEntry])
}

/// The Union loses the battle it has come into, and is pushed onto the skull island.
fn rammed_ashore(port: &mut Port) {
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Slot(board(Action::Rally)));
    port.play(S1, WEST).play(S1, Move::Reward(Dir::North));
    assert_eq!(port.flagship(UN), at(0, 0));
}

#[test]
fn a_flagship_rammed_onto_an_island_while_it_sails_still_lands_comrades() {
    rules!["AH-14.6", "AH-20.25"];
    let mut port = Port::of(beside_a_ram().flagship(UN, (0, 0)).turn(UN, &[1, 2]));
    port.play(UN, place(1, Action::Sail)).play(UN, EAST).cast(UN, Move::Pass, &[1, 6]);
    rammed_ashore(&mut port);
    port.play(UN, settle(0, 0, 2));
    assert_eq!(port.comrades(0, 0), 2);
}

#[test]
fn a_flagship_rammed_onto_an_island_by_tailwind_or_plan_lands_nobody() {
    rules!["AH-14.8"];
    let mut port = Port::of(beside_a_ram().flagship(UN, (3, 1)).turn(UN, &[1, 2]));
    port.play(UN, place(2, Action::Tailwind)).play(UN, Move::Go(at(1, 0))).cast(UN, Move::Pass, &[1, 6]);
    rammed_ashore(&mut port);
    assert_eq!(port.asked(), "ask-turn");
    let mut port = Port::of(beside_a_ram().flagship(UN, (3, 1)).turn(UN, &[1, 2]));
    port.play(UN, Move::Plan(PlanKind::DynamicEntry)).play(UN, Move::Count(0)).cast(
        UN,
        Move::Go(at(1, 0)),
        &[1, 6],
    );
    rammed_ashore(&mut port);
    assert_eq!(port.asked(), "ask-turn");
}

#[test]
fn an_inspired_union_lands_one_comrade_on_each_of_four_islands() {
    rules!["AH-14.9"];
    let scene = m1(2).tile(3, (4, 1), 0).tile(1, (6, 1), 0).tile(5, (8, 1), 0).flagship(SQ, (1, 0)).ready(8);
    let mut port = Port::of(scene.flagship(UN, (1, 0)).turn(UN, &[6, 1]));
    port.refuse(UN, place(1, Action::Inspire), "AH-5.3").play(UN, place(6, Action::Inspire));
    port.play(UN, pick(0, 0)).refuse(UN, pick(0, 0), "AH-14.9").refuse(UN, pick(3, 1), "AH-14.9");
    port.plays(UN, &[pick(3, 2), pick(7, 2), pick(9, 2)]);
    assert_eq!((port.asked(), port.union().ready, port.comrades(5, 2)), ("ask-turn", 4, 0));
    for (x, y) in [(0, 0), (3, 2), (7, 2), (9, 2)] {
        assert_eq!(port.comrades(x, y), 1);
    }
}

#[test]
fn an_inspiration_may_stop_early_and_stops_without_ready_comrades() {
    rules!["AH-14.9"];
    let mut port = Port::of(off_palm_island(3).turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Inspire)).play(UN, pick(3, 2)).play(UN, Move::Pass);
    assert_eq!((comrades(&port), port.asked()), ((17, 2, 1), "ask-turn"));
    let mut port = Port::of(off_palm_island(1).turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Inspire)).play(UN, pick(3, 2));
    assert_eq!((comrades(&port), port.asked()), ((19, 0, 1), "ask-turn"));
}

#[test]
fn up_to_four_comrades_assemble_on_the_island_of_the_flagships_region() {
    rules!["AH-14.10"];
    let mut port = Port::of(off_palm_island(6).turn(UN, &[1, 2]));
    port.refuse(UN, place(2, Action::Assemble), "AH-5.3").play(UN, place(1, Action::Assemble));
    port.refuse(UN, Move::Count(5), "AH-14.10").play(UN, Move::Count(4));
    assert_eq!((comrades(&port), port.comrades(0, 0)), ((14, 2, 4), 0));
    let mut port = Port::of(off_palm_island(3).turn(UN, &[1, 2]));
    port.play(UN, place(1, Action::Assemble)).refuse(UN, Move::Count(4), "AH-14.10").play(UN, Move::Count(0));
    assert_eq!(comrades(&port), (17, 3, 0));
}

#[test]
fn a_rally_on_an_island_readies_four_comrades_or_what_is_left() {
    rules!["AH-14.11"];
    let scene = || off_palm_island(6).flagship(UN, (3, 2));
    let mut port = Port::of(scene().turn(UN, &[6, 1]));
    port.refuse(UN, place(1, Action::Rally), "AH-5.3").play(UN, place(6, Action::Rally));
    assert_eq!(comrades(&port), (10, 10, 0));
    let mut port = Port::of(scene().comrades((0, 0), 11).turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Rally));
    assert_eq!(comrades(&port), (0, 9, 0));
    let mut port = Port::of(off_palm_island(6).turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Rally));
    assert_eq!(comrades(&port), (14, 6, 0));
}

#[test]
fn a_comrade_ashore_counts_for_control_and_one_who_waits_does_not() {
    rules!["AH-14.5", "AH-14.4", "AH-14.2"];
    let scene =
        m1(3).flagship(SQ, (2, 1)).flagship(UN, (0, 0)).flagship(S1, (3, 2)).comrades((3, 2), 12).ready(8);
    let mut port = Port::of(scene.market(&["M06"]).deck(&[]).turn(S1, &[2, 1]));
    assert_eq!(port.region(3, 2).control, (2, 12));
    assert_eq!(port.region(0, 0).control, (0, 1));
    port.play(S1, place(2, Action::Negotiate)).play(S1, Move::Pass).play(S1, Move::Card(card("M06")));
    assert_eq!((comrades(&port), port.region(3, 2).control), ((1, 8, 11), (2, 11)));
}

#[test]
fn the_union_repairs_with_an_even_die_and_loads_any() {
    rules!["AH-14.12"];
    let scene = || off_palm_island(0).damaged(UN, board(Action::Rally));
    for die in [2, 4, 6] {
        let mut port = Port::of(scene().turn(UN, &[die, 1]));
        port.refuse(UN, place(1, Action::Repair), "AH-5.3").play(UN, place(die, Action::Repair));
        port.play(UN, Move::Slot(board(Action::Rally))).play(UN, place(1, Action::Cannons));
        assert_eq!((port.damage(UN), port.dice_in(UN, board(Action::Cannons))), (0, vec![1]));
    }
    for die in [3, 5] {
        let mut port = Port::of(scene().turn(UN, &[die, 2]));
        port.refuse(UN, place(die, Action::Repair), "AH-5.3").play(UN, place(die, Action::Cannons));
    }
}
