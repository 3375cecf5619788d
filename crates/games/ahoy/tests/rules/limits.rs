//! Section 19 of the rulebook: what is limited, what outranks what, and who knows what.

use crate::port::*;
use freeport_ahoy::*;
use freeport_kernel::{Game, Viewer};
use freeport_testkit::rules;

#[test]
fn a_gain_from_an_exhausted_supply_is_what_is_left() {
    rules!["AH-19.1"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).flagship(UN, (0, 0)).patrols((2, 1), 1);
    let scene = scene.gold(SQ, 10).gold(UN, 9).crew(S1, "M12").placed(S1, board(Action::Cannons), 1);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    assert_eq!(port.view().bank, 1);
    port.play(S1, place(1, Action::Sail)).cast(S1, WEST, &[6, 1]);
    assert_eq!((port.gold(S1), port.view().bank), (1, 0), "the Cutpurse would take two");
    port.plays(S1, &[Move::Pass, Move::Slot(board(Action::Sail))]);
    assert_eq!(
        (port.flagship(S1), port.gold(S1)),
        (at(2, 1), 1),
        "and the treasure is a chest without a coin"
    );
    port.play(S1, pay_place(1, 2, 1, Action::Repair)).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!((port.gold(S1), port.view().bank), (0, 1), "gold that was spent can be gained again");
}

#[test]
fn patrols_strongholds_and_comrades_run_out() {
    rules!["AH-19.1"];
    let scene = m1(2).flagship(SQ, (3, 2)).flagship(UN, (0, 0)).patrols((3, 2), 10).strongholds((3, 2), 3);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH).play(SQ, Move::Pass);
    assert_eq!((port.asked(), port.squadron().patrols), ("ask-turn", 0), "no patrol is left to leave behind");
    port.play(SQ, place(1, Action::Deploy)).play(SQ, Move::EndTurn);
    assert_eq!((port.decider(), port.squadron().strongholds), (Some(UN), 0), "nor a stronghold to raise");

    let scene = m1(2).flagship(SQ, (3, 2)).flagship(UN, (0, 0)).ready(10).comrades((0, 0), 8);
    let mut port = Port::of(scene.turn(UN, &[6, 6]));
    port.play(UN, place(6, Action::Rally));
    assert_eq!((port.union().ready, port.union().supply), (12, 0));
}

#[test]
fn a_card_outranks_the_general_rules() {
    rules!["AH-19.2"];
    let voyage = |scene: Scene| {
        let mut port = Port::of(scene.flagship(S1, (3, 1)).flagship(UN, (0, 0)).turn(S1, &[1, 1]));
        port.play(S1, place(1, Action::Sail)).play(S1, WEST);
        port
    };
    voyage(m1(3)).refuse(S1, Move::Pass, "AH-11.4");
    let mut port = voyage(m1(3).crew(S1, "M27"));
    port.play(S1, Move::Pass);
    assert_eq!(
        (port.damage(S1), port.asked()),
        (0, "ask-sail"),
        "wreckage does damage, but the Pilot says no"
    );
}

#[test]
fn a_ban_is_lifted_only_by_a_word_that_lifts_it() {
    rules!["AH-19.3", "AH-19.4"];
    let scene = m1(3).flagship(S1, (3, 2)).strongholds((3, 2), 1).comrades((3, 2), 1).flagship(UN, (0, 0));
    let mut port = Port::of(scene.market(&["M16", "M01", "M06"]).gold(S1, 5).turn(S1, &[2, 2]));
    port.refuse(S1, Move::Recruit(card("M16")), "AH-13.15").refuse(
        S1,
        Move::Smuggle(card("M16")),
        "AH-13.15",
    );
    port.play(S1, place(2, Action::Negotiate));
    assert_eq!(port.asked(), "ask-turn", "the board says `ignore suit and cost`: not `ignore strongholds`");
    assert_eq!((port.crew(S1), port.comrades(3, 2)), (vec![], 1));

    let scene =
        Scene::new(2).tile(12, (0, 0), 0).tile(10, (2, 1), 0).flagship(SQ, (0, 1)).flagship(UN, (3, 2));
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Deploy)).play(SQ, Move::Pick(at(1, 1)));
    assert_eq!(port.patrols(1, 1), 1, "the Deploy does say that it ignores sandbars");
    port.play(SQ, place(1, Action::Sail)).refuse(SQ, EAST, "AH-7.2");
}

#[test]
fn a_die_stays_between_one_and_six() {
    rules!["AH-19.5"];
    let scene = m1(3).flagship(UN, (3, 1)).gold(UN, 6).placed(UN, board(Action::Cannons), 5);
    let mut port = Port::of(scene.hand(&[PlanKind::DynamicEntry]).turn(UN, &[6, 1]));
    port.refuse(UN, pay_place(6, 7, 1, Action::Sail), "AH-5.6").refuse(
        UN,
        pay_place(1, 0, 1, Action::Sail),
        "AH-5.6",
    );
    port.play(UN, Move::Plan(PlanKind::DynamicEntry));
    port.refuse(UN, Move::Count(2), "AH-21.3").play(UN, Move::Count(1));
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [6]);
}

#[test]
fn what_happens_at_the_same_time_is_ordered_for_the_player_in_turn() {
    rules!["AH-19.6", "AH-7.15"];
    let scene =
        Scene::new(2).tile(12, (0, 0), 0).tile(10, (2, 1), 0).flagship(SQ, (0, 0)).flagship(UN, (3, 2));
    let mut port = Port::of(scene.turn(SQ, &[4, 1]));
    port.play(SQ, place(4, Action::Sail)).play(SQ, EAST).play(SQ, Move::Pass);
    assert_eq!(
        (port.gold(SQ), port.decider(), port.asked()),
        (1, Some(SQ), "ask-harbor"),
        "first the treasure"
    );
    let (from, slot) = (board(Action::Sail), board(Action::Cannons5));
    port.play(SQ, Move::Load(Loading { from, die: 4, to: 5, gold: 1, slot }));
    assert_eq!((port.gold(SQ), port.asked()), (0, "ask-leave-patrol"), "then the harbour, then the patrol");
}

#[test]
fn actions_without_effect_are_allowed() {
    rules!["AH-19.7"];
    let mut port = Port::of(m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).gold(S1, 2).turn(S1, &[3, 1]));
    let up_and_down = pay_place(3, 3, 2, Action::Sail);
    assert!(
        port.asides(S1).contains(&up_and_down) && !port.offers(up_and_down),
        "legal, but nobody is urged to"
    );
    port.refuse(S1, pay_place(3, 3, 1, Action::Sail), "AH-5.5").play(S1, up_and_down);
    assert_eq!((port.gold(S1), port.dice_in(S1, board(Action::Sail))), (0, vec![3]));
    port.plays(S1, &[SOUTH, NORTH]).play(S1, place(1, Action::Tailwind));
    assert_eq!((port.flagship(S1), port.asked()), (at(3, 1), "ask-turn"), "no wind blows with a 1");
}

/// Takes out of a view what only its owner may know.
fn masked(mut view: View) -> View {
    for own in &mut view.boards {
        own.union.iter_mut().for_each(|union| union.hand = None);
        own.smuggler.iter_mut().for_each(|smuggler| smuggler.markers = None);
    }
    view
}

#[test]
fn everything_on_the_table_is_open_to_all() {
    rules!["AH-19.8", "AH-19.10"];
    let scene =
        m1(4).flagship(S1, (3, 1)).patrols((2, 1), 2).strongholds((3, 2), 1).comrades((0, 0), 3).ready(4);
    let scene = scene.gold(S2, 3).fame(UN, 7).crew(SQ, "M01").cargo(S1, "M02").pledged(S2, Side::Left, "M03");
    let scene = scene.market(&["M06", "M07", "M08"]).damaged(S1, board(Action::Sail)).placed(
        UN,
        board(Action::Cannons),
        5,
    );
    let scene =
        scene.markers(S1, (1, 2), (2, 2)).hand(&[PlanKind::Cutter, PlanKind::CloseCall]).wealth((3, 2), 4);
    let port = Port::of(scene.deck(&["M09"]).plan_deck(&[PlanKind::Enlist]).turn(SQ, &[1, 2, 3]));
    let watched = port.game.view(Viewer::Spectator);
    assert_eq!(watched, masked(port.view()));
    for faction in [SQ, S1, UN, S2] {
        assert_eq!(masked(port.seen_by(faction)), watched);
        assert_eq!(port.seen_by(faction) == watched, faction == SQ, "only the Squadron has no secret");
    }
    let [squadron, smuggler, union, rival] = &watched.boards[..] else { panic!("four players") };
    assert_eq!((squadron.supply.as_slice(), &squadron.crew), (&[1, 2, 3][..], &vec![card("M01")]));
    assert_eq!((rival.gold, union.fame, watched.discard.len()), (3, 7, 30 - 7));
    assert_eq!((watched.market_left, watched.tiles_left, watched.regions[1].wealth), (1, 9, 4));
    let union = union.union.as_ref().expect("the Union");
    assert_eq!((union.hand_size, union.deck, union.discard.len(), union.ready), (2, 1, 9, 4));
    let smuggler = smuggler.smuggler.as_ref().expect("a Smuggler");
    assert_eq!((smuggler.white, &smuggler.cargo), ((1, 2), &vec![card("M02")]));
    assert_eq!(rival.smuggler.as_ref().map(|own| own.pledged[0].clone()), Some(vec![card("M03")]));
}

/// A new game of three: what is put away unseen, which marker is which, and the Union's plans.
fn dealt(away: [u32; 7], marker: u32, plans: [u32; 2]) -> Port {
    let dice = [1, 2, 3, 4, 5, 1, 2, 3, 4];
    let chance = away
        .into_iter()
        .chain([1, 6, 11])
        .chain(dice)
        .chain([marker, 1, 1, 1, 1])
        .chain(plans)
        .chain([7, 10]);
    Port::setup_with(3, &chance.collect::<Vec<_>>())
}

#[test]
fn what_is_put_away_or_face_down_is_hidden_from_all() {
    rules!["AH-19.9"];
    let (one, other) =
        (dealt([1, 30, 10, 15, 5, 20, 25], 1, [1, 2]), dealt([2, 29, 9, 14, 4, 19, 24], 1, [1, 2]));
    assert_ne!(one.game, other.game);
    assert_eq!(one.view(), other.view());
    for faction in [SQ, S1, UN] {
        assert_eq!(one.seen_by(faction), other.seen_by(faction));
    }
}

#[test]
fn the_hand_is_known_to_the_union_and_the_markers_to_their_owner() {
    rules!["AH-19.10"];
    let away = [1, 30, 10, 15, 5, 20, 25];
    let (game, hand, markers) = (dealt(away, 1, [1, 2]), dealt(away, 1, [6, 7]), dealt(away, 2, [1, 2]));
    let differs = |other: &Port| [SQ, S1, UN].map(|faction| game.seen_by(faction) != other.seen_by(faction));
    assert_eq!(differs(&hand), [false, false, true]);
    assert_eq!(differs(&markers), [false, true, false]);
    assert_eq!(
        game.seen_by(UN).boards[2].union.as_ref().and_then(|own| own.hand.clone()).map(|hand| hand.len()),
        Some(2)
    );
    assert_eq!(markers.seen_by(S1).boards[1].smuggler.as_ref().and_then(|own| own.markers), Some([UN, SQ]));
}
