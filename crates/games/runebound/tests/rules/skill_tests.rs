//! Skill tests.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn skills_belong_to_their_stats() {
    rules!["RN-26.1", "RN-26.3", "RN-26.4"];
    for (hero, card, value) in [
        ("kestrin", "G02", 4 + 3),
        ("varikas", "G06", 4 + 3),
        ("groth", "G12", 5 + 1),
        ("nimra", "G13", 3 + 3),
        ("mok", "Y06", 5 + 2),
        ("ysolde", "Y15", 5 + 3),
        ("valadir", "G02", 1),
    ] {
        let bout = Bout::facing(alone(hero), card, &[20]);
        assert_eq!(bout.value(), value, "{hero} against {card}");
    }
    for (hero, card, value) in [("brakka", "G31", 5 + 3), ("orlen", "Y25", 2 + 3), ("tavish", "R8", 3)] {
        let bout = Bout::meeting(alone(hero), card, &[20]);
        assert_eq!(bout.value(), value, "{hero} against {card}");
    }
}

#[test]
fn a_test_succeeds_at_its_number() {
    rules!["RN-2.3", "RN-2.8"];
    let bout = Bout::facing(alone("valadir"), "G02", &[11]);
    assert_eq!((bout.succeeded(), bout.wounds(ANN)), (true, 0));
    let bout = Bout::facing(alone("valadir"), "G02", &[10]);
    assert_eq!((bout.succeeded(), bout.wounds(ANN)), (false, 1));
}

#[test]
fn permanent_bonuses_count_and_those_of_combat_do_not() {
    rules!["RN-26.5", "RN-26.6"];
    let scene = alone("valadir")
        .boost(ANN, Boost::Mind, 1)
        .item(ANN, "ring-of-wit")
        .item(ANN, "short-bow")
        .ally(ANN, "fen-hunter");
    let bout = Bout::facing(scene, "G02", &[10]);
    assert_eq!(bout.value(), 1 + 2 + 2);
}

#[test]
fn a_test_that_may_be_left() {
    rules!["RN-26.7", "RN-2.8"];
    let bout = Bout::facing(alone("tavish").gold(ANN, 0), "G21", &[]);
    assert_eq!(
        (bout.asked().as_str(), bout.moves()),
        ("attempt", vec![Move::Attempt(true), Move::Attempt(false)])
    );
    let mut left = bout.clone();
    left.play(ANN, Move::Attempt(false));
    assert_eq!(left.asked(), "flee");
    let mut failed = bout.clone();
    failed.roll(ANN, Move::Attempt(true), &[6]);
    assert_eq!((failed.asked().as_str(), failed.wounds(ANN)), ("flee", 0));
    let mut fooled = bout;
    fooled.roll(ANN, Move::Attempt(true), &[7]);
    assert!(!fooled.fighting());
    assert_eq!(fooled.gold(ANN), 1, "no reward but what Tavish picks up");
    assert!(fooled.heard(|event| matches!(event, Event::TokenTaken { .. })));
}

#[test]
fn a_stake_on_a_test() {
    rules!["RN-26.1", "RN-10.1"];
    let bout = Bout::meeting(alone("tavish").gold(ANN, 2), "G32", &[]);
    assert_eq!(bout.moves(), [Move::Stake(0), Move::Stake(1), Move::Stake(2)]);
    let mut won = bout.clone();
    won.roll(ANN, Move::Stake(2), &[7]);
    assert_eq!(won.gold(ANN), 4);
    let mut lost = bout.clone();
    lost.roll(ANN, Move::Stake(2), &[6]);
    assert_eq!(lost.gold(ANN), 0);
    let mut left = bout;
    left.play(ANN, Move::Stake(0));
    assert_eq!(left.gold(ANN), 2);
}
