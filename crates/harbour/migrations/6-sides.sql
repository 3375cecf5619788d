-- Which seats play together, as JSON: one list of seats a side; empty where everybody plays for themselves.
ALTER TABLE game_table ADD COLUMN sides TEXT NOT NULL DEFAULT '[]';
-- The side that a line is for; none when everybody may hear it.
ALTER TABLE talk ADD COLUMN side INTEGER;
