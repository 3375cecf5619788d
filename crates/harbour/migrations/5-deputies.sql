-- Whether the person asked for the bot; one that others called ends when its person returns.
ALTER TABLE seat ADD COLUMN deputy_own INTEGER NOT NULL DEFAULT 0;
