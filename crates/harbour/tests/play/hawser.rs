//! The toy of the test kit that has sides, in a box of its own: no game on the shelf has any yet.

use freeport_kernel::{
    Game, Illegal, Instinct, Phrase, Rng, Seat, SetupError, Table, Teams, TitleCard, Turn, Viewer,
};
use freeport_shelf::{Bare, Boxed, Ink, Lot, PackRef, Shelved, Words, lend};
use freeport_testkit::toys::{Tug, TugEvent, TugMove, TugOptions, TugView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

static HAWSER: Boxed<Hawser> = Boxed::new();

/// Puts the game where tables find it, and says its name.
pub fn hawser() -> &'static str {
    lend(&HAWSER);
    Hawser::CARD.id
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Hawser(Tug);

impl Game for Hawser {
    const CARD: TitleCard = Tug::CARD;
    type Options = TugOptions;
    type Move = TugMove;
    type Event = TugEvent;
    type View = TugView;

    fn setup(options: &TugOptions, seats: u8, table: &mut Table<TugEvent>) -> Result<Hawser, SetupError> {
        Ok(Hawser(Tug::setup(options, seats, table)?))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat, into: &mut Vec<TugMove>) {
        self.0.moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: &TugMove) -> Result<(), Illegal> {
        self.0.check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: &TugMove, table: &mut Table<TugEvent>) {
        self.0.apply(seat, mv, table);
    }

    fn view(&self, viewer: Viewer) -> TugView {
        self.0.view(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Hawser {
        Hawser(self.0.imagine(viewer, rng))
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn role(&self, seat: Seat) -> &'static str {
        self.0.role(seat)
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

impl Instinct for Hawser {
    fn appraise(&self, shares: &mut [f32]) {
        self.0.appraise(shares);
    }
}

impl Shelved for Hawser {
    type Sheet = ();
    type Pack = Bare;
    const RULEBOOKS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../../../testkit/rules/tug.md"))];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[];
    const PHRASES: &'static [(&'static str, &'static str)] = &[("en", "")];

    fn pack(_: &TugOptions) -> PackRef<Bare> {
        PackRef::default()
    }

    fn sheet(_: &'static Bare) {}

    fn board(_: &Bare, _view: &TugView, _words: &Words, _ink: Ink) -> String {
        String::new()
    }
}
