//! The lists of the harbour, from summaries alone: no game is opened for them.

use super::read::json;
use super::status_of;
use crate::wire::{Lists, PersonId, Status, TableCard};
use rusqlite::{Connection, Params, named_params};

/// How long a table that nobody touches stays among those to join or to watch.
const FRESH: u64 = 24 * 60 * 60 * 1_000;

macro_rules! cards {
    ($which:literal) => {
        cards!($which, "touched DESC")
    };
    ($which:literal, $first:literal) => {
        concat!(
            "SELECT t.id, t.game, t.sides, p.status, p.steps, p.touched, s.person, s.name, s.bot, s.deputy, s.conceded,
             (p.asked >> s.seat) & 1 AS asked
             FROM (SELECT * FROM pulse WHERE ",
            $which,
            " ORDER BY ",
            $first,
            " LIMIT 60) p JOIN game_table t ON t.id = p.game_table
             JOIN seat s ON s.game_table = t.id ORDER BY p.touched DESC, t.id, s.seat"
        )
    };
}

const MINE: &str = cards!(
    "game_table IN (SELECT game_table FROM seat WHERE person = :me UNION SELECT id FROM game_table WHERE host = :me)
     AND (status = 'over') = :over",
    // However long ago a table was touched: one that waits for who asks is not left out.
    "EXISTS (SELECT 1 FROM seat WHERE seat.game_table = pulse.game_table AND person = :me AND (asked >> seat) & 1) DESC,
     touched DESC"
);
const OPEN: &str = cards!(
    "public = 1 AND status = 'gathering' AND touched > :fresh AND NOT EXISTS (SELECT 1 FROM seat
     WHERE seat.game_table = pulse.game_table AND person = :me) AND EXISTS (SELECT 1 FROM seat
     WHERE seat.game_table = pulse.game_table AND person IS NULL AND bot IS NULL)"
);
const WATCH: &str = cards!(
    "public = 1 AND spectators = 1 AND status = 'playing' AND touched > :fresh AND NOT EXISTS (SELECT 1 FROM seat
     WHERE seat.game_table = pulse.game_table AND person = :me)"
);

/// The tables in the harbour, for who asks.
pub(super) fn lists(connection: &Connection, me: PersonId, now: u64) -> rusqlite::Result<Lists> {
    let fresh = now.saturating_sub(FRESH) as i64;
    let mut mine = cards(connection, MINE, named_params! { ":me": me, ":over": false }, me)?;
    mine.sort_by_key(|card| (!card.my_turn, card.status != Status::Playing));
    mine.extend(cards(connection, MINE, named_params! { ":me": me, ":over": true }, me)?);
    Ok(Lists {
        mine,
        open: cards(connection, OPEN, named_params! { ":me": me, ":fresh": fresh }, me)?,
        watch: cards(connection, WATCH, named_params! { ":me": me, ":fresh": fresh }, me)?,
    })
}

/// One card a table, from one row a seat.
fn cards(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    me: PersonId,
) -> rusqlite::Result<Vec<TableCard>> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut cards: Vec<TableCard> = Vec::new();
    while let Some(row) = rows.next()? {
        let id = row.get_ref("id")?.as_str()?;
        if cards.last().is_none_or(|card| card.id != id) {
            cards.push(TableCard {
                id: id.to_owned(),
                game: row.get("game")?,
                status: status_of(row.get_ref("status")?.as_str()?),
                names: Vec::new(),
                sides: json(row, "sides")?,
                open: 0,
                my_turn: false,
                steps: row.get::<_, i64>("steps")? as usize,
                touched: row.get::<_, i64>("touched")? as u64,
            });
        }
        let (person, name): (Option<PersonId>, String) = (row.get("person")?, row.get("name")?);
        let away: bool = row.get::<_, Option<String>>("deputy")?.is_some() || row.get("conceded")?;
        let asked: bool = row.get("asked")?;
        if let Some(card) = cards.last_mut() {
            card.open += u8::from(name.is_empty());
            card.my_turn |= asked && !away && person == Some(me);
            card.names.push(name);
        }
    }
    Ok(cards)
}
