//! Several seats choose at the same time, and nobody knows what the others chose until the last is in.

use crate::duels::{choose, duel, finished, hand, knows};
use freeport_kernel::{Game, Match, Record, Seat, SeatSet, TakeBack, Viewer};
use freeport_testkit::toys::{Duel, DuelMove};

#[test]
fn a_decision_keeps_its_number_while_others_choose() {
    let mut live = duel(4);
    let first = live.decision(Seat(0));
    assert!(first.is_some());
    choose(&mut live, 2, 0);
    choose(&mut live, 1, 0);
    assert_eq!(live.decision(Seat(0)), first);
    assert_eq!(live.decision(Seat(2)), None, "who has chosen owes nothing");
    assert_eq!(live.turn().waiting(), [Seat(0), Seat(3)].into_iter().collect());
}

#[test]
fn a_new_decision_has_a_new_number() {
    let mut live = duel(2);
    let first = live.decision(Seat(0)).unwrap();
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 0);
    let next = live.turn().waiting().first().unwrap();
    assert!(live.decision(next).unwrap() > first);
}

#[test]
fn a_number_is_never_given_twice_even_after_a_step_back() {
    let mut live = duel(2);
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 0);
    let winner = live.turn().waiting().first().unwrap();
    let stale = live.decision(winner);
    assert!(live.undo(Seat(1), 0));
    choose(&mut live, 0, 1);
    choose(&mut live, 1, 1);
    assert!(Seat::all(2).all(|seat| live.decision(seat) != stale), "an answer to an undone branch is stale");
}

#[test]
fn nobody_sees_a_choice_before_the_last_is_in() {
    let (mut one, mut two) = (duel(3), duel(3));
    choose(&mut one, 1, 0);
    choose(&mut two, 1, 2);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(knows(&one, viewer), knows(&two, viewer), "{viewer:?} sees the choice");
    }
    assert_ne!(
        knows(&one, Viewer::Seat(Seat(1))),
        knows(&two, Viewer::Seat(Seat(1))),
        "one sees the own choice"
    );
    for live in [&mut one, &mut two] {
        choose(live, 0, 0);
        choose(live, 2, 0);
    }
    assert_ne!(knows(&one, Viewer::Spectator), knows(&two, Viewer::Spectator), "all are turned up");
}

#[test]
fn a_hidden_choice_is_taken_back_freely_and_the_choices_of_others_stay() {
    let mut live = duel(3);
    let owed = live.decision(Seat(0));
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 1);
    let chosen = live.state().view(Viewer::Seat(Seat(1))).choice;
    assert_eq!(live.take_backs(Seat(0)), [TakeBack { keep: 0, consent: SeatSet::NONE }]);
    assert_eq!(live.take_backs(Seat(1)), [TakeBack { keep: 1, consent: SeatSet::NONE }]);
    assert!(live.undo(Seat(0), 0));
    assert_eq!(live.turn().waiting(), [Seat(0), Seat(2)].into_iter().collect());
    assert_eq!(live.state().view(Viewer::Seat(Seat(1))).choice, chosen);
    assert_eq!(live.decision(Seat(0)), owed, "it is the same decision again");
    assert_eq!(hand(&live, 0).len(), 3);
}

#[test]
fn a_withdrawn_choice_stays_in_the_record_and_verifies() {
    let mut live = duel(3);
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 1);
    assert!(live.undo(Seat(0), 0));
    choose(&mut live, 0, 2);
    choose(&mut live, 2, 0);
    live.play(Seat(2), &DuelMove::GiveUp).unwrap();
    let record = Record::<Duel>::read(&live.record().write()).unwrap();
    assert_eq!(record.log.len(), 6);
    assert_eq!(Match::verify(&record).unwrap().state(), live.state());
    assert_eq!(Match::replay(&record).unwrap().state(), live.state());
}

#[test]
fn nobody_takes_back_the_hidden_choice_of_another_alone() {
    let mut live = duel(3);
    choose(&mut live, 0, 0);
    assert_eq!(live.take_backs(Seat(1)), []);
    assert_eq!(live.consent(Seat(1), 0), SeatSet::one(Seat(0)));
    assert!(live.undo(Seat(1), 0));
    assert_eq!(live.turn().waiting(), SeatSet::all(3));
}

#[test]
fn after_the_reveal_everybody_must_agree() {
    let mut live = duel(3);
    (0..3).for_each(|seat| choose(&mut live, seat, 0));
    let others: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
    assert_eq!(live.take_backs(Seat(0)), [TakeBack { keep: 0, consent: others }]);
}

#[test]
fn giving_up_in_the_turn_of_others_is_heard_at_once() {
    let mut live = duel(4);
    choose(&mut live, 3, 0);
    live.play(Seat(3), &DuelMove::GiveUp).unwrap();
    let outcome = live.turn().outcome().unwrap();
    assert_eq!(outcome.winners(), SeatSet::all(4).without(Seat(3)));
    assert_eq!(live.decision(Seat(0)), None);
    assert!(live.play(Seat(0), &DuelMove::GiveUp).is_err());
}

#[test]
fn every_viewer_is_told_every_step_of_a_whole_duel() {
    let live = finished(3);
    let steps = |viewer| live.story(viewer, 0).map(|beat| beat.step).max();
    assert_eq!(steps(Viewer::Spectator), Some(live.steps()));
    let all = live.story(Viewer::Spectator, 0).count();
    assert_eq!(live.story(Viewer::Spectator, all - 2).count(), 2, "a viewer asks for what is new");
}
