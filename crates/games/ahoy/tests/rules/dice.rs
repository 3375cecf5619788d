//! Section 5 of the rulebook: dice, slots and gold.

use crate::port::*;
use Action::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Smuggler 1 in the open sea of M1, in turn with these dice and so much gold.
fn smuggler(dice: &[u8], gold: u8) -> Port {
    Port::of(m1(3).flagship(S1, (3, 1)).gold(S1, gold).turn(S1, dice))
}

#[test]
fn every_die_has_six_sides() {
    rules!["AH-5.1"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (1, 1)).patrols((3, 2), 1).wealth((0, 0), 6);
    let scene = scene.placed(S1, board(Cannons), 1).dice(SQ, &[]).dice(UN, &[]);
    let mut port = Port::of(scene.cargo(S1, "M17").turn(S1, &[1]));
    port.play(S1, place(1, Sail));
    for roll in [[7, 1], [1, 0]] {
        assert!(port.fault(S1, SOUTH, &roll).ends_with("a die with 6 sides"), "battle dice");
    }
    port.cast(S1, SOUTH, &[1, 6]).play(SQ, Move::Pass);
    let mut dice = vec![6; 15];
    dice[12] = 7;
    assert!(port.fault(S1, Move::EndTurn, &dice).contains("7 does not fit"), "action dice");
    dice[12] = 1;
    port.cast(S1, Move::EndTurn, &[&dice[..13], &[1, 2]].concat());
    assert_eq!((port.supply(S1), port.supply(UN)), (vec![6; 4], vec![1, 6, 6, 6]));

    let scene = m1(3).wealth((0, 0), 6).cargo(S1, "M17");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M17")));
    assert_eq!(port.region(0, 0).wealth, 6, "wealth dice");
}

#[test]
fn a_die_goes_into_an_empty_undamaged_slot() {
    rules!["AH-5.2", "AH-E03"];
    let scene = m1(3).flagship(S1, (3, 1)).damaged(S1, board(Sail)).placed(S1, board(Sail), 6);
    let mut port = Port::of(scene.damaged(S1, board(Tailwind)).turn(S1, &[1, 2, 3]));
    port.refuse(S1, place(1, Tailwind), "AH-11.1").refuse(S1, place(5, Sail), "AH-5.2");
    port.plays(S1, &[place(2, Sail), SOUTH, Move::Pass]);
    assert_eq!((port.dice_in(S1, board(Sail)), port.damage_in(S1, board(Sail))), (vec![6, 2], 1));
    port.refuse(S1, place(3, Sail), "AH-5.2").play(S1, place(3, Cannons));
    assert_eq!(port.supply(S1), [1]);
}

#[test]
fn a_marked_slot_takes_only_its_value() {
    rules!["AH-5.3"];
    let takes = |faction: Faction, action: Action| {
        let fits = |die: &u8| {
            let mut port =
                Port::of(m1(3).flagship(faction, (3, 1)).patrols((3, 1), 1).turn(faction, &[*die]));
            let offered = port.offers(place(*die, action));
            if !offered {
                let rule = if action.is_cannons() { "AH-13.18" } else { "AH-5.3" };
                port.refuse(faction, place(*die, action), rule);
            }
            offered
        };
        (1..=6).filter(fits).collect::<Vec<u8>>()
    };
    for (action, value) in [(Order, 3), (Cannons5, 5), (Cannons6, 6), (Bombard, 4), (Repair, 2)] {
        assert_eq!(takes(SQ, action), [value]);
    }
    for (action, value) in [(Assemble, 1), (Inspire, 6), (Rally, 6)] {
        assert_eq!(takes(UN, action), [value]);
    }
    for (faction, action) in [(UN, Repair), (S1, Repair), (S1, Negotiate)] {
        assert_eq!(takes(faction, action), [2, 4, 6]);
    }
    for (faction, action) in
        [(SQ, Deploy), (SQ, Sail), (UN, Tailwind), (UN, Cannons), (S1, FullSail), (S1, Cannons)]
    {
        assert_eq!(takes(faction, action), [1, 2, 3, 4, 5, 6]);
    }
}

#[test]
fn a_smuggler_repairs_with_an_even_die_or_pays_for_one() {
    rules!["AH-E19", "AH-5.3", "AH-5.5"];
    let mut port = smuggler(&[5, 5], 1);
    port.refuse(S1, place(5, Repair), "AH-5.3").refuse(S1, pay_place(5, 5, 1, Repair), "AH-5.3");
    port.refuse(S1, pay_place(5, 4, 0, Repair), "AH-5.5").refuse(S1, pay_place(5, 2, 1, Repair), "AH-5.5");
    assert!(port.offers(pay_place(5, 6, 1, Repair)));
    port.play(S1, pay_place(5, 4, 1, Repair));
    assert_eq!((port.dice_in(S1, board(Repair)), port.gold(S1)), (vec![4], 0));
    for die in [2, 4, 6] {
        assert!(smuggler(&[die, 1], 0).offers(place(die, Repair)));
    }
}

#[test]
fn a_placed_die_stays_until_the_dice_are_rolled_again() {
    rules!["AH-5.4"];
    let scene =
        m1(3).flagship(S1, (0, 0)).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).dice(SQ, &[]).dice(UN, &[1, 1]);
    let mut port = Port::of(scene.turn(S1, &[1, 3, 3]));
    port.plays(S1, &[place(1, Tailwind), place(3, Sail), EAST, Move::Pass, Move::EndTurn]);
    port.plays(UN, &[place(1, Tailwind), place(1, Tailwind), Move::EndTurn]);
    assert_eq!((port.dice_in(S1, board(Tailwind)), port.dice_in(S1, board(Sail))), (vec![1], vec![3]));
    port.plays(S1, &[place(3, Sail), WEST, SOUTH]);
    let harbour = Loading { from: board(Tailwind), die: 1, to: 1, gold: 0, slot: board(Cannons) };
    port.play(S1, Move::Load(harbour));
    assert_eq!((port.dice_in(S1, board(Tailwind)), port.dice_in(S1, board(Cannons))), (vec![], vec![1]));
    assert_eq!(port.dice_in(S1, board(Sail)), [3, 3]);
    port.cast(S1, Move::EndTurn, &[[2; 13].as_slice(), &[1, 2]].concat());
    assert!(port.own(S1).slots.iter().all(|slot| slot.die == 0));
    assert_eq!(port.supply(S1), [2, 2, 2, 2]);
}

#[test]
fn each_gold_turns_a_die_by_one_and_never_over_the_six() {
    rules!["AH-E04", "AH-5.5", "AH-5.6", "AH-5.9"];
    let mut port = smuggler(&[6, 1, 2], 6);
    port.refuse(S1, pay_place(6, 5, 0, Cannons), "AH-5.5");
    for gold in [0, 1, 2, 3, 4, 6] {
        port.refuse(S1, pay_place(6, 1, gold, Tailwind), "AH-5.5");
    }
    port.refuse(S1, pay_place(1, 6, 1, Cannons), "AH-5.5").refuse(S1, pay_place(6, 7, 1, Cannons), "AH-5.6");
    port.refuse(S1, pay_place(1, 0, 1, Cannons), "AH-5.6");
    assert_eq!(port.view().bank, 14);
    port.play(S1, pay_place(6, 1, 5, Tailwind));
    assert_eq!((port.gold(S1), port.view().bank), (1, 19));
    port.refuse(S1, pay_place(2, 4, 2, Cannons), "AH-5.5").play(S1, pay_place(2, 3, 1, Cannons));
    assert_eq!((port.dice_in(S1, board(Tailwind)), port.dice_in(S1, board(Cannons))), (vec![1], vec![3]));
    assert_eq!((port.gold(S1), port.view().bank), (0, 20));

    let mut port = smuggler(&[6, 1], 1);
    port.play(S1, pay_place(6, 5, 1, Cannons));
    assert_eq!((port.dice_in(S1, board(Cannons)), port.gold(S1)), (vec![5], 0));
}

#[test]
fn fruitless_deeds_are_legal() {
    rules!["AH-E15", "AH-5.5"];
    let mut port = smuggler(&[3, 6, 2], 6);
    assert!(port.asides(S1).contains(&pay_place(3, 3, 2, Sail)));
    port.refuse(S1, pay_place(3, 3, 1, Cannons), "AH-5.5").play(S1, pay_place(3, 3, 2, Cannons));
    assert_eq!((port.dice_in(S1, board(Cannons)), port.gold(S1)), (vec![3], 4));
    port.play(S1, pay_place(6, 5, 3, Tailwind));
    assert_eq!((port.dice_in(S1, board(Tailwind)), port.gold(S1)), (vec![5], 1));

    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 1)).placed(S1, board(Cannons), 1);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    for _ in 0..2 {
        port.plays(S1, &[place(1, Sail), SOUTH]).cast(S1, NORTH, &[4, 4]).play(S1, Move::Pass);
    }
    let battles = port.hear().into_iter().filter(|event| matches!(event, Event::BattleWon { .. })).count();
    assert_eq!(battles, 2, "the same two ships, twice");
}

#[test]
fn the_changed_value_is_the_real_one() {
    rules!["AH-5.7"];
    let mut port = smuggler(&[1, 1], 4);
    port.play(S1, pay_place(1, 2, 1, Tailwind));
    assert_eq!(port.moves(), [Move::Go(at(1, 0)), Move::Pass]);
    port.play(S1, Move::Go(at(1, 0)));
    port.plays(S1, &[pay_place(1, 4, 3, FullSail), WEST, SOUTH, NORTH, SOUTH]);
    assert_eq!(
        (port.flagship(S1), port.gold(S1)),
        (at(0, 1), 0),
        "four steps, and the harbour has nothing to mend"
    );

    let mut port = smuggler(&[5, 1], 3);
    port.plays(S1, &[pay_place(5, 2, 3, FullSail), SOUTH, NORTH]);
    assert!(port.game.is_between_actions(), "two steps with a 5 turned down to 2");

    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).gold(S1, 3);
    let mut port = Port::of(scene.turn(S1, &[2, 2]));
    port.plays(S1, &[pay_place(2, 5, 3, Cannons), place(2, Sail), SOUTH]);
    let aims = (1..=4).map(|by| Move::Aim(Aim { slot: board(Cannons), by }));
    assert!(aims.clone().all(|aim| port.offers(aim)) && port.moves().len() == aims.count() + 1);
}

/// Smuggler 1 has gold enough, but the die is placed: its value stays what it is.
#[test]
fn gold_changes_a_die_only_on_its_way_into_a_slot() {
    rules!["AH-5.8"];
    let scene = m1(3).flagship(S1, (0, 0)).flagship(UN, (3, 2)).gold(S1, 9);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Tailwind)).refuse(S1, Move::Go(at(1, 0)), "AH-6.3");
    port.refuse(S1, Move::Go(at(2, 2)), "AH-6.3").play(S1, Move::Pass);
    port.refuse(S1, pay_place(4, 5, 1, Cannons), "AH-5.2");
    port.plays(S1, &[place(3, Sail), SOUTH, Move::Pass]);
    let load =
        |to, gold| Move::Load(Loading { from: board(Tailwind), die: 3, to, gold, slot: board(Cannons) });
    port.refuse(S1, load(6, 2), "AH-9.7").play(S1, load(6, 3));
    assert_eq!((port.dice_in(S1, board(Cannons)), port.gold(S1)), (vec![6], 6));

    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).gold(S1, 9).placed(S1, board(Cannons), 2);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.plays(S1, &[place(3, Sail), SOUTH]);
    assert_eq!(port.moves(), [Move::Aim(Aim { slot: board(Cannons), by: 1 }), Move::Pass]);
    port.refuse(S1, Move::Aim(Aim { slot: board(Cannons), by: 4 }), "AH-10.15");
}

/// The Union has its board, a Shipwright and both ship cards; the Smuggler owns a Sailor.
fn crowded() -> Scene {
    let scene = m1(3).flagship(UN, (0, 0)).flagship(S1, (3, 1)).cutter((3, 1)).gunship((3, 1));
    scene.crew(UN, "M13").crew(S1, "M21").market(&["M08", "M12", "M11"])
}

#[test]
fn dice_on_crew_ship_and_market_cards_are_dice_of_the_turn() {
    rules!["AH-5.10", "AH-5.11"];
    let slots = [Slot::Crew(card("M13")), Slot::Ship(ShipSlot::Cutter), Slot::Ship(ShipSlot::Gunship4)];
    for slot in slots {
        let mut port = Port::of(crowded().turn(UN, &[4, 4, 4]));
        port.play(UN, place_in(4, slot));
        if !port.game.is_between_actions() {
            port.play(UN, Move::Pass);
        }
        assert_eq!((port.view().dice_due, port.dice_in(UN, slot)), (1, vec![4]));
    }
    let mut port = Port::of(crowded().turn(UN, &[4, 4, 4]));
    port.refuse(UN, place_in(4, Slot::Ship(ShipSlot::Gunship6)), "AH-5.3");
    port.cast(UN, place_in(4, Slot::Cost(card("M08"))), &[1]).play(UN, place_in(4, Slot::Crew(card("M13"))));
    port.refuse(UN, place(4, Cannons), "AH-4.5").play(UN, Move::EndTurn);
}

#[test]
fn the_price_of_a_card_is_never_an_action_slot_afterwards() {
    rules!["AH-5.10"];
    let mut port = Port::of(crowded().first(S1).dice(SQ, &[]).dice(S1, &[]).turn(UN, &[4, 1]));
    port.cast(UN, place_in(4, Slot::Cost(card("M08"))), &[1]);
    port.refuse(UN, place_in(1, Slot::Cost(card("M08"))), "AH-5.10");
    port.refuse(UN, place_in(1, Slot::Crew(card("M08"))), "AH-5.10").play(UN, place(1, Tailwind));
    port.cast(UN, Move::EndTurn, &[[1; 13].as_slice(), &[1, 2]].concat());
    assert_eq!((port.decider(), port.crew(UN)), (Some(UN), vec![card("M08"), card("M13")]));
    port.refuse(UN, place_in(1, Slot::Cost(card("M08"))), "AH-5.10");
}

#[test]
fn everybody_uses_own_slots_and_own_dice() {
    rules!["AH-5.12", "AH-5.10"];
    let scene = crowded().dice(S1, &[1, 1]).dice(UN, &[4, 4]);
    let mut port = Port::of(scene.clone().turn(UN, &[4, 4]));
    port.refuse(UN, place_in(4, Slot::Crew(card("M21"))), "AH-5.12").refuse(
        UN,
        place(4, FullSail),
        "AH-5.10",
    );
    port.refuse(UN, place(1, Sail), "AH-5.2");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.refuse(S1, place_in(1, Slot::Ship(ShipSlot::Cutter)), "AH-5.12");
    port.refuse(S1, place_in(1, Slot::Crew(card("M13"))), "AH-5.12").refuse(
        S1,
        place(1, Assemble),
        "AH-5.10",
    );
    port.refuse(S1, place(4, Sail), "AH-5.2");
    assert!(port.offers(place_in(1, Slot::Crew(card("M21")))));
}

#[test]
fn all_dice_lie_open() {
    rules!["AH-5.13"];
    let scene =
        crowded().placed(S1, board(Cannons), 5).placed(UN, Slot::Crew(card("M13")), 2).dice(SQ, &[2, 3]);
    let port = Port::of(scene.dice(UN, &[6, 4]).turn(S1, &[1, 2, 6]));
    let dice = |view: View| {
        let boards = view.boards.into_iter();
        boards.map(|own| (own.faction, own.supply, own.aside, own.slots)).collect::<Vec<_>>()
    };
    let open = dice(port.view());
    assert_eq!((open[1].1.clone(), open[0].2.len()), (vec![1, 2, 6], 3));
    assert!([SQ, S1, UN].into_iter().all(|faction| dice(port.seen_by(faction)) == open));
    assert_eq!(dice(freeport_kernel::Game::view(&port.game, freeport_kernel::Viewer::Spectator)), open);
}
