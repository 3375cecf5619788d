//! Replays and records, from the log alone.

use crate::course::{Course, is_older, lay_out, player, take_up};
use crate::crew::Watch;
use crate::eyes::{may_follow, may_look};
use crate::ledger::{Deed, Entry, Loaded};
use crate::problems;
use crate::wire::{Ending, Frame, PersonId, Problem, Replay, Status};
use freeport_kernel::{FORMAT, Given, Seat, Seed, Viewer};
use freeport_shelf::Session;
use serde_json::json;

/// How many moments one answer holds at most.
pub(crate) const MOST_FRAMES: usize = 200;

/// A stretch of a replay for somebody's eyes.
pub(crate) fn stretch(
    loaded: &Loaded,
    who: PersonId,
    viewer: Viewer,
    from: usize,
    count: usize,
    watch: &Watch,
) -> Result<Replay, Problem> {
    let Loaded { sheet, places, log, mark, .. } = loaded;
    check_eyes(loaded, who, viewer)?;
    let line = in_effect(loaded, watch)?;
    let begun = mark.as_ref().map_or(0, |mark| mark.steps);
    let mut session = match mark {
        Some(mark) => take_up(sheet, places, mark)?,
        None => lay_out(sheet, places)?,
    };
    let known = begun + line.len();
    // What was not read to its end has as many moves as the store says.
    let steps = if loaded.to_end { known } else { loaded.reached.steps };
    let mut frames = Vec::new();
    let last = from.saturating_add(count.min(MOST_FRAMES)).min(known + 1);
    let (mut beats, mut seat) = (0, None);
    for step in begun..last {
        go_on(watch)?;
        if step >= from {
            frames.push(frame(&*session, viewer, step, seat, beats)?);
        }
        let Some(entry) = line.get(step - begun).and_then(|entry| log.get(*entry)) else { break };
        if let Deed::Move { mv, chance } = &entry.deed {
            beats = session.beats();
            session.play(entry.seat, mv, &Given { outcomes: chance.clone(), strict: true })?;
            seat = Some(entry.seat);
        }
    }
    Ok(Replay { steps, frames })
}

/// Refuses eyes that may not look at a table, and every look at one that has not begun.
pub(crate) fn check_eyes(loaded: &Loaded, who: PersonId, viewer: Viewer) -> Result<(), Problem> {
    match loaded.sheet.status {
        Status::Gathering => Err(problems::not_started()),
        _ if may_look(&loaded.sheet, &loaded.places, who, viewer) => Ok(()),
        _ => Err(problems::not_your_view()),
    }
}

fn frame(
    session: &dyn Session,
    viewer: Viewer,
    step: usize,
    seat: Option<Seat>,
    beats: usize,
) -> Result<Frame, Problem> {
    Ok(Frame { step, seat, lines: session.heard(viewer, beats)?, now: session.now(viewer)? })
}

/// Which entries of the log are in effect.
fn in_effect(loaded: &Loaded, watch: &Watch) -> Result<Vec<usize>, Problem> {
    let Loaded { sheet, log, mark, .. } = loaded;
    let is_older = is_older(sheet);
    if !is_older && log.iter().all(|entry| matches!(entry.deed, Deed::Move { .. })) {
        return Ok((0..log.len()).collect());
    }
    let begun = mark.as_ref().map_or(0, |mark| mark.steps);
    let mut course = Course::before(loaded)?;
    let mut line: Vec<usize> = Vec::new();
    for (number, entry) in log.iter().enumerate() {
        go_on(watch)?;
        match course.follow(entry) {
            // Earlier rules led on from here; today's do not.
            Err(_) if is_older => break,
            followed => followed?,
        }
        match entry.deed {
            Deed::Move { .. } => line.push(number),
            Deed::Undo { keep } => {
                take_back(&mut line, log, entry.seat, keep - begun, course.turn.steps - begun);
            }
        }
    }
    Ok(line)
}

/// Takes the undone entries out. When more stay than were to be kept, the seat has withdrawn a hidden choice of its
/// own, and those of the others still count.
fn take_back(line: &mut Vec<usize>, log: &[Entry], seat: Seat, keep: usize, steps: usize) {
    let mut number = 0;
    line.retain(|entry| {
        number += 1;
        number <= keep || steps > keep && log[*entry].seat != seat
    });
}

/// The record of a game: to everybody at the table once it is over, and before only when it holds no secrets.
pub(crate) fn record(loaded: &Loaded, who: PersonId, watch: &Watch) -> Result<String, Problem> {
    let Loaded { sheet, places, .. } = loaded;
    if sheet.status == Status::Gathering {
        return Err(problems::not_started());
    }
    if !may_follow(sheet, places, who) {
        return Err(problems::not_seated());
    }
    let course = match Course::relive_while(loaded, &mut || go_on(watch)) {
        // What is over can be told without its content pack.
        Err(problem) if problems::is_waiting(&problem) && sheet.ending.is_some() => return Ok(kept(loaded)),
        relived => relived?,
    };
    match sheet.ending {
        None if course.outgrown => Err(problems::not_over()),
        Some(_) if course.outgrown => Ok(kept(loaded)),
        None if course.session.secretive() => Err(problems::not_over()),
        None | Some(Ending::Rules) => Ok(course.session.record()?),
        Some(Ending::Conceded | Ending::Time | Ending::Adjourned | Ending::Outgrown) => {
            Ok(course.session.adjourned()?)
        }
    }
}

/// What is kept of a game that today's rules do not lead to, or whose content pack is gone: enough for who has them.
fn kept(Loaded { sheet, places, log, reached, .. }: &Loaded) -> String {
    let entry = |entry: &Entry| match &entry.deed {
        Deed::Move { mv, chance } => json!({ "seat": entry.seat, "move": mv, "chance": chance }),
        Deed::Undo { keep } => json!({ "undo": entry.seat, "keep": keep }),
    };
    let record = json!({
        "freeport": FORMAT,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": sheet.options,
        "seats": places.iter().map(player).collect::<Vec<_>>(),
        "commit": Seed::new(&sheet.seed).commit(),
        "entropy": sheet.entropy,
        "seals": sheet.seals,
        "position": sheet.position,
        "log": log.iter().map(entry).collect::<Vec<_>>(),
        "outcome": reached.outcome,
        "seed": sheet.seed,
    });
    record.to_string()
}

/// Ends what nobody waits for any more.
pub(crate) fn go_on(watch: &Watch) -> Result<(), Problem> {
    if watch.wanted() { Ok(()) } else { Err(problems::busy()) }
}
