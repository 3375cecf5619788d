//! What changes at a table beside its log.

use super::talk::say;
use super::{bits, text, words};
use crate::ledger::{Answer, Change, End, Occupant, Place, Remark, Sheet, Speech};
use crate::wire::{Ending, PersonId, TablePhrase};
use freeport_kernel::{Seat, SeatSet};
use rusqlite::{Connection, OptionalExtension, named_params};

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
const TOUCH: &str = "UPDATE pulse SET touched = :at WHERE game_table = :id";
const END: &str = "UPDATE game_table SET ending = :ending, outcome = :outcome WHERE id = :id";
const END_PULSE: &str = "UPDATE pulse SET status = 'over', asked = 0, touched = :at WHERE game_table = :id";
const HOST: &str = "UPDATE game_table SET host = :host WHERE id = :id";
const RULES: &str = "UPDATE game_table SET rules = :rules WHERE id = :id";
const AGAIN: &str = "UPDATE game_table SET again = :again, rematch = NULL WHERE id = :id";
const DELETE: &str = "DELETE FROM game_table WHERE id = :id";
const DELETE_LOG: &str = "DELETE FROM log WHERE place = :place RETURNING before";
const LAST: &str = "SELECT last FROM pulse WHERE game_table = :id";

/// Carries out a change of a table.
pub(super) fn change(connection: &Connection, id: &str, change: &Change, at: u64) -> rusqlite::Result<()> {
    match change {
        Change::Seats(places) => {
            seat_all(connection, id, places)?;
            touch(connection, id, at)
        }
        Change::Places(places) => {
            places.iter().try_for_each(|(seat, place)| seat_one(connection, id, *seat, place))
        }
        Change::Roll(places) => {
            seat_all(connection, id, places)?;
            call_roll(connection, id, at)
        }
        Change::CallOff { places, seed, anew } => {
            seat_all(connection, id, places)?;
            call_off(connection, id, seed, at)?;
            if *anew { call_roll(connection, id, at) } else { Ok(()) }
        }
        Change::Start { sheet, places, waits } => {
            seat_all(connection, id, places)?;
            start(connection, sheet, *waits, at)
        }
        Change::GiveUp { seat, place, end: how } => {
            seat_one(connection, id, *seat, place)?;
            how.as_ref().map_or(Ok(()), |how| end(connection, id, how, at))
        }
        Change::Outgrow(moves) => outgrow(connection, id, *moves, at),
        Change::Renew(rules) => renew(connection, id, *rules),
        Change::HandOn(heir) => hand_on(connection, id, *heir),
        Change::Again(answers) => again(connection, id, answers, at),
        Change::Delete => delete(connection, id),
    }
}

/// Something happened at the table.
fn touch(connection: &Connection, id: &str, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(TOUCH)?.execute(named_params! { ":id": id, ":at": at as i64 })?;
    Ok(())
}

/// Who sits at every seat.
pub(super) fn seat_all(connection: &Connection, id: &str, places: &[Place]) -> rusqlite::Result<()> {
    for (place, seat) in places.iter().zip(0..) {
        seat_one(connection, id, Seat(seat), place)?;
    }
    Ok(())
}

/// Who sits at one seat.
fn seat_one(connection: &Connection, id: &str, seat: Seat, place: &Place) -> rusqlite::Result<()> {
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
fn call_roll(connection: &Connection, id: &str, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(CALL_ROLL)?.execute(named_params! { ":id": id })?;
    touch(connection, id, at)
}

/// The roll call came to nothing, and there is another seed.
fn call_off(connection: &Connection, id: &str, seed: &str, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(CALL_OFF)?.execute(named_params! { ":id": id, ":seed": seed })?;
    touch(connection, id, at)
}

/// The game begins.
fn start(connection: &Connection, sheet: &Sheet, waits: SeatSet, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(START)?.execute(named_params! {
        ":id": sheet.id, ":entropy": text(&sheet.entropy)?, ":seals": text(&sheet.seals)?,
        ":terms": text(&sheet.terms)?,
    })?;
    words::begun(connection, &sheet.id, at)?;
    words::turn(connection, &sheet.id, bits(waits), at)?;
    connection.prepare_cached(START_PULSE)?.execute(named_params! {
        ":id": sheet.id, ":asked": bits(waits), ":at": at as i64,
    })?;
    Ok(())
}

/// The game is over.
pub(super) fn end(connection: &Connection, id: &str, end: &End, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(END)?.execute(named_params! {
        ":id": id, ":ending": text(&end.ending)?, ":outcome": end.outcome,
    })?;
    connection.prepare_cached(END_PULSE)?.execute(named_params! { ":id": id, ":at": at as i64 })?;
    Ok(())
}

/// Today's rules play the game otherwise, so it is over, and the table says so.
fn outgrow(connection: &Connection, id: &str, moves: usize, at: u64) -> rusqlite::Result<()> {
    end(connection, id, &End::new(Ending::Outgrown, None), at)?;
    let remark = Remark { phrase: TablePhrase::Outgrown { moves }, step: Some(moves) };
    say(connection, id, Speech::Table(remark), at).map(drop)
}

/// The game is played by today's rules from now on.
fn renew(connection: &Connection, id: &str, rules: u32) -> rusqlite::Result<()> {
    connection.prepare_cached(RULES)?.execute(named_params! { ":id": id, ":rules": rules })?;
    Ok(())
}

/// Somebody else is the host.
fn hand_on(connection: &Connection, id: &str, host: PersonId) -> rusqlite::Result<()> {
    connection.prepare_cached(HOST)?.execute(named_params! { ":id": id, ":host": host })?;
    Ok(())
}

/// Who would like to play again, as long as there is no next table.
fn again(connection: &Connection, id: &str, answers: &[Option<Answer>], at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(AGAIN)?.execute(named_params! { ":id": id, ":again": text(&answers)? })?;
    if answers.iter().flatten().any(|answer| answer.yes) {
        let silent = answers.iter().zip(0..).filter(|(answer, _)| answer.is_none());
        words::again(connection, id, bits(silent.map(|(_, seat)| Seat(seat)).collect()), at)?;
    }
    Ok(())
}

/// The table is gone, with all that belongs to it.
pub(super) fn delete(connection: &Connection, id: &str) -> rusqlite::Result<()> {
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
