//! What things are called, in every language.

use crate::{PackFlaw, flaw, parse};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A name in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
    /// Italian.
    pub it: String,
}

impl Name {
    /// The name in a language; English where the language is unknown.
    pub fn in_language(&self, language: &str) -> &str {
        match language {
            "ru" => &self.ru,
            "it" => &self.it,
            _ => &self.en,
        }
    }

    pub(crate) fn is_missing(&self) -> bool {
        [&self.en, &self.ru, &self.it].iter().any(|name| name.trim().is_empty())
    }
}

/// The names of everything in a pack, by id.
#[derive(Debug)]
pub struct Names(BTreeMap<String, Name>);

impl Names {
    /// Those of `names.toml`, a table for each kind of thing, and `others` that stand elsewhere.
    pub fn read(text: &str, others: impl IntoIterator<Item = (String, Name)>) -> Result<Names, PackFlaw> {
        const FILE: &str = "names.toml";
        let mut names: BTreeMap<String, Name> = others.into_iter().collect();
        for (table, entries) in parse::<BTreeMap<String, BTreeMap<String, Name>>>(FILE, text)? {
            names.extend(entries.into_iter().map(|(id, name)| (format!("{table}.{id}"), name)));
        }
        match names.iter().find(|(_, name)| name.is_missing()) {
            Some((id, _)) => Err(flaw(FILE, id.clone(), "a name is empty")),
            None => Ok(Names(names)),
        }
    }

    /// The name of a thing by its id.
    pub fn get(&self, id: &str, language: &str) -> Option<&str> {
        self.0.get(id).map(|name| name.in_language(language))
    }

    /// Every id with its name, in the order of the ids.
    pub fn all(&self, language: &str) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(move |(id, name)| (id.as_str(), name.in_language(language)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[suit]\nfish = { en = \"Fish\", ru = \"Рыба\", it = \"Pesce\" }\n";

    #[test]
    fn names_are_found_by_table_and_id() {
        let pack = Name { en: "Base".into(), ru: "База".into(), it: "Base".into() };
        let names = Names::read(TEXT, [("pack".to_owned(), pack)]).unwrap();
        assert_eq!((names.get("suit.fish", "ru"), names.get("pack", "en")), (Some("Рыба"), Some("Base")));
        assert_eq!(names.get("suit.fish", "eo"), Some("Fish"), "English where the language is unknown");
        assert_eq!(names.get("fish", "en"), None);
        assert!(names.all("it").eq([("pack", "Base"), ("suit.fish", "Pesce")]));
    }

    #[test]
    fn an_empty_name_is_a_flaw() {
        let flaw = Names::read(&TEXT.replace("Pesce", " "), []).unwrap_err();
        assert_eq!(flaw.to_string(), "names.toml: suit.fish: a name is empty");
    }
}
