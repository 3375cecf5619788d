//! Section 15b of the rulebook: the Smugglers' rewards.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Smuggler 1 on the skull island with coins to deliver there; the markers lie so, row and column from 0.
fn before_a_reward(white: (u8, u8), black: (u8, u8)) -> Scene {
    let scene = m1(3).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).flagship(S1, (0, 0));
    scene.cargo(S1, "M02").markers(S1, white, black)
}

/// Delivers the coins and moves the white marker.
fn rewarded(scene: Scene, dir: Dir) -> Port {
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M02"))).play(S1, Move::Reward(dir));
    port
}

/// Where the white and the black marker lie.
fn markers(port: &Port) -> ((u8, u8), (u8, u8)) {
    (port.smuggler(S1).white, port.smuggler(S1).black)
}

const CENTRE: (u8, u8) = (2, 2);

#[test]
fn the_white_marker_goes_on_from_where_it_lies_and_the_black_one_follows() {
    rules!["AH-15.14", "AH-15.15", "AH-15.17"];
    let scene = before_a_reward(CENTRE, CENTRE).cargo(S1, "M12");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M02"))).refuse(S1, Move::Pass, "AH-15.17");
    port.play(S1, Move::Reward(Dir::North)).play(S1, Move::Pledge(Side::Left));
    assert_eq!(markers(&port), ((1, 2), CENTRE));
    port.play(S1, Move::Deliver(card("M12"))).refuse(S1, Move::Reward(Dir::South), "AH-15.14");
    port.play(S1, Move::Reward(Dir::North)).play(S1, Move::Pledge(Side::Left));
    assert_eq!(markers(&port), ((0, 2), (1, 2)));
}

#[test]
fn the_white_marker_does_not_leave_the_grid() {
    rules!["AH-15.14"];
    for (corner, black, open) in [
        ((0, 0), (0, 1), vec![Dir::South]),
        ((0, 4), CENTRE, vec![Dir::South, Dir::West]),
        ((4, 0), CENTRE, vec![Dir::North, Dir::East]),
        ((4, 4), (3, 4), vec![Dir::West]),
    ] {
        let mut port = Port::of(before_a_reward(corner, black).turn(S1, &[1, 1]));
        port.play(S1, Move::Deliver(card("M02")));
        assert_eq!(port.moves(), open.into_iter().map(Move::Reward).collect::<Vec<_>>());
    }
}

#[test]
fn the_centre_gives_nothing_when_the_marker_comes_back() {
    rules!["AH-15.16", "AH-15.14"];
    let mut port = rewarded(before_a_reward((1, 2), (0, 2)), Dir::South);
    assert_eq!((port.asked(), port.fame(S1), port.gold(S1)), ("ask-pledge", 2, 0));
    port.play(S1, Move::Pledge(Side::Left));
    assert_eq!(markers(&port), (CENTRE, (1, 2)));
}

#[test]
fn cells_of_gold_and_fame_pay_at_once() {
    rules!["AH-15.18", "AH-15.17"];
    use Dir::{East, North, South, West};
    for (white, dir, gold, fame) in [
        (CENTRE, North, 1, 0),
        ((4, 2), East, 1, 0),
        ((2, 1), West, 2, 0),
        ((3, 2), East, 2, 0),
        ((4, 0), East, 2, 0),
        ((1, 2), East, 0, 1),
        (CENTRE, West, 0, 1),
        ((1, 2), North, 0, 2),
        ((2, 3), East, 0, 2),
        ((3, 2), South, 0, 2),
        ((3, 0), South, 0, 3),
    ] {
        let port = rewarded(before_a_reward(white, (1, 0)), dir);
        assert_eq!((port.gold(S1), port.fame(S1)), (gold, 2 + fame), "{dir:?} of {white:?}");
        assert_eq!(port.asked(), "ask-pledge");
    }
}

#[test]
fn a_free_crew_member_comes_from_any_suit_without_pay() {
    rules!["AH-15.19", "AH-15.14", "AH-12.14"];
    let scene = || before_a_reward((3, 3), (4, 3)).market(&["M05", "M24", "M16"]).deck(&[]);
    let mut port = rewarded(scene(), Dir::West);
    assert_eq!((port.asked(), markers(&port)), ("ask-free-crew", ((3, 2), (4, 3))));
    port.refuse(S1, Move::Card(card("M02")), "AH-15.19").play(S1, Move::Card(card("M24")));
    assert_eq!((port.crew(S1), port.supply(S1)), (vec![card("M24")], vec![1, 1]));
    assert_eq!((port.asked(), markers(&port)), ("ask-pledge", ((3, 2), (3, 3))));
    let mut port = rewarded(scene(), Dir::West);
    port.play(S1, Move::Pass);
    assert_eq!((port.asked(), port.crew(S1)), ("ask-pledge", vec![]));
}

/// A loaded Smuggler 1 sails onto the skull island, beats the first of its strongholds and goes for a free crew
/// member.
fn a_prize_under_strongholds(strongholds: u8, next: &[u32]) -> Port {
    let scene =
        m1(3).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).flagship(S1, (1, 0)).strongholds((0, 0), strongholds);
    let scene = scene.market(&["M16"]).deck(&[]).placed(S1, board(Action::Cannons), 1);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, WEST, &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).cast(S1, Move::Reward(Dir::South), next);
    port
}

#[test]
fn no_crew_is_free_under_a_stronghold_that_still_stands() {
    rules!["AH-13.15", "AH-15.19"];
    let port = a_prize_under_strongholds(2, &[6, 1]);
    assert_eq!((port.asked(), port.crew(S1)), ("ask-manoeuvre", vec![]));
    let mut port = a_prize_under_strongholds(1, &[]);
    port.play(S1, Move::Card(card("M16")));
    assert_eq!(port.crew(S1), [card("M16")]);
}

#[test]
fn a_new_region_is_laid_anywhere_along_the_map_and_nobody_moves() {
    rules!["AH-15.20"];
    let mut port = Port::of(before_a_reward(CENTRE, CENTRE).turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M02"))).cast(S1, Move::Reward(Dir::East), &[3]);
    assert_eq!(port.view().asked.and_then(|asked| asked.tile), Some(3));
    let lay = |x, y, turn| Move::Lay(Lay { at: at(x, y), turn });
    port.refuse(S1, Move::Pass, "AH-15.20").refuse(S1, lay(8, 8, 0), "AH-15.20").refuse(
        S1,
        lay(1, 1, 0),
        "AH-2.4",
    );
    port.refuse(S1, lay(4, 2, 2), "AH-2.5").refuse(S1, lay(4, 2, 4), "AH-2.3");
    port.play(S1, lay(4, 2, 0)).play(S1, Move::Pledge(Side::Left));
    assert_eq!((port.region(5, 3).wealth, port.view().tiles_left), (1, 8));
    assert_eq!((port.flagship(S1), port.flagship(SQ), port.asked()), (at(0, 0), at(3, 1), "ask-turn"));
}

#[test]
fn without_tiles_there_is_no_new_region() {
    rules!["AH-15.20"];
    let port = rewarded(charted(before_a_reward(CENTRE, CENTRE), &[7, 10]), Dir::East);
    assert_eq!((port.asked(), port.view().regions.len()), ("ask-pledge", 11));
}

#[test]
fn a_rewarded_flagship_moves_one_or_two_spaces_with_all_that_follows() {
    rules!["AH-15.21"];
    let scene = || before_a_reward((0, 2), (1, 2)).placed(SQ, board(Action::Cannons5), 1);
    let mut port = rewarded(scene(), Dir::West);
    port.refuse(S1, Move::Pass, "AH-15.21").play(S1, SOUTH).play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 1), "ask-pledge"));
    let mut port = rewarded(scene().flagship(SQ, (1, 0)), Dir::West);
    port.cast(S1, EAST, &[6, 1]).play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-pledge"));
    let mut port = rewarded(before_a_reward((4, 4), (4, 3)), Dir::North);
    port.play(S1, EAST).play(S1, WEST);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 0), "ask-pledge"));
}

/// Smuggler 1, loaded, sails from (3,2) onto a space with the Union's flagship and a patrol, and beats the
/// Union for a reward.
fn a_prize_with_a_battle_left(white: (u8, u8), dir: Dir, next: &[u32]) -> Port {
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (3, 1)).patrols((3, 1), 1).flagship(S1, (3, 2));
    let scene =
        scene.placed(S1, board(Action::Cannons), 1).markers(S1, white, CENTRE).market(&["M16"]).deck(&[]);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, NORTH).cast(S1, Move::Fight(Foe::Flagship(UN)), &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Slot(board(Action::Rally)));
    port.cast(S1, Move::Reward(dir), next);
    port
}

#[test]
fn crew_is_free_at_sea_and_the_battles_go_on() {
    rules!["AH-15.19", "AH-10.33"];
    let mut port = a_prize_with_a_battle_left(CENTRE, Dir::South, &[]);
    port.cast(S1, Move::Card(card("M16")), &[6, 1]);
    assert_eq!((port.crew(S1), port.asked()), (vec![card("M16")], "ask-manoeuvre"));
}

#[test]
fn battles_left_behind_by_a_reward_are_not_fought() {
    rules!["AH-15.21", "AH-15.22", "AH-10.33"];
    let port = a_prize_with_a_battle_left((1, 2), Dir::North, &[6, 1]);
    assert_eq!((port.fame(S1), port.asked()), (2, "ask-manoeuvre"));
    for (white, dir) in [((0, 2), Dir::West), ((3, 2), Dir::West)] {
        let mut port = a_prize_with_a_battle_left(white, dir, &[]);
        port.play(S1, SOUTH).play(S1, Move::Pass);
        assert_eq!((port.flagship(S1), port.patrols(3, 1), port.asked()), (at(3, 2), 1, "ask-turn"));
        let anchored = port.hear().iter().filter(|event| matches!(event, Event::Anchored { .. })).count();
        assert_eq!(anchored, 1);
    }
}

#[test]
fn a_peaceful_move_passes_strongholds_and_loaded_enemies() {
    rules!["AH-15.22"];
    let scene = before_a_reward((3, 2), (3, 3)).flagship(SQ, (1, 0)).placed(SQ, board(Action::Cannons6), 6);
    let scene = scene.placed(S1, board(Action::Cannons), 6).flagship(UN, (1, 0)).gunship((1, 0));
    let mut port = rewarded(scene, Dir::West);
    port.refuse(S1, Move::Pass, "AH-15.22").play(S1, EAST);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-sail"));
    let scene = before_a_reward((3, 2), (3, 3)).tile(8, (-2, -1), 3).strongholds((-1, -1), 2);
    let mut port = rewarded(scene, Dir::West);
    port.play(S1, WEST).play(S1, NORTH);
    assert_eq!((port.flagship(S1), port.asked()), (at(-1, -1), "ask-pledge"));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
}

#[test]
fn a_free_tailwind_blows_from_any_quarter_and_needs_no_slot() {
    rules!["AH-15.23"];
    let scene = || before_a_reward((1, 2), (0, 2)).damaged(S1, board(Action::Tailwind));
    let mut port = rewarded(scene(), Dir::West);
    port.refuse(S1, Move::Go(at(3, 1)), "AH-15.23");
    for space in [(1, 0), (2, 1), (2, 2)] {
        assert!(port.offers(Move::Go(At::from(space))));
    }
    port.play(S1, Move::Go(at(2, 2))).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.flagship(S1), port.gold(S1), port.asked()), (at(2, 2), 1, "ask-pledge"));
    let mut port = rewarded(scene().markers(S1, (2, 0), (2, 1)), Dir::South);
    port.play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 0), "ask-pledge"));
}

#[test]
fn up_to_five_gold_become_fame() {
    rules!["AH-15.24"];
    let mut port = rewarded(before_a_reward((1, 0), (1, 1)).gold(S1, 7), Dir::North);
    port.refuse(S1, Move::Count(6), "AH-15.24").play(S1, Move::Count(5));
    assert_eq!((port.gold(S1), port.fame(S1), port.view().bank), (2, 7, 18));
    let mut port = rewarded(before_a_reward((1, 0), (1, 1)).gold(S1, 2), Dir::North);
    port.refuse(S1, Move::Count(3), "AH-15.24").play(S1, Move::Count(0));
    assert_eq!((port.gold(S1), port.fame(S1), port.asked()), (2, 2, "ask-pledge"));
}

#[test]
fn who_has_no_gold_is_not_asked_how_much_becomes_fame() {
    rules!["AH-15.24"];
    let port = rewarded(before_a_reward((1, 0), (1, 1)).gold(S1, 0), Dir::North);
    assert_eq!((port.gold(S1), port.fame(S1), port.asked()), (0, 2, "ask-pledge"));
}

#[test]
fn all_damage_is_repaired_and_in_one_corner_for_fame() {
    rules!["AH-15.25", "AH-15.26", "AH-15.17"];
    let scene = |white, black| {
        let scene = before_a_reward(white, black).crew(S1, "M21").damaged(S1, Slot::Crew(card("M21")));
        scene
            .damaged(S1, board(Action::Sail))
            .damaged(S1, board(Action::Sail))
            .damaged(S1, board(Action::Cannons))
    };
    let port = rewarded(scene((1, 3), CENTRE), Dir::East);
    assert_eq!((port.damage(S1), port.fame(S1), port.asked()), (0, 2, "ask-pledge"));
    let port = rewarded(scene((4, 3), CENTRE), Dir::East);
    assert_eq!((port.damage(S1), port.fame(S1), port.asked()), (0, 6, "ask-pledge"));
}

#[test]
fn the_grand_prize_brings_four_fame_and_wealth() {
    rules!["AH-15.27"];
    let port = rewarded(before_a_reward((0, 3), CENTRE), Dir::East);
    assert_eq!((port.fame(S1), port.region(0, 0).wealth, port.region(3, 2).wealth), (6, 3, 1));
    let port = rewarded(before_a_reward((0, 3), CENTRE).wealth((0, 0), 5), Dir::East);
    assert_eq!((port.fame(S1), port.region(0, 0).wealth), (6, 6));
}

/// A reward moves a loaded Smuggler 1 onto a patrol, and the battle there brings a second reward: white has gone
/// from (0,2) to (0,1), and black lies on (1,2) since the reward before.
fn a_reward_within_a_reward() -> Port {
    let scene = before_a_reward((0, 2), (1, 2)).patrols((1, 0), 1).placed(S1, board(Action::Cannons), 1);
    let mut port = rewarded(scene, Dir::West);
    port.cast(S1, EAST, &[6, 1]).play(S1, Move::Manoeuvre(Manoeuvre::Prize));
    assert_eq!(markers(&port), ((0, 1), (1, 2)));
    port
}

#[test]
fn the_black_marker_waits_until_the_rewards_within_a_reward_are_done() {
    rules!["AH-15.14"];
    let mut port = a_reward_within_a_reward();
    assert_eq!(port.moves(), [Dir::East, Dir::South, Dir::West].map(Move::Reward));
    port.play(S1, Move::Reward(Dir::East));
    assert_eq!((port.asked(), port.fame(S1), markers(&port)), ("ask-pledge", 4, ((0, 2), (0, 1))));
}

#[test]
fn after_nested_rewards_the_black_marker_lies_where_the_white_one_was_last() {
    rules!["AH-15.14", "AH-15.11"];
    let mut port = a_reward_within_a_reward();
    port.play(S1, Move::Reward(Dir::South));
    assert_eq!((port.asked(), markers(&port)), ("ask-fly", ((1, 1), (1, 2))));
    port.play(S1, Move::Go(at(2, 1))).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.asked(), markers(&port)), ("ask-pledge", ((1, 1), (0, 1))));
    port.play(S1, Move::Pledge(Side::Left));
    assert_eq!((port.flagship(S1), port.asked()), (at(2, 1), "ask-turn"));
}

#[test]
fn each_smuggler_has_markers_of_their_own_also_in_the_others_turn() {
    rules!["AH-15.14", "AH-10.33"];
    let scene = m1(4).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).flagship(S1, (0, 0)).flagship(S2, (1, 0));
    let scene = scene.cargo(S1, "M02").markers(S1, (0, 2), (1, 2)).placed(S2, board(Action::Cannons), 1);
    let mut port = rewarded(scene, Dir::West);
    port.cast(S1, EAST, &[1, 6]).play(S2, Move::Manoeuvre(Manoeuvre::Prize));
    port.play(S2, Move::Slot(board(Action::Sail))).play(S2, Move::Reward(Dir::North));
    assert_eq!((port.smuggler(S2).white, port.smuggler(S2).black, port.gold(S2)), ((1, 2), CENTRE, 1));
    assert_eq!((port.asked(), port.decider(), markers(&port)), ("ask-pledge", Some(S1), ((0, 1), (0, 2))));
}
