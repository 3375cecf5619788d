//! Rule ids as they stand in `docs/rules/<game>.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Names the rules that a test is about; stands as the first statement of the test.
///
/// The shape of the ids is checked when the test is compiled, and `freeport-rules` compares them with the
/// rulebook.
///
/// ```
/// # use freeport_testkit::rules;
/// rules!["AH-5.5", "AH-E01"];
/// ```
///
/// ```compile_fail
/// # use freeport_testkit::rules;
/// rules!["5.5"];
/// ```
#[macro_export]
macro_rules! rules {
    ($($id:literal),+ $(,)?) => {
        const _: () = { $(assert!($crate::rulebook::is_shaped($id), "a rule id looks like AH-5.5 or AH-E01");)+ };
    };
}

/// Whether the text has the shape of a rule id: a prefix of capitals and digits, a dash, then the number.
pub const fn is_shaped(id: &str) -> bool {
    let (bytes, mut at, mut dash) = (id.as_bytes(), 0, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'-' if dash == 0 && at > 1 => dash = at,
            b'A'..=b'Z' | b'0'..=b'9' => {}
            b'.' | b'a'..=b'z' if dash > 0 && at > dash + 1 => {}
            _ => return false,
        }
        at += 1;
    }
    dash > 0 && at > dash + 1 && bytes[0].is_ascii_uppercase() && bytes[at - 1].is_ascii_alphanumeric()
}

/// Whether the id is that of a worked example, such as `AH-E01`.
pub fn is_example(id: &str) -> bool {
    id.split_once('-').is_some_and(|(_, number)| {
        number.strip_prefix('E').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// The folder of the whole workspace.
pub fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// The ids of a rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    ids: BTreeSet<String>,
}

impl Rulebook {
    /// The rulebook of a game, from `docs/rules/`, or of a toy.
    pub fn of(game: &str, prefix: &str) -> Result<Rulebook, String> {
        let name = format!("{game}.md");
        let docs = workspace().join("docs/rules").join(&name);
        let toys = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(&name);
        let text = fs::read_to_string(docs)
            .or_else(|_| fs::read_to_string(toys))
            .map_err(|error| format!("docs/rules/{name} cannot be read: {error}"))?;
        Ok(Rulebook::parse(&text, prefix))
    }

    /// Every id that begins a bold text: `**AH-5.5**`, `**AH-6.1 Sail.**`, `**AH-E01 (turn).**`.
    pub fn parse(text: &str, prefix: &str) -> Rulebook {
        let ids = text.split("**").skip(1).filter_map(|bold| {
            let end =
                bold.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.').unwrap_or(bold.len());
            let id = bold[..end].trim_end_matches('.');
            (is_shaped(id) && id.split('-').next() == Some(prefix)).then(|| id.to_owned())
        });
        Rulebook { ids: ids.collect() }
    }

    /// Whether the rule stands in the book.
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// All ids, in the order of their text.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_begin_a_bold_text_and_bear_the_prefix() {
        let text = "- **AH-1.1** Two.\n- **AH-6.1 Sail.** Go.\n- **AH-E01 (turn).** See **R-07** and AH-9.9; **P7-1.1**.";
        let book = Rulebook::parse(text, "AH");
        assert_eq!(book.ids().collect::<Vec<_>>(), ["AH-1.1", "AH-6.1", "AH-E01"]);
    }

    #[test]
    fn a_rule_id_has_a_prefix_and_a_number() {
        assert!(["AH-5.5", "C4-1", "AH-E01", "P7-E03b", "RB2-C.4"].iter().all(|id| is_shaped(id)));
        assert!(
            ["", "AH", "AH-", "-5", "5.5", "ah-5", "AH-5.", "AH-5-5", "AH 5"].iter().all(|id| !is_shaped(id))
        );
    }

    #[test]
    fn worked_examples_are_told_from_rules() {
        assert!(is_example("AH-E01"));
        assert!(!is_example("AH-5.1"));
    }

    #[test]
    fn text_after_the_closing_stars_is_not_bold_and_yet_harmless() {
        assert_eq!(Rulebook::parse("**Note** AH-1.1 says", "AH"), Rulebook::default());
    }
}
