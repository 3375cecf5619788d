//! How far a seat takes back freely, and who must agree beyond that.

use crate::duels::{choose, duel, trial};
use freeport_four::{Drop, Four};
use freeport_kernel::{Given, Match, Seat, SeatSet, TakeBack, Viewer};
use freeport_testkit::charter;
use freeport_testkit::toys::DuelMove;

fn four(columns: &[u8]) -> Match<Four> {
    let mut live = Match::start(charter(&trial(2), 0)).unwrap();
    for (column, seat) in columns.iter().zip([Seat(0), Seat(1)].into_iter().cycle()) {
        live.play(seat, &Drop(*column)).unwrap();
    }
    live
}

#[test]
fn the_last_move_is_taken_back_freely_when_nobody_else_decided_since() {
    let live = four(&[3]);
    assert_eq!(live.take_backs(Seat(0)), [TakeBack { keep: 0, consent: SeatSet::NONE }]);
    assert_eq!(live.take_backs(Seat(1)), []);
}

#[test]
fn whoever_decided_since_must_agree() {
    let live = four(&[3, 4, 5]);
    let free = TakeBack { keep: 2, consent: SeatSet::NONE };
    let asks = TakeBack { keep: 0, consent: SeatSet::one(Seat(1)) };
    assert_eq!(live.take_backs(Seat(0)), [free, asks]);
    assert_eq!(live.take_backs(Seat(1)), [TakeBack { keep: 1, consent: SeatSet::one(Seat(0)) }]);
}

#[test]
fn everybody_must_agree_once_dice_were_thrown() {
    let mut live = duel(3);
    (0..3).for_each(|seat| choose(&mut live, seat, 0));
    let winner = live.turn().waiting().first().unwrap();
    let given = Given { outcomes: vec![5], strict: true };
    live.play_given(winner, &DuelMove::Throw, &given).unwrap();
    let nearest = live.take_backs(winner)[0];
    assert_eq!(nearest, TakeBack { keep: 3, consent: SeatSet::all(3).without(winner) });
}

#[test]
fn a_step_back_gives_the_earlier_state_and_leaves_the_branch_in_the_record() {
    let mut live = four(&[3, 4, 5]);
    assert!(live.undo(Seat(0), 1));
    assert_eq!(live.state(), four(&[3]).state());
    assert_eq!((live.steps(), live.record().log.len()), (1, 4));
    live.play(Seat(1), &Drop(0)).unwrap();
    assert_eq!(Match::replay(&live.record()).unwrap().state(), live.state());
}

#[test]
fn the_story_goes_back_too() {
    let mut live = four(&[3, 4, 5]);
    assert!(live.undo(Seat(0), 1));
    assert!(live.story(Viewer::Spectator, 0).eq(four(&[3]).story(Viewer::Spectator, 0)));
}

#[test]
fn nothing_is_thrown_twice_after_a_step_back() {
    let mut live = duel(2);
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 0);
    let used = live.save().used;
    assert!(live.undo(Seat(0), 0));
    assert_eq!(live.save().used, used, "chance goes on where it was");
    choose(&mut live, 0, 0);
    choose(&mut live, 1, 0);
    assert!(live.save().used > used);
}

#[test]
fn there_is_no_step_back_beyond_what_was_played() {
    let mut live = four(&[3]);
    assert!(!live.undo(Seat(0), 1));
    assert!(!live.undo(Seat(0), 9));
    assert_eq!(live.consent(Seat(0), 9), SeatSet::NONE);
    assert_eq!(live.record().log.len(), 1, "what did not happen is not recorded");
}

#[test]
fn a_place_where_nobody_sits_takes_nothing_back() {
    let live = four(&[3, 4]);
    assert_eq!(live.take_backs(Seat(200)), []);
    assert_eq!(live.decision(Seat(200)), None);
    assert_eq!(live.consent(Seat(200), 0), SeatSet::all(2));
}
