//! Section 4 of the rulebook, first part: calling the Characters, resolving them, declining.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The Characters called since the last look, and who turned them over.
fn called(cove: &Cove) -> Vec<(Character, Vec<freeport_kernel::Seat>)> {
    let one = |event: &Event| match event {
        Event::Called { character, seats, .. } => Some((*character, seats.clone())),
        _ => None,
    };
    cove.told.iter().filter_map(one).collect()
}

#[test]
fn characters_are_called_in_their_strict_order() {
    rules!["P7-4.1"];
    // Four rounds in which every Character is chosen by somebody, in an order against the calling.
    let mut cove = Cove::of(Scene::new(4));
    cove.choose(&[Cartographer, Merchant, Shaman, Islander]).pass_round();
    let order: Vec<Character> = called(&cove).into_iter().map(|(character, _)| character).collect();
    assert_eq!(order, [Islander, Shaman, Merchant, Cartographer]);
    cove.hear();
    cove.choose(&[Captain, Governor, Shipwright, Captain]).pass_round();
    let order: Vec<Character> = called(&cove).into_iter().map(|(character, _)| character).collect();
    assert_eq!(order, [Shipwright, Governor, Captain]);
    let mut cove = Cove::of(Scene::new(2));
    cove.choose(&[Shipwright, Cartographer]).refuse(B, Move::Draw, "P7-4.1");
}

#[test]
fn a_character_that_nobody_chose_is_skipped() {
    rules!["P7-4.2"];
    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Governor, Merchant, Governor]);
    cove.play(A, Move::Decline).play(C, Move::Decline);
    assert_eq!(called(&cove), [(Governor, vec![A, C]), (Merchant, vec![B])]);
    assert_eq!(cove.view().round, 2, "nobody else was asked for anything");
}

#[test]
fn all_who_chose_the_character_turn_it_over_at_once() {
    rules!["P7-4.3"];
    let mut cove = Cove::of(Scene::new(4).first(2));
    cove.choose(&[Governor, Merchant, Governor, Governor]);
    assert_eq!(called(&cove), [(Governor, vec![C, D, A])]);
    assert_eq!(
        cove.seen_by(B).boards.iter().map(|own| own.chosen).collect::<Vec<_>>(),
        [Some(Governor), Some(Merchant), Some(Governor), Some(Governor)]
    );
    assert_eq!(cove.decider(), Some(C), "before the first of them has decided anything");
}

#[test]
fn they_resolve_it_clockwise_from_the_first_player() {
    rules!["P7-4.4"];
    let order = |first: u8, characters: [Character; 4]| {
        let mut cove = Cove::of(Scene::new(4).first(first));
        cove.choose(&characters).pass_round();
        let seats = cove.resolved().into_iter().filter(|(_, character)| *character == Merchant);
        seats.map(|(seat, _)| seat).collect::<Vec<_>>()
    };
    assert_eq!(order(2, [Merchant; 4]), [C, D, A, B]);
    assert_eq!(
        order(1, [Merchant, Captain, Merchant, Merchant]),
        [C, D, A],
        "the First Player is not among them"
    );
    assert_eq!(order(3, [Merchant, Merchant, Captain, Captain]), [A, B]);
}

/// Two Captains: the second raid begins when the first is over with its Loot and the first Captain's Gift.
#[test]
fn one_resolution_is_completed_before_the_next_begins() {
    rules!["P7-4.5", "P7-8.16"];
    let scene = Scene::new(2).ships(0, 1, 0).ships(1, 1, 0).hand(0, &["eng-2"]).hand(1, &["spa-2"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Captain, Captain]).refuse(B, caravan("spa-2"), "P7-4.5").play(A, caravan("eng-2"));
    cove.refuse(B, caravan("spa-2"), "P7-8.5").play(A, Move::CommitShips(1));
    cove.cast(B, Move::CommitShips(1), &then(&raid(&[6, 6], &[1, 1]), &[FRUIT]));
    assert_eq!(cove.waits_for(), (Some(A), "ask-loading"));
    cove.refuse(B, caravan("spa-2"), "P7-11.3");
    cove.cast(A, keep(1, 0, 0), &[FRUIT + 1]);
    assert_eq!(cove.waits_for(), (Some(B), "ask-loading"));
    cove.play(B, keep(0, 0, 0));
    assert_eq!(cove.waits_for(), (Some(B), "ask-captain"));
    cove.play(B, caravan("spa-2"));
    assert_eq!(cove.waits_for(), (Some(B), "ask-commit"), "the first to send is the second Captain");
    cove.cast(B, Move::CommitShips(1), &raid(&[1], &[6, 6]));
    assert_eq!(cove.marked(), [(A, MarkReason::StayedAway)], "the ship with the Fruit is not free");
}

#[test]
fn the_action_is_performed_or_declined() {
    rules!["P7-4.6"];
    let scene = || {
        let scene = Scene::new(2).first(1).goods(0, cargo(1, 0, 0));
        scene.hand(0, &["eng-2", "tortuga", "kraken"])
    };
    let actions = [
        (Shipwright, Move::Buy(1)),
        (Governor, Move::Nation(Nation::England)),
        (Captain, caravan("eng-2")),
        (Islander, Move::Port(Port::Tortuga)),
        (Shaman, Move::Curse(Curse::Kraken)),
        (Merchant, sale(1, 0, 0)),
    ];
    for (character, action) in actions {
        let mut cove = Cove::of(scene());
        cove.choose(&[character, Cartographer]);
        assert!(cove.offers(action) && cove.offers(Move::Decline), "{character:?}");
        for (_, other) in actions.iter().filter(|(other, _)| *other != character) {
            cove.refuse(A, *other, "P7-4.6");
        }
        cove.refuse(A, Move::Draw, "P7-4.6");
    }
}

#[test]
fn declining_and_being_unable_cost_one_black_mark_with_every_character() {
    rules!["P7-4.7"];
    for character in Character::ALL {
        let able = Scene::new(3).goods(0, cargo(1, 0, 0)).hand(0, &["eng-2", "tortuga", "kraken"]);
        let mut cove = Cove::of(able);
        cove.choose(&[character, Captain, Islander]);
        cove.play(A, Move::Decline);
        let own: Vec<_> = cove.marked().into_iter().filter(|(seat, _)| *seat == A).collect();
        assert_eq!((cove.marks(A), own), (1, vec![(A, MarkReason::Declined)]), "{character:?}");

        let scene = Scene::new(3).chests(0, 0).deck(&[]).last_rounds(2);
        let scene = Nation::ALL.into_iter().fold(scene, |scene, nation| scene.corsair(1, nation));
        let mut cove = Cove::of(scene);
        cove.choose(&[character, Captain, Islander]);
        let own: Vec<_> = cove.marked().into_iter().filter(|(seat, _)| *seat == A).collect();
        assert_eq!((cove.marks(A), own), (1, vec![(A, MarkReason::Unable)]), "{character:?}");
    }
}

#[test]
fn a_resolution_has_rituals_the_action_the_gift_and_rituals_again() {
    rules!["P7-4.8", "P7-17.5"];
    let mut cove = Cove::of(Scene::new(3).yin_yang(0, 8).chests(0, 9).ships(0, 5, 0));
    cove.choose(&[Shipwright, Cartographer, Cartographer]);
    assert_eq!(cove.asked(), "ask-rituals-before");
    cove.refuse(A, Move::Buy(1), "P7-4.8").plays(A, &[DOUBLE_HOLD, Move::Done]);
    assert_eq!(cove.asked(), "ask-shipwright");
    cove.refuse(A, DOUBLE_HOLD, "P7-17.5").play(A, Move::Buy(1));
    assert_eq!(cove.asked(), "ask-gift");
    cove.refuse(A, DOUBLE_HOLD, "P7-4.17").play(A, Move::TakeGift(2));
    assert_eq!(cove.asked(), "ask-rituals-after");
    cove.refuse(A, Move::Buy(1), "P7-4.8").play(A, UNSINKABLE);
    assert_eq!(cove.waits_for(), (Some(A), "ask-rituals-after"));
    cove.play(A, UNSINKABLE);
    assert_eq!((cove.decider(), cove.yin_yang(A)), (Some(B), 0));
}

#[test]
fn shipwright_governor_merchant_and_cartographer_allow_rituals_and_the_others_do_not() {
    rules!["P7-4.9", "P7-6.6", "P7-7.7", "P7-8.18", "P7-12.7", "P7-13.15", "P7-15.10", "P7-16.6", "P7-17.1"];
    for character in Character::ALL {
        let hand = ["eng-2", "tortuga", "idol"];
        let mut cove =
            Cove::of(Scene::new(2).first(1).yin_yang(0, 5).goods(0, cargo(1, 0, 0)).hand(0, &hand));
        cove.choose(&[character, if character == Cartographer { Captain } else { Cartographer }]);
        if matches!(character, Shipwright | Governor | Merchant | Cartographer) {
            assert_eq!(cove.waits_for(), (Some(A), "ask-rituals-before"), "{character:?}");
            cove.play(A, UNSINKABLE);
            assert_eq!(cove.own(A).unsinkable, 1);
            cove.plays(A, &[Move::Done, Move::Decline]);
            assert_eq!(cove.waits_for(), (Some(A), "ask-rituals-after"), "{character:?}");
        } else {
            cove.refuse(A, UNSINKABLE, "P7-4.9").refuse(A, DOUBLE_HOLD, "P7-4.9");
            cove.pass_round();
            assert_eq!((cove.own(A).unsinkable, cove.yin_yang(A)), (0, 5), "{character:?}");
            assert!(!cove.heard(|event| matches!(event, Event::RitualPerformed { .. })));
        }
    }
}
