//! Whatever can be said in a game is said in every language, with words that are there.

use freeport_kernel::{Chance, Game, Phrase, Rng, Table, Viewer};
use freeport_runebound::{Choosing, Doom, Options, Pack, Runebound};
use freeport_shelf::Words;
use std::collections::BTreeSet;

const BOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../packs/runebound/text/en.ftl")),
    ("ru", include_str!("../../../../packs/runebound/text/ru.ftl")),
    ("it", include_str!("../../../../packs/runebound/text/it.ftl")),
];

fn books() -> [Words; 3] {
    BOOKS.map(|(language, text)| {
        let names = Pack::base().names(language);
        let names = names.map(|(id, name)| (format!("name-{}", id.to_lowercase()), name.to_owned()));
        Words::read(language, &[text], names.collect())
    })
}

/// Everything that is said, as it is told by a book that lacks nothing for it.
struct Ear {
    books: [Words; 3],
    heard: BTreeSet<&'static str>,
}

impl Ear {
    /// Says something in every language; a sentence is one that begins with a capital and ends with a full stop.
    fn hear(&mut self, phrase: &Phrase, sentence: bool) {
        self.heard.insert(phrase.key);
        for book in &self.books {
            let said = book.try_say(phrase).unwrap_or_else(|lacks| panic!("{lacks}: {phrase:?}"));
            let untidy = ["  ", " ,", " .", " :", ",,", "..", "{", "}"];
            assert!(!untidy.iter().any(|slip| said.contains(slip)), "{}: {said}", phrase.key);
            let begins = |c: char| c.is_uppercase() || c.is_ascii_digit() || "«“…".contains(c);
            assert!(said.starts_with(begins), "{} ({}): {said}", phrase.key, book.language());
            assert!(
                !sentence || said.ends_with(['.', '!', '?', '»', '”']),
                "{} ({}): {said}",
                phrase.key,
                book.language()
            );
        }
    }

    /// Plays at random and hears whatever is asked, offered and told.
    fn attend(&mut self, options: &Options, seats: u8, seed: u64, decisions: usize) {
        let mut rng = Rng::new(seed);
        let mut table = Table::new(Chance::Loose(rng.branch(1)));
        let mut game = Runebound::setup(options, seats, &mut table).unwrap();
        for _ in 0..decisions {
            for told in table.take_events() {
                self.hear(&game.phrase_event(&told.event), true);
            }
            let Some(seat) = game.turn().waiting().first() else { break };
            self.hear(&game.view(Viewer::Seat(seat)).asked.unwrap().question, true);
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            game.asides(seat, &mut moves);
            for mv in &moves {
                self.hear(&game.phrase_move(seat, mv), false);
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let mv = moves.swap_remove(rng.below(moves.len()));
            game.apply(seat, &mv, &mut table);
        }
    }
}

#[test]
fn everything_that_happens_is_said_in_every_language() {
    let mut ear = Ear { books: books(), heard: BTreeSet::new() };
    let plain = Options::default();
    let grim = Options {
        heroes: Choosing::Pick,
        doom: Doom::On,
        hazards: true,
        ally_upkeep: true,
        trophies: true,
        turns: 60,
        ..plain
    };
    for seed in 0..6 {
        ear.attend(&plain, 1 + seed as u8, seed, 6000);
        ear.attend(&grim, 1 + seed as u8, seed, 6000);
    }
    let [en, ..] = books();
    let asked = en.keys().iter().filter(|key| key.starts_with("ask-"));
    let unasked: Vec<&String> = asked.filter(|key| !ear.heard.contains(key.as_str())).collect();
    assert!(unasked.len() < 15, "hardly anything is asked: {unasked:?}");
}

#[test]
fn the_books_have_the_same_messages() {
    let [en, ru, it] = books();
    for book in [&en, &ru, &it] {
        assert_eq!(book.faults(), [""; 0]);
    }
    assert_eq!(en.keys(), ru.keys());
    assert_eq!(en.keys(), it.keys());
}

#[test]
fn every_option_has_a_name() {
    let options = serde_json::to_value(Options::default()).unwrap();
    for option in options.as_object().unwrap().keys() {
        for book in books() {
            assert!(book.keys().contains(&format!("name-option-{option}")), "{option}");
        }
    }
}
