//! Ahoy as a game of the kernel.

use crate::event::Event;
use crate::faction::Faction;
use crate::moves::Move;
use crate::pack::PackRef;
use crate::state::{Ahoy, Ending};
use crate::view::View;
use freeport_kernel::{
    Game, Illegal, Phrase, Rng, Seat, SeatSet, SetupError, Table, TitleCard, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// How the game is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The content pack.
    pub pack: PackRef,
}

impl Game for Ahoy {
    const CARD: TitleCard = TitleCard {
        id: "ahoy",
        title: "Ahoy",
        seats: (2, 4),
        rules: 2,
        prefix: "AH",
        languages: &["en", "ru", "it"],
        variants: &[],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, table: &mut Table<Event>) -> Result<Ahoy, SetupError> {
        Ahoy::CARD.check_seats(seats)?;
        let mut game = Ahoy::blank(options, seats);
        game.lay_out(table);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.ending, self.decider()) {
            (Ending::Open, Some(decider)) => Turn::Waiting(SeatSet::one(decider.seat(self.players))),
            _ => Turn::Over(self.outcome()),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.turn().waiting().has(seat) {
            self.options(into);
        }
    }

    fn asides(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.ending != Ending::Open || seat.0 >= self.players {
            return;
        }
        if self.players == 2 {
            into.push(Move::Surrender);
        }
        if self.turn().waiting().has(seat) {
            self.uncommon_options(into);
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        if self.lists(seat, mv) { Ok(()) } else { Err(Illegal::by(self.explain(seat, mv))) }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, table: &mut Table<Event>) {
        if *mv == Move::Surrender {
            let faction = self.factions()[seat.index()];
            self.ending = Ending::Surrendered(faction);
            table.tell(|| Event::Surrendered { faction });
            return;
        }
        self.decide_top(*mv, table);
        self.run(table);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Ahoy {
        self.imagined_by(viewer, rng)
    }

    fn role(&self, seat: Seat) -> &'static str {
        self.factions().get(seat.index()).map_or("", |faction| faction.id())
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    fn phrase_move(&self, seat: Seat, mv: &Move) -> Phrase {
        self.move_phrase(self.factions().get(seat.index()).copied().unwrap_or(Faction::Squadron), mv)
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        event.phrase(&self.pack)
    }
}
