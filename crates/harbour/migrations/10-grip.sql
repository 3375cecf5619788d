-- Who may write at a table: the node that has it, if any does; how often that has changed; and how often anything of the table
-- has, which every write names and raises. In a folder there is one node, and it has them all.
ALTER TABLE pulse ADD COLUMN owner INTEGER;
ALTER TABLE pulse ADD COLUMN term INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pulse ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
