//! What is remembered beside a table.

use super::{forsaken, marks};
use crate::ledger::Memo;
use rusqlite::{Connection, named_params};

const LOOKED: &str = "UPDATE seat SET seen = :seen WHERE game_table = :id AND person = :person";

/// Remembers something.
pub(super) fn jot(connection: &Connection, id: &str, memo: &Memo) -> rusqlite::Result<()> {
    match memo {
        Memo::Glance { person, entries } => {
            connection
                .prepare_cached(LOOKED)?
                .execute(named_params! { ":id": id, ":person": person, ":seen": *entries as i64 })?;
            Ok(())
        }
        Memo::Presence(at) => forsaken::seen(connection, id, *at),
        Memo::Marks(marks) => {
            marks.iter().try_for_each(|(mark, calls)| marks::lay(connection, id, mark, calls))
        }
    }
}
