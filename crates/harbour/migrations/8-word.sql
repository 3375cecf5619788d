-- Who wants word of their turns while no page of theirs is open, in which language, and at which address once it is confirmed.
CREATE TABLE listener (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    mail TEXT,
    confirmed INTEGER NOT NULL DEFAULT 0,
    -- When the address was given, in milliseconds.
    given INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Where a signed-in browser takes messages; it ends when the browser is signed out.
CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    session BLOB NOT NULL REFERENCES session (hash) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_session ON push (session);
CREATE INDEX push_person ON push (person);

-- What a listener has not seen yet at a table, and whether they were told. It is gone as soon as they look.
CREATE TABLE word (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES listener (person) ON DELETE CASCADE,
    -- turn, begun or again.
    kind TEXT NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_table, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX word_person ON word (person);
CREATE INDEX word_untold ON word (since) WHERE told = 0;
