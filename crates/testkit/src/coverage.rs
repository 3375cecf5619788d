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
    /// Texts of the content pack, where tests name those that they use.
    pub texts: BTreeSet<String>,
    /// Those of them that a test uses.
    pub used: BTreeSet<String>,
    /// Whether people can play it: before that, rules may still lack their tests.
    pub shelved: bool,
}

impl Coverage {
    /// The rules and examples without a test.
    pub fn untested(&self) -> impl Iterator<Item = &str> {
        self.ids.difference(&self.tested).map(String::as_str)
    }

    /// The texts that no test uses.
    pub fn unused(&self) -> impl Iterator<Item = &str> {
        self.texts.difference(&self.used).map(String::as_str)
    }

    /// Whether every rule has a test, every test a rule, and every text is used.
    pub fn is_complete(&self) -> bool {
        let rules = self.tested.len() == self.ids.len() && !self.ids.is_empty();
        self.unknown.is_empty() && rules && self.used.len() == self.texts.len()
    }

    /// Whether it is complete, or is not on the shelf yet and names no rule that is not there.
    pub fn is_sound(&self) -> bool {
        self.is_complete() || !self.shelved && self.unknown.is_empty()
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
        if !self.texts.is_empty() {
            write!(f, ", {}/{} texts", self.used.len(), self.texts.len())?;
        }
        if !self.shelved {
            write!(f, "; not on the shelf yet")?;
        }
        self.untested().try_for_each(|id| write!(f, "\n  {id} has no test"))?;
        self.unused().try_for_each(|id| write!(f, "\n  {id} is used by no test"))?;
        self.unknown.iter().try_for_each(|id| write!(f, "\n  {id} is not in the rulebook"))
    }
}

/// Crates that carry out rules for games without being one: their tests count for every game whose ids they name.
const SHARED: [&str; 2] = ["crates/harbour", "crates/tray"];

/// The coverage of every game under `crates/games/` of the workspace, in the order of the folders.
pub fn survey(workspace: &Path) -> Result<Vec<Coverage>, String> {
    let games = workspace.join("crates/games");
    let mut folders = list(&games)?;
    folders.retain(|folder| folder.is_dir());
    let shelf = shelved_books(&workspace.join("crates/shelf/src/titles"))?;
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
            let shelved = shelf.contains(&format!("/{game}.md\""));
            let book = Rulebook::parse(&text, &prefix);
            let texts = pack_texts(&workspace.join("packs").join(&game))?;
            all.push(Coverage { shelved, ..cover(game, &book, &prefix, &sources, texts) });
        }
    }
    Ok(all)
}

/// The source of every title, which names its rulebook.
fn shelved_books(titles: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    rust_files(titles, &mut files)?;
    files.iter().map(|path| read(path)).collect()
}

/// Tables of a pack whose things do nothing by themselves: who has them does.
const CARRIERS: [&str; 5] = ["hero", "faction", "class", "layout", "pack"];

/// The ids of everything in a pack that does something.
fn pack_texts(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut texts = BTreeSet::new();
    let files = if folder.is_dir() { list(folder)? } else { Vec::new() };
    for file in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "toml")) {
        let text = read(file)?;
        let mut table = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        for line in text.lines() {
            if line.starts_with('[') {
                line.trim_matches(['[', ']']).clone_into(&mut table);
            } else if let Some(id) = line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"'))
                && !CARRIERS.contains(&table.as_str())
            {
                texts.insert(id.to_owned());
            }
        }
    }
    Ok(texts)
}

/// Texts count for games whose tests name those that they use.
fn cover(
    game: String,
    book: &Rulebook,
    prefix: &str,
    sources: &[Source],
    texts: BTreeSet<String>,
) -> Coverage {
    let own = |id: &String| id.split('-').next() == Some(prefix);
    let named: BTreeSet<String> = sources.iter().flat_map(Source::tested_rules).filter(own).collect();
    let used: BTreeSet<String> = sources.iter().flat_map(|source| source.used_texts(prefix)).collect();
    let texts = if used.is_empty() { used.clone() } else { texts };
    let cited: BTreeSet<String> = sources.iter().flat_map(Source::cited_rules).filter(own).collect();
    Coverage {
        game,
        ids: book.ids().map(str::to_owned).collect(),
        tested: named.iter().filter(|id| book.has(id)).cloned().collect(),
        unknown: named.into_iter().chain(cited).filter(|id| !book.has(id)).collect(),
        used: used.intersection(&texts).cloned().collect(),
        texts,
        shelved: true,
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

    fn toy() -> Coverage {
        let texts = ["G01", "G02", "rum"].map(str::to_owned).into();
        cover("toy".to_owned(), &Rulebook::parse(BOOK, "TO"), "TO", &[Source::new(GAME)], texts)
    }

    #[test]
    fn the_report_names_what_is_missing_and_what_is_unknown() {
        let coverage = toy();
        assert!(!coverage.is_complete());
        assert_eq!(
            coverage.to_string(),
            "toy 2/3 rules, 1/1 examples, 2/3 texts\n  TO-4 has no test\n  G02 is used by no test\n  TO-7 is not in the rulebook\n  TO-9 is not in the rulebook"
        );
    }

    #[test]
    fn before_a_game_is_on_the_shelf_rules_may_lack_tests_but_tests_no_rules() {
        let coverage = toy();
        let unready = Coverage { shelved: false, ..coverage.clone() };
        assert!(!unready.is_sound(), "it names a rule that is not there");
        let unready = Coverage { unknown: BTreeSet::new(), ..unready };
        assert!(unready.is_sound() && !Coverage { shelved: true, ..unready.clone() }.is_sound());
        assert_eq!(
            unready.to_string(),
            "toy 2/3 rules, 1/1 examples, 2/3 texts; not on the shelf yet\n  TO-4 has no test\n  G02 is used by no test"
        );
    }

    #[test]
    fn a_rulebook_without_rules_is_not_complete() {
        assert!(!cover("toy".to_owned(), &Rulebook::default(), "TO", &[], BTreeSet::new()).is_complete());
    }
}
