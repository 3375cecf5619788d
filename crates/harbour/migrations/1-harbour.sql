CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name of an account in lower case; accounts alone have one, and no two the same.
    handle TEXT UNIQUE,
    -- argon2id, with its own salt and parameters; none for a guest.
    password TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

-- A signed-in browser. The cookie holds the token, the table only its hash.
CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    host INTEGER REFERENCES person (id) ON DELETE SET NULL,
    -- Sealed until the game is over.
    seed TEXT NOT NULL,
    -- A position to start from instead of the game's own setup, as JSON.
    position TEXT,
    -- What the players threw in, by seat, as JSON; known from the start of the game on.
    entropy TEXT NOT NULL,
    ending TEXT,
    outcome TEXT,
    rematch TEXT,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_host ON game_table (host);
-- Who makes a table is asked how many are unfinished; those that are over do not count, however many there are.
CREATE INDEX game_table_unfinished ON game_table (host) WHERE ending IS NULL;

-- What the lists say of a table. Every move writes it, so the rows are short and lie close together.
CREATE TABLE pulse (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    -- gathering, playing or over.
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    steps INTEGER NOT NULL DEFAULT 0,
    -- How many entries the table has in the log, and the place of the last.
    entries INTEGER NOT NULL DEFAULT 0,
    last INTEGER,
    -- Who owes a decision, one bit a seat.
    asked INTEGER NOT NULL DEFAULT 0,
    -- When something last happened, and when somebody was last there before it began.
    touched INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX pulse_status ON pulse (status);
-- Only the tables that strangers see have an index with the time in it.
CREATE INDEX pulse_listed ON pulse (status, touched) WHERE public = 1;
-- Tables that are played are not in it, so that a move has nothing to write here.
CREATE INDEX pulse_forsaken ON pulse (max(touched, seen)) WHERE status = 'gathering';

CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    -- The name shown; it outlives the person.
    name TEXT NOT NULL DEFAULT '',
    -- The bot that sits here.
    bot TEXT,
    ready INTEGER NOT NULL DEFAULT 0,
    -- The bot that plays for an absent person.
    deputy TEXT,
    conceded INTEGER NOT NULL DEFAULT 0,
    entropy TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person);

-- The truth of a table: its last entry is named by its pulse, and every entry names the one before it. All tables write at the
-- one end of this log, so that moves made at the same time share their pages; an index by table would give each a page of its own.
CREATE TABLE log (
    place INTEGER PRIMARY KEY,
    -- The place of the table's entry before this one; the first has none.
    before INTEGER,
    -- The owner of a table writes only while there is one, so nobody has to look it up for every move.
    game_table TEXT NOT NULL,
    n INTEGER NOT NULL,
    -- The client's own id of the call; sent again, it is played once.
    call TEXT NOT NULL,
    seat INTEGER NOT NULL,
    -- A move as JSON, with the chance that followed, or how many moves stay after a take-back.
    move TEXT,
    chance TEXT,
    keep INTEGER,
    -- When, and how long the seat had thought, in milliseconds.
    at INTEGER NOT NULL,
    spent INTEGER NOT NULL
) STRICT;

CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    name TEXT,
    text TEXT,
    -- What the table itself says, as JSON.
    phrase TEXT,
    -- The client's own id of the call; sent again, it is said once.
    call TEXT,
    UNIQUE (game_table, call)
) STRICT;
CREATE INDEX talk_table ON talk (game_table, id);

-- Secrets of this harbour, such as the key that signs cookies.
CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
