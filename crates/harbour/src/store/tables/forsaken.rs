//! Tables that nobody comes back to: when somebody was last there, and how they are cleared away.

use super::change::delete;
use crate::ledger::{Broom, Cleared};
use crate::wire::{PersonId, TableId};
use rusqlite::{Connection, OptionalExtension, named_params};

const SEEN: &str = "UPDATE pulse SET seen = :at WHERE game_table = :id AND status = 'gathering'";
const FORSAKEN: &str =
    "SELECT game_table FROM pulse WHERE status = 'gathering' AND max(touched, seen) < :before
    ORDER BY max(touched, seen) LIMIT :most";
const IS_FORSAKEN: &str =
    "SELECT 1 FROM pulse WHERE game_table = :id AND status = 'gathering' AND max(touched, seen) < :before";
const HOST: &str = "SELECT host, public FROM game_table JOIN pulse ON game_table = id WHERE id = :id";
const PEOPLE: &str = "SELECT person FROM seat WHERE game_table = :id AND person IS NOT NULL";

/// Somebody is at a table that has not begun.
pub(super) fn seen(connection: &Connection, id: &str, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(SEEN)?.execute(named_params! { ":id": id, ":at": at as i64 })?;
    Ok(())
}

/// Some of the tables that never began and where nobody has been since `before`, those of longest ago first.
pub(super) fn forsaken(connection: &Connection, before: u64, most: usize) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(FORSAKEN)?
        .query_map(named_params! { ":before": before as i64, ":most": most as i64 }, |row| row.get(0))?
        .collect()
}

/// Whether a table never began and nobody has been there since `before`.
fn is_forsaken(connection: &Connection, id: &str, before: u64) -> rusqlite::Result<bool> {
    connection.prepare_cached(IS_FORSAKEN)?.exists(named_params! { ":id": id, ":before": before as i64 })
}

/// Deletes a table that never began and where nobody has been since `before`; whether it did.
pub(super) fn sweep(connection: &Connection, id: &str, before: u64) -> rusqlite::Result<bool> {
    let forsaken = is_forsaken(connection, id, before)?;
    if forsaken {
        delete(connection, id)?;
    }
    Ok(forsaken)
}

/// Clears a table away that may not be readable any more.
pub(super) fn clear_away(connection: &Connection, id: &str, broom: Broom) -> rusqlite::Result<Cleared> {
    let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, Option<PersonId>>("host")?, row.get("public")?));
    let found = connection.prepare_cached(HOST)?.query_row(named_params! { ":id": id }, read).optional()?;
    let Some((host, public)) = found else { return Ok(Cleared::Missing) };
    let allowed = match broom {
        Broom::Host(person) => host == Some(person),
        Broom::Tide(before) => is_forsaken(connection, id, before)?,
    };
    if !allowed {
        return Ok(Cleared::Kept);
    }
    let people: Vec<PersonId> = connection
        .prepare_cached(PEOPLE)?
        .query_map(named_params! { ":id": id }, |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    delete(connection, id)?;
    Ok(Cleared::Gone { people: people.into_iter().chain(host).collect(), public })
}
