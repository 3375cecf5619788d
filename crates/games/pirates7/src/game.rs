//! Pirates of the 7 Seas as a game of the kernel.

use crate::event::Event;
use crate::moves::Move;
use crate::pack::PackRef;
use crate::phase::Phase;
use crate::state::Pirates7;
use crate::view::View;
use freeport_kernel::{
    Game, Illegal, Phrase, Rng, Seat, SeatSet, SetupError, Table, TitleCard, Turn, Viewer,
};
use freeport_tray::Physics;
use serde::{Deserialize, Serialize};

/// How the game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The content pack.
    pub pack: PackRef,
    /// Whether everybody may look up which Adventure cards have been played.
    pub tally: bool,
    /// Whether the End card counts as drawn after round 60.
    pub guard: bool,
    /// How thrown dice are computed. Nobody chooses it: new games take the newest way, and each keeps to its own.
    #[serde(default = "Physics::unsaid", skip_serializing_if = "Physics::is_unsaid")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub physics: Physics,
}

impl Default for Options {
    fn default() -> Options {
        Options { pack: PackRef::default(), tally: true, guard: true, physics: Physics::default() }
    }
}

impl Game for Pirates7 {
    const CARD: TitleCard = TitleCard {
        id: "pirates7",
        title: "Pirates of the 7 Seas",
        seats: (2, 4),
        rules: 1,
        prefix: "P7",
        languages: &["en", "ru", "it"],
        variants: &[],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, table: &mut Table<Event>) -> Result<Pirates7, SetupError> {
        Pirates7::CARD.check_seats(seats)?;
        let mut game = Pirates7::blank(options, seats);
        game.lay_out(table);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            Phase::Choosing => Turn::Waiting(self.choosing()),
            _ => Turn::Waiting(self.decider().map_or(SeatSet::NONE, SeatSet::one)),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.owes(seat) {
            self.choices(seat, into);
        }
    }

    fn asides(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.owes(seat) {
            self.odd_sales(seat, into);
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        if self.lists(seat, mv) { Ok(()) } else { Err(Illegal::by(self.explain(seat, mv))) }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, table: &mut Table<Event>) {
        self.decide(seat, *mv, table);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Pirates7 {
        self.imagined_by(viewer, rng)
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    fn phrase_move(&self, seat: Seat, mv: &Move) -> Phrase {
        self.move_phrase(seat, mv)
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        event.phrase(&self.pack)
    }
}

impl Pirates7 {
    /// Whether the seat owes a decision.
    #[inline]
    fn owes(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Over => false,
            Phase::Choosing => seat.0 < self.players && self.pirate(seat).chosen.is_none(),
            _ => self.decider() == Some(seat),
        }
    }
}
