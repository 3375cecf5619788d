//! Section 17 of the rulebook: Rituals.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The first of two players resolves a Character without a Gift.
fn resolving(character: Character, scene: Scene) -> Cove {
    let mut cove = Cove::of(scene.first(1));
    cove.choose(&[character, if character == Cartographer { Captain } else { Cartographer }]);
    cove
}

#[test]
fn rituals_are_performed_by_who_resolves_a_character_that_allows_them() {
    rules!["P7-17.1"];
    let mut cove = Cove::of(Scene::new(2).first(1).yin_yang(0, 9).yin_yang(1, 9));
    cove.choose(&[Shipwright, Governor]);
    assert_eq!(cove.waits_for(), (Some(A), "ask-rituals-before"));
    cove.refuse(B, UNSINKABLE, "P7-17.1").plays(A, &[Move::Done, Move::Decline, Move::Done]);
    assert_eq!(cove.waits_for(), (Some(B), "ask-rituals-before"));
    cove.refuse(A, UNSINKABLE, "P7-17.1");
}

#[test]
fn who_declines_the_action_may_still_perform_rituals() {
    rules!["P7-17.2"];
    let mut cove = resolving(Shipwright, Scene::new(2).yin_yang(0, 5));
    cove.plays(A, &[UNSINKABLE, Move::Done, Move::Decline, DOUBLE_HOLD]);
    let own = cove.own(A);
    assert_eq!((own.unsinkable, own.double_hold, own.marks, own.yin_yang), (1, 1, 1, 0));
    // Who cannot act at all is asked for Rituals too.
    let mut cove = resolving(Merchant, Scene::new(2).yin_yang(0, 4));
    cove.play(A, Move::Done);
    assert_eq!((cove.waits_for(), cove.marks(A)), ((Some(A), "ask-rituals-after"), 1));
    cove.play(A, DOUBLE_HOLD);
    assert_eq!(cove.own(A).double_hold, 1);
}

#[test]
fn any_number_of_rituals_equal_or_different_is_performed_in_one_resolution() {
    rules!["P7-17.3"];
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 13).goods(0, cargo(2, 1, 1)));
    cove.plays(A, &[DOUBLE_HOLD, DOUBLE_HOLD, deal(Deal::FruitCoffee), UNSINKABLE, deal(Deal::FruitRum)]);
    let own = cove.own(A);
    assert_eq!((own.double_hold, own.unsinkable, own.goods, own.yin_yang), (2, 1, Cargo::NONE, 0));
}

#[test]
fn a_ritual_is_paid_in_full_when_it_is_performed() {
    rules!["P7-17.4"];
    let goods = cargo(1, 1, 0);
    for (tokens, deals, holds, ships) in
        [(1, false, false, false), (2, false, true, false), (3, true, true, true)]
    {
        let mut cove = resolving(Shipwright, Scene::new(2).yin_yang(0, tokens).goods(0, goods));
        let mv = deal(Deal::FruitCoffee);
        assert_eq!(
            [cove.offers(mv), cove.offers(DOUBLE_HOLD), cove.offers(UNSINKABLE)],
            [deals, holds, ships]
        );
        if tokens == 2 {
            cove.refuse(A, UNSINKABLE, "P7-17.4").refuse(A, mv, "P7-17.4").play(A, DOUBLE_HOLD);
            assert_eq!(cove.yin_yang(A), 0);
        }
    }
    let mut cove = resolving(Shipwright, Scene::new(2).yin_yang(0, 10).goods(0, goods));
    cove.play(A, deal(Deal::FruitCoffee));
    assert_eq!(cove.yin_yang(A), 7);
    cove.play(A, UNSINKABLE);
    assert_eq!(cove.yin_yang(A), 4);
}

#[test]
fn chests_of_a_good_deal_pay_for_the_ships_of_the_same_shipwright() {
    rules!["P7-17.5"];
    let scene = Scene::new(2).chests(0, 0).yin_yang(0, 3).goods(0, cargo(0, 1, 1));
    let mut cove = resolving(Shipwright, scene);
    cove.play(A, deal(Deal::CoffeeRum)).play(A, Move::Buy(3));
    assert_eq!((cove.chests(A), cove.ships(A)), (1, (10, 0, 0)));
    // Tokens that a Gift brings could be spent after it: the second window follows the Gift.
    let mut cove = Cove::of(Scene::new(3).yin_yang(0, 2));
    cove.choose(&[Shipwright, Captain, Shaman]).plays(A, &[Move::Done, Move::Buy(1), Move::TakeGift(1)]);
    assert_eq!(cove.asked(), "ask-rituals-after");
}

#[test]
fn a_good_deal_sells_two_kinds_at_the_price_of_a_set() {
    rules!["P7-17.6"];
    for (port, prices) in [
        (Port::PirateBay, [1, 1, 3]),
        (Port::Tortuga, [2, 1, 3]),
        (Port::Havana, [2, 3, 1]),
        (Port::Curacao, [3, 2, 1]),
    ] {
        for (which, pair) in
            [(Deal::FruitCoffee, [0, 1]), (Deal::FruitRum, [0, 2]), (Deal::CoffeeRum, [1, 2])]
        {
            let scene = Scene::new(2).chests(0, 0).yin_yang(0, 3).goods(0, cargo(1, 1, 1)).port(port);
            let mut cove = resolving(Governor, scene);
            cove.play(A, deal(which));
            let paid: u16 = pair.iter().map(|kind| prices[*kind]).sum();
            assert_eq!(
                (cove.chests(A), cove.goods(A)),
                (paid, cargo(1, 1, 1) - which.cargo()),
                "{which:?} in {port:?}"
            );
            assert_eq!(cove.view().discard, which.cargo());
        }
    }
}

#[test]
fn a_good_deal_needs_a_good_of_each_of_two_kinds() {
    rules!["P7-17.7"];
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 9).goods(0, cargo(5, 0, 0)));
    for which in Deal::ALL {
        cove.refuse(A, deal(which), "P7-17.7");
    }
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 9).goods(0, cargo(1, 0, 1)));
    assert!(cove.offers(deal(Deal::FruitRum)));
    cove.refuse(A, deal(Deal::FruitCoffee), "P7-17.7").refuse(A, deal(Deal::CoffeeRum), "P7-17.7");
}

#[test]
fn a_good_deal_leaves_no_token_and_the_next_one_costs_again() {
    rules!["P7-17.8"];
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 6).goods(0, cargo(2, 2, 0)));
    let before = (cove.own(A).double_hold, cove.own(A).unsinkable);
    cove.play(A, deal(Deal::FruitCoffee));
    assert_eq!(cove.yin_yang(A), 3);
    cove.play(A, deal(Deal::FruitCoffee));
    assert_eq!((cove.yin_yang(A), cove.goods(A)), (0, Cargo::NONE));
    assert_eq!((cove.own(A).double_hold, cove.own(A).unsinkable), before);
}

#[test]
fn a_merchant_who_sells_by_good_deal_alone_has_not_acted() {
    rules!["P7-17.9"];
    let mut cove = resolving(Merchant, Scene::new(2).yin_yang(0, 3).goods(0, cargo(1, 1, 0)));
    cove.play(A, deal(Deal::FruitCoffee));
    assert_eq!((cove.marked(), cove.goods(A)), (vec![(A, MarkReason::Unable)], Cargo::NONE));
}

#[test]
fn double_hold_lets_one_more_ship_carry_two_goods_for_good() {
    rules!["P7-17.10", "P7-17.15"];
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 4).ships(0, 3, 0).goods(0, cargo(1, 1, 1)));
    assert_eq!((cove.own(A).capacity, cove.own(A).free), (3, 0));
    cove.play(A, DOUBLE_HOLD);
    assert_eq!((cove.own(A).capacity, cove.own(A).free), (4, 1), "from now on");
    cove.play(A, DOUBLE_HOLD);
    assert_eq!(cove.own(A).capacity, 5);
    cove.pass_round();
    cove.choose(&[Captain, Captain]).pass_round();
    assert_eq!(cove.own(A).double_hold, 2);
}

#[test]
fn unsinkable_ship_saves_one_more_ship_in_each_raid_but_none_in_curses() {
    rules!["P7-17.11", "P7-17.12"];
    let scene = Scene::new(2).first(1).unsinkable(0, 1).ships(1, 0, 0).hand(0, &["eng-2", "spa-2", "kraken"]);
    let mut cove = Cove::of(scene);
    for (card, left) in [("eng-2", 6), ("spa-2", 5)] {
        cove.choose(&[Captain, Captain]).play(A, caravan(card));
        cove.cast(A, Move::CommitShips(2), &raid(&[1, 1], &[6, 6]));
        assert_eq!(cove.ships(A).0, left, "one of two comes back in each raid");
    }
    cove.choose(&[Shaman, Shaman]).cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 1, 6, 6, 6]));
    assert_eq!(cove.ships(A).0, 3);
}

#[test]
fn the_token_shows_how_often_a_lasting_ritual_was_performed() {
    rules!["P7-E12", "P7-17.13", "P7-5.5"];
    let mut cove = resolving(Governor, Scene::new(2).yin_yang(0, 6));
    cove.plays(A, &[DOUBLE_HOLD, DOUBLE_HOLD, DOUBLE_HOLD]);
    let shown: Vec<u16> = cove
        .told
        .iter()
        .filter_map(|event| match event {
            Event::RitualPerformed { ritual: LastingRitual::DoubleHold, times, .. } => Some(*times),
            _ => None,
        })
        .collect();
    assert_eq!((shown, cove.yin_yang(A), cove.own(A).double_hold), (vec![1, 2, 3], 0, 3));
    assert_eq!(cove.own(A).capacity, 7 + 3, "three ships carry two Goods each");
}

#[test]
fn lasting_rituals_survive_the_loss_of_ships() {
    rules!["P7-17.14"];
    let scene = Scene::new(2).first(1).double_hold(0, 2).unsinkable(0, 1).ships(0, 3, 0).ships(1, 0, 0);
    let mut cove = Cove::of(scene.hand(0, &["kraken"]));
    cove.choose(&[Shaman, Shipwright]).play(B, Move::Decline);
    cove.cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 1, 1]));
    let own = cove.own(A);
    assert_eq!((own.free, own.double_hold, own.unsinkable, own.capacity), (0, 2, 1, 0));
    cove.choose(&[Shipwright, Captain]).play(A, Move::Buy(4));
    assert_eq!(cove.own(A).capacity, 6);
}

#[test]
fn a_ritual_does_not_work_backwards() {
    rules!["P7-17.15"];
    // The ships sunk before the Ritual stay in the reserve, and their tokens stay with the player.
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).yin_yang(0, 1).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Captain]).play(A, caravan("eng-2"));
    cove.cast(A, Move::CommitShips(2), &raid(&[1, 1], &[6, 6]));
    assert_eq!((cove.ships(A), cove.yin_yang(A)), ((5, 0, 5), 3));
    cove.choose(&[Governor, Captain]).play(A, UNSINKABLE);
    assert_eq!((cove.ships(A), cove.yin_yang(A)), ((5, 0, 5), 0));
}
