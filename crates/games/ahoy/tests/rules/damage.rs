//! Section 11 of the rulebook: damage and repair.

use crate::port::*;
use Manoeuvre::{Broadside, Plunder};
use freeport_ahoy::*;
use freeport_testkit::rules;

const GUNSHIP_4: Slot = Slot::Ship(ShipSlot::Gunship4);
const GUNSHIP_6: Slot = Slot::Ship(ShipSlot::Gunship6);
const CUTTER: Slot = Slot::Ship(ShipSlot::Cutter);

/// The Squadron's flagship, loaded, has the open sea before it; it sails there and wins.
fn wins(scene: Scene) -> Port {
    let scene = scene.flagship(SQ, (3, 2)).placed(SQ, board(Action::Cannons5), 1);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[6, 1]);
    port
}

fn afloat(port: &Port, figure: Figure) -> bool {
    port.game.whereabouts(figure).is_some()
}

fn damaged(scene: Scene, faction: Faction, slots: &[Action]) -> Scene {
    slots.iter().fold(scene, |scene, action| scene.damaged(faction, board(*action)))
}

#[test]
fn a_damaged_slot_takes_no_die() {
    rules!["AH-11.1"];
    let scene = damaged(m1(3).flagship(S1, (3, 1)), S1, &[Action::Sail, Action::Sail, Action::Tailwind]);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.refuse(S1, place(1, Action::Tailwind), "AH-11.1");
    port.play(S1, place(1, Action::Sail)).plays(S1, &[SOUTH, Move::Pass]);
    assert!(!port.offers(place(1, Action::Sail)) && port.offers(place(1, Action::Cannons)));
}

#[test]
fn slots_with_dice_and_dashed_slots_cannot_be_damaged() {
    rules!["AH-E11", "AH-11.2", "AH-11.3", "AH-11.4", "AH-11.6"];
    let scene = damaged(m1(3).flagship(UN, (0, 0)), S1, &[Action::Sail, Action::Sail, Action::Sail]);
    let scene =
        scene.flagship(S1, (3, 1)).placed(S1, board(Action::Cannons), 1).placed(S1, board(Action::Repair), 2);
    let mut port = wins(scene.crew(S1, "M13").crew(S1, "M12").crew(S1, "M11"));
    port.play(SQ, Move::Manoeuvre(Plunder));
    let open = [Action::FullSail, Action::Tailwind, Action::Negotiate].map(board);
    let open = open.into_iter().chain([Slot::Crew(card("M13"))]).map(Move::Slot);
    assert_eq!(port.moves(), open.collect::<Vec<_>>());
    port.refuse(SQ, Move::Slot(board(Action::Cannons)), "AH-11.2");
    port.refuse(SQ, Move::Slot(board(Action::Sail)), "AH-11.2");
    port.refuse(SQ, Move::Slot(board(Action::Repair)), "AH-11.3");
    port.refuse(SQ, Move::Slot(Slot::Cost(card("M12"))), "AH-11.3");
    port.refuse(S1, Move::Slot(board(Action::Tailwind)), "AH-11.6");
    port.play(SQ, Move::Slot(Slot::Crew(card("M13"))));
    assert_eq!(port.damage_in(S1, Slot::Crew(card("M13"))), 1);
}

#[test]
fn the_dashed_slots_are_repair_and_the_price_of_a_crew_card() {
    rules!["AH-11.3"];
    let cards = [(SQ, "M12"), (UN, "M08"), (S1, "M04"), (S2, "M10")];
    let scene = cards.into_iter().fold(m1(4), |scene, (faction, id)| scene.crew(faction, id));
    let port = Port::of(scene.crew(S1, "M13").gunship((3, 2)).cutter((3, 2)).turn(SQ, &[1, 1]));
    for (faction, id) in cards {
        let dashed = port.own(faction).slots.into_iter().filter(|slot| slot.dashed).map(|slot| slot.slot);
        assert_eq!(dashed.collect::<Vec<_>>(), [board(Action::Repair), Slot::Cost(card(id))]);
    }
}

#[test]
fn damage_to_the_unions_flagship_never_goes_to_a_ship_card() {
    rules!["AH-11.4"];
    let scene = m1(3).flagship(UN, (3, 1)).flagship(S1, (0, 0)).gunship((0, 0)).cutter((0, 0));
    let mut port = wins(scene);
    port.play(SQ, Move::Manoeuvre(Plunder)).refuse(SQ, Move::Slot(GUNSHIP_4), "AH-11.4");
    assert!(!port.offers(Move::Slot(CUTTER)));
}

#[test]
fn whoever_takes_damage_chooses_the_slot() {
    rules!["AH-11.5"];
    let scene =
        m1(3).flagship(S1, (3, 1)).flagship(SQ, (3, 1)).flagship(UN, (0, 0)).crew(S1, "M07").crew(S1, "M21");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, WEST);
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-take-damage"));
    port.refuse(UN, Move::Slot(board(Action::Sail)), "AH-11.5").refuse(
        S1,
        Move::Slot(board(Action::Repair)),
        "AH-11.3",
    );
    port.play(S1, Move::Slot(Slot::Crew(card("M21")))).play(S1, Move::Pass);
    port.play(S1, Move::Use(Power::Mystic));
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-take-damage"), "the price of the own Mystic");
    port.play(S1, Move::Slot(board(Action::Negotiate)));
    port.play(S1, Move::Target(Target { figure: Foe::Flagship(SQ), at: at(3, 1) }));
    port.refuse(SQ, Move::Slot(board(Action::Sail)), "AH-11.6").play(S1, Move::Slot(board(Action::Order)));
    assert_eq!((port.damage(S1), port.damage_in(SQ, board(Action::Order))), (2, 1));
}

#[test]
fn wreckage_finds_no_slot_on_a_ship_that_is_full_of_damage() {
    rules!["AH-11.7", "AH-11.15"];
    use Action::*;
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).flagship(UN, (0, 0));
    let all = [Sail, Sail, Sail, Sail, Tailwind, Tailwind];
    let scene = damaged(damaged(scene, SQ, &all), UN, &all);
    let scene = damaged(scene, SQ, &[Order, Cannons5, Cannons6, Bombard, Deploy]);
    let scene = damaged(scene, UN, &[Assemble, Cannons, Inspire, Rally]);
    let mut port = Port::of(damaged(scene, S1, &[FullSail, Tailwind, Negotiate, Cannons]).turn(S1, &[1, 1]));
    assert_eq!([SQ, UN, S1].map(|faction| port.damage(faction)).iter().sum::<usize>(), 25);
    port.play(S1, place(1, Sail)).play(S1, WEST);
    assert_eq!((port.damage(S1), port.asked()), (5, "ask-sail"), "the 26th token finds a slot");
    port.play(S1, EAST).play(S1, place(1, Sail)).play(S1, WEST);
    assert_eq!((port.damage(S1), port.asked()), (5, "ask-sail"));
    assert!(port.heard(|event| matches!(event, Event::DamageIgnored { .. })));
}

#[test]
fn a_damaged_patrol_or_stronghold_goes_back_to_the_supply() {
    rules!["AH-11.8"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).strongholds((3, 2), 2);
    let mut port = Port::of(scene.patrols((3, 2), 3).placed(S1, board(Action::Cannons), 1).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, SOUTH);
    for (foe, left) in [(Foe::Patrol, (8, 1)), (Foe::Stronghold, (8, 2))] {
        port.cast(S1, Move::Fight(foe), &[6, 1]).play(S1, Move::Manoeuvre(Manoeuvre::Prize));
        port.play(S1, Move::Reward(Dir::North));
        assert_eq!((port.squadron().patrols, port.squadron().strongholds), left);
    }
    assert_eq!((port.patrols(3, 2), port.strongholds(3, 2), port.damage(SQ)), (2, 1, 0));
}

#[test]
fn damage_to_the_gunship_goes_to_its_own_card() {
    rules!["AH-11.9", "AH-11.10", "AH-14.25"];
    let scene = || m1(3).flagship(UN, (0, 0)).flagship(S1, (0, 0)).gunship((3, 1));
    let mut port = wins(scene());
    port.play(SQ, Move::Manoeuvre(Plunder)).refuse(SQ, Move::Slot(board(Action::Sail)), "AH-11.9");
    port.refuse(UN, Move::Slot(GUNSHIP_4), "AH-11.6");
    assert_eq!(port.moves(), [GUNSHIP_4, GUNSHIP_6].map(Move::Slot));
    port.play(SQ, Move::Slot(GUNSHIP_6));
    assert_eq!((port.damage_in(UN, GUNSHIP_6), port.damage_in(UN, GUNSHIP_4), port.damage(UN)), (1, 0, 1));

    let mut port = wins(scene());
    port.play(SQ, Move::Manoeuvre(Broadside)).play(SQ, Move::Slot(GUNSHIP_4));
    assert!(!afloat(&port, Figure::Gunship), "the second damage has only one slot left");
    assert_eq!((port.damage(UN), port.union().ships), (0, vec![]), "its tokens go back to the supply");
    assert_eq!(port.union().discard, [PlanKind::Gunship]);
}

#[test]
fn a_gunship_pushed_onto_wreckage_is_damaged_there() {
    rules!["AH-11.9", "AH-11.10"];
    let mut port = wins(m1(3).flagship(UN, (0, 0)).flagship(S1, (0, 0)).gunship((3, 1)).crew(SQ, "M22"));
    port.plays(SQ, &[Move::Manoeuvre(Plunder), Move::Slot(GUNSHIP_6), WEST]);
    assert!(!afloat(&port, Figure::Gunship));
    assert_eq!((port.damage(UN), port.asked()), (0, "ask-leave-patrol"));
}

#[test]
fn the_cutter_is_destroyed_by_one_damage_and_safe_with_a_die_on_its_card() {
    rules!["AH-11.10", "AH-11.11"];
    let scene = || m1(3).flagship(UN, (0, 0)).flagship(S1, (0, 0)).cutter((3, 1)).gold(UN, 1);
    let mut port = wins(scene());
    port.play(SQ, Move::Manoeuvre(Plunder));
    assert!(!afloat(&port, Figure::Cutter));
    assert_eq!((port.union().discard, port.gold(SQ)), (vec![PlanKind::Cutter], 1));

    let mut port = wins(scene().placed(UN, CUTTER, 5));
    port.play(SQ, Move::Manoeuvre(Plunder));
    assert!(afloat(&port, Figure::Cutter) && port.damage(UN) == 0);
    assert_eq!((port.dice_in(UN, CUTTER), port.gold(SQ)), (vec![5], 1));
}

#[test]
fn a_gunship_with_a_die_in_one_slot_cannot_be_destroyed() {
    rules!["AH-11.11"];
    let scene = m1(3).flagship(UN, (0, 0)).flagship(S1, (0, 0)).gunship((3, 1)).placed(UN, GUNSHIP_4, 4);
    let mut port = wins(scene);
    port.play(SQ, Move::Manoeuvre(Broadside));
    assert!(afloat(&port, Figure::Gunship));
    assert_eq!((port.damage_in(UN, GUNSHIP_6), port.dice_in(UN, GUNSHIP_4)), (1, vec![4]));
}

#[test]
fn damage_on_ship_cards_is_never_repaired() {
    rules!["AH-11.12", "AH-11.13"];
    let scene = m1(3).flagship(UN, (0, 0)).gunship((3, 1)).damaged(UN, GUNSHIP_4).crew(UN, "M13");
    let mut port = Port::of(scene.damaged(UN, board(Action::Sail)).turn(UN, &[2, 2]));
    port.play(UN, place(2, Action::Repair)).refuse(UN, Move::Slot(GUNSHIP_4), "AH-11.12");
    port.play(UN, Move::Slot(board(Action::Sail)));
    assert_eq!((port.damage(UN), port.asked()), (1, "ask-turn"), "nothing is left that could be repaired");
    port.play(UN, place_in(2, Slot::Crew(card("M13"))));
    assert_eq!(port.damage_in(UN, GUNSHIP_4), 1, "not even by the Shipwright");
}

#[test]
fn whoever_repairs_chooses_up_to_two_of_the_own_tokens() {
    rules!["AH-11.13"];
    let scene = damaged(m1(3).flagship(S1, (3, 1)), S1, &[Action::Sail, Action::Cannons, Action::Tailwind]);
    let scene = scene.crew(S1, "M13").damaged(S1, Slot::Crew(card("M13"))).damaged(UN, board(Action::Sail));
    let mut port = Port::of(scene.turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Repair));
    assert_eq!(port.moves().len(), 4 + 1);
    port.refuse(S1, Move::Slot(board(Action::FullSail)), "AH-11.13");
    port.plays(S1, &[Move::Slot(Slot::Crew(card("M13"))), Move::Slot(board(Action::Cannons))]);
    assert_eq!((port.damage(S1), port.damage(UN), port.asked()), (2, 1, "ask-turn"));
    port.play(S1, place(2, Action::Cannons));
}

#[test]
fn damage_stays_from_round_to_round() {
    rules!["AH-11.14", "AH-16.10"];
    let scene = damaged(m1(3).flagship(S1, (3, 1)).gunship((3, 1)), S1, &[Action::Sail, Action::Cannons]);
    let scene = scene.damaged(UN, GUNSHIP_4).damaged(SQ, board(Action::Deploy)).dice(SQ, &[]).dice(UN, &[]);
    let mut port = Port::of(scene.turn(S1, &[1]));
    port.play(S1, place(1, Action::Tailwind)).loosely(S1, Move::EndTurn, 3);
    assert_eq!(port.view().round, 2);
    assert_eq!([SQ, S1, UN].map(|faction| port.damage(faction)), [1, 2, 1]);
}

#[test]
fn damage_elsewhere_touches_neither_placed_dice_nor_cannons_nor_crew() {
    rules!["AH-11.16"];
    use Action::*;
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).flagship(SQ, (0, 0)).crew(S1, "M11");
    let scene = damaged(scene, S1, &[Sail, Sail, FullSail, Tailwind, Negotiate]);
    let scene = scene.placed(S1, board(Cannons), 3).placed(S1, board(Sail), 5);
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place(1, Sail)).play(UN, NORTH).cast(S1, aim(Cannons, 2), &[6, 3]);
    assert_eq!(port.results(), [[6, 3 + 2 + 1]], "loaded, aimed, and the Fighters help");
    assert_eq!(port.dice_in(S1, board(Sail)), [5]);
}
