//! Section 15 of the rulebook: cargo, deliveries, the Smugglers' die actions and their pledges.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Smuggler 1 on the skull island, everybody else at the other end of the map.
fn on_skull_island() -> Scene {
    m1(3).flagship(SQ, (3, 1)).flagship(UN, (3, 1)).flagship(S1, (0, 0))
}

/// Nothing but a turn is under way.
fn is_done(port: &Port) -> bool {
    port.asked() == "ask-turn" && port.decider() == Some(S1)
}

#[test]
fn cargo_is_taken_for_nothing_and_what_is_too_much_goes_overboard() {
    rules!["AH-15.1", "AH-15.2", "AH-15.3"];
    let scene =
        on_skull_island().market(&["M06", "M07", "M16"]).deck(&["M09", "M10", "M17", "M20", "M01", "M02"]);
    let mut port = Port::of(scene.gold(S1, 1).turn(S1, &[1, 1]));
    port.refuse(S1, Move::Smuggle(card("M16")), "AH-15.1").refuse(S1, Move::Smuggle(card("M09")), "AH-15.1");
    port.cast(S1, Move::Smuggle(card("M06")), &[9]).cast(S1, Move::Smuggle(card("M09")), &[17]);
    assert!(is_done(&port));
    port.cast(S1, Move::Smuggle(card("M07")), &[1]).refuse(S1, place(1, Action::Sail), "AH-4.10");
    port.refuse(S1, Move::Card(card("M16")), "AH-15.3").refuse(S1, Move::Pass, "AH-15.3");
    port.play(S1, Move::Card(card("M06")));
    assert_eq!((port.cargo(S1), port.gold(S1)), (vec![card("M07"), card("M09")], 1));
    assert!(port.view().discard.contains(&card("M06")) && is_done(&port));
    assert_eq!(port.view().market, [Some(card("M17")), Some(card("M01")), Some(card("M16"))]);
}

#[test]
fn cargo_is_taken_only_on_an_island_and_only_by_smugglers() {
    rules!["AH-15.1", "AH-12.3"];
    let scene = || on_skull_island().market(&["M06"]).deck(&[]);
    let mut port = Port::of(scene().flagship(S1, (0, 1)).turn(S1, &[1, 1]));
    port.refuse(S1, Move::Smuggle(card("M06")), "AH-15.1");
    let mut port = Port::of(scene().flagship(UN, (0, 0)).turn(UN, &[1, 1]));
    port.refuse(UN, Move::Smuggle(card("M06")), "AH-12.3");
}

#[test]
fn everybody_sees_a_cargo_and_its_crew_half_does_nothing() {
    rules!["AH-15.4"];
    let scene = on_skull_island().flagship(S1, (1, 1)).cargo(S1, "M27").cargo(S1, "M23");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    for viewer in [SQ, UN] {
        let seen = port.seen_by(viewer).boards.into_iter().find_map(|own| own.smuggler).expect("a Smuggler");
        assert_eq!(seen.cargo, [card("M23"), card("M27")]);
    }
    port.refuse(S1, Move::Use(Power::GhastlyGust), "AH-12.8");
    port.play(S1, place(1, Action::Sail)).play(S1, EAST);
    assert_eq!((port.asked(), port.offers(Move::Pass)), ("ask-take-damage", false));
}

#[test]
fn a_cargo_is_delivered_to_its_destination_suit_and_not_to_its_own() {
    rules!["AH-15.5", "AH-15.6"];
    let scene = || on_skull_island().cargo(S1, "M02").cargo(S1, "M06").market(&["M17"]).deck(&[]);
    let mut port = Port::of(scene().turn(S1, &[1, 1]));
    port.refuse(S1, Move::Deliver(card("M06")), "AH-15.6").refuse(S1, Move::Deliver(card("M17")), "AH-15.6");
    assert!(port.offers(Move::Deliver(card("M02"))));
    for space in [(3, 2), (0, 1)] {
        let mut port = Port::of(scene().flagship(S1, space).turn(S1, &[1, 1]));
        port.refuse(S1, Move::Deliver(card("M02")), "AH-15.6");
    }
}

/// Smuggler 1 on a swords island of wealth 2, with jewelry from a fish island.
fn jewelry_for_swords() -> Scene {
    let scene = m1(3).tile(3, (4, 1), 0).wealth((5, 2), 2).flagship(SQ, (0, 0)).flagship(UN, (0, 0));
    scene.flagship(S1, (5, 2)).cargo(S1, "M29").market(&["M06"]).deck(&[]).left_marker(S1, SQ)
}

#[test]
fn a_delivery_brings_fame_wealth_a_reward_and_a_pledge() {
    rules!["AH-E13", "AH-15.7", "AH-15.8", "AH-15.9", "AH-15.10"];
    let mut port = Port::of(jewelry_for_swords().turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M29")));
    assert_eq!((port.fame(S1), port.region(5, 2).wealth, port.asked()), (2, 3, "ask-reward"));
    assert_eq!(port.moves(), Dir::ALL.map(Move::Reward));
    port.play(S1, Move::Reward(Dir::South));
    assert_eq!((port.asked(), port.smuggler(S1).white), ("ask-free-crew", (3, 2)));
    port.play(S1, Move::Pass).refuse(S1, Move::Pass, "AH-15.10").play(S1, Move::Pledge(Side::Right));
    let own = port.smuggler(S1);
    assert_eq!((own.white, own.black), ((3, 2), (2, 2)));
    assert_eq!((own.pledged, own.markers), ([vec![], vec![card("M29")]], Some([SQ, UN])));
    assert!(is_done(&port) && own.cargo.is_empty());
}

#[test]
fn several_cargoes_are_delivered_one_after_another_and_a_six_stays_a_six() {
    rules!["AH-15.6", "AH-15.8", "AH-15.10"];
    let scene = on_skull_island().wealth((0, 0), 5).cargo(S1, "M02").cargo(S1, "M12");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    let first = [Move::Deliver(card("M02")), Move::Reward(Dir::North), Move::Pledge(Side::Left)];
    let second = [Move::Deliver(card("M12")), Move::Reward(Dir::East), Move::Pledge(Side::Left)];
    port.plays(S1, &first);
    assert_eq!((port.fame(S1), port.region(0, 0).wealth), (2, 6));
    port.plays(S1, &second);
    assert_eq!((port.fame(S1), port.region(0, 0).wealth), (5, 6));
    assert_eq!(port.smuggler(S1).pledged[0], [card("M02"), card("M12")]);
}

#[test]
fn a_card_is_pledged_even_after_the_reward_has_moved_the_flagship_away() {
    rules!["AH-15.11"];
    let scene = on_skull_island().cargo(S1, "M02").cargo(S1, "M06").markers(S1, (0, 2), (1, 2));
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, Move::Deliver(card("M02")));
    assert_eq!(port.cargo(S1), [card("M06")]);
    port.play(S1, Move::Reward(Dir::West)).refuse(S1, Move::Pledge(Side::Left), "AH-7.1");
    port.play(S1, EAST).play(S1, Move::Pass);
    assert_eq!((port.flagship(S1), port.asked()), (at(1, 0), "ask-pledge"));
    port.refuse(S1, Move::Deliver(card("M06")), "AH-4.10").play(S1, Move::Pledge(Side::Left));
    assert_eq!(port.smuggler(S1).pledged[0], [card("M02")]);
    assert!(is_done(&port));
}

#[test]
fn pledged_cards_stay_where_they_are_and_only_their_owner_knows_for_whom() {
    rules!["AH-15.12", "AH-15.13", "AH-3.16"];
    let scene = on_skull_island()
        .flagship(UN, (0, 1))
        .pledged(S1, Side::Left, "M02")
        .crew(S1, "M28")
        .cargo(S1, "M06");
    let scene = scene.left_marker(S1, UN).crew(UN, "M20");
    let mut port = Port::of(scene.clone().turn(S1, &[1, 1]));
    port.refuse(S1, Move::Pledge(Side::Right), "AH-4.10").refuse(S1, Move::Deliver(card("M02")), "AH-15.6");
    let seen =
        |viewer| port.seen_by(viewer).boards.into_iter().find_map(|own| own.smuggler).expect("a Smuggler");
    assert_eq!(seen(S1).markers, Some([UN, SQ]));
    for viewer in [SQ, UN] {
        assert_eq!((seen(viewer).markers, seen(viewer).pledged), (None, [vec![card("M02")], vec![]]));
    }
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    let steal = |id| Move::Steal(Theft { card: card(id), cargo: false });
    port.play(UN, Move::Use(Power::NaiveNoble)).refuse(UN, steal("M02"), "AH-20.22");
    assert_eq!(port.moves(), [steal("M06"), steal("M28")]);
}

#[test]
fn a_smuggler_sails_two_spaces_and_needs_an_even_die_only_for_repair() {
    rules!["AH-15.28", "AH-6.10"];
    let scene = || on_skull_island().damaged(S1, board(Action::Negotiate));
    let mut port = Port::of(scene().turn(S1, &[1, 3]));
    port.play(S1, place(1, Action::Sail)).play(S1, EAST).play(S1, WEST);
    assert!(is_done(&port));
    port.refuse(S1, place(3, Action::Repair), "AH-5.3").play(S1, place(3, Action::Cannons));
    let mut port = Port::of(scene().turn(S1, &[2, 4, 6]));
    port.play(S1, place(2, Action::Tailwind)).play(S1, Move::Go(at(1, 0)));
    port.play(S1, place(6, Action::Repair)).play(S1, Move::Slot(board(Action::Negotiate)));
    assert_eq!(port.damage(S1), 0);
}

#[test]
fn full_sail_goes_as_far_as_its_die_shows() {
    rules!["AH-15.29", "AH-5.7"];
    let scene = || on_skull_island().flagship(S1, (3, 1)).gold(S1, 1);
    let mut port = Port::of(scene().turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::FullSail))
        .refuse(S1, Move::Pass, "AH-15.29")
        .plays(S1, &[SOUTH, NORTH, SOUTH]);
    assert!(is_done(&port));
    let mut port = Port::of(scene().turn(S1, &[3, 3]));
    port.play(S1, pay_place(3, 4, 1, Action::FullSail)).plays(S1, &[SOUTH, NORTH, SOUTH, NORTH]);
    assert!(is_done(&port));
    let mut port = Port::of(scene().turn(S1, &[1, 6]));
    port.play(S1, place(1, Action::FullSail)).play(S1, SOUTH);
    assert!(is_done(&port));
    let mut port = Port::of(scene().turn(S1, &[1, 6]));
    port.play(S1, place(6, Action::FullSail)).play(S1, SOUTH).play(S1, Move::Pass);
    assert_eq!(port.flagship(S1), at(3, 2));
}

/// Negotiations on an island with so many comrades, about so many cards.
fn negotiation(comrades: u8, market: &[&str]) -> Port {
    let scene = on_skull_island().comrades((0, 0), comrades).market(market).deck(&[]);
    let mut port = Port::of(scene.turn(S1, &[4, 1]));
    port.refuse(S1, place(1, Action::Negotiate), "AH-5.3").play(S1, place(4, Action::Negotiate));
    port
}

#[test]
fn a_negotiation_brings_one_card_for_nothing_and_one_for_a_comrade() {
    rules!["AH-15.30", "AH-15.31"];
    let mut port = negotiation(2, &["M21", "M08", "M05"]);
    port.play(S1, Move::Card(card("M21")));
    assert_eq!((port.asked(), port.comrades(0, 0)), ("ask-negotiate", 2));
    port.play(S1, Move::Card(card("M08")));
    assert_eq!((port.crew(S1), port.gold(S1)), (vec![card("M08"), card("M21")], 0));
    assert_eq!((port.comrades(0, 0), port.union().supply, port.union().ready), (1, 19, 0));
    assert!(is_done(&port) && port.supply(S1) == [1]);
}

#[test]
fn either_card_of_a_negotiation_may_be_skipped() {
    rules!["AH-15.31"];
    let mut port = negotiation(2, &["M21", "M08", "M05"]);
    port.play(S1, Move::Pass).play(S1, Move::Card(card("M05")));
    assert_eq!((port.crew(S1), port.comrades(0, 0)), (vec![card("M05")], 1));
    assert!(is_done(&port));
    let mut port = negotiation(2, &["M21", "M08", "M05"]);
    port.play(S1, Move::Card(card("M05"))).play(S1, Move::Pass);
    assert_eq!((port.crew(S1), port.comrades(0, 0)), (vec![card("M05")], 2));
    assert!(is_done(&port));
}

#[test]
fn no_comrade_is_lost_for_an_empty_market_or_on_an_island_without_any() {
    rules!["AH-15.31"];
    let mut port = negotiation(2, &["M21"]);
    port.play(S1, Move::Card(card("M21")));
    assert!(is_done(&port) && port.comrades(0, 0) == 2);
    let port = negotiation(2, &[]);
    assert!(is_done(&port) && port.comrades(0, 0) == 2);
    let mut port = negotiation(0, &["M21", "M08"]);
    port.play(S1, Move::Card(card("M21")));
    assert!(is_done(&port));
}

#[test]
fn the_market_is_refilled_between_the_two_cards_of_a_negotiation() {
    rules!["AH-15.30", "AH-12.1"];
    let scene = on_skull_island().comrades((0, 0), 1).market(&["M21"]).deck(&["M16", "M17"]);
    let mut port = Port::of(scene.turn(S1, &[4, 1]));
    port.play(S1, place(4, Action::Negotiate)).cast(S1, Move::Card(card("M21")), &[16]);
    port.play(S1, Move::Card(card("M16")));
    assert_eq!(port.crew(S1), [card("M16"), card("M21")]);
}

#[test]
fn a_negotiation_off_an_island_or_before_a_stronghold_comes_to_nothing() {
    rules!["AH-15.32"];
    let scene = || on_skull_island().comrades((0, 0), 2).market(&["M21"]).deck(&[]);
    for scene in [scene().flagship(S1, (0, 1)), scene().strongholds((0, 0), 1)] {
        let mut port = Port::of(scene.turn(S1, &[4, 1]));
        port.play(S1, place(4, Action::Negotiate));
        assert!(is_done(&port) && port.crew(S1).is_empty());
    }
}

#[test]
fn a_smugglers_flagship_counts_for_nobody() {
    rules!["AH-15.33"];
    let port = Port::of(on_skull_island().patrols((0, 0), 1).comrades((0, 0), 1).turn(S1, &[1, 1]));
    assert_eq!(port.region(0, 0).control, (1, 1));
    let port = Port::of(on_skull_island().turn(S1, &[1, 1]));
    assert_eq!(port.region(0, 0).control, (0, 0));
}

/// Two fish regions and the end of the game; the Union has the last die, and Smuggler 1 trusts it on the left.
fn last_die_at_two_fish_islands() -> Scene {
    let scene = Scene::new(3).tile(1, (0, 0), 2).tile(2, (2, 1), 0).flagship(S1, (3, 1)).flagship(UN, (0, 1));
    scene.dice(SQ, &[]).dice(S1, &[]).fame(SQ, 30).left_marker(S1, UN).ready(4).comrades((3, 2), 1)
}

fn end_the_game(scene: Scene) -> Port {
    let mut port = Port::of(scene.turn(UN, &[1]));
    port.play(UN, place(1, Action::Assemble)).play(UN, Move::Count(4)).play(UN, Move::EndTurn);
    assert!(port.view().outcome.is_some());
    port
}

#[test]
fn every_pledged_card_earns_fame_for_every_region_of_its_suit_that_its_faction_controls() {
    rules!["AH-E14", "AH-15.34", "AH-15.35", "AH-15.36"];
    let scene = last_die_at_two_fish_islands().patrols((0, 0), 3);
    let scene = scene.pledged(S1, Side::Left, "M29").pledged(S1, Side::Left, "M30");
    assert_eq!(Port::of(scene.clone().turn(UN, &[1])).region(0, 0).control, (5, 1));
    let port = end_the_game(scene);
    assert_eq!((port.region(0, 0).control, port.fame(S1)), ((5, 5), 2));
    let scene = last_die_at_two_fish_islands().patrols((0, 0), 2);
    let port = end_the_game(scene.pledged(S1, Side::Left, "M29").pledged(S1, Side::Left, "M30"));
    assert_eq!((port.region(0, 0).control, port.fame(S1)), ((4, 5), 4));
    let seen = port.seen_by(SQ).boards.into_iter().find_map(|own| own.smuggler).expect("a Smuggler");
    assert_eq!(seen.markers, Some([UN, SQ]));
}

#[test]
fn a_pledge_to_the_wrong_faction_or_of_another_suit_earns_nothing() {
    rules!["AH-15.34"];
    let scene = || last_die_at_two_fish_islands().pledged(S1, Side::Left, "M04");
    assert_eq!(end_the_game(scene().pledged(S1, Side::Right, "M29")).fame(S1), 0);
    assert_eq!(end_the_game(scene().pledged(S1, Side::Right, "M29").patrols((3, 1), 3)).fame(S1), 1);
}
