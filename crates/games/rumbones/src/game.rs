//! Rum & Bones as a game of the kernel.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::event::Event;
use crate::pack::PackRef;
use crate::reactions::FACTS;
use crate::steps::Move;
use crate::view::View;
use freeport_kernel::{Game, Phrase, Rng, Seat, SetupError, Source, Teams, TitleCard, Viewer, Window};
use freeport_steps::{Agenda, Question};
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

    freeport_steps::by_agenda!(0);

    fn setup(options: &Options, seats: u8, _table: &mut Table) -> Result<Rumbones, SetupError> {
        Rumbones::CARD.check_seats(seats)?;
        Ok(Rumbones(Boarding::lay_out(options.pack, seats)))
    }

    fn seats(&self) -> u8 {
        self.0.players
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
    /// Who plays together: every other seat.
    pub(crate) fn teams(&self) -> Teams {
        Teams::new(&[0, 1, 0, 1, 0, 1][..usize::from(self.players)])
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
