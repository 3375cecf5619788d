//! Those who want word of their turns, as rows.

use super::base::Base;
use crate::ledger::{Browser, Given, Kind, Listeners, News, Reply, Session, Tidings};
use crate::wire::{MailCard, PersonId, TableId};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, named_params, params};

/// How many browsers of one person are told; one more takes the place of the oldest.
const BROWSERS: i64 = 8;

const UNTOLD: &str = "SELECT word.game_table, word.kind, game_table.game, CASE word.kind
    WHEN 'again' THEN pulse.status = 'over' AND game_table.rematch IS NULL AND EXISTS (SELECT 1 FROM seat
      WHERE seat.game_table = word.game_table AND seat.person = word.person
      AND json_extract(game_table.again, '$[' || seat.seat || ']') IS NULL)
    ELSE pulse.status = 'playing' AND EXISTS (SELECT 1 FROM seat
      WHERE seat.game_table = word.game_table AND seat.person = word.person AND deputy IS NULL AND conceded = 0
      AND (word.kind = 'begun' OR (pulse.asked >> seat.seat) & 1)) END
    FROM word JOIN game_table ON game_table.id = word.game_table JOIN pulse ON pulse.game_table = word.game_table
    WHERE word.person = :person AND told = 0 ORDER BY since, word.game_table";
const OTHERS: &str = "SELECT name FROM seat WHERE game_table = ?1 AND person IS NOT ?2 AND bot IS NULL AND name <> '' ORDER BY seat";

type Done<T> = rusqlite::Result<T>;

impl<B: Base> Listeners for B {
    fn all(&self) -> Reply<Vec<PersonId>> {
        Box::pin(self.read(listeners))
    }

    fn card(&self, person: PersonId, session: Session) -> Reply<(bool, Option<MailCard>)> {
        Box::pin(self.read(move |connection| card(connection, person, session)))
    }

    fn listen(
        &self,
        person: PersonId,
        session: Session,
        browser: Browser,
        language: String,
        now: u64,
    ) -> Reply<()> {
        Box::pin(self.write(true, move |tx| listen(tx, person, session, &browser, &language, now)))
    }

    fn turn_away(&self, person: PersonId, session: Session) -> Reply<bool> {
        Box::pin(self.write(true, move |tx| turn_away(tx, person, session)))
    }

    fn lose(&self, person: PersonId, endpoint: String) -> Reply<bool> {
        Box::pin(self.write(true, move |tx| lose(tx, person, &endpoint)))
    }

    fn give(&self, person: PersonId, address: String, language: String, now: u64) -> Reply<bool> {
        Box::pin(self.write(true, move |tx| give(tx, person, &address, &language, now)))
    }

    fn given(&self, person: PersonId) -> Reply<Option<Given>> {
        Box::pin(self.read(move |connection| given(connection, person)))
    }

    fn confirm(&self, person: PersonId, address: String) -> Reply<()> {
        Box::pin(self.write(true, move |tx| confirm(tx, person, &address)))
    }

    fn take_back(&self, person: PersonId) -> Reply<bool> {
        Box::pin(self.write(true, move |tx| take_back(tx, person)))
    }

    fn tidy(&self, before: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| tidy(tx, before)))
    }

    fn looked(&self, person: PersonId, table: TableId, at: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| looked(tx, person, &table, at)))
    }

    fn untold(&self, before: u64) -> Reply<Vec<PersonId>> {
        Box::pin(self.read(move |connection| untold(connection, before)))
    }

    fn take(&self, person: PersonId) -> Reply<Option<Tidings>> {
        Box::pin(self.write(true, move |tx| take(tx, person)))
    }
}

/// Everybody who wants to be told.
fn listeners(connection: &Connection) -> Done<Vec<PersonId>> {
    connection.prepare("SELECT person FROM listener")?.query_map([], |row| row.get(0))?.collect()
}

/// How somebody is told: whether in this browser, and at which address.
fn card(connection: &Connection, person: PersonId, session: Session) -> Done<(bool, Option<MailCard>)> {
    let push = connection.prepare_cached("SELECT 1 FROM push WHERE session = ?1")?.exists([session])?;
    let mail = given(connection, person)?;
    Ok((push, mail.map(|given| MailCard { address: given.address, confirmed: given.confirmed })))
}

/// A browser wants to be told; whatever it was known by before is over.
fn listen(
    tx: &Transaction<'_>,
    person: PersonId,
    session: Session,
    browser: &Browser,
    language: &str,
    now: u64,
) -> Done<()> {
    speak(tx, person, language)?;
    tx.execute("DELETE FROM push WHERE session = ?1", [session])?;
    tx.execute(
        "INSERT OR REPLACE INTO push (endpoint, session, person, key, auth, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![browser.endpoint, session, person, browser.key, browser.auth, now as i64],
    )?;
    tx.execute(
        "DELETE FROM push WHERE person = ?1 AND endpoint NOT IN (
         SELECT endpoint FROM push WHERE person = ?1 ORDER BY created DESC, endpoint = ?3 DESC LIMIT ?2)",
        params![person, BROWSERS, browser.endpoint],
    )?;
    Ok(())
}

/// A browser wants to be told no more.
fn turn_away(tx: &Transaction<'_>, person: PersonId, session: Session) -> Done<bool> {
    tx.execute("DELETE FROM push WHERE session = ?1", [session])?;
    still_listens(tx, person)
}

/// A push service knows a browser no more.
fn lose(tx: &Transaction<'_>, person: PersonId, endpoint: &str) -> Done<bool> {
    tx.execute("DELETE FROM push WHERE endpoint = ?1", [endpoint])?;
    still_listens(tx, person)
}

/// Somebody has given an address, which is asked first; true when that has been done before.
fn give(tx: &Transaction<'_>, person: PersonId, address: &str, language: &str, now: u64) -> Done<bool> {
    speak(tx, person, language)?;
    let known = given(tx, person)?.is_some_and(|given| given.confirmed && given.address == address);
    if !known {
        tx.execute(
            "UPDATE listener SET mail = ?2, confirmed = 0, given = ?3 WHERE person = ?1",
            params![person, address, now as i64],
        )?;
    }
    Ok(known)
}

/// The address somebody has given.
fn given(connection: &Connection, person: PersonId) -> Done<Option<Given>> {
    let read = |row: &Row<'_>| {
        let at = row.get::<_, i64>(2)? as u64;
        Ok(Given { address: row.get(0)?, confirmed: row.get(1)?, at })
    };
    connection
        .prepare_cached("SELECT mail, confirmed, given FROM listener WHERE person = ?1 AND mail IS NOT NULL")?
        .query_row([person], read)
        .optional()
}

/// Letters may be sent to the address that somebody has given.
fn confirm(tx: &Transaction<'_>, person: PersonId, address: &str) -> Done<()> {
    tx.execute(
        "UPDATE listener SET confirmed = 1 WHERE person = ?1 AND mail = ?2",
        params![person, address],
    )?;
    Ok(())
}

/// No letters any more.
fn take_back(tx: &Transaction<'_>, person: PersonId) -> Done<bool> {
    tx.execute("UPDATE listener SET mail = NULL, confirmed = 0 WHERE person = ?1", [person])?;
    still_listens(tx, person)
}

/// Forgets addresses that were given before a time and never confirmed.
fn tidy(tx: &Transaction<'_>, before: u64) -> Done<()> {
    tx.execute(
        "UPDATE listener SET mail = NULL WHERE mail IS NOT NULL AND confirmed = 0 AND given < ?1",
        [before as i64],
    )?;
    tx.execute(
        "DELETE FROM listener WHERE mail IS NULL AND NOT EXISTS (SELECT 1 FROM push WHERE push.person = listener.person)",
        [],
    )?;
    Ok(())
}

/// Somebody looks at a table: what began there until then they know.
fn looked(tx: &Transaction<'_>, person: PersonId, table: &str, at: u64) -> Done<()> {
    tx.prepare_cached("DELETE FROM word WHERE game_table = ?1 AND person = ?2 AND since <= ?3")?
        .execute(params![table, person, at as i64])?;
    Ok(())
}

/// Those for whom something began before a time, and who were not told; who has waited longest comes first.
fn untold(connection: &Connection, before: u64) -> Done<Vec<PersonId>> {
    connection
        .prepare_cached("SELECT person FROM word WHERE told = 0 AND since <= ?1 GROUP BY person ORDER BY min(since), person")?
        .query_map([before as i64], |row| row.get(0))?
        .collect()
}

/// Everything there is to tell somebody. It counts as told from here on: a crash before it is sent loses a message, and never
/// makes two of it.
fn take(tx: &Transaction<'_>, person: PersonId) -> Done<Option<Tidings>> {
    let Some((language, mail, browsers)) = ways(tx, person)? else { return Ok(None) };
    if mail.is_none() && browsers.is_empty() {
        // An address that has not said yes is told nothing, also not later.
        tx.execute("DELETE FROM word WHERE person = ?1", [person])?;
        still_listens(tx, person)?;
        return Ok(None);
    }
    let mut news: Vec<News> = Vec::new();
    for (table, word, game, holds) in rows(tx, person)? {
        let settle = if holds { "UPDATE word SET told = 1" } else { "DELETE FROM word" };
        tx.execute(
            &format!("{settle} WHERE game_table = ?1 AND person = ?2 AND kind = ?3"),
            params![table, person, word],
        )?;
        let kind = match word.as_str() {
            "turn" => Kind::Turn,
            "begun" => Kind::Begun,
            _ => Kind::Again,
        };
        match news.iter_mut().find(|known| known.table == table) {
            _ if !holds => {}
            // Whose turn it is knows that the game has begun.
            Some(known) => known.kind = if kind == Kind::Begun { known.kind } else { kind },
            None => {
                let names = tx
                    .prepare_cached(OTHERS)?
                    .query_map(params![table, person], |row| row.get(0))?
                    .collect::<Done<_>>()?;
                news.push(News { table, kind, game, names });
            }
        }
    }
    Ok((!news.is_empty()).then_some(Tidings { person, language, mail, browsers, news }))
}

type Ways = (String, Option<String>, Vec<Browser>);

/// How somebody is reached.
fn ways(tx: &Transaction<'_>, person: PersonId) -> Done<Option<Ways>> {
    let found = tx
        .prepare_cached("SELECT language, iif(confirmed, mail, NULL) FROM listener WHERE person = ?1")?
        .query_row([person], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((language, mail)) = found else { return Ok(None) };
    let browser = |row: &Row<'_>| Ok(Browser { endpoint: row.get(0)?, key: row.get(1)?, auth: row.get(2)? });
    let browsers = tx
        .prepare_cached("SELECT endpoint, key, auth FROM push WHERE person = ?1 ORDER BY created")?
        .query_map([person], browser)?
        .collect::<Done<_>>()?;
    Ok(Some((language, mail, browsers)))
}

/// What somebody was not told, and whether it still holds.
fn rows(tx: &Transaction<'_>, person: PersonId) -> Done<Vec<(TableId, String, String, bool)>> {
    tx.prepare_cached(UNTOLD)?
        .query_map(named_params! { ":person": person }, |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?
        .collect()
}

/// Somebody listens, and in this language.
fn speak(tx: &Transaction<'_>, person: PersonId, language: &str) -> Done<()> {
    tx.execute(
        "INSERT INTO listener (person, language) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET language = excluded.language",
        params![person, language],
    )?;
    Ok(())
}

/// Whether somebody can still be told anything; who cannot listens no more.
fn still_listens(tx: &Transaction<'_>, person: PersonId) -> Done<bool> {
    let gone = tx.execute(
        "DELETE FROM listener WHERE person = ?1 AND mail IS NULL
         AND NOT EXISTS (SELECT 1 FROM push WHERE push.person = ?1)",
        [person],
    )?;
    Ok(gone == 0)
}
