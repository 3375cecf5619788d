//! Section 6 of the rulebook: the die actions that everybody has.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

#[test]
fn a_sail_takes_one_step_or_two_but_never_none() {
    rules!["AH-6.1"];
    let mut port = Port::of(m1(3).flagship(S1, (0, 0)).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).refuse(S1, Move::Pass, "AH-6.1");
    port.play(S1, EAST).play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-turn"));
    port.play(S1, place(3, Action::Sail)).plays(S1, &[WEST, EAST]);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-turn"));
}

#[test]
fn a_sail_lets_the_squadron_leave_a_patrol_and_the_union_land_comrades() {
    rules!["AH-6.2"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).ready(3);
    let mut port = Port::of(scene.clone().turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).plays(SQ, &[EAST, Move::Pass, Move::Accept]);
    assert_eq!(port.patrols(1, 0), 1);

    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Sail)).plays(UN, &[SOUTH, Move::Pass]);
    port.play(UN, Move::Settle(Settling { at: at(3, 2), count: 2 }));
    assert_eq!(port.comrades(3, 2), 2);
    port.play(UN, place(1, Action::Sail)).plays(UN, &[NORTH, Move::Pass]);
    assert_eq!(port.asked(), "ask-turn", "off the islands nobody lands");
}

/// M1 with a tailwind of 6 at each end: (5,0) in fog, and (-2,1).
fn windy(players: u8) -> Scene {
    m1(players).tile(3, (4, 0), 0).tile(1, (-2, 0), 0)
}

#[test]
fn a_six_on_tailwind_leads_to_any_other_six_near_or_far() {
    rules!["AH-E05", "AH-6.3", "AH-6.10"];
    let mut port = Port::of(windy(3).flagship(S1, (1, 0)).turn(S1, &[6, 6]));
    port.play(S1, place(6, Action::Tailwind));
    assert_eq!(port.moves(), [Move::Go(at(5, 0)), Move::Go(at(-2, 1)), Move::Pass]);
    port.refuse(S1, Move::Go(at(2, 1)), "AH-6.3").play(S1, Move::Go(at(-2, 1)));
    assert_eq!(port.flagship(S1), at(-2, 1));

    let mut port = Port::of(windy(3).flagship(S1, (5, 0)).turn(S1, &[6, 6]));
    port.play(S1, place(6, Action::Tailwind)).refuse(S1, Move::Go(at(5, 0)), "AH-6.3");
    assert_eq!(port.moves(), [Move::Go(at(-2, 1)), Move::Pass]);
}

#[test]
fn a_tailwind_that_blows_nowhere_or_is_declined_moves_nothing_and_anchors_nothing() {
    rules!["AH-6.4", "AH-7.12"];
    let harbor = |scene: Scene| scene.damaged(SQ, board(Action::Deploy));
    let mut port = Port::of(harbor(m1(2)).flagship(SQ, (0, 1)).turn(SQ, &[1, 2]));
    port.play(SQ, place(1, Action::Tailwind));
    assert_eq!(port.asked(), "ask-turn", "no space shows a 1");
    port.play(SQ, place(2, Action::Tailwind)).play(SQ, Move::Pass);
    assert_eq!((port.asked(), port.flagship(SQ)), ("ask-turn", at(0, 1)));
    assert!(!port.heard(|event| matches!(event, Event::Anchored { .. })));
    assert_eq!((port.patrols(0, 1), port.damage(SQ)), (0, 1), "neither patrol nor harbor");

    let mut port = Port::of(m1(2).flagship(SQ, (1, 0)).turn(SQ, &[2, 2]));
    port.play(SQ, place(2, Action::Tailwind));
    assert_eq!(port.asked(), "ask-turn", "the only 2 is where the flagship lies");
}

#[test]
fn a_tailwind_meets_battle_wreckage_and_treasure_where_it_ends() {
    rules!["AH-6.5", "AH-9.1", "AH-9.11"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(SQ, (0, 0)).patrols((2, 1), 1);
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Tailwind)).cast(S1, Move::Go(at(2, 1)), &[6, 1]);
    assert_eq!(port.asked(), "ask-manoeuvre");
    port.play(S1, Move::Pass);
    assert_eq!((port.asked(), port.gold(S1)), ("ask-take-damage", 0));
    port.play(S1, Move::Slot(board(Action::Negotiate)));
    assert_eq!((port.asked(), port.gold(S1)), ("ask-turn", 1));
    assert_eq!((port.flagship(S1), port.damage_in(S1, board(Action::Negotiate))), (at(2, 1), 1));
}

#[test]
fn loading_opens_no_battle_but_even_a_one_is_loaded_for_the_rest_of_the_round() {
    rules!["AH-6.6", "AH-6.7", "AH-6.8"];
    let scene = m1(3).flagship(UN, (3, 1)).flagship(S1, (3, 1)).flagship(SQ, (0, 0));
    let mut port = Port::of(scene.dice(SQ, &[]).dice(S1, &[]).turn(UN, &[1, 5]));
    port.play(UN, place(1, Action::Cannons));
    assert_eq!(port.asked(), "ask-turn");
    port.play(UN, place(5, Action::Sail)).play(UN, SOUTH);
    port.cast(UN, NORTH, &[4, 4]);
    assert_eq!(port.asked(), "ask-manoeuvre", "a battle, and a die of 1 was not asked to aim");
    port.play(UN, Move::Pass);

    let dice = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    let plans = [1, 2];
    port.cast(UN, Move::EndTurn, &[&dice[..], &plans[..]].concat());
    assert_eq!((port.view().round, port.decider()), (2, Some(S1)));
    port.play(S1, place(2, Action::Sail)).plays(S1, &[SOUTH, NORTH]);
    assert_eq!(port.asked(), "ask-turn", "with the new round the cannons are unloaded");
}

#[test]
fn loaded_cannons_arm_every_patrol_but_never_the_cutter() {
    rules!["AH-6.6"];
    let scene = m1(2).flagship(SQ, (3, 2)).flagship(UN, (1, 0)).patrols((0, 0), 1).cutter((0, 1));
    let mut port = Port::of(scene.clone().turn(SQ, &[3, 6]));
    port.play(SQ, place(6, Action::Cannons6)).play(SQ, place(3, Action::Order));
    port.play(SQ, Move::Pick(at(0, 0))).play(SQ, EAST);
    assert_eq!(port.asked(), "ask-aim", "the patrol fights the flagship");

    let mut port = Port::of(scene.turn(UN, &[6, 1]));
    port.play(UN, place(6, Action::Cannons)).play(UN, place_in(1, Slot::Ship(ShipSlot::Cutter)));
    port.plays(UN, &[NORTH, SOUTH, Move::Pass]);
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
}

#[test]
fn a_repair_takes_up_to_two_damage_off_board_and_crew_and_none_off_a_ship_card() {
    rules!["AH-6.9"];
    let scene = m1(2).crew(UN, "M13").gunship((0, 0)).damaged(UN, board(Action::Sail));
    let scene = scene.damaged(UN, board(Action::Rally)).damaged(UN, Slot::Crew(card("M13")));
    let scene = scene.damaged(UN, Slot::Ship(ShipSlot::Gunship4));
    let mut port = Port::of(scene.clone().turn(UN, &[2, 2]));
    port.play(UN, place(2, Action::Repair));
    port.refuse(UN, Move::Slot(Slot::Ship(ShipSlot::Gunship4)), "AH-11.12");
    port.play(UN, Move::Slot(Slot::Crew(card("M13")))).play(UN, Move::Slot(board(Action::Sail)));
    assert_eq!(port.asked(), "ask-turn", "two is all");
    assert_eq!((port.damage(UN), port.damage_in(UN, board(Action::Rally))), (2, 1));

    let mut port = Port::of(scene.turn(UN, &[2, 2]));
    port.play(UN, place(2, Action::Repair)).play(UN, Move::Slot(board(Action::Rally))).play(UN, Move::Pass);
    assert_eq!((port.asked(), port.damage(UN)), ("ask-turn", 3));
}

#[test]
fn every_faction_has_its_own_dice_for_the_common_actions() {
    rules!["AH-6.10"];
    use Action::*;
    let any = [1, 2, 3, 4, 5, 6].as_slice();
    let even = [2, 4, 6].as_slice();
    let table: [(Faction, Action, &[u8]); 13] = [
        (SQ, Sail, any),
        (SQ, Tailwind, any),
        (SQ, Cannons5, &[5]),
        (SQ, Cannons6, &[6]),
        (SQ, Repair, &[2]),
        (UN, Sail, any),
        (UN, Tailwind, any),
        (UN, Cannons, any),
        (UN, Repair, even),
        (S1, Sail, any),
        (S1, Tailwind, any),
        (S1, Cannons, any),
        (S1, Repair, even),
    ];
    for (faction, action, takes) in table {
        for die in 1..=6 {
            let mut port = Port::of(m1(3).turn(faction, &[die]));
            if takes.contains(&die) {
                assert!(port.offers(place(die, action)), "{faction:?} puts a {die} on {action:?}");
            } else {
                let cited = if faction == SQ && action != Repair { "AH-13.18" } else { "AH-5.3" };
                port.refuse(faction, place(die, action), cited);
            }
        }
    }
}

#[test]
fn gunship_and_cutter_sail_and_take_the_tailwind_like_flagships() {
    rules!["AH-6.11"];
    let gunship = Slot::Ship(ShipSlot::Gunship4);
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (0, 0));
    let mut port = Port::of(scene.clone().gunship((3, 1)).patrols((2, 2), 1).turn(UN, &[4, 4]));
    port.play(UN, place_in(4, gunship)).refuse(UN, Move::Go(at(2, 1)), "AH-14.19");
    port.cast(UN, Move::Go(at(2, 2)), &[1, 6]);
    assert_eq!(port.asked(), "ask-manoeuvre", "the tailwind brings it into battle");

    let mut port = Port::of(scene.clone().gunship((2, 2)).turn(UN, &[4, 4]));
    port.play(UN, place_in(4, gunship)).refuse(UN, Move::Go(at(2, 2)), "AH-14.19");
    port.plays(UN, &[EAST, NORTH]);
    assert_eq!(port.game.whereabouts(Figure::Gunship), Some(at(3, 1)));
    assert_eq!(port.asked(), "ask-turn");

    let mut port = Port::of(scene.cutter((1, 1)).turn(UN, &[2, 3]));
    port.play(UN, place_in(2, Slot::Ship(ShipSlot::Cutter))).play(UN, Move::Go(at(1, 0)));
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(1, 0)));
    assert_eq!(port.asked(), "ask-turn", "a tailwind is no step of a voyage");
}

#[test]
fn a_slot_that_a_harbor_has_freed_takes_another_die_in_the_same_round() {
    rules!["AH-6.12", "AH-9.6", "AH-9.9"];
    let scene = m1(3).flagship(S1, (0, 0)).placed(S1, board(Action::Tailwind), 4);
    let mut port = Port::of(scene.turn(S1, &[2, 5]));
    port.refuse(S1, place(5, Action::Tailwind), "AH-5.2");
    port.play(S1, place(2, Action::Sail)).plays(S1, &[SOUTH, Move::Pass]);
    let (from, slot) = (board(Action::Tailwind), board(Action::Cannons));
    port.play(S1, Move::Load(Loading { from, die: 4, to: 4, gold: 0, slot }));
    assert_eq!((port.dice_in(S1, slot), port.dice_in(S1, from)), (vec![4], vec![]));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, place(5, Action::Tailwind));
    assert_eq!(port.dice_in(S1, from), [5]);
    port.play(S1, Move::EndTurn);
}
