//! Reading a table from the store.

use super::{marks, status_of};
use crate::calls::Calls;
use crate::course::shape;
use crate::ledger::{Deed, Deputy, Entry, Grip, Loaded, Mark, Occupant, Place, Point, Reach, Reached, Sheet};
use crate::milestones::REMEMBERED;
use crate::thrown::Thrown;
use crate::wire::{PersonId, TableId};
use freeport_kernel::{MAX_SEATS, Seat};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, named_params};
use serde::de::DeserializeOwned;

const SHEET: &str =
    "SELECT id, game, rules, options, terms, status, host, seed, position, entropy, seals, called, ending, again,
    rematch, created, sides FROM game_table JOIN pulse ON game_table = id WHERE id = :id";
const SEATS: &str =
    "SELECT person, name, named, bot, ready, deputy, deputy_own, conceded, entropy, seal, orders, seen FROM seat
    WHERE game_table = :id ORDER BY seat";
const REACHED: &str =
    "SELECT entries, last, steps, asked, outcome, term, rev FROM pulse JOIN game_table ON id = game_table
    WHERE game_table = :id";
const PACKS: &str = "SELECT game, json_extract(options, '$.pack') AS pack, count(*) FROM game_table
    WHERE json_valid(options) AND pack LIKE '%@%' GROUP BY game, pack ORDER BY game, pack";
const IDS: &str = "SELECT id FROM game_table ORDER BY created, id";
/// The log of a table, from the entry at one place back to the one after another. The way back leads to ever earlier places, so
/// it ends.
const LOG: &str = "WITH RECURSIVE mine (place) AS (
    SELECT :last UNION ALL SELECT before FROM mine CROSS JOIN log USING (place) WHERE before < place AND before > :after)
    SELECT place, n, before, seat, move, chance, keep, spent, call FROM mine CROSS JOIN log USING (place)";

/// Why a log cannot be read from its end to its beginning.
#[derive(Debug, thiserror::Error)]
#[error("some of its entries are missing")]
struct Torn;

/// A table with its seats and so much of its log as it is at one moment, if there is one with this id.
pub(crate) fn load(connection: &Connection, id: &str, reach: Reach) -> rusqlite::Result<Option<Loaded>> {
    let whole = connection.unchecked_transaction()?;
    load_within(&whole, id, reach)
}

/// The same within a transaction.
pub(super) fn load_within(
    connection: &Connection,
    id: &str,
    reach: Reach,
) -> rusqlite::Result<Option<Loaded>> {
    let Some(head) = Head::read(connection, id)? else { return Ok(None) };
    let some = match reach {
        Reach::Whole => None,
        Reach::Late(keep) => late(connection, id, &head, keep)?,
        Reach::Stretch(from, to) => stretch(connection, id, &head, from, to)?,
    };
    let stretch = match some {
        Some(stretch) => Some(stretch),
        None => Stretch::read(connection, None, None, &head)?,
    };
    Ok(Some(head.with(stretch.ok_or_else(|| unreadable("log", Torn))?)))
}

/// The end of a log: enough to go on from, and to go back from to the first `keep` moves; none without a mark that fits.
fn late(
    connection: &Connection,
    id: &str,
    head: &Head,
    keep: Option<usize>,
) -> rusqlite::Result<Option<Stretch>> {
    let steps = keep.unwrap_or(head.reached.steps).checked_sub(REMEMBERED + 1);
    let Some((shape, steps)) = shape(&head.sheet).zip(steps) else { return Ok(None) };
    let Some((mark, calls)) = marks::base(connection, id, &shape, steps)? else { return Ok(None) };
    let stretch = Stretch::read(connection, Some(mark), None, head)?;
    Ok(stretch.map(|stretch| Stretch { calls: calls.and(stretch.calls), ..stretch }))
}

/// As much of a log as leads from one point to another, and somewhat more.
fn stretch(
    connection: &Connection,
    id: &str,
    head: &Head,
    from: Point,
    to: Point,
) -> rusqlite::Result<Option<Stretch>> {
    let Some(shape) = shape(&head.sheet) else { return Ok(None) };
    let first = marks::before(connection, id, &shape, from)?;
    let last = marks::after(connection, id, &shape, to)?;
    Stretch::read(connection, first, last, head)
}

/// What is known of a table before its log is read.
struct Head {
    sheet: Sheet,
    places: Vec<Place>,
    entries: usize,
    last: Option<i64>,
    reached: Reached,
    grip: Grip,
}

impl Head {
    fn read(connection: &Connection, id: &str) -> rusqlite::Result<Option<Head>> {
        let Some(sheet) =
            connection.prepare_cached(SHEET)?.query_row(named_params! { ":id": id }, sheet).optional()?
        else {
            return Ok(None);
        };
        let places = connection
            .prepare_cached(SEATS)?
            .query_map(named_params! { ":id": id }, place)?
            .collect::<rusqlite::Result<Vec<_>>>()?;
        let mut statement = connection.prepare_cached(REACHED)?;
        let head = |row: &Row<'_>| {
            let (term, rev) = (row.get::<_, i64>("term")? as u64, row.get::<_, i64>("rev")? as u64);
            let grip = Grip { table: id.to_owned(), term, rev };
            let (entries, last) = (row.get::<_, i64>("entries")? as usize, row.get("last")?);
            Ok(Head { sheet, places, entries, last, reached: reached(row)?, grip })
        };
        statement.query_row(named_params! { ":id": id }, head).map(Some)
    }

    /// The table with a stretch of its log. Whoever has decided something has looked.
    fn with(self, stretch: Stretch) -> Loaded {
        let Head { sheet, mut places, entries, last, reached, grip } = self;
        let Stretch { mark, log, at, calls, movers } = stretch;
        for place in &mut places {
            let person = place.person();
            let moved = movers.iter().rfind(|(mover, _)| Some(*mover) == person).map(|(_, entry)| *entry);
            place.seen = place.seen.max(moved);
        }
        let to_end = mark.as_ref().map_or(0, |mark| mark.entries) + log.len() == entries
            && at.last().copied().or(mark.as_ref().and_then(|mark| mark.place)) == last;
        Loaded { grip, sheet, places, mark, log, at, to_end, reached, calls }
    }
}

/// A part of a log.
struct Stretch {
    mark: Option<Mark>,
    log: Vec<Entry>,
    at: Vec<i64>,
    calls: Calls,
    /// Which person's call led to which entry.
    movers: Vec<(PersonId, usize)>,
}

impl Stretch {
    /// The entries after one mark, or from the beginning, up to another, or to the end; none when they do not lead from the one
    /// to the other, or back behind the first.
    fn read(
        connection: &Connection,
        mark: Option<Mark>,
        to: Option<Mark>,
        head: &Head,
    ) -> rusqlite::Result<Option<Stretch>> {
        let (after, begun) = mark.as_ref().map_or((None, 0), |mark| (mark.place, mark.entries));
        let (last, entries) = to.map_or((head.last, head.entries), |mark| (mark.place, mark.entries));
        let (mut log, mut at, mut calls, mut movers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut first = last;
        if let Some(last) = last.filter(|last| Some(*last) != after) {
            let mut statement = connection.prepare_cached(LOG)?;
            let mut rows =
                statement.query(named_params! { ":last": last, ":after": after.unwrap_or(i64::MIN) })?;
            while let Some(row) = rows.next()? {
                let call = row.get_ref("call")?.as_str()?;
                let mover = call.split_once(':').and_then(|(person, _)| person.parse().ok());
                movers.extend(mover.zip(usize::try_from(row.get::<_, i64>("n")?).ok()));
                calls.push(call.to_owned());
                at.push(row.get("place")?);
                first = row.get("before")?;
                log.push(entry(row)?);
            }
        }
        let joined = first == after && entries.checked_sub(begun) == Some(log.len());
        let floor = mark.as_ref().map_or(0, |mark| mark.steps);
        if !joined || log.iter().any(|entry| matches!(entry.deed, Deed::Undo { keep } if keep < floor)) {
            return Ok(None);
        }
        log.reverse();
        at.reverse();
        movers.reverse();
        let mut known = Calls::default();
        calls.iter().rev().for_each(|call| known.add(call));
        Ok(Some(Stretch { mark, log, at, calls: known, movers }))
    }
}

/// The content packs that tables name beside the printed ones: game, pack, and how many tables.
pub(super) fn packs(connection: &Connection) -> rusqlite::Result<Vec<(String, String, usize)>> {
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

fn reached(row: &Row<'_>) -> rusqlite::Result<Reached> {
    let asked: i64 = row.get("asked")?;
    let seats = Seat::all(MAX_SEATS as u8).filter(|seat| asked >> seat.0 & 1 == 1);
    let steps = row.get::<_, i64>("steps")? as usize;
    Ok(Reached { steps, asked: seats.collect(), outcome: maybe_json(row, "outcome")? })
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
        seen: row.get::<_, Option<i64>>("seen")?.map(|seen| seen as usize),
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
