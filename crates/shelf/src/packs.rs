//! Content packs that hosts bring: found in a folder when the program starts, checked, and kept for as long as it runs.

use crate::refused::refused;
use crate::shelved::Shelved;
use crate::title::Title;
use crate::{TITLES, find};
use fluent_bundle::FluentResource;
use freeport_pack::{Files, Head, LANGUAGES, Name, PackFlaw, PackRef, flaw};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The largest file of a pack, in bytes.
const LARGEST: u64 = 2 * 1_024 * 1_024;
/// How many files a pack may have.
const MOST: usize = 500;

/// What came of checking a content pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackCheck {
    /// The game has no content outside its rules.
    None,
    /// Everything fits; the lines say what was found.
    Sound(Vec<String>),
    /// What is wrong, each a sentence with file, line, entry and field.
    Flawed(Vec<String>),
}

/// A content pack that can be chosen for a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PackCard {
    /// How options and records name it: `base` for the printed one, else its id and digest.
    pub name: String,
    /// Its id.
    pub id: String,
    /// Which edition of it this is.
    pub version: u32,
    /// What people call it.
    pub title: Name,
    /// Words of options that it cannot be played with, by option.
    pub refused: BTreeMap<String, Vec<String>>,
}

impl PackCard {
    pub(crate) fn of<G: Shelved>(pack: PackRef<G::Pack>) -> PackCard {
        let (name, head) = (pack.name(), pack.head());
        let refused = refused::<G>(&name);
        PackCard { name, id: head.id.clone(), version: head.version, title: head.name.clone(), refused }
    }
}

/// What came of a folder of packs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrivals {
    /// The packs that can be played with: folder, game and pack.
    pub ashore: Vec<(PathBuf, &'static str, PackCard)>,
    /// Those that cannot.
    pub stranded: Vec<Stranded>,
}

/// A pack that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pack in {} cannot be used: {why}", .folder.display())]
pub struct Stranded {
    /// Where it lies.
    pub folder: PathBuf,
    /// What is wrong: file, line, entry and field.
    pub why: String,
}

/// Brings in every pack of a folder: the folder itself when there is a `pack.toml` in it, else those below it. A broken one does not
/// keep the others from being used.
pub fn bring(folder: &Path) -> io::Result<Arrivals> {
    let mut arrivals = Arrivals::default();
    for place in places(folder)? {
        match pack_in(&place).and_then(|(title, files)| {
            let card = title.bring(files).map_err(|flaw| flaw.to_string())?;
            Ok((title.card().id, card))
        }) {
            Ok((game, card)) => arrivals.ashore.push((place, game, card)),
            Err(why) => arrivals.stranded.push(Stranded { folder: place, why }),
        }
    }
    Ok(arrivals)
}

/// The folders that are packs, in the order of their names.
fn places(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if folder.join("pack.toml").is_file() {
        return Ok(vec![folder.to_owned()]);
    }
    let visible = |path: &PathBuf| !file_name(path).starts_with('.') && path.is_dir();
    Ok(list(folder)?.into_iter().filter(visible).collect())
}

/// The game of the pack in a folder, and its files; what is wrong with it as a sentence.
pub fn pack_in(folder: &Path) -> Result<(&'static dyn Title, Files), String> {
    let files = read(folder)?;
    let head =
        files.need("pack.toml").and_then(Head::any).map_err(|flaw| flaw.located(&files).to_string())?;
    let title = find(&head.game).ok().filter(|title| !title.packs().is_empty()).ok_or_else(|| {
        let known: Vec<&str> =
            TITLES.iter().filter(|title| !title.packs().is_empty()).map(|title| title.card().id).collect();
        let problem = format!("`{}` is no game with packs; there are {}", head.game, known.join(", "));
        flaw("pack.toml", "game", problem).located(&files).to_string()
    })?;
    Ok((title, files))
}

/// The files of a pack: those in its folder, and in `text` and `pictures` below it. Notes for people are passed over.
fn read(folder: &Path) -> Result<Files, String> {
    let mut files = Files::default();
    let mut count = 0;
    for (inside, prefix) in [("", ""), ("text", "text/"), ("pictures", "pictures/")] {
        let place = folder.join(inside);
        if !place.is_dir() {
            continue;
        }
        for path in list(&place).map_err(|error| format!("{inside}: it cannot be read: {error}"))? {
            let name = file_name(&path);
            let for_people = path.extension().is_some_and(|end| end == "md" || end == "txt");
            let note = name.starts_with('.') || for_people;
            if note || path.is_dir() && inside.is_empty() {
                continue;
            }
            let name = format!("{prefix}{name}");
            count += 1;
            if count > MOST {
                return Err(format!("there are more than {MOST} files in it"));
            }
            files.take(&name, contents(&path, &name)?).map_err(|flaw| flaw.to_string())?;
        }
    }
    Ok(files)
}

fn contents(path: &Path, name: &str) -> Result<Vec<u8>, String> {
    let unreadable = |error: io::Error| format!("{name}: it cannot be read: {error}");
    let size = fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST {
        return Err(format!("{name}: it is larger than {} MB", LARGEST / 1_024 / 1_024));
    }
    fs::read(path).map_err(unreadable)
}

fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Whether the sentences that a pack brings can be read; a flaw names the line.
pub(crate) fn check_sentences(files: &Files) -> Result<(), PackFlaw> {
    for language in LANGUAGES {
        let text = files.sentences(language).unwrap_or_default();
        if let Err((_, errors)) = FluentResource::try_new(text.to_owned())
            && let Some(error) = errors.first()
        {
            let before = text.get(..error.pos.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            return Err(PackFlaw {
                line: Some(line),
                ..flaw(format!("text/{language}.ftl"), "", error.to_string())
            });
        }
    }
    Ok(())
}
