//! Section 9 of the rulebook: the throw, as far as the rules see it. How dice fly is tested with the tray.

use crate::cove::*;
use freeport_kernel::{Cast, Chance, Game, Rng, Seat, Table};
use freeport_pirates7::*;
use freeport_testkit::rules;
use freeport_tray::Throw;

/// The Captain of two sends all ships that may go, alone.
fn raiding(ships: u8, card: &str) -> Cove {
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, ships, 0).ships(1, 0, 0).hand(0, &[card]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan(card));
    cove
}

#[test]
fn the_captain_throws_all_ships_sent_and_the_red_dice_at_once() {
    rules!["P7-9.1", "P7-9.11", "P7-9.12"];
    let mut cove = Cove::of(Scene::new(3).first(2).hand(1, &["hol-3a"]));
    cove.choose(&[Merchant, Captain, Merchant]).play(B, caravan("hol-3a"));
    cove.play(B, Move::CommitShips(2)).play(C, Move::CommitShips(3));
    cove.loosely(A, Move::CommitShips(1), 3);
    let throws = cove.throws();
    let [(thrower, Purpose::Raid, dice)] = &throws[..] else { panic!("one throw for a raid") };
    assert_eq!(*thrower, B);
    assert_eq!(dice.iter().map(|die| die.die).collect::<Vec<_>>(), [0, 10, 11, 20, 21, 22, 40, 41, 42]);
    let owners: Vec<Option<Seat>> = dice.iter().map(|die| die.owner).collect();
    let (a, b, c) = (Some(A), Some(B), Some(C));
    assert_eq!(owners, [a, b, b, c, c, c, None, None, None]);
}

#[test]
fn the_player_of_the_curse_throws() {
    rules!["P7-9.2", "P7-9.12"];
    let throw = |card: &str, curse: Curse, dice: usize| {
        let mut cove = Cove::of(Scene::new(2).hand(1, &[card]));
        cove.choose(&[Merchant, Shaman]).cast(B, Move::Curse(curse), &faces(&vec![6; dice]));
        let (thrower, purpose, _) = cove.throws()[0].clone();
        (thrower, purpose)
    };
    assert_eq!(throw("kraken", Curse::Kraken, 14), (B, Purpose::Curse));
    assert_eq!(throw("whirlpool", Curse::Whirlpool, 15), (B, Purpose::Whirlpool));
    assert_eq!(throw("tavern", Curse::Tavern, 2), (B, Purpose::Tavern));
}

/// How often a throw was repeated is told; nothing else differs.
#[test]
fn a_throw_that_does_not_count_is_repeated_with_all_its_dice() {
    rules!["P7-9.3", "P7-9.4", "P7-9.13"];
    let mut again = raid(&[6, 6], &[1, 1]);
    again[2] = 2;
    let (mut once, mut twice) = (raiding(2, "eng-2"), raiding(2, "eng-2"));
    let loot = [TALISMAN, TALISMAN];
    once.cast(A, Move::CommitShips(2), &then(&raid(&[6, 6], &[1, 1]), &loot));
    twice.cast(A, Move::CommitShips(2), &then(&again, &loot));
    assert_eq!(once.game, twice.game);
    assert!(twice.heard(|event| matches!(event, Event::Thrown { rethrows: 2, dice, .. } if dice.len() == 4)));

    let cursed = |rethrows: u32| {
        let mut cove = Cove::of(Scene::new(3).hand(0, &["kraken"]));
        cove.choose(&[Shaman, Merchant, Merchant]);
        let mut throw = faces(&[1; 15]);
        throw[2] = rethrows;
        cove.cast(A, Move::Curse(Curse::Kraken), &throw);
        cove
    };
    assert_eq!(cursed(0).game, cursed(20).game, "protected ships and Black Marks stay as they were");
    assert!(cursed(20).heard(|event| matches!(event, Event::Thrown { rethrows: 20, .. })));
}

#[test]
fn a_result_that_cannot_lie_in_the_tray_is_refused_and_never_mended() {
    rules!["P7-9.5", "P7-9.15"];
    let cove = raiding(1, "eng-2");
    let fault = |dice: &[(u32, u32, u32)]| cove.fault(A, Move::CommitShips(1), &lies(dice));
    let sound = [(6, 5_000, 5_000), (1, 9_000, 5_000), (1, 5_000, 9_500)];
    for (at, wrong) in [
        (0, (7, 5_000, 5_000)),
        (0, (0, 5_000, 5_000)),
        (1, (1, 499, 5_000)),
        (1, (1, 9_000, 27_501)),
        (2, (1, 600, 600)),
        (2, (1, 5_994, 5_000)),
    ] {
        let mut dice = sound;
        dice[at] = wrong;
        assert!(fault(&dice).contains("a throw of 3 dice"), "{wrong:?} on top of another die or outside");
    }
    assert!(fault(&sound[..2]).contains("a throw of 3 dice"), "a die is missing");
    let mut sound_cove = cove.clone();
    sound_cove.cast(A, Move::CommitShips(1), &then(&lies(&sound), &[TALISMAN]));
}

#[test]
fn tavern_dice_are_red_one_for_each_player_and_lie_wherever_they_like() {
    rules!["P7-9.6", "P7-14.22"];
    for players in 2..=4u8 {
        let mut cove = Cove::of(Scene::new(players).hand(0, &["tavern"]));
        let mut characters = vec![Merchant; players.into()];
        characters[0] = Shaman;
        cove.choose(&characters).loosely(A, Move::Curse(Curse::Tavern), 2);
        let dice: Vec<(u8, Option<Seat>)> =
            cove.throws()[0].2.iter().map(|die| (die.die, die.owner)).collect();
        assert_eq!(dice, (40..40 + players).map(|die| (die, None)).collect::<Vec<_>>());
    }
    let dealt = |spots: [(u32, u32); 2]| {
        let mut cove = Cove::of(Scene::new(2).hand(0, &["tavern"]));
        let dice: Vec<_> = [2, 6].into_iter().zip(spots).map(|(face, (x, y))| (face, x, y)).collect();
        cove.choose(&[Shaman, Merchant]).cast(A, Move::Curse(Curse::Tavern), &lies(&dice));
        cove.play(A, Move::AssignTavern(Dealt::from(&[6, 2][..])));
        cove.view()
    };
    assert_eq!(dealt([(2_000, 2_000), (5_000, 5_000)]), dealt([(26_000, 9_000), (9_000, 26_000)]));
}

#[test]
fn without_ships_to_throw_there_is_no_throw_and_nothing_is_lost() {
    rules!["P7-9.7"];
    let curses = [Curse::Kraken, Curse::Iceberg, Curse::Sirens, Curse::Mutiny, Curse::Whirlpool];
    for curse in curses {
        let card = curse.card().to_string();
        let mut cove =
            Cove::of(Scene::new(2).ships(0, 0, 0).ships(1, 0, 0).talismans(1, 1).hand(0, &[&card]));
        cove.choose(&[Shaman, Merchant]).play(A, Move::Curse(curse));
        assert!(cove.throws().is_empty() && cove.struck().is_empty(), "{curse:?}");
        assert_eq!((cove.own(B).talismans, cove.view().top), (1, Some(curse.card())));
        // All ships at sea protected is the same.
        let mut cove = Cove::of(Scene::new(3).ships(0, 6, 0).ships(1, 0, 0).ships(2, 0, 0).hand(0, &[&card]));
        cove.choose(&[Shaman, Merchant, Merchant]).play(A, Move::Curse(curse));
        assert!(cove.throws().is_empty(), "{curse:?}");
    }
}

/// A move says how many ships go, and nothing about how they fall.
#[test]
fn no_move_says_how_the_dice_fall() {
    rules!["P7-9.8"];
    let read = |text: &str| serde_json::from_str::<Move>(text);
    assert_eq!(read(r#"{"commit_ships":2}"#).ok(), Some(Move::CommitShips(2)));
    assert!(read(r#"{"commit_ships":{"ships":2,"faces":[6,6]}}"#).is_err());
    assert!(read(r#"{"curse":{"kraken":[1,1]}}"#).is_err());
    let fallen = |seed: u64| {
        let mut cove = raiding(2, "eng-2");
        cove.loosely(A, Move::CommitShips(2), seed);
        cove.throws()[0].2.clone()
    };
    assert_ne!(fallen(1), fallen(2), "the same choice, other chance");
    assert_eq!(fallen(1), fallen(1));
}

#[test]
fn a_throw_takes_the_lowest_numbers_of_each_seat() {
    rules!["P7-9.11"];
    let mut cove = Cove::of(
        Scene::new(4).ships(0, 10, 0).ships(1, 3, 0).ships(2, 0, 0).ships(3, 1, 0).hand(0, &["sirens"]),
    );
    cove.choose(&[Shaman, Shaman, Merchant, Merchant]).cast(A, Move::Curse(Curse::Sirens), &faces(&[6; 14]));
    let numbers: Vec<u8> = cove.throws()[0].2.iter().map(|die| die.die).collect();
    assert_eq!(numbers, (0..10).chain(10..13).chain([30]).collect::<Vec<_>>());
}

#[test]
fn how_a_die_is_turned_means_nothing() {
    rules!["P7-9.13"];
    let play = |turns: [u32; 4]| {
        let mut throw = raid(&[6, 2], &[3, 4]);
        turns.iter().enumerate().for_each(|(at, turn)| throw[3 + 4 * at + 3] = *turn);
        let mut cove = raiding(2, "eng-2");
        cove.cast_then(A, Move::CommitShips(2), &throw);
        (cove.fights(), cove.view().boards)
    };
    assert_eq!(play([0, 0, 0, 0]), play([65_535, 1, 30_000, 7]));
}

/// A real throw, a quick one and one typed in have the same shape: the rules take any of them from a script.
#[test]
fn the_rules_cannot_tell_where_a_throw_comes_from() {
    rules!["P7-9.14"];
    let dice = [0, 1, 40, 41];
    let throw = Throw::of(&dice);
    let (mut real, mut quick) = (vec![0, 0], vec![0, 0]);
    throw.cast(11, &mut real);
    throw.sketch(&mut Rng::new(11), &mut quick);
    assert_eq!((real.len(), quick.len()), (2 + throw.count(), 2 + throw.count()));
    for outcomes in [real, quick, raid(&[6, 6], &[1, 1])] {
        assert!(throw.allows(&outcomes[2..]));
        raiding(2, "eng-2").cast_then(A, Move::CommitShips(2), &outcomes);
    }
}

#[test]
fn what_was_thrown_is_recorded_and_played_again_from_the_record() {
    rules!["P7-9.16", "P7-22.3"];
    let (mut first, mut again) = (raiding(4, "eng-2"), raiding(4, "eng-2"));
    let mut table = Table::new(Chance::sealed([9; 32]));
    first.game.play(A, &Move::CommitShips(4), &mut table).expect("a legal move");
    let thrown: Vec<_> = table.take_events().into_iter().map(|told| told.event).collect();
    let drawn = table.take_drawn();
    // Two words of the seed, the repetitions, and four numbers for each of six dice; then Loot, if there is any.
    assert!(drawn.len() >= 2 + 1 + 4 * 6);
    again.hear();
    again.cast(A, Move::CommitShips(4), &drawn);
    assert_eq!((first.game, thrown), (again.game, again.told));
}

/// Whether the Ruler tells two pairs apart whose distances differ by so much.
fn told_apart(difference: u32) -> bool {
    let mut cove = raiding(2, "eng-2");
    let dice = [(1, 5_000, 7_000), (1, 20_000, 7_000 + difference), (6, 5_000, 5_000), (6, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&dice));
    cove.asked() != "ask-ruler"
}

#[test]
fn the_ruler_tells_apart_what_differs_by_more_than_half_a_millimetre() {
    rules!["P7-9.18", "P7-9.19"];
    assert_eq!([0, 1, 49, 50].map(told_apart), [false; 4]);
    assert_eq!([51, 52, 100, 5_000].map(told_apart), [true; 4]);
}

#[test]
fn distances_are_cut_off_to_hundredths_of_a_millimetre() {
    rules!["P7-9.17", "P7-9.9", "P7-9.10"];
    let mut cove = raiding(1, "eng-2");
    // 1000 across and 1001 up are 1414.92 units apart; the other red die lies 12 000 and 5 000 away, which is 13 000.
    let dice = [(5, 10_000, 10_000), (1, 11_000, 11_001), (6, 22_000, 15_000)];
    cove.cast(A, Move::CommitShips(1), &lies(&dice));
    assert_eq!(cove.fights(), [(0, 40, 1_414, Sunk::Red), (0, 41, 13_000, Sunk::Pirate)]);
    // Against 2000 units, 2050.999 are 2050 and tied, and 2051.03 are 2051 and not.
    let tied = |across: u32| {
        let mut cove = raiding(2, "eng-2");
        let dice = [(1, 5_000, 7_000), (1, 20_000 + across, 7_050), (6, 5_000, 5_000), (6, 20_000, 5_000)];
        cove.cast(A, Move::CommitShips(2), &lies(&dice));
        cove.asked() == "ask-ruler"
    };
    assert!(tied(64) && !tied(65));
}
