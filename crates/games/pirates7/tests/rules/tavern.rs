//! Section 14 of the rulebook: the Tavern.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

fn hand_out(faces: &[u8]) -> Move {
    Move::AssignTavern(Dealt::from(faces))
}

/// The first of two players casts the Tavern; the dice show different faces.
fn drinking(scene: Scene, shown: [u32; 2]) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Tavern), &faces(&shown));
    cove
}

#[test]
fn the_dice_are_handed_out_one_to_each_player_as_the_player_of_the_curse_likes() {
    rules!["P7-14.12"];
    let mut cove = Cove::of(Scene::new(3).first(1).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer, Cartographer]).cast(
        A,
        Move::Curse(Curse::Tavern),
        &faces(&[6, 1, 4]),
    );
    let ways = [[1, 4, 6], [1, 6, 4], [4, 1, 6], [4, 6, 1], [6, 1, 4], [6, 4, 1]];
    assert_eq!(cove.moves(), ways.map(|faces| hand_out(&faces)));
    for wrong in [&[6, 6, 1][..], &[6, 1], &[6, 1, 4, 4], &[6, 1, 5], &[]] {
        cove.refuse(A, hand_out(wrong), "P7-14.12");
    }
    cove.refuse(B, hand_out(&ways[0]), "P7-14.12").play(A, hand_out(&[6, 4, 1]));
    assert_eq!((cove.yin_yang(A), cove.chests(B), cove.marks(C)), (3, 8, 1));
    // Two dice of the same face make fewer ways.
    let mut cove = Cove::of(Scene::new(3).first(1).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer, Cartographer]).cast(
        A,
        Move::Curse(Curse::Tavern),
        &faces(&[4, 1, 4]),
    );
    assert_eq!(cove.moves(), [[1, 4, 4], [4, 1, 4], [4, 4, 1]].map(|faces| hand_out(&faces)));
}

#[test]
fn each_face_does_what_the_table_says() {
    rules!["P7-14.13"];
    let scene = || Scene::new(2).goods(1, cargo(0, 1, 1));
    let given = |face: u8| {
        let other = if face == 1 { 4 } else { 1 };
        let mut cove = drinking(scene(), [u32::from(face), other]);
        let chance = if face == 5 { vec![FRUIT] } else { Vec::new() };
        cove.cast(A, hand_out(&[other as u8, face]), &chance);
        cove
    };
    assert_eq!(given(1).marked(), [(B, MarkReason::Tavern)]);
    let mut two = given(2);
    assert_eq!(
        (two.waits_for(), two.moves()),
        ((Some(B), "ask-forfeit"), [Good::Coffee, Good::Rum].map(Move::LoseGood).to_vec())
    );
    assert_eq!(two.view().curse.map(|curse| curse.tavern), Some(vec![1, 2]));
    two.refuse(B, Move::LoseGood(Good::Fruit), "P7-14.13").play(B, Move::LoseGood(Good::Rum));
    assert_eq!((two.goods(B), two.view().discard), (cargo(0, 1, 0), cargo(0, 0, 1)));
    assert!(two.told.contains(&Event::GoodLost { seat: B, good: Good::Rum }));
    for (face, chests, gained) in [(3, 6, false), (4, 8, true)] {
        let cove = given(face);
        assert_eq!(cove.chests(B), chests);
        assert!(cove.told.contains(&Event::TavernChest { seat: B, gained }));
    }
    let mut five = given(5);
    assert_eq!(five.waits_for(), (Some(B), "ask-loading"));
    five.play(B, keep(1, 0, 0));
    assert_eq!(five.goods(B), cargo(1, 1, 1));
    assert_eq!(given(6).yin_yang(B), 3);
}

#[test]
fn the_dice_take_effect_clockwise_from_the_player_of_the_curse() {
    rules!["P7-14.14"];
    let scene =
        Scene::new(3).first(2).goods(0, cargo(0, 1, 1)).goods(1, cargo(0, 1, 1)).goods(2, cargo(0, 1, 1));
    let mut cove = Cove::of(scene.hand(1, &["tavern"]));
    cove.choose(&[Cartographer, Shaman, Cartographer]).cast(
        B,
        Move::Curse(Curse::Tavern),
        &faces(&[2, 2, 2]),
    );
    let rum = Move::LoseGood(Good::Rum);
    cove.refuse(C, rum, "P7-14.14");
    for seat in [B, C, A] {
        assert_eq!(cove.waits_for(), (Some(seat), "ask-forfeit"));
        cove.play(seat, rum);
    }
    // A Good that is loaded does not keep the next die away.
    let mut cove = drinking(Scene::new(2), [5, 1]);
    cove.cast(A, hand_out(&[5, 1]), &[RUM]).play(A, keep(0, 0, 1));
    assert_eq!(cove.marked(), [(B, MarkReason::Tavern)]);
}

#[test]
fn a_five_turns_up_loot_until_a_good_comes_and_talismans_on_the_way_are_lost() {
    rules!["P7-14.15"];
    let mut cove = drinking(Scene::new(2), [5, 1]);
    cove.cast(A, hand_out(&[5, 1]), &[TALISMAN, TALISMAN, RUM]);
    assert_eq!(cove.view().asked.and_then(|asked| asked.goods), Some(cargo(0, 0, 1)));
    cove.play(A, keep(0, 0, 1));
    assert_eq!((cove.own(A).talismans, cove.yin_yang(A)), (0, 0), "they bring nothing");
    assert_eq!((cove.view().discarded_talismans, cove.goods(A)), (2, cargo(0, 0, 1)));
    // It follows the reshuffling of the discards, and ends where there is no Good at all.
    let mut cove = drinking(Scene::new(2).loot_deck(Cargo::NONE, 1), [5, 1]);
    cove.cast(A, hand_out(&[5, 1]), &[TALISMAN, COFFEE]);
    assert!(cove.heard(|event| matches!(event, Event::LootReshuffled { .. })));
    let mut cove = Cove::of(all_goods_loaded().hand(0, &["tavern"]));
    cove.choose(&[Shaman; 4]).cast(A, Move::Curse(Curse::Tavern), &faces(&[5; 4]));
    assert_eq!((cove.view().loot, cove.view().discarded_talismans), (12, 0), "only Talismans are left");
}

#[test]
fn a_good_from_the_tavern_needs_room_and_may_be_discarded() {
    rules!["P7-14.16"];
    let mut cove = drinking(Scene::new(2), [5, 1]);
    cove.cast(A, hand_out(&[5, 1]), &[RUM]);
    assert_eq!(cove.moves(), [keep(0, 0, 0), keep(0, 0, 1)]);
    cove.play(A, keep(0, 0, 0));
    assert_eq!((cove.goods(A), cove.view().discard), (Cargo::NONE, cargo(0, 0, 1)));
    let mut cove = drinking(Scene::new(2).ships(0, 1, 0).goods(0, cargo(1, 0, 0)), [5, 1]);
    cove.cast(A, hand_out(&[5, 1]), &[RUM]);
    assert_eq!((cove.goods(A), cove.view().discard), (cargo(1, 0, 0), cargo(0, 0, 1)), "no room");
}

#[test]
fn a_two_without_goods_and_a_three_without_chests_do_nothing() {
    rules!["P7-14.17"];
    let mut cove = drinking(Scene::new(2).chests(1, 0).talismans(0, 1), [2, 3]);
    let before = (cove.own(A).talismans, cove.own(A).chests);
    cove.play(A, hand_out(&[2, 3]));
    assert_eq!((cove.own(A).talismans, cove.own(A).chests), before);
    assert_eq!(cove.chests(B), 0);
    assert!(!cove.heard(|event| matches!(event, Event::GoodLost { .. } | Event::TavernChest { .. })));
}
