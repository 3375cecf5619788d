//! Section 10c of the rulebook: victory manoeuvres, and battles in other players' turns.

use crate::port::*;
use Manoeuvre::{Broadside, Escape, Land, Plunder, Prize, Scatter};
use freeport_ahoy::*;
use freeport_testkit::rules;

/// The Squadron, loaded, beside the open sea where its enemies are.
fn hunt(players: u8) -> Scene {
    let scene = m1(players).flagship(SQ, (3, 2)).flagship(UN, (0, 0)).placed(SQ, board(Action::Cannons5), 1);
    if players == 2 { scene } else { scene.flagship(S1, (0, 0)) }
}

/// A Smuggler, loaded, on the open sea beside wreckage and an island.
fn raid() -> Scene {
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).flagship(UN, (0, 0));
    scene.placed(S1, board(Action::Cannons), 1)
}

fn anchorings(port: &Port) -> Vec<(Faction, At)> {
    let anchored = |event: &Event| match event {
        Event::Anchored { faction, at } => Some((*faction, *at)),
        _ => None,
    };
    port.told.iter().filter_map(anchored).collect()
}

#[test]
fn the_squadron_plunders_or_fires_a_broadside() {
    rules!["AH-10.31", "AH-10.25"];
    let victory = |manoeuvre: Manoeuvre| {
        let mut port =
            Port::of(hunt(3).flagship(S1, (3, 1)).gold(S1, 2).comrades((3, 2), 1).turn(SQ, &[1, 1]));
        port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[6, 1]);
        port.refuse(SQ, Move::Manoeuvre(Scatter), "AH-10.31").play(SQ, Move::Manoeuvre(manoeuvre));
        while port.asked() == "ask-deal-damage" {
            port.play(SQ, Move::Slot(board(Action::Sail)));
        }
        (port.damage_in(S1, board(Action::Sail)), port.gold(S1), port.gold(SQ))
    };
    assert_eq!(victory(Plunder), (1, 1, 1));
    assert_eq!(victory(Broadside), (2, 2, 0));
}

#[test]
fn against_any_union_ship_the_squadron_may_scatter_comrades() {
    rules!["AH-10.31", "AH-10.24"];
    let ships = [
        hunt(3).flagship(UN, (3, 1)),
        hunt(3).cutter((3, 1)),
        hunt(3).gunship((3, 1)),
        hunt(3).cutter((3, 1)).placed(UN, Slot::Ship(ShipSlot::Cutter), 1),
    ];
    for (scene, there) in ships.into_iter().zip([2, 1, 0, 2]) {
        let scene = scene.comrades((3, 2), there).comrades((0, 0), 5);
        let mut port = Port::of(scene.turn(SQ, &[1, 1]));
        port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[6, 1]).play(SQ, Move::Manoeuvre(Scatter));
        if port.asked() == "ask-deal-damage" {
            let slot = port.moves()[0];
            port.play(SQ, slot);
        }
        assert_eq!(port.asked(), "ask-leave-patrol");
        assert_eq!(
            port.comrades(3, 2),
            u8::saturating_sub(there, 1),
            "one of the battle's region, to the supply"
        );
        assert_eq!((port.comrades(0, 0), port.union().supply), (5, 15 - port.comrades(3, 2)));
    }
}

#[test]
fn a_winning_union_ship_brings_a_comrade_ashore_where_it_fought() {
    rules!["AH-10.32"];
    for ready in [3, 0] {
        let scene =
            m1(3).flagship(UN, (0, 0)).gunship((3, 2)).flagship(SQ, (3, 1)).flagship(S1, (0, 0)).ready(ready);
        let mut port = Port::of(scene.turn(UN, &[4, 1]));
        port.play(UN, place_in(4, Slot::Ship(ShipSlot::Gunship4))).cast(UN, NORTH, &[6, 1]);
        port.refuse(UN, Move::Manoeuvre(Escape), "AH-10.32").play(UN, Move::Manoeuvre(Land));
        port.play(UN, Move::Slot(board(Action::Bombard)));
        assert_eq!(
            (port.comrades(3, 2), port.comrades(0, 0)),
            (ready.min(1), 0),
            "not where the flagship is"
        );
        assert_eq!((port.union().ready, port.damage(SQ)), (ready.saturating_sub(1), 1));
    }
}

#[test]
fn a_smuggler_who_wins_gains_a_reward_or_sails_on_at_once() {
    rules!["AH-10.33", "AH-10.34"];
    let mut port = Port::of(raid().flagship(UN, (3, 2)).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]);
    assert_eq!(
        port.moves(),
        [Escape, Prize].map(Move::Manoeuvre).into_iter().chain([Move::Pass]).collect::<Vec<_>>()
    );
    port.refuse(S1, Move::Manoeuvre(Plunder), "AH-10.33");
    let game = port.game;
    port.plays(S1, &[Move::Manoeuvre(Prize), Move::Slot(board(Action::Sail)), Move::Reward(Dir::West)]);
    assert_eq!((port.fame(S1), port.damage(UN), port.smuggler(S1).white), (1, 1, (2, 1)));
    assert_eq!((port.smuggler(S1).black, port.asked()), ((2, 2), "ask-turn"));

    let mut port = Port { game, told: Vec::new() };
    port.plays(S1, &[Move::Manoeuvre(Escape), Move::Slot(board(Action::Sail))]);
    port.refuse(S1, Move::Pass, "AH-6.1").play(S1, NORTH).cast(S1, SOUTH, &[6, 1]);
    assert_eq!(port.battles().len(), 1, "back on the space the Smuggler attacks once more");
}

#[test]
fn the_victory_move_is_a_full_move() {
    rules!["AH-10.34"];
    let scene = raid().patrols((3, 2), 1).patrols((2, 2), 1);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]).play(S1, Move::Manoeuvre(Escape));
    port.cast(S1, WEST, &[6, 1]).play(S1, Move::Pass);
    assert_eq!(port.asked(), "ask-take-damage", "a battle on the way, then the wreckage");
    port.play(S1, Move::Slot(board(Action::FullSail)));
    assert_eq!(
        (port.flagship(S1), port.gold(S1), port.asked()),
        (at(2, 2), 1, "ask-turn"),
        "and the treasure"
    );

    let mut port = Port::of(raid().patrols((3, 2), 1).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]).play(S1, Move::Manoeuvre(Escape));
    port.cast(S1, EAST, &[8]).play(S1, Move::Lay(Lay { at: at(4, 2), turn: 0 }));
    assert_eq!((port.flagship(S1), port.view().regions.len()), (at(4, 2), 3));
    assert_eq!(anchorings(&port), [(S1, at(4, 2))]);
}

#[test]
fn leaving_by_the_victory_move_drops_the_own_battles_and_ends_the_own_move() {
    rules!["AH-10.33", "AH-10.35", "AH-10.36"];
    let mut port = Port::of(raid().patrols((2, 1), 2).turn(S1, &[6, 1]));
    port.play(S1, place(6, Action::FullSail)).cast(S1, WEST, &[6, 1]).play(S1, Move::Manoeuvre(Escape));
    port.play(S1, EAST).play(S1, Move::Pass);
    assert_eq!((port.battles().len(), port.patrols(2, 1)), (1, 1), "the second patrol is left behind");
    assert_eq!((port.damage(S1), port.gold(S1)), (0, 0), "and so are the wreckage and the treasure");
    assert_eq!(anchorings(&port), [(S1, at(3, 1))]);
    assert_eq!(port.asked(), "ask-turn", "the other five steps of the Full Sail are gone");
}

#[test]
fn a_smuggler_who_wins_in_another_players_turn_leaves_and_the_others_fight_on() {
    rules!["AH-10.30", "AH-10.34", "AH-10.35"];
    let scene = m1(3).flagship(UN, (0, 0)).flagship(S1, (1, 0)).flagship(SQ, (3, 2)).patrols((1, 0), 1);
    let scene =
        scene.placed(UN, board(Action::Cannons), 1).damaged(S1, board(Action::Sail)).patrols((0, 0), 1);
    let mut port = Port::of(scene.damaged(S1, board(Action::Tailwind)).turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Sail)).play(UN, EAST);
    port.cast(UN, Move::Fight(Foe::Flagship(S1)), &[2, 4]);
    port.plays(S1, &[Move::Manoeuvre(Escape), Move::Slot(board(Action::Rally)), WEST, SOUTH]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 1), "ask-harbor"), "it anchors in the Union's turn");
    port.play(S1, Move::Slot(board(Action::Sail))).cast(S1, Move::Slot(board(Action::Tailwind)), &[5, 2]);
    assert_eq!(
        port.battles().last(),
        Some(&(Foe::Flagship(UN), Foe::Patrol)),
        "the Union fights the patrol still"
    );
    port.play(UN, Move::Manoeuvre(Plunder));
    assert_eq!((port.patrols(1, 0), port.damage(S1)), (0, 0));
    assert_eq!(anchorings(&port), [(S1, at(0, 1)), (UN, at(1, 0))]);
}

#[test]
fn a_smuggler_on_a_victory_move_attacks_in_another_players_turn() {
    rules!["AH-10.30", "AH-10.6"];
    let scene = hunt(3).flagship(S1, (3, 1)).flagship(UN, (2, 1)).placed(UN, board(Action::Cannons), 3);
    let mut port = Port::of(scene.hand(&[PlanKind::Enlist]).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[1, 2]);
    port.plays(S1, &[Move::Manoeuvre(Escape), Move::Slot(board(Action::Sail)), WEST]);
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-battle-plans"));
    port.play(UN, Move::Pass).cast(UN, aim(Action::Cannons, 2), &[4, 2]);
    assert_eq!(
        (port.results().last(), port.decider()),
        (Some(&[4, 4]), Some(S1)),
        "as the attacker it wins the tie"
    );
    port.plays(S1, &[Move::Manoeuvre(Prize), Move::Slot(board(Action::Sail)), Move::Reward(Dir::North)]);
    assert_eq!(port.asked(), "ask-take-damage");
    port.play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.gold(S1), port.decider(), port.asked()), (2, Some(SQ), "ask-leave-patrol"));
    port.refuse(S1, place(1, Action::Sail), "AH-4.10");
}
