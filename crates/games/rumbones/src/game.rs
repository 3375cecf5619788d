//! Rum & Bones as a game of the kernel.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::event::Event;
use crate::pack::PackRef;
use crate::reactions::FACTS;
use crate::steps::{Asked, Move};
use crate::view::View;
use freeport_kernel::{
    Game, Illegal, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Source, Table as KernelTable, Teams,
    TitleCard, Turn, Viewer, Window,
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

/// A game of Rum & Bones, first edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rumbones(pub(crate) Boarding);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Rumbones {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rumbones".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Boarding::json_schema(generator)
    }
}

impl Game for Rumbones {
    const CARD: TitleCard = TitleCard {
        id: "rumbones",
        title: "Rum & Bones",
        seats: (2, 6),
        rules: 1,
        prefix: "RB1",
        languages: &["en", "ru", "it"],
        variants: &[],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    const FACTS: &'static [&'static str] = FACTS;

    fn setup(options: &Options, seats: u8, _table: &mut KernelTable<Event>) -> Result<Rumbones, SetupError> {
        Rumbones::CARD.check_seats(seats)?;
        Ok(Rumbones(Boarding::lay_out(options.pack, seats)))
    }

    fn seats(&self) -> u8 {
        self.0.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.0.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => match self.0.asked().map_or(SeatSet::NONE, |asked| asked.who(&self.0)) {
                seats if seats.len() > 1 => Turn::Any(seats),
                seats => Turn::Waiting(seats),
            },
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if let Some(asked) = self.0.asked_of(seat) {
            asked.options(&self.0, seat, into);
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match (self.0.asked_of(seat), self.0.asked()) {
            (Some(asked), _) if asked.allows(&self.0, seat, mv) => Ok(()),
            (Some(asked), _) => Err(Illegal::by(asked.forbids(&self.0, seat, mv))),
            (None, Some(_)) => Err(Illegal::by("RB1-22.12")),
            (None, None) => Err(Illegal::by("RB1-21.2")),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, table: &mut KernelTable<Event>) {
        self.0.decide(seat, mv, table);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Rumbones {
        Rumbones(self.0.imagined_by(viewer, rng))
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn role(&self, seat: Seat) -> &'static str {
        if self.0.turn == 0 || seat.0 >= self.0.players { "" } else { self.0.side_of(seat).id() }
    }

    fn window(&self, seat: Seat) -> Option<Window<Move>> {
        self.0.window_of(self.0.asked_of(seat)?, seat)
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.0.sources_of(seat)
    }

    fn turns(&self) -> u32 {
        self.0.turn.into()
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audited()
    }

    fn phrase_move(&self, seat: Seat, mv: &Move) -> Phrase {
        self.0.asked().map_or_else(|| Phrase::new("nothing"), |asked| asked.phrase(&self.0, seat, mv))
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        event.phrase()
    }
}

impl Rumbones {
    /// The move that does nothing, where there is one: what a standing order answers, and who is out of time.
    pub fn decline(&self) -> Option<Move> {
        self.0.asked()?.decline()
    }
}

impl Boarding {
    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|side| Outcome::won_by(self.teams(), self.seats_of(side).collect()))
    }

    /// Who plays together: every other seat.
    fn teams(&self) -> Teams {
        Teams::new(&[0, 1, 0, 1, 0, 1][..usize::from(self.players)])
    }

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
    fn asked_of(&self, seat: Seat) -> Option<Asked> {
        self.asked().filter(|asked| self.winner.is_none() && asked.who(self).has(seat))
    }

    /// Carries out a decision.
    fn decide(&mut self, seat: Seat, mv: &Move, table: &mut Table) {
        if let Some(asked) = self.asked_of(seat) {
            self.agenda.pop();
            asked.take(self, seat, mv, table);
            self.run(table);
        }
    }

    /// Who attacks, as events tell it.
    pub(crate) fn attacker(&self, source: crate::core::attack::Source, side: Side) -> crate::event::Attacker {
        use crate::core::attack::Source;
        use crate::event::Attacker;
        match source {
            Source::Hero { hero, action } => {
                Attacker::Hero { hero: self.hero_id(hero), action: self.action_id(hero, action) }
            }
            Source::Crew { from, deckhands, bosuns } => Attacker::Crew { side, from, deckhands, bosuns },
            Source::Cannon => Attacker::Cannon { side },
            Source::Kraken { .. } => Attacker::Kraken,
            Source::Dragon => Attacker::Dragon,
        }
    }
}
