//! New tables: by themselves, and after another.

use super::change::seat_all;
use super::{status_word, text};
use crate::ledger::{New, NodeId};
use crate::wire::PersonId;
use rusqlite::{Connection, named_params};

const NEW_TABLE: &str =
    "INSERT INTO game_table (id, game, rules, options, terms, host, seed, position, entropy, created, sides)
    VALUES (:id, :game, :rules, :options, :terms, :host, :seed, :position, :entropy, :created, :sides)";
const NEW_PULSE: &str = "INSERT INTO pulse (game_table, status, public, spectators, touched, owner)
    VALUES (:id, :status, :public, :spectators, :created, :owner)";
const UNFINISHED: &str = "SELECT count(*) FROM game_table INDEXED BY game_table_unfinished
    WHERE host = :host AND ending IS NULL";
const REMATCH: &str = "UPDATE game_table SET rematch = :rematch, again = '[]' WHERE id = :id";

/// How many unfinished tables a person has made.
fn unfinished(connection: &Connection, host: PersonId) -> rusqlite::Result<usize> {
    let count: i64 = connection
        .prepare_cached(UNFINISHED)?
        .query_row(named_params! { ":host": host }, |row| row.get(0))?;
    Ok(count as usize)
}

/// A new table, unless its host has too many that are unfinished; whether it was made.
pub(super) fn create(connection: &Connection, new: &New, owner: Option<NodeId>) -> rusqlite::Result<bool> {
    let New { sheet, places, host, most } = new;
    if unfinished(connection, *host)? >= *most {
        return Ok(false);
    }
    connection.prepare_cached(NEW_TABLE)?.execute(named_params! {
        ":id": sheet.id,
        ":game": sheet.game,
        ":rules": sheet.rules,
        ":options": text(&sheet.options)?,
        ":terms": text(&sheet.terms)?,
        ":host": sheet.host,
        ":seed": sheet.seed,
        ":position": sheet.position.as_ref().map(text).transpose()?,
        ":entropy": text(&sheet.entropy)?,
        ":created": sheet.created as i64,
        ":sides": text(&sheet.sides)?,
    })?;
    connection.prepare_cached(NEW_PULSE)?.execute(named_params! {
        ":id": sheet.id,
        ":status": status_word(sheet.status),
        ":public": sheet.terms.public,
        ":spectators": sheet.terms.spectators,
        ":created": sheet.created as i64,
        ":owner": owner.map(|node| node.0 as i64),
    })?;
    seat_all(connection, &sheet.id, places)?;
    Ok(true)
}

/// The table that goes on with the same people; whether it was made.
pub(super) fn succeed(connection: &Connection, id: &str, next: &New) -> rusqlite::Result<bool> {
    let made = create(connection, next, None)?;
    if made {
        connection
            .prepare_cached(REMATCH)?
            .execute(named_params! { ":id": id, ":rematch": next.sheet.id })?;
    }
    Ok(made)
}
