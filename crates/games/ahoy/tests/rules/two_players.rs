//! Section 18 of the rulebook: two players.

use crate::port::*;
use freeport_ahoy::*;
use freeport_kernel::{Game, Seat};
use freeport_testkit::rules;

/// What chance brings to a new round of two players: dice of Squadron and Union, then two plans.
const NEW_ROUND: [u32; 11] = [1, 2, 3, 4, 5, 6, 6, 6, 6, 1, 2];

/// The Squadron has the last die of the round; the Union began it.
fn evening() -> Scene {
    m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 2)).dice(UN, &[]).first(UN).market(&["M01", "M06", "M11"])
}

fn last_die(scene: Scene) -> Port {
    let mut port = Port::of(scene.turn(SQ, &[1]));
    port.play(SQ, place(1, Action::Tailwind)).play(SQ, Move::EndTurn);
    port
}

#[test]
fn squadron_and_union_play_with_24_market_cards() {
    rules!["AH-18.1"];
    let port = Port::setup(2, 5);
    let view = port.view();
    let factions: Vec<Faction> = view.boards.iter().map(|own| own.faction).collect();
    assert_eq!(factions, [SQ, UN]);
    assert_eq!((view.market.iter().flatten().count(), view.market_left), (3, 21));
    assert!(view.boards.iter().all(|own| own.smuggler.is_none()));
}

#[test]
fn the_first_player_of_the_round_must_make_a_region_richer() {
    rules!["AH-18.2", "AH-16.7"];
    let mut port = last_die(evening().wealth((0, 0), 6).wealth((3, 2), 5));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-raise-wealth"), "the card has not passed yet");
    port.refuse(SQ, Move::Pick(at(3, 2)), "AH-18.2").refuse(UN, Move::Pass, "AH-18.2");
    port.refuse(UN, Move::Pick(at(0, 0)), "AH-18.2").play(UN, Move::Pick(at(3, 2)));
    assert_eq!((port.region(0, 0).wealth, port.region(3, 2).wealth), (6, 6));
    assert_eq!((port.fame(SQ), port.fame(UN)), (6, 5), "control was scored before");
    port.cast(UN, Move::Pass, &NEW_ROUND);
    assert_eq!((port.view().first, port.decider()), (SQ, Some(SQ)));
}

#[test]
fn with_all_wealth_dice_at_six_nothing_is_raised() {
    rules!["AH-18.2"];
    let port = last_die(evening().wealth((0, 0), 6).wealth((3, 2), 6));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-refresh-market"));
}

#[test]
fn the_first_player_may_then_replace_the_market() {
    rules!["AH-18.3"];
    let mut port = last_die(evening());
    port.play(UN, Move::Pick(at(0, 0))).refuse(SQ, Move::Accept, "AH-18.3");
    let (game, before) = (port.game, port.view().market);
    let outcomes: Vec<u32> = [2, 7, 12].into_iter().chain(NEW_ROUND).collect();
    port.cast(UN, Move::Accept, &outcomes);
    assert_eq!(port.view().market, ["M02", "M07", "M12"].map(|id| Some(card(id))));
    assert_eq!(port.view().discard, ["M01", "M06", "M11"].map(card));

    let mut port = Port { game, told: Vec::new() };
    port.cast(UN, Move::Pass, &NEW_ROUND);
    assert_eq!((port.view().market, port.view().discard), (before, vec![]));

    let mut port = last_die(evening().deck(&["M02", "M03"]));
    port.play(UN, Move::Pick(at(0, 0))).cast(UN, Move::Accept, &[2, 1, 2, 3, 4, 5, 6, 6, 6, 6, 1, 2]);
    assert_eq!(
        port.view().market.into_iter().flatten().collect::<Vec<_>>(),
        [card("M02")],
        "the deck was short"
    );
}

#[test]
fn the_end_check_comes_before_the_two_player_steps() {
    rules!["AH-16.6", "AH-16.7"];
    let port = last_die(evening().fame(SQ, 29));
    assert_eq!((port.fame(SQ), port.region(0, 0).wealth, port.decider()), (30, 1, None));
}

#[test]
fn either_player_may_give_up_at_any_time() {
    rules!["AH-18.4"];
    let scene = || {
        let scene = m1(2).flagship(SQ, (3, 2)).flagship(UN, (3, 1)).fame(SQ, 9);
        scene.placed(SQ, board(Action::Cannons5), 5).turn(SQ, &[1, 1])
    };
    for loser in [SQ, UN] {
        let mut port = Port::of(scene());
        assert!(port.asides(loser).contains(&Move::Surrender) && !port.offers(Move::Surrender));
        port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH);
        assert_eq!(port.asked(), "ask-aim", "in the middle of a battle, and in the enemy's turn");
        port.play(loser, Move::Surrender);
        let outcome = port.game.turn().outcome().expect("an outcome");
        let places = [SQ, UN].map(|faction| outcome.place(faction.seat(2)));
        assert_eq!(places, if loser == SQ { [2, 1] } else { [1, 2] });
        assert_eq!(outcome.winners().iter().count(), 1);
        port.refuse(SQ, Move::Surrender, "AH-18.4").refuse(UN, Move::Surrender, "AH-18.4");
    }
    let mut port = Port::of(m1(3).turn(SQ, &[1, 1]));
    port.refuse(SQ, Move::Surrender, "AH-18.4").refuse(S1, Move::Surrender, "AH-18.4");
    assert!(port.asides(UN).is_empty());
}

#[test]
fn cargo_has_no_use_without_smugglers() {
    rules!["AH-18.5"];
    let mut port = Port::of(
        m1(2).flagship(SQ, (0, 0)).flagship(UN, (3, 2)).market(&["M06"]).gold(SQ, 1).turn(SQ, &[1, 1]),
    );
    assert!(port.offers(Move::Recruit(card("M06"))));
    port.refuse(SQ, Move::Smuggle(card("M06")), "AH-12.3").refuse(SQ, Move::Deliver(card("M06")), "AH-12.3");
}

#[test]
fn there_are_no_variants_and_more_players_only_add_smugglers_and_cards() {
    rules!["AH-18.6"];
    assert!(Ahoy::CARD.variants.is_empty());
    assert!(serde_json::from_str::<Options>(r#"{"variant": "solo"}"#).is_err());
    let common = |players: u8| {
        let mut view = Port::setup(players, 5).view();
        let cards = view.market.iter().flatten().count() + view.market_left as usize;
        let smugglers = view.boards.iter().filter(|own| own.smuggler.is_some()).count();
        view.boards.retain(|own| own.smuggler.is_none());
        let boards: Vec<_> =
            view.boards.into_iter().map(|own| (own.faction, own.gold, own.supply.len(), own.slots)).collect();
        ((cards, smugglers), (boards, view.tiles_left, view.asked.map(|asked| (asked.seat, asked.what))))
    };
    let (three, four) = (common(3), common(4));
    assert_eq!((three.0, four.0), ((24, 1), (30, 2)));
    assert_eq!(three.1, four.1);
    assert_eq!(three.1.2, Some((Seat(0), "ask-layout")));
}
