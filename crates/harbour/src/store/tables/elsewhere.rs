//! What is written to tables by others than their owners, and what is asked about all of them.

use crate::house::Person;
use crate::ledger::Touched;
use crate::wire::{PersonId, TableId};
use rusqlite::{Connection, OptionalExtension, named_params};

/// Whoever has one of these tables in memory has to know that it has changed.
const TOUCHED: &str = "UPDATE pulse SET rev = rev + 1 WHERE game_table IN (
    SELECT game_table FROM seat WHERE person = :id UNION SELECT id FROM game_table WHERE host = :id)
    RETURNING game_table, rev";
/// Bytes that must fit beside everything else: as much as a few dozen moves.
const BALLAST: i32 = 16 * 1_024;
const KEEP: &str = "INSERT INTO reckoning (one, at, ballast) VALUES (1, :at, zeroblob(:ballast))
    ON CONFLICT DO UPDATE SET at = excluded.at, ballast = excluded.ballast";

/// Somebody has another name, at every seat.
pub(super) fn rename(connection: &Connection, person: &Person) -> rusqlite::Result<Vec<Touched>> {
    connection
        .prepare_cached("UPDATE seat SET name = :name WHERE person = :id AND named = 0")?
        .execute(named_params! { ":id": person.id, ":name": person.name })?;
    touched(connection, person.id)
}

/// A guest's seats, tables and talk go over to an account.
pub(super) fn adopt(
    connection: &Connection,
    guest: PersonId,
    account: &Person,
) -> rusqlite::Result<Vec<Touched>> {
    for sql in [
        "UPDATE seat SET person = :new, name = CASE WHEN named THEN name ELSE :name END WHERE person = :old",
        "UPDATE game_table SET host = :new WHERE host = :old AND :name = :name",
        "UPDATE talk SET person = :new, name = :name WHERE person = :old",
    ] {
        connection
            .prepare_cached(sql)?
            .execute(named_params! { ":new": account.id, ":name": account.name, ":old": guest })?;
    }
    touched(connection, account.id)
}

/// Somebody is no more: who they were stays as a name alone. The tables that named them.
pub(super) fn forget(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<Touched>> {
    let tables = touched(connection, person)?;
    connection
        .prepare_cached("DELETE FROM person WHERE id = :id")?
        .execute(named_params! { ":id": person })?;
    Ok(tables)
}

/// The tables that are not over where a person sits or is the host.
pub(super) fn unfinished_of(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT game_table FROM pulse WHERE status <> 'over' AND game_table IN (
             SELECT game_table FROM seat WHERE person = :id UNION SELECT id FROM game_table WHERE host = :id) ORDER BY game_table",
        )?
        .query_map(named_params! { ":id": person }, |row| row.get(0))?
        .collect()
}

/// The tables where a person sits or is the host have changed.
fn touched(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<Touched>> {
    let mut tables: Vec<Touched> = connection
        .prepare_cached(TOUCHED)?
        .query_map(named_params! { ":id": person }, |row| {
            Ok(Touched { table: row.get(0)?, rev: row.get::<_, i64>(1)? as u64 })
        })?
        .collect::<rusqlite::Result<_>>()?;
    tables.sort_by(|one, other| one.table.cmp(&other.table));
    Ok(tables)
}

/// The games on which time runs, or a bot or an order has to answer: they go on without anybody's asking.
pub(super) fn restless(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT id FROM pulse JOIN game_table ON id = game_table WHERE status = 'playing' AND (
             CASE WHEN json_valid(terms) THEN json_extract(terms, '$.clock') <> 'none' ELSE 0 END
             OR EXISTS (SELECT 1 FROM seat WHERE seat.game_table = id AND (asked >> seat) & 1
             AND (bot IS NOT NULL OR deputy IS NOT NULL OR conceded = 1 OR orders <> '[]'))) ORDER BY id",
        )?
        .query_map([], |row| row.get(0))?
        .collect()
}

/// How late it was when that was written down last.
pub(super) fn time_kept(connection: &Connection) -> rusqlite::Result<Option<u64>> {
    let at = connection.query_row("SELECT at FROM reckoning", [], |row| row.get::<_, i64>(0)).optional()?;
    Ok(at.map(|at| at.max(0) as u64))
}

/// Writes down how late it is, and tries whether there is room for more than that.
pub(super) fn keep_time(connection: &Connection, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(KEEP)?.execute(named_params! { ":at": at as i64, ":ballast": BALLAST })?;
    connection.prepare_cached("UPDATE reckoning SET ballast = NULL")?.execute([])?;
    Ok(())
}
