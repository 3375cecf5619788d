//! Section 16 of the rulebook: the Cartographer.

use crate::cove::*;
use freeport_kernel::{Game, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

const BELOW: [&str; 4] = ["eng-2", "spa-2", "fra-2", "hol-2"];

/// The first of two players is Cartographer, without a Gift.
fn cartographer(scene: Scene) -> Cove {
    let mut cove = Cove::of(scene.first(1));
    cove.choose(&[Cartographer, Captain]);
    cove
}

#[test]
fn the_top_card_comes_into_the_hand_and_nobody_else_sees_it() {
    rules!["P7-16.1", "P7-21.4"];
    let mut cove = cartographer(Scene::new(2));
    let deck = cove.view().deck;
    cove.cast(A, Move::Draw, &[number("idol")]);
    assert_eq!(cove.seen_by(A).boards[0].hand, Some(vec![named("idol")]));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = cove.game.view(viewer);
        assert_eq!((view.boards[0].hand.clone(), view.boards[0].hand_size, view.deck), (None, 1, deck - 1));
    }
    assert_eq!(cove.marks(A), 0);
}

#[test]
fn who_draws_no_card_receives_a_black_mark() {
    rules!["P7-16.2", "P7-19.5"];
    let cove = cartographer(Scene::new(2).deck(&[]).last_rounds(2));
    assert!(cove.marked().contains(&(A, MarkReason::Unable)));
    let mut cove = cartographer(Scene::new(2));
    cove.play(A, Move::Decline);
    assert!(cove.marked().contains(&(A, MarkReason::Declined)));
    assert_eq!(cove.own(A).hand_size, 0);
}

#[test]
fn the_gift_is_one_more_card_or_two_as_far_as_the_deck_goes() {
    rules!["P7-16.3", "P7-16.4"];
    for (first, most) in [(1, 1), (0, 2)] {
        for taken in 0..=most {
            let mut cove = Cove::of(Scene::new(3).first(first));
            cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[1]);
            assert_eq!(cove.moves(), (0..=most).map(Move::TakeGift).collect::<Vec<_>>());
            let cards: Vec<u32> = (2..2 + u32::from(taken)).collect();
            cove.cast(A, Move::TakeGift(taken), &cards);
            assert_eq!(cove.own(A).hand_size, 1 + taken);
        }
    }
    // Two cards are left: the draw takes one, and of two more only one can be served.
    let mut cove = Cove::of(Scene::new(3).deck(&["idol", "wages"]).last_rounds(2));
    cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[number("idol")]);
    cove.cast(A, Move::TakeGift(2), &[number("wages")]);
    assert_eq!((cove.own(A).hand_size, cove.view().deck), (2, 0));
    // Nothing is left for a Gift.
    let mut cove = Cove::of(Scene::new(3).deck(&["idol"]).last_rounds(2));
    cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[number("idol")]);
    assert_eq!(cove.view().round, 2);
}

#[test]
fn the_end_card_is_shown_and_replaced_at_once() {
    rules!["P7-16.5", "P7-19.1"];
    let mut cove = cartographer(Scene::new(2).deck(&BELOW));
    cove.cast(A, Move::Draw, &[number("spa-2")]);
    assert!(cove.heard(|event| matches!(event, Event::EndDrawn { seat: A })));
    assert_eq!(cove.seen_by(A).boards[0].hand, Some(vec![named("spa-2")]), "a card all the same");
    assert_eq!((cove.view().deck, cove.view().above_end), (3, None));
    // In the middle of a Gift too: one card above it, then the End card, then one from below.
    let mut cove = Cove::of(Scene::new(3).deck(&["idol", "wages", "eng-2", "spa-2", "fra-2", "hol-2"]));
    cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[number("idol")]);
    assert_eq!(cove.view().above_end, Some(1));
    cove.cast(A, Move::TakeGift(2), &[number("hol-2"), number("wages")]);
    assert_eq!(cove.own(A).hand_size, 3);
    assert!(cove.heard(|event| matches!(event, Event::EndDrawn { .. })));
}

#[test]
fn cards_drawn_now_are_played_from_the_next_round_on() {
    rules!["P7-16.7"];
    let mut cove = Cove::of(Scene::new(2).first(1));
    cove.choose(&[Cartographer, Cartographer]).play(B, Move::Decline);
    cove.cast(A, Move::Draw, &[number("eng-2")]);
    assert_eq!((cove.view().round, cove.asked()), (2, "ask-character"), "no Character is called after it");
    cove.choose(&[Captain, Merchant]);
    assert!(cove.offers(caravan("eng-2")));
}
