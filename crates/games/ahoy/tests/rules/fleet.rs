//! Section 14 of the rulebook: the Union's plan cards, and the cutter and gunship they bring.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

const CUTTER: Slot = Slot::Ship(ShipSlot::Cutter);
const GUNSHIP_4: Slot = Slot::Ship(ShipSlot::Gunship4);
const GUNSHIP_6: Slot = Slot::Ship(ShipSlot::Gunship6);

/// The Union's last die of the round, nobody else has any.
fn last_die() -> Scene {
    m1(3).flagship(SQ, (0, 0)).dice(SQ, &[]).dice(S1, &[])
}

/// Ends the round: everybody rolls, then these plans are drawn.
fn end_the_round(port: &mut Port, plans: &[u32]) {
    let mut chance = vec![1; 13];
    chance.extend(plans);
    port.play(UN, place(1, Action::Tailwind)).cast(UN, Move::EndTurn, &chance);
}

#[test]
fn the_union_draws_two_plans_every_round_as_long_as_there_are_any() {
    rules!["AH-14.13"];
    let port = Port::setup(2, 7);
    assert_eq!((port.union().hand_size, port.union().deck), (2, 10));
    let deck = [PlanKind::Enlist, PlanKind::SneakAttack, PlanKind::Cutter];
    let mut port = Port::of(last_die().plan_deck(&deck).turn(UN, &[1]));
    end_the_round(&mut port, &[11, 1]);
    assert_eq!(port.union().hand, Some(vec![PlanKind::Enlist, PlanKind::Cutter]));
    assert_eq!(port.union().deck, 1);
    let mut port = Port::of(last_die().plan_deck(&[PlanKind::Enlist]).turn(UN, &[1]));
    end_the_round(&mut port, &[1]);
    assert_eq!((port.union().hand_size, port.union().deck), (1, 0));
    let mut port = Port::of(last_die().plan_deck(&[]).turn(UN, &[1]));
    end_the_round(&mut port, &[]);
    assert_eq!((port.union().hand_size, port.union().deck, port.union().discard.len()), (0, 0, 12));
}

#[test]
fn the_hand_of_plans_grows_without_limit_and_only_the_union_sees_it() {
    rules!["AH-14.14", "AH-19.10"];
    let most: Vec<PlanKind> = PlanKind::ALL.into_iter().filter(|plan| *plan != PlanKind::Enlist).collect();
    let scene =
        last_die().hand(&most).hand(&[PlanKind::SneakAttack, PlanKind::DynamicEntry, PlanKind::WeaponsCache]);
    let mut port = Port::of(scene.turn(UN, &[1]));
    end_the_round(&mut port, &[1]);
    let union = |view: View| view.boards.into_iter().find_map(|own| own.union).expect("the Union");
    assert_eq!(union(port.seen_by(UN)).hand.map(|hand| hand.len()), Some(12));
    for other in [SQ, S1] {
        let seen = union(port.seen_by(other));
        assert_eq!((seen.hand, seen.hand_size), (None, 12));
    }
}

#[test]
fn a_plan_is_played_at_its_own_time_and_any_number_of_them() {
    rules!["AH-14.15", "AH-14.16"];
    let scene = m1(2)
        .flagship(SQ, (3, 1))
        .flagship(UN, (0, 1))
        .patrols((0, 1), 2)
        .patrols((1, 1), 2)
        .comrades((0, 0), 3);
    let scene = scene.hand(&[
        PlanKind::SneakAttack,
        PlanKind::SneakAttack,
        PlanKind::WeaponsCache,
        PlanKind::Evacuation,
    ]);
    let ambush = |port: &mut Port, x, y| {
        let space = Move::Pick(at(x, y));
        port.play(UN, Move::Plan(PlanKind::SneakAttack)).plays(UN, &[Move::Pick(at(0, 0)), space, space]);
    };
    let mut port = Port::of(scene.clone().turn(UN, &[1, 1]));
    port.refuse(UN, Move::Plan(PlanKind::WeaponsCache), "AH-14.15");
    port.refuse(UN, Move::Plan(PlanKind::Enlist), "AH-14.15");
    ambush(&mut port, 0, 1);
    assert_eq!(port.union().discard, [PlanKind::SneakAttack]);
    ambush(&mut port, 1, 1);
    assert_eq!((port.squadron().patrols, port.union().hand_size, port.union().discard.len()), (10, 2, 2));
    let mut port = Port::of(scene.clone().turn(SQ, &[1, 1]));
    port.refuse(UN, Move::Plan(PlanKind::Evacuation), "AH-4.9");
    port.refuse(SQ, Move::Plan(PlanKind::Evacuation), "AH-14.15");
    let scene = scene.flagship(SQ, (1, 0)).placed(SQ, board(Action::Cannons5), 1).flagship(UN, (0, 0));
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, WEST).refuse(
        UN,
        Move::Plan(PlanKind::Evacuation),
        "AH-10.14",
    );
    port.play(UN, Move::Plan(PlanKind::WeaponsCache));
    assert_eq!(port.union().discard, [PlanKind::WeaponsCache]);
}

/// The Union holds the cards of both ships.
fn shipyard() -> Scene {
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).flagship(S1, (0, 0)).ready(6);
    scene.hand(&[PlanKind::Cutter, PlanKind::Gunship])
}

#[test]
fn two_comrades_of_one_island_man_a_ship_there_and_its_card_stays() {
    rules!["AH-14.17", "AH-14.16", "AH-14.23"];
    let mut port = Port::of(shipyard().comrades((0, 0), 1).comrades((3, 2), 1).turn(UN, &[1, 4]));
    port.refuse(UN, Move::Plan(PlanKind::Cutter), "AH-14.17").refuse(
        UN,
        Move::Plan(PlanKind::Gunship),
        "AH-14.17",
    );
    let scene = shipyard().comrades((0, 0), 3).comrades((3, 2), 1).placed(S1, board(Action::Cannons), 6);
    let mut port = Port::of(scene.turn(UN, &[1, 4]));
    port.refuse(UN, place_in(4, GUNSHIP_4), "AH-5.10").play(UN, Move::Plan(PlanKind::Gunship));
    port.refuse(UN, Move::Pick(at(3, 2)), "AH-14.17").play(UN, Move::Pick(at(0, 0)));
    assert_eq!((port.game.whereabouts(Figure::Gunship), port.comrades(0, 0)), (Some(at(0, 0)), 1));
    assert_eq!((port.union().supply, port.union().ready), (12, 6));
    assert_eq!((port.union().ships, port.union().discard), (vec![PlanKind::Gunship], vec![]));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
    port.play(UN, place_in(4, GUNSHIP_4)).play(UN, SOUTH).play(UN, Move::Pass);
    assert_eq!(port.game.whereabouts(Figure::Gunship), Some(at(0, 1)));
}

#[test]
fn the_gunship_fights_everybody_with_three_on_top_and_may_be_aimed_for() {
    rules!["AH-14.18", "AH-10.20"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).gunship((3, 2)).patrols((3, 1), 1);
    let mut port = Port::of(scene.clone().turn(UN, &[4, 1]));
    port.play(UN, place_in(4, GUNSHIP_4)).cast(UN, NORTH, &[1, 4]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [4, 4], .. })));
    port.play(UN, Move::Manoeuvre(Manoeuvre::Plunder));
    assert_eq!((port.patrols(3, 1), port.asked()), (0, "ask-turn"));
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 3).turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(3, 1))).play(SQ, SOUTH);
    port.cast(UN, Move::Aim(Aim { slot: board(Action::Cannons), by: 2 }), &[6, 2]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [6, 7], .. })));
}

#[test]
fn the_gunship_sails_two_spaces_or_takes_the_tailwind_of_its_die() {
    rules!["AH-14.19", "AH-14.22", "AH-14.23", "AH-6.11"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (0, 1)).gunship((3, 1));
    let mut port = Port::of(scene.clone().turn(UN, &[4, 5, 4]));
    port.refuse(UN, place_in(5, GUNSHIP_4), "AH-5.3").refuse(UN, place_in(4, GUNSHIP_6), "AH-5.3");
    port.play(UN, place_in(4, GUNSHIP_4)).refuse(UN, Move::Go(at(2, 1)), "AH-14.19");
    port.play(UN, Move::Go(at(2, 2))).refuse(UN, place_in(4, GUNSHIP_4), "AH-5.2");
    assert_eq!(
        (port.game.whereabouts(Figure::Gunship), port.damage(UN), port.gold(UN)),
        (Some(at(2, 2)), 0, 0)
    );
    let mut port = Port::of(scene.turn(UN, &[6, 4]));
    port.play(UN, place_in(6, GUNSHIP_6)).refuse(UN, Move::Go(at(2, 2)), "AH-14.19");
    port.play(UN, WEST).play(UN, SOUTH);
    assert_eq!((port.game.whereabouts(Figure::Gunship), port.damage(UN)), (Some(at(2, 2)), 0));
    port.play(UN, place_in(4, GUNSHIP_4)).play(UN, EAST).play(UN, Move::Pass);
    assert_eq!(port.game.whereabouts(Figure::Gunship), Some(at(3, 2)));
}

#[test]
fn the_cutter_sails_three_spaces_or_takes_the_tailwind_of_its_die() {
    rules!["AH-14.21", "AH-14.22", "AH-14.23"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (0, 1)).cutter((3, 1));
    let mut port = Port::of(scene.clone().turn(UN, &[5, 5]));
    port.play(UN, place_in(5, CUTTER)).plays(UN, &[SOUTH, WEST, NORTH]);
    assert_eq!((port.game.whereabouts(Figure::Cutter), port.asked()), (Some(at(2, 1)), "ask-turn"));
    assert_eq!((port.damage(UN), port.gold(UN)), (0, 0));
    port.refuse(UN, place_in(5, CUTTER), "AH-5.2");
    let mut port = Port::of(scene.clone().turn(UN, &[2, 1]));
    port.play(UN, place_in(2, CUTTER))
        .refuse(UN, Move::Go(at(2, 1)), "AH-14.21")
        .play(UN, Move::Go(at(1, 0)));
    assert_eq!((port.game.whereabouts(Figure::Cutter), port.asked()), (Some(at(1, 0)), "ask-turn"));
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place_in(1, CUTTER)).play(UN, SOUTH).play(UN, Move::Pass);
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(3, 2)));
}

#[test]
fn a_ship_may_explore_and_is_carried_by_currents() {
    rules!["AH-14.21", "AH-8.5", "AH-9.2"];
    let scene = m1(2).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).cutter((0, 1)).gunship((0, 1));
    let mut port = Port::of(scene.turn(UN, &[1, 4]));
    port.play(UN, place_in(1, CUTTER)).play(UN, EAST);
    assert_eq!((port.game.whereabouts(Figure::Cutter), port.asked()), (Some(at(1, 0)), "ask-sail"));
    port.play(UN, Move::Pass).play(UN, place_in(4, GUNSHIP_4)).cast(UN, WEST, &[6]);
    port.play(UN, Move::Lay(Lay { at: at(-2, 1), turn: 0 }));
    assert_eq!((port.game.whereabouts(Figure::Gunship), port.asked()), (Some(at(-1, 1)), "ask-turn"));
}

/// The cutter two spaces from a Smuggler, and the Union's cannons are loaded.
fn a_cutter_near_a_smuggler() -> Scene {
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).flagship(S1, (3, 1)).cutter((3, 2));
    scene.placed(UN, board(Action::Cannons), 6)
}

#[test]
fn the_cutter_starts_no_battle_with_the_unloaded() {
    rules!["AH-14.20"];
    let mut port = Port::of(a_cutter_near_a_smuggler().turn(UN, &[1, 1]));
    port.play(UN, place_in(1, CUTTER)).play(UN, NORTH);
    assert_eq!((port.game.whereabouts(Figure::Cutter), port.asked()), (Some(at(3, 1)), "ask-sail"));
    let mut port = Port::of(a_cutter_near_a_smuggler().turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, SOUTH);
    assert_eq!((port.flagship(S1), port.asked()), (at(3, 2), "ask-sail"));
}

#[test]
fn the_cutter_fights_the_loaded_and_nobody_aims_for_it() {
    rules!["AH-14.20", "AH-10.19"];
    let scene = a_cutter_near_a_smuggler().placed(S1, board(Action::Cannons), 1);
    let mut port = Port::of(scene.clone().turn(UN, &[1, 1]));
    port.play(UN, place_in(1, CUTTER)).cast(UN, NORTH, &[1, 6]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [1, 6], .. })));
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [6]);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[1, 3]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [1, 3], .. })));
    assert_eq!(port.decider(), Some(UN));
}

#[test]
fn a_beaten_cutter_is_gone_for_good_unless_a_die_lies_on_its_card() {
    rules!["AH-14.25", "AH-11.10", "AH-11.11"];
    let scene = a_cutter_near_a_smuggler().placed(S1, board(Action::Cannons), 1);
    let beaten = |scene: Scene| {
        let mut port = Port::of(scene.turn(S1, &[1, 1]));
        port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]);
        port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Reward(Dir::North));
        port
    };
    let port = beaten(scene.clone());
    assert_eq!(port.game.whereabouts(Figure::Cutter), None);
    assert_eq!((port.union().ships, port.union().discard), (vec![], vec![PlanKind::Cutter]));
    let port = beaten(scene.placed(UN, CUTTER, 3));
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(3, 2)));
    assert_eq!(port.union().ships, [PlanKind::Cutter]);
}

#[test]
fn a_gunship_takes_damage_on_its_own_card_and_sinks_when_that_is_full() {
    rules!["AH-14.25", "AH-11.9", "AH-11.10", "AH-11.12"];
    let scene = m1(2).flagship(SQ, (3, 1)).flagship(UN, (0, 0)).gunship((3, 2)).comrades((3, 2), 2);
    let scene = scene.damaged(UN, board(Action::Rally)).hand(&[PlanKind::CloseCall]);
    let mut port = Port::of(scene.dice(UN, &[1]).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, SOUTH).cast(UN, Move::Pass, &[6, 1]);
    port.play(SQ, Move::Manoeuvre(Manoeuvre::Plunder)).refuse(SQ, Move::Slot(board(Action::Sail)), "AH-11.9");
    port.play(SQ, Move::Slot(GUNSHIP_6));
    assert_eq!((port.damage_in(UN, GUNSHIP_6), port.damage(UN)), (1, 2));
    port.play(SQ, Move::Pass).play(SQ, place(1, Action::Sail)).play(SQ, NORTH).play(SQ, SOUTH);
    port.cast(UN, Move::Pass, &[6, 1]).play(SQ, Move::Manoeuvre(Manoeuvre::Broadside));
    assert_eq!((port.game.whereabouts(Figure::Gunship), port.damage(UN)), (None, 1));
    port.play(SQ, Move::Pass).play(SQ, Move::EndTurn);
    assert_eq!(port.union().discard, [PlanKind::Gunship]);
    port.refuse(UN, Move::Plan(PlanKind::Gunship), "AH-14.15").refuse(UN, place_in(1, GUNSHIP_4), "AH-5.10");
}

#[test]
fn the_repair_of_the_union_leaves_its_ships_as_they_are() {
    rules!["AH-11.12", "AH-6.9"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).gunship((3, 2)).damaged(UN, GUNSHIP_4);
    let mut port = Port::of(scene.turn(UN, &[2, 4]));
    port.play(UN, place(2, Action::Repair));
    assert_eq!((port.asked(), port.damage_in(UN, GUNSHIP_4)), ("ask-turn", 1));
    port.refuse(UN, place_in(4, GUNSHIP_4), "AH-11.1");
}

#[test]
fn comrades_under_the_cutters_mighty_claw_count_twice() {
    rules!["AH-14.24", "AH-14.5", "AH-16.4"];
    let scene =
        m1(2).flagship(SQ, (2, 2)).flagship(UN, (3, 1)).gunship((3, 1)).cutter((2, 1)).comrades((3, 2), 3);
    let mut port = Port::of(scene.comrades((0, 0), 2).turn(UN, &[1, 1]));
    assert_eq!(port.region(3, 2).control, (2, 9));
    assert_eq!(port.region(0, 0).control, (0, 2));
    port.play(UN, place_in(1, CUTTER)).plays(UN, &[WEST, Move::Pass]);
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(1, 0)));
    assert_eq!(port.region(3, 2).control, (2, 5));
    assert_eq!(port.region(0, 0).control, (0, 5));
}
