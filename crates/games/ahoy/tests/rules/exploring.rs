//! Section 8 of the rulebook: sailing off the chart.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

fn lay(x: i8, y: i8, turn: u8) -> Move {
    Move::Lay(Lay { at: at(x, y), turn })
}

/// Smuggler 1 sails, first into this direction.
fn sails(scene: Scene, from: (i8, i8), dir: Move, tile: u32) -> Port {
    let mut port = Port::of(scene.flagship(S1, from).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).cast(S1, dir, &[tile]);
    port
}

#[test]
fn an_explorer_turns_up_a_tile_lays_it_and_sails_onto_it() {
    rules!["AH-8.1", "AH-8.5"];
    let mut port = sails(m1(3), (3, 1), EAST, 6);
    assert_eq!(port.view().asked.expect("a decision").tile, Some(6));
    assert_eq!((port.view().tiles_left, port.view().regions.len()), (8, 2));
    port.play(S1, lay(4, 1, 0));
    assert_eq!((port.flagship(S1), port.region(5, 2).wealth, port.region(5, 2).tile), (at(4, 1), 1, 6));
    let order: Vec<&str> = port.hear().iter().filter_map(step_of).collect();
    assert_eq!(order, ["turned up", "laid", "moved"]);
}

fn step_of(event: &Event) -> Option<&'static str> {
    match event {
        Event::TileTurned { .. } => Some("turned up"),
        Event::TileLaid { .. } => Some("laid"),
        Event::Stepped { .. } => Some("moved"),
        _ => None,
    }
}

#[test]
fn the_tile_must_cover_the_space_that_the_step_leads_to() {
    rules!["AH-8.2", "AH-8.3"];
    let mut port = sails(m1(3), (3, 1), EAST, 6);
    port.refuse(S1, lay(4, 2, 0), "AH-8.2").refuse(S1, lay(4, -1, 0), "AH-8.2");
    port.refuse(S1, lay(5, 1, 0), "AH-8.2").refuse(S1, lay(3, 0, 0), "AH-2.4").refuse(
        S1,
        lay(4, 1, 4),
        "AH-2.3",
    );
    port.refuse(S1, Move::Pass, "AH-8.1").refuse(S1, NORTH, "AH-8.1");
    let all: Vec<Move> = [0, 1].iter().flat_map(|y| (0..4).map(move |turn| lay(4, *y, turn))).collect();
    let lawful = |mv: &&Move| **mv != lay(4, 1, 1);
    assert_eq!(
        port.moves(),
        all.iter().filter(lawful).copied().collect::<Vec<_>>(),
        "two shifts, four turns"
    );
    port.refuse(SQ, lay(4, 0, 0), "AH-4.10").play(S1, lay(4, 0, 3));
    assert_eq!(port.flagship(S1), at(4, 1));
}

/// From the palm island (3,2) eastward.
#[test]
fn islands_never_touch_but_may_meet_at_a_corner() {
    rules!["AH-E07", "AH-8.3"];
    let mut port = sails(m1(3), (3, 2), EAST, 8);
    port.refuse(S1, lay(4, 2, 2), "AH-2.5").refuse(S1, lay(4, 1, 1), "AH-2.5");
    assert_eq!(port.moves().len(), 6);
    port.play(S1, lay(4, 1, 2));
    assert_eq!((port.region(4, 1).tile, port.flagship(S1)), (8, at(4, 2)));
}

/// Four tiles around a hole of one space at (2,1), with a current at (2,0) that points into it.
fn pinwheel(players: u8) -> Scene {
    Scene::new(players).tile(8, (0, 0), 2).tile(2, (2, -1), 0).tile(5, (3, 1), 0).tile(9, (1, 2), 1)
}

#[test]
fn into_a_hole_that_is_too_small_nobody_sails() {
    rules!["AH-8.4", "AH-7.3"];
    for (from, inward) in [((1, 1), EAST), ((2, 0), SOUTH), ((3, 1), WEST), ((2, 2), NORTH)] {
        let mut port = Port::of(pinwheel(3).flagship(S1, from).turn(S1, &[2, 2]));
        port.play(S1, place(2, Action::Sail)).refuse(S1, inward, "AH-8.4");
    }
}

#[test]
fn a_current_into_a_hole_that_is_too_small_carries_nobody() {
    rules!["AH-9.4", "AH-8.4"];
    let mut port = Port::of(pinwheel(3).flagship(S1, (2, -1)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, SOUTH);
    assert_eq!((port.flagship(S1), port.asked()), (at(2, 0), "ask-sail"));
    assert_eq!(port.moves(), [NORTH, EAST, WEST, Move::Pass], "the step it had left is still there");
}

#[test]
fn the_sea_witch_stops_at_the_brink_of_a_hole() {
    rules!["AH-7.3", "AH-7.5"];
    let witch = |from: (i8, i8), dir: Dir| {
        let mut port = Port::of(pinwheel(3).flagship(S1, from).crew(S1, "M05").turn(S1, &[2, 2]));
        port.play(S1, place(2, Action::Sail)).play(S1, Move::Wrap(dir));
        port.flagship(S1)
    };
    assert_eq!(witch((1, 1), Dir::East), at(0, 1), "from the hole back to the outer edge");
    assert_eq!(witch((4, 1), Dir::East), at(3, 1), "the hole is the nearest edge");
    assert_eq!(witch((2, 3), Dir::South), at(2, 2));
    assert_eq!(witch((3, -1), Dir::East), at(2, -1), "sandbar or not");
    assert_eq!(witch((3, 0), Dir::East), at(0, 0), "along the row above");
}

/// A bay of exactly one tile at (2,2), with an island next to three or all four of its corners.
fn bay(players: u8, closed: bool) -> Scene {
    let scene = Scene::new(players).tile(1, (0, 1), 0).tile(5, (3, 0), 1).tile(7, (4, 3), 2);
    if closed { scene.tile(9, (1, 4), 3) } else { scene }
}

#[test]
fn where_every_corner_would_touch_an_island_nothing_can_be_explored() {
    rules!["AH-8.4"];
    let mut port = Port::of(bay(3, true).flagship(S1, (1, 2)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).refuse(S1, EAST, "AH-8.4");

    let mut port = sails(bay(3, false), (1, 2), EAST, 11);
    assert_eq!(port.moves(), [lay(2, 2, 1)], "one corner is far enough from every island");
    port.play(S1, lay(2, 2, 1));
    assert_eq!(port.flagship(S1), at(2, 2));
}

#[test]
fn patrols_cutter_and_gunship_explore_too() {
    rules!["AH-8.5", "AH-8.6"];
    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).patrols((3, 1), 1);
    let scene = scene.cutter((3, 1)).gunship((3, 2));
    let mut port = Port::of(scene.clone().turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(3, 1))).cast(SQ, EAST, &[6]);
    port.play(SQ, lay(4, 0, 0));
    assert_eq!(port.patrols(4, 1), 1);

    let mut port = Port::of(scene.turn(UN, &[4, 4]));
    port.play(UN, place_in(4, Slot::Ship(ShipSlot::Cutter))).cast(UN, NORTH, &[6]).play(UN, lay(3, -1, 0));
    assert_eq!(port.game.whereabouts(Figure::Cutter), Some(at(3, 0)));
    assert_eq!(port.asked(), "ask-turn", "two steps of the cutter are lost");
    port.play(UN, place_in(4, Slot::Ship(ShipSlot::Gunship4))).cast(UN, SOUTH, &[8]).play(UN, lay(3, 3, 0));
    assert_eq!(port.game.whereabouts(Figure::Gunship), Some(at(3, 3)));
    assert_eq!(port.asked(), "ask-turn");
}

#[test]
fn a_current_on_the_new_tile_carries_the_explorer_into_another_discovery() {
    rules!["AH-8.6", "AH-9.3", "AH-8.7"];
    let mut port = sails(m1(3).damaged(S1, board(Action::Sail)), (3, 1), EAST, 2);
    port.cast(S1, lay(4, 0, 0), &[8]);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-lay-tile", at(4, 1)));
    assert_eq!(port.moves(), [lay(4, 2, 0), lay(4, 2, 1)]);
    port.play(S1, lay(4, 2, 0));
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-harbor", at(4, 2)), "its harbor works at once");
    port.play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.asked(), port.view().regions.len()), ("ask-turn", 4));
}

#[test]
fn a_current_on_the_new_tile_carries_the_explorer_back_into_battle() {
    rules!["AH-8.6", "AH-9.2"];
    let scene = m1(3).flagship(SQ, (0, 0)).patrols((3, 1), 1).placed(SQ, board(Action::Cannons5), 1);
    let mut port = sails(scene, (3, 1), NORTH, 2);
    port.cast(S1, lay(3, -1, 0), &[6, 1]);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-manoeuvre", at(3, 1)));
    port.play(S1, Move::Pass);
    assert_eq!(port.asked(), "ask-turn");
}

#[test]
fn wreckage_and_treasure_of_a_new_tile_work_at_once() {
    rules!["AH-8.7", "AH-7.7"];
    let mut port = sails(m1(3), (3, 1), EAST, 4);
    port.play(S1, lay(4, 0, 2));
    assert_eq!((port.asked(), port.gold(S1)), ("ask-take-damage", 0), "its wreckage lies in the south-west");
    port.play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.asked(), port.gold(S1)), ("ask-turn", 2), "and bears two gold symbols");
}

#[test]
fn after_eleven_tiles_the_sea_is_known() {
    rules!["AH-8.8", "AH-8.4"];
    let sea = (0..10).fold(Scene::new(3), |sea, step| sea.tile(step as u8 + 1, (2 * step, step), 0));
    let mut port = sails(sea.stack(&[11]).flagship(UN, (0, 1)), (1, 0), EAST, 11);
    port.play(S1, lay(2, -1, 1));
    assert_eq!((port.view().regions.len(), port.view().tiles_left), (11, 0));
    port.play(S1, place(2, Action::Sail)).play(S1, NORTH);
    port.refuse(S1, NORTH, "AH-8.4").refuse(S1, WEST, "AH-8.4");
    assert_eq!(port.moves(), [EAST, SOUTH, Move::Pass]);
}
