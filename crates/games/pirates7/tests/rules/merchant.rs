//! Section 15 of the rulebook: the Merchant.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The first of two players is Merchant, without a Gift.
fn merchant(port: Port, goods: Cargo) -> Cove {
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 10, 0).chests(0, 0).port(port).goods(0, goods));
    cove.choose(&[Merchant, Cartographer]);
    cove
}

/// What a sale brings.
fn brings(port: Port, goods: Cargo, sold: Cargo) -> u16 {
    let mut cove = merchant(port, goods);
    cove.play(A, Move::Sale(sold));
    assert_eq!(cove.goods(A), goods - sold);
    cove.chests(A)
}

#[test]
fn any_number_of_each_kind_is_sold_but_at_least_one_good() {
    rules!["P7-15.1"];
    let goods = cargo(3, 0, 4);
    let mut cove = merchant(Port::Tortuga, goods);
    cove.refuse(A, sale(0, 0, 0), "P7-15.1").refuse(A, sale(0, 1, 0), "P7-15.1").refuse(
        A,
        sale(4, 0, 0),
        "P7-15.1",
    );
    let sales: Vec<Cargo> = goods.parts().filter(|part| !part.is_empty()).collect();
    assert_eq!(sales.len(), 4 * 5 - 1);
    for sold in sales {
        assert!(cove.offers(Move::Sale(sold)), "{sold:?}");
        let mut here = cove.clone();
        here.play(A, Move::Sale(sold));
        assert_eq!(here.goods(A), goods - sold);
    }
}

#[test]
fn a_good_is_worth_a_chest_in_any_port() {
    rules!["P7-15.2"];
    for port in Port::CARDS.into_iter().chain([Port::PirateBay]) {
        for good in Good::ALL {
            assert_eq!(brings(port, Cargo::one(good), Cargo::one(good)), 1, "{good:?} in {port:?}");
        }
        assert_eq!(brings(port, cargo(2, 2, 2), cargo(2, 2, 2)), 6, "two of each in {port:?}");
    }
}

#[test]
fn three_or_more_of_a_kind_in_demand_bring_the_price_of_the_port_each() {
    rules!["P7-15.3"];
    assert_eq!(brings(Port::PirateBay, cargo(0, 0, 3), cargo(0, 0, 3)), 9);
    assert_eq!(brings(Port::PirateBay, cargo(0, 0, 5), cargo(0, 0, 5)), 15, "every one of them");
    assert_eq!(brings(Port::Tortuga, cargo(4, 0, 0), cargo(4, 0, 0)), 8);
    assert_eq!(brings(Port::Havana, cargo(0, 4, 0), cargo(0, 3, 0)), 9);
    assert_eq!(brings(Port::Havana, cargo(0, 4, 0), cargo(0, 2, 0)), 2, "what stays on board does not count");
}

#[test]
fn each_kind_is_judged_by_itself() {
    rules!["P7-15.4"];
    assert_eq!(
        brings(Port::Curacao, cargo(2, 2, 2), cargo(2, 1, 0)),
        3,
        "three Goods of two kinds are no set"
    );
    assert_eq!(brings(Port::Curacao, cargo(3, 2, 3), cargo(3, 2, 3)), 9 + 2 + 3);
    assert_eq!(brings(Port::Maracaibo, cargo(3, 0, 3), cargo(3, 0, 3)), 9 + 6);
}

#[test]
fn three_of_a_kind_nobody_wants_bring_a_chest_each() {
    rules!["P7-15.5"];
    assert_eq!(brings(Port::PirateBay, cargo(4, 3, 0), cargo(4, 3, 0)), 7);
    assert_eq!(brings(Port::Havana, cargo(0, 0, 5), cargo(0, 0, 5)), 5);
}

#[test]
fn goods_of_a_good_deal_do_not_count_for_the_sale() {
    rules!["P7-15.6", "P7-17.9"];
    let mut cove = Cove::of(Scene::new(2).first(1).chests(0, 0).goods(0, cargo(1, 0, 3)).yin_yang(0, 3));
    cove.choose(&[Merchant, Cartographer]).play(A, deal(Deal::FruitRum));
    assert_eq!(cove.chests(A), 1 + 3);
    cove.refuse(A, sale(0, 0, 3), "P7-15.1").play(A, sale(0, 0, 2));
    assert_eq!(cove.chests(A), 4 + 2, "two Rum are left, and they are no set");
}

#[test]
fn sold_cards_are_discarded_and_chests_and_guards_follow() {
    rules!["P7-15.7", "P7-5.14"];
    let mut cove = merchant(Port::PirateBay, cargo(1, 0, 4));
    cove.play(A, sale(1, 0, 4));
    assert_eq!((cove.view().discard, cove.chests(A), cove.ships(A)), (cargo(1, 0, 4), 13, (9, 1, 0)));
    assert!(cove.heard(|event| matches!(event, Event::Sold { proceeds: [1, 0, 12], .. })));
}

#[test]
fn unsold_goods_stay_on_their_ships() {
    rules!["P7-15.8"];
    let mut cove = merchant(Port::PirateBay, cargo(2, 1, 1));
    cove.play(A, sale(1, 0, 0));
    assert_eq!((cove.goods(A), cove.own(A).loaded), (cargo(1, 1, 1), 3));
}

#[test]
fn who_sells_nothing_receives_a_black_mark() {
    rules!["P7-15.9"];
    assert_eq!(merchant(Port::Havana, Cargo::NONE).marked(), [(A, MarkReason::Unable)]);
    let mut cove = merchant(Port::Havana, cargo(1, 0, 0));
    cove.play(A, Move::Decline);
    assert_eq!((cove.marked(), cove.goods(A)), (vec![(A, MarkReason::Declined)], cargo(1, 0, 0)));
}

#[test]
fn the_gift_is_a_chest_and_two_for_the_first_player() {
    rules!["P7-15.11"];
    for (first, most) in [(1, 1), (0, 2)] {
        let mut cove = Cove::of(Scene::new(3).first(first).goods(0, cargo(1, 0, 0)));
        cove.choose(&[Merchant, Captain, Shaman]).play(A, sale(1, 0, 0)).play(A, Move::TakeGift(most));
        assert_eq!(cove.chests(A), 8 + u16::from(most));
        assert!(cove.told.contains(&Event::ChestsReceived { seat: A, chests: most }));
    }
}

#[test]
fn talismans_cannot_be_sold() {
    rules!["P7-15.12"];
    assert!(serde_json::from_str::<Move>(r#"{"sale":{"fruit":1}}"#).is_ok());
    assert!(serde_json::from_str::<Move>(r#"{"sale":{"talisman":1}}"#).is_err());
    let mut cove = Cove::of(Scene::new(2).first(1).talismans(0, 3));
    cove.choose(&[Merchant, Cartographer]);
    assert_eq!((cove.marked(), cove.own(A).talismans), (vec![(A, MarkReason::Unable)], 3), "nothing to sell");
}
