//! Section 5 of the rulebook: ships, cargo, guards, chests.

use crate::cove::*;
use freeport_kernel::{Game, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

/// A Shaman casts the Tavern, and everybody gets the same face.
fn tavern(scene: Scene, face: u32) -> Cove {
    let mut cove = Cove::of(scene.hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Tavern), &faces(&[face, face]));
    cove
}

#[test]
fn each_of_ten_ships_is_in_reserve_at_sea_or_on_the_island() {
    rules!["P7-5.1", "P7-5.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 5, 0).chests(0, 23).goods(0, cargo(1, 1, 0)));
    let own = cove.own(A);
    assert_eq!((own.reserve, own.free, own.loaded, own.guards), (5, 1, 2, 2));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(4));
    let own = cove.own(A);
    assert_eq!((own.reserve, own.free, own.loaded, own.guards), (1, 6, 2, 1));
}

#[test]
fn ships_at_a_players_disposal_are_free_and_loaded_ones_together() {
    rules!["P7-5.2", "P7-13.4"];
    let scene = Scene::new(2)
        .first(1)
        .ships(0, 5, 0)
        .ships(1, 3, 0)
        .goods(0, cargo(2, 1, 0))
        .goods(1, cargo(0, 0, 3));
    let mut cove = Cove::of(scene.hand(0, &["mutiny"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Mutiny), &faces(&[6; 8]));
    assert_eq!(cove.throws()[0].2.len(), 8, "five and three, loaded or not");
}

#[test]
fn no_single_die_is_followed_from_throw_to_throw() {
    rules!["P7-5.3", "P7-9.11"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).hand(0, &["eng-2", "kraken"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-2"));
    // The first of three dice sinks.
    let dice =
        [(1, 5_000, 5_000), (6, 15_000, 5_000), (6, 15_000, 9_000), (5, 5_000, 6_500), (1, 24_000, 24_000)];
    let loot = [TALISMAN, TALISMAN];
    cove.cast(A, Move::CommitShips(3), &then(&lies(&dice), &loot));
    assert_eq!(cove.fights().first(), Some(&(0, 40, 1_500, Sunk::Pirate)));
    cove.pass_round().hear();
    cove.choose(&[Shaman, Shaman]).cast(A, Move::Curse(Curse::Kraken), &faces(&[6; 6]));
    let thrown: Vec<u8> = cove.throws()[0].2.iter().map(|die| die.die).collect();
    assert_eq!(thrown, [0, 1, 2, 3, 4, 5], "the lowest numbers again, whichever die sank");
}

#[test]
fn a_ship_carries_one_good() {
    rules!["P7-5.4", "P7-5.8"];
    let own = Cove::of(Scene::new(2).ships(0, 5, 0).goods(0, cargo(2, 1, 1))).own(A);
    assert_eq!((own.loaded, own.free, own.capacity), (4, 1, 5));
    assert!(Scene::new(2).ships(0, 3, 0).goods(0, cargo(2, 1, 1)).begin().is_err());
}

#[test]
fn with_double_hold_as_many_ships_carry_two_goods_but_none_carries_three() {
    rules!["P7-5.5", "P7-5.6"];
    let capacity =
        |sea, holds| Cove::of(Scene::new(2).ships(0, sea, 0).double_hold(0, holds)).own(A).capacity;
    assert_eq!([capacity(4, 0), capacity(4, 1), capacity(4, 3), capacity(4, 4)], [4, 5, 7, 8]);
    assert_eq!([capacity(4, 5), capacity(4, 9), capacity(0, 3)], [8, 8, 0], "never more than two each");
    let full = |goods| Scene::new(2).ships(0, 2, 0).double_hold(0, 7).goods(0, goods).begin();
    assert!(full(cargo(2, 2, 0)).is_ok() && full(cargo(2, 2, 1)).is_err());
}

#[test]
fn goods_are_always_packed_into_as_few_ships_as_can_be() {
    rules!["P7-5.7", "P7-5.8"];
    let loaded = |goods: u8, holds: u16| {
        let own =
            Cove::of(Scene::new(2).ships(0, 10, 0).double_hold(0, holds).goods(0, cargo(goods, 0, 0))).own(A);
        assert_eq!(own.loaded + own.free, 10);
        own.loaded
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|goods| loaded(goods, 1)), [1, 1, 2, 3, 4, 5]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|goods| loaded(goods, 2)), [1, 1, 2, 2, 3, 4]);
    assert_eq!([1, 5, 8, 9].map(|goods| loaded(goods, 9)), [1, 3, 4, 5]);
    // Goods on two ships close up as soon as the Ritual is performed.
    let mut cove = Cove::of(Scene::new(2).first(1).yin_yang(0, 2).goods(0, cargo(1, 0, 1)));
    assert_eq!(cove.own(A).loaded, 2);
    cove.choose(&[Governor, Cartographer]).play(A, DOUBLE_HOLD);
    assert_eq!(cove.own(A).loaded, 1);
}

#[test]
fn only_free_ships_raid() {
    rules!["P7-5.9", "P7-5.10"];
    let scene = Scene::new(2).first(1).ships(0, 5, 0).goods(0, cargo(2, 1, 0)).hand(0, &["eng-4"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-4"));
    assert_eq!(cove.moves(), [0, 1, 2].map(Move::CommitShips));
    cove.refuse(A, Move::CommitShips(3), "P7-5.9");
    // When the Goods are sold, the ships are free again.
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 3, 0).goods(0, cargo(2, 1, 0)));
    assert_eq!(cove.own(A).free, 0);
    cove.choose(&[Merchant, Cartographer]).play(A, sale(2, 0, 0));
    assert_eq!(cove.own(A).free, 2);
}

#[test]
fn loaded_goods_are_never_thrown_away_on_purpose() {
    rules!["P7-5.11"];
    let overboard = Move::OverflowDiscard(cargo(1, 0, 0));
    let scene = || Scene::new(2).first(1).ships(0, 2, 0).goods(0, cargo(1, 0, 0)).yin_yang(0, 2);
    let mut cove = Cove::of(scene().hand(0, &["eng-2"]));
    cove.refuse(A, overboard, "P7-5.11").choose(&[Captain, Cartographer]).refuse(A, overboard, "P7-5.11");
    cove.play(A, caravan("eng-2")).refuse(A, overboard, "P7-5.11");
    let mut cove = Cove::of(scene());
    cove.choose(&[Shipwright, Cartographer]).refuse(A, overboard, "P7-5.11");
    assert_eq!(cove.asked(), "ask-rituals-before");
    cove.play(A, Move::Done).refuse(A, overboard, "P7-5.11");
}

#[test]
fn guards_neither_raid_nor_carry_and_suffer_from_wages_alone() {
    rules!["P7-5.12"];
    let scene =
        |card: &str| Scene::new(2).first(1).ships(0, 2, 4).chests(0, 45).ships(1, 0, 0).hand(0, &[card]);
    let mut cove = Cove::of(scene("eng-4"));
    assert_eq!((cove.own(A).capacity, cove.own(A).free), (2, 2));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-4"));
    assert_eq!(cove.moves(), [0, 1, 2].map(Move::CommitShips));
    for (card, curse, face) in [
        ("kraken", Curse::Kraken, 1),
        ("iceberg", Curse::Iceberg, 2),
        ("sirens", Curse::Sirens, 3),
        ("mutiny", Curse::Mutiny, 4),
    ] {
        let mut cove = Cove::of(scene(card));
        cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(curse), &faces(&[face, face]));
        assert_eq!((cove.throws()[0].2.len(), cove.ships(A)), (2, (0, 4, 6)), "{card}");
    }
    let mut cove = Cove::of(scene("whirlpool"));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Whirlpool), &faces(&[1, 1, 6]));
    assert_eq!(cove.ships(A), (0, 4, 6));
    let mut cove = Cove::of(scene("wages"));
    cove.choose(&[Shaman, Cartographer]).play(A, Move::Curse(Curse::Wages));
    assert_eq!((cove.chests(A), cove.ships(A)), (37, (3, 3, 4)));
}

#[test]
fn every_ten_chests_need_a_guard() {
    rules!["P7-E11", "P7-5.13", "P7-5.14", "P7-5.18"];
    for (chests, guards, token) in
        [(9, 0, 0), (10, 1, 0), (19, 1, 0), (20, 2, 0), (29, 2, 0), (40, 4, 40), (80, 8, 80)]
    {
        let own = Cove::of(Scene::new(2).ships(0, 10, 0).chests(0, chests)).own(A);
        assert_eq!(
            (own.guards, own.free, own.owed, own.token),
            (guards, 10 - guards, 0, token),
            "{chests} chests"
        );
    }
}

#[test]
fn free_ships_leave_for_the_island_when_chests_come_in() {
    rules!["P7-5.14", "P7-5.17"];
    let mut cove = Cove::of(Scene::new(2).first(1).chests(0, 9).goods(0, cargo(0, 0, 4)).ships(0, 6, 0));
    cove.choose(&[Merchant, Cartographer]).play(A, sale(0, 0, 4));
    assert_eq!((cove.chests(A), cove.ships(A)), (21, (4, 2, 4)), "nobody was asked");
    assert!(cove.heard(|event| matches!(event, Event::GuardsSent { seat: A, ships: 2, owed: 0 })));
}

#[test]
fn guards_that_cannot_be_spared_are_owed_until_a_ship_is_free() {
    rules!["P7-5.15"];
    let mut cove = tavern(Scene::new(2).chests(0, 19).ships(0, 2, 1).goods(0, cargo(1, 0, 1)), 4);
    let own = cove.own(A);
    assert_eq!((own.chests, own.guards, own.owed, own.loaded), (20, 1, 1, 2), "the loaded ships stay");
    assert_eq!(own.goods, cargo(1, 0, 1), "and keep their Goods");
    assert_eq!(cove.times(|event| matches!(event, Event::GuardsSent { seat: A, ships: 0, owed: 1 })), 1);
    let indebted = tavern(Scene::new(2).chests(0, 25).ships(0, 2, 0).goods(0, cargo(2, 0, 0)), 4);
    assert_eq!(indebted.own(A).owed, 2);
    assert!(
        !indebted.heard(|event| matches!(event, Event::GuardsSent { .. })),
        "an old debt is not told again"
    );
    cove.pass_round().hear();
    cove.choose(&[Merchant, Captain]).play(A, sale(1, 0, 0));
    assert_eq!((cove.own(A).guards, cove.own(A).owed, cove.own(A).free), (2, 0, 0));
    assert!(cove.heard(|event| matches!(event, Event::GuardsSent { seat: A, ships: 1, owed: 0 })));
    // As many go as are free, and the rest is owed.
    let own = Cove::of(Scene::new(2).ships(0, 3, 0).goods(0, cargo(2, 0, 0)).chests(0, 35)).own(A);
    assert_eq!((own.guards, own.owed, own.loaded, own.free), (1, 2, 2, 0));
}

#[test]
fn ships_that_are_bought_go_on_guard_where_some_are_owed() {
    rules!["P7-5.15", "P7-5.20"];
    let scene = Scene::new(2).first(1).ships(0, 2, 0).goods(0, cargo(2, 0, 0)).chests(0, 25);
    let mut cove = Cove::of(scene);
    assert_eq!(cove.own(A).owed, 2);
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(3));
    assert_eq!((cove.chests(A), cove.ships(A), cove.own(A).owed), (22, (3, 2, 5), 0));
}

/// With two tokens left the second window is open: the guards have gone before it.
#[test]
fn ships_of_a_governor_and_of_a_gift_go_on_guard_where_some_are_owed() {
    rules!["P7-5.15", "P7-5.20"];
    let scene = |players| Scene::new(players).ships(0, 2, 0).goods(0, cargo(2, 0, 0)).chests(0, 25);
    let mut cove = Cove::of(scene(2).first(1).yin_yang(0, 2));
    cove.choose(&[Governor, Cartographer]).plays(A, &[Move::Done, Move::Nation(Nation::Spain)]);
    assert_eq!((cove.asked(), cove.ships(A), cove.own(A).owed), ("ask-rituals-after", (8, 2, 0), 0));
    let mut cove = Cove::of(scene(3).yin_yang(0, 2));
    cove.choose(&[Shipwright, Captain, Shaman]).plays(A, &[Move::Done, Move::Buy(1)]);
    assert_eq!((cove.chests(A), cove.ships(A), cove.own(A).owed), (24, (2, 1, 7), 1));
    cove.play(A, Move::TakeGift(1));
    assert_eq!((cove.asked(), cove.ships(A), cove.own(A).owed), ("ask-rituals-after", (2, 2, 6), 0));
}

#[test]
fn guards_are_neither_refused_nor_kept_beyond_need() {
    rules!["P7-5.16", "P7-5.17"];
    let mut cove =
        Cove::of(Scene::new(2).ships(0, 4, 3).chests(0, 31).ships(1, 3, 1).chests(1, 10).hand(0, &["wages"]));
    cove.choose(&[Shaman, Cartographer]).play(A, Move::Curse(Curse::Wages));
    assert_eq!((cove.chests(A), cove.ships(A)), (25, (5, 2, 3)), "25 chests need 2");
    assert_eq!((cove.chests(B), cove.ships(B)), (8, (4, 0, 6)));
    assert_eq!(cove.times(|event| matches!(event, Event::GuardsReturned { ships: 1, .. })), 2);
    let mut cove = Cove::of(Scene::new(2).ships(0, 4, 6).chests(0, 60).hand(0, &["wages"]));
    cove.choose(&[Shaman, Cartographer]).play(A, Move::Curse(Curse::Wages));
    assert_eq!((cove.chests(A), cove.ships(A)), (48, (6, 4, 0)), "two come back at once");
    assert!(cove.heard(|event| matches!(event, Event::GuardsReturned { seat: A, ships: 2 })));
}

#[test]
fn the_token_follows_the_chests_up_and_down() {
    rules!["P7-5.18", "P7-5.19"];
    let shown = |from: u16, face| {
        let cove = tavern(Scene::new(2).ships(0, 10, 0).chests(0, from), face);
        let turned = cove.told.iter().find_map(|event| match event {
            Event::TokenTurned { seat: A, shows } => Some(*shows),
            _ => None,
        });
        (cove.chests(A), cove.own(A).token, turned)
    };
    assert_eq!(shown(39, 4), (40, 40, Some(40)));
    assert_eq!(shown(40, 4), (41, 40, None));
    assert_eq!(shown(79, 4), (80, 80, Some(80)));
    assert_eq!(shown(80, 3), (79, 40, Some(40)));
    assert_eq!(shown(40, 3), (39, 0, Some(0)));
    // It counts for nothing else.
    assert_eq!(tavern(Scene::new(2).ships(0, 10, 0).chests(0, 39), 4).own(A).guards, 4);
}

#[test]
fn guards_and_token_are_settled_after_every_change_and_in_a_curse_at_its_end() {
    rules!["P7-5.20"];
    let mut cove = tavern(Scene::new(2).chests(0, 9).chests(1, 19).ships(1, 6, 1), 4);
    let place = |cove: &Cove, fits: fn(&Event) -> bool| cove.told.iter().position(fits);
    let last_die = place(&cove, |event| matches!(event, Event::TavernChest { seat: B, .. }));
    let first_guard = place(&cove, |event| matches!(event, Event::GuardsSent { .. }));
    assert!(last_die < first_guard, "nobody settles before the Curse is over");
    assert_eq!((cove.ships(A).1, cove.ships(B).1), (1, 2));
    // After a Gift, after a Good Deal, after a purchase.
    cove = Cove::of(Scene::new(3).chests(0, 8).goods(0, cargo(1, 0, 0)));
    cove.choose(&[Merchant, Captain, Shaman]).plays(A, &[sale(1, 0, 0), Move::TakeGift(1)]);
    assert_eq!((cove.chests(A), cove.ships(A)), (10, (6, 1, 3)));
    cove = Cove::of(Scene::new(2).first(1).chests(0, 8).goods(0, cargo(0, 1, 1)).yin_yang(0, 3));
    cove.choose(&[Governor, Cartographer]).play(A, deal(Deal::CoffeeRum));
    assert_eq!((cove.chests(A), cove.ships(A)), (12, (6, 1, 3)));
}

#[test]
fn ships_that_are_sunk_or_lost_can_be_bought_again() {
    rules!["P7-5.21"];
    let mut cove =
        Cove::of(Scene::new(2).first(1).ships(0, 10, 0).ships(1, 0, 0).hand(0, &["eng-2", "kraken"]));
    cove.choose(&[Captain, Shipwright]).play(B, Move::Decline).play(A, caravan("eng-2"));
    cove.cast(A, Move::CommitShips(2), &raid(&[1, 1], &[6, 6]));
    assert_eq!(cove.ships(A), (8, 0, 2));
    cove.choose(&[Shaman, Shaman]);
    cove.cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 6, 6, 6, 6, 6, 6, 6]));
    assert_eq!(cove.ships(A), (7, 0, 3));
    cove.choose(&[Shipwright, Captain]).plays(A, &[Move::Done, Move::Buy(3)]);
    assert_eq!(cove.ships(A), (10, 0, 0));
}

#[test]
fn what_cannot_be_lost_is_not_lost() {
    rules!["P7-5.22"];
    assert_eq!(tavern(Scene::new(2).chests(0, 0).chests(1, 1), 3).chests(B), 0);
    assert_eq!(tavern(Scene::new(2).chests(0, 0).chests(1, 1), 3).chests(A), 0);
    // Wages never cost more than there is: two chests a guard are always there, since a guard watches over ten.
    let mut cove = Cove::of(Scene::new(2).ships(0, 5, 1).chests(0, 10).hand(0, &["wages"]));
    cove.choose(&[Shaman, Cartographer]).play(A, Move::Curse(Curse::Wages));
    assert_eq!((cove.chests(A), cove.chests(B)), (8, 7));
}

#[test]
fn everybody_sees_goods_and_talismans() {
    rules!["P7-5.23"];
    let cove = Cove::of(Scene::new(3).goods(0, cargo(1, 2, 0)).talismans(0, 3));
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        let own = cove.game.view(viewer).boards[0].clone();
        assert_eq!((own.goods, own.talismans), (cargo(1, 2, 0), 3));
    }
}
