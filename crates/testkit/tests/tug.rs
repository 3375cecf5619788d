//! The suite on a game of sides, and what it finds where sides are done wrong.

use freeport_kernel::{
    Game, Illegal, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Table, Teams, TitleCard, Turn, Viewer,
};
use freeport_testkit::toys::{Crews, Tug, TugEvent, TugMove, TugOptions, TugView, Wins};
use freeport_testkit::{
    Effort, Trial, for_every_set, hidden_draws_and_choices_stay_hidden, random_play, views_do_not_leak,
};
use serde::{Deserialize, Serialize};

const SETS: [TugOptions; 3] = [with(Crews::Two), with(Crews::Lone), with(Crews::Free)];

const fn with(crews: Crews) -> TugOptions {
    TugOptions { crews }
}

mod suite {
    freeport_testkit::standard_suite!(super::Tug, each super::SETS);
}

fn tug(crews: Crews, seats: u8) -> Tug {
    Tug::setup(&with(crews), seats, &mut Table::loose(3)).unwrap()
}

#[test]
fn a_crew_sees_the_hands_of_all_who_are_in_it() {
    let tug = tug(Crews::Lone, 4);
    let seen = |viewer| tug.view(viewer).hands.iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(Seat(0))), [true, false, false, false]);
    assert_eq!(seen(Viewer::Seat(Seat(2))), [false, true, true, true]);
    assert_eq!(seen(Viewer::Spectator), [false; 4]);
    assert_eq!(tug.view(Viewer::Spectator).held, [6, 2, 2, 2], "crews are dealt as much");
}

#[test]
fn any_one_of_a_crew_decides_for_it() {
    let opening = tug(Crews::Two, 4);
    assert_eq!(opening.turn(), Turn::Any([Seat(0), Seat(2)].into_iter().collect()));
    for caller in [0, 2] {
        let mut tug = opening;
        tug.play(Seat(caller), &TugMove::Call(Wins::Low), &mut Table::loose(1)).unwrap();
        assert_eq!(tug.turn(), opening.turn(), "the same crew lays first");
        let again = tug.check(Seat(2 - caller), &TugMove::Call(Wins::High));
        assert_eq!(again, Err(Illegal::by("TG-3")), "it is said already");
    }
}

#[test]
fn a_crew_loses_as_one() {
    let mut tug = tug(Crews::Lone, 4);
    tug.play(Seat(2), &TugMove::GiveUp, &mut Table::loose(9)).unwrap();
    let end = tug.turn().outcome().unwrap();
    assert_eq!(Seat::all(4).map(|seat| end.share(seat)).collect::<Vec<_>>(), [1.0, 0.0, 0.0, 0.0]);
    assert_eq!(Seat::all(4).map(|seat| end.place(seat)).collect::<Vec<_>>(), [1, 2, 2, 2]);
}

#[test]
#[should_panic(expected = "make no game at any number of seats")]
fn options_without_a_table_are_found() {
    for_every_set::<Picky>(&[with(Crews::Two), with(Crews::Free)], Effort::default(), |_| {});
}

#[test]
#[should_panic(expected = "no set of options makes a game")]
fn a_number_of_seats_without_options_is_found() {
    for_every_set::<Tug>(&[with(Crews::Lone)], Effort::default(), |_| {});
}

/// A tug with one thing done wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct Wrong<const FLAW: u8>(Tug);

const REFUSES_THE_FREE: u8 = 1;
const TELLS_THE_OTHERS: u8 = 2;
const FORGETS_THE_SIDES: u8 = 3;
const ASKS_BOTH_CREWS: u8 = 4;
const SHOWS_THE_OTHERS: u8 = 5;

type Picky = Wrong<REFUSES_THE_FREE>;

impl<const FLAW: u8> Game for Wrong<FLAW> {
    const CARD: TitleCard = Tug::CARD;
    type Options = TugOptions;
    type Move = TugMove;
    type Event = TugEvent;
    type View = TugView;

    fn setup(options: &TugOptions, seats: u8, table: &mut Table<TugEvent>) -> Result<Self, SetupError> {
        if FLAW == REFUSES_THE_FREE && options.crews == Crews::Free {
            return Err(SetupError::Options("nobody plays alone".to_owned()));
        }
        Ok(Wrong(Tug::setup(options, seats, table)?))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Over(end) if FLAW == FORGETS_THE_SIDES => {
                Turn::Over(Outcome::won_by(self.seats(), end.winners()))
            }
            Turn::Any(_) if FLAW == ASKS_BOTH_CREWS => Turn::Any(SeatSet::all(self.seats())),
            turn => turn,
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<TugMove>) {
        self.0.moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: &TugMove) -> Result<(), Illegal> {
        self.0.check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: &TugMove, table: &mut Table<TugEvent>) {
        self.0.apply(seat, mv, table);
        if let TugMove::Lay(card) = *mv
            && FLAW == TELLS_THE_OTHERS
        {
            let event = move || TugEvent::Laid { seat, card: Some(card) };
            table.whisper(SeatSet::all(self.seats()), event, event);
        }
    }

    fn view(&self, viewer: Viewer) -> TugView {
        let eyes = if FLAW == SHOWS_THE_OTHERS { Viewer::Open } else { viewer };
        self.0.view(eyes)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        Wrong(self.0.imagine(viewer, rng))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn phrase_move(&self, seat: Seat, mv: &TugMove) -> Phrase {
        self.0.phrase_move(seat, mv)
    }

    fn phrase_event(&self, event: &TugEvent) -> Phrase {
        self.0.phrase_event(event)
    }
}

fn suite<const FLAW: u8>(property: impl Fn(&Trial<Wrong<FLAW>>)) {
    for_every_set(&SETS, Effort::default(), property);
}

#[test]
#[should_panic(expected = "which are concealed")]
fn a_choice_that_the_other_side_hears_of_is_found() {
    suite::<TELLS_THE_OTHERS>(hidden_draws_and_choices_stay_hidden);
}

#[test]
#[should_panic(expected = "the outcome is one of other sides")]
fn an_outcome_without_sides_is_found() {
    suite::<FORGETS_THE_SIDES>(random_play);
}

#[test]
#[should_panic(expected = "they are of different sides")]
fn a_decision_shared_by_two_sides_is_found() {
    suite::<ASKS_BOTH_CREWS>(random_play);
}

#[test]
#[should_panic(expected = "can tell two worlds apart")]
fn a_hand_that_the_other_side_sees_is_found() {
    suite::<SHOWS_THE_OTHERS>(views_do_not_leak);
}
