//! Writing a table to the store. Every function is one job of the writer's thread.

use super::{Answer, Deed, Entry, Occupant, Place, Remark, Sheet, Speech, status_word, words};
use crate::house::Person;
use crate::time::wall;
use crate::wire::{Ending, PersonId, TableId, TablePhrase};
use freeport_kernel::{Outcome, Seat, SeatSet};
use rusqlite::{Connection, OptionalExtension, named_params};
use serde::Serialize;

const NEW_TABLE: &str =
    "INSERT INTO game_table (id, game, rules, options, terms, host, seed, position, entropy, created, sides)
    VALUES (:id, :game, :rules, :options, :terms, :host, :seed, :position, :entropy, :created, :sides)";
const NEW_PULSE: &str = "INSERT INTO pulse (game_table, status, public, spectators, touched)
    VALUES (:id, :status, :public, :spectators, :created)";
const SET_SEAT: &str = "INSERT INTO seat (game_table, seat, person, name, named, bot, ready, deputy, deputy_own,
    conceded, entropy, seal, orders) VALUES (:id, :seat, :person, :name, :named, :bot, :ready, :deputy, :deputy_own,
    :conceded, :entropy, :seal, :orders)
    ON CONFLICT (game_table, seat) DO UPDATE SET person = excluded.person, name = excluded.name, named = excluded.named,
    bot = excluded.bot, ready = excluded.ready, deputy = excluded.deputy, deputy_own = excluded.deputy_own,
    conceded = excluded.conceded, entropy = excluded.entropy, seal = excluded.seal, orders = excluded.orders";
const CALL_ROLL: &str = "UPDATE game_table SET called = 1 WHERE id = :id";
const CALL_OFF: &str = "UPDATE game_table SET called = 0, seed = :seed WHERE id = :id";
const START: &str =
    "UPDATE game_table SET entropy = :entropy, seals = :seals, terms = :terms, called = 0 WHERE id = :id";
const START_PULSE: &str =
    "UPDATE pulse SET status = 'playing', asked = :asked, touched = :at WHERE game_table = :id";
const APPEND: &str = "INSERT INTO log (before, game_table, n, call, seat, move, chance, keep, at, spent)
    SELECT last, :id, :n, :call, :seat, :move, :chance, :keep, :at, :spent FROM pulse
    WHERE game_table = :id AND entries = :n - 1";
const BEAT: &str = "UPDATE pulse SET entries = :n, last = :last, steps = :steps, touched = :at,
    asked = coalesce(:asked, asked) WHERE game_table = :id";
const LOOKED: &str = "UPDATE seat SET seen = :seen WHERE game_table = :id AND person = :person";
const TOUCH: &str = "UPDATE pulse SET touched = :at WHERE game_table = :id";
const END: &str = "UPDATE game_table SET ending = :ending, outcome = :outcome WHERE id = :id";
const END_PULSE: &str = "UPDATE pulse SET status = 'over', asked = 0, touched = :at WHERE game_table = :id";
const HOST: &str = "UPDATE game_table SET host = :host WHERE id = :id";
const RULES: &str = "UPDATE game_table SET rules = :rules WHERE id = :id";
const AGAIN: &str = "UPDATE game_table SET again = :again, rematch = NULL WHERE id = :id";
const REMATCH: &str = "UPDATE game_table SET rematch = :rematch, again = '[]' WHERE id = :id";
const DELETE: &str = "DELETE FROM game_table WHERE id = :id";
const DELETE_LOG: &str = "DELETE FROM log WHERE place = :place RETURNING before";
const LAST: &str = "SELECT last FROM pulse WHERE game_table = :id";
const UNFINISHED: &str = "SELECT count(*) FROM game_table INDEXED BY game_table_unfinished
    WHERE host = :host AND ending IS NULL";

/// An entry to be appended, and what the lists then say of the table.
pub(crate) struct Append {
    pub id: TableId,
    pub n: usize,
    pub call: String,
    pub entry: Entry,
    pub steps: usize,
    /// Who owes a decision now, when that has changed.
    pub asked: Option<SeatSet>,
    /// How the game ended, when it has.
    pub end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub ending: Ending,
    /// The outcome as JSON, for whoever reads the store.
    pub outcome: Option<String>,
}

impl End {
    pub(crate) fn new(ending: Ending, outcome: Option<&Outcome>) -> End {
        End { ending, outcome: outcome.and_then(|outcome| serde_json::to_string(outcome).ok()) }
    }
}

/// Something happened at the table.
pub(crate) fn touch(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(TOUCH)?.execute(named_params! { ":id": id, ":at": wall() as i64 })?;
    Ok(())
}

/// Somebody who sits at the table has seen so many entries of its log.
pub(crate) fn looked(
    connection: &Connection,
    id: &str,
    person: PersonId,
    seen: usize,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(LOOKED)?
        .execute(named_params! { ":id": id, ":person": person, ":seen": seen as i64 })?;
    Ok(())
}

/// How many unfinished tables a person has made.
pub(crate) fn unfinished(connection: &Connection, host: PersonId) -> rusqlite::Result<usize> {
    let count: i64 = connection
        .prepare_cached(UNFINISHED)?
        .query_row(named_params! { ":host": host }, |row| row.get(0))?;
    Ok(count as usize)
}

/// A new table.
pub(crate) fn create(connection: &Connection, sheet: &Sheet, places: &[Place]) -> rusqlite::Result<()> {
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
    })?;
    seat_all(connection, &sheet.id, places)
}

/// Who sits at every seat.
pub(crate) fn seat_all(connection: &Connection, id: &str, places: &[Place]) -> rusqlite::Result<()> {
    for (place, seat) in places.iter().zip(0..) {
        seat_one(connection, id, Seat(seat), place)?;
    }
    Ok(())
}

/// Who sits at one seat.
pub(crate) fn seat_one(connection: &Connection, id: &str, seat: Seat, place: &Place) -> rusqlite::Result<()> {
    let bot = match &place.sitter {
        Occupant::Bot(spec) => Some(spec.to_string()),
        Occupant::Open | Occupant::Person { .. } => None,
    };
    let (entropy, seal) = place.thrown.columns();
    connection.prepare_cached(SET_SEAT)?.execute(named_params! {
        ":id": id,
        ":seat": seat.0,
        ":person": place.person(),
        ":name": place.name(),
        ":named": place.named,
        ":bot": bot,
        ":ready": place.ready,
        ":deputy": place.deputy.map(|deputy| deputy.bot.to_string()),
        ":deputy_own": place.deputy.is_some_and(|deputy| deputy.own),
        ":conceded": place.conceded,
        ":entropy": entropy,
        ":seal": seal,
        ":orders": text(&place.orders)?,
    })?;
    Ok(())
}

/// The roll is called.
pub(crate) fn call_roll(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(CALL_ROLL)?.execute(named_params! { ":id": id })?;
    touch(connection, id)
}

/// The roll call came to nothing, and there is another seed.
pub(crate) fn call_off(connection: &Connection, id: &str, seed: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(CALL_OFF)?.execute(named_params! { ":id": id, ":seed": seed })?;
    touch(connection, id)
}

/// The game begins.
pub(crate) fn start(connection: &Connection, sheet: &Sheet, waits: SeatSet) -> rusqlite::Result<()> {
    connection.prepare_cached(START)?.execute(named_params! {
        ":id": sheet.id, ":entropy": text(&sheet.entropy)?, ":seals": text(&sheet.seals)?,
        ":terms": text(&sheet.terms)?,
    })?;
    words::begun(connection, &sheet.id)?;
    words::turn(connection, &sheet.id, bits(waits))?;
    connection.prepare_cached(START_PULSE)?.execute(named_params! {
        ":id": sheet.id, ":asked": bits(waits), ":at": wall() as i64,
    })?;
    Ok(())
}

/// An entry of the log, and the summary that goes with it.
pub(crate) fn append(connection: &Connection, append: &Append) -> rusqlite::Result<()> {
    let (mv, chance, keep) = match &append.entry.deed {
        Deed::Move { mv, chance } => (Some(text(mv)?), Some(text(chance)?), None),
        Deed::Undo { keep } => (None, None, Some(*keep as i64)),
    };
    let at = wall() as i64;
    let written = connection.prepare_cached(APPEND)?.execute(named_params! {
        ":id": append.id,
        ":n": append.n as i64,
        ":call": append.call,
        ":seat": append.entry.seat.0,
        ":move": mv,
        ":chance": chance,
        ":keep": keep,
        ":at": at,
        ":spent": append.entry.spent as i64,
    })?;
    if written == 0 {
        // Somebody else has written this entry, or the table is gone.
        return Err(rusqlite::Error::QueryReturnedNoRows);
    }
    if let Some(asked) = append.asked {
        words::turn(connection, &append.id, bits(asked))?;
    }
    connection.prepare_cached(BEAT)?.execute(named_params! {
        ":id": append.id,
        ":n": append.n as i64,
        ":last": connection.last_insert_rowid(),
        ":steps": append.steps as i64,
        ":asked": append.asked.map(bits),
        ":at": at,
    })?;
    if let Some(keep) = keep {
        super::take_up(connection, &append.id, keep as usize)?;
    }
    append.end.as_ref().map_or(Ok(()), |how| end(connection, &append.id, how))
}

/// One bit a seat.
fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The game is over.
pub(crate) fn end(connection: &Connection, id: &str, end: &End) -> rusqlite::Result<()> {
    connection.prepare_cached(END)?.execute(named_params! {
        ":id": id, ":ending": text(&end.ending)?, ":outcome": end.outcome,
    })?;
    connection.prepare_cached(END_PULSE)?.execute(named_params! { ":id": id, ":at": wall() as i64 })?;
    Ok(())
}

/// Today's rules play the game otherwise, so it is over, and the table says so.
pub(crate) fn outgrow(connection: &Connection, id: &str, moves: usize) -> rusqlite::Result<()> {
    end(connection, id, &End::new(Ending::Outgrown, None))?;
    super::say(
        connection,
        id,
        Speech::Table(Remark { phrase: TablePhrase::Outgrown { moves }, step: Some(moves) }),
    )
    .map(drop)
}

/// The game is played by today's rules from now on.
pub(crate) fn renew(connection: &Connection, id: &str, rules: u32) -> rusqlite::Result<()> {
    connection.prepare_cached(RULES)?.execute(named_params! { ":id": id, ":rules": rules })?;
    Ok(())
}

/// Somebody else is the host.
pub(crate) fn hand_on(connection: &Connection, id: &str, host: Option<PersonId>) -> rusqlite::Result<()> {
    connection.prepare_cached(HOST)?.execute(named_params! { ":id": id, ":host": host })?;
    Ok(())
}

/// Who would like to play again, as long as there is no next table.
pub(crate) fn again(connection: &Connection, id: &str, answers: &[Option<Answer>]) -> rusqlite::Result<()> {
    connection.prepare_cached(AGAIN)?.execute(named_params! { ":id": id, ":again": text(&answers)? })?;
    if answers.iter().flatten().any(|answer| answer.yes) {
        let silent = answers.iter().zip(0..).filter(|(answer, _)| answer.is_none());
        words::again(connection, id, bits(silent.map(|(_, seat)| Seat(seat)).collect()))?;
    }
    Ok(())
}

/// The table that goes on with the same people.
pub(crate) fn rematch(connection: &Connection, id: &str, next: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(REMATCH)?.execute(named_params! { ":id": id, ":rematch": next })?;
    Ok(())
}

/// The table is gone, with all that belongs to it.
pub(crate) fn delete(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    let last = connection.prepare_cached(LAST)?.query_row(named_params! { ":id": id }, |row| row.get(0));
    let mut next: Option<i64> = last.optional()?.flatten();
    let mut entry = connection.prepare_cached(DELETE_LOG)?;
    while let Some(place) = next {
        let before = entry.query_row(named_params! { ":place": place }, |row| row.get(0));
        next = before.optional()?.flatten();
    }
    connection.prepare_cached(DELETE)?.execute(named_params! { ":id": id })?;
    Ok(())
}

/// Somebody has another name, at every seat.
pub(crate) fn rename(connection: &Connection, person: &Person) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached("UPDATE seat SET name = :name WHERE person = :id AND named = 0")?
        .execute(named_params! { ":id": person.id, ":name": person.name })?;
    tables_of(connection, person.id)
}

/// A guest's seats, tables and talk go over to an account.
pub(crate) fn adopt(
    connection: &Connection,
    guest: PersonId,
    account: &Person,
) -> rusqlite::Result<Vec<TableId>> {
    for sql in [
        "UPDATE seat SET person = :new, name = CASE WHEN named THEN name ELSE :name END WHERE person = :old",
        "UPDATE game_table SET host = :new WHERE host = :old AND :name = :name",
        "UPDATE talk SET person = :new, name = :name WHERE person = :old",
    ] {
        connection
            .prepare_cached(sql)?
            .execute(named_params! { ":new": account.id, ":name": account.name, ":old": guest })?;
    }
    tables_of(connection, account.id)
}

/// Somebody is no more: who they were stays as a name alone. The tables that named them.
pub(crate) fn forget(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<TableId>> {
    let tables = tables_of(connection, person)?;
    connection
        .prepare_cached("DELETE FROM person WHERE id = :id")?
        .execute(named_params! { ":id": person })?;
    Ok(tables)
}

/// The tables that are not over where a person sits or is the host.
pub(crate) fn unfinished_of(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT game_table FROM pulse WHERE status <> 'over' AND game_table IN (
             SELECT game_table FROM seat WHERE person = :id UNION SELECT id FROM game_table WHERE host = :id)",
        )?
        .query_map(named_params! { ":id": person }, |row| row.get(0))?
        .collect()
}

/// The tables where a person sits or is the host.
pub(crate) fn tables_of(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT game_table FROM seat WHERE person = :id UNION SELECT id FROM game_table WHERE host = :id",
        )?
        .query_map(named_params! { ":id": person }, |row| row.get(0))?
        .collect()
}

/// The games on which time runs, or a bot or an order has to answer: they go on without anybody's asking.
pub(crate) fn restless(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT id FROM pulse JOIN game_table ON id = game_table WHERE status = 'playing' AND (
             CASE WHEN json_valid(terms) THEN json_extract(terms, '$.clock') <> 'none' ELSE 0 END
             OR EXISTS (SELECT 1 FROM seat WHERE seat.game_table = id AND (asked >> seat) & 1
             AND (bot IS NOT NULL OR deputy IS NOT NULL OR conceded = 1 OR orders <> '[]')))",
        )?
        .query_map([], |row| row.get(0))?
        .collect()
}

/// A value as JSON.
pub(crate) fn text<T: Serialize>(value: &T) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}
