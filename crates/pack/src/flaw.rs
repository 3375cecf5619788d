//! What can be wrong with a pack.

use crate::Files;
use serde::Deserialize;
use std::fmt;

/// What is wrong with a pack: file, line, card and field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PackFlaw {
    /// The file.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// The card, tile or table; empty where the line says it all.
    pub item: String,
    /// The field and what is wrong with it.
    pub problem: String,
}

impl fmt::Display for PackFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.item.is_empty() {
            write!(f, "{}: ", self.item)?;
        }
        f.write_str(&self.problem)
    }
}

impl PackFlaw {
    /// The same with the line of the card or field, as far as it can be found in the files.
    #[must_use]
    pub fn located(mut self, files: &Files) -> PackFlaw {
        if self.line.is_none() {
            let field = self.problem.strip_prefix('`').and_then(|rest| rest.split_once('`'));
            let text = files.text(&self.file).unwrap_or_default();
            self.line = find_line(text, &self.item, field.map(|(field, _)| field));
        }
        self
    }
}

/// The line of a field of an item; that of the item where the field is not among its lines. Items stand in quotes or are headings
/// of their own, and the next heading of the same depth ends them.
fn find_line(text: &str, item: &str, field: Option<&str>) -> Option<usize> {
    if item.is_empty() {
        return None;
    }
    let (quoted, short) = (format!("\"{item}\""), item.rsplit('.').next().unwrap_or(item));
    let names_it = |line: &str| {
        let is_heading = line.trim_start().starts_with('[') && !line.contains('=');
        let heading = || line.trim().trim_matches(['[', ']']).split('.').any(|part| part == item);
        let is_id = line.trim_start().starts_with("id") && line.contains(&quoted);
        let starts =
            || line.trim_start().strip_prefix(short).is_some_and(|rest| rest.trim_start().starts_with('='));
        is_id || is_heading && heading() || starts()
    };
    let lines: Vec<&str> = text.lines().collect();
    let start = lines.iter().position(|line| names_it(line))?;
    let is_field = |line: &&str| {
        let key = line.split_once('=').map_or("", |(key, _)| key.trim());
        field.is_some_and(|field| key == field || line.contains(&format!("{field} =")))
    };
    let end = lines[start + 1..]
        .iter()
        .position(|line| line.starts_with('['))
        .map_or(lines.len(), |at| start + 1 + at);
    let inside = lines[start..end].iter().position(is_field).unwrap_or(0);
    Some(start + inside + 1)
}

/// A flaw of a file.
pub fn flaw(file: impl Into<String>, item: impl Into<String>, problem: impl Into<String>) -> PackFlaw {
    PackFlaw { file: file.into(), line: None, item: item.into(), problem: problem.into() }
}

/// Reads a file in TOML; a flaw names the line and the field on it.
pub fn parse<'a, T: Deserialize<'a>>(file: &str, text: &'a str) -> Result<T, PackFlaw> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let problem = error.message();
        let key = text
            .lines()
            .nth(line - 1)
            .and_then(|line| line.split_once('='))
            .map_or("", |(key, _)| key.trim());
        let plain = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c));
        let problem = if plain && !problem.contains("field `") {
            format!("`{key}`: {problem}")
        } else {
            problem.to_owned()
        };
        PackFlaw { file: file.to_owned(), line: Some(line), item: String::new(), problem }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEROES: &str = "[[hero]]\nid = \"pale\"\nhp = 10\n\n[[hero]]\nid = \"pete\"\nhp = 0\n\n[[hero.action]]\nid = \"swig\"\n";

    fn told(item: &str, problem: &str) -> String {
        let mut files = Files::default();
        files.put("heroes.toml", HEROES);
        flaw("heroes.toml", item, problem).located(&files).to_string()
    }

    #[test]
    fn a_flaw_names_the_line_of_its_field_or_of_its_item() {
        assert_eq!(told("pete", "`hp` must be 1 to 30"), "heroes.toml: line 7: pete: `hp` must be 1 to 30");
        assert_eq!(told("pete", "`role` is missing"), "heroes.toml: line 6: pete: `role` is missing");
        assert_eq!(told("swig", "it does nothing"), "heroes.toml: line 10: swig: it does nothing");
        assert_eq!(told("nobody", "is not there"), "heroes.toml: nobody: is not there");
        assert_eq!(told("hero", "there must be 10"), "heroes.toml: line 1: hero: there must be 10");
    }

    #[test]
    fn a_file_that_cannot_be_read_names_line_and_field() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Port {
            #[expect(dead_code, reason = "only reading counts")]
            rum: u8,
        }
        let told = |text| parse::<Port>("ports.toml", text).unwrap_err().to_string();
        assert_eq!(
            told("# A port\nrum = \"three\"\n"),
            "ports.toml: line 2: `rum`: invalid type: string \"three\", expected u8"
        );
        assert_eq!(told("rum = 3\nrun = 4\n"), "ports.toml: line 2: unknown field `run`, expected `rum`");
    }
}
