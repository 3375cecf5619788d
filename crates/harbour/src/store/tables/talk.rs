//! What was said at a table.

use super::text;
use crate::ledger::{Remark, Speech};
use crate::wire::TalkLine;
use rusqlite::{Connection, named_params};

/// How many of the last lines somebody who comes is told.
const LAST: i64 = 200;
/// How many lines a table keeps; older ones are forgotten.
const KEPT: i64 = 1_000;
const SAY: &str = "INSERT INTO talk (game_table, at, person, name, text, phrase, call, side)
    VALUES (:id, :at, :person, :name, :text, :phrase, :call, :side) ON CONFLICT (game_table, call) DO NOTHING";
const FORGET: &str = "DELETE FROM talk WHERE game_table = :table AND id <= (
    SELECT id FROM talk WHERE game_table = :table ORDER BY id DESC LIMIT 1 OFFSET :kept)";
const SAID: &str =
    "SELECT id, at, person, name, text, phrase, side FROM (SELECT * FROM talk WHERE game_table = :table
    AND id > :since AND (side IS NULL OR (:sides >> side) & 1) ORDER BY id DESC LIMIT :last) ORDER BY id";

/// Writes a line down; nothing when the same call has said it before.
pub(super) fn say(
    connection: &Connection,
    table: &str,
    speech: Speech,
    at: u64,
) -> rusqlite::Result<Option<TalkLine>> {
    let mut line =
        TalkLine { id: 0, at, name: None, person: None, text: None, side: None, phrase: None, step: None };
    let (mut call, mut remark) = (None, None);
    match speech {
        Speech::Person { who, text, call: id, side } => {
            (line.name, line.person, line.text, call) = (Some(who.name), Some(who.id), Some(text), Some(id));
            line.side = side;
        }
        Speech::Table(said) => {
            remark = Some(text(&said)?);
            (line.phrase, line.step) = (Some(said.phrase), said.step);
        }
    }
    let new = connection.prepare_cached(SAY)?.execute(named_params! {
        ":id": table,
        ":at": at as i64,
        ":person": line.person,
        ":name": line.name,
        ":text": line.text,
        ":phrase": remark,
        ":call": call,
        ":side": line.side,
    })?;
    if new == 0 {
        return Ok(None);
    }
    line.id = connection.last_insert_rowid() as u64;
    connection.prepare_cached(FORGET)?.execute(named_params! { ":table": table, ":kept": KEPT })?;
    Ok(Some(line))
}

/// The last lines after `since` that somebody of these sides may hear, one bit a side, in order.
pub(super) fn said(
    connection: &Connection,
    table: &str,
    since: u64,
    sides: u8,
) -> rusqlite::Result<Vec<TalkLine>> {
    let since = since.min(i64::MAX as u64) as i64;
    connection
        .prepare_cached(SAID)?
        .query_map(
            named_params! { ":table": table, ":since": since, ":sides": sides, ":last": LAST },
            |row| {
                let remark: Option<String> = row.get("phrase")?;
                let remark: Option<Remark> = remark.and_then(|said| serde_json::from_str(&said).ok());
                let (phrase, step) = remark.map_or((None, None), |said| (Some(said.phrase), said.step));
                Ok(TalkLine {
                    id: row.get::<_, i64>("id")? as u64,
                    at: row.get::<_, i64>("at")? as u64,
                    name: row.get("name")?,
                    person: row.get("person")?,
                    text: row.get("text")?,
                    side: row.get("side")?,
                    phrase,
                    step,
                })
            },
        )?
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::TablePhrase;

    #[test]
    fn a_table_keeps_the_last_thousand_lines() {
        let began = || Speech::Table(Remark { phrase: TablePhrase::Began, step: None });
        let store = crate::store::in_memory();
        let table = "INSERT INTO game_table (id, game, rules, options, terms, seed, entropy, created)
            VALUES (?1, 'four', 1, '{}', '{}', '', '[]', 1)";
        for id in ["loud", "quiet"] {
            store.execute(table, [id]).unwrap();
            say(&store, id, began(), 1).unwrap();
        }
        for _ in 0..KEPT + 50 {
            say(&store, "loud", began(), 1).unwrap();
        }
        let count = |id: &str| {
            store
                .query_row("SELECT count(*) FROM talk WHERE game_table = ?1", [id], |row| {
                    row.get::<_, i64>(0)
                })
                .unwrap()
        };
        assert_eq!((count("loud"), count("quiet")), (KEPT, 1));
        let (first, last) = (said(&store, "loud", 0, 0).unwrap(), said(&store, "quiet", 0, 0).unwrap());
        assert_eq!((first.len() as i64, last.len()), (LAST, 1), "the last lines are there");
    }
}
