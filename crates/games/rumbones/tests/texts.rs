//! Whatever can be said in a game is said in every language, with words that are there.

use freeport_kernel::{Arg, Chance, Game, Phrase, Rng, Table, Viewer};
use freeport_pack::Printed;
use freeport_rumbones::second::{self, Rumbones2};
use freeport_rumbones::{Options, Pack, Rumbones};
use std::collections::{BTreeMap, BTreeSet};

type Books = [(&'static str, &'static str); 3];

macro_rules! books {
    ($game:literal) => {
        [
            ("en", include_str!(concat!("../../../../packs/", $game, "/text/en.ftl"))),
            ("ru", include_str!(concat!("../../../../packs/", $game, "/text/ru.ftl"))),
            ("it", include_str!(concat!("../../../../packs/", $game, "/text/it.ftl"))),
        ]
    };
}

const FIRST: Books = books!("rumbones");
const SECOND: Books = books!("rumbones2");

/// A phrase book with the names that the pack knows.
struct Book {
    language: &'static str,
    messages: BTreeMap<&'static str, String>,
    named: fn(&str, &str) -> bool,
}

fn read(books: Books, named: fn(&str, &str) -> bool) -> [Book; 3] {
    books.map(|(language, book)| Book { language, messages: messages(book), named })
}

/// The messages of a phrase book by their keys.
fn messages(book: &str) -> BTreeMap<&str, String> {
    let mut all: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = None;
    for line in book.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, text)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            assert!(all.insert(key, text.to_owned()).is_none(), "{key} is there twice");
            last = Some(key);
        } else if let Some(text) = last.and_then(|key| all.get_mut(key)) {
            text.push('\n');
            text.push_str(line);
        }
    }
    all
}

/// The variables of a text.
fn variables(text: &str) -> BTreeSet<&str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    text.split('$').skip(1).map(|rest| rest.split(ends).next().unwrap_or("")).collect()
}

/// What is wrong with a phrase in a language.
fn flaw(phrase: &Phrase, book: &Book) -> Option<String> {
    let language = book.language;
    if phrase.key.starts_with("ui-") {
        return phrase.args.iter().find_map(|(_, arg)| inner(arg, book));
    }
    let Some(text) = book.messages.get(phrase.key) else {
        return Some(format!("{language}: no {}", phrase.key));
    };
    for variable in variables(text) {
        let known = |(name, arg): &(&'static str, Arg)| {
            let attribute = variable.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
            let has = |id: &str, attribute: &str| {
                book.messages
                    .get(format!("name-{id}").as_str())
                    .is_some_and(|name| name.contains(&format!(".{attribute} =")))
            };
            variable == *name
                || matches!((attribute, arg), (Some(attribute), Arg::Name(id)) if has(id, attribute))
        };
        if !phrase.args.iter().any(known) {
            return Some(format!(
                "{language}: {} speaks of {variable}, which is not told: {phrase:?}",
                phrase.key
            ));
        }
    }
    phrase.args.iter().find_map(|(_, arg)| inner(arg, book))
}

fn inner(arg: &Arg, book: &Book) -> Option<String> {
    let language = book.language;
    match arg {
        Arg::Part(part) => flaw(part, book),
        Arg::Name(id) => {
            let known = book.messages.contains_key(format!("name-{id}").as_str());
            let named = known || (book.named)(id, language);
            (!named).then(|| format!("{language}: {id} has no name"))
        }
        Arg::Number(_) | Arg::Label(_) => None,
    }
}

/// Plays at random and checks whatever is asked, offered and told. Returns the keys that were said.
fn play<G: Game>(
    books: &[Book],
    games: impl IntoIterator<Item = (G::Options, u8, u64)>,
    question: fn(&G, Viewer) -> Phrase,
) -> BTreeSet<&'static str> {
    let mut said = BTreeSet::new();
    let mut check = |phrase: &Phrase| {
        said.insert(phrase.key);
        for book in books {
            if let Some(flaw) = flaw(phrase, book) {
                panic!("{flaw}");
            }
        }
    };
    for (options, seats, seed) in games {
        let mut rng = Rng::new(seed);
        let mut table = Table::new(Chance::Loose(rng.branch(1)));
        let mut game = G::setup(&options, seats, &mut table).unwrap();
        for _ in 0..6000 {
            let Some(seat) = game.turn().waiting().first() else { break };
            check(&question(&game, Viewer::Seat(seat)));
            for source in game.sources(seat) {
                check(&source.label);
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            for mv in &moves {
                check(&game.phrase_move(seat, mv));
            }
            let mv = moves.swap_remove(rng.below(moves.len()));
            game.apply(seat, &mv, &mut table);
            for told in table.take_events() {
                check(&game.phrase_event(&told.event));
            }
        }
    }
    for fact in G::FACTS {
        let key = format!("fact-{fact}");
        assert!(books.iter().all(|book| book.messages.contains_key(key.as_str())), "{key}");
    }
    said
}

/// The questions of a book that nobody asked.
fn untold(books: &[Book], said: &BTreeSet<&'static str>) -> Vec<&'static str> {
    let keys = books[0].messages.keys().copied();
    keys.filter(|key| key.starts_with("ask-") && !said.contains(*key)).collect()
}

#[test]
fn everything_that_happens_is_said_in_every_language() {
    let books = read(FIRST, |id, language| Pack::base().names().get(id, language).is_some());
    let games = (0..6).map(|seed| (Options::default(), 2 + (seed as u8 % 5), seed));
    let said = play::<Rumbones>(&books, games, |game, viewer| game.view(viewer).asked.unwrap().question);
    let untold = untold(&books, &said);
    assert!(untold.len() < 12, "hardly anything is asked: {untold:?}");
}

#[test]
fn everything_that_happens_in_second_tide_is_said_in_every_language() {
    let books = read(SECOND, |id, language| second::pack::Pack::base().names().get(id, language).is_some());
    let battle = second::Options::default();
    let brawl = second::Options { mode: second::Mode::FreeForAll { lives: 3, heroes: None }, ..battle };
    let mirror = second::Options { factions: second::Flags::Mirror, ..battle };
    let battles = [2, 3, 4, 5, 6, 2].map(|seats| (battle, seats));
    let others = [(brawl, 2), (brawl, 3), (brawl, 6), (mirror, 2), (mirror, 2), (mirror, 4)];
    let games =
        battles.into_iter().chain(others).zip(0..).map(|((options, seats), seed)| (options, seats, seed));
    let said = play::<Rumbones2>(&books, games, |game, viewer| game.view(viewer).asked.unwrap().question);
    let untold = untold(&books, &said);
    assert!(untold.len() < 12, "hardly anything is asked: {untold:?}");
}

#[test]
fn the_books_have_the_same_messages() {
    for books in [FIRST, SECOND] {
        let [en, ru, it] = books.map(|(_, book)| messages(book).into_keys().collect::<BTreeSet<_>>());
        assert_eq!(en, ru);
        assert_eq!(en, it);
    }
}
