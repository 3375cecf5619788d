//! The suite finds what it is there to find: each test here gives it a game with one flaw.

use freeport_kernel::{Game, Illegal, Phrase, Rng, Seat, SetupError, Table, TitleCard, Turn, Viewer};
use freeport_testkit::toys::{Card, Duel, DuelEvent, DuelMove, DuelView};
use freeport_testkit::{
    Effort, Trial, for_every_table, hidden_draws_and_choices_stay_hidden,
    legal_moves_are_exactly_the_accepted_ones, random_play, views_do_not_leak,
};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;

/// One thing done wrong; everything else is as in the duel.
trait Flaw: Clone + Eq + Debug + Send + Sync + 'static {
    fn moves(_: &Duel, _: Seat, _: &mut Vec<DuelMove>) {}
    fn check(_: &Duel, _: Seat, verdict: Result<(), Illegal>) -> Result<(), Illegal> {
        verdict
    }
    fn applied(_: &Duel, _: &Duel, _: Seat, _: DuelMove, _: &mut Table<DuelEvent>) {}
    fn leak(_: &Duel) -> Option<String> {
        None
    }
    fn imagine(_: &Duel, world: Duel) -> Duel {
        world
    }
    fn phrase(_: &Duel, phrase: Phrase) -> Phrase {
        phrase
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
struct Flawed<F: Flaw>(Duel, PhantomData<F>);

impl<F: Flaw> Game for Flawed<F> {
    const CARD: TitleCard = Duel::CARD;
    type Options = ();
    type Move = DuelMove;
    type Event = DuelEvent;
    type View = (DuelView, Option<String>);

    fn setup(options: &(), seats: u8, table: &mut Table<DuelEvent>) -> Result<Self, SetupError> {
        Ok(Flawed(Duel::setup(options, seats, table)?, PhantomData))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat, into: &mut Vec<DuelMove>) {
        self.0.moves(seat, into);
        F::moves(&self.0, seat, into);
    }

    fn asides(&self, seat: Seat, into: &mut Vec<DuelMove>) {
        self.0.asides(seat, into);
    }

    fn check(&self, seat: Seat, mv: &DuelMove) -> Result<(), Illegal> {
        F::check(&self.0, seat, self.0.check(seat, mv))
    }

    fn apply(&mut self, seat: Seat, mv: &DuelMove, table: &mut Table<DuelEvent>) {
        let before = self.0;
        self.0.apply(seat, mv, table);
        F::applied(&before, &self.0, seat, *mv, table);
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        (self.0.view(viewer), F::leak(&self.0))
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        Flawed(F::imagine(&self.0, self.0.imagine(viewer, rng)), PhantomData)
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn phrase_move(&self, seat: Seat, mv: &DuelMove) -> Phrase {
        F::phrase(&self.0, self.0.phrase_move(seat, mv))
    }

    fn phrase_event(&self, event: &DuelEvent) -> Phrase {
        self.0.phrase_event(event)
    }
}

fn suite<F: Flaw>(property: impl Fn(&Trial<Flawed<F>>)) {
    for_every_table(&(), Effort::default(), property);
}

fn hand(duel: &Duel, seat: Seat) -> Vec<Card> {
    duel.view(Viewer::Seat(seat)).hand.unwrap_or_default()
}

/// Declares a flaw: its name, and the one function it does wrong.
macro_rules! flaw {
    ($name:ident, $($body:tt)*) => {
        #[derive(Clone, Debug, PartialEq, Eq)]
        struct $name;
        impl Flaw for $name { $($body)* }
    };
}

flaw!(NoFlaw,);
flaw!(
    ForgetsAMove,
    fn moves(_: &Duel, _: Seat, into: &mut Vec<DuelMove>) {
        if into.len() > 1 {
            into.pop();
        }
    }
);
flaw!(
    OffersTooMuch,
    fn moves(_: &Duel, _: Seat, into: &mut Vec<DuelMove>) {
        if !into.is_empty() && !into.contains(&DuelMove::Throw) {
            into.push(DuelMove::Throw);
        }
    }
);
flaw!(
    OffersTwice,
    fn moves(_: &Duel, _: Seat, into: &mut Vec<DuelMove>) {
        into.extend_from_within(..into.len().min(1));
    }
);
flaw!(
    AsksTheIdle,
    fn moves(_: &Duel, _: Seat, into: &mut Vec<DuelMove>) {
        into.push(DuelMove::Take);
        into.dedup();
    }
);
flaw!(
    CitesAnUnknownRule,
    fn check(_: &Duel, _: Seat, verdict: Result<(), Illegal>) -> Result<(), Illegal> {
        verdict.map_err(|_| Illegal::by("DU-99"))
    }
);
flaw!(
    RefusesByTheOthersHand,
    fn check(duel: &Duel, seat: Seat, verdict: Result<(), Illegal>) -> Result<(), Illegal> {
        let other = Seat((seat.0 + 1) % duel.seats());
        let rule = if hand(duel, other).contains(&Card(16)) { "DU-1" } else { "DU-2" };
        verdict.map_err(|_| Illegal::by(rule))
    }
);
flaw!(
    ShowsAHand,
    fn leak(duel: &Duel) -> Option<String> {
        Some(format!("{:?}", hand(duel, Seat(0))))
    }
);
flaw!(
    ShowsAHandInWords,
    fn phrase(duel: &Duel, phrase: Phrase) -> Phrase {
        phrase.label("hint", format!("{:?}", hand(duel, Seat(0))))
    }
);
flaw!(
    ImaginesNothing,
    fn imagine(duel: &Duel, _: Duel) -> Duel {
        *duel
    }
);
flaw!(
    ImaginesOtherTurns,
    fn imagine(duel: &Duel, mut world: Duel) -> Duel {
        if let Some(seat) = duel.turn().waiting().first() {
            world.apply(seat, &DuelMove::GiveUp, &mut Table::loose(0));
        }
        world
    }
);
flaw!(
    TellsTheDraw,
    fn applied(before: &Duel, after: &Duel, _: Seat, _: DuelMove, table: &mut Table<DuelEvent>) {
        for seat in Seat::all(after.seats()) {
            let old = hand(before, seat);
            for card in hand(after, seat).into_iter().filter(|card| !old.contains(card)) {
                table.tell(|| DuelEvent::Drew { seat, card: Some(card) });
            }
        }
    }
);
flaw!(
    TellsTheChoice,
    fn applied(_: &Duel, _: &Duel, seat: Seat, mv: DuelMove, table: &mut Table<DuelEvent>) {
        if let DuelMove::Choose(card) = mv {
            table.tell(|| DuelEvent::Chose { seat, card: Some(card) });
        }
    }
);
flaw!(
    TellsAHand,
    fn applied(_: &Duel, after: &Duel, seat: Seat, _: DuelMove, table: &mut Table<DuelEvent>) {
        let card = hand(after, Seat(0)).first().copied();
        table.tell(|| DuelEvent::Chose { seat, card });
    }
);

#[test]
fn a_game_without_a_flaw_passes() {
    suite::<NoFlaw>(random_play);
    suite::<NoFlaw>(legal_moves_are_exactly_the_accepted_ones);
    suite::<NoFlaw>(views_do_not_leak);
    suite::<NoFlaw>(hidden_draws_and_choices_stay_hidden);
}

#[test]
#[should_panic(expected = "which is not listed")]
fn a_legal_move_that_is_not_listed_is_found() {
    suite::<ForgetsAMove>(legal_moves_are_exactly_the_accepted_ones);
}

#[test]
#[should_panic(expected = "is offered Throw")]
fn a_listed_move_that_is_not_legal_is_found() {
    suite::<OffersTooMuch>(legal_moves_are_exactly_the_accepted_ones);
}

#[test]
#[should_panic(expected = "listed twice")]
fn a_move_listed_twice_is_found() {
    suite::<OffersTwice>(legal_moves_are_exactly_the_accepted_ones);
}

#[test]
#[should_panic(expected = "owes a decision: false")]
fn moves_of_a_seat_that_owes_none_are_found() {
    suite::<AsksTheIdle>(random_play);
}

#[test]
#[should_panic(expected = "which is not in the rulebook")]
fn a_rule_that_does_not_exist_is_found() {
    suite::<CitesAnUnknownRule>(legal_moves_are_exactly_the_accepted_ones);
}

#[test]
#[should_panic(expected = "two worlds apart")]
fn a_refusal_that_tells_secrets_is_found() {
    suite::<RefusesByTheOthersHand>(views_do_not_leak);
}

#[test]
#[should_panic(expected = "can tell two worlds apart")]
fn a_view_that_tells_secrets_is_found() {
    suite::<ShowsAHand>(views_do_not_leak);
}

#[test]
#[should_panic(expected = "can tell two worlds apart")]
fn a_phrase_that_tells_secrets_is_found() {
    suite::<ShowsAHandInWords>(views_do_not_leak);
}

#[test]
#[should_panic(expected = "no imagined world differs")]
fn an_imagination_without_imagination_is_found() {
    suite::<ImaginesNothing>(views_do_not_leak);
}

#[test]
#[should_panic(expected = "can tell two worlds apart")]
fn an_imagined_world_with_another_turn_is_found() {
    suite::<ImaginesOtherTurns>(views_do_not_leak);
}

#[test]
#[should_panic(expected = "the events tell what it was")]
fn an_event_that_tells_a_hidden_draw_is_found() {
    suite::<TellsTheDraw>(hidden_draws_and_choices_stay_hidden);
}

#[test]
#[should_panic(expected = "which are concealed")]
fn an_event_that_tells_a_concealed_choice_is_found() {
    suite::<TellsTheChoice>(hidden_draws_and_choices_stay_hidden);
}

#[test]
#[should_panic(expected = "two worlds apart")]
fn an_event_that_tells_a_hand_is_found() {
    suite::<TellsAHand>(views_do_not_leak);
}
