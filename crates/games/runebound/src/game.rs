//! Runebound as a game of the kernel.

use crate::event::Event;
use crate::options::Options;
use crate::state::{Quest, Stage, Table};
use crate::steps::{Aside, Asked, Move};
use crate::task::Task;
use crate::view::View;
use crate::windows::FACTS;
use freeport_kernel::{
    Game, Illegal, Phrase, Rng, Seat, SeatSet, SetupError, Source, Table as KernelTable, TitleCard, Turn,
    Viewer, Window,
};
use freeport_steps::{Question, Step};
use serde::{Deserialize, Serialize};

/// A game of Runebound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Runebound(pub(crate) Quest);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Runebound {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Runebound".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Quest::json_schema(generator)
    }
}

impl Game for Runebound {
    const CARD: TitleCard = TitleCard {
        id: "runebound",
        title: "Runebound",
        seats: (1, 6),
        rules: 1,
        prefix: "RN",
        languages: &["en", "ru", "it"],
        variants: &["doom", "hazards", "softened", "item_limit", "ally_upkeep", "fast", "long", "trophies"],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    const FACTS: &'static [&'static str] = FACTS;

    fn setup(options: &Options, seats: u8, table: &mut KernelTable<Event>) -> Result<Runebound, SetupError> {
        Runebound::CARD.check_seats(seats)?;
        let mut game = Quest::lay_out(*options, seats)?;
        game.run(table);
        Ok(Runebound(game))
    }

    fn seats(&self) -> u8 {
        self.0.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.0.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Waiting(self.0.asked().map_or(SeatSet::NONE, |asked| asked.who(&self.0))),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if let Some(asked) = self.0.asked_of(seat) {
            asked.options(&self.0, seat, into);
        }
    }

    fn asides(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.0.asked_of(seat).is_some() {
            Aside { seat }.options(&self.0, seat, &mut |side| into.push(Move::Aside(side)));
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let game = &self.0;
        let asked = match (game.asked_of(seat), game.asked()) {
            (Some(_), _) if matches!(mv, Move::Aside(_)) => Asked::Aside(Aside { seat }),
            (Some(asked), _) => asked,
            (None, Some(_)) => return Err(Illegal::by("RN-4.1")),
            (None, None) => return Err(Illegal::by("RN-1.1")),
        };
        if asked.allows(game, seat, mv) { Ok(()) } else { Err(Illegal::by(asked.forbids(game, seat, mv))) }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, table: &mut KernelTable<Event>) {
        self.0.decide(seat, mv, table);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Runebound {
        Runebound(self.0.imagined_by(viewer, rng))
    }

    fn role(&self, seat: Seat) -> &'static str {
        if self.0.stage == Stage::Setup || seat.0 >= self.0.players { "" } else { self.0.hero_id(seat) }
    }

    fn window(&self, seat: Seat) -> Option<Window<Move>> {
        self.0.window_of(seat)
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.0.sources_of(seat)
    }

    fn turns(&self) -> u32 {
        self.0.turn
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audited()
    }

    fn phrase_move(&self, seat: Seat, mv: &Move) -> Phrase {
        let game = &self.0;
        let asked = match mv {
            Move::Aside(_) => Some(Asked::Aside(Aside { seat })),
            _ => game.asked(),
        };
        asked.map_or_else(|| Phrase::new("nothing"), |asked| asked.phrase(game, seat, mv))
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        self.0.event_phrase(event)
    }
}

impl Runebound {
    /// The move that does nothing, where there is one.
    pub fn decline(&self) -> Option<Move> {
        self.0.asked()?.decline()
    }
}

impl Quest {
    /// What is asked.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Asked> {
        match self.agenda.last() {
            Some(Task::Ask(asked)) => Some(*asked),
            _ => None,
        }
    }

    /// What a seat is asked.
    #[inline]
    pub(crate) fn asked_of(&self, seat: Seat) -> Option<Asked> {
        self.asked().filter(|asked| self.verdict.is_none() && asked.who(self).has(seat))
    }

    /// Carries out a decision. What is done beside a question leaves it to be asked again.
    pub(crate) fn decide(&mut self, seat: Seat, mv: &Move, table: &mut Table) {
        let Some(asked) = self.asked_of(seat) else { return };
        if let Move::Aside(side) = mv {
            Aside { seat }.take(self, seat, *side, table);
        } else {
            self.agenda.pop();
            asked.take(self, seat, mv, table);
        }
        self.run(table);
    }
}
