//! Pirates of the 7 Seas in words: nothing is missing, nothing is left over, and everything fits into a terminal.

use freeport_kernel::{Game, Given, Phrase, Rng, Seat, Table, Viewer};
use freeport_pirates7::*;
use freeport_shelf::{Ink, Session, Start, find, open};
use freeport_tray::Physics;
use serde_json::json;

const SOURCES: [&str; 11] = [
    include_str!("../../games/pirates7/src/omens.rs"),
    include_str!("../../games/pirates7/src/phrases/events.rs"),
    include_str!("../../games/pirates7/src/phrases/moves.rs"),
    include_str!("../../games/pirates7/src/phrases/parts.rs"),
    include_str!("../../games/pirates7/src/sight.rs"),
    include_str!("../src/titles/pirates7/board.rs"),
    include_str!("../src/titles/pirates7/mod.rs"),
    include_str!("../src/titles/pirates7/players.rs"),
    include_str!("../src/titles/pirates7/tray.rs"),
    include_str!("../../games/pirates7/src/cards.rs"),
    include_str!("../../kernel/src/phrase.rs"),
];

/// Ids of things that have a name of their own stand in the game's components.
const COMPONENTS: [&str; 2] = [
    include_str!("../../games/pirates7/src/components.rs"),
    include_str!("../../games/pirates7/src/cards.rs"),
];

/// A game with the printed cards.
fn game() -> Pirates7 {
    Pirates7::setup(&Options::default(), 2, &mut Table::loose(1)).unwrap()
}

/// Plays random games at every number of seats, and looks now and then.
fn visit(mut look: impl FnMut(&dyn Session, u8)) {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..2).map(move |seed| (seats, seed))) {
        let mut rng = Rng::new(seed);
        let mut table = Table::loose(seed);
        let mut game = Pirates7::setup(&Options::default(), seats, &mut table).unwrap();
        let mut moves = Vec::new();
        for step in 0.. {
            if step % 29 == 0 {
                look(open(json!({ "game": "pirates7", "state": game }), "seed").unwrap().as_ref(), seats);
            }
            let Some(seat) = game.turn().waiting().first() else { break };
            moves.clear();
            game.moves(seat, &mut moves);
            game.apply(seat, &moves[rng.below(moves.len())], &mut table);
        }
        look(open(json!({ "game": "pirates7", "state": game }), "seed").unwrap().as_ref(), seats);
    }
}

/// What a phrase book lacks is shown in brackets.
fn lacks(text: &str) -> bool {
    text.chars().zip(text.chars().skip(1)).any(|(one, two)| one == '[' && two.is_alphabetic())
}

#[test]
fn every_board_is_complete_and_fits_into_a_terminal() {
    let mut widest = 0;
    visit(|game, seats| {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(seats - 1)), Viewer::Spectator] {
            for language in ["en", "ru", "it"] {
                let page = game.text(viewer, language, Ink::Plain).unwrap();
                let whole = format!("{}\n{}\n{}", page.board, page.turn, page.moves.join("\n"));
                assert!(!lacks(&whole), "{language}: something has no words:\n{whole}");
                widest = page.board.lines().map(|line| line.chars().count()).max().unwrap_or(0).max(widest);
            }
        }
    });
    assert!(widest <= 90, "a line has {widest} characters");
}

#[test]
fn no_phrase_is_left_over() {
    let words = find("pirates7").unwrap().words("en").unwrap();
    // The form of a new table names the options.
    let own = words.keys().iter().filter(|key| !key.starts_with("ui-") && !key.starts_with("name-option-"));
    let said = |key: &String| {
        let word = key.strip_prefix("name-").unwrap_or(key);
        SOURCES.iter().any(|source| source.contains(&format!("\"{word}\"")))
            || COMPONENTS.iter().any(|source| source.contains(&format!(".{word}\"")))
    };
    let spare: Vec<&String> = own.filter(|key| !said(key)).collect();
    assert!(spare.is_empty(), "nobody says {spare:?}");
}

#[test]
fn every_phrase_that_can_be_said_is_there() {
    let words = find("pirates7").unwrap().words("en").unwrap();
    let is_key = |text: &str| {
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let quoted = SOURCES[..9].iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let missing: Vec<&str> = quoted
        .filter(|text| is_key(text) && *text != "red-faces")
        .filter(|key| !words.keys().contains(*key) && !words.keys().contains(&format!("name-{key}")))
        .collect();
    assert!(missing.is_empty(), "no phrase for {missing:?}");
}

#[test]
fn every_thing_is_named_in_every_language_with_the_forms_its_sentences_need() {
    let ids = Character::ALL.map(Character::id).into_iter();
    let ids = ids
        .chain(Nation::ALL.map(Nation::id))
        .chain(Loot::ALL.map(Loot::id))
        .chain(Curse::ALL.map(Curse::id));
    let ids: Vec<&str> = ids.chain(Port::CARDS.map(Port::id)).chain([Port::PirateBay.id()]).collect();
    for language in ["en", "ru", "it"] {
        let words = find("pirates7").unwrap().words(language).unwrap();
        for id in &ids {
            assert!(!lacks(&words.name(id)), "{language}: {id}");
            let bare = id.split_once('.').map_or(*id, |(_, bare)| bare);
            let (long, short) = (words.name(id), words.name(bare));
            assert!(bare == "talisman" || long == short, "{language}: {long} or {short}");
        }
        for seat in Seat::all(4) {
            assert_eq!(words.seat(seat, ""), words.name(["green", "white", "blue", "yellow"][seat.index()]));
        }
    }
}

#[test]
fn sentences_follow_the_grammar_of_their_language() {
    let say = |language: &str, event: &Event| {
        find("pirates7").unwrap().words(language).unwrap().say(&game().phrase_event(event))
    };
    let sold = Event::Sold { seat: Seat(1), goods: Cargo::new(1, 3, 5), proceeds: [1, 9, 5], last: false };
    assert_eq!(say("en", &sold), "White sells 1 Fruit, 3 Coffee and 5 Rum for 15 chests.");
    assert_eq!(say("ru", &sold), "Белый продаёт 1 карту Фруктов, 3 карты Кофе и 5 карт Рома за 15 сундуков.");
    assert_eq!(
        say("it", &sold),
        "Il Bianco vende 1 carta Frutta, 3 carte Caffè e 5 carte Rum per 15 forzieri."
    );
    let fought = Event::Fought {
        fight: Fight { pair: Pair { pirate: 21, red: 41 }, owner: Seat(2), distance: 10_295, faces: [6, 6] },
        sunk: Sunk::Both,
    };
    assert_eq!(say("en", &fought), "Blue (6) against red (6) at 102.95 mm: both sink.");
    assert_eq!(say("ru", &fought), "Синий (6) против красного (6) на расстоянии 102,95 мм: тонут оба.");
    assert_eq!(
        say("it", &fought),
        "Il Blu (6) contro il rosso (6) a 102,95 mm di distanza: affondano entrambe."
    );
    let called = Event::Called { character: Character::Islander, seats: vec![Seat(0), Seat(3)], gift: 0 };
    assert_eq!(say("en", &called), "The Islander is called: Green and Yellow. No Gift.");
    assert_eq!(say("ru", &called), "Объявлен Островитянин: Зелёный и Жёлтый. Подарка нет.");
    assert_eq!(say("it", &called), "Viene chiamato l’Isolano: il Verde e il Giallo. Nessun Dono.");
}

/// What readers stumbled over once.
#[test]
fn cases_and_numbers_agree() {
    let say = |language: &str, event: &Event| {
        find("pirates7").unwrap().words(language).unwrap().say(&game().phrase_event(event))
    };
    let (seat, coffee) = (Seat(1), Loot::Coffee);
    let won = Event::LootDrawn { seat, cards: vec![coffee], source: LootSource::Tavern };
    assert_eq!(say("ru", &won), "Белый выигрывает в «Таверне» Добычу: 1 карту Кофе.");
    assert_eq!(say("it", &won), "Il Bianco vince Bottino alla Taverna: 1 carta Caffè.");
    let cast = Event::CursePlayed { seat, curse: Curse::Tavern, protected: 0 };
    assert_eq!(say("ru", &cast), "Белый насылает Проклятие «Таверна».");
    let back = Event::CharactersReturned { seat, characters: vec![Character::Captain, Character::Islander] };
    assert_eq!(say("en", &back), "White takes back the Captain and the Islander.");
    assert_eq!(say("ru", &back), "Белый возвращает в руку Капитана и Островитянина.");
    assert_eq!(say("it", &back), "Il Bianco riprende in mano il Capitano e l’Isolano.");
}

/// Events that seldom come about in random games are said as well.
#[test]
fn rare_events_have_words_too() {
    let seat = Seat(0);
    let die = Die { die: 0, owner: Some(seat), face: 3, x: 5_000, y: 5_000, turn: 0 };
    let rare = [
        Event::Thrown {
            seat,
            purpose: Purpose::Raid,
            seed: [0, 0],
            physics: Physics::Second,
            rethrows: 2,
            dice: vec![die],
        },
        Event::EndDue { round: 60 },
        Event::LootReshuffled { cards: 21 },
        Event::TokenTurned { seat, shows: 80 },
        Event::TokenTurned { seat, shows: 0 },
        Event::GuardsSent { seat, ships: 1, owed: 2 },
        Event::GuardsSent { seat, ships: 0, owed: 1 },
        Event::ShipsReceived { seat, ships: 0, source: ShipSource::Governor },
        Event::Struck { seat, dice: vec![], goods: Cargo::NONE, talismans: 0, ships: 0 },
        Event::WhirlpoolSpread { red: 40, hit: vec![1], disputed: vec![2, 3], left: 1 },
        Event::WhirlpoolPicked { seat, die: 31 },
        Event::GameEnded { winners: vec![seat, Seat(1)], tie: Some(TieBreak::Shared) },
        Event::GameEnded { winners: vec![seat], tie: Some(TieBreak::Marks) },
        Event::GameEnded { winners: vec![seat], tie: Some(TieBreak::Corsairs) },
        Event::CorsairTaken { seat, nation: Nation::Holland, unplayed: None },
    ];
    let rulebook = find("pirates7").unwrap().rulebook();
    for language in ["en", "ru", "it"] {
        let words = find("pirates7").unwrap().words(language).unwrap();
        for event in &rare {
            let phrase: Phrase = game().phrase_event(event);
            words.try_say(&phrase).unwrap_or_else(|lack| panic!("{event:?}: {lack}"));
            assert!(phrase.rule.is_some_and(|rule| rulebook.find(rule.0).is_some()), "{event:?}");
        }
    }
}

#[test]
fn every_rule_that_a_story_cites_is_in_the_rulebook() {
    let title = find("pirates7").unwrap();
    let mut rng = Rng::new(3);
    let mut game = title.start(Start::of(3, "story")).unwrap();
    for _ in 0..120 {
        let Some(asked) = game.turn().waiting.first().copied() else { break };
        let moves = game.moves(asked.seat).unwrap().moves;
        game.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
    }
    for line in game.story(Viewer::Open, "en", 0).unwrap() {
        assert!(line.rule.is_none_or(|rule| title.rulebook().find(rule.0).is_some()), "{:?}", line.rule);
    }
}
