//! Reading a table from the store.

use super::{Deed, Deputy, Entry, Loaded, Occupant, Place, Reached, Sheet, status_of};
use crate::calls::Calls;
use crate::thrown::Thrown;
use crate::wire::TableId;
use freeport_kernel::{MAX_SEATS, Seat};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, named_params};
use serde::de::DeserializeOwned;

const SHEET: &str =
    "SELECT id, game, rules, options, terms, status, host, seed, position, entropy, seals, called, ending, again,
    rematch, created, sides FROM game_table JOIN pulse ON game_table = id WHERE id = :id";
const SEATS: &str =
    "SELECT person, name, named, bot, ready, deputy, deputy_own, conceded, entropy, seal, orders FROM seat
    WHERE game_table = :id ORDER BY seat";
const REACHED: &str = "SELECT entries, steps, asked, outcome FROM pulse JOIN game_table ON id = game_table
    WHERE game_table = :id";
const PACKS: &str = "SELECT game, json_extract(options, '$.pack') AS pack, count(*) FROM game_table
    WHERE json_valid(options) AND pack LIKE '%@%' GROUP BY game, pack ORDER BY game, pack";
const IDS: &str = "SELECT id FROM game_table ORDER BY created, id";
/// The log of a table, from its last entry back to its first. The way back leads to ever earlier places, so it ends.
const LOG: &str = "WITH RECURSIVE mine (place) AS (
    SELECT last FROM pulse WHERE game_table = :id
    UNION ALL SELECT before FROM mine CROSS JOIN log USING (place) WHERE before < place)
    SELECT seat, move, chance, keep, spent, call FROM mine CROSS JOIN log USING (place)";

/// Why a log cannot be read from its end to its beginning.
#[derive(Debug, thiserror::Error)]
#[error("some of its entries are missing")]
struct Torn;

/// A table with its seats and its log, if there is one with this id.
pub(crate) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<Loaded>> {
    let whole = connection.unchecked_transaction()?;
    let Some(sheet) =
        whole.prepare_cached(SHEET)?.query_row(named_params! { ":id": id }, sheet).optional()?
    else {
        return Ok(None);
    };
    let places = whole
        .prepare_cached(SEATS)?
        .query_map(named_params! { ":id": id }, place)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    let mut calls = Calls::default();
    let mut log = whole
        .prepare_cached(LOG)?
        .query_map(named_params! { ":id": id }, |row| {
            calls.add(row.get_ref("call")?.as_str()?);
            entry(row)
        })?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    log.reverse();
    let (entries, reached) =
        whole.prepare_cached(REACHED)?.query_row(named_params! { ":id": id }, reached)?;
    if log.len() as i64 != entries {
        return Err(unreadable("log", Torn));
    }
    Ok(Some(Loaded { sheet, places, log, reached, calls }))
}

/// The content packs that tables name beside the printed ones: game, pack, and how many tables.
pub(crate) fn packs(connection: &Connection) -> rusqlite::Result<Vec<(String, String, usize)>> {
    connection
        .prepare_cached(PACKS)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, i64>(2)? as usize)))?
        .collect()
}

/// Every table there is, those made first first.
pub(crate) fn ids(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    connection.prepare_cached(IDS)?.query_map([], |row| row.get(0))?.collect()
}

fn sheet(row: &Row<'_>) -> rusqlite::Result<Sheet> {
    Ok(Sheet {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options: json(row, "options")?,
        terms: json(row, "terms")?,
        status: status_of(&row.get::<_, String>("status")?),
        host: row.get("host")?,
        seed: row.get("seed")?,
        position: maybe_json(row, "position")?,
        entropy: json(row, "entropy")?,
        seals: json(row, "seals")?,
        called: row.get("called")?,
        ending: maybe_json(row, "ending")?,
        again: json(row, "again")?,
        rematch: row.get("rematch")?,
        created: row.get::<_, i64>("created")? as u64,
        sides: json(row, "sides")?,
    })
}

fn reached(row: &Row<'_>) -> rusqlite::Result<(i64, Reached)> {
    let asked: i64 = row.get("asked")?;
    let seats = Seat::all(MAX_SEATS as u8).filter(|seat| asked >> seat.0 & 1 == 1);
    let steps = row.get::<_, i64>("steps")? as usize;
    let reached = Reached { steps, asked: seats.collect(), outcome: maybe_json(row, "outcome")? };
    Ok((row.get("entries")?, reached))
}

fn place(row: &Row<'_>) -> rusqlite::Result<Place> {
    let (person, bot): (Option<i64>, Option<String>) = (row.get("person")?, row.get("bot")?);
    let name: String = row.get("name")?;
    let sitter = match bot {
        Some(bot) => Occupant::Bot(bot.parse().map_err(|error| unreadable("bot", error))?),
        None if person.is_none() && name.is_empty() => Occupant::Open,
        None => Occupant::Person { id: person, name },
    };
    let deputy: Option<String> = row.get("deputy")?;
    let bot = deputy.map(|bot| bot.parse().map_err(|error| unreadable("deputy", error))).transpose()?;
    let own = row.get("deputy_own")?;
    Ok(Place {
        sitter,
        ready: row.get("ready")?,
        deputy: bot.map(|bot| Deputy { bot, own }),
        conceded: row.get("conceded")?,
        named: row.get("named")?,
        thrown: Thrown::stored(row.get("entropy")?, row.get("seal")?),
        orders: json(row, "orders")?,
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let deed = match row.get::<_, Option<i64>>("keep")? {
        Some(keep) => Deed::Undo { keep: keep as usize },
        None => Deed::Move { mv: json(row, "move")?, chance: json(row, "chance")? },
    };
    Ok(Entry { seat: Seat(row.get("seat")?), deed, spent: row.get::<_, i64>("spent")? as u64 })
}

pub(super) fn json<T: DeserializeOwned>(row: &Row<'_>, column: &'static str) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str().map_err(|error| unreadable(column, error))?;
    serde_json::from_str(text).map_err(|error| unreadable(column, error))
}

fn maybe_json<T: DeserializeOwned>(row: &Row<'_>, column: &'static str) -> rusqlite::Result<Option<T>> {
    match row.get_ref(column)?.as_str_or_null().map_err(|error| unreadable(column, error))? {
        Some(text) => serde_json::from_str(text).map(Some).map_err(|error| unreadable(column, error)),
        None => Ok(None),
    }
}

fn unreadable(column: &str, error: impl std::error::Error + Send + Sync + 'static) -> rusqlite::Error {
    let error: Box<dyn std::error::Error + Send + Sync> = format!("{column}: {error}").into();
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, error)
}
