//! Any game in its box: from typed rules to the shelf's interface.

use crate::berth::Berth;
use crate::bookmark;
use crate::gaps;
use crate::guard::guard;
use crate::lots::Lot;
use crate::now::Json;
use crate::packs::{PackCard, PackCheck, check_sentences};
use crate::promises::Promises;
use crate::rename::renamed;
use crate::rulebook::Rulebook;
use crate::schema;
use crate::shelved::Shelved;
use crate::sim::{self, Plan, Report};
use crate::title::{Session, Start, Title};
use crate::trouble::Trouble;
use crate::words::{Book, Words, name_key};
use freeport_kernel::{Charter, Flaw, Match, Record, Save, Seed, TitleCard};
use freeport_pack::{Bare, Files, NoPack, PackFlaw, PackRef, Picture, Printed};
use serde::Deserialize;
use serde_json::{Value, json};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A game's box; what it holds is read when it is first asked for.
pub struct Boxed<G> {
    rulebook: OnceLock<Rulebook>,
    shape: OnceLock<String>,
    /// The phrase books of each pack that was spoken with, by the pack's name.
    words: Mutex<BTreeMap<String, &'static [Words]>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Shelved> Boxed<G> {
    /// A closed box.
    pub const fn new() -> Boxed<G> {
        Boxed {
            rulebook: OnceLock::new(),
            shape: OnceLock::new(),
            words: Mutex::new(BTreeMap::new()),
            game: PhantomData,
        }
    }

    /// The phrase books in all languages of the game, as they are spoken with a pack.
    pub(crate) fn books(&self, pack: PackRef<G::Pack>) -> &'static [Words] {
        let mut known = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(pack.name()).or_insert_with(|| {
            let words = |(language, phrases): &(&'static str, &'static str)| {
                Self::spoken(pack, language, phrases, |texts, names| Words::read(language, texts, names))
            };
            Box::leak(G::PHRASES.iter().map(words).collect())
        })
    }

    /// The phrase book in a language, as it is spoken with a pack.
    pub(crate) fn words_in(&self, pack: PackRef<G::Pack>, language: &str) -> Result<&'static Words, Trouble> {
        let words = self.books(pack).iter().find(|words| words.language() == language);
        words.ok_or_else(|| Self::foreign(language))
    }

    /// Puts together what is spoken with a pack: the game's phrases, the names that are new, and the pack's own sentences.
    fn spoken<T>(
        pack: PackRef<G::Pack>,
        language: &str,
        phrases: &str,
        make: impl FnOnce(&[&str], BTreeMap<String, String>) -> T,
    ) -> T {
        let names = |pack: PackRef<G::Pack>| -> BTreeMap<String, String> {
            let named = G::names(pack.get(), language).into_iter();
            named.map(|(id, name)| (name_key(&id), name.to_owned())).collect()
        };
        let own = pack.files().sentences(language).unwrap_or_default();
        let (printed, names) = (names(PackRef::default()), names(pack));
        let new = renamed(phrases, &printed, &names, own);
        let texts: Vec<&str> = [phrases, &new, own].into_iter().filter(|text| !text.is_empty()).collect();
        make(&texts, names)
    }

    /// The pack that is named, or the printed one.
    fn pack(name: Option<&str>) -> Result<PackRef<G::Pack>, Trouble> {
        Ok(name.map_or_else(|| Ok(PackRef::default()), |name| G::Pack::packs().find(name))?)
    }

    /// Whether there is content outside the rules.
    fn has_packs() -> bool {
        TypeId::of::<G::Pack>() != TypeId::of::<Bare>()
    }

    fn foreign(language: &str) -> Trouble {
        let (title, known) = (G::CARD.title, G::CARD.languages.join(", "));
        Trouble::UnknownLanguage { title, asked: language.to_owned(), known }
    }

    fn charter(start: Start) -> Result<Charter<G>, Trouble> {
        let given = if start.kept { start.options } else { wished::<G>(start.options) };
        let options = options::<G>(given)?;
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

/// A new game's options whole: what they leave out is usual today. What options that were written down leave out is what was usual then.
pub(crate) fn wished<G: Shelved>(given: Option<Value>) -> Option<Value> {
    match (given, serde_json::to_value(G::Options::default())) {
        (Some(Value::Object(fields)), Ok(Value::Object(mut usual))) => {
            usual.extend(fields);
            Some(usual.into())
        }
        (given, _) => given,
    }
}

/// Reads a game's options; nothing and an empty object stand for the usual ones.
pub(crate) fn options<G: Shelved>(given: Option<Value>) -> Result<G::Options, Trouble> {
    match given {
        None | Some(Value::Null) => Ok(G::Options::default()),
        Some(Value::Object(fields)) if fields.is_empty() => Ok(G::Options::default()),
        Some(value) => G::Options::deserialize(&value).map_err(|error| {
            let other = Trouble::BadOptions { title: G::CARD.title, why: error.to_string() };
            lacking::<G>(&value).map_or(other, Trouble::Pack)
        }),
    }
}

/// What is said of options or a position whose pack is not to be had; none when that is not what is wrong with them.
fn lacking<G: Shelved>(value: &Value) -> Option<NoPack> {
    G::Pack::packs().find(value.get("pack")?.as_str()?).err()
}

/// Where a record names its pack.
#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    options: Value,
    #[serde(default)]
    position: Value,
}

/// Why a record cannot be read: because of its pack, if that is not to be had.
fn unread<G: Shelved>(flaw: Flaw, named: Option<Named>) -> Trouble {
    let lack =
        |Named { options, position }: Named| lacking::<G>(&options).or_else(|| lacking::<G>(&position));
    match (flaw, named.and_then(lack)) {
        (Flaw::Shape(_), Some(lack)) => Trouble::Pack(lack),
        (flaw, _) => Trouble::Flaw(flaw),
    }
}

fn read<G: Shelved>(record: Value) -> Result<Record<G>, Trouble> {
    let named = Named::deserialize(&record).ok();
    Record::from_value(record).map_err(|flaw| unread::<G>(flaw, named))
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

    fn words(&self, language: &str) -> Result<&'static Words, Trouble> {
        self.words_in(PackRef::default(), language)
    }

    fn book(&self, pack: Option<&str>, language: &str) -> Result<Book, Trouble> {
        let phrases = G::PHRASES.iter().find(|(code, _)| *code == language);
        let (_, phrases) = phrases.ok_or_else(|| Self::foreign(language))?;
        let pack = Self::pack(pack)?;
        let mut book =
            Self::spoken(pack, language, phrases, |texts, names| Book::new(language, texts, names));
        let (game, name) = (G::CARD.id, pack.name());
        let address = |id: &String| (name_key(id), format!("/api/games/{game}/packs/{name}/pictures/{id}"));
        book.pictures = pack.files().pictures().keys().map(address).collect();
        Ok(book)
    }

    fn packs(&self) -> Vec<PackCard> {
        let offered = G::Pack::packs().offered().into_iter();
        offered.map(PackCard::of::<G>).filter(|_| Self::has_packs()).collect()
    }

    fn pack_name(&self, pack: Option<&str>) -> Result<String, Trouble> {
        Ok(Self::pack(pack)?.name())
    }

    fn bring(&self, files: Files) -> Result<PackCard, PackFlaw> {
        check_sentences(&files)?;
        G::Pack::packs().bring(files).map(PackCard::of::<G>)
    }

    fn picture(&self, pack: &str, id: &str) -> Option<&'static Picture> {
        Self::pack(Some(pack)).ok()?.files().pictures().get(id)
    }

    fn start(&'static self, start: Start) -> Result<Box<dyn Session>, Trouble> {
        let charter = Self::charter(start)?;
        self.berth(|| Ok(Match::start(charter)?))
    }

    fn start_at(&'static self, mut start: Start, position: Value) -> Result<Box<dyn Session>, Trouble> {
        let bad = |why: String| Trouble::BadPosition { title: G::CARD.title, why };
        let state: G = G::deserialize(&position)
            .map_err(|error| lacking::<G>(&position).map_or_else(|| bad(error.to_string()), Trouble::Pack))?;
        if let Some(pack) = position.get("pack").and_then(Value::as_str) {
            // A position has the pack it is played with; options that say nothing say the same.
            let given =
                start.options.take().filter(|options| !options.is_null()).unwrap_or_else(|| json!({}));
            let mut options = given;
            if let Value::Object(fields) = &mut options {
                fields.entry("pack").or_insert_with(|| pack.into());
            }
            let named = G::pack(&self::options::<G>(Some(options.clone()))?).name();
            if named != Self::pack(Some(pack))?.name() {
                return Err(bad(format!("its pack is `{pack}`, and the options name `{named}`")));
            }
            start.options = Some(options);
        }
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
        let record: Record<G> = read::<G>(record)?;
        save["record"] = serde_json::to_value(&record).map_err(shape)?;
        let save: Save<G> = serde_json::from_value(save).map_err(shape)?;
        self.berth(|| Ok(Match::load(save)?))
    }

    fn resume(&'static self, start: Start, bookmark: &str) -> Result<Box<dyn Session>, Trouble> {
        let charter = Self::charter(start)?;
        let bookmark = bookmark::read::<G>(bookmark)?;
        self.berth(|| Ok(Match::resume(charter, bookmark)?))
    }

    fn shape(&self) -> &str {
        self.shape.get_or_init(|| bookmark::shape_of(self))
    }

    fn replay(&'static self, record: Value, entries: Option<usize>) -> Result<Box<dyn Session>, Trouble> {
        let mut record: Record<G> = read::<G>(record)?;
        record.log.truncate(entries.unwrap_or(usize::MAX));
        self.berth(|| Ok(Match::replay(&record)?))
    }

    fn verify(&'static self, record: Value) -> Result<Box<dyn Session>, Trouble> {
        let record: Record<G> = read::<G>(record)?;
        self.berth(|| Ok(Match::verify(&record)?))
    }

    fn verify_while(
        &'static self,
        record: &str,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Box<dyn Session>, Trouble> {
        let read = Record::read(record);
        let record: Record<G> = read.map_err(|flaw| unread::<G>(flaw, serde_json::from_str(record).ok()))?;
        self.berth(|| Ok(Match::verify_while(&record, go_on)?))
    }

    fn simulate(&self, plan: &Plan<'_>) -> Result<Report, Trouble> {
        sim::run::<G>(plan, &options::<G>(plan.options.clone())?)
    }

    fn check_pack(&self, files: Option<&Files>) -> PackCheck {
        if !Self::has_packs() {
            return PackCheck::None;
        }
        let sound = |pack: &G::Pack| PackCheck::Sound(vec![G::contents(pack)]);
        match files {
            None => sound(&PackRef::default()),
            Some(files) => match check_sentences(files).and_then(|()| G::Pack::packs().check(files)) {
                Ok(pack) => sound(&pack),
                Err(flaw) => PackCheck::Flawed(vec![flaw.to_string()]),
            },
        }
    }

    fn printed_files(&self) -> &'static [(&'static str, &'static str)] {
        if Self::has_packs() { G::Pack::FILES } else { &[] }
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

    fn promises(&self) -> Promises {
        G::PROMISES
    }

    fn lots(&self) -> &'static [Lot] {
        G::LOTS
    }

    fn options_schema(&self) -> Value {
        schema::of_type::<G::Options>()
    }

    fn sheet(&self, pack: Option<&str>) -> Result<Json, Trouble> {
        serde_json::value::to_raw_value(&G::sheet(Self::pack(pack)?.get()))
            .map_err(|error| Trouble::NotAGame(error.to_string()))
    }

    fn flight(&self, seed: u64, dice: &[u8], how: Option<&str>) -> Option<Json> {
        serde_json::value::to_raw_value(&G::flight(seed, dice, how)?).ok()
    }

    fn gaps(&self, games: u64) -> Vec<String> {
        gaps::find::<G>(self.books(PackRef::default()), games)
    }

    fn gaps_in(&self, pack: &str, games: u64) -> Result<Vec<String>, Trouble> {
        let options = options::<G>(Some(json!({ "pack": pack })))?;
        guard(G::CARD.title, || {
            Ok(gaps::by_playing::<G>(self.books(G::pack(&options)), &options, games).collect())
        })
    }
}
