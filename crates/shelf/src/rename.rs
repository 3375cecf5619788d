//! Names that a pack gives to things. The phrase files know the printed names in all cases; a name that a pack gives has none, unless
//! the pack brings sentences of its own.

use crate::words::message_keys;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Messages for the names of a pack that are not those of the printed game: the name itself in every form that the phrase file has for
/// any name. What the pack names in its own sentences is left to them.
pub(crate) fn renamed(
    phrases: &str,
    printed: &BTreeMap<String, String>,
    names: &BTreeMap<String, String>,
    own: &str,
) -> String {
    let (forms, own): (BTreeSet<&str>, BTreeSet<String>) =
        (forms(phrases).collect(), message_keys(own).collect());
    let mut messages = String::new();
    let new = names.iter().filter(|(key, name)| printed.get(*key) != Some(*name));
    for (key, name) in new.filter(|(key, _)| is_key(key) && !own.contains(*key)) {
        let name = quoted(name);
        let _ = writeln!(messages, "{key} = {name}");
        for form in &forms {
            let _ = writeln!(messages, "    .{form} = {name}");
        }
    }
    messages
}

/// The forms that names have in a phrase file, such as `gen`.
fn forms(phrases: &str) -> impl Iterator<Item = &str> {
    let mut named = false;
    phrases.lines().filter_map(move |line| {
        if !line.starts_with(char::is_whitespace) {
            named = line.starts_with("name-");
        }
        let form = line.trim_start().strip_prefix('.').filter(|_| named)?;
        form.split_once('=').map(|(form, _)| form.trim())
    })
}

/// Whether Fluent knows such keys.
fn is_key(key: &str) -> bool {
    key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// A text as Fluent quotes it.
fn quoted(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|c| match c {
            '"' | '\\' => format!("\\{c}"),
            '\n' | '\r' => " ".to_owned(),
            c => c.to_string(),
        })
        .collect();
    format!("{{ \"{escaped}\" }}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use freeport_kernel::Phrase;

    const BOOK: &str =
        "name-pale = Пейл\n    .gen = Пейла\nname-pete = Пит\n    .dat = Питу\nof = борт { $who-gen }\n";

    fn names(entries: &[(&str, &str)]) -> BTreeMap<String, String> {
        entries.iter().map(|(key, name)| ((*key).to_owned(), (*name).to_owned())).collect()
    }

    #[test]
    fn a_new_name_is_said_in_every_sentence() {
        let printed = names(&[("name-pale", "Пейл"), ("name-pete", "Пит")]);
        let pack = names(&[
            ("name-pale", "Пейл"),
            ("name-pete", "Пит \"Кость\""),
            ("name-mara", "Мара"),
            ("name-m07.cargo", "Ром"),
        ]);
        let own = "name-mara = Мара\n    .gen = Мары\n";
        let more = renamed(BOOK, &printed, &pack, own);
        let words = Words::read("ru", &[BOOK, &more, own], pack);
        assert_eq!(words.faults(), [""; 0]);
        let of = |who: &'static str| words.try_say(&Phrase::new("of").name("who", who));
        assert_eq!(of("pale").as_deref(), Ok("борт Пейла"), "what has its printed name keeps its cases");
        assert_eq!(of("pete").as_deref(), Ok("борт Пит \"Кость\""), "a new name has one form");
        assert_eq!(of("mara").as_deref(), Ok("борт Мары"), "unless the pack says how it declines");
        assert_eq!(words.name("M07.cargo"), "Ром");
    }
}
