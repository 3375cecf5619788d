-- Where a table stood every so many moves, so that it is opened, told and replayed from the nearest of them. All of it follows
-- from the log: what does not fit is passed over and made anew.
CREATE TABLE mark (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    -- Moves in effect.
    steps INTEGER NOT NULL,
    -- How many entries the table had in the log, and the place of the last.
    entries INTEGER NOT NULL,
    place INTEGER NOT NULL,
    -- A digest of what it belongs to: rules, printed content, and how a state is written.
    shape TEXT NOT NULL,
    -- How many lines of the story every viewer had heard, as JSON: seats, spectators, open eyes.
    heard TEXT NOT NULL,
    -- Traces of the calls since the mark before, eight bytes each.
    calls BLOB NOT NULL,
    -- Clocks and the like, as JSON.
    aside TEXT NOT NULL,
    -- The game, as JSON.
    bookmark TEXT NOT NULL,
    PRIMARY KEY (game_table, steps)
) STRICT;

-- How many entries the log had when whoever sits here last looked; none before they were here.
ALTER TABLE seat ADD COLUMN seen INTEGER;
