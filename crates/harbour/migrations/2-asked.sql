-- Who owes a decision, one bit a seat, for the lists alone: beside the time of the last move, so that a move writes one row less.
ALTER TABLE game_table ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET asked = coalesce((SELECT sum(seat.asked << seat.seat) FROM seat WHERE game_table = id), 0);
ALTER TABLE seat DROP COLUMN asked;
