//! The shape of the database, and the way from every older shape to today's.

use rusqlite::Connection;

/// One step a version; a step that was released never changes.
const STEPS: [&str; 10] = [
    include_str!("../../migrations/1-harbour.sql"),
    include_str!("../../migrations/2-numbers.sql"),
    include_str!("../../migrations/3-seals.sql"),
    include_str!("../../migrations/4-sessions-and-reckoning.sql"),
    include_str!("../../migrations/5-deputies.sql"),
    include_str!("../../migrations/6-sides.sql"),
    include_str!("../../migrations/7-orders.sql"),
    include_str!("../../migrations/8-word.sql"),
    include_str!("../../migrations/9-marks.sql"),
    include_str!("../../migrations/10-grip.sql"),
];

/// The shape that the last step leads to.
pub(super) const TODAY: i32 = STEPS.len() as i32;

/// The shape of a store; 0 when nothing is in it yet.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Why a store cannot be brought to today's shape.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unfit {
    /// It has a shape that nobody here knows.
    #[error(
        "it was written by a newer Freeport (its shape is number {0}, and this program knows {TODAY}). Start it with that program, or a newer one"
    )]
    Newer(i32),
    /// The database refused.
    #[error(transparent)]
    Sql(#[from] rusqlite::Error),
}

/// Takes the steps that are missing, each in a transaction of its own.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Unfit> {
    // A step may build a table anew that others name; what is named is there again at its end.
    connection.pragma_update(None, "foreign_keys", "off")?;
    take_steps(connection)?;
    Ok(connection.pragma_update(None, "foreign_keys", "on")?)
}

fn take_steps(connection: &mut Connection) -> Result<(), Unfit> {
    let done = version(connection)?;
    if done > TODAY {
        return Err(Unfit::Newer(done));
    }
    for (step, version) in STEPS.iter().zip(1_i32..).filter(|(_, version)| *version > done) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_an_old_store_the_next_person_gets_a_number_that_nothing_names() {
        let mut store = Connection::open_in_memory().unwrap();
        store.execute_batch(STEPS[0]).unwrap();
        store.pragma_update(None, "user_version", 1).unwrap();
        store
            .execute_batch(
                "PRAGMA foreign_keys = off;
                INSERT INTO person (id, name, created, seen) VALUES (3, 'Anna', 1, 2), (5, 'Bea', 1, 2);
                INSERT INTO session (hash, person, created) VALUES (x'00', 3, 1);
                INSERT INTO game_table (id, game, rules, options, terms, host, seed, entropy, created)
                    VALUES ('t', 'four', 1, '{}', '{}', 3, '', '[]', 1);
                INSERT INTO seat (game_table, seat, person, name) VALUES ('t', 0, 3, 'Anna'), ('t', 1, 9, 'Gone');
                PRAGMA foreign_keys = on;",
            )
            .unwrap();
        migrate(&mut store).unwrap();
        let newcomer = |name: &str| {
            store.execute("INSERT INTO person (name, created, seen) VALUES (?1, 1, 1)", [name]).unwrap();
            store.last_insert_rowid()
        };
        assert_eq!(newcomer("Carl"), 10);
        store.execute("DELETE FROM person WHERE id = 10", []).unwrap();
        assert_eq!(newcomer("Dora"), 11, "a number was given twice");
        let count = |sql: &str| store.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(count("SELECT count(*) FROM person WHERE name IN ('Anna', 'Bea')"), 2);
        store.execute("DELETE FROM person WHERE id = 3", []).unwrap();
        assert_eq!(count("SELECT count(*) FROM session"), 0, "what names people still follows them");
        assert_eq!(count("SELECT count(*) FROM seat WHERE person = 3"), 0);
    }
}
