//! Section 14 of the rulebook: Curses that hit ships by their faces, the Idol and the Wages.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The first of two players casts a Curse without a Gift.
fn cursed(scene: Scene, curse: Curse) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &[&curse.card().to_string()]));
    cove.choose(&[Shaman, Cartographer]);
    cove
}

/// What A loses with so many Goods and ten ships when every face from 1 to 6 is shown twice and four ships show 6.
fn loss(curse: Curse, port: Port, goods: Cargo) -> (Cargo, u8) {
    let mut cove = cursed(Scene::new(2).ships(0, 10, 0).ships(1, 0, 0).goods(0, goods).port(port), curse);
    cove.cast(A, Move::Curse(curse), &faces(&[1, 1, 2, 2, 3, 3, 4, 4, 6, 6]));
    let [(A, goods, 0, ships)] = cove.struck()[..] else {
        panic!("one player is struck: {:?}", cove.struck())
    };
    (goods, ships)
}

#[test]
fn the_kraken_takes_fruit_or_ships_for_every_one() {
    rules!["P7-14.1"];
    assert_eq!(loss(Curse::Kraken, Port::PirateBay, cargo(3, 1, 1)), (cargo(2, 0, 0), 0));
    assert_eq!(loss(Curse::Kraken, Port::PirateBay, cargo(0, 3, 3)), (Cargo::NONE, 2));
}

#[test]
fn the_iceberg_takes_coffee_or_ships_for_every_two() {
    rules!["P7-14.2"];
    assert_eq!(loss(Curse::Iceberg, Port::PirateBay, cargo(1, 3, 1)), (cargo(0, 2, 0), 0));
    assert_eq!(loss(Curse::Iceberg, Port::PirateBay, cargo(3, 0, 3)), (Cargo::NONE, 2));
}

#[test]
fn the_sirens_take_rum_or_ships_for_every_three() {
    rules!["P7-14.3"];
    assert_eq!(loss(Curse::Sirens, Port::PirateBay, cargo(1, 1, 3)), (cargo(0, 0, 2), 0));
    assert_eq!(loss(Curse::Sirens, Port::PirateBay, cargo(3, 3, 0)), (Cargo::NONE, 2));
}

#[test]
fn a_mutiny_takes_what_is_in_highest_demand_for_every_four() {
    rules!["P7-14.4", "P7-14.5"];
    let all = cargo(2, 2, 2);
    for (port, taken) in [
        (Port::PirateBay, cargo(0, 0, 2)),
        (Port::Tortuga, cargo(0, 0, 2)),
        (Port::Nassau, cargo(0, 0, 2)),
        (Port::Havana, cargo(0, 2, 0)),
        (Port::Cartagena, cargo(0, 2, 0)),
        (Port::Curacao, cargo(2, 0, 0)),
        (Port::Maracaibo, cargo(2, 0, 0)),
    ] {
        assert_eq!(loss(Curse::Mutiny, port, all), (taken, 0), "{port:?}");
    }
    assert_eq!(loss(Curse::Mutiny, Port::PirateBay, cargo(3, 3, 0)), (Cargo::NONE, 2), "only Rum would do");
}

/// Of m dice that are hit and q cards of the kind, the smaller number is discarded and the rest are ships.
#[test]
fn cards_go_first_and_ships_for_what_is_left() {
    rules!["P7-14.6"];
    for hit in 0..=5u8 {
        for held in 0..=5u8 {
            let scene = Scene::new(2).ships(0, 6, 0).ships(1, 0, 0).goods(0, cargo(held, 0, 0));
            let mut cove = cursed(scene, Curse::Kraken);
            let shown: Vec<u32> = (0..6).map(|die| if die < hit { 1 } else { 5 }).collect();
            cove.cast(A, Move::Curse(Curse::Kraken), &faces(&shown));
            let cards = hit.min(held);
            // What is left has to fit into the ships that are left.
            let carried = (held - cards).min(6 - (hit - cards));
            assert_eq!(
                (cove.goods(A), cove.ships(A).0),
                (cargo(carried, 0, 0), 6 - (hit - cards)),
                "{hit} {held}"
            );
        }
    }
}

#[test]
fn the_idol_takes_a_good_of_the_kind_named_from_everybody_or_a_ship_at_sea() {
    rules!["P7-14.7", "P7-14.8"];
    let scene = || Scene::new(2).goods(0, cargo(1, 2, 0)).goods(1, cargo(0, 1, 0));
    let mut cove = cursed(scene(), Curse::Idol);
    cove.play(A, Move::Curse(Curse::Idol));
    assert!(cove.throws().is_empty());
    assert_eq!(cove.moves(), Good::ALL.map(Move::NameIdolGood), "even one that nobody owns");
    cove.refuse(B, Move::NameIdolGood(Good::Rum), "P7-14.7");
    let mut coffee = cove.clone();
    coffee.play(A, Move::NameIdolGood(Good::Coffee));
    assert!(coffee.told.contains(&Event::IdolNamed { seat: A, good: Good::Coffee }));
    assert_eq!((coffee.goods(A), coffee.goods(B)), (cargo(1, 1, 0), Cargo::NONE));
    assert_eq!((coffee.ships(A), coffee.ships(B)), ((7, 0, 3), (7, 0, 3)));
    let mut fruit = cove.clone();
    fruit.play(A, Move::NameIdolGood(Good::Fruit));
    assert_eq!((fruit.goods(A), fruit.ships(B)), (cargo(0, 2, 0), (6, 0, 4)));
    cove.play(A, Move::NameIdolGood(Good::Rum));
    assert_eq!((cove.ships(A), cove.ships(B)), ((6, 0, 4), (6, 0, 4)));
    assert_eq!((cove.goods(A), cove.goods(B)), (cargo(1, 2, 0), cargo(0, 1, 0)));
}

#[test]
fn who_has_neither_the_good_nor_a_ship_at_sea_loses_nothing_to_the_idol() {
    rules!["P7-14.9"];
    let mut cove = cursed(Scene::new(2).ships(1, 0, 2).chests(1, 25).talismans(1, 1), Curse::Idol);
    let before = cove.own(B);
    cove.play(A, Move::Curse(Curse::Idol)).play(A, Move::NameIdolGood(Good::Rum));
    assert_eq!(cove.own(B), before);
}

#[test]
fn talismans_cannot_be_named_for_the_idol() {
    rules!["P7-14.10"];
    assert!(serde_json::from_str::<Move>(r#"{"name_idol_good":"rum"}"#).is_ok());
    assert!(serde_json::from_str::<Move>(r#"{"name_idol_good":"talisman"}"#).is_err());
    let mut cove = cursed(Scene::new(2).talismans(0, 2).talismans(1, 2), Curse::Idol);
    cove.play(A, Move::Curse(Curse::Idol)).play(A, Move::NameIdolGood(Good::Fruit));
    assert_eq!((cove.own(A).talismans, cove.own(B).talismans), (2, 2));
}

#[test]
fn wages_cost_everybody_two_chests_a_guard_and_surplus_guards_return() {
    rules!["P7-14.11"];
    let scene = Scene::new(2).ships(0, 5, 3).chests(0, 34).ships(1, 5, 1).chests(1, 11);
    let mut cove = cursed(scene, Curse::Wages);
    cove.play(A, Move::Curse(Curse::Wages));
    assert!(cove.throws().is_empty());
    assert_eq!((cove.chests(A), cove.ships(A)), (28, (6, 2, 2)));
    assert_eq!((cove.chests(B), cove.ships(B)), (9, (6, 0, 4)));
    assert!(cove.heard(|event| matches!(event, Event::WagesPaid { seat: A, chests: 6 })));
    // Guards that are only owed cost nothing.
    let scene = Scene::new(2).ships(0, 1, 1).goods(0, cargo(1, 0, 0)).chests(0, 25);
    let mut cove = cursed(scene, Curse::Wages);
    assert_eq!(cove.own(A).owed, 1);
    cove.play(A, Move::Curse(Curse::Wages));
    assert_eq!((cove.chests(A), cove.chests(B)), (23, 7));
}
