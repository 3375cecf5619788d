//! Section 9 of the rulebook: what the spaces of the sea do.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// A faction sails with a die of 1, along these steps.
fn sail(port: &mut Port, faction: Faction, course: &[Move]) {
    port.play(faction, place(1, Action::Sail)).plays(faction, course);
}

fn load(from: Slot, die: u8, to: u8, gold: u8, slot: Slot) -> Move {
    Move::Load(Loading { from, die, to, gold, slot })
}

/// T02 above T11: a current at (0,1) southward onto one at (0,2), which carries on to (0,3).
fn currents(players: u8) -> Scene {
    Scene::new(players).tile(2, (0, 0), 0).tile(11, (0, 2), 0)
}

#[test]
fn currents_carry_on_to_the_next_and_a_direct_move_is_carried_too() {
    rules!["AH-9.2", "AH-9.3", "AH-7.9"];
    let mut port = Port::of(currents(3).flagship(S1, (0, 0)).turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 3), "ask-sail"));
    port.play(S1, EAST);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 3), "ask-turn"));

    let mut port = Port::of(currents(3).flagship(S1, (1, 3)).crew(S1, "M23").turn(S1, &[1, 1]));
    port.play(S1, Move::Use(Power::GhastlyGust)).play(S1, Move::Go(at(0, 1)));
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 3), "ask-turn"));
    let anchored = port.told.iter().filter(|event| matches!(event, Event::Anchored { .. })).count();
    assert_eq!(anchored, 1, "before it anchors the current has done its work");
}

#[test]
fn patrols_and_ships_are_carried_like_flagships() {
    rules!["AH-9.2", "AH-7.9"];
    let scene = m1(2).flagship(SQ, (3, 2)).flagship(UN, (3, 2)).patrols((0, 1), 1).cutter((0, 1));
    let mut port = Port::of(scene.clone().turn(SQ, &[3, 1]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(0, 1))).play(SQ, EAST);
    assert_eq!((port.patrols(1, 1), port.patrols(1, 0)), (0, 1));

    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place_in(1, Slot::Ship(ShipSlot::Cutter))).play(UN, EAST);
    assert_eq!((port.game.whereabouts(Figure::Cutter), port.asked()), (Some(at(1, 0)), "ask-sail"));
}

/// T02 over T05: from (1,0) around the sandbar onto the current, which ends in a harbor.
#[test]
fn a_current_into_a_harbor_costs_no_step_and_lets_repair() {
    rules!["AH-E10", "AH-9.2", "AH-9.6"];
    let scene = Scene::new(3).tile(2, (0, 0), 0).tile(5, (0, 2), 0).flagship(S1, (1, 0));
    let scene = scene.damaged(S1, board(Action::Tailwind)).damaged(S1, board(Action::Cannons));
    let mut port = Port::of(scene.damaged(S1, board(Action::FullSail)).turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH, WEST]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 2), "ask-harbor"));
    port.play(S1, Move::Slot(board(Action::FullSail))).play(S1, Move::Slot(board(Action::Tailwind)));
    assert_eq!((port.asked(), port.damage(S1)), ("ask-turn", 1));
}

#[test]
fn a_current_against_a_closed_edge_leaves_the_ship_where_it_is() {
    rules!["AH-9.4"];
    let scene = charted(Scene::new(3).tile(2, (0, 0), 0), &[2]).flagship(S1, (0, 0));
    let mut port = Port::of(scene.clone().turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 1), "ask-sail"));
    port.play(S1, EAST);
    assert_eq!(port.flagship(S1), at(1, 1), "the step it had left is still there");

    let mut port = Port::of(scene.crew(S1, "M05").turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH]);
    assert_eq!(port.asked(), "ask-drift");
    assert_eq!(port.moves(), [Move::Wrap(Dir::South), Move::Pass], "the Sea Witch may, but need not");
    port.play(S1, Move::Wrap(Dir::South));
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 0), "ask-sail"));
}

#[test]
fn an_open_edge_in_the_way_of_a_current_is_explored_unless_the_sea_witch_helps() {
    rules!["AH-9.3", "AH-8.6"];
    let scene = Scene::new(3).tile(2, (0, 0), 0).tile(10, (2, 1), 0).flagship(S1, (0, 0)).crew(S1, "M05");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH]);
    assert_eq!(port.moves(), [SOUTH, Move::Wrap(Dir::South)], "it must move somehow");
    port.refuse(S1, Move::Pass, "AH-9.2").refuse(S1, NORTH, "AH-9.2").cast(S1, SOUTH, &[8]);
    assert_eq!(port.asked(), "ask-lay-tile");
    port.play(S1, Move::Lay(Lay { at: at(0, 2), turn: 1 }));
    assert_eq!((port.flagship(S1), port.asked(), port.gold(S1)), (at(0, 2), "ask-turn", 1));
}

#[test]
fn in_one_chain_each_current_works_once() {
    rules!["AH-9.5"];
    let mut port = Port::of(currents(3).flagship(S1, (0, 0)).crew(S1, "M28").turn(S1, &[1, 1]));
    sail(&mut port, S1, &[SOUTH]);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-drift", at(0, 1)));
    port.play(S1, SOUTH);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-drift", at(0, 2)));
    port.play(S1, NORTH);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-sail", at(0, 1)), "this current has done its work");
    port.play(S1, SOUTH);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-drift", at(0, 2)), "a paid step begins a new chain");
    port.play(S1, NORTH);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-drift", at(0, 1)));
    port.play(S1, Move::Pass);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-turn", at(0, 1)));
}

#[test]
fn a_harbor_takes_a_die_from_board_crew_or_ship_to_the_cannons() {
    rules!["AH-9.6", "AH-9.9"];
    let (sailor, pilot) = (Slot::Crew(card("M21")), Slot::Cost(card("M27")));
    let ship = Slot::Ship(ShipSlot::Gunship6);
    let scene = m1(2).flagship(UN, (0, 0)).crew(UN, "M21").crew(UN, "M27").gunship((3, 2));
    for (from, die) in [(board(Action::Inspire), 6), (sailor, 3), (ship, 6), (pilot, 2)] {
        let mut port = Port::of(scene.clone().placed(UN, from, die).turn(UN, &[1, 1]));
        sail(&mut port, UN, &[SOUTH, Move::Pass]);
        port.play(UN, load(from, die, die, 0, board(Action::Cannons)));
        assert_eq!((port.dice_in(UN, board(Action::Cannons)), port.dice_in(UN, from)), (vec![die], vec![]));
        assert_eq!((port.asked(), port.view().dice_due), ("ask-turn", 1), "one die of the turn is still due");
    }
}

#[test]
fn a_harbor_repairs_or_loads_but_not_both_and_may_be_declined() {
    rules!["AH-9.6"];
    let scene =
        m1(2).flagship(UN, (0, 0)).damaged(UN, board(Action::Rally)).placed(UN, board(Action::Inspire), 6);
    let scene = scene.damaged(UN, board(Action::Tailwind));
    let loading = load(board(Action::Inspire), 6, 6, 0, board(Action::Cannons));
    let mut port = Port::of(scene.clone().turn(UN, &[1, 1]));
    sail(&mut port, UN, &[SOUTH, Move::Pass]);
    assert!(port.offers(loading) && port.offers(Move::Pass));
    port.play(UN, Move::Slot(board(Action::Rally)));
    assert!(!port.offers(loading));
    port.play(UN, Move::Pass);
    assert_eq!((port.asked(), port.damage(UN)), ("ask-turn", 1));

    let mut port = Port::of(scene.clone().turn(UN, &[1, 1]));
    sail(&mut port, UN, &[SOUTH, Move::Pass, loading]);
    assert_eq!((port.asked(), port.damage(UN)), ("ask-turn", 2));

    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    sail(&mut port, UN, &[SOUTH, Move::Pass, Move::Pass]);
    assert_eq!(
        (port.asked(), port.damage(UN), port.dice_in(UN, board(Action::Cannons))),
        ("ask-turn", 2, vec![])
    );
}

#[test]
fn the_cannons_slot_must_be_empty_whole_and_take_the_die() {
    rules!["AH-9.7"];
    let (sail_slot, cannons) = (board(Action::Sail), board(Action::Cannons));
    let union = m1(2).flagship(UN, (0, 0)).gold(UN, 4).damaged(UN, board(Action::Rally));
    for scene in [union.clone().placed(UN, cannons, 2), union.damaged(UN, cannons)] {
        let mut port = Port::of(scene.turn(UN, &[1, 1]));
        sail(&mut port, UN, &[SOUTH, Move::Pass]);
        port.refuse(UN, load(sail_slot, 1, 1, 0, cannons), "AH-9.7");
        port.refuse(UN, load(cannons, 2, 3, 1, cannons), "AH-9.7");
    }

    let (five, six) = (board(Action::Cannons5), board(Action::Cannons6));
    let scene =
        m1(2).flagship(SQ, (0, 0)).gold(SQ, 4).placed(SQ, five, 5).placed(SQ, board(Action::Bombard), 4);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    sail(&mut port, SQ, &[SOUTH, Move::Pass]);
    port.refuse(SQ, load(board(Action::Bombard), 4, 4, 0, six), "AH-9.7");
    port.refuse(SQ, load(board(Action::Bombard), 4, 5, 1, five), "AH-9.7");
    assert!(port.offers(load(board(Action::Bombard), 4, 6, 2, six)));
    port.play(SQ, load(five, 5, 6, 1, six));
    assert_eq!((port.dice_in(SQ, five), port.dice_in(SQ, six)), (vec![], vec![6]));
}

#[test]
fn gold_changes_the_die_that_a_harbor_moves() {
    rules!["AH-9.8", "AH-9.7"];
    let (from, cannons) = (board(Action::Sail), board(Action::Cannons));
    let scene = m1(3).flagship(S1, (0, 0)).gold(S1, 3);
    let mut port = Port::of(scene.turn(S1, &[1, 4]));
    sail(&mut port, S1, &[SOUTH, Move::Pass]);
    port.refuse(S1, load(from, 1, 3, 1, cannons), "AH-9.7");
    port.refuse(S1, load(from, 1, 5, 4, cannons), "AH-9.7");
    assert!(port.offers(load(from, 1, 4, 3, cannons)));
    assert!(port.asides(S1).contains(&load(from, 1, 1, 2, cannons)), "up and down again is dear but allowed");
    port.play(S1, load(from, 1, 3, 2, cannons));
    assert_eq!((port.gold(S1), port.dice_in(S1, cannons), port.view().bank), (1, vec![3], 19));
}

#[test]
fn in_fog_nobody_fights() {
    rules!["AH-9.10"];
    let scene = m1(3).tile(3, (4, 0), 0).flagship(S1, (4, 0)).flagship(SQ, (5, 0)).flagship(UN, (5, 0));
    let scene = scene.patrols((5, 0), 2).gunship((5, 0)).placed(SQ, board(Action::Cannons5), 5);
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 6).turn(S1, &[1, 6]));
    sail(&mut port, S1, &[EAST, Move::Pass]);
    port.play(S1, place(6, Action::Tailwind));
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-turn", at(5, 0)));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
}

/// T12 beside T10, with the sandbar between (0,1) and the island (1,1).
fn sandbar(players: u8) -> Scene {
    Scene::new(players).tile(12, (0, 0), 0).tile(10, (2, 1), 0)
}

#[test]
fn a_sandbar_stops_every_figure_that_steps_and_none_that_is_moved_directly() {
    rules!["AH-9.12"];
    let scene = sandbar(2)
        .flagship(SQ, (0, 1))
        .flagship(UN, (1, 1))
        .patrols((0, 1), 1)
        .cutter((0, 1))
        .gunship((0, 1));
    let mut port = Port::of(scene.clone().turn(SQ, &[3, 1]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(0, 1))).refuse(SQ, EAST, "AH-7.2");
    port.plays(SQ, &[NORTH]).play(SQ, place(1, Action::Sail)).refuse(SQ, EAST, "AH-7.2");

    for (die, slot) in [(4, ShipSlot::Cutter), (6, ShipSlot::Gunship6)] {
        let mut port = Port::of(scene.clone().turn(UN, &[die, 4]));
        port.play(UN, place_in(die, Slot::Ship(slot)));
        assert!(!port.offers(EAST) && port.offers(NORTH));
        port.plays(UN, &[NORTH, Move::Pass]);
    }
    let mut port = Port::of(scene.turn(UN, &[4, 4]));
    port.play(UN, place(4, Action::Tailwind)).play(UN, Move::Go(at(0, 1)));
    assert_eq!(port.flagship(UN), at(0, 1));
}

#[test]
fn a_patrol_is_deployed_beyond_a_sandbar_but_not_off_the_map() {
    rules!["AH-E20", "AH-9.12"];
    let mut port = Port::of(sandbar(2).flagship(SQ, (0, 1)).flagship(UN, (3, 1)).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Deploy));
    port.refuse(SQ, Move::Pick(at(-1, 1)), "AH-13.8").refuse(SQ, Move::Pick(at(0, 2)), "AH-13.8");
    port.refuse(SQ, Move::Pick(at(1, 0)), "AH-13.8");
    port.play(SQ, Move::Pick(at(1, 1)));
    assert_eq!(port.patrols(1, 1), 1);
}

#[test]
fn wreckage_damages_a_flagship_and_takes_a_patrol() {
    rules!["AH-9.13"];
    let scene = m1(2).flagship(SQ, (3, 1)).patrols((3, 1), 1).flagship(UN, (0, 0));
    let mut port = Port::of(scene.turn(SQ, &[3, 1]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(3, 1))).play(SQ, WEST);
    assert_eq!((port.patrols(2, 1), port.patrols(3, 1)), (0, 0));
    sail(&mut port, SQ, &[WEST, Move::Slot(board(Action::Bombard)), Move::Pass]);
    assert_eq!((port.damage(SQ), port.damage_in(SQ, board(Action::Bombard))), (1, 1));
}

#[test]
fn treasure_pays_each_anchoring_by_its_symbols_and_is_never_used_up() {
    rules!["AH-9.14", "AH-7.12"];
    let scene = charted(Scene::new(3).tile(2, (0, 0), 0), &[2]).flagship(S1, (0, 1)).gold(SQ, 17);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    sail(&mut port, S1, &[NORTH, Move::Pass]);
    assert_eq!(port.gold(S1), 2);
    sail(&mut port, S1, &[SOUTH, NORTH]);
    assert_eq!((port.gold(S1), port.view().bank), (3, 0), "only the general supply has an end");
}

/// Every tile of the box, on two charts.
fn all_spaces() -> Vec<Space> {
    let chart = |put_away: u8| {
        let tiles = (1..=12).filter(|tile| *tile != put_away);
        let sea = tiles.fold(Scene::new(2), |sea, tile| sea.tile(tile, (3 * tile as i8, 0), 0));
        Port::of(sea.stack(&[]).turn(SQ, &[1])).view().regions
    };
    let last = chart(1).into_iter().filter(|region| region.tile == 12);
    let mut regions = chart(12);
    regions.extend(last);
    assert_eq!(regions.len(), 12);
    regions.into_iter().flat_map(|region| region.spaces).collect()
}

#[test]
fn the_twelve_tiles_bear_treasure_on_all_wrecks_and_no_wind_on_islands() {
    rules!["AH-9.15", "AH-9.11", "AH-9.1"];
    let spaces = all_spaces();
    let count = |fits: fn(&Space) -> bool| spaces.iter().filter(|space| fits(space)).count();
    assert_eq!(count(|space| space.wreckage), 7);
    assert_eq!(count(|space| space.wreckage && space.treasure > 0), 7, "every wreck bears treasure");
    assert_eq!(count(|space| !space.wreckage && space.treasure > 0), 4, "some other spaces do too");
    assert_eq!(count(|space| space.tailwind > 0), 10);
    assert_eq!(count(|space| space.island.is_some() && space.tailwind > 0), 0);
    assert!(
        count(|space| space.wreckage && space.treasure > 0 && space.tailwind > 0) > 0,
        "symbols share a space"
    );
}

#[test]
fn an_island_is_where_crew_and_cargo_come_from_and_where_cargo_goes() {
    rules!["AH-9.16", "AH-9.18"];
    let scene = m1(3).cargo(S1, "M02").gold(S1, 2).market(&["M06", "M07", "M16"]);
    let island = [Move::Recruit(card("M06")), Move::Smuggle(card("M07")), Move::Deliver(card("M02"))];
    let port = Port::of(scene.clone().flagship(S1, (0, 0)).turn(S1, &[1, 1]));
    assert!(island.into_iter().all(|mv| port.offers(mv)), "already there, without anchoring");

    let mut port = Port::of(scene.clone().flagship(S1, (1, 0)).turn(S1, &[1, 1]));
    for (mv, rule) in island.into_iter().zip(["AH-12.4", "AH-15.1", "AH-15.6"]) {
        port.refuse(S1, mv, rule);
    }
    sail(&mut port, S1, &[WEST, Move::Pass]);
    assert!(island.into_iter().all(|mv| port.offers(mv)), "moved there");

    let mut port = Port::of(scene.crew(S1, "M23").flagship(S1, (3, 1)).turn(S1, &[1, 1]));
    port.play(S1, Move::Use(Power::GhastlyGust)).play(S1, Move::Go(at(0, 0)));
    assert!(island.into_iter().all(|mv| port.offers(mv)), "moved there directly");
}

#[test]
fn a_flagship_placed_on_an_island_at_setup_recruits_there_at_once() {
    rules!["AH-9.18", "AH-9.16"];
    let pack = PackRef::default();
    let mut recruits = 0;
    for seed in 0..20 {
        let mut port = Port::setup(2, seed);
        port.loosely(SQ, Move::Layout(Layout::A), seed).loosely(SQ, Move::Begin(at(0, 0)), seed);
        assert_eq!((port.flagship(SQ), port.asked()), (at(0, 0), "ask-turn"));
        let suit = port.region(0, 0).suit;
        for card in port.view().market.into_iter().flatten() {
            let fits = pack.card(card).suit == suit && pack.card(card).gold == Some(1);
            assert_eq!(port.offers(Move::Recruit(card)), fits, "{card}");
            recruits += usize::from(fits);
        }
    }
    assert!(recruits > 0, "some game of twenty deals a card of the suit");
}
