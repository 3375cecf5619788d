//! What people read, in every language: whole games told without what no reader would let pass, and rulebooks for players.

use freeport_kernel::{Given, Rng, Viewer};
use freeport_shelf::{Ink, Start, TITLES, Title};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Longer random games are left here; what is said repeats long before.
const LONGEST: usize = 2_000;
const LANGUAGES: [&str; 3] = ["en", "ru", "it"];

/// What never stands in a sentence, whatever the language.
const NOWHERE: [&str; 13] = ["!.", "..", ",,", ";.", ":.", " ,", " .", " ;", "  ", "()", "[", "«»", " 0 0"];

/// What never stands in a sentence of one language: a straight apostrophe, quotes of another language, dice by two names, cases that
/// do not agree, a nought where people say none.
fn never(language: &str) -> &'static [&'static str] {
    match language {
        "ru" => &[
            "'",
            "кость",
            "кости",
            "костей",
            "костями",
            "открыта Добыча",
            "остались Проклятие",
            "насылает «",
            "против красной",
            "1 матрос с ",
            "1 боцман с ",
            "берёт «",
            "сбрасывает «",
            "использует «",
            "Вы берёте",
            "омут",
            "линия",
            "Карл сражается",
            " лечит ",
            " 0 урона",
            "первому месту",
            "квартердек",
        ],
        "it" => &[
            "'",
            "“",
            " 1 Frutta",
            " 2 Frutta",
            " 1 Caffè",
            " 1 Rum",
            "recluta M",
            "1 Moneta",
            "Monete",
            "Danno",
            "Danni",
            "fila ",
            "Peschi ",
            "1 fama",
            "2 fama",
            "3 fama",
            "cura 0",
            "restano 0",
            "Riparate",
            "primo posto",
            "Carl combatte",
        ],
        _ => &[
            "'",
            "a English",
            "casts Kraken",
            "Cast Sirens",
            "Devils has",
            "Devils takes",
            "Devils claims",
            "Lords loses",
            "You draw",
            "A 8 ",
            "heals 0",
            "has 0 damage",
            "has 0 left",
            ", 0 left",
            "; 0 left",
            "first seat",
            "Carl fights",
        ],
    }
}

/// Words that never follow a bare count of one, by language.
fn ones(language: &str) -> &'static [&'static str] {
    match language {
        "ru" => &["урона", "символов", "монет", "карт", "кубиков", "клеток", "матросов", "боцманов"],
        "it" => &["danni", "simboli", "monete", "carte", "dadi", "marinai", "nostromi", "navi"],
        _ => &["symbols", "coins", "cards", "dice", "deckhands", "bosuns", "ships", "stay"],
    }
}

/// Whether a count of one goes with a noun in the plural, as in “1 coins”.
fn miscounts(language: &str, sentence: &str) -> bool {
    let words: Vec<&str> = sentence.split(' ').collect();
    words.windows(2).any(|pair| {
        let noun = pair[1].trim_end_matches(|c: char| !c.is_alphanumeric());
        pair[0] == "1" && ones(language).contains(&noun)
    })
}

/// Whether a count ends its clause and does not say of what, as in “ещё 2;”.
fn uncounted(language: &str, sentence: &str) -> bool {
    let words: Vec<&str> = sentence.split(' ').collect();
    let ends =
        |word: &str| word.strip_suffix([';', ',', '.']).is_some_and(|count| count.parse::<u32>().is_ok());
    let more = |word: &str| ["ещё", "пропадает"].contains(&word);
    language == "ru" && words.windows(2).any(|pair| more(pair[0]) && ends(pair[1]))
}

/// Whether an article stands before a number that begins with a vowel, as in “il 8”.
fn elides(language: &str, sentence: &str) -> bool {
    let words: Vec<&str> = sentence.split(' ').collect();
    let vowel = |number: &str| ["1", "8", "11"].contains(&number.trim_end_matches(|c: char| !c.is_numeric()));
    let article = |word: &str| ["il", "Il", "del", "al"].contains(&word);
    language == "it" && words.windows(2).any(|pair| article(pair[0]) && vowel(pair[1]))
}

/// Whether a word follows itself, as in “takes “The Sea Gives Back” back”; a name in quotes may begin with it.
fn stutters(sentence: &str) -> bool {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let words: Vec<&str> = sentence.split(' ').collect();
    words.windows(2).any(|pair| {
        let pause = pair[0].ends_with([',', ';', ':', '.', '!', '?']) || pair[1].starts_with(['“', '«']);
        !pause && bare(pair[0]).starts_with(char::is_alphabetic) && bare(pair[0]) == bare(pair[1])
    })
}

/// Whether a name is joined to itself, as in “Bone Devils and Bone Devils”.
fn repeats(language: &str, sentence: &str) -> bool {
    let and = match language {
        "ru" => " и ",
        "it" => " e ",
        _ => " and ",
    };
    let last = |head: &str| head.rsplit([':', ',']).next().unwrap_or("").trim().to_owned();
    sentence.split_once(and).is_some_and(|(head, tail)| {
        let next = tail.trim_end_matches(|c: char| !c.is_alphanumeric());
        !last(head).is_empty() && next.starts_with(&last(head)) && !next.contains('“') && !next.contains('«')
    })
}

fn faults<'a>(game: &str, language: &str, sentence: &'a str) -> Option<&'a str> {
    // Bones are no dice where they are bones, and a line is no lane but in Rum & Bones. In Runebound
    // the two ten-sided dice are «кости» and those of movement «походные кубики», and neither ever means the other (RN-2.1, RN-2.2).
    let boarding = game.starts_with("rumbones");
    let two_kinds = boarding || game == "runebound";
    let meant = |piece: &&&str| match **piece {
        "линия" | "омут" | "fila " | "1 Moneta" | "Monete" | "Danno" | "Danni" => boarding,
        piece => !(two_kinds && piece.starts_with("кост")),
    };
    let wrong = NOWHERE.iter().chain(never(language)).filter(meant).any(|piece| sentence.contains(piece))
        || miscounts(language, sentence)
        || uncounted(language, sentence)
        || elides(language, sentence)
        || stutters(sentence);
    wrong.then_some(sentence)
}

#[test]
fn whole_games_are_told_as_a_reader_would_have_them() {
    for title in TITLES {
        let (least, most) = title.card().seats;
        for seats in least..=most {
            read(*title, Start::of(seats, "reading"));
        }
    }
}

#[test]
fn variants_are_told_as_well() {
    let title = |id: &str| *TITLES.iter().find(|title| title.card().id == id).unwrap();
    for options in [json!({ "mode": { "free_for_all": {} } }), json!({ "factions": "mirror" })] {
        read(title("rumbones2"), Start { options: Some(options), ..Start::of(4, "reading") });
    }
    let grim =
        json!({ "doom": "on", "hazards": true, "ally_upkeep": true, "heroes": "pick", "trophies": true });
    read(title("runebound"), Start { options: Some(grim), ..Start::of(3, "reading") });
}

/// Plays a game at random and refuses what no reader would let pass in its moves and in its story.
fn read(title: &'static dyn Title, start: Start) {
    let (game, mut rng) = (title.card().id, Rng::new(start.players.len() as u64));
    let mut session = title.start(start).unwrap();
    for _ in 0..LONGEST {
        let Some(asked) = session.turn().waiting.first().copied() else { break };
        if rng.below(24) == 0 {
            for language in LANGUAGES {
                let page = session.text(Viewer::Seat(asked.seat), language, Ink::Plain).unwrap();
                let wrong: Vec<&str> =
                    page.moves.iter().filter_map(|sentence| faults(game, language, sentence)).collect();
                assert!(wrong.is_empty(), "{game}, {language}: {wrong:?}");
                assert!(!repeats(language, &page.turn), "{game}, {language}: {}", page.turn);
            }
        }
        let moves = session.moves(asked.seat).unwrap().moves;
        session.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
    }
    for language in LANGUAGES {
        let story = session.story(Viewer::Open, language, 0).unwrap();
        let wrong: Vec<&str> = story.iter().filter_map(|line| faults(game, language, &line.text)).collect();
        assert!(wrong.is_empty(), "{game}, {language}: {wrong:?}");
        let end = session.text(Viewer::Open, language, Ink::Plain).unwrap().turn;
        assert!(!repeats(language, &end), "{game}, {language}: {end}");
    }
}

#[test]
fn faults_are_found() {
    let bad = [
        ("ru", "Пит получает 1 урона, всего 1."),
        ("ru", "Осмотр вод: 4 против 1 символов; море спокойно."),
        ("ru", "Начинается раунд 30, за ним ещё 2; Первый Игрок — Зелёный."),
        ("ru", "Кубики: ; успех — от 4."),
        ("it", "Ritira il 1"),
        ("it", "Il Kraken: 4 contro 1 simboli."),
        ("en", "Search the Waters: 4 against 1 symbols."),
        ("en", "Bone Devils: 1 coins"),
        ("en", "A 8 hits a Deckhand"),
        ("en", "Bart heals 0 and has 0 damage now."),
        ("en", "Player 2 takes “The Sea Gives Back” back."),
        ("it", "Cannone: 3 danni riparati, ne restano 0."),
    ];
    for (language, sentence) in bad {
        assert_eq!(faults("rumbones", language, sentence), Some(sentence));
    }
    let good = [
        ("ru", "21 карта, 1 урон."),
        ("ru", "«Водоворот» поражает 4 корабля и ещё 1 из 2 одинаково далёких кораблей."),
        ("it", "Ritira l’1"),
        ("it", "Il 10 resta."),
        ("en", "1 coin, 11 coins."),
        ("en", "Player 2 draws “Parry”, “Parry” and “Steady Hand”."),
        ("it", "Il Verde ha 10 punti, ne restano 10."),
    ];
    for (language, sentence) in good {
        assert_eq!(faults("rumbones", language, sentence), None);
    }
    assert!(repeats("en", "The game is over: Bone Devils and Bone Devils win together."));
    assert!(!repeats("en", "To decide: Green and White."));
}

#[test]
fn rulebooks_are_for_players() {
    for (title, language) in TITLES.iter().flat_map(|title| LANGUAGES.map(|language| (title, language))) {
        let (game, rules) = (title.card().id, title.rules_in(language).unwrap());
        let files: Vec<&str> = rules
            .lines()
            .filter(|line| [".toml", "packs/", ".rs`"].iter().any(|file| line.contains(file)))
            .collect();
        assert!(files.is_empty(), "{game}, {language}: {files:?}");
    }
}

/// The page speaks for itself, and is held to what is said here: one line of each kind, from a short game of every title.
/// `FREEPORT_BLESS=1` writes them anew.
#[test]
fn the_page_says_what_the_terminal_says() {
    let told = TITLES.iter().map(|title| (title.card().id.to_owned(), sample(*title)));
    let told: Value = told.collect::<Map<_, _>>().into();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/words/said.json");
    let text = serde_json::to_string_pretty(&told).unwrap() + "\n";
    if std::env::var_os("FREEPORT_BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    assert!(
        std::fs::read_to_string(path).unwrap_or_default() == text,
        "web/src/words/said.json is not what the games say; FREEPORT_BLESS=1 writes it anew"
    );
}

fn sample(title: &'static dyn Title) -> Value {
    let mut rng = Rng::new(7);
    let mut session = title.start(Start::of(2, "sample")).unwrap();
    for _ in 0..300 {
        let Some(asked) = session.turn().waiting.first().copied() else { break };
        let moves = session.moves(asked.seat).unwrap().moves;
        session.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
    }
    let heard: Vec<Value> = serde_json::from_str(session.heard(Viewer::Open, 0).unwrap().get()).unwrap();
    let stories = LANGUAGES.map(|language| session.story(Viewer::Open, language, 0).unwrap());
    let mut keys = BTreeSet::new();
    let mut lines = Vec::new();
    for (number, line) in heard.iter().enumerate() {
        if keys.insert(line["phrase"]["key"].to_string()) {
            let [en, ru, it] = [0, 1, 2].map(|language: usize| stories[language][number].text.clone());
            lines.push(json!({ "phrase": line["phrase"], "en": en, "ru": ru, "it": it }));
        }
    }
    let names: Map<String, Value> = LANGUAGES
        .map(|language| (language.to_owned(), json!(title.book(None, language).unwrap().names)))
        .into_iter()
        .collect();
    json!({ "names": names, "said": lines })
}
