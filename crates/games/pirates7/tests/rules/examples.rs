//! The worked examples of the rulebook that are not told with their rules.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// 22 chests and 2 guards; 3 ships are bought.
#[test]
fn a_purchase_may_free_a_guard() {
    rules!["P7-E1"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 4, 2).chests(0, 22));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(3));
    assert_eq!(cove.chests(A), 19);
    assert_eq!(cove.ships(A), (4 + 4, 1, 4 - 3), "4 more at sea, 1 guard, 3 fewer in reserve");
}

/// The battle of the rulebook: green, white and blue against three red ships. `last` is a second blue 6, or none.
fn battle(last: Option<(u32, u32, u32)>) -> Cove {
    let mut cove = Cove::of(Scene::new(3).hand(0, &["eng-3a"]));
    cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("eng-3a"));
    cove.play(A, Move::CommitShips(1)).play(B, Move::CommitShips(2));
    let green = [(1, 112, 100)];
    let white = [(2, 100, 120), (3, 215, 150)];
    let blue: Vec<_> = [(3, 180, 175), (6, 90, 200)].into_iter().chain(last).collect();
    let red = [(2, 100, 100), (6, 180, 150), (4, 60, 200)];
    let throw = millimetres(&[&green[..], &white, &blue, &red].concat());
    let loot: &[u32] = if last.is_some() { &[RUM] } else { &[] };
    cove.cast(C, Move::CommitShips(blue.len() as u8), &then(&throw, loot));
    cove
}

/// The dice of the example: green is 0, white 10 and 11, blue 20, 21 and 22, red 40 (the 2), 41 (the 6), 42 (the 4).
#[test]
fn the_battle_of_the_rulebook_is_fought_die_by_die() {
    rules!["P7-E3", "P7-10.2", "P7-10.7", "P7-10.12"];
    let cove = battle(None);
    let fights = [
        (0, 40, 1_200, Sunk::Pirate),
        (10, 40, 2_000, Sunk::Both),
        (20, 41, 2_500, Sunk::Pirate),
        (21, 42, 3_000, Sunk::Red),
        (11, 41, 3_500, Sunk::Pirate),
        (21, 41, 10_295, Sunk::Both),
    ];
    assert_eq!(cove.fights(), fights);
    assert!(cove.heard(|event| matches!(event, Event::BattleOver { pirates: 0, reds: 0 })));
    assert!(!cove.heard(|event| matches!(event, Event::LootDrawn { .. })));
    // The Captain, alone and First, has the double Gift of 4 on top.
    assert_eq!([A, B, C].map(|seat| cove.yin_yang(seat)), [1 + 4, 2, 2]);
    assert_eq!([A, B, C].map(|seat| cove.ships(seat).2), [4, 5, 5]);
}

#[test]
fn with_a_second_blue_six_the_first_one_survives_and_takes_loot() {
    rules!["P7-E3b"];
    let mut cove = battle(Some((6, 150, 235)));
    assert_eq!(cove.fights().len(), 6);
    assert_eq!(cove.fights()[5], (22, 41, 9_013, Sunk::Both));
    assert!(cove.heard(|event| matches!(event, Event::BattleOver { pirates: 1, reds: 0 })));
    assert_eq!(cove.waits_for(), (Some(C), "ask-loading"));
    assert_eq!(cove.yin_yang(C), 2, "for the 3 and the second 6");
    cove.play(C, keep(0, 0, 1));
    assert_eq!((cove.goods(C), cove.ships(C)), (cargo(0, 0, 1), (5, 0, 5)));
    assert_eq!(cove.times(|event| matches!(event, Event::LootDrawn { .. })), 1);
}

/// 4 ships sent, 1 sunk, the caravan destroyed.
#[test]
fn loot_is_counted_by_the_ships_that_are_left() {
    rules!["P7-E4", "P7-11.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).hand(0, &["spa-2"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("spa-2"));
    let dice = [(2, 50, 65), (6, 200, 70), (5, 230, 230), (4, 120, 240), (3, 50, 50), (1, 200, 50)];
    cove.cast(A, Move::CommitShips(4), &then(&millimetres(&dice), &[FRUIT, COFFEE, TALISMAN]));
    assert_eq!(cove.fights()[0].3, Sunk::Pirate);
    let drawn = |event: &Event| matches!(event, Event::LootDrawn { seat: A, cards, .. } if cards.len() == 3);
    assert!(cove.heard(drawn));
    assert!(cove.heard(|event| matches!(
        event,
        Event::YinYangGained { tokens: 1, source: YinYangSource::SunkShips, .. }
    )));
    assert_eq!(cove.ships(A), (6, 0, 4), "1 ship to the reserve");
}

/// 16 chests, 1 guard, 3 Coffee and 2 Fruit in a Port where Coffee is at 3.
#[test]
fn a_sale_is_reckoned_kind_by_kind() {
    rules!["P7-E6"];
    for port in [Port::Havana, Port::Cartagena] {
        let scene = Scene::new(2).first(1).chests(0, 16).ships(0, 7, 1).goods(0, cargo(2, 3, 0)).port(port);
        let mut cove = Cove::of(scene);
        cove.choose(&[Merchant, Cartographer]).play(A, sale(2, 3, 0));
        assert_eq!((cove.chests(A), cove.ships(A).1), (16 + 11, 2), "{port:?}");
    }
}

/// One Double Hold; 3 Coffee, 1 Fruit and 1 Rum on 4 ships; the Coffee is sold.
#[test]
fn what_is_left_moves_together_on_one_ship() {
    rules!["P7-E7", "P7-5.7"];
    let mut cove = Cove::of(Scene::new(2).first(1).double_hold(0, 1).goods(0, cargo(1, 3, 1)));
    assert_eq!(cove.own(A).loaded, 4);
    cove.choose(&[Merchant, Cartographer]).play(A, sale(0, 3, 0));
    assert_eq!((cove.goods(A), cove.own(A).loaded), (cargo(1, 0, 1), 1));
}

/// 2 Fruit and 1 Coffee; three dice show 1.
#[test]
fn the_kraken_takes_two_fruit_and_a_ship() {
    rules!["P7-E8"];
    let scene = Scene::new(2).first(1).ships(0, 5, 0).ships(1, 0, 0).goods(0, cargo(2, 1, 0));
    let mut cove = Cove::of(scene.hand(0, &["kraken"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 1, 1, 4, 6]));
    assert_eq!(cove.struck(), [(A, cargo(2, 0, 0), 0, 1)]);
    assert_eq!((cove.goods(A), cove.ships(A)), (cargo(0, 1, 0), (4, 0, 6)));
}

/// 2 Rum, which is in highest demand; four dice show 4.
#[test]
fn a_mutiny_takes_two_rum_and_two_ships() {
    rules!["P7-E9"];
    let scene =
        Scene::new(2).first(1).ships(0, 6, 0).ships(1, 0, 0).goods(0, cargo(0, 0, 2)).port(Port::Nassau);
    let mut cove = Cove::of(scene.hand(0, &["mutiny"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Mutiny), &faces(&[4, 4, 4, 4, 1, 6]));
    assert_eq!(cove.struck(), [(A, cargo(0, 0, 2), 0, 2)]);
    assert_eq!((cove.goods(A), cove.ships(A)), (Cargo::NONE, (4, 0, 6)));
}
