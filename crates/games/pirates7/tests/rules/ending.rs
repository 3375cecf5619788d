//! Section 19 of the rulebook: the last rounds.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

const BELOW: [&str; 4] = ["eng-2", "spa-2", "fra-2", "hol-2"];

/// The End card is drawn by the Action of a Cartographer in the first round.
fn end_drawn() -> Cove {
    let mut cove = Cove::of(Scene::new(2).first(1).deck(&BELOW));
    cove.choose(&[Cartographer, Captain]).cast(A, Move::Draw, &[number("eng-2")]);
    cove
}

#[test]
fn the_end_begins_with_the_draw_of_the_end_card_by_action_or_gift() {
    rules!["P7-19.1"];
    let cove = end_drawn();
    assert!(cove.heard(|event| matches!(event, Event::EndDrawn { seat: A })));
    let mut cove = Cove::of(Scene::new(3).deck(&["idol", "eng-2", "spa-2", "fra-2", "hol-2"]));
    cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[number("idol")]);
    assert_eq!(cove.view().rounds_after, None);
    cove.cast(A, Move::TakeGift(1), &[number("eng-2")]);
    assert!(cove.heard(|event| matches!(event, Event::EndDrawn { seat: A })));
    assert!(cove.view().rounds_after.is_some());
}

#[test]
fn the_round_is_finished_and_three_more_are_played() {
    rules!["P7-19.2", "P7-19.3", "P7-19.4"];
    let mut cove = end_drawn();
    let mut counted = Vec::new();
    while cove.decider().is_some() {
        counted.push((cove.view().round, cove.view().rounds_after));
        cove.choose(&[Captain, Captain]).pass_round();
    }
    assert_eq!(counted, [(2, Some(2)), (3, Some(1)), (4, Some(0))], "three rounds after the first");
    let moved: Vec<Option<u8>> = cove
        .told
        .iter()
        .filter_map(|event| match event {
            Event::RoundBegan { rounds_after, .. } => Some(*rounds_after),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [Some(2), Some(1), Some(0)], "the marker moves at the start of each");
    // The end of the last round is played out too: the marker has passed four times, from B over A, B, A to B.
    assert_eq!(cove.view().first, B);
    assert!(cove.heard(|event| matches!(event, Event::RoundEnded { round: 4, .. })));
    cove.refuse(A, Move::ChooseCharacter(Captain), "P7-19.4");
}

#[test]
fn the_current_round_is_played_to_its_end_even_if_the_end_card_comes_early_in_it() {
    rules!["P7-19.2"];
    let mut cove = Cove::of(Scene::new(3).first(0).deck(&BELOW));
    cove.choose(&[Cartographer, Cartographer, Captain]).cast(A, Move::Draw, &[number("eng-2")]);
    assert_eq!((cove.waits_for(), cove.view().rounds_after), ((Some(B), "ask-cartographer"), Some(3)));
    cove.cast(B, Move::Draw, &[number("spa-2")]);
    assert_eq!((cove.view().round, cove.view().rounds_after), (2, Some(2)));
}

#[test]
fn all_rules_hold_in_the_last_rounds() {
    rules!["P7-19.5"];
    let mut cove = Cove::of(Scene::new(2).first(1).last_rounds(1).deck(&[]).hand(0, &[]));
    cove.choose(&[Cartographer, Captain]);
    assert!(cove.marked().contains(&(A, MarkReason::Unable)), "an empty deck is no excuse");
    let mut cove = Cove::of(Scene::new(3).last_rounds(0).goods(0, cargo(1, 0, 0)).yin_yang(0, 3));
    cove.choose(&[Merchant, Captain, Shaman]);
    assert_eq!(cove.asked(), "ask-rituals-before");
    cove.plays(A, &[Move::Done, sale(1, 0, 0)]);
    assert_eq!(cove.asked(), "ask-gift");
}

#[test]
fn an_empty_deck_does_not_end_the_game() {
    rules!["P7-19.6"];
    let mut cove = Cove::of(Scene::new(2).last_rounds(3).deck(&["idol"]));
    cove.choose(&[Cartographer, Captain]).cast_then(A, Move::Draw, &[number("idol")]);
    cove.pass_round();
    assert_eq!((cove.view().deck, cove.asked()), (0, "ask-character"));
    let rounds = (0..).take_while(|_| {
        let on = cove.decider().is_some();
        if on {
            cove.choose(&[Captain, Captain]).pass_round();
        }
        on
    });
    assert_eq!(rounds.count(), 3, "as many as were to come");
}

#[test]
fn after_round_sixty_the_end_card_counts_as_drawn_unless_that_is_switched_off() {
    rules!["P7-19.7", "P7-22.6"];
    let at = |round: u16, guard: bool| {
        let options = Options { guard, ..Options::default() };
        let mut cove = Cove::of(Scene::with(&options, 2).round(round));
        cove.choose(&[Captain, Captain]).pass_round();
        cove
    };
    assert_eq!(at(59, true).view().rounds_after, None);
    let mut cove = at(60, true);
    assert!(cove.heard(|event| matches!(event, Event::EndDue { round: 60 })));
    assert_eq!((cove.view().round, cove.view().rounds_after), (61, Some(2)));
    for _ in 0..3 {
        assert!(cove.decider().is_some());
        cove.choose(&[Captain, Captain]).pass_round();
    }
    assert_eq!(cove.decider(), None, "three more rounds and no more");
    assert_eq!((at(60, false).view().rounds_after, at(600, false).view().rounds_after), (None, None));
    // It is out of the deck from then on: nobody draws it again, and the count goes on.
    let mut cove = Cove::of(Scene::new(2).first(1).round(60).deck(&BELOW));
    cove.choose(&[Captain, Captain]);
    assert_eq!((cove.view().deck, cove.view().above_end), (4, None));
    cove.choose(&[Cartographer, Captain]).cast(A, Move::Draw, &[number("eng-2")]).play(A, Move::TakeGift(0));
    assert!(!cove.heard(|event| matches!(event, Event::EndDrawn { .. })));
    assert_eq!((cove.view().round, cove.view().rounds_after), (62, Some(1)));
}
