//! People and their signed-in browsers, as rows.

use super::base::Base;
use crate::ledger::{Account, Known, Naming, NewAccount, People, Reply, Session, Sweep};
use crate::wire::{Me, PersonId};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

type Done<T> = rusqlite::Result<T>;

impl<B: Base> People for B {
    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>> {
        Box::pin(self.write(true, move |tx| secret(tx, name, &fresh)))
    }

    fn new_guest(&self, name: String, session: Session, now: u64) -> Reply<PersonId> {
        Box::pin(self.write(true, move |tx| new_guest(tx, &name, session, now)))
    }

    fn sign_in(&self, person: PersonId, session: Session, before: Option<Session>, now: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| {
            before.map_or(Ok(()), |before| sign_out(tx, before))?;
            sign_in(tx, person, session, now)
        }))
    }

    fn sign_out(&self, session: Session) -> Reply<()> {
        Box::pin(self.write(true, move |tx| sign_out(tx, session)))
    }

    fn sign_out_everywhere(&self, person: PersonId) -> Reply<()> {
        Box::pin(self.write(true, move |tx| sign_out_everywhere(tx, person)))
    }

    fn who(&self, session: Session) -> Reply<Option<Known>> {
        Box::pin(self.read(move |connection| who(connection, session)))
    }

    fn was_here(&self, session: Session, now: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| was_here(tx, session, now)))
    }

    fn account(&self, handle: String) -> Reply<Option<Account>> {
        Box::pin(self.read(move |connection| account(connection, &handle)))
    }

    fn password(&self, person: PersonId) -> Reply<Option<String>> {
        Box::pin(self.read(move |connection| password(connection, person)))
    }

    fn make_account(&self, account: NewAccount, now: u64) -> Reply<Naming> {
        Box::pin(self.write(true, move |tx| make_account(tx, &account, now)))
    }

    fn rename(&self, person: PersonId, name: String, handle: String) -> Reply<Naming> {
        Box::pin(self.write(true, move |tx| rename(tx, person, &name, &handle)))
    }

    fn set_password(&self, person: PersonId, password: String, session: Session, now: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| {
            set_password(tx, person, &password)?;
            sign_out_everywhere(tx, person)?;
            sign_in(tx, person, session, now)
        }))
    }

    fn sweep(&self, wish: Sweep) -> Reply<Vec<PersonId>> {
        Box::pin(self.write(true, move |tx| sweep(tx, &wish)))
    }
}

/// A secret of this harbour, made when it is first needed.
fn secret(tx: &Transaction<'_>, name: &str, fresh: &[u8]) -> Done<Vec<u8>> {
    tx.execute("INSERT OR IGNORE INTO secret (name, value) VALUES (?1, ?2)", params![name, fresh])?;
    tx.query_row("SELECT value FROM secret WHERE name = ?1", [name], |row| row.get(0))
}

fn new_guest(tx: &Transaction<'_>, name: &str, session: Session, now: u64) -> Done<PersonId> {
    tx.prepare_cached("INSERT INTO person (name, created, seen) VALUES (?1, ?2, ?2)")?
        .execute(params![name, now as i64])?;
    let person = tx.last_insert_rowid();
    sign_in(tx, person, session, now)?;
    Ok(person)
}

fn sign_in(tx: &Transaction<'_>, person: PersonId, session: Session, now: u64) -> Done<()> {
    tx.prepare_cached("INSERT INTO session (hash, person, created, seen) VALUES (?1, ?2, ?3, ?3)")?
        .execute(params![session, person, now as i64])?;
    Ok(())
}

fn sign_out(tx: &Transaction<'_>, session: Session) -> Done<()> {
    tx.prepare_cached("DELETE FROM session WHERE hash = ?1")?.execute([session])?;
    Ok(())
}

fn sign_out_everywhere(tx: &Transaction<'_>, person: PersonId) -> Done<()> {
    tx.execute("DELETE FROM session WHERE person = ?1", [person])?;
    Ok(())
}

/// Who belongs to a browser.
fn who(connection: &Connection, session: Session) -> Done<Option<Known>> {
    connection
        .prepare_cached(
            "SELECT person.id, person.name, person.password IS NOT NULL, min(session.seen, person.seen) FROM session
             JOIN person ON person.id = session.person WHERE session.hash = ?1",
        )?
        .query_row([session], |row| {
            let me = Me { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? };
            Ok(Known { me, seen: row.get::<_, i64>(3)?.max(0) as u64 })
        })
        .optional()
}

/// Somebody is here, with this token.
fn was_here(tx: &Transaction<'_>, session: Session, now: u64) -> Done<()> {
    for sql in [
        "UPDATE session SET seen = ?2 WHERE hash = ?1",
        "UPDATE person SET seen = ?2 WHERE id = (SELECT person FROM session WHERE hash = ?1)",
    ] {
        tx.prepare_cached(sql)?.execute(params![session, now as i64])?;
    }
    Ok(())
}

/// The account with this handle.
fn account(connection: &Connection, handle: &str) -> Done<Option<Account>> {
    let sql = "SELECT id, name, password FROM person WHERE handle = ?1";
    connection.query_row(sql, [handle], read_account).optional()
}

/// A person's password, if there is one.
fn password(connection: &Connection, person: PersonId) -> Done<Option<String>> {
    let sql = "SELECT password FROM person WHERE id = ?1";
    Ok(connection.query_row(sql, [person], |row| row.get(0)).optional()?.flatten())
}

/// Makes an account of a guest.
fn make_account(tx: &Transaction<'_>, account: &NewAccount, now: u64) -> Done<Naming> {
    let NewAccount { person, name, handle, password, before, session } = account;
    if is_taken(tx, *person, handle)? {
        return Ok(Naming::Taken);
    }
    let sql = "UPDATE person SET name = ?2, handle = ?3, password = ?4 WHERE id = ?1";
    tx.execute(sql, params![person, name, handle, password])?;
    sign_out(tx, *before)?;
    sign_in(tx, *person, *session, now)?;
    Ok(Naming::Free)
}

/// Gives a person another name; an account is known by it from then on. Nobody is called as somebody's account is.
fn rename(tx: &Transaction<'_>, person: PersonId, name: &str, handle: &str) -> Done<Naming> {
    if is_taken(tx, person, handle)? {
        return Ok(Naming::Taken);
    }
    let sql =
        "UPDATE person SET name = ?2, handle = CASE WHEN handle IS NULL THEN NULL ELSE ?3 END WHERE id = ?1";
    tx.execute(sql, params![person, name, handle])?;
    Ok(Naming::Free)
}

fn set_password(tx: &Transaction<'_>, person: PersonId, password: &str) -> Done<()> {
    tx.execute("UPDATE person SET password = ?2 WHERE id = ?1", params![person, password])?;
    Ok(())
}

/// Forgets browsers and guests that have not been here for long; who these were.
fn sweep(tx: &Transaction<'_>, sweep: &Sweep) -> Done<Vec<PersonId>> {
    sweep.here.iter().try_for_each(|session| was_here(tx, *session, sweep.now))?;
    tx.execute("DELETE FROM session WHERE seen < ?1", [sweep.browsers as i64])?;
    tx.prepare(
        "DELETE FROM person WHERE password IS NULL AND seen < ?1
           AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)
           AND NOT EXISTS (SELECT 1 FROM game_table JOIN pulse ON pulse.game_table = game_table.id
             WHERE game_table.host = person.id AND pulse.status <> 'over') RETURNING id",
    )?
    .query_map([sweep.guests as i64], |row| row.get(0))?
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
