//! Second Tide as a game of the kernel.

use crate::second::attack::Source;
use crate::second::event::{Attacker, Event};
use crate::second::options::Options;
use crate::second::reactions::FACTS;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, Move};
use crate::second::task::Task;
use crate::second::view::View;
use freeport_kernel::{
    Game, Illegal, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Source as Thing, Table as KernelTable,
    Teams, TitleCard, Turn, Viewer, Window,
};
use serde::{Deserialize, Serialize};

/// A game of Rum & Bones: Second Tide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rumbones2(pub(crate) Melee);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Rumbones2 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rumbones2".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Melee::json_schema(generator)
    }
}

impl Game for Rumbones2 {
    const CARD: TitleCard = TitleCard {
        id: "rumbones2",
        title: "Rum & Bones: Second Tide",
        seats: (2, 6),
        rules: 1,
        prefix: "RB2",
        languages: &["en", "ru", "it"],
        variants: &["free_for_all", "random_heroes", "unusual_allies"],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    const FACTS: &'static [&'static str] = FACTS;

    fn setup(options: &Options, seats: u8, table: &mut KernelTable<Event>) -> Result<Rumbones2, SetupError> {
        Rumbones2::CARD.check_seats(seats)?;
        let mut game = Melee::lay_out(*options, seats)?;
        game.run(table);
        Ok(Rumbones2(game))
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
            (None, Some(_)) => Err(Illegal::by("RB2-15.2")),
            (None, None) => Err(Illegal::by("RB2-1.2")),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, table: &mut KernelTable<Event>) {
        self.0.decide(seat, mv, table);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Rumbones2 {
        Rumbones2(self.0.imagined_by(viewer, rng))
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn role(&self, seat: Seat) -> &'static str {
        let game = &self.0;
        if game.round == 0 || seat.0 >= game.players || game.is_free_for_all() {
            return "";
        }
        game.side_id(game.side_of(seat))
    }

    fn window(&self, seat: Seat) -> Option<Window<Move>> {
        self.0.window_of(self.0.asked_of(seat)?, seat)
    }

    fn sources(&self, seat: Seat) -> Vec<Thing> {
        self.0.sources_of(seat)
    }

    fn turns(&self) -> u32 {
        self.0.turn
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audited()
    }

    fn phrase_move(&self, seat: Seat, mv: &Move) -> Phrase {
        self.0.asked().map_or_else(|| Phrase::new("nothing"), |asked| asked.phrase(&self.0, seat, mv))
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        self.0.event_phrase(event)
    }
}

impl Rumbones2 {
    /// The move that does nothing, where there is one: what a standing order answers, and who is out of time.
    pub fn decline(&self) -> Option<Move> {
        self.0.asked()?.decline()
    }
}

impl Melee {
    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|side| Outcome::won_by(self.teams(), self.mates(side)))
    }

    /// Who plays together: every other seat, or nobody.
    pub(crate) fn teams(&self) -> Teams {
        if self.is_free_for_all() {
            return Teams::solo(self.players);
        }
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
    pub(crate) fn asked_of(&self, seat: Seat) -> Option<Asked> {
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
    pub(crate) fn attacker(&self, source: Source, side: Option<Side>) -> Attacker {
        let side = side.unwrap_or_default();
        match source {
            Source::Hero { hero, skill } | Source::Second { hero, skill } => {
                Attacker::Hero { hero: self.fighter(hero), skill: self.skill_id(hero, skill) }
            }
            Source::Crew { from, deckhands, bosuns } => Attacker::Crew { side, from, deckhands, bosuns },
            Source::Gun => Attacker::Gun { side },
            Source::Smash => Attacker::Smash { side },
            Source::Dragon { skill } => {
                Attacker::Dragon { skill: self.text_id(crate::second::cause::Src::Dragon(skill)) }
            }
            Source::Kraken => Attacker::Kraken,
            Source::Card(card) => Attacker::Card { card: self.kind_id(card) },
        }
    }
}
