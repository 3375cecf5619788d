//! `freeport check`: what an update would make of a data folder.

use crate::args::CheckArgs;
use crate::halt::Halt;
use crate::luggage;
use freeport_server::{Broken, Outgrown, ServeError, Survey, survey};
use std::io::Write;

/// Tells how many tables go on, and which do not.
pub fn run(args: &CheckArgs) -> Result<(), Halt> {
    luggage::unload(&args.luggage)?;
    let found = survey(&args.data).map_err(|error| Halt::Unable(refusal(&error)))?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&found).unwrap_or_default())?;
    } else {
        for line in sentences(&found) {
            writeln!(out, "{line}")?;
        }
    }
    if found.is_calm() { Ok(()) } else { Err(Halt::Failed) }
}

fn refusal(error: &ServeError) -> String {
    match error {
        ServeError::InUse(folder) => format!(
            "A server uses {} at the moment. Stop it, or check a copy of its store; docs/hosting.md tells how to make one.",
            folder.display()
        ),
        ServeError::Folder { folder, why } => format!("{} cannot be read: {why}.", folder.display()),
        other @ ServeError::Listen { .. } => other.to_string(),
    }
}

fn sentences(found: &Survey) -> Vec<String> {
    let Survey { shape, ours, gathering, playing, over, renewed, outgrown, broken } = found;
    if found.is_newer() {
        return vec![format!(
            "The store has shape {shape}, and this program knows shapes up to {ours}: a newer program has used it, \
             and only that one or a still newer one can."
        )];
    }
    let mut lines = vec![if shape == ours {
        format!("The store has shape {shape}, which is today's.")
    } else {
        format!(
            "The store has shape {shape}. It is brought to shape {ours} at the start; older programs cannot use it afterwards."
        )
    }];
    let tables = gathering + playing + over;
    lines.push(format!(
        "{tables} tables can be opened: {gathering} gathering, {playing} being played, {over} over."
    ));
    lines.push(match (*renewed, outgrown.is_empty()) {
        (0, true) => "All of them are of today's rules.".to_owned(),
        _ => format!("{renewed} of them are of earlier rules, and today's lead to the same."),
    });
    if !outgrown.is_empty() {
        lines.push(format!(
            "{} would be played otherwise by today's rules. A game that is on would be closed, and every one keeps its \
             seats, its talk, its result and its record; the board is shown up to where the rules part:",
            outgrown.len()
        ));
        lines.extend(outgrown.iter().map(differing));
    }
    if !broken.is_empty() {
        lines.push(format!("{} cannot be opened:", broken.len()));
        lines.extend(broken.iter().map(|Broken { table, why }| format!("  {table}: {why}")));
    }
    lines
}

fn differing(one: &Outgrown) -> String {
    let Outgrown { table, game, rules, today, playing, entries, followed } = one;
    let status = if *playing { "being played" } else { "over" };
    format!(
        "  {table}: {game}, rules {rules} (today {today}), {status}, {followed} of {entries} entries are the same"
    )
}
