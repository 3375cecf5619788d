//! `freeport replay`: the story of a recorded game.

use crate::args::ReplayArgs;
use crate::files;
use crate::halt::Halt;
use crate::luggage;
use freeport_kernel::{Seat, Viewer};
use freeport_shelf::{Ink, find_for};
use serde_json::{Value, json};
use std::io::Write;

/// Tells what a viewer heard, up to a step, and draws the board there.
pub fn run(args: &ReplayArgs) -> Result<(), Halt> {
    luggage::unload(&args.luggage)?;
    let mut record = files::json(&args.file)?;
    if let Some(inside) = record.get_mut("record") {
        record = inside.take();
    }
    let viewer = match args.eyes.seat {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None if args.eyes.open => Viewer::Open,
        None => Viewer::Spectator,
    };
    let entries = record.get("log").and_then(Value::as_array).map_or(0, Vec::len);
    if args.step.is_some_and(|step| step > entries) {
        return Err(Halt::Usage(format!("the log has only {entries} entries")));
    }
    let game = find_for(&record)?.replay(record, args.step)?;
    let story = game.story(viewer, &args.lang, 0)?;
    let page = game.text(viewer, &args.lang, Ink::Plain)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let answer = json!({
            "game": game.title().card().id,
            "turn": game.turn(),
            "story": story,
            "view": game.view(viewer)?,
            "text": page.board,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for line in story {
        let rule = line.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        writeln!(out, "{:>4}  {}{rule}", line.step, line.text)?;
    }
    if args.text {
        writeln!(out, "\n{}", page.board)?;
    }
    writeln!(out, "\n{}", page.turn)?;
    Ok(())
}
