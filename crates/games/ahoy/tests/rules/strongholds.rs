//! Section 13 of the rulebook: the Squadron's strongholds and the ban around them.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

const SKULL: Move = Move::Pick(At { x: 0, y: 0 });
const PALM: Move = Move::Pick(At { x: 3, y: 2 });

#[test]
fn two_patrols_on_an_island_become_a_stronghold_as_the_turn_ends_until_there_are_three() {
    rules!["AH-13.9", "AH-13.10", "AH-13.11"];
    let scene = m1(3).flagship(SQ, (1, 0)).flagship(S1, (0, 0)).flagship(UN, (0, 0)).placed(
        S1,
        board(Action::Cannons),
        6,
    );
    let scene = scene.patrols((0, 0), 4).patrols((3, 2), 4).patrols((3, 1), 2);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.refuse(SQ, SKULL, "AH-4.10");
    port.play(SQ, place(1, Action::Tailwind)).play(SQ, place(1, Action::Tailwind)).play(SQ, Move::EndTurn);
    assert_eq!(port.asked(), "ask-strongholds");
    port.refuse(SQ, Move::Pick(at(3, 1)), "AH-13.9").play(SQ, SKULL).play(SQ, SKULL);
    assert_eq!((port.strongholds(0, 0), port.patrols(0, 0), port.squadron().patrols), (2, 0, 4));
    port.refuse(SQ, SKULL, "AH-13.9").play(SQ, PALM);
    assert_eq!((port.strongholds(3, 2), port.patrols(3, 2), port.squadron().strongholds), (1, 2, 0));
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-turn"));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
}

#[test]
fn patrols_may_stay_patrols() {
    rules!["AH-13.9"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).patrols((0, 0), 2);
    let mut port = Port::of(scene.turn(SQ, &[1]));
    port.play(SQ, place(1, Action::Tailwind)).play(SQ, Move::EndTurn).play(SQ, Move::Pass);
    assert_eq!((port.patrols(0, 0), port.strongholds(0, 0), port.decider()), (2, 0, Some(UN)));
}

#[test]
fn a_stronghold_takes_no_orders() {
    rules!["AH-13.10"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (3, 2)).strongholds((0, 0), 2).patrols((3, 1), 1);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Order)).refuse(SQ, SKULL, "AH-13.6");
    port.play(SQ, Move::Pick(at(3, 1))).play(SQ, SOUTH);
    assert_eq!(port.strongholds(0, 0), 2);
}

#[test]
fn every_stronghold_fights_whoever_comes_even_with_empty_cannons() {
    rules!["AH-13.12", "AH-13.13"];
    let scene = m1(3).flagship(SQ, (3, 1)).flagship(S1, (1, 0)).flagship(UN, (3, 1)).strongholds((0, 0), 2);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).cast(S1, WEST, &[3, 2]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [3, 4], .. })));
    port.refuse(S1, Move::Pass, "AH-4.10").play(SQ, Move::Manoeuvre(Manoeuvre::Plunder));
    port.cast(SQ, Move::Slot(board(Action::Tailwind)), &[4, 2]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [4, 4], .. })));
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Reward(Dir::North));
    assert_eq!((port.strongholds(0, 0), port.squadron().strongholds, port.asked()), (1, 2, "ask-turn"));
}

#[test]
fn the_cutter_too_must_fight_a_stronghold() {
    rules!["AH-13.12", "AH-14.20"];
    let scene = m1(2).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).cutter((1, 0)).strongholds((0, 0), 1);
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.play(UN, place_in(3, Slot::Ship(ShipSlot::Cutter))).cast(UN, WEST, &[3, 1]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [3, 3], .. })));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-manoeuvre"));
}

#[test]
fn a_cannons_die_may_be_aimed_for_a_stronghold() {
    rules!["AH-13.13", "AH-10.19"];
    let scene = m1(3).flagship(SQ, (3, 1)).flagship(S1, (1, 0)).flagship(UN, (3, 1)).strongholds((0, 0), 1);
    let mut port = Port::of(scene.placed(SQ, board(Action::Cannons5), 5).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).play(S1, WEST);
    port.cast(SQ, Move::Aim(Aim { slot: board(Action::Cannons5), by: 4 }), &[6, 1]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [6, 7], .. })));
    assert_eq!((port.decider(), port.dice_in(SQ, board(Action::Cannons5))), (Some(SQ), vec![1]));
}

#[test]
fn the_squadron_recruits_wherever_it_has_a_stronghold() {
    rules!["AH-13.14"];
    let scene = m1(2).flagship(SQ, (1, 1)).flagship(UN, (3, 1)).strongholds((0, 0), 1).gold(SQ, 1);
    let scene = scene.market(&["M06", "M08", "M16"]).deck(&[]);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.refuse(SQ, Move::Recruit(card("M16")), "AH-12.4").play(SQ, Move::Recruit(card("M06")));
    port.play(SQ, place_in(1, Slot::Cost(card("M08"))));
    assert_eq!((port.gold(SQ), port.crew(SQ)), (0, vec![card("M06"), card("M08")]));
    assert_eq!(port.supply(SQ), [1]);
}

/// A Smuggler on the skull island, with skull cards in the market and a cargo for it.
fn a_smuggler_with_plenty_to_do() -> Scene {
    let scene = m1(3).flagship(SQ, (3, 1)).flagship(S1, (0, 0)).flagship(UN, (3, 1)).gold(S1, 3);
    scene.cargo(S1, "M02").market(&["M06", "M08", "M16"]).deck(&[]).comrades((0, 0), 2)
}

#[test]
fn in_the_shadow_of_a_stronghold_nobody_else_recruits_smuggles_or_delivers() {
    rules!["AH-13.15", "AH-15.32", "AH-12.14"];
    let mut port = Port::of(a_smuggler_with_plenty_to_do().strongholds((0, 0), 1).turn(S1, &[2, 1]));
    port.refuse(S1, Move::Recruit(card("M06")), "AH-13.15");
    port.refuse(S1, place_in(1, Slot::Cost(card("M08"))), "AH-13.15");
    port.refuse(S1, Move::Smuggle(card("M06")), "AH-13.15");
    port.refuse(S1, Move::Deliver(card("M02")), "AH-13.15");
    port.play(S1, place(2, Action::Negotiate));
    assert_eq!((port.asked(), port.comrades(0, 0)), ("ask-turn", 2));
    assert_eq!((port.crew(S1), port.cargo(S1)), (vec![], vec![card("M02")]));
}

#[test]
fn the_ban_asks_only_where_the_flagship_stands_now() {
    rules!["AH-13.16"];
    let mut port = Port::of(a_smuggler_with_plenty_to_do().strongholds((3, 2), 1).turn(S1, &[2, 1]));
    port.play(S1, Move::Recruit(card("M06"))).play(S1, Move::Smuggle(card("M08")));
    assert!(port.offers(Move::Deliver(card("M02"))));
    port.play(S1, place(2, Action::Negotiate))
        .play(S1, Move::Card(card("M16")))
        .play(S1, place(1, Action::Sail));
    assert_eq!(port.crew(S1), [card("M06"), card("M16")]);
}

/// The Union beside an island that has comrades and a stronghold.
fn a_union_beside_a_stronghold() -> Scene {
    let scene = m1(2).flagship(SQ, (3, 1)).flagship(UN, (0, 1)).comrades((0, 0), 2).strongholds((0, 0), 1);
    scene.hand(&[PlanKind::Enlist]).ready(6).market(&["M06", "M16", "M17"]).deck(&["M07", "M09"])
}

#[test]
fn a_stronghold_stops_enlisting_only_under_the_unions_own_flagship() {
    rules!["AH-13.15", "AH-13.16", "AH-21.1"];
    let mut port = Port::of(a_union_beside_a_stronghold().flagship(UN, (0, 0)).turn(UN, &[1, 1]));
    port.refuse(UN, Move::Plan(PlanKind::Enlist), "AH-21.1");
    let mut port = Port::of(a_union_beside_a_stronghold().turn(UN, &[1, 1]));
    port.play(UN, Move::Plan(PlanKind::Enlist)).play(UN, SKULL).cast(UN, Move::Card(card("M06")), &[7]);
    assert_eq!((port.crew(UN), port.gold(UN)), (vec![card("M06")], 0));
}

#[test]
fn comrades_still_land_on_an_island_with_a_stronghold() {
    rules!["AH-13.16"];
    let mut port = Port::of(a_union_beside_a_stronghold().turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Assemble)).play(UN, Move::Count(4));
    assert_eq!(port.comrades(0, 0), 6);
}
