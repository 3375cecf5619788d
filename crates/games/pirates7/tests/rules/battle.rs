//! Section 10 of the rulebook: the battle of a raid.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// Where up to four red dice lie, far from each other.
const CELLS: [(u32, u32); 4] = [(5_000, 5_000), (20_000, 5_000), (5_000, 20_000), (20_000, 20_000)];

/// The Captain of two, alone at sea, raids with so many ships; `scene` may say more.
fn raiding(scene: Scene, card: &str) -> Cove {
    let mut cove = Cove::of(scene.first(1).ships(1, 0, 0).hand(0, &[card]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan(card));
    cove
}

/// Pirates beside red dice: each so far above the red die of its cell, and what both show.
fn duels(pairs: &[(u32, u32, u32)]) -> Vec<u32> {
    let pirates = pairs.iter().zip(CELLS).map(|((face, _, far), (x, y))| (*face, x, y + far));
    let reds = pairs.iter().zip(CELLS).map(|((_, red, _), (x, y))| (*red, x, y));
    lies(&pirates.chain(reds).collect::<Vec<_>>())
}

#[test]
fn pirates_fight_caravan_ships_alone_however_close_they_lie() {
    rules!["P7-10.1"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    // Two pirates side by side, two red dice side by side, far apart.
    let dice = [(1, 5_000, 5_000), (6, 6_100, 5_000), (2, 20_000, 20_000), (5, 21_100, 20_000)];
    cove.cast(A, Move::CommitShips(2), &then(&lies(&dice), &[TALISMAN, TALISMAN]));
    let fights = cove.fights();
    assert!(fights.iter().all(|(pirate, red, ..)| *pirate < 40 && *red >= 40), "{fights:?}");
    assert_eq!(fights.len(), 2, "the 6 sinks both red dice, and nobody sinks the 1 beside it");
    // Among the pairs to choose from there are none of the same side.
    let mut cove = raiding(Scene::new(2), "eng-2");
    let dice = [(1, 5_000, 5_000), (6, 6_100, 5_000), (2, 5_000, 9_000), (5, 6_100, 9_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&dice));
    assert_eq!(cove.asked(), "ask-ruler");
    cove.refuse(A, Move::PickPair(Pair { pirate: 0, red: 1 }), "P7-10.1");
    cove.refuse(A, Move::PickPair(Pair { pirate: 41, red: 40 }), "P7-10.1");
}

#[test]
fn the_closest_pair_of_the_whole_tray_fights_next() {
    rules!["P7-10.2"];
    let mut cove = raiding(Scene::new(2), "eng-3a");
    cove.cast(
        A,
        Move::CommitShips(3),
        &then(&duels(&[(6, 1, 3_000), (6, 2, 1_500), (6, 3, 2_200)]), &[49, 49, 49]),
    );
    let order: Vec<(u8, u8, u32)> = cove.fights().iter().map(|fight| (fight.0, fight.1, fight.2)).collect();
    assert_eq!(order, [(1, 41, 1_500), (2, 42, 2_200), (0, 40, 3_000)]);
}

/// The winner of the first fight keeps its face and its place, and its distances are those of the throw.
#[test]
fn dice_stay_where_they_fell_and_keep_their_faces() {
    rules!["P7-10.3", "P7-10.8"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    let dice = [(4, 5_000, 7_000), (1, 24_000, 24_000), (3, 5_000, 5_000), (3, 9_000, 7_000)];
    cove.cast(A, Move::CommitShips(2), &then(&lies(&dice), &[TALISMAN, TALISMAN]));
    assert_eq!(cove.fights(), [(0, 40, 2_000, Sunk::Red), (0, 41, 4_000, Sunk::Red)]);
    let mut cove = raiding(Scene::new(2), "eng-2");
    let tied = [(4, 5_000, 7_000), (5, 20_000, 7_000), (3, 5_000, 5_000), (3, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&tied));
    let before: Vec<Die> = cove.view().tray.iter().map(|die| die.lie).collect();
    let thrown = cove.throws()[0].2.clone();
    assert_eq!(before, thrown);
}

#[test]
fn where_the_ruler_cannot_tell_the_player_of_the_caravan_decides() {
    rules!["P7-10.4", "P7-10.6", "P7-22.2"];
    let mut cove = Cove::of(Scene::new(2).hand(1, &["eng-3a"]));
    cove.choose(&[Merchant, Captain]).play(B, caravan("eng-3a")).play(B, Move::CommitShips(1));
    // Distances 2050 (die 0), 2051 (die 1), 2000 (die 10): die 1 is beyond the tolerance.
    let spots = [(1, 20_000, 7_050), (1, 5_000, 22_051), (1, 5_000, 7_000)];
    let reds = [(6, 5_000, 5_000), (6, 20_000, 5_000), (6, 5_000, 20_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&[&spots[..], &reds[..]].concat()));
    assert_eq!(cove.waits_for(), (Some(B), "ask-ruler"));
    let pairs = [Pair { pirate: 10, red: 40 }, Pair { pirate: 0, red: 41 }];
    assert_eq!(cove.moves(), pairs.map(Move::PickPair), "by distance");
    let tied: Vec<u32> = cove.view().raid.expect("a raid").tied.iter().map(|fight| fight.distance).collect();
    assert_eq!(tied, [2_000, 2_050]);
    cove.refuse(B, Move::PickPair(Pair { pirate: 1, red: 42 }), "P7-10.4");
    cove.refuse(A, Move::PickPair(pairs[0]), "P7-10.4");
    cove.play(B, Move::PickPair(pairs[1]));
    assert_eq!(cove.fights()[0], (0, 41, 2_050, Sunk::Pirate));
}

#[test]
fn pairs_at_the_same_distance_are_listed_by_the_numbers_of_the_dice() {
    rules!["P7-10.6"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    // A square: both pirates are equally far from both red dice, but for a hair.
    let dice = [(1, 10_000, 10_000), (1, 12_000, 12_000), (6, 12_000, 10_000), (6, 10_000, 12_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&dice));
    let pair = |pirate, red| Move::PickPair(Pair { pirate, red });
    assert_eq!(cove.moves(), [pair(0, 40), pair(0, 41), pair(1, 40), pair(1, 41)]);
}

#[test]
fn after_every_fight_the_pairs_are_compared_afresh() {
    rules!["P7-10.2", "P7-10.5"];
    let tied = || {
        let mut cove = raiding(Scene::new(2), "eng-3a");
        cove.cast(A, Move::CommitShips(3), &duels(&[(1, 6, 2_000), (1, 6, 2_040), (1, 6, 2_080)]));
        cove
    };
    let pair = |at: u8| Move::PickPair(Pair { pirate: at, red: 40 + at });
    let mut cove = tied();
    assert_eq!(cove.moves(), [pair(0), pair(1)]);
    // With the nearest gone, the third is within reach of the second.
    cove.play(A, pair(0));
    assert_eq!(cove.moves(), [pair(1), pair(2)]);
    cove.refuse(A, pair(0), "P7-10.2").refuse(A, Move::PickPair(Pair { pirate: 1, red: 43 }), "P7-10.2");
    cove.play(A, pair(2));
    assert_eq!(cove.fights().len(), 3);
    // With the second gone, the third is beyond the reach of the first: nothing more is asked.
    let mut cove = tied();
    cove.play(A, pair(1));
    let order: Vec<u8> = cove.fights().iter().map(|fight| fight.0).collect();
    assert_eq!(order, [1, 0, 2]);
}

#[test]
fn the_lower_face_sinks_and_equal_faces_sink_both() {
    rules!["P7-10.7"];
    for pirate in 1..=6 {
        for red in 1..=6 {
            let mut cove = raiding(Scene::new(2), "eng-2");
            // The second pirate is out of the way before they meet.
            cove.cast_then(A, Move::CommitShips(2), &duels(&[(pirate, red, 1_500), (1, 6, 1_200)]));
            let expected = match pirate.cmp(&red) {
                std::cmp::Ordering::Less => Sunk::Pirate,
                std::cmp::Ordering::Greater => Sunk::Red,
                std::cmp::Ordering::Equal => Sunk::Both,
            };
            assert_eq!(cove.fights()[1], (0, 40, 1_500, expected), "{pirate} against {red}");
        }
    }
}

#[test]
fn one_ship_may_sink_several() {
    rules!["P7-10.8"];
    let mut cove = raiding(Scene::new(2), "eng-4");
    let reds = CELLS.map(|(x, y)| (5, x, y));
    cove.cast(
        A,
        Move::CommitShips(1),
        &then(&lies(&[&[(6, 9_000, 5_500)], &reds[..]].concat()), &[TALISMAN]),
    );
    assert_eq!(cove.fights().len(), 4);
    assert!(cove.fights().iter().all(|fight| fight.0 == 0 && fight.3 == Sunk::Red));

    let mut cove = raiding(Scene::new(2), "eng-2");
    cove.cast(A, Move::CommitShips(4), &raid(&[1, 2, 3, 4], &[6, 5]));
    assert_eq!((cove.fights().len(), cove.ships(A)), (4, (3, 0, 7)));
}

#[test]
fn the_battle_lasts_until_one_side_is_gone() {
    rules!["P7-10.9"];
    let mut cove = raiding(Scene::new(2), "eng-4");
    cove.cast(A, Move::CommitShips(3), &raid(&[1, 1, 1], &[2, 2, 2, 2]));
    assert!(cove.heard(|event| matches!(event, Event::BattleOver { pirates: 0, reds: 4 })));
    let mut cove = raiding(Scene::new(2), "eng-2");
    cove.cast(A, Move::CommitShips(3), &then(&raid(&[3, 3, 3], &[1, 1]), &[TALISMAN; 3]));
    assert!(cove.heard(|event| matches!(event, Event::BattleOver { pirates: 3, reds: 0 })));
}

#[test]
fn sunk_ships_go_to_the_reserve_and_bring_a_yin_yang_token_each_after_the_battle() {
    rules!["P7-10.10", "P7-10.12"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    cove.cast(A, Move::CommitShips(5), &raid(&[1; 5], &[6, 6]));
    assert_eq!((cove.ships(A), cove.yin_yang(A)), ((2, 0, 8), 5));
    let over = cove.told.iter().position(|event| matches!(event, Event::BattleOver { .. }));
    let paid = cove.told.iter().position(|event| matches!(event, Event::YinYangGained { tokens: 5, .. }));
    assert!(over.is_some() && over < paid);
}

#[test]
fn red_dice_serve_again_in_the_next_raid() {
    rules!["P7-10.11"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).hand(0, &["eng-4", "spa-4"]));
    for card in ["eng-4", "spa-4"] {
        cove.hear();
        cove.choose(&[Captain, Captain]).play(A, caravan(card));
        cove.cast(A, Move::CommitShips(1), &then(&raid(&[6], &[1, 1, 1, 1]), &[TALISMAN]));
        let reds: Vec<u8> = cove.throws()[0].2.iter().map(|die| die.die).filter(|die| *die >= 40).collect();
        assert_eq!(reds, [40, 41, 42, 43]);
    }
}

#[test]
fn unsinkable_ships_come_back_for_nothing_as_many_as_were_made_so() {
    rules!["P7-10.13", "P7-10.14", "P7-17.11"];
    for (rituals, saved) in [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)] {
        let mut cove = raiding(Scene::new(2).unsinkable(0, rituals), "eng-2");
        cove.cast(A, Move::CommitShips(3), &raid(&[1, 1, 1], &[6, 6]));
        assert_eq!(cove.ships(A), (4 + saved, 0, 3 + 3 - saved), "{rituals} Rituals");
        assert_eq!((cove.yin_yang(A), cove.own(A).free), (3 - u16::from(saved), 4 + saved));
        assert!(
            cove.heard(
                |event| matches!(event, Event::ShipsSunk { sunk: 3, saved: back, .. } if *back == saved)
            )
        );
        assert!(!cove.heard(|event| matches!(event, Event::LootDrawn { .. })));
    }
}

#[test]
fn a_saved_ship_takes_no_further_part_and_earns_no_loot() {
    rules!["P7-10.15", "P7-10.13"];
    let mut cove = raiding(Scene::new(2).unsinkable(0, 1), "eng-2");
    // The 3 sinks against the 4; the 6 then sinks both red dice.
    let dice = [(3, 5_000, 6_500), (6, 20_000, 8_000), (4, 5_000, 5_000), (1, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &then(&lies(&dice), &[FRUIT]));
    let order: Vec<(u8, u8)> = cove.fights().iter().map(|fight| (fight.0, fight.1)).collect();
    assert_eq!(order, [(0, 40), (1, 41), (1, 40)]);
    assert_eq!(
        cove.view().asked.and_then(|asked| asked.goods),
        Some(cargo(1, 0, 0)),
        "one card for one survivor"
    );
    assert_eq!((cove.ships(A), cove.yin_yang(A)), ((7, 0, 3), 0));
}

#[test]
fn a_raid_that_fails_brings_no_loot_and_has_no_aftermath() {
    rules!["P7-10.16"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    cove.cast(A, Move::CommitShips(1), &raid(&[1], &[6, 6]));
    assert!(!cove.heard(|event| matches!(event, Event::LootDrawn { .. })));
    assert!(cove.view().raid.is_none() && cove.view().tray.is_empty());
    assert_eq!(cove.waits_for(), (Some(B), "ask-cartographer"), "play goes on as if nothing were left of it");
}

#[test]
fn when_the_last_two_sink_each_other_there_is_no_loot() {
    rules!["P7-10.17"];
    let mut cove = raiding(Scene::new(2), "eng-2");
    // One sinks a red die and then itself with the other.
    let dice = [(4, 5_000, 6_500), (1, 5_000, 5_000), (4, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(1), &lies(&dice));
    assert_eq!(cove.fights().iter().map(|fight| fight.3).collect::<Vec<_>>(), [Sunk::Red, Sunk::Both]);
    assert!(cove.heard(|event| matches!(event, Event::BattleOver { pirates: 0, reds: 0 })));
    assert!(!cove.heard(|event| matches!(event, Event::LootDrawn { .. })));
}
