//! Marks along the log of a table: a cache of where it stood. What does not fit the log is passed over.

use crate::calls::Calls;
use crate::ledger::{Mark, Point};
use freeport_kernel::{MAX_SEATS, Viewer};
use rusqlite::{Connection, OptionalExtension, Row, named_params};

const LAY: &str =
    "INSERT OR REPLACE INTO mark (game_table, steps, entries, place, shape, heard, calls, aside, bookmark)
    VALUES (:id, :steps, :entries, :place, :shape, :heard, :calls, :aside, :bookmark)";
const LAST: &str = "SELECT last FROM pulse WHERE game_table = :id AND entries = :entries";
const CLEAR: &str = "DELETE FROM mark WHERE game_table = :id AND steps > :keep";
const BEFORE_STEP: &str = "SELECT * FROM mark WHERE game_table = :id AND shape = :shape AND steps <= :most
    ORDER BY steps DESC LIMIT 1";
const AFTER_STEP: &str = "SELECT * FROM mark WHERE game_table = :id AND shape = :shape AND steps >= :least
    ORDER BY steps LIMIT 1";
const BEFORE_LINE: &str = "SELECT * FROM mark WHERE game_table = :id AND shape = :shape
    AND CASE WHEN json_valid(heard) THEN json_extract(heard, '$[' || :viewer || ']') END <= :most ORDER BY steps DESC LIMIT 1";
const AFTER_LINE: &str = "SELECT * FROM mark WHERE game_table = :id AND shape = :shape
    AND CASE WHEN json_valid(heard) THEN json_extract(heard, '$[' || :viewer || ']') END >= :least ORDER BY steps LIMIT 1";
const LATER: &str =
    "SELECT steps, entries FROM mark WHERE game_table = :id AND shape = :shape AND steps > :steps
    ORDER BY steps";
const CALLS: &str = "SELECT calls FROM mark WHERE game_table = :id AND steps <= :steps ORDER BY steps";

/// The place of a viewer in [`Mark::heard`].
fn column(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MAX_SEATS,
        Viewer::Open => MAX_SEATS + 1,
    }
}

/// The last mark that lies not after a point.
pub(super) fn before(
    connection: &Connection,
    id: &str,
    shape: &str,
    point: Point,
) -> rusqlite::Result<Option<Mark>> {
    let found = match point {
        Point::Step(most) => connection
            .prepare_cached(BEFORE_STEP)?
            .query_row(named_params! { ":id": id, ":shape": shape, ":most": number(most) }, mark),
        Point::Line(viewer, most) => connection.prepare_cached(BEFORE_LINE)?.query_row(
            named_params! { ":id": id, ":shape": shape, ":viewer": column(viewer) as i64, ":most": number(most) },
            mark,
        ),
    };
    found.optional()
}

/// The first mark that lies not before a point.
pub(super) fn after(
    connection: &Connection,
    id: &str,
    shape: &str,
    point: Point,
) -> rusqlite::Result<Option<Mark>> {
    let found = match point {
        Point::Step(least) => connection
            .prepare_cached(AFTER_STEP)?
            .query_row(named_params! { ":id": id, ":shape": shape, ":least": number(least) }, mark),
        Point::Line(viewer, least) => connection.prepare_cached(AFTER_LINE)?.query_row(
            named_params! { ":id": id, ":shape": shape, ":viewer": column(viewer) as i64, ":least": number(least) },
            mark,
        ),
    };
    found.optional()
}

/// The last mark that lies not after so many moves, with those after it, and the calls up to it.
pub(super) fn base(
    connection: &Connection,
    id: &str,
    shape: &str,
    steps: usize,
) -> rusqlite::Result<Option<(Mark, Calls)>> {
    let Some(mut mark) = before(connection, id, shape, Point::Step(steps))? else { return Ok(None) };
    mark.later = later(connection, id, &mark)?;
    Ok(calls(connection, id, &mark)?.map(|calls| (mark, calls)))
}

/// The calls up to a mark; none when some of them are not there.
fn calls(connection: &Connection, id: &str, mark: &Mark) -> rusqlite::Result<Option<Calls>> {
    let mut known = Calls::default();
    let mut statement = connection.prepare_cached(CALLS)?;
    let mut rows = statement.query(named_params! { ":id": id, ":steps": number(mark.steps) })?;
    while let Some(row) = rows.next()? {
        known.extend(row.get_ref("calls")?.as_blob()?);
    }
    Ok((known.len() == mark.entries).then_some(known))
}

fn mark(row: &Row<'_>) -> rusqlite::Result<Mark> {
    Ok(Mark {
        steps: row.get::<_, i64>("steps")? as usize,
        entries: row.get::<_, i64>("entries")? as usize,
        place: row.get("place")?,
        shape: row.get("shape")?,
        heard: row.get("heard")?,
        aside: row.get("aside")?,
        bookmark: row.get("bookmark")?,
        later: Vec::new(),
    })
}

/// The marks that lie after one of them.
fn later(connection: &Connection, id: &str, mark: &Mark) -> rusqlite::Result<Vec<(usize, usize)>> {
    let point = |row: &Row<'_>| Ok((row.get::<_, i64>(0)? as usize, row.get::<_, i64>(1)? as usize));
    connection
        .prepare_cached(LATER)?
        .query_map(named_params! { ":id": id, ":shape": mark.shape, ":steps": number(mark.steps) }, point)?
        .collect()
}

/// Lays a mark, with the traces of the calls since the one before it. One that is not at its entry any more is not laid.
pub(super) fn lay(connection: &Connection, id: &str, mark: &Mark, calls: &[u8]) -> rusqlite::Result<()> {
    let last = || {
        let found = connection
            .prepare_cached(LAST)?
            .query_row(named_params! { ":id": id, ":entries": number(mark.entries) }, |row| row.get(0));
        found.optional().map(Option::flatten)
    };
    let place: Option<i64> = mark.place.map_or_else(last, |place| Ok(Some(place)))?;
    let Some(place) = place else { return Ok(()) };
    connection.prepare_cached(LAY)?.execute(named_params! {
        ":id": id,
        ":steps": number(mark.steps),
        ":entries": number(mark.entries),
        ":place": place,
        ":shape": mark.shape,
        ":heard": mark.heard,
        ":calls": calls,
        ":aside": mark.aside,
        ":bookmark": mark.bookmark,
    })?;
    Ok(())
}

/// Takes up the marks behind the first so many moves: the game goes another way from there.
pub(super) fn take_up(connection: &Connection, id: &str, keep: usize) -> rusqlite::Result<()> {
    connection.prepare_cached(CLEAR)?.execute(named_params! { ":id": id, ":keep": number(keep) })?;
    Ok(())
}

fn number(value: usize) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
