//! The suite on a game with windows, what a pass does to the ways back, and what the suite finds where windows leak.

use freeport_kernel::{
    Game, Given, Illegal, Match, Opening, Phrase, Rng, Seat, SeatSet, SetupError, Source, Table, TakeBack,
    TitleCard, Turn, Viewer, Window,
};
use freeport_testkit::toys::{Aim, Feint, FeintEvent, FeintMove, FeintView};
use freeport_testkit::{Effort, Trial, charter, for_every_set, random_play, views_do_not_leak};
use serde::{Deserialize, Serialize};
use serde_json::json;

mod suite {
    freeport_testkit::standard_suite!(super::Feint);
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A bout of two: seat 0 holds the first three cards, seat 1 these.
fn bout(hand: &[u8]) -> Match<Feint> {
    let bits = hand.iter().fold(0u64, |bits, card| bits | 1 << (card - 1));
    let rest = ((1u64 << 24) - 1) & !bits & !0b111;
    let state: Feint = serde_json::from_value(json!({
        "seats": 2, "turn": 0, "strikes": 0, "lives": [6, 6, 6, 6], "hands": [7, bits, 0, 0], "deck": rest,
        "out": 0, "whistles": 3, "asked": "act",
    }))
    .unwrap();
    state.audit().unwrap();
    let trial = Trial { options: (), seats: 2, effort: Effort::default() };
    Match::start_at(charter(&trial, 0), state).unwrap()
}

fn play(live: &mut Match<Feint>, seat: Seat, mv: FeintMove) {
    live.play_given(seat, &mv, &Given { outcomes: Vec::new(), strict: true }).unwrap();
}

#[test]
fn a_window_tells_its_seat_what_it_has_and_nobody_else() {
    let mut live = bout(&[4, 7]);
    assert_eq!((live.state().window(A), live.state().window(B)), (None, None));
    play(&mut live, A, FeintMove::Strike(B, Aim::High));
    let window = live.state().window(B).unwrap();
    assert!(window.hidden);
    assert_eq!(window.decline, FeintMove::Pass);
    let opening = |source, usable| Opening { source, usable };
    assert_eq!(window.sources, [opening("odd", true), opening("even", false)]);
    assert_eq!(live.state().window(A), None);
}

#[test]
fn a_pass_in_an_open_window_takes_away_nobodys_free_way_back() {
    let mut live = bout(&[]);
    play(&mut live, A, FeintMove::Strike(B, Aim::High));
    assert!(!live.state().window(B).unwrap().hidden, "only the whistle is left");
    assert_eq!(live.turns_since(A, 0), SeatSet::NONE, "an open window is nobody's turn");
    assert!(!live.would_fence(B, &FeintMove::Pass));
    play(&mut live, B, FeintMove::Pass);
    let free = TakeBack { keep: 0, consent: SeatSet::NONE };
    assert_eq!(live.take_backs(A), [free]);
    play(&mut live, A, FeintMove::Strike(B, Aim::High));
    play(&mut live, B, FeintMove::Blow);
    assert_eq!(live.take_backs(A)[0].consent, SeatSet::one(B), "what was used is a decision");
}

#[test]
fn a_pass_in_a_hidden_window_is_news_and_fences() {
    let mut live = bout(&[4, 6]);
    play(&mut live, A, FeintMove::Strike(B, Aim::High));
    assert_eq!(live.take_backs(A)[0].consent, SeatSet::NONE, "nothing has come out yet");
    assert_eq!(live.turns_since(A, 0), SeatSet::one(B), "but somebody thinks about it");
    assert!(live.would_fence(B, &FeintMove::Pass));
    play(&mut live, B, FeintMove::Pass);
    assert_eq!(live.fence(), 2);
    assert_eq!(live.take_backs(A)[0].consent, SeatSet::one(B));
    assert_eq!(live.take_backs(B)[0].consent, SeatSet::one(A), "who passed cannot think again");
}

/// A feint in which something about windows is wrong.
macro_rules! flawed {
    ($name:ident, $window:expr) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(transparent)]
        struct $name(Feint);

        impl Game for $name {
            const CARD: TitleCard = Feint::CARD;
            type Options = ();
            type Move = FeintMove;
            type Event = FeintEvent;
            type View = FeintView;
            const FACTS: &'static [&'static str] = Feint::FACTS;

            fn setup(options: &(), seats: u8, table: &mut Table<FeintEvent>) -> Result<$name, SetupError> {
                Feint::setup(options, seats, table).map($name)
            }
            fn seats(&self) -> u8 {
                self.0.seats()
            }
            fn turn(&self) -> Turn {
                self.0.turn()
            }
            fn moves(&self, seat: Seat, into: &mut Vec<FeintMove>) {
                self.0.moves(seat, into);
            }
            fn check(&self, seat: Seat, mv: &FeintMove) -> Result<(), Illegal> {
                self.0.check(seat, mv)
            }
            fn apply(&mut self, seat: Seat, mv: &FeintMove, table: &mut Table<FeintEvent>) {
                self.0.apply(seat, mv, table);
            }
            fn window(&self, seat: Seat) -> Option<Window<FeintMove>> {
                let change: fn(Window<FeintMove>) -> Window<FeintMove> = $window;
                self.0.window(seat).map(change)
            }
            fn sources(&self, seat: Seat) -> Vec<Source> {
                self.0.sources(seat)
            }
            fn view(&self, viewer: Viewer) -> FeintView {
                self.0.view(viewer)
            }
            fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> $name {
                $name(self.0.imagine(viewer, rng))
            }
            fn audit(&self) -> Result<(), String> {
                self.0.audit()
            }
            fn phrase_move(&self, seat: Seat, mv: &FeintMove) -> Phrase {
                self.0.phrase_move(seat, mv)
            }
            fn phrase_event(&self, event: &FeintEvent) -> Phrase {
                self.0.phrase_event(event)
            }
        }
    };
}

flawed!(Tactless, |window| Window {
    hidden: window.hidden && window.sources.iter().any(|opening| opening.usable),
    ..window
});

#[test]
#[should_panic(expected = "can tell two worlds apart")]
fn a_window_that_is_hidden_only_where_something_is_held_is_found() {
    for_every_set::<Tactless>(&[()], Effort::default(), views_do_not_leak);
}

flawed!(Pushy, |window| Window { decline: FeintMove::Rest, ..window });

#[test]
#[should_panic(expected = "may not decline by")]
fn a_window_that_cannot_be_declined_is_found() {
    for_every_set::<Pushy>(&[()], Effort::default(), random_play);
}
