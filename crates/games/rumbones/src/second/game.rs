//! Second Tide as a game of the kernel.

use crate::second::attack::Source;
use crate::second::event::{Attacker, Event};
use crate::second::options::Options;
use crate::second::reactions::FACTS;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::Move;
use crate::second::view::View;
use freeport_kernel::{
    Game, Phrase, Rng, Seat, SetupError, Source as Thing, Teams, TitleCard, Viewer, Window,
};
use freeport_steps::{Agenda, Question};
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
        rules: 2,
        prefix: "RB2",
        languages: &["en", "ru", "it"],
        variants: &["free_for_all", "random_heroes", "unusual_allies"],
    };
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    const FACTS: &'static [&'static str] = FACTS;

    freeport_steps::by_agenda!(0);

    fn setup(options: &Options, seats: u8, table: &mut Table) -> Result<Rumbones2, SetupError> {
        Rumbones2::CARD.check_seats(seats)?;
        let mut game = Melee::lay_out(*options, seats)?;
        game.run(table);
        Ok(Rumbones2(game))
    }

    fn seats(&self) -> u8 {
        self.0.players
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
    /// Who plays together: every other seat, or nobody.
    pub(crate) fn teams(&self) -> Teams {
        if self.is_free_for_all() {
            return Teams::solo(self.players);
        }
        Teams::new(&[0, 1, 0, 1, 0, 1][..usize::from(self.players)])
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
