//! Any game in its box: from typed rules to the shelf's interface.

use crate::berth::Berth;
use crate::gaps;
use crate::guard::guard;
use crate::lots::Lot;
use crate::now::Json;
use crate::rulebook::Rulebook;
use crate::schema;
use crate::shelved::{PackCheck, PackFiles, Shelved};
use crate::sim::{self, Plan, Report};
use crate::title::{Session, Start, Title};
use crate::trouble::Trouble;
use crate::words::{Book, Words};
use freeport_kernel::{Charter, Flaw, Match, Record, Save, Seed, TitleCard};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::OnceLock;

/// A game's box; what it holds is read when it is first asked for.
pub struct Boxed<G> {
    rulebook: OnceLock<Rulebook>,
    words: OnceLock<Vec<Words>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Shelved> Boxed<G> {
    /// A closed box.
    pub const fn new() -> Boxed<G> {
        Boxed { rulebook: OnceLock::new(), words: OnceLock::new(), game: PhantomData }
    }

    /// The phrase books in all languages of the game.
    pub(crate) fn books(&self) -> &[Words] {
        self.words.get_or_init(|| {
            G::PHRASES.iter().map(|(language, text)| Words::read(language, text, G::name)).collect()
        })
    }

    fn foreign(language: &str) -> Trouble {
        let (title, known) = (G::CARD.title, G::CARD.languages.join(", "));
        Trouble::UnknownLanguage { title, asked: language.to_owned(), known }
    }

    fn charter(start: Start) -> Result<Charter<G>, Trouble> {
        let options = options::<G>(start.options)?;
        Ok(Charter {
            options,
            seats: start.players,
            seed: Seed::new(start.seed),
            entropy: start.entropy,
            seals: start.seals,
            practice: start.practice,
        })
    }

    fn berth(
        &'static self,
        open: impl FnOnce() -> Result<Match<G>, Trouble>,
    ) -> Result<Box<dyn Session>, Trouble> {
        let game = guard(G::CARD.title, open)?;
        Ok(Box::new(Berth::new(self, game)))
    }
}

impl<G: Shelved> Default for Boxed<G> {
    fn default() -> Self {
        Boxed::new()
    }
}

/// Reads a game's options; nothing and an empty object stand for the usual ones.
pub(crate) fn options<G: Shelved>(given: Option<Value>) -> Result<G::Options, Trouble> {
    match given {
        None | Some(Value::Null) => Ok(G::Options::default()),
        Some(Value::Object(fields)) if fields.is_empty() => Ok(G::Options::default()),
        Some(value) => serde_json::from_value(value)
            .map_err(|error| Trouble::BadOptions { title: G::CARD.title, why: error.to_string() }),
    }
}

impl<G: Shelved> Title for Boxed<G> {
    fn card(&self) -> &'static TitleCard {
        &G::CARD
    }

    fn rulebook(&self) -> &Rulebook {
        self.rulebook.get_or_init(|| {
            let english = G::RULEBOOKS.first().map_or("", |(_, text)| *text);
            Rulebook::read(english, G::CARD.prefix)
        })
    }

    fn words(&self, language: &str) -> Result<&Words, Trouble> {
        self.books().iter().find(|words| words.language() == language).ok_or_else(|| Self::foreign(language))
    }

    fn book(&self, language: &str) -> Result<Book, Trouble> {
        let phrases = G::PHRASES.iter().find(|(code, _)| *code == language);
        let (_, phrases) = phrases.ok_or_else(|| Self::foreign(language))?;
        Ok(Book::new(language, phrases, G::names(language)))
    }

    fn start(&'static self, start: Start) -> Result<Box<dyn Session>, Trouble> {
        let charter = Self::charter(start)?;
        self.berth(|| Ok(Match::start(charter)?))
    }

    fn start_at(&'static self, mut start: Start, position: Value) -> Result<Box<dyn Session>, Trouble> {
        let bad = |why: String| Trouble::BadPosition { title: G::CARD.title, why };
        let state: G = serde_json::from_value(position).map_err(|error| bad(error.to_string()))?;
        self.berth(|| {
            state.audit().map_err(bad)?;
            if start.players.is_empty() {
                start.players = Start::of(state.seats(), "").players;
            }
            Ok(Match::start_at(Self::charter(start)?, state)?)
        })
    }

    fn load(&'static self, mut save: Value) -> Result<Box<dyn Session>, Trouble> {
        let shape = |error: serde_json::Error| Trouble::Flaw(Flaw::Shape(error.to_string()));
        // The record comes first, because it alone says in a sentence that its version is another.
        let record = save.get_mut("record").map_or(Value::Null, Value::take);
        let record: Record<G> = Record::from_value(record)?;
        save["record"] = serde_json::to_value(&record).map_err(shape)?;
        let save: Save<G> = serde_json::from_value(save).map_err(shape)?;
        self.berth(|| Ok(Match::load(save)?))
    }

    fn replay(&'static self, record: Value, entries: Option<usize>) -> Result<Box<dyn Session>, Trouble> {
        let mut record: Record<G> = Record::from_value(record)?;
        record.log.truncate(entries.unwrap_or(usize::MAX));
        self.berth(|| Ok(Match::replay(&record)?))
    }

    fn verify(&'static self, record: Value) -> Result<Box<dyn Session>, Trouble> {
        let record: Record<G> = Record::from_value(record)?;
        self.berth(|| Ok(Match::verify(&record)?))
    }

    fn verify_while(
        &'static self,
        record: &str,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Box<dyn Session>, Trouble> {
        let record: Record<G> = Record::read(record)?;
        self.berth(|| Ok(Match::verify_while(&record, go_on)?))
    }

    fn simulate(&self, plan: &Plan<'_>) -> Result<Report, Trouble> {
        sim::run::<G>(plan, &options::<G>(plan.options.clone())?)
    }

    fn check_pack(&self, files: Option<&PackFiles>) -> PackCheck {
        G::check_pack(files)
    }

    fn rules_in(&self, language: &str) -> Result<&'static str, Trouble> {
        let book = G::RULEBOOKS.iter().find(|(code, _)| *code == language);
        book.map(|(_, text)| *text).ok_or_else(|| Self::foreign(language))
    }

    fn schema(&self) -> Value {
        schema::of_game::<G>()
    }

    fn matter(&self) -> Value {
        schema::of_matter::<G>()
    }

    fn lots(&self) -> &'static [Lot] {
        G::LOTS
    }

    fn options_schema(&self) -> Value {
        schema::of_type::<G::Options>()
    }

    fn sheet(&self) -> Result<Json, Trouble> {
        serde_json::value::to_raw_value(&G::sheet()).map_err(|error| Trouble::NotAGame(error.to_string()))
    }

    fn flight(&self, seed: u64, dice: &[u8]) -> Option<Json> {
        serde_json::value::to_raw_value(&G::flight(seed, dice)?).ok()
    }

    fn gaps(&self, games: u64) -> Vec<String> {
        gaps::find::<G>(self.books(), games)
    }
}
