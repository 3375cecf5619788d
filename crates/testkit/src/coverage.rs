//! Which rules have a test: a plain reading of source files, without compiling any game.

use crate::rulebook::{Rulebook, is_example};
use crate::source::Source;
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The rules of one game and the tests that name them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The game's id.
    pub game: String,
    /// Rules and worked examples of the rulebook.
    pub ids: BTreeSet<String>,
    /// Those of them that a test names.
    pub tested: BTreeSet<String>,
    /// Ids in tests, refusals and events that the rulebook does not have.
    pub unknown: BTreeSet<String>,
}

impl Coverage {
    /// The rules and examples without a test.
    pub fn untested(&self) -> impl Iterator<Item = &str> {
        self.ids.difference(&self.tested).map(String::as_str)
    }

    /// Whether every rule has a test, and every test a rule.
    pub fn is_complete(&self) -> bool {
        self.unknown.is_empty() && self.tested.len() == self.ids.len() && !self.ids.is_empty()
    }
}

/// One line such as `ahoy 346/346 rules, 20/20 examples`, then what is missing.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count =
            |ids: &BTreeSet<String>, example| ids.iter().filter(|id| is_example(id) == example).count();
        write!(f, "{} {}/{} rules", self.game, count(&self.tested, false), count(&self.ids, false))?;
        if count(&self.ids, true) > 0 {
            write!(f, ", {}/{} examples", count(&self.tested, true), count(&self.ids, true))?;
        }
        self.untested().try_for_each(|id| write!(f, "\n  {id} has no test"))?;
        self.unknown.iter().try_for_each(|id| write!(f, "\n  {id} is not in the rulebook"))
    }
}

/// Crates that carry out rules for games without being one: their tests count for every game whose ids they name.
const SHARED: [&str; 1] = ["crates/tray"];

/// The coverage of every game under `crates/games/` of the workspace, in the order of the folders.
pub fn survey(workspace: &Path) -> Result<Vec<Coverage>, String> {
    let games = workspace.join("crates/games");
    let mut folders = list(&games)?;
    folders.retain(|folder| folder.is_dir());
    let mut all = Vec::new();
    for folder in folders {
        let mut files = Vec::new();
        for crate_folder in SHARED.map(|shared| workspace.join(shared)).iter().chain([&folder]) {
            for part in ["src", "tests"].map(|part| crate_folder.join(part)) {
                rust_files(&part, &mut files)?;
            }
        }
        let sources = files.iter().map(|path| read(path).map(|text| Source::new(&text)));
        let sources = sources.collect::<Result<Vec<Source>, String>>()?;
        for (game, prefix) in sources.iter().flat_map(Source::title_cards) {
            let text = read(&workspace.join("docs/rules").join(format!("{game}.md")))?;
            all.push(cover(game, &Rulebook::parse(&text, &prefix), &prefix, &sources));
        }
    }
    Ok(all)
}

fn cover(game: String, book: &Rulebook, prefix: &str, sources: &[Source]) -> Coverage {
    let own = |id: &String| id.split('-').next() == Some(prefix);
    let named: BTreeSet<String> = sources.iter().flat_map(Source::tested_rules).filter(own).collect();
    let cited: BTreeSet<String> = sources.iter().flat_map(Source::cited_rules).filter(own).collect();
    Coverage {
        game,
        ids: book.ids().map(str::to_owned).collect(),
        tested: named.iter().filter(|id| book.has(id)).cloned().collect(),
        unknown: named.into_iter().chain(cited).filter(|id| !book.has(id)).collect(),
    }
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

fn list(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let fail = |error| format!("{} cannot be read: {error}", dir.display());
    let entries = fs::read_dir(dir).map_err(fail)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(fail)?;
    paths.sort();
    Ok(paths)
}

fn rust_files(dir: &Path, into: &mut Vec<PathBuf>) -> Result<(), String> {
    if !dir.is_dir() {
        return Ok(());
    }
    for path in list(dir)? {
        if path.is_dir() {
            rust_files(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tests::GAME;

    const BOOK: &str = "- **TO-1** a\n- **TO-2 Name.** b\n- **TO-4** c\n- **TO-E01 (x).** d\n- **R-07** no";

    #[test]
    fn the_report_names_what_is_missing_and_what_is_unknown() {
        let coverage = cover("toy".to_owned(), &Rulebook::parse(BOOK, "TO"), "TO", &[Source::new(GAME)]);
        assert!(!coverage.is_complete());
        assert_eq!(
            coverage.to_string(),
            "toy 2/3 rules, 1/1 examples\n  TO-4 has no test\n  TO-7 is not in the rulebook\n  TO-9 is not in the rulebook"
        );
    }

    #[test]
    fn a_rulebook_without_rules_is_not_complete() {
        assert!(!cover("toy".to_owned(), &Rulebook::default(), "TO", &[]).is_complete());
    }
}
