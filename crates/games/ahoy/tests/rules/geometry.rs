//! Section 2 of the rulebook: spaces, tiles and edges.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Smuggler 1 on M1 has stepped over an edge and turned this tile up.
fn exploring(from: (i8, i8), step: Move, tile: u32) -> Port {
    let mut port = Port::of(m1(3).flagship(S1, from).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, step, &[tile]);
    port
}

fn lay(x: i8, y: i8, turn: u8) -> Move {
    Move::Lay(Lay { at: at(x, y), turn })
}

#[test]
fn only_spaces_that_share_a_side_are_neighbours() {
    rules!["AH-2.1"];
    let mut port = Port::of(m1(2).flagship(SQ, (1, 0)).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Deploy));
    assert_eq!(port.moves(), [at(1, 0), at(1, 1), at(0, 0)].map(Move::Pick));
    port.refuse(SQ, Move::Pick(at(2, 1)), "AH-13.8").refuse(SQ, Move::Pick(at(0, 1)), "AH-13.8");
}

#[test]
fn a_tile_covers_two_by_two_spaces_and_may_be_shifted_by_one() {
    rules!["AH-2.2", "AH-2.6"];
    let mut port = exploring((1, 0), NORTH, 4);
    let shifts = |turn| [lay(0, -2, turn), lay(1, -2, turn)];
    let offered: Vec<Move> = (0..4).flat_map(shifts).filter(|mv| port.offers(*mv)).collect();
    assert_eq!(
        (offered.len(), port.moves().len()),
        (7, 7),
        "all but the one that puts two islands side by side"
    );
    port.refuse(S1, lay(2, -2, 0), "AH-8.2").refuse(S1, lay(-1, -2, 0), "AH-8.2");
    port.play(S1, lay(1, -2, 2));
    assert_eq!(port.flagship(S1), at(1, -1));
    let region = port.region(1, -2);
    assert_eq!((region.at, region.tile, region.suit), (at(1, -2), 4, Suit::Swords));

    let control = |squadron: (i8, i8), union: (i8, i8)| {
        let port = Port::of(m1(2).flagship(SQ, squadron).flagship(UN, union).turn(SQ, &[1, 1]));
        [port.region(0, 0).control, port.region(3, 2).control]
    };
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        assert_eq!(control((x, y), (3, 2)), [(2, 0), (0, 1)]);
        assert_eq!(control((2, 1), (x, y)), [(0, 1), (2, 0)]);
    }
    for (x, y) in [(2, 1), (3, 1), (2, 2), (3, 2)] {
        assert_eq!(control((x, y), (1, 1)), [(0, 1), (2, 0)]);
    }
}

/// Tile T02 unturned: treasure in the north-west, open sea in the north-east behind a sandbar, a southward current
/// in the south-west, the island in the south-east.
#[test]
fn a_tile_is_turned_with_all_that_is_printed_on_it_and_never_mirrored() {
    rules!["AH-2.3"];
    const NW_NE_SE_SW: [usize; 4] = [0, 1, 3, 2];
    for turn in 0..4u8 {
        let mut port = exploring((3, 1), EAST, 2);
        port.refuse(S1, lay(4, 0, 4), "AH-2.3").refuse(S1, lay(4, 0, 7), "AH-2.3");
        let clear_of_the_current = i8::from(turn == 0);
        port.play(S1, lay(4, clear_of_the_current, turn));
        let spaces = port.view().regions.last().expect("the new region").spaces;
        let corner = |unturned: usize| spaces[NW_NE_SE_SW[(unturned + turn as usize) % 4]];
        let (treasure, sea, island, current) = (corner(0), corner(1), corner(2), corner(3));
        assert_eq!((treasure.treasure, island.island), (2, Some(Suit::Fish)));
        assert_eq!(current.current, Some(Dir::South.turned(turn)));
        assert_eq!(treasure.sandbars, Dir::East.turned(turn).bit());
        assert_eq!(sea.sandbars, Dir::West.turned(turn).bit());
        assert_eq!(current.sandbars | island.sandbars, 0);
    }
}

#[test]
fn tiles_never_overlap_and_stay_where_they_lie() {
    rules!["AH-2.4"];
    let mut port = exploring((1, 1), SOUTH, 4);
    port.refuse(S1, lay(1, 1, 0), "AH-2.4").refuse(S1, lay(1, 2, 0), "AH-2.4").refuse(
        S1,
        lay(0, 1, 0),
        "AH-2.4",
    );
    assert!(port.moves().iter().all(|mv| matches!(mv, Move::Lay(Lay { at: At { x: 0, y: 2 }, .. }))));
    let before = port.view().regions;
    port.play(S1, lay(0, 2, 2));
    assert_eq!(port.view().regions[..2], before);
    assert_eq!(port.view().regions.len(), 3);
}

/// North of the skull island at (0,0): a new island straight above it is refused, one that touches only its corner not.
#[test]
fn an_island_may_touch_another_at_a_corner_but_not_along_a_side() {
    rules!["AH-2.5"];
    let mut port = exploring((0, 0), NORTH, 4);
    port.refuse(S1, lay(0, -2, 1), "AH-2.5").refuse(S1, lay(-1, -2, 0), "AH-2.5");
    port.play(S1, lay(-1, -2, 1));
    assert_eq!(port.region(-1, -1).tile, 4);
    let mut port = exploring((0, 0), NORTH, 4);
    port.play(S1, lay(0, -2, 0));
    assert_eq!(port.region(1, -1).tile, 4);
}

#[test]
fn every_tile_has_one_island_of_one_suit() {
    rules!["AH-2.7"];
    let mut suits = [0; 6];
    for tile in 1..=12 {
        let anchor = if tile == 1 { 2 } else { 1 };
        for turn in 0..4 {
            let scene = Scene::new(2).tile(tile, (0, 0), turn).tile(anchor, (5, 5), 0);
            let region = Port::of(scene.turn(SQ, &[1, 1])).view().regions.remove(0);
            let islands: Vec<Suit> = region.spaces.iter().filter_map(|space| space.island).collect();
            assert_eq!(islands, [region.suit], "tile {tile} turned {turn} times");
            suits[region.suit as usize] += 1;
        }
    }
    assert_eq!(suits, [8; 6], "two islands of each suit");
}

#[test]
fn any_number_of_figures_and_comrades_share_a_space() {
    rules!["AH-2.8"];
    let scene = m1(4).patrols((3, 2), 10).strongholds((3, 2), 3).comrades((3, 2), 20);
    let scene = scene.cutter((3, 2)).gunship((3, 2)).flagship(SQ, (3, 1)).flagship(UN, (3, 2));
    let mut port = Port::of(scene.flagship(S1, (3, 2)).flagship(S2, (3, 2)).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).loosely(SQ, SOUTH, 1);
    while port.asked() != "ask-turn" {
        let (decider, last) = (port.decider().expect("somebody"), port.moves().pop().expect("a choice"));
        port.loosely(decider, last, 1);
    }
    assert_eq!((port.patrols(3, 2), port.strongholds(3, 2), port.comrades(3, 2)), (10, 3, 20));
    assert!([SQ, S1, UN, S2].iter().all(|faction| port.flagship(*faction) == at(3, 2)));
    assert_eq!(port.game.whereabouts(Figure::Cutter), port.game.whereabouts(Figure::Gunship));
}

/// Four tiles around the hole at (0,0). The stack is full, but nothing fits into the hole.
#[test]
fn the_rim_of_a_hole_is_an_edge_of_the_map() {
    rules!["AH-2.9"];
    let ring = Scene::new(3).tile(1, (-1, -2), 2).tile(3, (1, -1), 3).tile(5, (0, 1), 0).tile(8, (-2, 0), 1);
    let scene = ring.flagship(S1, (0, -1));
    let mut port = Port::of(scene.clone().turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).refuse(S1, SOUTH, "AH-8.4");
    let mut port = Port::of(scene.crew(S1, "M05").turn(S1, &[1, 1]));
    port.plays(S1, &[place(1, Action::Sail), Move::Wrap(Dir::South)]);
    assert_eq!(port.flagship(S1), at(0, -2), "the Sea Witch crosses where there is an edge");
}

#[test]
fn comrades_and_strongholds_stand_on_islands_and_ships_anywhere() {
    rules!["AH-2.10"];
    let scene = m1(2).flagship(SQ, (3, 1)).patrols((3, 1), 2).patrols((3, 2), 2).patrols((1, 1), 1);
    let mut port = Port::of(scene.turn(SQ, &[4]));
    port.play(SQ, place(4, Action::Bombard)).play(SQ, Move::EndTurn);
    assert_eq!(port.moves(), [Move::Pick(at(3, 2)), Move::Pass]);
    port.refuse(SQ, Move::Pick(at(3, 1)), "AH-13.9").play(SQ, Move::Pick(at(3, 2)));
    assert_eq!((port.strongholds(3, 2), port.patrols(3, 1), port.patrols(1, 1)), (1, 2, 1));

    let scene = m1(2).flagship(UN, (3, 1)).cutter((2, 1)).gunship((2, 2)).ready(5).dice(SQ, &[1]);
    let mut port = Port::of(scene.turn(UN, &[1, 6]));
    port.plays(UN, &[place(1, Action::Assemble), Move::Count(4)]);
    assert_eq!(port.comrades(3, 2), 4, "they land on the island, not beside the flagship");
    port.play(UN, place(6, Action::Inspire)).refuse(UN, Move::Pick(at(3, 1)), "AH-14.9");
    assert_eq!(port.moves(), [Move::Pick(at(0, 0)), Move::Pick(at(3, 2)), Move::Pass]);
}
