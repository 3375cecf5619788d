//! Section 13 of the rulebook: the Shaman, and what all Curses have in common.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The first player casts a Curse; the second is First, so that nothing is protected.
fn curse(scene: Scene, curse: Curse, chance: &[u32]) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &[&curse.card().to_string()]));
    let characters = [Shaman, Cartographer, Cartographer, Cartographer];
    let players = cove.view().boards.len();
    // Among three or more the sole Shaman earns a Gift: a second one, who has no Curse, prevents it.
    let shamans = [Shaman, Shaman, Cartographer, Cartographer];
    cove.choose(if players > 2 { &shamans[..players] } else { &characters[..players] });
    cove.cast(A, Move::Curse(curse), chance);
    cove
}

#[test]
fn a_curse_of_the_hand_is_played_on_top_of_the_pile() {
    rules!["P7-13.1"];
    let mut cove = Cove::of(Scene::new(2).first(1).played(&["eng-2"]).hand(0, &["idol", "kraken", "eng-4"]));
    assert_eq!(cove.view().top, Some(named("eng-2")));
    cove.choose(&[Shaman, Cartographer]);
    assert_eq!(cove.moves(), [Move::Curse(Curse::Kraken), Move::Curse(Curse::Idol), Move::Decline]);
    cove.refuse(A, Move::Curse(Curse::Wages), "P7-13.1").play(A, Move::Curse(Curse::Idol));
    assert_eq!((cove.view().top, cove.own(A).hand_size), (Some(named("idol")), 2));
}

#[test]
fn a_curse_hits_everybody_its_player_included() {
    rules!["P7-13.2"];
    let cove = curse(Scene::new(3), Curse::Kraken, &faces(&[1; 21]));
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 0, 7), (B, Cargo::NONE, 0, 7), (C, Cargo::NONE, 0, 7)]);
}

#[test]
fn who_casts_no_curse_receives_a_black_mark() {
    rules!["P7-13.3"];
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["eng-2"]));
    cove.choose(&[Shaman, Cartographer]);
    assert_eq!(cove.marked(), [(A, MarkReason::Unable)]);
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["wages"]));
    cove.choose(&[Shaman, Cartographer]).play(A, Move::Decline);
    assert_eq!((cove.marked(), cove.own(A).hand_size), (vec![(A, MarkReason::Declined)], 1));
}

#[test]
fn ships_at_sea_take_part_loaded_or_not_and_guards_do_not() {
    rules!["P7-13.4", "P7-13.5"];
    let scene =
        || Scene::new(2).ships(0, 4, 2).chests(0, 20).goods(0, cargo(0, 1, 1)).ships(1, 3, 1).chests(1, 12);
    for (card, dice) in [
        (Curse::Kraken, 7),
        (Curse::Iceberg, 7),
        (Curse::Sirens, 7),
        (Curse::Mutiny, 7),
        (Curse::Whirlpool, 8),
    ] {
        let cove = curse(scene(), card, &faces(&vec![6; dice]));
        assert_eq!(cove.throws()[0].2.len(), dice, "{card:?}");
        assert_eq!((cove.ships(A).1, cove.ships(B).1), (2, 1), "{card:?}");
    }
    // The Idol takes ships at sea alone.
    let mut cove = curse(Scene::new(2).ships(1, 0, 1).chests(1, 12), Curse::Idol, &[]);
    cove.play(A, Move::NameIdolGood(Good::Rum));
    assert_eq!(cove.ships(B), (0, 1, 9));
}

/// The Rum lies on one ship, and another die is the one that shows 3.
#[test]
fn a_loss_is_the_owners_and_not_that_of_the_die() {
    rules!["P7-13.6", "P7-13.7", "P7-5.3"];
    let throw = faces(&[3, 3, 6, 3, 6]);
    let cove =
        curse(Scene::new(2).ships(0, 3, 0).ships(1, 2, 0).goods(0, cargo(0, 0, 1)), Curse::Sirens, &throw);
    assert_eq!(cove.struck(), [(A, cargo(0, 0, 1), 0, 1), (B, Cargo::NONE, 0, 1)], "the Rum, then a ship");
    let hit = |event: &Event| match event {
        Event::Struck { dice, .. } => Some(dice.clone()),
        _ => None,
    };
    assert_eq!(cove.told.iter().filter_map(hit).collect::<Vec<_>>(), [vec![0, 1], vec![10]]);
    assert_eq!((cove.ships(A), cove.ships(B)), ((2, 0, 8), (1, 0, 9)));
    assert_eq!((cove.goods(A), cove.waits_for().1), (Cargo::NONE, "ask-cartographer"), "nothing was asked");
}

#[test]
fn ships_lost_in_a_curse_bring_nothing_and_are_not_saved() {
    rules!["P7-13.8", "P7-17.12"];
    let cove = curse(Scene::new(2).unsinkable(0, 5), Curse::Kraken, &faces(&[1; 14]));
    assert_eq!((cove.ships(A), cove.yin_yang(A)), ((0, 0, 10), 0));
}

#[test]
fn the_gift_keeps_three_ships_out_of_the_throw_or_six_or_as_many_as_there_are() {
    rules!["P7-13.9"];
    for (first, sea, protected) in [(1, 7, 3), (0, 7, 6), (1, 2, 2), (0, 5, 5)] {
        for card in [Curse::Kraken, Curse::Iceberg, Curse::Sirens, Curse::Mutiny, Curse::Whirlpool] {
            let scene = Scene::new(3).first(first).ships(0, sea, 0).ships(1, 1, 0).ships(2, 1, 0);
            // Loaded ships are protected as well.
            let scene = scene.goods(0, cargo(0, 0, 1));
            let mut cove = Cove::of(scene.hand(0, &[&card.card().to_string()]));
            cove.choose(&[Shaman, Merchant, Merchant]);
            let dice = sea - protected + 2 + u8::from(card == Curse::Whirlpool);
            cove.cast(A, Move::Curse(card), &faces(&vec![6; dice.into()]));
            assert!(cove.heard(
                |event| matches!(event, Event::CursePlayed { protected: out, .. } if *out == protected)
            ));
            let own = cove.throws()[0].2.iter().filter(|die| die.owner == Some(A)).count();
            assert_eq!(own, usize::from(sea - protected), "{card:?}");
        }
    }
}

#[test]
fn the_gift_does_nothing_in_idol_wages_and_tavern() {
    rules!["P7-13.10"];
    let gifted = |card: Curse| {
        let scene = Scene::new(3).ships(0, 5, 2).chests(0, 20);
        let mut cove = Cove::of(scene.hand(0, &[&card.card().to_string()]));
        cove.choose(&[Shaman, Merchant, Merchant]);
        cove
    };
    let mut cove = gifted(Curse::Idol);
    cove.play(A, Move::Curse(Curse::Idol)).play(A, Move::NameIdolGood(Good::Fruit));
    assert_eq!(cove.ships(A), (4, 2, 4));
    let mut cove = gifted(Curse::Wages);
    cove.play(A, Move::Curse(Curse::Wages));
    assert_eq!(cove.chests(A), 16);
    let mut cove = gifted(Curse::Tavern);
    cove.cast(A, Move::Curse(Curse::Tavern), &faces(&[1, 1, 1]));
    assert_eq!([A, B, C].map(|seat| cove.times(|event| matches!(event, Event::Marked { seat: marked, reason: MarkReason::Tavern, .. } if *marked == seat))), [1, 1, 1]);
    assert!(!cove.heard(|event| matches!(event, Event::CursePlayed { protected: 1.., .. })));
}

/// The rulebook's example: the First Player is the only Shaman, with eight ships at sea.
#[test]
fn the_cargo_of_protected_ships_can_be_lost() {
    rules!["P7-E5", "P7-13.11"];
    let scene = Scene::new(3).ships(0, 8, 0).ships(1, 1, 0).ships(2, 1, 0).goods(0, cargo(0, 0, 1));
    let mut cove = Cove::of(scene.hand(0, &["sirens"]));
    cove.choose(&[Shaman, Merchant, Merchant]);
    cove.cast(A, Move::Curse(Curse::Sirens), &faces(&[3, 5, 1, 6]));
    assert!(cove.heard(|event| matches!(event, Event::CursePlayed { protected: 6, .. })));
    assert_eq!(cove.throws()[0].2.iter().filter(|die| die.owner == Some(A)).count(), 2);
    assert_eq!(cove.struck(), [(A, cargo(0, 0, 1), 0, 0)], "1 Rum is discarded, no ship is lost");
    assert_eq!((cove.ships(A), cove.goods(A)), ((8, 0, 2), Cargo::NONE));
}

#[test]
fn what_cannot_be_carried_any_more_is_discarded_by_choice_and_no_more_than_that() {
    rules!["P7-13.12"];
    // Three Goods on three ships; two ships are lost.
    let scene = || Scene::new(2).ships(0, 3, 0).goods(0, cargo(0, 1, 2)).ships(1, 0, 0);
    let mut cove = curse(scene(), Curse::Kraken, &faces(&[1, 1, 6]));
    assert_eq!(cove.waits_for(), (Some(A), "ask-overflow"));
    let asked = cove.view().asked.map(|asked| (asked.goods, asked.limit));
    assert_eq!(asked, Some((Some(cargo(0, 1, 2)), Some(2))));
    assert_eq!(cove.view().curse.map(|curse| curse.good), Some(Some(Good::Fruit)));
    let discard = |coffee, rum| Move::OverflowDiscard(cargo(0, coffee, rum));
    assert_eq!(cove.moves(), [discard(0, 2), discard(1, 1)], "exactly two");
    cove.refuse(A, discard(0, 1), "P7-13.12").refuse(A, discard(1, 2), "P7-13.12").play(A, discard(1, 1));
    assert_eq!((cove.goods(A), cove.view().discard), (cargo(0, 0, 1), cargo(0, 1, 1)));
    // With Double Hold there is room enough, and nothing may go.
    let mut cove = curse(scene().double_hold(0, 2), Curse::Kraken, &faces(&[1, 6, 6]));
    assert_eq!((cove.goods(A), cove.own(A).capacity), (cargo(0, 1, 2), 4));
    cove.refuse(B, Move::OverflowDiscard(cargo(0, 1, 0)), "P7-5.11");
    // Capacity counts, not ships: of three Goods on one ship with two holds one goes.
    let mut cove = curse(scene().double_hold(0, 2), Curse::Kraken, &faces(&[1, 1, 6]));
    assert_eq!(cove.moves(), [discard(0, 1), discard(1, 0)]);
    cove.play(A, discard(0, 1));
    assert_eq!(cove.goods(A), cargo(0, 1, 1));
    // A ship lost to the Idol may have carried something too.
    let mut cove = curse(scene(), Curse::Idol, &[]);
    cove.play(A, Move::NameIdolGood(Good::Fruit));
    assert_eq!(
        (cove.waits_for(), cove.moves()),
        ((Some(A), "ask-overflow"), vec![discard(0, 1), discard(1, 0)])
    );
}

#[test]
fn overflow_is_decided_clockwise_from_the_player_of_the_curse() {
    rules!["P7-13.13"];
    let loaded = cargo(0, 1, 1);
    let scene = Scene::new(3).first(0).ships(0, 2, 0).ships(1, 2, 0).ships(2, 2, 0);
    let scene = scene.goods(0, loaded).goods(1, loaded).goods(2, loaded).hand(1, &["kraken"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Shaman, Shaman, Merchant]).cast(B, Move::Curse(Curse::Kraken), &faces(&[1, 6, 1, 6, 1, 6]));
    let one = Move::OverflowDiscard(cargo(0, 1, 0));
    cove.refuse(A, one, "P7-13.13");
    for seat in [B, C, A] {
        assert_eq!(cove.waits_for(), (Some(seat), "ask-overflow"));
        cove.play(seat, one);
    }
    assert_eq!(cove.times(|event| matches!(event, Event::WentOverboard { .. })), 3);
}

#[test]
fn the_next_shaman_waits_until_the_first_curse_is_over() {
    rules!["P7-13.14"];
    let scene = Scene::new(2).ships(0, 2, 0).ships(1, 1, 0).goods(0, cargo(0, 1, 1));
    let mut cove = Cove::of(scene.hand(0, &["kraken"]).hand(1, &["idol"]));
    cove.choose(&[Shaman, Shaman]).cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 6, 6]));
    assert_eq!(cove.waits_for(), (Some(A), "ask-overflow"));
    cove.refuse(B, Move::Curse(Curse::Idol), "P7-13.13").play(A, Move::OverflowDiscard(cargo(0, 1, 0)));
    assert_eq!(cove.waits_for(), (Some(B), "ask-shaman"));
    cove.play(B, Move::Curse(Curse::Idol));
}

#[test]
fn the_shaman_allows_no_rituals_and_brings_all_cards_back() {
    rules!["P7-13.15"];
    let scene = Scene::new(2).first(1).yin_yang(0, 9).played_characters(0, &[Merchant]).hand(0, &["idol"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Shaman, Cartographer]).refuse(A, DOUBLE_HOLD, "P7-4.9").play(A, Move::Curse(Curse::Idol));
    cove.refuse(A, UNSINKABLE, "P7-14.7");
    cove.pass_round();
    assert_eq!((cove.own(A).available.len(), cove.yin_yang(A)), (7, 9));
}

#[test]
fn lost_goods_and_talismans_go_to_the_discard_pile() {
    rules!["P7-13.16"];
    let cove = curse(
        Scene::new(2).ships(0, 2, 0).ships(1, 0, 0).goods(0, cargo(2, 0, 0)),
        Curse::Kraken,
        &faces(&[1, 1]),
    );
    assert_eq!(cove.view().discard, cargo(2, 0, 0));
    let cove =
        curse(Scene::new(2).ships(0, 1, 0).ships(1, 0, 0).talismans(0, 2), Curse::Whirlpool, &faces(&[3, 1]));
    assert_eq!((cove.view().discarded_talismans, cove.own(A).talismans), (1, 1));
}
