//! Who may write at a table.

use super::read::{load, load_within};
use crate::ledger::{Claim, Claimed, Grip, NodeId};
use rusqlite::{Connection, OptionalExtension, named_params};

const RAISE: &str =
    "UPDATE pulse SET rev = rev + 1 WHERE game_table = :id AND term = :term AND rev = :rev RETURNING rev";
const HOLDS: &str = "SELECT 1 FROM pulse WHERE game_table = :id AND term = :term";
const CLAIM: &str = "UPDATE pulse SET owner = :me, term = term + 1, rev = rev + 1
    WHERE game_table = :id AND (owner IS NULL OR owner IN (:me, :suspect))";
const OWNER: &str = "SELECT owner FROM pulse WHERE game_table = :id";
const RELEASE: &str = "UPDATE pulse SET owner = NULL WHERE game_table = :id AND term = :term";

/// Raises the revision of a table; none when it is not as the grip says.
pub(super) fn raise(connection: &Connection, grip: &Grip) -> rusqlite::Result<Option<u64>> {
    let (term, rev) = (grip.term as i64, grip.rev as i64);
    let params = named_params! { ":id": grip.table, ":term": term, ":rev": rev };
    let raised =
        connection.prepare_cached(RAISE)?.query_row(params, |row| row.get::<_, i64>(0)).optional()?;
    Ok(raised.map(|rev| rev as u64))
}

/// Whether the table has not changed hands since the grip was given out.
pub(super) fn holds(connection: &Connection, grip: &Grip) -> rusqlite::Result<bool> {
    connection.prepare_cached(HOLDS)?.exists(named_params! { ":id": grip.table, ":term": grip.term as i64 })
}

/// Takes a table into the hands of a node, unless another has it that is not suspected, and loads it.
pub(super) fn claim(connection: &Connection, claim: &Claim) -> rusqlite::Result<Claimed> {
    let suspect = claim.suspect.unwrap_or(claim.me);
    let params = named_params! { ":id": claim.table, ":me": claim.me.0 as i64, ":suspect": suspect.0 as i64 };
    if connection.prepare_cached(CLAIM)?.execute(params)? == 0 {
        let owner: Option<Option<i64>> = connection
            .prepare_cached(OWNER)?
            .query_row(named_params! { ":id": claim.table }, |row| row.get(0))
            .optional()?;
        let owner = owner.flatten().map(|owner| NodeId(owner as u64));
        return Ok(owner.map_or(Claimed::Missing, Claimed::Elsewhere));
    }
    load_within(connection, &claim.table, claim.reach).map(Claimed::found)
}

/// A table that no other node can have.
pub(super) fn find(connection: &Connection, claim: &Claim) -> rusqlite::Result<Claimed> {
    load(connection, &claim.table, claim.reach).map(Claimed::found)
}

/// Lets a table go; whoever has it since then keeps it.
pub(super) fn release(connection: &Connection, grip: &Grip) -> rusqlite::Result<()> {
    connection
        .prepare_cached(RELEASE)?
        .execute(named_params! { ":id": grip.table, ":term": grip.term as i64 })?;
    Ok(())
}
