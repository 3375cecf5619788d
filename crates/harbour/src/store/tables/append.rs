//! Appending to the log of a table: what is done for every move.

use super::change::end;
use super::{bits, marks, text, words};
use crate::ledger::{Append, Deed, Grip};
use rusqlite::{Connection, named_params};

const APPEND: &str = "INSERT INTO log (before, game_table, n, call, seat, move, chance, keep, at, spent)
    SELECT last, :id, :n, :call, :seat, :move, :chance, :keep, :at, :spent FROM pulse
    WHERE game_table = :id AND entries = :n - 1 AND term = :term AND rev = :rev";
const BEAT: &str = "UPDATE pulse SET rev = :rev, entries = :n, last = :last, steps = :steps, touched = :at,
    asked = coalesce(:asked, asked) WHERE game_table = :id";

/// An entry of the log, and the summary that goes with it; the revision that it led to. None when the table is not as the grip says,
/// which its first statement finds out.
pub(super) fn append(connection: &Connection, grip: &Grip, append: &Append) -> rusqlite::Result<Option<u64>> {
    let (mv, chance, keep) = match &append.entry.deed {
        Deed::Move { mv, chance } => (Some(text(mv)?), Some(text(chance)?), None),
        Deed::Undo { keep } => (None, None, Some(*keep as i64)),
    };
    let rev = grip.rev as i64;
    let written = connection.prepare_cached(APPEND)?.execute(named_params! {
        ":id": grip.table,
        ":term": grip.term as i64,
        ":rev": rev,
        ":n": append.n as i64,
        ":call": append.call,
        ":seat": append.entry.seat.0,
        ":move": mv,
        ":chance": chance,
        ":keep": keep,
        ":at": append.at as i64,
        ":spent": append.entry.spent as i64,
    })?;
    if written == 0 {
        // Somebody else has written this entry, or the table is gone.
        return Ok(None);
    }
    if let Some(asked) = append.asked {
        words::turn(connection, &grip.table, bits(asked), append.at)?;
    }
    connection.prepare_cached(BEAT)?.execute(named_params! {
        ":id": grip.table,
        ":rev": rev + 1,
        ":n": append.n as i64,
        ":last": connection.last_insert_rowid(),
        ":steps": append.steps as i64,
        ":asked": append.asked.map(bits),
        ":at": append.at as i64,
    })?;
    if let Some(keep) = keep {
        marks::take_up(connection, &grip.table, keep as usize)?;
    }
    if let Some(how) = &append.end {
        end(connection, &grip.table, how, append.at)?;
    }
    Ok(Some(grip.rev + 1))
}
