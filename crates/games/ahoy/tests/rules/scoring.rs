//! Sections 16 and 17 of the rulebook: the end of a round, and of the game.

use crate::port::*;
use freeport_ahoy::*;
use freeport_kernel::{Game, Seat};
use freeport_testkit::rules;

/// What chance brings to a new round of three players: dice of Squadron, Smuggler and Union, then two plans.
const NEW_ROUND: [u32; 15] = [1, 2, 3, 4, 5, 1, 2, 3, 4, 6, 6, 6, 6, 1, 2];

/// Three players, all far from the region of the palm island; only the Smuggler has a die left.
fn evening() -> Scene {
    let scene = m1(3).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).flagship(S1, (1, 0));
    scene.dice(SQ, &[]).dice(UN, &[])
}

/// The Smuggler places the last die of the round.
fn last_die(scene: Scene) -> Port {
    let mut port = Port::of(scene.turn(S1, &[1]));
    port.play(S1, place(1, Action::Cannons));
    port
}

/// The round ends, and another one begins.
fn next_round(scene: Scene) -> Port {
    let mut port = last_die(scene);
    port.cast(S1, Move::EndTurn, &NEW_ROUND);
    port
}

/// The round ends, and the game with it.
fn last_round(scene: Scene) -> Port {
    let mut port = last_die(scene);
    port.play(S1, Move::EndTurn);
    port
}

fn winners(port: &Port) -> Vec<Faction> {
    let outcome = port.game.turn().outcome().expect("a finished game");
    outcome.winners().iter().map(|seat| port.game.factions()[seat.index()]).collect()
}

fn fame(port: &Port) -> [u16; 3] {
    [SQ, S1, UN].map(|faction| port.fame(faction))
}

#[test]
fn two_patrols_and_a_flagship_outweigh_two_comrades_and_a_flagship() {
    rules!["AH-E02", "AH-16.1", "AH-16.2", "AH-16.5"];
    let scene = evening().flagship(SQ, (3, 1)).patrols((3, 1), 1).patrols((2, 2), 1).flagship(UN, (2, 1));
    let mut port = last_die(scene.comrades((3, 2), 2));
    assert_eq!(
        (port.region(3, 2).control, fame(&port)),
        ((4, 3), [0, 0, 0]),
        "nothing is scored before the turn is over"
    );
    port.cast(S1, Move::EndTurn, &NEW_ROUND);
    assert_eq!(fame(&port), [1, 0, 0]);
    let scored = port.told.iter().position(|event| matches!(event, Event::RegionScored { .. }));
    let rolled = port.told.iter().position(|event| matches!(event, Event::DiceRolled { .. }));
    assert!(scored.is_some() && scored < rolled, "control is scored before anything is cleaned up");
}

#[test]
fn each_figure_has_its_control_points() {
    rules!["AH-16.3", "AH-16.4", "AH-15.33"];
    let control = |scene: Scene| Port::of(scene.turn(S1, &[1])).region(3, 2).control;
    assert_eq!(control(evening()), (0, 0));
    assert_eq!(control(evening().patrols((2, 1), 2).patrols((3, 2), 1).patrols((1, 1), 4)), (3, 0));
    assert_eq!(control(evening().strongholds((3, 2), 2)), (4, 0));
    assert_eq!(control(evening().flagship(SQ, (2, 2))), (2, 0));
    assert_eq!(control(evening().comrades((3, 2), 3)), (0, 3));
    assert_eq!(control(evening().flagship(UN, (3, 1))), (0, 1));
    assert_eq!(control(evening().gunship((2, 1)).comrades((3, 2), 3)), (0, 4));
    assert_eq!(control(evening().cutter((2, 1)).comrades((3, 2), 3)), (0, 7));
    assert_eq!(control(evening().cutter((1, 1)).comrades((3, 2), 3)), (0, 3));
    assert_eq!(control(evening().flagship(S1, (3, 2)).ready(9)), (0, 0));
}

#[test]
fn the_controller_gains_the_wealth_and_a_tie_gains_nobody_anything() {
    rules!["AH-16.2", "AH-16.5"];
    let scene = || evening().wealth((0, 0), 4).wealth((3, 2), 5);
    assert_eq!(fame(&next_round(scene())), [4, 0, 0], "2 to 1 in the first region, 0 to 0 in the second");
    assert_eq!(fame(&next_round(scene().comrades((0, 0), 1))), [0, 0, 0], "2 to 2");
    assert_eq!(fame(&next_round(scene().comrades((0, 0), 2).comrades((3, 2), 1))), [0, 0, 9]);
    let rich = scene().comrades((0, 0), 2).patrols((3, 1), 3).comrades((3, 2), 2);
    assert_eq!(fame(&next_round(rich)), [5, 0, 4]);
}

#[test]
fn thirty_fame_ends_the_game_with_the_round_and_not_before() {
    rules!["AH-16.6", "AH-17.1"];
    let scene = evening().flagship(S1, (3, 2)).cargo(S1, "M08").fame(S1, 29);
    let mut port = Port::of(scene.turn(S1, &[1]));
    port.plays(S1, &[Move::Deliver(card("M08")), Move::Reward(Dir::North), Move::Pledge(Side::Left)]);
    assert_eq!((port.fame(S1), port.decider()), (31, Some(S1)), "play goes on");
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, place(1, Action::Cannons)).play(S1, Move::EndTurn);
    assert_eq!(winners(&port), [S1], "no dice are thrown and no plans drawn any more");
    port.refuse(S1, place(1, Action::Sail), "AH-17.1");

    let port = next_round(evening().flagship(SQ, (3, 1)).flagship(UN, (3, 1)).fame(SQ, 28));
    assert_eq!((port.fame(SQ), port.view().round), (29, 2), "29 is not 30");
    let port = last_round(evening().fame(SQ, 29));
    assert_eq!((port.fame(SQ), winners(&port)), (30, vec![SQ]), "the control of this round counts");
}

#[test]
fn all_dice_come_back_and_are_thrown_anew() {
    rules!["AH-16.8", "AH-16.7"];
    let sailor = Slot::Crew(card("M21"));
    let scene = evening().crew(S1, "M21").crew(UN, "M08").cutter((3, 2)).gunship((3, 2));
    let scene = scene.dice(UN, &[1, 1, 1, 1]).placed(UN, Slot::Cost(card("M08")), 5).dice(S1, &[1, 1, 1, 1]);
    let scene =
        scene.placed(UN, Slot::Ship(ShipSlot::Cutter), 2).placed(UN, Slot::Ship(ShipSlot::Gunship4), 4);
    let scene =
        scene.placed(UN, board(Action::Sail), 3).placed(S1, sailor, 6).placed(S1, board(Action::Sail), 6);
    let mut port = last_die(scene);
    assert_eq!((port.own(SQ).aside.len(), port.own(S1).aside.len()), (5, 1));
    port.cast(S1, Move::EndTurn, &NEW_ROUND);
    let supplies = [SQ, S1, UN].map(|faction| port.supply(faction));
    assert_eq!(supplies, [vec![1, 2, 3, 4, 5], vec![1, 2, 3, 4], vec![6, 6, 6, 6]]);
    for faction in [SQ, S1, UN] {
        assert!(
            port.own(faction).slots.iter().all(|slot| slot.die == 0) && port.own(faction).aside.is_empty()
        );
    }
    assert_eq!(
        (port.decider(), port.asked()),
        (Some(S1), "ask-turn"),
        "with three players nobody raises wealth"
    );
}

#[test]
fn the_first_player_card_passes_on_and_the_union_draws_two_plans() {
    rules!["AH-16.9", "AH-19.1"];
    for (first, next) in [(SQ, S1), (S1, UN), (UN, SQ)] {
        let port = next_round(evening().first(first));
        assert_eq!((port.view().first, port.decider()), (next, Some(next)));
        assert_eq!(port.union().hand, Some(vec![PlanKind::Enlist, PlanKind::SneakAttack]));
    }
    let mut port = last_die(evening().hand(&[PlanKind::Cutter]).plan_deck(&[PlanKind::Enlist]));
    port.cast(S1, Move::EndTurn, &NEW_ROUND[..14]);
    assert_eq!((port.union().hand_size, port.union().deck), (2, 0), "only one was left");
    let mut port = last_die(evening().hand(&[PlanKind::Cutter]).plan_deck(&[]));
    port.cast(S1, Move::EndTurn, &NEW_ROUND[..13]);
    assert_eq!(port.union().hand_size, 1);
}

#[test]
fn everything_but_the_dice_carries_over_to_the_next_round() {
    rules!["AH-16.10"];
    let scene = evening().crew(S1, "M11").cargo(S1, "M01").gold(S1, 3).gold(UN, 2).wealth((3, 2), 4).ready(5);
    let scene =
        scene.patrols((3, 1), 2).comrades((0, 0), 1).strongholds((3, 2), 1).market(&["M02", "M06", "M12"]);
    let mut port = last_die(scene.damaged(S1, board(Action::Sail)));
    let before = port.view();
    port.cast(S1, Move::EndTurn, &NEW_ROUND);
    let after = port.view();
    assert_eq!((before.regions, before.figures, before.market), (after.regions, after.figures, after.market));
    for (before, after) in before.boards.into_iter().zip(after.boards) {
        assert_eq!((before.crew, before.gold, before.smuggler), (after.crew, after.gold, after.smuggler));
        let damage = |slots: Vec<SlotView>| slots.into_iter().map(|slot| slot.damaged).collect::<Vec<_>>();
        assert_eq!(damage(before.slots), damage(after.slots));
    }
}

#[test]
fn cannons_are_unloaded_when_the_dice_are_taken_back() {
    rules!["AH-16.11"];
    let scene = evening().flagship(S1, (3, 1)).flagship(UN, (3, 2)).first(S1);
    let mut port = next_round(scene);
    port.play(UN, place(6, Action::Sail)).play(UN, NORTH);
    assert_eq!((port.battles(), port.flagship(UN)), (vec![], at(3, 1)));
}

#[test]
fn pledges_count_for_the_ranking_but_do_not_end_the_game() {
    rules!["AH-17.2", "AH-15.35"];
    let pledged = || {
        let scene =
            evening().flagship(UN, (3, 2)).pledged(S1, Side::Right, "M16").pledged(S1, Side::Right, "M17");
        scene.pledged(S1, Side::Left, "M18").left_marker(S1, SQ)
    };
    let port = next_round(pledged().fame(S1, 29));
    assert_eq!((port.fame(S1), port.game.turn().outcome()), (29, None), "29 and two palms in hand");
    let port = last_round(pledged().fame(S1, 29).fame(SQ, 29));
    assert_eq!((fame(&port), winners(&port)), ([30, 31, 1], vec![S1]));
    let revealed = port.told.iter().filter(|event| matches!(event, Event::PledgeRevealed { .. })).count();
    assert_eq!(
        (revealed, port.seen_by(SQ).boards[1].smuggler.as_ref().and_then(|own| own.markers)),
        (2, Some([SQ, UN]))
    );
}

#[test]
fn most_fame_wins_and_gold_breaks_the_tie() {
    rules!["AH-17.3", "AH-17.4"];
    let scene = || evening().flagship(SQ, (3, 1)).flagship(UN, (0, 0));
    let port = last_round(scene().fame(SQ, 30).fame(UN, 28).fame(S1, 32).gold(SQ, 9));
    assert_eq!((fame(&port), winners(&port)), ([31, 32, 29], vec![S1]));
    let outcome = port.game.turn().outcome().expect("an outcome");
    assert_eq!(
        [0, 1, 2].map(|seat| (outcome.place(Seat(seat)), outcome.score(Seat(seat)))),
        [(2, 31), (1, 32), (3, 29)]
    );

    let port = last_round(scene().fame(SQ, 30).fame(UN, 30).fame(S1, 31).gold(UN, 2).gold(SQ, 1));
    assert_eq!((fame(&port), winners(&port)), ([31, 31, 31], vec![UN]));
    let port = last_round(scene().fame(SQ, 30).fame(UN, 30).fame(S1, 31).gold(UN, 2).gold(SQ, 2).gold(S1, 1));
    assert_eq!(winners(&port), [SQ, UN], "still tied, so they share the victory");
    let port = last_round(scene().fame(SQ, 30).fame(UN, 29).fame(S1, 31).gold(UN, 7));
    assert_eq!(winners(&port), [SQ, S1], "the gold of those behind does not matter");
}

#[test]
fn fame_has_no_upper_limit() {
    rules!["AH-17.5"];
    let port = last_round(evening().wealth((0, 0), 6).fame(SQ, 38).fame(S1, 301));
    assert_eq!((fame(&port), winners(&port)), ([44, 301, 0], vec![S1]));
}

#[test]
fn the_game_may_last_for_any_number_of_rounds() {
    rules!["AH-17.6", "AH-4.12"];
    use Action::*;
    let scene = m1(2).flagship(SQ, (3, 1)).flagship(UN, (0, 0)).patrols((0, 0), 1).comrades((3, 2), 2);
    let slots = [Sail, Sail, Sail, Sail, Tailwind, Tailwind];
    let wrecked = |scene: Scene, owner: Faction, more: &[Action]| {
        slots.iter().chain(more).fold(scene, |scene, action| scene.damaged(owner, board(*action)))
    };
    let scene = wrecked(scene, SQ, &[Order, Cannons5, Cannons6, Bombard, Deploy]);
    let mut port =
        Port::of(wrecked(scene, UN, &[Assemble, Cannons, Inspire, Rally]).turn(SQ, &[1, 1, 1, 1, 1]));
    for seed in 0..3000 {
        let idle = |mv: &&Move| matches!(mv, Move::Pass | Move::EndTurn | Move::SetAside(_) | Move::Pick(_));
        let moves = port.moves();
        let mv = *moves.iter().find(idle).unwrap_or(&moves[0]);
        let faction = port.decider().expect("the game goes on");
        port.loosely(faction, mv, seed);
    }
    assert!(port.view().round > 100, "round {}", port.view().round);
    assert_eq!((port.fame(SQ), port.fame(UN)), (0, 0));
}
