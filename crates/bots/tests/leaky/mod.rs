//! A duel whose `imagine` lets the real world show: it deals otherwise when a hidden hand holds the best card.

use freeport_kernel::{
    Game, Illegal, Instinct, Phrase, Rng, Seat, SetupError, Table, TitleCard, Turn, Viewer,
};
use freeport_testkit::toys::{Card, Duel, DuelEvent, DuelMove, DuelView};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaky(Duel);

impl Game for Leaky {
    const CARD: TitleCard = Duel::CARD;
    type Options = ();
    type Move = DuelMove;
    type Event = DuelEvent;
    type View = DuelView;

    fn setup(options: &(), seats: u8, table: &mut Table<DuelEvent>) -> Result<Leaky, SetupError> {
        Duel::setup(options, seats, table).map(Leaky)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat, into: &mut Vec<DuelMove>) {
        self.0.moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: &DuelMove) -> Result<(), Illegal> {
        self.0.check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: &DuelMove, table: &mut Table<DuelEvent>) {
        self.0.apply(seat, mv, table);
    }

    fn view(&self, viewer: Viewer) -> DuelView {
        self.0.view(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Leaky {
        let best = Card(16);
        let has_best = |seat| self.0.view(Viewer::Seat(seat)).hand.is_some_and(|hand| hand.contains(&best));
        if Seat::all(self.seats()).any(|seat| Viewer::Seat(seat) != viewer && has_best(seat)) {
            rng.next_u64();
        }
        Leaky(self.0.imagine(viewer, rng))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn phrase_move(&self, seat: Seat, mv: &DuelMove) -> Phrase {
        self.0.phrase_move(seat, mv)
    }

    fn phrase_event(&self, event: &DuelEvent) -> Phrase {
        self.0.phrase_event(event)
    }
}

impl Instinct for Leaky {
    fn appraise(&self, shares: &mut [f32]) {
        self.0.appraise(shares);
    }
}
