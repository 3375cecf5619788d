//! Words for those who want to be told when nobody of them looks: noted in the same stroke as what they are about, so that none is
//! lost or made twice by a crash. Who tells them, and when, is not known here.

use rusqlite::{Connection, named_params};

/// What begins for whom is told by comparing with the pulse, so a word is noted before the pulse is written.
const TURN: &str = "INSERT INTO word (game_table, person, kind, since)
    SELECT DISTINCT :id, seat.person, 'turn', :at FROM pulse JOIN seat ON seat.game_table = pulse.game_table
    JOIN listener ON listener.person = seat.person
    WHERE pulse.game_table = :id AND ((:asked & ~pulse.asked) >> seat.seat) & 1 AND seat.deputy IS NULL AND seat.conceded = 0
    ON CONFLICT DO UPDATE SET since = excluded.since";
const BEGUN: &str = "INSERT INTO word (game_table, person, kind, since)
    SELECT DISTINCT :id, seat.person, 'begun', :at FROM seat JOIN listener ON listener.person = seat.person
    WHERE seat.game_table = :id ON CONFLICT DO UPDATE SET since = excluded.since";
const AGAIN: &str = "INSERT INTO word (game_table, person, kind, since)
    SELECT DISTINCT :id, seat.person, 'again', :at FROM seat JOIN listener ON listener.person = seat.person
    WHERE seat.game_table = :id AND (:silent >> seat.seat) & 1 ON CONFLICT DO UPDATE SET since = excluded.since";

/// It is the turn of some seats, one bit a seat; those who were asked before know.
pub(super) fn turn(connection: &Connection, id: &str, asked: i64, at: u64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(TURN)?
        .execute(named_params! { ":id": id, ":asked": asked, ":at": at as i64 })?;
    Ok(())
}

/// The game begins.
pub(super) fn begun(connection: &Connection, id: &str, at: u64) -> rusqlite::Result<()> {
    connection.prepare_cached(BEGUN)?.execute(named_params! { ":id": id, ":at": at as i64 })?;
    Ok(())
}

/// Somebody would like to play again, and the people at these seats have not said, one bit a seat.
pub(super) fn again(connection: &Connection, id: &str, silent: i64, at: u64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(AGAIN)?
        .execute(named_params! { ":id": id, ":silent": silent, ":at": at as i64 })?;
    Ok(())
}
