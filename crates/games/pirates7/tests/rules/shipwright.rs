//! Section 6 of the rulebook: the Shipwright.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn a_ship_costs_a_chest_and_at_least_one_is_bought() {
    rules!["P7-6.1"];
    for ships in 1..=3 {
        let mut cove = Cove::of(Scene::new(2).first(1));
        cove.choose(&[Shipwright, Cartographer]).refuse(A, Move::Buy(0), "P7-6.1").play(A, Move::Buy(ships));
        assert_eq!((cove.ships(A), cove.chests(A)), ((7 + ships, 0, 3 - ships), 7 - u16::from(ships)));
        assert_eq!(cove.marks(A), 0);
    }
}

#[test]
fn reserve_and_chests_limit_the_purchase() {
    rules!["P7-6.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 5, 0).chests(0, 2));
    cove.choose(&[Shipwright, Cartographer]);
    assert_eq!(cove.moves(), [Move::Buy(1), Move::Buy(2), Move::Decline]);
    cove.refuse(A, Move::Buy(3), "P7-6.2");
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 9, 0));
    cove.choose(&[Shipwright, Cartographer]);
    assert_eq!(cove.moves(), [Move::Buy(1), Move::Decline]);
}

#[test]
fn bought_ships_are_free_at_sea() {
    rules!["P7-6.3"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 2, 0).goods(0, cargo(1, 1, 0)));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(3));
    let own = cove.own(A);
    assert_eq!((own.free, own.loaded), (3, 2));
}

#[test]
fn guards_that_are_no_longer_needed_come_back() {
    rules!["P7-6.4", "P7-5.16"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 6, 2).chests(0, 20));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(1));
    assert_eq!((cove.chests(A), cove.ships(A)), (19, (8, 1, 1)));
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 6, 2).chests(0, 21));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(1));
    assert_eq!(cove.ships(A), (7, 2, 1), "20 chests still need 2 guards");
}

#[test]
fn who_buys_nothing_receives_a_black_mark() {
    rules!["P7-6.5"];
    let buyer = |scene: Scene| {
        let mut cove = Cove::of(scene.first(1));
        cove.choose(&[Shipwright, Cartographer]);
        cove
    };
    assert_eq!(buyer(Scene::new(2).ships(0, 10, 0)).marked(), [(A, MarkReason::Unable)]);
    assert_eq!(buyer(Scene::new(2).chests(0, 0)).marked(), [(A, MarkReason::Unable)]);
    let mut unwilling = buyer(Scene::new(2));
    unwilling.play(A, Move::Decline);
    assert_eq!(unwilling.marked(), [(A, MarkReason::Declined)]);
    assert_eq!((unwilling.chests(A), unwilling.ships(A)), (7, (7, 0, 3)));
}

#[test]
fn the_gift_is_a_ship_for_nothing_as_far_as_there_are_any() {
    rules!["P7-6.7"];
    let mut cove = Cove::of(Scene::new(3).first(1));
    cove.choose(&[Shipwright, Captain, Shaman]).plays(A, &[Move::Buy(1), Move::TakeGift(1)]);
    assert_eq!((cove.ships(A), cove.chests(A)), ((9, 0, 1), 6));
    let mut cove = Cove::of(Scene::new(3).first(0));
    cove.choose(&[Shipwright, Captain, Shaman]).plays(A, &[Move::Buy(2), Move::TakeGift(2)]);
    assert_eq!((cove.ships(A), cove.chests(A)), ((10, 0, 0), 5), "the second ship is not there to be had");
    assert!(
        cove.heard(|event| matches!(event, Event::ShipsReceived { ships: 1, source: ShipSource::Gift, .. }))
    );
}

#[test]
fn the_gift_does_not_replace_the_purchase() {
    rules!["P7-6.8"];
    let mut cove = Cove::of(Scene::new(3).ships(0, 9, 0));
    cove.choose(&[Shipwright, Captain, Shaman]).refuse(A, Move::TakeGift(1), "P7-4.13").play(A, Move::Buy(1));
    assert_eq!((cove.ships(A), cove.chests(A)), ((10, 0, 0), 6));
    assert_ne!(cove.asked(), "ask-gift", "an empty reserve leaves nothing to give");
}
