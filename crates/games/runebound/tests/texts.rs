//! Whatever can be said in a game is said in every language, with words that are there.

use freeport_kernel::{Chance, Game, Phrase, Rng, Seat, Table, Viewer};
use freeport_runebound::effects::vocabulary::{Class, Colour};
use freeport_runebound::{Choosing, Doom, Event, Kind, Options, Pack, Runebound, Scene, Wares};
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

    /// Plays at random from the beginning.
    fn attend(&mut self, options: &Options, seats: u8, seed: u64, decisions: usize) {
        let mut table = Table::new(Chance::Loose(Rng::new(seed).branch(1)));
        let game = Runebound::setup(options, seats, &mut table).unwrap();
        self.follow(game, &mut table, Rng::new(seed), decisions);
    }

    /// Plays at random and hears whatever is asked, offered and told.
    fn follow(&mut self, mut game: Runebound, table: &mut Table<Event>, mut rng: Rng, decisions: usize) {
        for _ in 0..decisions {
            for told in table.take_events() {
                self.hear(&game.phrase_event(&told.event), true);
            }
            let Some(seat) = game.turn().waiting().first() else { break };
            self.hear(&game.view(Viewer::Seat(seat)).asked.unwrap().question, true);
            let (mut moves, mut asides) = (Vec::new(), Vec::new());
            game.moves(seat, &mut moves);
            game.asides(seat, &mut asides);
            for mv in moves.iter().chain(&asides) {
                self.hear(&game.phrase_move(seat, mv), false);
            }
            for source in game.sources(seat) {
                self.hear(&source.label, false);
            }
            let mv = moves.swap_remove(rng.below(moves.len()));
            game.apply(seat, &mv, table);
        }
    }
}

/// Two heroes who own as much as they may; what they own changes with the number.
fn rich(number: usize, without: &str) -> Scene {
    let pack = Pack::base();
    let hero = |at: usize| pack.heroes[at % pack.heroes.len()].id.as_str();
    let of_class = |wanted: &dyn Fn(Class) -> bool| -> Vec<&str> {
        let fits = |wares: Wares| matches!(wares, Wares::Item(class, _) if wanted(class));
        pack.goods.iter().filter(|goods| fits(goods.wares)).map(|goods| goods.id.as_str()).collect()
    };
    let weapons = of_class(&|class| class == Class::Weapon);
    let armours = of_class(&|class| class == Class::Armour);
    let others = of_class(&|class| matches!(class, Class::Artifact | Class::Supply));
    let allies = pack.goods.iter().filter(|goods| matches!(goods.wares, Wares::Ally(_)));
    let allies: Vec<&str> = allies.map(|goods| goods.id.as_str()).collect();
    let (one, other) = (Seat(0), Seat(1));
    let mut scene = Scene::of(&[hero(number), hero(number + 5)]).gold(one, 9).gold(other, 4);
    for at in [number * 2, number * 2 + 1] {
        let ally = allies[at % allies.len()];
        scene = scene.item(one, weapons[at % weapons.len()]).ally(one, ally).worn(one, ally, 1, 0);
    }
    scene = scene.item(one, armours[number % armours.len()]);
    let (ours, theirs): (Vec<usize>, Vec<usize>) =
        (0..others.len()).partition(|at| !(at + number).is_multiple_of(3));
    scene = ours.into_iter().fold(scene, |scene, at| scene.item(one, others[at]));
    scene = theirs.into_iter().fold(scene, |scene, at| scene.item(other, others[at]));
    let trophies = ["G14", "Y01", "Y04", "B10", "R2", "R4"].into_iter().filter(|id| *id != without);
    scene = trophies.fold(scene, |scene, id| scene.kept(one, id));
    scene.wounds(one, 2).tired(one, 1).wounds(other, 1)
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
        ear.attend(&plain, 1 + seed as u8, seed, 2500);
        ear.attend(&grim, 1 + seed as u8, seed, 2500);
    }
    for (number, card) in Pack::base().adventures.iter().enumerate() {
        let mut table = Table::new(Chance::Loose(Rng::new(number as u64)));
        let scene = rich(number, &card.id);
        let game = match &card.kind {
            Kind::Challenge(_) => scene.facing(&card.id, &mut table),
            Kind::Event(_) => scene.event(&card.id).tokens(Seat(0), Colour::Blue, 2).learn(&mut table),
            Kind::Encounter(_) => scene.meeting(&card.id, &mut table),
        };
        ear.follow(game.unwrap(), &mut table, Rng::new(number as u64), 250);
    }
    // The first three are for the packs of hosts: no printed card asks them. The others have tests of their rules.
    let rare = ["ask-postmove", "ask-rest", "ask-share-healing", "ask-rust-away", "ask-windfall"];
    let [en, ..] = books();
    let asked = en.keys().iter().filter(|key| key.starts_with("ask-"));
    let heard = |key: &str| ear.heard.contains(key) || rare.contains(&key);
    let unasked: Vec<&String> = asked.filter(|key| !heard(key)).collect();
    assert!(unasked.is_empty(), "these questions are never asked: {unasked:?}");
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

#[test]
fn what_orders_may_depend_on_has_words() {
    for fact in Runebound::FACTS {
        for book in books() {
            assert!(book.keys().contains(&format!("fact-{fact}")), "{fact}");
        }
    }
}
