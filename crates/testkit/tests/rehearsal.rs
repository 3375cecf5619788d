//! What a rehearsal catches: whatever does not go as the test says it does.

use freeport_kernel::Seat;
use freeport_testkit::Rehearsal;
use freeport_testkit::toys::{Card, Duel, DuelEvent, DuelMove};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A place for duels.
struct Yard {
    game: Duel,
    told: Vec<DuelEvent>,
}

impl Rehearsal for Yard {
    type Game = Duel;
    type Who = Seat;

    freeport_testkit::seated!();

    fn seat(&self, who: Seat) -> Seat {
        who
    }

    fn asked(&self) -> &'static str {
        if self.view().pot.is_some() { "ask-luck" } else { "ask-choice" }
    }
}

/// The first has the cards 1, 3 and 5, the second 2, 4 and 6.
fn yard() -> Yard {
    Yard::setup_with(2, &[1, 2, 3, 4, 5, 6])
}

fn choose(card: u8) -> DuelMove {
    DuelMove::Choose(Card(card))
}

#[test]
fn a_game_goes_as_it_is_told() {
    let mut yard = yard();
    assert_eq!(yard.times(|event| matches!(event, DuelEvent::Drew { card: Some(_), .. })), 6);
    yard.play(A, choose(1)).refuse(A, choose(3), "DU-2");
    assert_eq!((yard.decider(), yard.moves()), (Some(B), [2, 4, 6].map(choose).to_vec()));
    assert_eq!((yard.seen_by(A).choice, yard.seen_by(B).choice), (Some(Card(1)), None));
    yard.hear();
    assert!(!yard.heard(|_| true), "what was heard is not told again");
    yard.play(A, DuelMove::GiveUp);
    assert!(yard.over() && yard.moves().is_empty());
}

#[test]
#[should_panic(expected = "is refused by DU-1; ask-choice")]
fn a_move_that_is_refused_ends_the_test() {
    yard().play(A, choose(2));
}

#[test]
#[should_panic(expected = "is accepted, and DU-1 should forbid it")]
fn so_does_one_that_should_be_refused() {
    yard().refuse(A, choose(1), "DU-1");
}

#[test]
#[should_panic(expected = "right: \"DU-2\"")]
fn and_one_that_another_rule_refuses() {
    yard().refuse(A, choose(2), "DU-2");
}

#[test]
#[should_panic(expected = "after Choose(Card(1))")]
fn and_chance_that_nobody_asks_for() {
    yard().cast(A, choose(1), &[6]);
}
