//! Whatever can be said in a game is said in every language, with words that are there.

use freeport_kernel::{Arg, Chance, Game, Phrase, Rng, Table, Viewer};
use freeport_rumbones::{Options, Pack, Rumbones};
use std::collections::{BTreeMap, BTreeSet};

const BOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../packs/rumbones/text/en.ftl")),
    ("ru", include_str!("../../../../packs/rumbones/text/ru.ftl")),
    ("it", include_str!("../../../../packs/rumbones/text/it.ftl")),
];

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
fn flaw(phrase: &Phrase, language: &str, book: &BTreeMap<&str, String>) -> Option<String> {
    if phrase.key.starts_with("ui-") {
        return phrase.args.iter().find_map(|(_, arg)| inner(arg, language, book));
    }
    let Some(text) = book.get(phrase.key) else { return Some(format!("{language}: no {}", phrase.key)) };
    for variable in variables(text) {
        let known = |(name, arg): &(&'static str, Arg)| {
            let attribute = variable.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
            let has = |id: &str, attribute: &str| {
                book.get(format!("name-{id}").as_str())
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
    phrase.args.iter().find_map(|(_, arg)| inner(arg, language, book))
}

fn inner(arg: &Arg, language: &str, book: &BTreeMap<&str, String>) -> Option<String> {
    match arg {
        Arg::Part(part) => flaw(part, language, book),
        Arg::Name(id) => {
            let named =
                book.contains_key(format!("name-{id}").as_str()) || Pack::base().name(id, language).is_some();
            (!named).then(|| format!("{language}: {id} has no name"))
        }
        Arg::Number(_) | Arg::Label(_) => None,
    }
}

#[test]
fn everything_that_happens_is_said_in_every_language() {
    let books = BOOKS.map(|(language, book)| (language, messages(book)));
    let mut said = BTreeSet::new();
    let mut check = |phrase: &Phrase| {
        said.insert(phrase.key);
        for (language, book) in &books {
            if let Some(flaw) = flaw(phrase, language, book) {
                panic!("{flaw}");
            }
        }
    };
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        let mut table = Table::new(Chance::Loose(rng.branch(1)));
        let mut game = Rumbones::setup(&Options::default(), 2 + (seed as u8 % 5), &mut table).unwrap();
        for _ in 0..6000 {
            let Some(seat) = game.turn().waiting().first() else { break };
            let question = game.view(Viewer::Seat(seat)).asked.expect("somebody is asked").question;
            check(&question);
            for source in game.sources(seat) {
                check(&source.label);
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            for mv in &moves {
                check(&game.phrase_move(seat, mv));
            }
            let mv = moves[rng.below(moves.len())];
            game.apply(seat, &mv, &mut table);
            for told in table.take_events() {
                check(&game.phrase_event(&told.event));
            }
        }
    }
    for fact in Rumbones::FACTS {
        let key = format!("fact-{fact}");
        assert!(books.iter().all(|(_, book)| book.contains_key(key.as_str())), "{key}");
    }
    let untold: Vec<&&str> =
        books[0].1.keys().filter(|key| key.starts_with("ask-") && !said.contains(**key)).collect();
    assert!(untold.len() < 12, "hardly anything is asked: {untold:?}");
}

#[test]
fn the_books_have_the_same_messages() {
    let [en, ru, it] = BOOKS.map(|(_, book)| messages(book).into_keys().collect::<BTreeSet<_>>());
    assert_eq!(en, ru);
    assert_eq!(en, it);
}
