//! Section 12 of the rulebook: the market and the crew.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

fn recruit(id: &str) -> Move {
    Move::Recruit(card(id))
}

/// Pays a market card with a die, as it is.
fn hire(die: u8, id: &str) -> Move {
    place_in(die, Slot::Cost(card(id)))
}

/// Smuggler 1 on the skull island (0,0) of M1, in front of this market.
fn skull_market(cards: &[&str]) -> Scene {
    m1(4).flagship(S1, (0, 0)).market(cards)
}

fn market(port: &Port) -> Vec<Card> {
    port.view().market.into_iter().flatten().collect()
}

#[test]
fn a_card_taken_is_replaced_at_once() {
    rules!["AH-12.1", "AH-12.10"];
    let mut port = Port::of(skull_market(&["M06", "M16", "M17"]).gold(S1, 3).turn(S1, &[1, 1]));
    port.refuse(S1, recruit("M07"), "AH-12.1").cast(S1, recruit("M06"), &[7]);
    assert_eq!(market(&port), ["M07", "M16", "M17"].map(card));
    port.cast(S1, recruit("M07"), &[1]);
    assert_eq!(
        (port.crew(S1), market(&port)),
        (["M06", "M07"].map(card).to_vec(), ["M01", "M16", "M17"].map(card).to_vec())
    );
}

#[test]
fn enlisting_refills_the_market_only_at_its_end() {
    rules!["AH-12.1", "AH-12.14"];
    let scene = m1(2).flagship(UN, (3, 1)).comrades((0, 0), 1).market(&["M06", "M07", "M16"]);
    let mut port = Port::of(scene.hand(&[PlanKind::Enlist]).turn(UN, &[1, 1]));
    port.play(UN, Move::Plan(PlanKind::Enlist)).play(UN, Move::Pick(at(0, 0)));
    port.play(UN, Move::Card(card("M06")));
    assert_eq!(market(&port), ["M07", "M16"].map(card));
    port.cast(UN, Move::Card(card("M07")), &[1, 2]);
    assert_eq!((market(&port).len(), port.crew(UN).len(), port.gold(UN)), (3, 2, 0));
}

#[test]
fn an_empty_deck_refills_nothing_and_discards_stay_where_they_are() {
    rules!["AH-12.2", "AH-12.12"];
    let scene = skull_market(&["M06", "M07", "M16"]).crew(S1, "M23").gold(S1, 2).deck(&["M30"]);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.cast(S1, recruit("M06"), &[30]);
    assert_eq!((market(&port), port.view().market_left), (["M30", "M07", "M16"].map(card).to_vec(), 0));
    port.play(S1, recruit("M07"));
    assert_eq!(market(&port), ["M30", "M16"].map(card), "nothing is shuffled back");
    port.play(S1, Move::Use(Power::GhastlyGust)).play(S1, Move::Go(at(3, 1)));
    assert_eq!(market(&port), ["M30", "M16"].map(card));
    assert!(port.seen_by(SQ).discard.contains(&card("M23")), "the discard pile lies open");
    assert!(!port.crew(S1).contains(&card("M23")));
}

#[test]
fn a_market_card_is_crew_for_anybody_and_cargo_for_smugglers() {
    rules!["AH-12.3"];
    let scene = skull_market(&["M06", "M16", "M17"]).flagship(SQ, (0, 0)).gold(S1, 1).gold(SQ, 1);
    let mut port = Port::of(scene.clone().turn(SQ, &[1, 1]));
    port.refuse(SQ, Move::Smuggle(card("M06")), "AH-12.3").cast(SQ, recruit("M06"), &[1]);
    assert_eq!(port.crew(SQ), [card("M06")]);

    let mut port = Port::of(scene.clone().turn(S1, &[1, 1]));
    port.cast(S1, recruit("M06"), &[1]);
    assert_eq!((port.crew(S1), port.cargo(S1)), (vec![card("M06")], vec![]));

    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.cast(S1, Move::Smuggle(card("M06")), &[1]);
    assert_eq!((port.crew(S1), port.cargo(S1), port.gold(S1)), (vec![], vec![card("M06")], 1));
}

#[test]
fn crew_is_recruited_on_an_island_of_its_suit_at_its_price() {
    rules!["AH-12.4", "AH-12.5"];
    let scene = m1(4).tile(3, (4, 0), 0).market(&["M11", "M13", "M06"]);
    let mut port = Port::of(scene.clone().flagship(UN, (3, 1)).gold(UN, 5).turn(UN, &[1, 1]));
    port.refuse(UN, recruit("M13"), "AH-12.4");

    let mut port = Port::of(scene.clone().flagship(UN, (5, 1)).gold(UN, 1).turn(UN, &[1, 1]));
    port.refuse(UN, recruit("M06"), "AH-12.4").refuse(UN, recruit("M11"), "AH-12.5");
    port.refuse(UN, hire(1, "M13"), "AH-12.5").cast(UN, recruit("M13"), &[12]);
    assert_eq!((port.gold(UN), port.view().bank), (0, 20));
    port.refuse(UN, recruit("M12"), "AH-12.5");
    port.cast(UN, hire(1, "M12"), &[1]);
    assert_eq!(port.dice_in(UN, Slot::Cost(card("M12"))), [1]);

    let mut port = Port::of(scene.flagship(UN, (5, 1)).gold(UN, 3).turn(UN, &[1, 1]));
    port.cast(UN, recruit("M11"), &[1]).cast(UN, recruit("M13"), &[2]);
    assert_eq!((port.gold(UN), port.crew(UN).len()), (0, 2));
}

/// Whoever lies at the wrong island hears of the island, whatever the card costs and whatever dice are left.
#[test]
fn a_card_of_another_suit_is_refused_for_its_suit_and_not_for_its_price() {
    rules!["AH-12.4", "AH-12.5", "AH-12.6"];
    let scene = m1(4).tile(3, (4, 0), 0).market(&["M12", "M13", "M06"]).flagship(UN, (3, 1)).gold(UN, 5);
    let mut port = Port::of(scene.clone().turn(UN, &[1, 1]));
    port.refuse(UN, recruit("M12"), "AH-12.4").refuse(UN, recruit("M13"), "AH-12.4");
    port.refuse(UN, hire(1, "M12"), "AH-12.4").refuse(UN, hire(1, "M13"), "AH-12.4");
    let mut port = Port::of(scene.flagship(UN, (5, 1)).turn(UN, &[1, 1]));
    port.refuse(UN, recruit("M12"), "AH-12.5").refuse(UN, hire(1, "M13"), "AH-12.5");
    port.refuse(UN, hire(1, "M06"), "AH-12.4").refuse(UN, hire(6, "M12"), "AH-5.2");
}

/// The first die sails to the skull island, the second is the Gunner's pay.
#[test]
fn a_sail_and_a_gunner_use_up_both_dice_of_a_turn() {
    rules!["AH-E12", "AH-12.5", "AH-12.6"];
    let scene = m1(4).flagship(UN, (1, 0)).gold(UN, 1).market(&["M08", "M10", "M07"]);
    let mut port = Port::of(scene.turn(UN, &[4, 5, 6]));
    port.play(UN, place(4, Action::Sail)).plays(UN, &[WEST, Move::Pass, Move::Pass]);
    port.cast(UN, hire(5, "M08"), &[1]);
    assert_eq!((port.crew(UN), port.view().dice_due), (vec![card("M08")], 0));
    port.refuse(UN, hire(6, "M10"), "AH-12.6").refuse(UN, place(6, Action::Rally), "AH-4.5");
    port.cast(UN, recruit("M07"), &[2]);
    assert_eq!(port.gold(UN), 0, "gold still recruits when no die is left");
    port.play(UN, Move::EndTurn);
}

#[test]
fn recruiting_for_gold_is_free_of_dice_and_crew_has_no_limit() {
    rules!["AH-12.6", "AH-12.7", "AH-12.4"];
    let scene = skull_market(&["M06", "M07", "M09"]).crew(S1, "M26").crew(S1, "M28").gold(S1, 3);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.cast(S1, recruit("M06"), &[8]).cast(S1, recruit("M07"), &[10]).cast(S1, recruit("M09"), &[1]);
    assert_eq!((port.supply(S1), port.view().dice_due), (vec![1, 1], 2));
    port.cast(S1, hire(1, "M08"), &[2]).cast(S1, hire(1, "M10"), &[3]);
    assert_eq!(port.crew(S1), ["M06", "M07", "M08", "M09", "M10", "M26", "M28"].map(card));
}

#[test]
fn fresh_crew_goes_to_work_at_once() {
    rules!["AH-12.8"];
    let scene = m1(4).tile(5, (4, 0), 0).flagship(S1, (5, 1)).gold(S1, 5).market(&["M21", "M23", "M01"]);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.refuse(S1, place_in(1, Slot::Crew(card("M21"))), "AH-5.10");
    port.refuse(S1, Move::Use(Power::GhastlyGust), "AH-12.8");
    port.cast(S1, recruit("M21"), &[2]).cast(S1, recruit("M23"), &[3]);
    port.play(S1, place_in(1, Slot::Crew(card("M21")))).plays(S1, &[WEST, NORTH, EAST]);
    assert_eq!(port.flagship(S1), at(5, 0), "the Sailor");
    port.play(S1, Move::Slot(board(Action::Sail)));
    port.play(S1, Move::Use(Power::GhastlyGust)).play(S1, Move::Go(at(3, 1)));
    assert_eq!(port.flagship(S1), at(3, 1), "the Ghastly Gust");
}

/// Everybody else is out of dice, so that the round ends with the turn of Smuggler 1.
fn last_turn(scene: Scene) -> Port {
    Port::of(scene.dice(SQ, &[]).dice(UN, &[]).dice(S2, &[]).first(UN).turn(S1, &[6, 2]))
}

/// The dice of four factions and two plans for a new round.
fn new_round() -> Vec<u32> {
    [&[1; 5][..], &[3; 4], &[4; 4], &[5; 4], &[1, 2]].concat()
}

#[test]
fn a_die_paid_for_crew_lies_there_until_the_round_ends_and_the_crew_stays() {
    rules!["AH-12.9", "AH-12.11"];
    let mut port = last_turn(skull_market(&["M08", "M16", "M17"]).flagship(UN, (3, 2)).crew(S1, "M03"));
    port.cast(S1, hire(6, "M08"), &[1]).play(S1, place(2, Action::Repair));
    assert_eq!(port.dice_in(S1, Slot::Cost(card("M08"))), [6]);
    port.cast(S1, Move::EndTurn, &new_round());
    assert_eq!(port.gold(S1), 1, "the Documentarian");
    assert!(port.dice_in(S1, Slot::Cost(card("M08"))).is_empty());
    assert_eq!((port.supply(S1), port.crew(S1)), (vec![3; 4], ["M03", "M08"].map(card).to_vec()));
    port.play(S2, place(5, Action::Cannons)).play(S2, place(5, Action::Tailwind)).play(S2, Move::EndTurn);
    port.play(SQ, place(1, Action::Tailwind)).play(SQ, place(1, Action::Tailwind)).play(SQ, Move::EndTurn);
    port.refuse(S1, hire(3, "M08"), "AH-5.10");
    port.play(S1, place(3, Action::Cannons)).play(S1, place(3, Action::Tailwind));
    port.play(S1, Move::Pass).play(S1, Move::EndTurn);
    assert_eq!(port.gold(S1), 2, "it works in every round");
}

#[test]
fn a_stolen_card_changes_hands_clean() {
    rules!["AH-12.13"];
    let scene =
        m1(4).flagship(S1, (3, 2)).flagship(SQ, (3, 1)).crew(S1, "M20").crew(SQ, "M13").crew(SQ, "M21");
    let scene = scene.placed(SQ, Slot::Crew(card("M13")), 4).damaged(SQ, Slot::Crew(card("M21")));
    let steal = |id: &str| Move::Steal(Theft { card: card(id), cargo: false });
    let mut port = Port::of(scene.clone().turn(S1, &[1, 1]));
    port.play(S1, Move::Use(Power::NaiveNoble)).play(S1, steal("M13"));
    assert_eq!((port.crew(SQ), port.crew(S1)), (vec![card("M21")], vec![card("M13")]));
    let squadron = port.view().boards.into_iter().find(|own| own.faction == SQ).expect("the Squadron");
    assert_eq!(squadron.aside, [4], "its die is out of use");
    assert_eq!(squadron.supply.len(), 4);
    port.play(S1, place_in(1, Slot::Crew(card("M13"))));

    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, Move::Use(Power::NaiveNoble)).play(S1, steal("M21"));
    assert_eq!((port.damage(SQ), port.damage(S1)), (0, 0));
    port.play(S1, place_in(1, Slot::Crew(card("M21"))));
    assert!(port.view().discard.contains(&card("M20")));
}

#[test]
fn a_discarded_card_gives_its_die_back_only_with_the_new_round() {
    rules!["AH-12.13", "AH-12.11", "AH-12.12"];
    let scene =
        m1(4).flagship(UN, (3, 2)).flagship(SQ, (3, 1)).crew(UN, "M06").crew(SQ, "M12").crew(SQ, "M21");
    let scene = scene.placed(SQ, Slot::Cost(card("M12")), 3).damaged(SQ, Slot::Crew(card("M21")));
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 1).turn(UN, &[2, 2]));
    port.play(UN, place(2, Action::Sail)).cast(UN, NORTH, &[6, 1]).plays(UN, &[Move::Accept, Move::Pass]);
    assert_eq!((port.crew(SQ), port.crew(UN), port.damage(SQ)), (vec![], vec![], 0));
    let squadron = port.view().boards.into_iter().find(|own| own.faction == SQ).expect("the Squadron");
    assert_eq!((squadron.aside, squadron.supply.len()), (vec![3], 4));
    let discard = port.seen_by(S2).discard;
    assert!(["M06", "M12", "M21"].into_iter().all(|id| discard.contains(&card(id))));
}

#[test]
fn some_recruiting_ignores_suit_and_cost_but_never_a_stronghold() {
    rules!["AH-12.14"];
    let scene = skull_market(&["M11", "M12", "M01"]);
    let mut port = Port::of(scene.clone().turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Negotiate)).cast(S1, Move::Card(card("M11")), &[2]);
    assert_eq!((port.crew(S1), port.gold(S1), port.asked()), (vec![card("M11")], 0, "ask-turn"));

    let mut port = Port::of(scene.clone().strongholds((0, 0), 1).turn(S1, &[2, 2]));
    port.play(S1, place(2, Action::Negotiate));
    assert_eq!((port.crew(S1), port.asked()), (vec![], "ask-turn"));

    let storm = |strongholds: u8, after: &[u32]| {
        let scene = scene.clone().flagship(S1, (1, 0)).strongholds((0, 0), strongholds);
        let scene = [SQ, UN, S2].into_iter().fold(scene, |scene, other| scene.flagship(other, (3, 1)));
        let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[2, 2]));
        port.play(S1, place(2, Action::Sail)).cast(S1, WEST, &[6, 1]);
        port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).cast(S1, Move::Reward(Dir::South), after);
        port.asked()
    };
    assert_eq!(storm(1, &[]), "ask-free-crew");
    assert_eq!(storm(2, &[6, 1]), "ask-manoeuvre", "one stronghold still stands, and is fought next");
}
