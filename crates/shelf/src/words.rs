//! Phrase books: what the games say, in the language of the reader.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use freeport_kernel::{Arg, Phrase, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// Sentences that every game needs, by language.
const COMMON: [(&str, &str); 3] = [
    ("en", include_str!("../text/en.ftl")),
    ("ru", include_str!("../text/ru.ftl")),
    ("it", include_str!("../text/it.ftl")),
];

/// The phrase book of one game in one language.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Names that stand in a content pack, by the key of the message that is missing.
    names: BTreeMap<String, String>,
    keys: BTreeSet<String>,
    faults: Vec<String>,
}

/// A phrase book as data, for a program that speaks by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Book {
    /// Fluent text: the sentences that every game needs, then the game's own, which may replace some.
    pub ftl: String,
    /// Names that stand in the content pack: the key of the message that is missing in `ftl`, and the name.
    pub names: BTreeMap<String, String>,
    /// Pictures that the content pack brings: the key of the name of what is shown, and the address.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pictures: BTreeMap<String, String>,
}

impl Book {
    /// The sentences that every game needs, those of a game, and those of a pack, with the names of the pack.
    pub(crate) fn new(language: &str, texts: &[&str], names: BTreeMap<String, String>) -> Book {
        let ftl = texts.iter().fold(common(language).to_owned(), |ftl, text| format!("{ftl}\n{text}"));
        let known: BTreeSet<String> = message_keys(&ftl).collect();
        Book {
            names: names.into_iter().filter(|(key, _)| !known.contains(key)).collect(),
            ftl,
            pictures: BTreeMap::new(),
        }
    }
}

fn common(language: &str) -> &'static str {
    COMMON.iter().find(|(code, _)| *code == language).map_or("", |(_, text)| *text)
}

impl Words {
    /// Reads the sentences that every game needs and further texts, each of which may put some in its own words.
    pub fn read(language: &'static str, texts: &[&str], names: BTreeMap<String, String>) -> Words {
        let identifier: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        let mut words = Words { language, bundle, names, keys: BTreeSet::new(), faults: Vec::new() };
        words.add(common(language));
        for text in texts {
            words.add(text);
        }
        words
    }

    fn add(&mut self, text: &str) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            self.faults.extend(errors.iter().map(|error| format!("{}: {error}", self.language)));
            resource
        });
        let mut own = BTreeSet::new();
        for key in message_keys(text) {
            if !own.insert(key.clone()) {
                self.faults.push(format!("{}: `{key}` is there twice", self.language));
            }
        }
        self.keys.append(&mut own);
        self.bundle.add_resource_overriding(resource);
    }

    /// The language of the book.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// The keys of all its messages.
    pub fn keys(&self) -> &BTreeSet<String> {
        &self.keys
    }

    /// What is wrong with the file itself.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The sentence; what the book lacks is shown in brackets, so that it is seen and mended.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| bare(phrase))
    }

    /// The sentence, or what the book lacks for it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        let lacks = |what: String| format!("{}: {what}", self.language);
        let pattern = self
            .bundle
            .get_message(phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| lacks(format!("`{}` has no phrase", phrase.key)))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Label(label) => args.set(*name, label.clone()),
                Arg::Part(part) => args.set(*name, self.try_say(part)?),
                Arg::Name(id) => {
                    let word =
                        self.find_name(id).ok_or_else(|| lacks(format!("`name-{id}` has no phrase")))?;
                    args.set(*name, word);
                    args.set(format!("{name}-id"), *id);
                    for (form, word) in self.forms(id) {
                        args.set(format!("{name}-{form}"), word);
                    }
                }
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(lacks(format!("`{}` cannot be said: {error}", phrase.key))),
        }
    }

    /// The name of a card, a faction, a place.
    pub fn name(&self, id: &str) -> String {
        self.find_name(id).unwrap_or_else(|| format!("[{id}]"))
    }

    fn find_name(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(&name_key(id)).and_then(|message| message.value());
        match pattern {
            Some(pattern) => Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()),
            None => self.names.get(&name_key(id)).cloned(),
        }
    }

    /// Other forms of a name, such as its cases: the attributes of its message. A phrase reaches the form
    /// `gen` of `$ship` as `$ship-gen`, and the bare id as `$ship-id`.
    fn forms(&self, id: &str) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(&name_key(id)) else { return Vec::new() };
        let word = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        message.attributes().map(|form| (form.id().to_owned(), word(form.value()))).collect()
    }

    /// Several things as the language joins them.
    pub fn list(&self, items: &[String]) -> String {
        let join = |key, head: String, name, next: &String| {
            self.say(&Phrase::new(key).label("head", head).label(name, next.clone()))
        };
        let Some((last, others)) = items.split_last() else { return String::new() };
        let commas = others.iter().fold(None, |head: Option<String>, next| {
            Some(head.map_or_else(|| next.clone(), |head| join("ui-list-more", head, "next", next)))
        });
        commas.map_or_else(|| last.clone(), |head| join("ui-list-and", head, "last", last))
    }

    /// What a seat is called: its role, or its number counted from 1.
    pub fn seat(&self, seat: Seat, role: &str) -> String {
        if role.is_empty() {
            self.say(&Phrase::new("ui-seat").number("seat", seat.0 + 1))
        } else {
            self.name(role)
        }
    }
}

/// The key of the message that names a thing.
pub(crate) fn name_key(id: &str) -> String {
    format!("name-{}", id.to_lowercase().replace(' ', "-"))
}

/// A message starts a line with its key and an equals sign.
pub(crate) fn message_keys(text: &str) -> impl Iterator<Item = String> + '_ {
    text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic())).filter_map(
        |line| {
            let (key, _) = line.split_once('=')?;
            Some(key.trim().to_owned())
        },
    )
}

fn bare(phrase: &Phrase) -> String {
    let args = phrase.args.iter().map(|(name, arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        Arg::Name(id) => format!(" {name}={id}"),
        Arg::Label(label) => format!(" {name}={label}"),
        Arg::Part(part) => format!(" {name}={}", bare(part)),
    });
    format!("[{}{}]", phrase.key, args.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "coins = { $count ->\n    [one] { $count } монета\n    [few] { $count } монеты\n   *[other] { $count } монет\n }\nname-ship = корабль\n    .gen = корабля\nof = борт { $what-gen }\non = тут { $what }\n";

    fn words() -> Words {
        Words::read("ru", &[BOOK], BTreeMap::from([("name-rum".to_owned(), "Ром".to_owned())]))
    }

    #[test]
    fn numbers_take_the_plural_of_the_language() {
        let coins = |count: u8| words().say(&Phrase::new("coins").number("count", count));
        assert_eq!([coins(1), coins(3), coins(5)], ["1 монета", "3 монеты", "5 монет"]);
    }

    #[test]
    fn a_name_has_its_other_forms_at_hand() {
        assert_eq!(words().say(&Phrase::new("of").name("what", "ship")), "борт корабля");
        assert_eq!(words().name("Rum"), "Ром");
    }

    #[test]
    fn a_phrase_speaks_within_a_phrase() {
        let part = |key| Phrase::new("on").part("what", Phrase::new(key).number("count", 3));
        assert_eq!(words().say(&part("coins")), "тут 3 монеты");
        assert_eq!(words().say(&part("rats")), "[on what=[rats count=3]]");
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_it() {
        let list = |language, count: usize| {
            let names = ["A", "B", "C"].map(str::to_owned);
            Words::read(language, &[], BTreeMap::new()).list(&names[..count])
        };
        assert_eq!([list("en", 0), list("en", 1), list("en", 2)], ["", "A", "A and B"]);
        assert_eq!([list("en", 3), list("ru", 3), list("it", 3)], ["A, B and C", "A, B и C", "A, B e C"]);
    }

    #[test]
    fn what_the_book_lacks_is_seen() {
        assert_eq!(words().say(&Phrase::new("sail").number("to", 3)), "[sail to=3]");
        assert_eq!(words().name("cog"), "[cog]");
        assert!(words().try_say(&Phrase::new("of").name("what", "cog")).is_err());
    }

    #[test]
    fn the_common_sentences_are_there_in_every_language() {
        let keys = |language| Words::read(language, &[], BTreeMap::new()).keys().clone();
        assert_eq!(keys("en"), keys("ru"));
        assert_eq!(keys("en"), keys("it"));
        for (language, _) in COMMON {
            assert_eq!(Words::read(language, &[], BTreeMap::new()).faults(), [""; 0]);
        }
    }
}
