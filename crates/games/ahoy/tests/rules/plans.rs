//! Section 21 of the rulebook: plan cards.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

fn plan(kind: PlanKind) -> Move {
    Move::Plan(kind)
}

/// The Union on the palm island (3,2), the Squadron on the skull island (0,0).
fn scene(hand: &[PlanKind]) -> Scene {
    m1(3).flagship(UN, (3, 2)).flagship(SQ, (0, 0)).flagship(S1, (0, 1)).hand(hand)
}

#[test]
fn enlisting_takes_any_number_of_the_suit_for_nothing_and_refills_afterwards() {
    rules!["AH-21.1"];
    let scene =
        scene(&[PlanKind::Enlist]).comrades((0, 0), 1).strongholds((0, 0), 1).market(&["M06", "M07", "M21"]);
    let mut port = Port::of(scene.clone().turn(UN, &[3, 3]));
    port.play(UN, plan(PlanKind::Enlist));
    assert_eq!(port.moves(), [Move::Pick(at(0, 0))], "the island may have a stronghold");
    port.play(UN, Move::Pick(at(0, 0)));
    port.refuse(UN, Move::Card(card("M21")), "AH-21.1");
    port.play(UN, Move::Card(card("M06")));
    assert_eq!(port.view().market, [None, Some(card("M07")), Some(card("M21"))], "not refilled yet");
    port.cast(UN, Move::Card(card("M07")), &[11, 12]);
    assert_eq!(port.crew(UN), [card("M06"), card("M07")]);
    assert_eq!(port.view().market, [Some(card("M11")), Some(card("M12")), Some(card("M21"))]);
    let mut banned = Port::of(scene.clone().flagship(UN, (0, 0)).turn(UN, &[3, 3]));
    banned.refuse(UN, plan(PlanKind::Enlist), "AH-21.1");
    let mut alone = Port::of(scene.comrades((0, 0), 0).turn(UN, &[3, 3]));
    alone.refuse(UN, plan(PlanKind::Enlist), "AH-21.1");
}

#[test]
fn a_sneak_attack_removes_up_to_two_patrols_of_a_region_with_a_comrade() {
    rules!["AH-21.2"];
    let scene = scene(&[PlanKind::SneakAttack])
        .comrades((0, 0), 1)
        .patrols((1, 0), 1)
        .patrols((0, 0), 2)
        .patrols((3, 2), 1);
    let mut port = Port::of(scene.clone().turn(UN, &[3, 3]));
    port.play(UN, plan(PlanKind::SneakAttack));
    port.refuse(UN, Move::Pick(at(3, 2)), "AH-21.2");
    port.plays(UN, &[Move::Pick(at(0, 0)), Move::Pick(at(1, 0)), Move::Pick(at(0, 0))]);
    assert_eq!((port.patrols(0, 0), port.patrols(1, 0), port.patrols(3, 2)), (1, 0, 1));
    assert!(port.game.is_between_actions());
    let mut none = Port::of(scene.comrades((0, 0), 0).turn(UN, &[3, 3]));
    none.refuse(UN, plan(PlanKind::SneakAttack), "AH-21.2");
}

#[test]
fn a_dynamic_entry_primes_the_cannons_and_may_fly() {
    rules!["AH-21.3"];
    let scene = scene(&[PlanKind::DynamicEntry, PlanKind::DynamicEntry]);
    let mut port = Port::of(scene.clone().placed(UN, board(Action::Cannons), 5).turn(UN, &[3, 3]));
    port.play(UN, plan(PlanKind::DynamicEntry));
    assert_eq!(port.moves(), [Move::Count(0), Move::Count(1)], "not above 6");
    port.play(UN, Move::Count(1));
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [6]);
    assert_eq!(port.moves(), [Move::Go(at(1, 0)), Move::Go(at(2, 1)), Move::Go(at(2, 2)), Move::Pass]);
    port.play(UN, Move::Go(at(1, 0)));
    assert_eq!(port.flagship(UN), at(1, 0));
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.play(UN, plan(PlanKind::DynamicEntry));
    assert_eq!(port.asked(), "ask-fly", "possible without a die on the Cannons");
    port.play(UN, Move::Pass);
    assert_eq!(port.flagship(UN), at(3, 2));
}

#[test]
fn an_evacuation_takes_everybody_to_other_islands() {
    rules!["AH-21.4"];
    let scene = scene(&[PlanKind::Evacuation]).tile(2, (4, 1), 0).comrades((3, 2), 3);
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.plays(UN, &[plan(PlanKind::Evacuation), Move::Pick(at(3, 2))]);
    port.refuse(UN, Move::Settle(Settling { at: at(3, 2), count: 1 }), "AH-21.4").refuse(
        UN,
        Move::Pass,
        "AH-21.4",
    );
    port.play(UN, Move::Settle(Settling { at: at(0, 0), count: 2 }));
    port.refuse(UN, Move::Settle(Settling { at: at(5, 2), count: 2 }), "AH-21.4");
    port.play(UN, Move::Settle(Settling { at: at(5, 2), count: 1 }));
    assert_eq!((port.comrades(3, 2), port.comrades(0, 0), port.comrades(5, 2)), (0, 2, 1));
}

/// S1, loaded, sails onto the Union's flagship and is asked nothing yet.
fn assault(scene: Scene) -> Port {
    let mut port =
        Port::of(scene.flagship(S1, (3, 1)).placed(S1, board(Action::Cannons), 1).turn(S1, &[3, 3]));
    port.plays(S1, &[place(3, Action::Sail), SOUTH]);
    port
}

#[test]
fn a_close_call_cancels_the_battle_and_the_move_goes_on() {
    rules!["AH-21.5", "AH-21.9", "AH-7.11"];
    let mut port = assault(scene(&[PlanKind::CloseCall]));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-battle-plans"), "on anyone's turn");
    port.play(UN, plan(PlanKind::CloseCall));
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-sail"));
    port.play(S1, NORTH);
    assert_eq!(port.flagship(S1), at(3, 1));
    assert_eq!(port.union().discard, [PlanKind::CloseCall]);

    let mut port = assault(scene(&[PlanKind::CloseCall]).patrols((3, 2), 1));
    port.play(S1, Move::Fight(Foe::Flagship(UN)))
        .cast(UN, plan(PlanKind::CloseCall), &[6, 1])
        .play(S1, Move::Pass);
    assert!(port.game.is_between_actions(), "another battle was fought there: the move is over");
}

#[test]
fn the_secret_weapon_adds_a_die_and_a_damage() {
    rules!["AH-21.6"];
    let mut port = assault(scene(&[PlanKind::SecretWeapon]));
    port.cast(UN, plan(PlanKind::SecretWeapon), &[6, 3, 4]);
    assert!(port.heard(
        |event| matches!(event, Event::BattleWon { winner, results: [6, 7], .. } if winner.owner == UN)
    ));
    port.plays(
        UN,
        &[
            Move::Manoeuvre(Manoeuvre::Plunder),
            Move::Slot(board(Action::Sail)),
            Move::Slot(board(Action::Sail)),
        ],
    );
    assert_eq!(port.damage(S1), 2);
    let mut port = assault(scene(&[PlanKind::SecretWeapon]));
    port.cast(UN, plan(PlanKind::SecretWeapon), &[6, 1, 1]);
    port.plays(S1, &[Move::Manoeuvre(Manoeuvre::Prize), Move::Slot(board(Action::Sail))]);
    assert_eq!(port.damage(UN), 1, "the enemy's damage does not grow");
}

#[test]
fn weapons_caches_add_the_ready_comrades_and_can_be_combined() {
    rules!["AH-21.7", "AH-10.14"];
    let hand = [PlanKind::WeaponsCache, PlanKind::WeaponsCache, PlanKind::SecretWeapon];
    let mut port = assault(scene(&hand).ready(3));
    port.play(UN, plan(PlanKind::WeaponsCache)).play(UN, plan(PlanKind::SecretWeapon));
    port.cast(UN, plan(PlanKind::WeaponsCache), &[6, 1, 2]);
    assert!(port.heard(|event| matches!(event, Event::BattleWon { results: [6, 9], .. })));
    assert_eq!(port.union().ready, 3, "the comrades stay");
}

#[test]
fn battle_plans_help_every_ship_of_the_union() {
    rules!["AH-21.9", "AH-21.7"];
    let base = m1(3).flagship(UN, (0, 0)).flagship(SQ, (0, 0)).hand(&[PlanKind::WeaponsCache]).ready(5);
    for ship in [base.clone().cutter((3, 2)), base.gunship((3, 2))] {
        let bonus =
            if ship.clone().turn(UN, &[3]).is_ok_and(|game| game.whereabouts(Figure::Gunship).is_some()) {
                3
            } else {
                0
            };
        let mut port = assault(ship);
        port.cast(UN, plan(PlanKind::WeaponsCache), &[6, 2]);
        assert!(
            port.heard(|event| matches!(event, Event::BattleWon { results: [6, d], .. } if *d == 7 + bonus))
        );
    }
}

#[test]
fn a_ship_is_manned_by_two_comrades_of_one_island() {
    rules!["AH-21.8", "AH-14.17"];
    let scene = scene(&[PlanKind::Cutter, PlanKind::Gunship]).comrades((3, 2), 3).comrades((0, 0), 1).placed(
        SQ,
        board(Action::Cannons5),
        5,
    );
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.play(UN, plan(PlanKind::Cutter));
    assert_eq!(port.moves(), [Move::Pick(at(3, 2))]);
    port.play(UN, Move::Pick(at(3, 2)));
    assert_eq!((port.comrades(3, 2), port.union().ships), (1, vec![PlanKind::Cutter]));
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(3, 2)));
    port.refuse(UN, plan(PlanKind::Gunship), "AH-14.17");
}
