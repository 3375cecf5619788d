-- When somebody was last at a table that has not begun; tables that were there before this was written down begin now.
ALTER TABLE game_table ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET seen = unixepoch() * 1000 WHERE status = 'gathering';
-- Tables that are played are not in it, so that a move has nothing to write here.
CREATE INDEX game_table_forsaken ON game_table (max(touched, seen)) WHERE status = 'gathering';
