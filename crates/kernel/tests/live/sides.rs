//! Decisions that any one of a side may take.

use freeport_kernel::{Game, Match, Seat, SeatSet, TakeBack, Turn, Viewer};
use freeport_testkit::toys::{Crews, Tug, TugMove, TugOptions, Wins};
use freeport_testkit::{Effort, Trial, charter};

/// Seats 0 and 2 against 1 and 3.
fn tug() -> Match<Tug> {
    let options = TugOptions { crews: Crews::Two };
    Match::start(charter(&Trial { options, seats: 4, effort: Effort::default() }, 0)).unwrap()
}

fn call(live: &mut Match<Tug>, seat: u8) {
    live.play(Seat(seat), &TugMove::Call(Wins::High)).unwrap();
}

/// Lays the first card of a hand.
fn lay(live: &mut Match<Tug>, seat: u8) {
    let mut moves = Vec::new();
    live.state().moves(Seat(seat), &mut moves);
    live.play(Seat(seat), &moves[0]).unwrap();
}

fn set(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

#[test]
fn once_one_has_answered_the_others_owe_nothing() {
    let mut live = tug();
    assert_eq!(live.turn(), Turn::Any(set(&[0, 2])));
    assert_eq!(live.decision(Seat(0)), live.decision(Seat(2)), "one decision, asked of both");
    assert_eq!(live.decision(Seat(1)), None);
    call(&mut live, 2);
    lay(&mut live, 0);
    assert_eq!(live.turn(), Turn::Any(set(&[1, 3])));
    assert_eq!((live.decision(Seat(0)), live.decision(Seat(2))), (None, None));
}

#[test]
fn an_answer_does_not_count_for_the_next_question() {
    let mut live = tug();
    let (first, same) = (live.decision(Seat(0)), live.decision(Seat(2)));
    call(&mut live, 2);
    assert_eq!(live.turn(), Turn::Any(set(&[0, 2])), "the same crew is asked again");
    assert_ne!(live.decision(Seat(0)), first, "what seat 0 had in mind was meant for another question");
    assert_ne!(live.decision(Seat(2)), same);
    assert_eq!(live.decision(Seat(0)), live.decision(Seat(2)));
}

#[test]
fn who_answered_takes_it_back_and_asks_nobody_who_could_answer_it_too() {
    let mut live = tug();
    call(&mut live, 2);
    assert_eq!(live.take_backs(Seat(2)), [TakeBack { keep: 0, consent: SeatSet::NONE }]);
    assert_eq!(live.take_backs(Seat(0)), [], "seat 0 has decided nothing");
    assert_eq!(
        live.turns_since(Seat(2), 0),
        SeatSet::NONE,
        "seat 0 loses no turn that seat 2 has not as well"
    );
    assert_eq!(live.turns_since(Seat(1), 0), set(&[0, 2]));
    lay(&mut live, 0);
    assert_eq!(live.take_backs(Seat(2)), [TakeBack { keep: 0, consent: set(&[0]) }]);
    assert_eq!(live.turns_since(Seat(2), 0), set(&[1, 3]));
}

#[test]
fn a_shared_hidden_choice_is_withdrawn_alone_or_not_at_all() {
    let mut live = tug();
    call(&mut live, 0);
    lay(&mut live, 0);
    let hidden = TakeBack { keep: 1, consent: SeatSet::NONE };
    assert_eq!(live.take_backs(Seat(0)).first(), Some(&hidden));
    let before = live.decision(Seat(1));
    assert!(live.undo(Seat(0), 1));
    assert_eq!(live.turn(), Turn::Any(set(&[0, 2])));
    lay(&mut live, 2);
    assert_ne!(live.decision(Seat(1)), before, "the others are asked anew");
    let whole = live.story(Viewer::Seat(Seat(0)), 0).count();
    assert_eq!(live.story(Viewer::Seat(Seat(1)), 0).count(), whole, "everybody hears as much");
}

#[test]
fn a_record_of_sides_plays_again_and_verifies() {
    let mut live = tug();
    call(&mut live, 2);
    assert!(live.undo(Seat(2), 0));
    call(&mut live, 0);
    while let Some(seat) = live.turn().waiting().first() {
        let mut moves = Vec::new();
        live.state().moves(seat, &mut moves);
        live.play(seat, &moves[0]).unwrap();
    }
    let again = Match::verify(&live.record()).unwrap();
    assert_eq!(again.record().write(), live.record().write());
    let end = live.turn().outcome().unwrap();
    assert_eq!(end.place(Seat(0)), end.place(Seat(2)));
}
