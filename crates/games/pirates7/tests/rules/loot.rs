//! Section 11 of the rulebook: Loot.

use crate::cove::*;
use freeport_kernel::Seat;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The Captain of two plays a Caravan of two ships; the other player is First.
fn raiding(scene: Scene) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-2"));
    cove
}

/// Pirates that cannot lose, and Loot for them.
fn victory(ships: usize, loot: &[u32]) -> Vec<u32> {
    then(&raid(&vec![6; ships], &[1, 1]), loot)
}

/// Who drew how many Loot cards, in order.
fn drawn(cove: &Cove) -> Vec<(Seat, usize)> {
    let one = |event: &Event| match event {
        Event::LootDrawn { seat, cards, .. } => Some((*seat, cards.len())),
        _ => None,
    };
    cove.told.iter().filter_map(one).collect()
}

#[test]
fn loot_is_dealt_only_when_all_caravan_ships_are_sunk() {
    rules!["P7-11.1"];
    let mut cove = raiding(Scene::new(2).ships(1, 0, 0));
    // The 6 sinks one red die; then the other sinks it.
    let dice = [(5, 5_000, 6_500), (1, 5_000, 5_000), (6, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(1), &lies(&dice));
    assert_eq!(drawn(&cove), []);
    let mut cove = raiding(Scene::new(2).ships(1, 0, 0));
    cove.cast(A, Move::CommitShips(1), &victory(1, &[TALISMAN]));
    assert_eq!(drawn(&cove), [(A, 1)]);
}

#[test]
fn each_player_gets_a_card_for_every_die_left_clockwise_from_the_captain() {
    rules!["P7-11.2"];
    let mut cove = Cove::of(Scene::new(3).hand(1, &["eng-3a"]));
    cove.choose(&[Merchant, Captain, Merchant]).play(B, caravan("eng-3a"));
    cove.play(B, Move::CommitShips(3)).play(C, Move::CommitShips(1));
    let throw = raid(&[6, 6, 6, 6, 6, 6], &[1, 1, 1]);
    cove.cast(A, Move::CommitShips(2), &then(&throw, &[TALISMAN; 6]));
    assert_eq!(drawn(&cove), [(B, 3), (C, 1), (A, 2)]);
    assert_eq!([A, B, C].map(|seat| cove.own(seat).talismans), [2, 3, 1]);
}

#[test]
fn a_player_decides_about_the_cards_before_the_next_one_draws() {
    rules!["P7-11.3"];
    let mut cove = raiding(Scene::new(2));
    cove.play(A, Move::CommitShips(1)).cast(B, Move::CommitShips(1), &victory(2, &[FRUIT]));
    assert_eq!((cove.waits_for(), drawn(&cove)), ((Some(A), "ask-loading"), vec![(A, 1)]));
    cove.refuse(B, keep(0, 0, 0), "P7-11.3");
    cove.cast(A, keep(1, 0, 0), &[RUM]);
    assert_eq!(drawn(&cove), [(A, 1), (B, 1)]);
    assert_eq!(cove.view().asked.and_then(|asked| asked.goods), Some(cargo(0, 0, 1)));
}

#[test]
fn a_talisman_needs_no_ship_cannot_be_refused_and_brings_a_yin_yang_token() {
    rules!["P7-11.4", "P7-20.7"];
    let scene = Scene::new(2).ships(0, 3, 0).goods(0, cargo(2, 0, 0)).ships(1, 0, 0);
    let mut cove = raiding(scene);
    cove.cast(A, Move::CommitShips(1), &victory(1, &[TALISMAN]));
    assert_eq!((cove.own(A).talismans, cove.yin_yang(A)), (1, 1));
    assert_eq!((cove.own(A).loaded, cove.own(A).free), (2, 1), "no ship carries it");
    assert_ne!(cove.asked(), "ask-loading", "nothing was asked");
    assert!(cove.heard(|event| matches!(
        event,
        Event::YinYangGained { tokens: 1, source: YinYangSource::Talisman, .. }
    )));
}

#[test]
fn goods_drawn_are_kept_or_discarded_as_the_player_likes() {
    rules!["P7-11.5", "P7-11.8"];
    let offered = [keep(0, 0, 0), keep(0, 0, 1), keep(1, 0, 0), keep(1, 0, 1), keep(2, 0, 0), keep(2, 0, 1)];
    for mv in offered {
        let mut cove = raiding(Scene::new(2).ships(1, 0, 0));
        cove.cast(A, Move::CommitShips(3), &victory(3, &[FRUIT, RUM, FRUIT]));
        assert_eq!(cove.moves(), offered);
        cove.refuse(A, keep(0, 1, 0), "P7-11.5").refuse(A, keep(3, 0, 0), "P7-11.5").play(A, mv);
        let Move::KeepGoods(kept) = mv else { continue };
        assert_eq!((cove.goods(A), cove.view().discard), (kept, cargo(2, 0, 1) - kept));
    }
}

#[test]
fn what_the_ships_cannot_carry_must_be_discarded_from_the_new_goods() {
    rules!["P7-11.6", "P7-11.7", "P7-5.11"];
    // Five ships carry three Goods; of the two free ones one is sunk, so there is room for the one Good that comes.
    let scene = Scene::new(2).ships(0, 5, 0).goods(0, cargo(0, 3, 0)).ships(1, 0, 0);
    let mut cove = raiding(scene);
    let dice = [(6, 5_000, 6_500), (1, 20_000, 7_000), (1, 5_000, 5_000), (2, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &then(&lies(&dice), &[FRUIT]));
    assert_eq!((cove.own(A).capacity, cove.goods(A)), (4, cargo(0, 3, 0)));
    assert_eq!(cove.moves(), [keep(0, 0, 0), keep(1, 0, 0)]);

    let mut cove =
        raiding(Scene::new(2).ships(0, 4, 0).goods(0, cargo(0, 2, 0)).ships(1, 0, 0).double_hold(0, 0));
    cove.cast(A, Move::CommitShips(2), &victory(2, &[FRUIT, RUM]));
    cove.refuse(A, Move::OverflowDiscard(cargo(0, 1, 0)), "P7-11.7");
    cove.play(A, keep(1, 0, 1));
    assert_eq!(cove.goods(A), cargo(1, 2, 1));
    // A Gift may bring more than there is room for.
    let mut cove = Cove::of(Scene::new(3).ships(0, 2, 0).goods(0, cargo(0, 1, 0)).hand(0, &["nassau"]));
    cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Nassau));
    cove.cast(A, Move::TakeGift(2), &[FRUIT, RUM]);
    assert_eq!(cove.moves(), [keep(0, 0, 0), keep(0, 0, 1), keep(1, 0, 0)]);
    cove.refuse(A, keep(1, 0, 1), "P7-11.6").play(A, keep(1, 0, 0));
    assert_eq!((cove.goods(A), cove.view().discard), (cargo(1, 1, 0), cargo(0, 0, 1)));
}

#[test]
fn loaded_goods_are_not_exchanged_for_new_ones() {
    rules!["P7-11.7"];
    let mut cove = Cove::of(Scene::new(3).ships(0, 2, 0).goods(0, cargo(0, 2, 0)).hand(0, &["nassau"]));
    cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Nassau));
    cove.cast(A, Move::TakeGift(1), &[RUM]);
    assert_eq!((cove.goods(A), cove.view().discard), (cargo(0, 2, 0), cargo(0, 0, 1)), "the new one must go");
}

#[test]
fn raid_gift_and_tavern_follow_the_same_rules_of_loot() {
    rules!["P7-11.9"];
    let sources = |cove: &Cove| {
        let one = |event: &Event| match event {
            Event::LootDrawn { source, .. } => Some(*source),
            _ => None,
        };
        cove.told.iter().find_map(one)
    };
    let mut raided = raiding(Scene::new(2).ships(0, 1, 0).ships(1, 0, 0));
    raided.cast(A, Move::CommitShips(1), &victory(1, &[COFFEE]));
    let mut given = Cove::of(Scene::new(3).ships(0, 1, 0).hand(0, &["nassau"]));
    given.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Nassau));
    given.cast(A, Move::TakeGift(1), &[COFFEE]);
    let mut drunk = Cove::of(Scene::new(2).ships(0, 1, 0).hand(0, &["tavern"]));
    drunk.choose(&[Shaman, Cartographer]);
    drunk.cast(A, Move::Curse(Curse::Tavern), &faces(&[1, 5]));
    drunk.cast(A, Move::AssignTavern(Dealt::from(&[5, 1][..])), &[COFFEE]);
    for (cove, source) in
        [(&mut raided, LootSource::Raid), (&mut given, LootSource::Gift), (&mut drunk, LootSource::Tavern)]
    {
        assert_eq!(sources(cove), Some(source));
        assert_eq!(cove.moves(), [keep(0, 0, 0), keep(0, 1, 0)], "{source:?}");
        cove.play(A, keep(0, 0, 0));
        assert_eq!(cove.view().discard, cargo(0, 1, 0), "{source:?}");
    }
}

#[test]
fn the_discards_become_a_new_deck_and_what_is_missing_is_not_received() {
    rules!["P7-11.10"];
    // One Rum in the deck, and Fruit and Talismans in the discard pile.
    let mut cove = raiding(Scene::new(2).ships(1, 0, 0).loot_deck(cargo(0, 0, 1), 0));
    cove.cast(A, Move::CommitShips(2), &victory(2, &[RUM, FRUIT]));
    assert!(cove.heard(|event| matches!(event, Event::LootReshuffled { cards: 59 })));
    assert_eq!(cove.view().asked.and_then(|asked| asked.goods), Some(cargo(1, 0, 1)));
    assert_eq!((cove.view().loot, cove.view().discard.total()), (58, 0));
    // All Loot is with the players: there is nothing to draw.
    let scene = Scene::new(4).ships(0, 10, 0).ships(1, 10, 0).ships(2, 10, 0).ships(3, 10, 0);
    let scene = scene.double_hold(0, 10).double_hold(1, 10).double_hold(2, 10);
    let scene =
        scene.goods(0, cargo(16, 1, 0)).goods(1, cargo(0, 15, 2)).goods(2, cargo(0, 0, 13)).talismans(3, 12);
    let mut cove = Cove::of(scene.goods(3, cargo(0, 0, 1)).hand(3, &["eng-2"]).first(0));
    cove.choose(&[Merchant, Merchant, Merchant, Captain]).play(D, caravan("eng-2"));
    cove.play(D, Move::CommitShips(2));
    for seat in [A, B] {
        cove.play(seat, Move::CommitShips(0));
    }
    cove.cast(C, Move::CommitShips(0), &victory(2, &[]));
    assert_eq!((cove.own(D).talismans, cove.goods(D)), (12, cargo(0, 0, 1)));
}

#[test]
fn surviving_ships_that_carry_nothing_are_free_again() {
    rules!["P7-11.11"];
    let mut cove = raiding(Scene::new(2).ships(1, 0, 0).hand(0, &["spa-4"]));
    cove.cast(A, Move::CommitShips(3), &victory(3, &[FRUIT, TALISMAN, RUM]));
    cove.play(A, keep(1, 0, 0));
    assert_eq!((cove.own(A).free, cove.own(A).loaded), (6, 1));
    cove.pass_round();
    cove.choose(&[Captain, Captain]).play(A, caravan("spa-4"));
    assert_eq!(cove.moves(), (0..=6).map(Move::CommitShips).collect::<Vec<_>>(), "all six may go again");
}
