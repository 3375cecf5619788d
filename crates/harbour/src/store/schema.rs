//! The shape of the database, and the way from every older shape to today's.

use rusqlite::Connection;

/// One step a version; a step that was released never changes.
const STEPS: [&str; 1] = [include_str!("../../migrations/1-harbour.sql")];

/// Takes the steps that are missing, each in a transaction of its own.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let done: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for (step, version) in STEPS.iter().zip(1_i32..).filter(|(_, version)| *version > done) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}
