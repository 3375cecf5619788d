-- Standing orders of whoever sits here, as JSON; they decline windows, and nobody else is told of them.
ALTER TABLE seat ADD COLUMN orders TEXT NOT NULL DEFAULT '[]';
