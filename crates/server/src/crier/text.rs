//! What the crier says, in the language of whoever listens. It names the game and the others at the table and nothing of the game itself;
//! who moved last is not told either, for to have been asked can be a secret.

use freeport_harbour::ledger::{Kind, News, Tidings};
use freeport_kernel::Phrase;
use freeport_shelf::Words;
use serde::Serialize;
use std::collections::BTreeMap;

const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../../text/en.ftl")),
    ("ru", include_str!("../../text/ru.ftl")),
    ("it", include_str!("../../text/it.ftl")),
];
/// How many tables are named in one message.
const NAMED: usize = 5;

/// A message, as a browser shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Notice {
    pub(super) title: String,
    pub(super) body: String,
    /// Where it leads.
    pub(super) path: String,
    /// What ends such messages.
    pub(super) stop: String,
    pub(super) language: String,
}

/// The phrase books of the crier.
pub(super) struct Tongues(Vec<Words>);

impl Tongues {
    pub(super) fn read() -> Tongues {
        Tongues(TEXTS.iter().map(|(code, text)| Words::read(code, &[text], BTreeMap::new())).collect())
    }

    /// The language that is spoken to whoever asks for one.
    pub(super) fn language(&self, wish: &str) -> &'static str {
        self.book(wish).language()
    }

    fn book(&self, language: &str) -> &Words {
        let found = self.0.iter().find(|book| book.language() == language);
        // The first is always there.
        found.unwrap_or(&self.0[0])
    }

    /// A sentence.
    pub(super) fn say(&self, language: &str, phrase: &Phrase) -> String {
        self.book(language).say(phrase)
    }

    /// One message for everything there is to tell.
    pub(super) fn notice(&self, errand: &Tidings) -> Notice {
        let say = |phrase: Phrase| self.say(&errand.language, &phrase);
        let (title, body, path) = match errand.news.as_slice() {
            [only] => (Phrase::new(title(only.kind)), say(table(only)), format!("/table/{}", only.table)),
            many => {
                let lines: Vec<String> = many.iter().take(NAMED).map(|news| say(line(news))).collect();
                let count = i64::try_from(many.len()).unwrap_or(i64::MAX);
                (Phrase::new("word-many").number("count", count), lines.join("\n"), "/".to_owned())
            }
        };
        let stop = say(Phrase::new("word-stop"));
        Notice { title: say(title), body, path, stop, language: errand.language.clone() }
    }

    /// The same as a letter: subject and text, with a link to every table and one that ends such letters.
    pub(super) fn letter(&self, errand: &Tidings, home: &str, leave: &str) -> (String, String) {
        let say = |phrase: Phrase| self.say(&errand.language, &phrase);
        let subject = match errand.news.as_slice() {
            [only] => say(line(only)),
            _ => self.notice(errand).title,
        };
        let tables =
            errand.news.iter().map(|news| format!("{}\n{home}/table/{}", say(line(news)), news.table));
        let text: Vec<String> = tables
            .chain([
                say(Phrase::new("word-letter-why").label("home", home)),
                say(Phrase::new("word-letter-stop").label("link", leave)),
            ])
            .collect();
        (subject, text.join("\n\n") + "\n")
    }

    /// The letter that asks whether an address wants to be written to.
    pub(super) fn question(&self, language: &str, home: &str, name: &str, link: &str) -> (String, String) {
        let say = |phrase: Phrase| self.say(language, &phrase);
        let text =
            Phrase::new("word-confirm-text").label("home", home).label("name", name).label("link", link);
        (say(Phrase::new("word-confirm-subject")), say(text) + "\n")
    }
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Turn => "word-turn",
        Kind::Begun => "word-begun",
        Kind::Again => "word-again",
    }
}

/// What there is to tell of a table, in one line.
fn line(news: &News) -> Phrase {
    let key = match news.kind {
        Kind::Turn => "word-turn-at",
        Kind::Begun => "word-begun-at",
        Kind::Again => "word-again-at",
    };
    Phrase::new(key).part("table", table(news))
}

/// A table, by its game and who else sits there.
fn table(news: &News) -> Phrase {
    let game = freeport_shelf::find(&news.game).map_or(news.game.as_str(), |title| title.card().title);
    if news.names.is_empty() {
        return Phrase::new("word-table-alone").label("game", game);
    }
    Phrase::new("word-table").label("game", game).label("names", news.names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand(language: &str, news: Vec<News>) -> Tidings {
        Tidings { person: 1, language: language.to_owned(), mail: None, browsers: Vec::new(), news }
    }

    fn at(table: &str, kind: Kind) -> News {
        News { table: table.to_owned(), kind, game: "four".to_owned(), names: vec!["Boris".to_owned()] }
    }

    #[test]
    fn every_language_says_everything() {
        let tongues = Tongues::read();
        let faults: Vec<&String> = tongues.0.iter().flat_map(Words::faults).collect();
        assert!(faults.is_empty(), "{faults:?}");
        assert!(tongues.0.windows(2).all(|pair| pair[0].keys() == pair[1].keys()));
        for (language, _) in TEXTS {
            for kind in [Kind::Turn, Kind::Begun, Kind::Again] {
                for news in [vec![at("a", kind)], vec![at("a", kind), at("b", Kind::Turn)]] {
                    let errand = errand(language, news);
                    let said = format!(
                        "{:?}{:?}",
                        tongues.notice(&errand),
                        tongues.letter(&errand, "https://x.y", "L")
                    );
                    assert!(!said.contains("word-") && said.contains("Boris"), "{said}");
                }
            }
            assert!(!tongues.question(language, "https://x.y", "Anna", "L").1.contains("word-"));
        }
    }

    #[test]
    fn one_table_is_led_to_and_several_are_counted() {
        let tongues = Tongues::read();
        let one = tongues.notice(&errand("en", vec![at("a1", Kind::Turn)]));
        assert_eq!((one.title.as_str(), one.body.as_str()), ("It is your turn", "Connect Four with Boris"));
        assert_eq!(one.path, "/table/a1");
        let three: Vec<News> = ["a", "b", "c"].map(|table| at(table, Kind::Turn)).into();
        let many = tongues.notice(&errand("ru", three.clone()));
        assert_eq!((many.title.as_str(), many.path.as_str()), ("Вас ждут 3 стола", "/"));
        let (subject, text) = tongues.letter(&errand("it", three), "https://x.y", "https://x.y/word/leave/1");
        assert_eq!(subject, "3 tavoli ti aspettano");
        assert!(text.contains("https://x.y/table/b") && text.contains("https://x.y/word/leave/1"), "{text}");
        assert_eq!(tongues.language("de"), "en");
    }
}
