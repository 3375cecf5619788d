//! `freeport verify`: fairness anyone can check.

use crate::args::VerifyArgs;
use crate::files;
use crate::halt::Halt;
use crate::luggage;
use freeport_shelf::{Session, find_for};
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Verifies every file and fails when one is refused.
pub fn run(args: &VerifyArgs) -> Result<(), Halt> {
    luggage::unload(&args.luggage)?;
    let mut out = std::io::stdout().lock();
    let mut refused = false;
    for file in &args.files {
        let name = file.display().to_string();
        match (verify(file), args.json) {
            (Ok(game), true) => {
                let (id, steps) = (game.title().card().id, game.turn().steps);
                let answer = json!({"file": name, "ok": true, "game": id, "moves": steps, "outcome": game.turn().outcome});
                writeln!(out, "{answer}")?;
            }
            (Ok(game), false) => {
                let (title, steps) = (game.title().card().title, game.turn().steps);
                writeln!(
                    out,
                    "{name}: verified. {title}, {steps} moves; every move is legal and all chance is that of the sealed seed."
                )?;
            }
            (Err(why), as_json) => {
                refused = true;
                if as_json {
                    writeln!(out, "{}", json!({"file": name, "ok": false, "why": why.to_string()}))?;
                } else {
                    writeln!(out, "{name}: refused. {why}")?;
                }
            }
        }
    }
    if refused { Err(Halt::Failed) } else { Ok(()) }
}

fn verify(file: &Path) -> Result<Box<dyn Session>, Halt> {
    let record = files::json(file)?;
    Ok(find_for(&record)?.verify(record)?)
}
