//! Chance that is given from outside, and what happens when it does not fit.

use crate::duels::{choose, duel, hand};
use freeport_kernel::{Ask, Entry, Fault, Given, Match, Refusal, Seat, Viewer};
use freeport_testkit::toys::{Duel, DuelEvent, DuelMove};

fn given(outcomes: &[u32], strict: bool) -> Given {
    Given { outcomes: outcomes.to_vec(), strict }
}

/// Seat 1 decides the round with its last choice, so that dice are thrown.
fn before_the_reveal() -> (Match<Duel>, DuelMove) {
    let mut live = duel(2);
    choose(&mut live, 0, 0);
    let last = DuelMove::Choose(hand(&live, 1)[0]);
    (live, last)
}

#[test]
fn given_outcomes_are_used_first() {
    let (mut live, last) = before_the_reveal();
    live.play_given(Seat(1), &last, &given(&[4], true)).unwrap();
    assert!(
        live.story(Viewer::Spectator, 0)
            .any(|beat| matches!(beat.told.event, DuelEvent::Threw { face: 4, .. }))
    );
    assert!(matches!(live.record().log.last(), Some(Entry::Play(play)) if play.chance == [4]));
}

#[test]
fn a_strict_list_that_is_too_short_says_what_was_asked_for() {
    let (mut live, last) = before_the_reveal();
    let refusal = live.play_given(Seat(1), &last, &given(&[], true)).unwrap_err();
    assert_eq!(refusal, Refusal::Chance(Fault::Dry(Ask::Die(6))));
    assert_eq!(
        refusal.to_string(),
        "the list of chance outcomes is used up, and the game asks for a die with 6 sides"
    );
}

#[test]
fn outcomes_that_cannot_be_and_outcomes_left_over_are_refused() {
    let (mut live, last) = before_the_reveal();
    let mut refused =
        |outcomes: &[u32], strict| live.play_given(Seat(1), &last, &given(outcomes, strict)).unwrap_err();
    assert_eq!(refused(&[7], true), Refusal::Chance(Fault::Misfit { asked: Ask::Die(6), got: 7 }));
    assert_eq!(refused(&[0], false), Refusal::Chance(Fault::Misfit { asked: Ask::Die(6), got: 0 }));
    assert_eq!(refused(&[4, 4], true), Refusal::Chance(Fault::Unused(1)));
    assert_eq!(refused(&[4, 4], false), Refusal::Chance(Fault::Unused(1)));
}

#[test]
fn a_refused_move_changes_nothing() {
    let (mut live, last) = before_the_reveal();
    let before = serde_json::to_string(&live.save()).unwrap();
    let beats = live.story(Viewer::Open, 0).count();
    assert!(live.play_given(Seat(1), &last, &given(&[9], false)).is_err());
    assert!(live.play_given(Seat(1), &last, &given(&[], true)).is_err());
    assert!(live.play(Seat(1), &DuelMove::Take).is_err());
    assert!(live.play(Seat(0), &last).is_err());
    assert_eq!(serde_json::to_string(&live.save()).unwrap(), before);
    assert_eq!(live.story(Viewer::Open, 0).count(), beats);
}

#[test]
fn a_list_that_is_not_strict_goes_on_with_the_chance_of_the_match() {
    let (mut own, last) = before_the_reveal();
    let mut helped = own.clone();
    own.play(Seat(1), &last).unwrap();
    helped.play_given(Seat(1), &last, &given(&[], false)).unwrap();
    assert_eq!(own.state(), helped.state());
    assert_eq!(own.save().used, helped.save().used);
}

#[test]
fn given_chance_does_not_pass_for_the_chance_of_the_seed() {
    let (mut live, last) = before_the_reveal();
    let mut own = live.clone();
    own.play(Seat(1), &last).unwrap();
    let Some(Entry::Play(thrown)) = own.record().log.pop() else { panic!("a move was played") };
    let other = [thrown.chance[0] % 6 + 1];
    live.play_given(Seat(1), &last, &given(&other, false)).unwrap();
    live.play(Seat(0), &DuelMove::GiveUp).unwrap();
    assert!(Match::verify(&live.record()).is_err());
    assert!(Match::replay(&live.record()).is_ok(), "as a record it plays, only not as a fair one");
}
