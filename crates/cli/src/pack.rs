//! `freeport pack check`: content packs.

use crate::args::PackArgs;
use crate::halt::Halt;
use freeport_shelf::{PackCheck, PackFiles, TITLES, Title, find};
use std::io::Write;
use std::path::Path;

/// Checks the packs inside the program, or those in a folder.
pub fn run(args: &PackArgs) -> Result<(), Halt> {
    let mut flawed = false;
    match (&args.dir, &args.game) {
        (None, None) => {
            for title in TITLES {
                flawed |= check(*title, None)?;
            }
        }
        (None, Some(game)) => flawed = check(find(game)?, None)?,
        (Some(dir), Some(game)) => flawed = check(find(game)?, Some(&read(dir)?))?,
        (Some(dir), None) => {
            for (title, files) in packs(dir)? {
                flawed |= check(title, Some(&files))?;
            }
        }
    }
    if flawed { Err(Halt::Failed) } else { Ok(()) }
}

/// Says what came of it; whether something is wrong.
fn check(title: &dyn Title, files: Option<&PackFiles>) -> Result<bool, Halt> {
    let mut out = std::io::stdout().lock();
    let id = title.card().id;
    match title.check_pack(files) {
        PackCheck::None => writeln!(out, "{id}: this game has no content pack.")?,
        PackCheck::Sound(found) => {
            writeln!(out, "{id}: the pack is sound.")?;
            for line in found {
                writeln!(out, "  {line}")?;
            }
        }
        PackCheck::Flawed(flaws) => {
            writeln!(out, "{id}: the pack has {} flaws.", flaws.len())?;
            for flaw in flaws {
                writeln!(out, "  {flaw}")?;
            }
            return Ok(true);
        }
    }
    Ok(false)
}

/// The pack in a folder named like a game, or in the folders below it that are.
fn packs(dir: &Path) -> Result<Vec<(&'static dyn Title, PackFiles)>, Halt> {
    let named =
        |path: &Path| path.file_name().and_then(|name| name.to_str()).and_then(|name| find(name).ok());
    let whole = dir.canonicalize().map_err(|error| unreadable(dir, &error))?;
    if let Some(title) = named(&whole) {
        return Ok(vec![(title, read(dir)?)]);
    }
    let mut found = Vec::new();
    for path in list(dir)? {
        if let Some(title) = named(&path).filter(|_| path.is_dir()) {
            found.push((title, read(&path)?));
        }
    }
    if found.is_empty() {
        let dir = dir.display();
        return Err(Halt::Usage(format!("{dir} is not named like a game; say which it is for with --game")));
    }
    Ok(found)
}

/// The TOML files of a folder.
fn read(dir: &Path) -> Result<PackFiles, Halt> {
    let mut files = PackFiles::new();
    for path in list(dir)? {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.extension().is_some_and(|ending| ending == "toml") {
            files.insert(name, std::fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?);
        }
    }
    Ok(files)
}

fn list(dir: &Path) -> Result<Vec<std::path::PathBuf>, Halt> {
    let entries = std::fs::read_dir(dir).map_err(|error| unreadable(dir, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Halt {
    Halt::Usage(format!("{} cannot be read: {error}", path.display()))
}
