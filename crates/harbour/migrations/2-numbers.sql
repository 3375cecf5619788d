-- The number of a person is never given to another: tables in memory, pages and backups may still speak of who was deleted.
CREATE TABLE person_numbered (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    -- The name of an account in lower case; accounts alone have one, and no two the same.
    handle TEXT UNIQUE,
    -- argon2id, with its own salt and parameters; none for a guest.
    password TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
INSERT INTO person_numbered (id, name, handle, password, created, seen)
    SELECT id, name, handle, password, created, seen FROM person;
DROP TABLE person;
ALTER TABLE person_numbered RENAME TO person;

-- Numbers that were freed before today are not written down; the next one is above all that anything still names.
DELETE FROM sqlite_sequence WHERE name = 'person';
INSERT INTO sqlite_sequence (name, seq) SELECT 'person', coalesce(max(number), 0) FROM (
    SELECT max(id) AS number FROM person
    UNION ALL SELECT max(person) FROM seat
    UNION ALL SELECT max(person) FROM talk
    UNION ALL SELECT max(person) FROM session
    UNION ALL SELECT max(host) FROM game_table
);
