-- When a signed-in browser was last here, to the day; one that nobody uses any more is forgotten by itself.
ALTER TABLE session ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE session SET seen = max(created, (SELECT seen FROM person WHERE person.id = session.person));

-- The time up to which the harbour believes its clock, in milliseconds; what is deleted for its age is measured by it.
CREATE TABLE reckoning (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL,
    -- Taken aboard and thrown off again, to see whether there is room for anything.
    ballast BLOB
) STRICT;
INSERT INTO reckoning (one, at) SELECT 1, max(latest) FROM (
    SELECT max(touched) AS latest FROM pulse
    UNION ALL SELECT max(seen) FROM pulse
    UNION ALL SELECT max(seen) * 1000 FROM person
) HAVING max(latest) > 0;
