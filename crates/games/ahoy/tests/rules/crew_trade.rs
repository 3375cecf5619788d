//! Section 20 of the rulebook: crew that earns, persuades, mends and steals.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Ends the turn of a faction whose dice are all placed.
fn end_turn(scene: Scene, faction: Faction) -> Port {
    let mut port = Port::of(scene.dice(UN, &[3]).dice(SQ, &[3]).turn(faction, &[]));
    port.play(faction, Move::EndTurn);
    port
}

#[test]
fn an_elder_earns_while_nothing_is_damaged() {
    rules!["AH-20.4"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M04");
    assert_eq!(end_turn(scene.clone(), S1).gold(S1), 1);
    assert_eq!(end_turn(scene.clone().damaged(S1, board(Action::Sail)), S1).gold(S1), 0);
    let ship = m1(3).flagship(SQ, (0, 0)).gunship((3, 2)).crew(UN, "M04");
    assert_eq!(end_turn(ship.clone(), UN).gold(UN), 1);
    assert_eq!(
        end_turn(ship.damaged(UN, Slot::Ship(ShipSlot::Gunship4)), UN).gold(UN),
        0,
        "ship cards count"
    );
}

#[test]
fn a_documentarian_earns_in_enemy_company_once() {
    rules!["AH-20.18"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(UN, (3, 2)).flagship(SQ, (3, 2)).crew(S1, "M03");
    assert_eq!(end_turn(scene.clone(), S1).gold(S1), 0);
    assert_eq!(end_turn(scene.clone().flagship(UN, (1, 0)), S1).gold(S1), 1);
    assert_eq!(
        end_turn(scene.clone().flagship(UN, (1, 0)).flagship(SQ, (0, 0)), S1).gold(S1),
        1,
        "never more than one"
    );
    assert_eq!(end_turn(scene.patrols((0, 0), 2), S1).gold(S1), 0, "patrols are no company");
}

#[test]
fn a_convincing_comrade_moves_two_comrades_together() {
    rules!["AH-20.5"];
    let scene =
        m1(3).flagship(SQ, (0, 1)).flagship(UN, (3, 2)).comrades((3, 2), 3).crew(SQ, "M16").crew(SQ, "M18");
    let mut port = Port::of(scene.turn(SQ, &[3, 5]));
    port.play(SQ, place_in(3, Slot::Crew(card("M16"))));
    assert_eq!(port.moves(), [Move::Pick(at(3, 2)), Move::Pass]);
    port.play(SQ, Move::Pick(at(3, 2)));
    port.refuse(SQ, Move::Settle(Settling { at: at(0, 0), count: 3 }), "AH-20.5");
    port.refuse(SQ, Move::Settle(Settling { at: at(3, 2), count: 1 }), "AH-20.5");
    port.play(SQ, Move::Settle(Settling { at: at(0, 0), count: 2 }));
    assert_eq!((port.comrades(3, 2), port.comrades(0, 0)), (1, 2));
    port.plays(SQ, &[place_in(5, Slot::Crew(card("M18"))), Move::Pass]);
    assert_eq!(port.comrades(0, 0), 2, "the second copy may leave everybody where they are");
}

#[test]
fn a_convincing_official_moves_patrols_in_peace() {
    rules!["AH-20.6"];
    let scene = m1(3)
        .flagship(S1, (0, 1))
        .flagship(SQ, (0, 0))
        .flagship(UN, (3, 2))
        .patrols((3, 1), 2)
        .patrols((1, 0), 1);
    let scene =
        scene.crew(S1, "M17").placed(SQ, board(Action::Cannons5), 5).placed(UN, board(Action::Cannons), 1);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place_in(3, Slot::Crew(card("M17"))));
    port.plays(S1, &[Move::Pick(at(3, 1)), SOUTH]);
    assert_eq!(
        (port.decider(), port.patrols(3, 2)),
        (Some(S1), 1),
        "no battle with the Union's loaded flagship"
    );
    port.play(S1, Move::Pass).play(S1, Move::Pick(at(3, 1)));
    port.refuse(S1, Move::Pass, "AH-20.6").play(S1, WEST);
    assert_eq!((port.patrols(3, 1), port.patrols(2, 1)), (0, 0), "wreckage works as usual");
    assert!(port.game.is_between_actions(), "two patrols are enough");
}

#[test]
fn an_officials_patrol_may_explore_and_the_user_lays_the_tile() {
    rules!["AH-20.6"];
    let scene = m1(3)
        .flagship(S1, (0, 1))
        .flagship(SQ, (0, 0))
        .flagship(UN, (3, 2))
        .patrols((3, 1), 1)
        .crew(S1, "M19");
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.plays(S1, &[place_in(3, Slot::Crew(card("M19"))), Move::Pick(at(3, 1))]).cast(S1, NORTH, &[5]);
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-lay-tile"));
    port.play(S1, Move::Lay(Lay { at: at(3, -1), turn: 1 }));
    assert_eq!(port.patrols(3, 0), 1);
    assert!(port.game.is_between_actions(), "exploring ended its move, and no other patrol is left");
}

#[test]
fn a_shipwright_mends_board_and_crew_cards() {
    rules!["AH-20.19"];
    let scene = m1(3).flagship(SQ, (0, 0)).gunship((3, 2)).crew(UN, "M13").crew(UN, "M21");
    let scene = scene
        .damaged(UN, board(Action::Sail))
        .damaged(UN, board(Action::Sail))
        .damaged(UN, board(Action::Rally));
    let scene = scene.damaged(UN, Slot::Crew(card("M21"))).damaged(UN, Slot::Ship(ShipSlot::Gunship6));
    let mut port = Port::of(scene.turn(UN, &[3, 3]));
    port.play(UN, place_in(3, Slot::Crew(card("M13"))));
    assert_eq!(port.damage(UN), 1, "only the ship card stays damaged");
}

#[test]
fn a_naive_noble_is_given_away_for_an_enemys_card() {
    rules!["AH-20.22"];
    let scene = m1(4).flagship(S1, (0, 1)).flagship(S2, (0, 0)).flagship(UN, (3, 2)).flagship(SQ, (3, 2));
    let scene =
        scene.crew(S1, "M20").crew(S2, "M21").cargo(S2, "M01").crew(UN, "M13").pledged(S2, Side::Left, "M02");
    let scene = scene.cargo(S1, "M03").cargo(S1, "M04").placed(S2, Slot::Crew(card("M21")), 3);
    let mut port = Port::of(scene.clone().turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::NaiveNoble));
    let steal = |id: &str, cargo: bool| Move::Steal(Theft { card: card(id), cargo });
    assert_eq!(
        port.moves(),
        [steal("M01", false), steal("M01", true), steal("M21", false), steal("M21", true)]
    );
    port.play(S1, steal("M21", false));
    assert_eq!(port.crew(S1), [card("M21")]);
    assert_eq!(port.dice_in(S1, Slot::Crew(card("M21"))), [0u8; 0], "the card changes hands clean");
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.plays(S1, &[Move::Use(Power::NaiveNoble), steal("M21", true)]);
    assert_eq!(port.asked(), "ask-overboard", "a third cargo is too much");
    port.play(S1, Move::Card(card("M03")));
    assert_eq!(port.cargo(S1), [card("M04"), card("M21")]);
}

#[test]
fn the_squadrons_noble_takes_cargo_only_as_crew_and_strongholds_do_not_matter() {
    rules!["AH-20.22"];
    let scene = m1(3).flagship(S1, (0, 1)).flagship(UN, (0, 0)).flagship(SQ, (3, 2)).strongholds((0, 0), 1);
    let scene = scene.cargo(S1, "M01").crew(UN, "M20");
    let mut port = Port::of(scene.clone().turn(UN, &[3, 3]));
    port.play(UN, Move::Use(Power::NaiveNoble));
    assert_eq!(port.moves(), [Move::Steal(Theft { card: card("M01"), cargo: false })]);
    let mut far = Port::of(scene.flagship(S1, (3, 1)).turn(UN, &[3, 3]));
    far.refuse(UN, Move::Use(Power::NaiveNoble), "AH-20.22");
}
