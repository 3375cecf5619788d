//! Section 10a of the rulebook: when battles happen, and with whom.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

const SOUTH_OF_THE_OPEN_SEA: (i8, i8) = (3, 2);
const OPEN_SEA: (i8, i8) = (3, 1);

/// Three players; the Union's flagship and a Smuggler's are one step apart, the Squadron's is far away.
fn encounter() -> Scene {
    m1(3).flagship(UN, SOUTH_OF_THE_OPEN_SEA).flagship(S1, OPEN_SEA).flagship(SQ, (0, 0))
}

/// A faction has cannons that are loaded but cannot be aimed.
fn loaded(scene: Scene, faction: Faction) -> Scene {
    let slot = if faction == SQ { Action::Cannons5 } else { Action::Cannons };
    scene.placed(faction, board(slot), 1)
}

/// The Union's flagship shares its space with a Smuggler and a patrol, and sails out and back with loaded cannons.
#[test]
fn two_battles_on_one_space_are_fought_one_after_the_other() {
    rules!["AH-E08", "AH-10.2", "AH-10.7", "AH-10.17"];
    let scene = m1(3).flagship(UN, (3, 1)).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).patrols((3, 1), 1);
    let mut port = Port::of(scene.gold(S1, 1).placed(UN, board(Action::Cannons), 4).turn(UN, &[3, 3]));
    port.play(UN, place(3, Action::Sail)).play(UN, SOUTH).play(UN, NORTH);
    assert!(port.offers(Move::Fight(Foe::Flagship(S1))) && port.offers(Move::Fight(Foe::Patrol)));
    port.play(UN, Move::Fight(Foe::Flagship(S1)));
    port.refuse(UN, aim(Action::Cannons, 4), "AH-10.15");
    port.cast(UN, aim(Action::Cannons, 3), &[2, 5]);
    assert_eq!(port.results(), [[5, 5]]);
    port.play(UN, Move::Manoeuvre(Manoeuvre::Plunder));
    port.cast(UN, Move::Slot(board(Action::Cannons)), &[6, 1]);
    assert_eq!(port.damage_in(S1, board(Action::Cannons)), 1);
    assert_eq!((port.gold(S1), port.gold(UN)), (0, 1));
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [1]);
    port.play(UN, Move::Manoeuvre(Manoeuvre::Plunder));
    assert_eq!(port.patrols(3, 1), 0);
}

#[test]
fn unloaded_ships_meet_in_peace_and_stay_so_when_cannons_are_loaded_later() {
    rules!["AH-10.1", "AH-10.4", "AH-10.9"];
    let mut port = Port::of(encounter().patrols(OPEN_SEA, 1).turn(UN, &[3, 3]));
    port.play(UN, place(3, Action::Sail)).play(UN, NORTH);
    assert!(port.offers(SOUTH), "nothing was fought, so the second step is free");
    port.play(UN, Move::Pass).play(UN, place(3, Action::Cannons));
    assert_eq!(port.battles(), []);
    assert!(port.offers(Move::EndTurn));
}

#[test]
fn an_unloaded_ship_attacks_the_loaded_enemies_and_nobody_else() {
    rules!["AH-10.3", "AH-10.6", "AH-10.22"];
    let mut port = Port::of(loaded(encounter(), S1).patrols(OPEN_SEA, 1).turn(UN, &[3, 3]));
    port.play(UN, place(3, Action::Sail)).cast(UN, NORTH, &[3, 3]);
    assert_eq!(port.battles(), [(Foe::Flagship(UN), Foe::Flagship(S1))]);
    assert_eq!(port.decider(), Some(UN), "the tie goes to the Union: it moved, so it attacks");
    port.play(UN, Move::Pass);
    assert!(port.game.is_between_actions(), "the patrol is not loaded and not fought");
}

#[test]
fn a_loaded_ship_must_fight_everyone_in_the_order_it_likes() {
    rules!["AH-10.2", "AH-10.7", "AH-10.11", "AH-10.12", "AH-10.29"];
    let scene = m1(3).flagship(SQ, (3, 2)).patrols((3, 1), 1).flagship(UN, (3, 1)).flagship(S1, (3, 1));
    let mut port = Port::of(loaded(scene.cutter((3, 1)).gunship((3, 1)), SQ).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH);
    let foes = [Foe::Flagship(S1), Foe::Flagship(UN), Foe::Cutter, Foe::Gunship];
    assert_eq!(port.moves(), foes.map(Move::Fight));
    port.refuse(SQ, Move::Pass, "AH-10.2").refuse(SQ, Move::Fight(Foe::Patrol), "AH-10.11");
    port.refuse(SQ, Move::Fight(Foe::Stronghold), "AH-10.11").refuse(SQ, SOUTH, "AH-10.2");
    port.cast(SQ, Move::Fight(Foe::Gunship), &[6, 1]).play(SQ, Move::Pass);
    port.refuse(SQ, Move::Fight(Foe::Gunship), "AH-10.8");
    port.cast(SQ, Move::Fight(Foe::Cutter), &[1, 2]).play(UN, Move::Pass);
    port.cast(SQ, Move::Fight(Foe::Flagship(S1)), &[1, 2]).cast(S1, Move::Pass, &[2, 1]);
    assert_eq!(
        port.battles().last(),
        Some(&(Foe::Flagship(SQ), Foe::Flagship(UN))),
        "only one is left to name"
    );
    port.play(SQ, Move::Pass);
    assert_eq!(
        (port.battles().len(), port.asked()),
        (4, "ask-leave-patrol"),
        "the second step of the Sail is lost"
    );
}

#[test]
fn strongholds_and_the_gunship_are_always_loaded_and_the_cutter_never() {
    rules!["AH-10.5"];
    let sails_into_battle = |scene: Scene| {
        let mut port = Port::of(scene.flagship(UN, (0, 0)).flagship(S1, (3, 1)).turn(S1, &[3, 3]));
        port.play(S1, place(3, Action::Sail)).loosely(S1, SOUTH, 1);
        !port.battles().is_empty()
    };
    let sea = || m1(3).flagship(SQ, (0, 0));
    assert!(sails_into_battle(sea().strongholds((3, 2), 1)));
    assert!(sails_into_battle(sea().gunship((3, 2))));
    assert!(!sails_into_battle(loaded(sea().cutter((3, 2)), UN)));
    assert!(sails_into_battle(loaded(sea().cutter((3, 2)), S1)), "a loaded enemy does draw it in");
    assert!(!sails_into_battle(sea().patrols((3, 2), 1)));
    assert!(sails_into_battle(loaded(sea().patrols((3, 2), 1), SQ)));
    assert!(sails_into_battle(loaded(m1(3).flagship(SQ, (3, 2)), SQ)));
}

#[test]
fn the_cutter_itself_attacks_loaded_enemies_only_whatever_lies_on_the_cannons() {
    rules!["AH-10.3", "AH-10.5"];
    let scene = loaded(encounter().flagship(UN, (0, 0)).cutter((3, 2)).patrols(OPEN_SEA, 1), UN);
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.play(UN, place_in(3, Slot::Ship(ShipSlot::Cutter))).play(UN, NORTH);
    assert_eq!(port.battles(), []);
    assert!(port.offers(SOUTH));
}

#[test]
fn no_battle_starts_in_fog_or_when_a_figure_is_placed() {
    rules!["AH-10.9"];
    let foggy = Scene::new(3).tile(1, (0, 0), 0).tile(10, (2, 1), 0);
    let scene = foggy.flagship(UN, (0, 1)).flagship(S1, (0, 0)).flagship(SQ, (3, 1));
    let mut port = Port::of(loaded(loaded(scene, UN), S1).turn(UN, &[3, 3]));
    port.play(UN, place(3, Action::Sail)).play(UN, NORTH);
    assert_eq!((port.flagship(UN), port.battles()), (at(0, 0), vec![]));

    let scene = loaded(loaded(encounter().flagship(SQ, (3, 2)).flagship(UN, (0, 0)), SQ), S1);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Deploy)).play(SQ, Move::Pick(at(3, 1)));
    assert_eq!((port.patrols(3, 1), port.battles()), (1, vec![]));
}

#[test]
fn comrades_and_own_figures_are_never_fought() {
    rules!["AH-10.10", "AH-10.11"];
    let scene = m1(3).flagship(SQ, (3, 1)).patrols((3, 2), 2).strongholds((3, 2), 1).comrades((3, 2), 3);
    let mut port = Port::of(loaded(scene.flagship(UN, (0, 0)).flagship(S1, (0, 0)), SQ).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, SOUTH);
    assert_eq!((port.battles(), port.comrades(3, 2)), (vec![], 3));
    assert!(port.offers(NORTH));
}

#[test]
fn a_patrol_that_is_sunk_in_its_first_battle_does_not_fight_a_second() {
    rules!["AH-10.8"];
    let scene = m1(3).flagship(SQ, (0, 0)).patrols((3, 2), 1).patrols((3, 1), 1);
    let scene = loaded(scene.flagship(S1, (3, 1)).flagship(UN, (3, 1)), SQ);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(3, 2))).play(SQ, NORTH);
    port.cast(SQ, Move::Fight(Foe::Flagship(S1)), &[1, 2]);
    port.plays(S1, &[Move::Manoeuvre(Manoeuvre::Prize), Move::Reward(Dir::North)]);
    assert_eq!(port.battles().len(), 1, "the patrol that was there before does not stand in");
    assert_eq!((port.patrols(3, 1), port.patrols(3, 2)), (1, 0));
    assert_eq!((port.decider(), port.asked()), (Some(SQ), "ask-order"));
}

#[test]
fn an_enemy_removed_before_its_turn_is_not_fought() {
    rules!["AH-10.8"];
    let scene = encounter().flagship(S1, (3, 2)).flagship(UN, (3, 1)).patrols(OPEN_SEA, 1).crew(S1, "M10");
    let scene = loaded(scene.damaged(S1, board(Action::Sail)).markers(S1, (1, 3), (1, 2)), S1);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).play(S1, NORTH);
    port.cast(S1, Move::Fight(Foe::Flagship(UN)), &[5, 2]);
    port.plays(
        S1,
        &[Move::Manoeuvre(Manoeuvre::Prize), Move::Slot(board(Action::Rally)), Move::Reward(Dir::East)],
    );
    port.play(S1, Move::Target(Target { figure: Foe::Patrol, at: at(3, 1) }));
    assert_eq!((port.battles().len(), port.patrols(3, 1)), (1, 0));
    assert!(port.game.is_between_actions());
}

/// All in one space: the Union attacks, one Smuggler sails out and back, then the other.
#[test]
fn an_enemy_that_left_and_came_back_is_no_longer_due() {
    rules!["AH-10.8", "AH-10.30", "AH-10.35"];
    let scene = m1(4).flagship(UN, (3, 2)).flagship(S1, (3, 1)).flagship(S2, (3, 1)).flagship(SQ, (0, 0));
    let mut port = Port::of(loaded(loaded(scene, UN), S1).turn(UN, &[3, 3]));
    let escape = [Move::Manoeuvre(Manoeuvre::Escape), Move::Slot(board(Action::Sail)), SOUTH];
    port.play(UN, place(3, Action::Sail)).play(UN, NORTH);
    port.cast(UN, Move::Fight(Foe::Flagship(S1)), &[1, 6]);
    port.plays(S1, &escape).play(S1, NORTH);
    port.cast(S1, Move::Fight(Foe::Flagship(S2)), &[1, 6]);
    port.plays(S2, &escape).play(S2, NORTH);
    port.cast(S2, Move::Fight(Foe::Flagship(S1)), &[6, 1]).cast(S2, Move::Pass, &[6, 1]);
    port.cast(S2, Move::Pass, &[6, 1]).play(S1, Move::Pass);
    let attacks: Vec<_> = port.battles();
    let fought = [(UN, S1), (S1, S2), (S2, S1), (S2, UN), (S1, UN)];
    assert_eq!(attacks, fought.map(|(one, other)| (Foe::Flagship(one), Foe::Flagship(other))));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-turn"));
}

/// The winner carries out a manoeuvre and damages the first slot that can be damaged, if there is one.
fn win_by(port: &mut Port, winner: Faction, manoeuvre: Manoeuvre) {
    port.play(winner, Move::Manoeuvre(manoeuvre));
    if let ("ask-deal-damage", Some(slot)) = (port.asked(), port.moves().first().copied()) {
        port.play(winner, slot);
    }
}

#[test]
fn two_smugglers_may_beat_each_other_again_and_again() {
    rules!["AH-10.30", "AH-10.34", "AH-10.36"];
    let scene = m1(4).flagship(S1, (3, 2)).flagship(S2, (3, 1)).flagship(UN, (0, 0)).flagship(SQ, (0, 0));
    let mut port = Port::of(loaded(loaded(scene, S1), S2).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).cast(S1, NORTH, &[1, 6]);
    let mut winner = S2;
    for _ in 0..40 {
        win_by(&mut port, winner, Manoeuvre::Escape);
        port.play(winner, SOUTH).cast(winner, NORTH, &[1, 6]);
        winner = if winner == S1 { S2 } else { S1 };
    }
    port.play(winner, Move::Pass);
    assert_eq!((port.battles().len(), port.decider(), port.asked()), (41, Some(S1), "ask-turn"));
    let anchored = port.hear().into_iter().filter(|told| matches!(told, Event::Anchored { .. }));
    assert_eq!(anchored.count(), 2, "each anchors once, at the end of its last move");
}

#[test]
fn one_victory_may_lead_to_the_next_through_rewards_without_end() {
    rules!["AH-10.33", "AH-10.35"];
    let scene =
        m1(3).flagship(S1, (3, 1)).flagship(UN, (2, 1)).flagship(SQ, (2, 2)).markers(S1, (1, 1), (1, 2));
    let mut port = Port::of(loaded(scene, S1).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).cast(S1, WEST, &[6, 1]);
    for _ in 0..20 {
        win_by(&mut port, S1, Manoeuvre::Prize);
        port.play(S1, Move::Reward(Dir::North)).cast(S1, SOUTH, &[6, 1]);
        win_by(&mut port, S1, Manoeuvre::Prize);
        port.play(S1, Move::Reward(Dir::South)).cast(S1, Move::Go(at(2, 1)), &[6, 1]);
    }
    port.plays(S1, &[Move::Pass, Move::Slot(board(Action::Sail))]);
    assert_eq!(
        (port.battles().len(), port.damage(S1), port.gold(S1)),
        (41, 1, 1),
        "one wreckage, one anchoring"
    );
    let SmugglerView { white, black, .. } = port.smuggler(S1);
    assert_eq!((white, black), ((1, 1), (0, 1)), "black lies where white came from last");
}
