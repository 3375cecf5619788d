//! What was said at a table.

use super::write::text;
use crate::house::Person;
use crate::time::wall;
use crate::wire::{TablePhrase, TalkLine};
use rusqlite::{Connection, named_params};

/// How many of the last lines somebody who comes is told.
const LAST: i64 = 200;
const SAY: &str = "INSERT INTO talk (game_table, at, person, name, text, phrase, call)
    VALUES (:id, :at, :person, :name, :text, :phrase, :call) ON CONFLICT (game_table, call) DO NOTHING";
const SAID: &str =
    "SELECT id, at, person, name, text, phrase FROM (SELECT * FROM talk WHERE game_table = :table
    AND id > :since ORDER BY id DESC LIMIT :last) ORDER BY id";

/// Who speaks: a person in a call, or the table itself.
pub(crate) enum Speech {
    Person { who: Person, text: String, call: String },
    Table(TablePhrase),
}

/// Writes a line down; nothing when the same call has said it before.
pub(crate) fn say(
    connection: &Connection,
    table: &str,
    speech: Speech,
) -> rusqlite::Result<Option<TalkLine>> {
    let at = wall();
    let mut line = TalkLine { id: 0, at, name: None, person: None, text: None, phrase: None };
    let mut call = None;
    match speech {
        Speech::Person { who, text, call: id } => {
            (line.name, line.person, line.text, call) = (Some(who.name), Some(who.id), Some(text), Some(id));
        }
        Speech::Table(phrase) => line.phrase = Some(phrase),
    }
    let new = connection.prepare_cached(SAY)?.execute(named_params! {
        ":id": table,
        ":at": at as i64,
        ":person": line.person,
        ":name": line.name,
        ":text": line.text,
        ":phrase": line.phrase.as_ref().map(text).transpose()?,
        ":call": call,
    })?;
    line.id = connection.last_insert_rowid() as u64;
    Ok((new == 1).then_some(line))
}

/// The last lines after `since`, in order.
pub(crate) fn said(connection: &Connection, table: &str, since: u64) -> rusqlite::Result<Vec<TalkLine>> {
    connection
        .prepare_cached(SAID)?
        .query_map(
            named_params! { ":table": table, ":since": since.min(i64::MAX as u64) as i64, ":last": LAST },
            |row| {
                let phrase: Option<String> = row.get("phrase")?;
                Ok(TalkLine {
                    id: row.get::<_, i64>("id")? as u64,
                    at: row.get::<_, i64>("at")? as u64,
                    name: row.get("name")?,
                    person: row.get("person")?,
                    text: row.get("text")?,
                    phrase: phrase.and_then(|text| serde_json::from_str(&text).ok()),
                })
            },
        )?
        .collect()
}
