//! Section 12 of the rulebook: the Islander.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn a_port_of_the_hand_becomes_the_current_port() {
    rules!["P7-12.1"];
    let prices = [
        ("tortuga", Port::Tortuga, [2, 1, 3]),
        ("nassau", Port::Nassau, [1, 2, 3]),
        ("havana", Port::Havana, [2, 3, 1]),
        ("cartagena", Port::Cartagena, [1, 3, 2]),
        ("curacao", Port::Curacao, [3, 2, 1]),
        ("maracaibo", Port::Maracaibo, [3, 1, 2]),
    ];
    for (card, port, row) in prices {
        let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &[card, "eng-2"]));
        cove.choose(&[Islander, Cartographer]);
        assert_eq!(cove.moves(), [Move::Port(port), Move::Decline]);
        cove.play(A, Move::Port(port));
        assert_eq!((cove.view().port, cove.view().prices, cove.own(A).hand_size), (port, row, 1));
        assert!(cove.told.contains(&Event::PortOpened { seat: A, port, prices: row }));
        assert_eq!(cove.marks(A), 0);
    }
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["tortuga", "havana"]).hand(1, &["nassau"]));
    cove.choose(&[Islander, Cartographer]);
    assert_eq!(cove.moves(), [Move::Port(Port::Tortuga), Move::Port(Port::Havana), Move::Decline]);
    cove.refuse(A, Move::Port(Port::Nassau), "P7-12.1");
}

#[test]
fn old_ports_stay_buried_and_pirate_bay_never_comes_back() {
    rules!["P7-12.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).port(Port::Havana).hand(0, &["tortuga"]));
    cove.choose(&[Islander, Cartographer]).refuse(A, Move::Port(Port::PirateBay), "P7-12.2");
    cove.refuse(A, Move::Port(Port::Havana), "P7-12.1").play(A, Move::Port(Port::Tortuga));
    let view = cove.view();
    assert_eq!(view.port, Port::Tortuga);
    assert_eq!(view.tally.map(|tally| tally.played), Some(vec![named("tortuga"), named("havana")]));
}

#[test]
fn of_several_ports_the_last_one_counts() {
    rules!["P7-12.3"];
    let mut cove =
        Cove::of(Scene::new(3).first(1).hand(0, &["tortuga"]).hand(1, &["havana"]).hand(2, &["nassau"]));
    cove.choose(&[Islander, Islander, Islander]).play(B, Move::Port(Port::Havana));
    assert_eq!(cove.view().port, Port::Havana);
    cove.play(C, Move::Port(Port::Nassau)).play(A, Move::Port(Port::Tortuga));
    assert_eq!(cove.view().port, Port::Tortuga);
}

#[test]
fn who_changes_no_port_receives_a_black_mark() {
    rules!["P7-12.4"];
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["eng-2"]));
    cove.choose(&[Islander, Cartographer]);
    assert_eq!(cove.marked(), [(A, MarkReason::Unable)]);
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["havana"]));
    cove.choose(&[Islander, Cartographer]).play(A, Move::Decline);
    assert_eq!((cove.marked(), cove.view().port), (vec![(A, MarkReason::Declined)], Port::PirateBay));
}

#[test]
fn the_gift_is_a_loot_card_and_two_for_the_first_player() {
    rules!["P7-12.5"];
    for (first, cards) in [(1, 1), (0, 2)] {
        let mut cove = Cove::of(Scene::new(3).first(first).hand(0, &["havana"]));
        cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Havana));
        assert_eq!(cove.moves(), (0..=cards).map(Move::TakeGift).collect::<Vec<_>>());
        cove.cast(A, Move::TakeGift(cards), &vec![TALISMAN; cards.into()]);
        assert_eq!((cove.own(A).talismans, cove.yin_yang(A)), (cards, cards.into()));
    }
    // Nobody is asked when there is no Loot at all.
    let mut cove = Cove::of(all_goods_loaded().talismans(1, 12).hand(0, &["havana"]));
    cove.choose(&[Islander, Merchant, Merchant, Merchant]).play(A, Move::Port(Port::Havana));
    assert_eq!(cove.waits_for(), (Some(B), "ask-merchant"));
}

#[test]
fn goods_of_the_gift_need_room() {
    rules!["P7-12.6"];
    let mut cove = Cove::of(Scene::new(3).first(1).ships(0, 0, 0).hand(0, &["havana"]));
    cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Havana));
    cove.cast(A, Move::TakeGift(1), &[FRUIT]);
    assert_eq!((cove.goods(A), cove.view().discard), (Cargo::NONE, cargo(1, 0, 0)));
    assert!(cove.heard(|event| matches!(event, Event::GoodsLoaded { kept: Cargo::NONE, .. })));
}

#[test]
fn the_islander_allows_no_rituals_and_brings_all_cards_back() {
    rules!["P7-12.7"];
    let scene = Scene::new(2).first(1).yin_yang(0, 9).played_characters(0, &[Merchant]).hand(0, &["havana"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Islander, Cartographer]).refuse(A, DOUBLE_HOLD, "P7-4.9").play(A, Move::Port(Port::Havana));
    cove.pass_round();
    assert_eq!((cove.own(A).available.len(), cove.yin_yang(A)), (7, 9));
}
