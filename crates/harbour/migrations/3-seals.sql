-- The seals that the texts in `entropy` were under, by seat, as JSON; known from the start of the game on.
ALTER TABLE game_table ADD COLUMN seals TEXT NOT NULL DEFAULT '[]';
-- Whether the roll was called: nobody changes seats or seals until the game begins or the start is called off.
ALTER TABLE game_table ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
-- Who would like to play again, by seat, as JSON.
ALTER TABLE game_table ADD COLUMN again TEXT NOT NULL DEFAULT '[]';
-- The SHA-256 of what the person will throw in; `due` when it has to be sealed anew.
ALTER TABLE seat ADD COLUMN seal TEXT NOT NULL DEFAULT '';
-- Whether the name is one for this seat alone: of somebody at the device of the person.
ALTER TABLE seat ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
