//! `freeport pack`: content packs.

use crate::args::{Luggage, PackArgs, PackCopyArgs};
use crate::halt::Halt;
use crate::luggage;
use freeport_shelf::{Arrivals, PackCheck, TITLES, Title, bring, find};
use std::io::Write;
use std::path::Path;

/// How many games are played with a pack at every number of seats before it is called sound.
const TRIALS: u64 = 3;

/// Checks the packs inside the program, or those in a folder.
pub fn check(args: &PackArgs) -> Result<(), Halt> {
    let mut flawed = false;
    match (&args.dir, &args.game) {
        (None, None) => {
            for title in TITLES {
                flawed |= check_printed(*title)?;
            }
        }
        (None, Some(game)) => flawed = check_printed(find(game)?)?,
        (Some(dir), _) => flawed = check_folder(dir)?,
    }
    if flawed { Err(Halt::Failed) } else { Ok(()) }
}

/// Says what came of it; whether something is wrong.
fn check_printed(title: &dyn Title) -> Result<bool, Halt> {
    let mut out = std::io::stdout().lock();
    let id = title.card().id;
    match title.check_pack(None) {
        PackCheck::None => writeln!(out, "{id}: this game has no content pack.")?,
        PackCheck::Sound(found) => writeln!(out, "{id}: the pack is sound.\n  {}", found.join("\n  "))?,
        PackCheck::Flawed(flaws) => {
            writeln!(out, "{id}: the pack is flawed.\n  {}", flaws.join("\n  "))?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// The same for packs in a folder: they are brought in, and played with.
fn check_folder(dir: &Path) -> Result<bool, Halt> {
    let Arrivals { ashore, stranded } = bring(dir).map_err(|error| unreadable(dir, &error))?;
    if ashore.is_empty() && stranded.is_empty() {
        return Err(Halt::Usage(format!("there is no pack in {}", dir.display())));
    }
    let mut out = std::io::stdout().lock();
    let mut flawed = !stranded.is_empty();
    for (folder, game, card) in ashore {
        let folder = folder.display();
        let lacks = find(game)?.gaps_in(&card.name, TRIALS)?;
        if lacks.is_empty() {
            writeln!(out, "{folder}: the pack is sound.\n  {}", summary(game, &card.name, card.version))?;
        } else {
            flawed = true;
            writeln!(out, "{folder}: sentences are missing.\n  {}", lacks.join("\n  "))?;
        }
    }
    for one in stranded {
        writeln!(out, "{}: the pack cannot be used.\n  {}", one.folder.display(), one.why)?;
    }
    Ok(flawed)
}

/// Lists the packs there are, and those that cannot be used.
pub fn list(args: &Luggage) -> Result<(), Halt> {
    let Arrivals { ashore, stranded } = luggage::find(args)?;
    let mut out = std::io::stdout().lock();
    for title in TITLES {
        for card in title.packs().into_iter().take(1) {
            writeln!(out, "{}, printed", summary(title.card().id, &card.name, card.version))?;
        }
    }
    for (folder, game, card) in ashore {
        writeln!(out, "{}, in {}", summary(game, &card.name, card.version), folder.display())?;
    }
    for one in &stranded {
        writeln!(out, "{one}")?;
    }
    if stranded.is_empty() { Ok(()) } else { Err(Halt::Failed) }
}

fn summary(game: &str, name: &str, version: u32) -> String {
    let (id, digest) = name.split_once('@').unwrap_or((name, ""));
    let digest = if digest.is_empty() { String::new() } else { format!(", digest {}", &digest[..8]) };
    format!("{game}: {id}, version {version}{digest}")
}

/// Writes the printed pack of a game into a new folder, under the folder's name.
pub fn copy(args: &PackCopyArgs) -> Result<(), Halt> {
    let (title, dir) = (find(&args.game)?, &args.dir);
    let id = dir.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if title.printed_files().is_empty() {
        return Err(Halt::Usage(format!("{} has no content pack", title.card().title)));
    }
    if dir.exists() {
        return Err(Halt::Usage(format!("{} is there already", dir.display())));
    }
    std::fs::create_dir_all(dir).map_err(|error| unwritable(dir, &error))?;
    for (name, text) in title.printed_files() {
        let path = dir.join(name);
        let text = if *name == "pack.toml" {
            format!(
                "game = \"{}\"\nid = \"{id}\"\nversion = 1\nname = {{ en = \"{id}\", ru = \"{id}\", it = \"{id}\" }}\n",
                args.game
            )
        } else {
            (*text).to_owned()
        };
        std::fs::write(&path, text).map_err(|error| unwritable(&path, &error))?;
    }
    writeln!(std::io::stdout(), "The printed pack of {} lies in {}.", title.card().title, dir.display())?;
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Halt {
    Halt::Usage(format!("{} cannot be read: {error}", path.display()))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Halt {
    Halt::Usage(format!("{} cannot be written: {error}", path.display()))
}
