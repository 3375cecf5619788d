//! Section 2 of the rulebook: how the game is laid out.

use crate::cove::*;
use freeport_kernel::{Chance, Game, Rng, Table, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The setup of a game: three cards for each player, and the first player.
fn dealt(players: u32, first: u32) -> Vec<u32> {
    (1..=3 * players).chain([first]).collect()
}

#[test]
fn the_tray_is_empty_and_pirate_bay_wants_rum_alone() {
    rules!["P7-2.1", "P7-2.2"];
    for players in 2..=4 {
        let view = Cove::setup(players, 3).view();
        assert!(view.tray.is_empty() && view.raid.is_none() && view.curse.is_none() && view.top.is_none());
        assert_eq!((view.port, view.prices), (Port::PirateBay, [1, 1, 3]));
    }
}

/// Each of the thirty cards can be the first one dealt, and none is dealt twice; the End card is not among them.
#[test]
fn thirty_shuffled_cards_are_dealt_from_and_the_end_card_is_not_one_of_them() {
    rules!["P7-2.3", "P7-2.9"];
    for first in 1..=30 {
        let rest: Vec<u32> = (1..=30).filter(|card| *card != first).take(5).collect();
        let cove = Cove::setup_with(2, &then(&then(&[first], &rest), &[1]));
        assert_eq!(
            cove.own(A).hand.expect("face up").iter().filter(|card| card.number() == first).count(),
            1
        );
    }
    let mut table = Table::new(Chance::strict(&[1, 1, 2, 3, 4, 5, 1]));
    Pirates7::setup(&Options::default(), 2, &mut table).expect("a game");
    assert!(table.settle().is_some(), "a card cannot be dealt twice");
    let mut table = Table::new(Chance::strict(&[31, 1, 2, 3, 4, 5, 1]));
    Pirates7::setup(&Options::default(), 2, &mut table).expect("a game");
    assert!(table.settle().is_some(), "there is no thirty-first card to be dealt");
}

#[test]
fn four_cards_lie_below_the_end_card_and_the_others_above_it() {
    rules!["P7-2.4", "P7-2.5", "P7-2.9", "P7-2.10", "P7-21.7"];
    for (players, above) in [(2, 20), (3, 17), (4, 14)] {
        let view = Cove::setup(players, 3).view();
        assert_eq!((view.above_end, view.deck), (Some(above), above + 1 + 4));
        assert_eq!(view.boards.iter().map(|own| own.hand_size).collect::<Vec<_>>(), vec![3; players.into()]);
    }
    // With the four cards left that lie below it, the next draw turns up the End card first.
    let below = ["eng-2", "spa-2", "fra-2", "hol-2"];
    let mut cove = Cove::of(Scene::new(2).first(1).deck(&below));
    assert_eq!((cove.view().above_end, cove.view().deck), (Some(0), 5));
    cove.choose(&[Cartographer, Captain]).cast(A, Move::Draw, &[number("fra-2")]);
    assert!(cove.heard(|event| matches!(event, Event::EndDrawn { .. })));
    let fifth = ["eng-2", "spa-2", "fra-2", "hol-2", "idol"];
    let mut cove = Cove::of(Scene::new(2).first(1).deck(&fifth));
    cove.choose(&[Cartographer, Captain]).cast(A, Move::Draw, &[number("fra-2")]);
    assert!(!cove.heard(|event| matches!(event, Event::EndDrawn { .. })), "one card still lay above it");
}

#[test]
fn all_sixty_loot_cards_are_in_the_deck_and_none_is_discarded() {
    rules!["P7-2.6", "P7-2.14"];
    for players in 2..=4 {
        let view = Cove::setup(players, 8).view();
        assert_eq!((view.loot, view.discard, view.discarded_talismans), (60, Cargo::NONE, 0));
        let deck = PackRef::default().loot;
        assert_eq!(deck, [16, 16, 16, 12]);
    }
}

#[test]
fn everybody_starts_with_seven_free_ships_seven_chests_and_seven_characters() {
    rules!["P7-2.7", "P7-2.8", "P7-2.11"];
    for players in 2..=4 {
        for own in Cove::setup(players, 3).view().boards {
            assert_eq!((own.free, own.loaded, own.guards, own.reserve), (7, 0, 0, 3));
            assert_eq!((own.chests, own.yin_yang, own.marks, own.talismans), (7, 0, 0, 0));
            assert_eq!((own.goods, own.double_hold, own.unsinkable), (Cargo::NONE, 0, 0));
            assert!(own.corsairs.is_empty() && own.played.is_empty());
            assert_eq!(own.available, Character::ALL);
        }
    }
}

#[test]
fn chance_draws_the_first_player() {
    rules!["P7-2.12"];
    for players in 2..=4 {
        for first in 1..=players {
            let cove = Cove::setup_with(players, &dealt(players.into(), first.into()));
            assert_eq!(cove.view().first.0, first - 1);
        }
    }
    let mut seen = [false; 4];
    (0..40).for_each(|seed| seen[Cove::setup(4, seed).view().first.index()] = true);
    assert_eq!(seen, [true; 4]);
}

/// The tokens are there to be taken, whoever takes them first.
#[test]
fn all_tokens_lie_ready() {
    rules!["P7-2.13"];
    let mut cove = Cove::setup_with(3, &dealt(3, 1));
    let view = cove.view();
    assert_eq!(view.corsairs, Nation::ALL);
    assert!(view.boards.iter().all(|own| own.token == 0 && own.corsairs.is_empty()));
    cove.choose(&[Governor, Cartographer, Cartographer]);
    assert_eq!(cove.moves().len(), 4 + 1, "four tokens to choose from, or none");
}

#[test]
fn unused_colours_stay_in_the_box_and_everything_else_is_used() {
    rules!["P7-2.14"];
    let mut cove = Cove::setup_with(2, &dealt(2, 1));
    assert_eq!((cove.view().boards.len(), cove.view().corsairs.len()), (2, 4));
    let seen: usize = cove.view().boards.iter().filter_map(|own| own.hand.as_ref()).map(Vec::len).sum();
    assert_eq!(seen + usize::from(cove.view().deck), 31);
    // Only the dice of those who play are thrown.
    cove = Cove::of(Scene::new(2).first(1).hand(0, &["kraken"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Kraken), &faces(&[6; 14]));
    assert!(cove.throws()[0].2.iter().all(|die| die.die < 20));
}

#[test]
fn hands_are_dealt_at_random() {
    rules!["P7-2.9"];
    let mut rng = Rng::new(3);
    let hands: Vec<Vec<Card>> = (0..20)
        .map(|_| {
            let cove = Cove::setup(3, rng.below(10_000) as u64);
            cove.game.view(Viewer::Seat(A)).boards[0].hand.clone().expect("the own hand")
        })
        .collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]));
}
