//! The ledger: people and their signed-in browsers in the database.

use super::cookie::{KEPT_SECONDS, Key, TokenHash};
use freeport_harbour::wire::{Me, PersonId};
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use std::time::{SystemTime, UNIX_EPOCH};

/// Guests who never sat down anywhere are forgotten after 30 days.
const PASSER_BY_SECONDS: i64 = 30 * 24 * 60 * 60;
/// How exact we know when somebody was here.
const DAY_SECONDS: i64 = 24 * 60 * 60;

type Done<T> = rusqlite::Result<T>;

/// Whether a name was free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    Taken,
    Free,
}

/// An account as it signs in.
pub(super) struct Account {
    pub(super) me: Me,
    pub(super) password: Option<String>,
}

/// The key that signs cookies, made on the first day of the harbour.
pub(super) fn cookie_key(tx: &Transaction<'_>, fresh: Key) -> Done<Key> {
    tx.execute("INSERT OR IGNORE INTO secret (name, value) VALUES ('cookie', ?1)", [fresh])?;
    tx.query_row("SELECT value FROM secret WHERE name = 'cookie'", [], |row| row.get(0))
}

pub(super) fn new_guest(tx: &Transaction<'_>, name: &str, hash: TokenHash) -> Done<PersonId> {
    tx.prepare_cached("INSERT INTO person (name, created, seen) VALUES (?1, ?2, ?2)")?
        .execute(params![name, now()])?;
    let person = tx.last_insert_rowid();
    sign_in(tx, person, hash)?;
    Ok(person)
}

pub(super) fn sign_in(tx: &Transaction<'_>, person: PersonId, hash: TokenHash) -> Done<()> {
    tx.prepare_cached("INSERT INTO session (hash, person, created, seen) VALUES (?1, ?2, ?3, ?3)")?
        .execute(params![hash.0, person, now()])?;
    Ok(())
}

pub(super) fn sign_out(tx: &Transaction<'_>, hash: TokenHash) -> Done<()> {
    tx.prepare_cached("DELETE FROM session WHERE hash = ?1")?.execute([hash.0])?;
    Ok(())
}

pub(super) fn sign_out_everywhere(tx: &Transaction<'_>, person: PersonId) -> Done<()> {
    tx.execute("DELETE FROM session WHERE person = ?1", [person])?;
    Ok(())
}

/// Who belongs to a token, and whether it is time to note that they were here.
pub(super) fn who(connection: &Connection, hash: TokenHash) -> Done<Option<(Me, bool)>> {
    connection
        .prepare_cached(
            "SELECT person.id, person.name, person.password IS NOT NULL, min(session.seen, person.seen) FROM session
             JOIN person ON person.id = session.person WHERE session.hash = ?1",
        )?
        .query_row([hash.0], |row| {
            let me = Me { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? };
            Ok((me, row.get::<_, i64>(3)? < now() - DAY_SECONDS))
        })
        .optional()
}

/// Somebody is here, with this token.
pub(super) fn was_here(tx: &Transaction<'_>, hash: TokenHash) -> Done<()> {
    for sql in [
        "UPDATE session SET seen = ?2 WHERE hash = ?1",
        "UPDATE person SET seen = ?2 WHERE id = (SELECT person FROM session WHERE hash = ?1)",
    ] {
        tx.prepare_cached(sql)?.execute(params![hash.0, now()])?;
    }
    Ok(())
}

/// The account with this handle.
pub(super) fn account(connection: &Connection, handle: &str) -> Done<Option<Account>> {
    let sql = "SELECT id, name, password FROM person WHERE handle = ?1";
    connection.query_row(sql, [handle], read_account).optional()
}

/// A person's password, if there is one.
pub(super) fn password(connection: &Connection, person: PersonId) -> Done<Option<String>> {
    let sql = "SELECT password FROM person WHERE id = ?1";
    Ok(connection.query_row(sql, [person], |row| row.get(0)).optional()?.flatten())
}

/// Makes an account of a guest.
pub(super) fn make_account(
    tx: &Transaction<'_>,
    person: PersonId,
    name: &str,
    handle: &str,
    password: &str,
) -> Done<Naming> {
    if is_taken(tx, person, handle)? {
        return Ok(Naming::Taken);
    }
    let sql = "UPDATE person SET name = ?2, handle = ?3, password = ?4 WHERE id = ?1";
    tx.execute(sql, params![person, name, handle, password])?;
    Ok(Naming::Free)
}

/// Gives a person another name; an account is known by it from then on. Nobody is called as somebody's account is.
pub(super) fn rename(tx: &Transaction<'_>, person: PersonId, name: &str, handle: &str) -> Done<Naming> {
    if is_taken(tx, person, handle)? {
        return Ok(Naming::Taken);
    }
    let sql =
        "UPDATE person SET name = ?2, handle = CASE WHEN handle IS NULL THEN NULL ELSE ?3 END WHERE id = ?1";
    tx.execute(sql, params![person, name, handle])?;
    Ok(Naming::Free)
}

pub(super) fn set_password(tx: &Transaction<'_>, person: PersonId, password: &str) -> Done<()> {
    tx.execute("UPDATE person SET password = ?2 WHERE id = ?1", params![person, password])?;
    Ok(())
}

/// Forgets sessions that no browser can hold any more, and guests who are gone for good; who they were.
pub(super) fn sweep(tx: &Transaction<'_>, now: i64) -> Done<Vec<PersonId>> {
    tx.execute("DELETE FROM session WHERE seen < ?1", [now - KEPT_SECONDS])?;
    tx.prepare(
        "DELETE FROM person WHERE password IS NULL AND seen < ?1
           AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)
           AND NOT EXISTS (SELECT 1 FROM game_table JOIN pulse ON pulse.game_table = game_table.id
             WHERE game_table.host = person.id AND pulse.status <> 'over') RETURNING id",
    )?
    .query_map([now - PASSER_BY_SECONDS], |row| row.get(0))?
    .collect()
}

fn is_taken(tx: &Transaction<'_>, person: PersonId, handle: &str) -> Done<bool> {
    tx.query_row(
        "SELECT EXISTS (SELECT 1 FROM person WHERE handle = ?1 AND id <> ?2)",
        params![handle, person],
        |row| row.get(0),
    )
}

fn read_account(row: &rusqlite::Row<'_>) -> Done<Account> {
    Ok(Account { me: Me { id: row.get(0)?, name: row.get(1)?, account: true }, password: row.get(2)? })
}

/// Now, in seconds since 1970.
pub(super) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
