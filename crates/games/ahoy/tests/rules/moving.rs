//! Section 7 of the rulebook: moving, moving directly, placing, anchoring.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// T12 beside T10: a sandbar between (0,1), tailwind 4, and the parrot island (1,1); (1,0) is a harbor with treasure.
fn sandbar(players: u8) -> Scene {
    Scene::new(players).tile(12, (0, 0), 0).tile(10, (2, 1), 0)
}

fn anchorings(port: &mut Port) -> Vec<At> {
    let anchored = |event| match event {
        Event::Anchored { at, .. } => Some(at),
        _ => None,
    };
    port.hear().into_iter().filter_map(anchored).collect()
}

#[test]
fn a_step_leads_to_a_neighbour_and_never_across_a_corner() {
    rules!["AH-7.1"];
    let mut port = Port::of(m1(3).flagship(S1, (3, 1)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).refuse(S1, Move::Go(at(2, 2)), "AH-7.1");
    assert_eq!(port.moves(), [NORTH, EAST, SOUTH, WEST]);
    port.plays(S1, &[SOUTH, Move::Pass]);
    assert_eq!(port.flagship(S1), at(3, 2));
}

#[test]
fn no_step_crosses_a_sandbar_from_either_side() {
    rules!["AH-7.2"];
    for (from, across, around) in [((0, 1), EAST, NORTH), ((1, 1), WEST, NORTH)] {
        let mut port = Port::of(sandbar(3).flagship(S1, from).turn(S1, &[2, 2]));
        port.play(S1, place(2, Action::Sail)).refuse(S1, across, "AH-7.2").play(S1, around);
    }
}

#[test]
fn over_a_closed_edge_only_the_sea_witch_leads() {
    rules!["AH-7.3", "AH-8.4"];
    let closed = || charted(m1(3), &[7, 10]).flagship(S1, (3, 1));
    let mut port = Port::of(closed().turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).refuse(S1, EAST, "AH-8.4");
    port.refuse(S1, Move::Wrap(Dir::East), "AH-20.15");
    assert_eq!(port.moves(), [SOUTH, WEST]);

    let mut port = Port::of(closed().crew(S1, "M05").turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).refuse(S1, EAST, "AH-8.4");
    assert_eq!(port.moves(), [Move::Wrap(Dir::North), Move::Wrap(Dir::East), SOUTH, WEST]);
}

#[test]
fn the_sea_witch_takes_a_step_over_the_edge_to_the_far_end_of_the_row() {
    rules!["AH-E16", "AH-7.3"];
    let scene =
        charted(m1(3), &[7, 10]).flagship(S1, (3, 1)).crew(S1, "M05").damaged(S1, board(Action::Sail));
    let mut port = Port::of(scene.turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, Move::Wrap(Dir::East));
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 1), "ask-sail"), "the move may go on");
    port.play(S1, Move::Pass);
    assert_eq!(port.asked(), "ask-harbor");
    port.play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!(port.damage(S1), 0);
}

#[test]
fn the_sea_witch_may_land_in_a_current_or_among_enemies() {
    rules!["AH-7.3", "AH-7.7", "AH-9.2"];
    let scene = m1(3).flagship(SQ, (3, 2)).crew(S1, "M05");
    let mut port = Port::of(scene.clone().flagship(S1, (1, 0)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail));
    assert!(port.offers(NORTH) && port.offers(Move::Wrap(Dir::North)), "open edge or not");
    port.play(S1, Move::Wrap(Dir::North));
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-sail"), "the current brings it back");

    let scene = scene.flagship(S1, (3, 1)).patrols((0, 1), 1).placed(SQ, board(Action::Cannons6), 1);
    let mut port = Port::of(scene.turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).cast(S1, Move::Wrap(Dir::East), &[6, 1]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 1), "ask-manoeuvre"));
}

#[test]
fn a_voyage_is_steered_step_by_step_and_may_stop_after_any_of_them() {
    rules!["AH-7.4"];
    let mut port = Port::of(m1(3).flagship(S1, (3, 2)).turn(S1, &[5, 5]));
    port.play(S1, place(5, Action::FullSail)).refuse(S1, Move::Pass, "AH-15.29");
    port.play(S1, NORTH);
    assert!(port.offers(Move::Pass));
    port.play(S1, SOUTH);
    assert!(port.offers(Move::Pass));
    port.plays(S1, &[NORTH, Move::Pass]);
    assert_eq!((port.flagship(S1), port.asked()), (at(3, 1), "ask-turn"));
}

/// The sandbar between the ships does not hinder a tailwind, and a battle is fought where it ends.
#[test]
fn a_tailwind_over_a_sandbar_ends_in_battle_and_a_sail_in_the_unknown() {
    rules!["AH-E06", "AH-7.5", "AH-7.10"];
    let scene = sandbar(3).flagship(UN, (1, 1)).flagship(S1, (0, 1)).flagship(SQ, (3, 1));
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 3).turn(UN, &[4, 1]));
    port.play(UN, place(4, Action::Tailwind)).play(UN, Move::Go(at(0, 1)));
    assert_eq!((port.flagship(UN), port.asked()), (at(0, 1), "ask-aim"));
    port.cast(UN, Move::Pass, &[2, 5]).play(S1, Move::Pass);
    assert_eq!(anchorings(&mut port), [at(0, 1)]);

    port.play(UN, place(1, Action::Sail)).cast(UN, WEST, &[6]);
    port.play(UN, Move::Lay(Lay { at: at(-2, 1), turn: 0 }));
    assert_eq!((port.flagship(UN), port.asked()), (at(-1, 1), "ask-turn"), "the second step is lost");
    assert_eq!(anchorings(&mut port), [at(-1, 1)]);
}

#[test]
fn a_direct_move_passes_over_everything_in_between() {
    rules!["AH-7.5"];
    let scene = m1(3).flagship(S1, (0, 0)).strongholds((3, 2), 1).patrols((1, 1), 1).gunship((2, 1));
    let mut port = Port::of(scene.placed(SQ, board(Action::Cannons5), 5).turn(S1, &[4, 4]));
    port.play(S1, place(4, Action::Tailwind)).play(S1, Move::Go(at(2, 2)));
    assert_eq!(port.asked(), "ask-take-damage", "no battle on the way, but the wreckage at its end counts");
}

#[test]
fn what_is_placed_has_not_moved() {
    rules!["AH-7.6", "AH-9.17"];
    let scene = m1(3).flagship(SQ, (1, 1)).flagship(S1, (2, 1)).placed(S1, board(Action::Cannons), 6);
    for space in [(2, 1), (1, 1)] {
        let mut port = Port::of(scene.clone().placed(SQ, board(Action::Cannons6), 6).turn(SQ, &[1, 1]));
        port.play(SQ, place(1, Action::Deploy)).play(SQ, Move::Pick(At::from(space)));
        assert_eq!(port.asked(), "ask-turn", "no battle begins");
        assert_eq!(port.patrols(space.0, space.1), 1, "neither wreckage nor current works");
        assert!(!port.heard(|event| matches!(event, Event::Anchored { .. })));
    }
}

#[test]
fn on_a_space_battles_come_before_wreckage() {
    rules!["AH-7.7", "AH-7.10", "AH-9.13"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).patrols((2, 1), 1);
    let mut port = Port::of(scene.placed(SQ, board(Action::Cannons5), 5).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, WEST);
    assert_eq!((port.asked(), port.decider()), ("ask-aim", Some(SQ)));
    port.cast(SQ, Move::Pass, &[1, 6]).play(SQ, Move::Manoeuvre(Manoeuvre::Plunder));
    port.play(SQ, Move::Slot(board(Action::Cannons)));
    assert_eq!((port.asked(), port.decider()), ("ask-take-damage", Some(S1)), "then the wreckage");
    port.play(S1, Move::Slot(board(Action::FullSail)));
    assert_eq!((port.damage(S1), port.gold(S1)), (2, 1), "and at last the treasure");
    assert_eq!(port.asked(), "ask-turn", "after a battle there is no second step");
}

#[test]
fn a_current_carries_on_after_a_battle_and_into_the_next_one() {
    rules!["AH-7.7", "AH-7.10", "AH-9.3"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(SQ, (0, 0)).patrols((1, 1), 1).patrols((1, 0), 1);
    let mut port = Port::of(scene.placed(SQ, board(Action::Cannons5), 5).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, EAST);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-aim", at(1, 1)));
    port.cast(SQ, Move::Pass, &[6, 1]).play(S1, Move::Pass);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-aim", at(1, 0)));
    port.cast(SQ, Move::Pass, &[6, 1]).play(S1, Move::Pass);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-turn", at(1, 0)));
    assert_eq!(anchorings(&mut port), [at(1, 0)]);
}

#[test]
fn a_current_costs_no_step_and_the_voyage_goes_on_behind_it() {
    rules!["AH-7.8", "AH-7.9", "AH-7.12"];
    let mut port = Port::of(m1(3).flagship(S1, (0, 1)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, EAST);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-sail", at(1, 0)));
    port.play(S1, WEST);
    assert_eq!((port.asked(), port.flagship(S1)), ("ask-turn", at(0, 0)), "two steps were paid");
    assert_eq!(anchorings(&mut port), [at(0, 0)]);
}

#[test]
fn a_battle_bought_off_does_not_end_the_voyage_but_the_next_one_does() {
    rules!["AH-7.10", "AH-7.11"];
    let scene = m1(3).flagship(S1, (3, 2)).flagship(SQ, (0, 0)).crew(S1, "M14").gold(S1, 1);
    let scene = scene.placed(SQ, board(Action::Cannons6), 1);
    let mut port = Port::of(scene.clone().patrols((3, 1), 1).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).plays(S1, &[NORTH, Move::Accept]);
    assert_eq!((port.asked(), port.gold(SQ)), ("ask-sail", 1));
    port.play(S1, SOUTH);
    assert_eq!(port.flagship(S1), at(3, 2));

    let mut port = Port::of(scene.patrols((3, 1), 2).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, NORTH).cast(S1, Move::Accept, &[6, 1]);
    port.play(S1, Move::Pass);
    assert_eq!(port.asked(), "ask-turn", "the second patrol was fought");
}

#[test]
fn a_close_call_lets_the_union_sail_on() {
    rules!["AH-7.11"];
    let scene =
        m1(2).flagship(UN, (3, 2)).flagship(SQ, (0, 0)).patrols((3, 1), 1).hand(&[PlanKind::CloseCall]);
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 2).turn(UN, &[2, 2]));
    port.play(UN, place(2, Action::Sail)).plays(UN, &[NORTH, Move::Plan(PlanKind::CloseCall)]);
    assert_eq!(port.asked(), "ask-sail");
    port.plays(UN, &[SOUTH, Move::Pass]);
    assert_eq!(port.flagship(UN), at(3, 2));
}

/// Two wrecks in a row: each hurts, but only where the flagship anchors there is gold.
#[test]
fn a_voyage_over_two_wrecks_hurts_twice_and_pays_once() {
    rules!["AH-E09", "AH-7.8", "AH-7.12", "AH-9.13", "AH-9.14"];
    let mut port = Port::of(m1(3).flagship(S1, (3, 1)).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, WEST).play(S1, Move::Slot(board(Action::Tailwind)));
    assert_eq!((port.damage(S1), port.gold(S1)), (1, 0));
    port.play(S1, SOUTH).play(S1, Move::Slot(board(Action::Negotiate)));
    assert_eq!((port.damage(S1), port.gold(S1)), (2, 1));
    assert_eq!(anchorings(&mut port), [at(2, 2)]);
}

#[test]
fn nothing_else_begins_before_the_flagship_has_anchored() {
    rules!["AH-7.13"];
    let scene = m1(3).flagship(S1, (0, 0)).gold(S1, 3).market(&["M06", "M07", "M09"]);
    let mut port = Port::of(scene.placed(S1, board(Action::FullSail), 3).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, SOUTH);
    port.refuse(S1, place(2, Action::Sail), "AH-4.10").play(S1, NORTH);
    assert!(port.offers(Move::Recruit(card("M06"))));
    port.play(S1, place(2, Action::Sail)).plays(S1, &[SOUTH, Move::Pass]);
    assert_eq!(port.asked(), "ask-harbor");
    port.refuse(S1, Move::EndTurn, "AH-4.10").play(S1, Move::Pass).play(S1, Move::EndTurn);
}

#[test]
fn patrols_and_ships_gain_nothing_where_they_anchor() {
    rules!["AH-7.14"];
    let scene = m1(2).flagship(SQ, (1, 0)).flagship(UN, (1, 0)).damaged(SQ, board(Action::Sail));
    let scene = scene.patrols((0, 0), 1).gunship((3, 1)).cutter((3, 2));
    let mut port = Port::of(scene.clone().turn(SQ, &[3, 1]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(0, 0))).play(SQ, SOUTH);
    assert_eq!((port.patrols(0, 1), port.asked()), (1, "ask-turn"), "the harbor is not for patrols");

    let mut port = Port::of(scene.turn(UN, &[4, 4]));
    port.play(UN, place_in(4, Slot::Ship(ShipSlot::Gunship4))).plays(UN, &[WEST, Move::Pass]);
    port.play(UN, place_in(4, Slot::Ship(ShipSlot::Cutter))).play(UN, Move::Go(at(2, 2)));
    assert_eq!(
        (port.gold(UN), port.damage(UN), port.asked()),
        (0, 0, "ask-turn"),
        "treasure is not for ships"
    );
}

#[test]
fn at_anchor_gold_comes_first_then_the_harbor_then_the_patrol() {
    rules!["AH-7.15", "AH-9.7", "AH-9.8"];
    let scene = sandbar(2).flagship(SQ, (0, 0)).placed(SQ, board(Action::Deploy), 4);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).plays(SQ, &[EAST, Move::Pass]);
    assert_eq!((port.gold(SQ), port.asked()), (1, "ask-harbor"));
    let (from, slot) = (board(Action::Deploy), board(Action::Cannons5));
    port.play(SQ, Move::Load(Loading { from, die: 4, to: 5, gold: 1, slot }));
    assert_eq!((port.gold(SQ), port.asked()), (0, "ask-leave-patrol"));
    port.play(SQ, Move::Accept);
    assert_eq!((port.dice_in(SQ, slot), port.patrols(1, 0)), (vec![5], 1));
}

#[test]
fn a_space_left_by_a_victory_move_keeps_its_wreckage_to_itself() {
    rules!["AH-7.16", "AH-7.12"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).patrols((2, 1), 2);
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).cast(S1, WEST, &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Escape)).plays(S1, &[EAST, Move::Pass]);
    assert_eq!((port.asked(), port.patrols(2, 1)), ("ask-turn", 1), "the other patrol is left alone");
    assert_eq!((port.damage(S1), port.gold(S1)), (0, 0));
    assert_eq!(anchorings(&mut port), [at(3, 1)], "one move, one anchoring");
}

#[test]
fn who_sails_out_and_back_meets_the_same_enemy_again_and_again() {
    rules!["AH-7.17"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (3, 1)).flagship(UN, (0, 0));
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Sail)).play(S1, SOUTH).cast(S1, NORTH, &[6, 1]);
    for battle in 0..30 {
        port.play(S1, Move::Manoeuvre(Manoeuvre::Escape));
        if port.asked() == "ask-deal-damage" {
            let slot = port.moves()[0];
            port.play(S1, slot);
        }
        port.play(S1, SOUTH).cast(S1, NORTH, &[6, 1]);
        assert_eq!(port.asked(), "ask-manoeuvre", "victory {battle}");
    }
    port.play(S1, Move::Pass);
    assert_eq!(port.asked(), "ask-turn");
    assert_eq!(anchorings(&mut port), [at(3, 1)]);
}

#[test]
fn ships_on_the_way_are_no_obstacle() {
    rules!["AH-7.18"];
    let scene = m1(4).flagship(S1, (0, 0)).flagship(SQ, (1, 0)).flagship(UN, (1, 0)).flagship(S2, (1, 0));
    let mut port = Port::of(scene.patrols((1, 0), 4).cutter((1, 0)).turn(S1, &[4, 4]));
    port.play(S1, place(4, Action::FullSail)).plays(S1, &[EAST, WEST, EAST, WEST]);
    assert_eq!((port.flagship(S1), port.asked()), (at(0, 0), "ask-turn"));
    assert!(!port.heard(|event| matches!(event, Event::BattleBegan { .. })));
}

#[test]
fn patrols_moved_by_an_official_obey_the_one_who_uses_the_card() {
    rules!["AH-7.19", "AH-8.5"];
    let scene =
        m1(3).crew(S1, "M17").flagship(S1, (0, 0)).flagship(UN, (0, 0)).patrols((3, 1), 2).gunship((3, 2));
    let mut port = Port::of(scene.flagship(SQ, (0, 0)).turn(S1, &[1, 1]));
    port.play(S1, place_in(1, Slot::Crew(card("M17")))).play(S1, Move::Pick(at(3, 1))).cast(S1, NORTH, &[6]);
    assert_eq!((port.asked(), port.decider()), ("ask-lay-tile", Some(S1)));
    port.play(S1, Move::Lay(Lay { at: at(3, -1), turn: 0 }));
    assert_eq!((port.patrols(3, 0), port.asked()), (1, "ask-order"), "exploring ends its move");
    port.play(S1, Move::Pick(at(3, 1))).plays(S1, &[SOUTH, WEST]);
    assert_eq!(port.asked(), "ask-turn", "the gunship is passed in peace");
    assert_eq!((port.patrols(2, 2), port.patrols(3, 0)), (0, 1), "the wreck takes the second patrol");
}

#[test]
fn the_move_of_a_figure_that_is_lost_is_over() {
    rules!["AH-7.20", "AH-7.7"];
    let scene = m1(3).crew(S1, "M17").patrols((3, 1), 1).flagship(S1, (0, 0));
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place_in(1, Slot::Crew(card("M17")))).play(S1, Move::Pick(at(3, 1))).play(S1, WEST);
    assert_eq!((port.asked(), port.patrols(2, 1)), ("ask-turn", 0), "no second step for a sunken patrol");

    let scene = m1(2).flagship(SQ, (0, 0)).flagship(UN, (2, 1)).patrols((3, 1), 1).patrols((2, 1), 1);
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 1).turn(SQ, &[3, 1]));
    port.play(SQ, place(3, Action::Order)).play(SQ, Move::Pick(at(3, 1))).cast(SQ, WEST, &[1, 6]);
    port.play(UN, Move::Manoeuvre(Manoeuvre::Plunder));
    assert_eq!(port.patrols(2, 1), 1, "the wreck does not take the patrol that lay there before");
}
