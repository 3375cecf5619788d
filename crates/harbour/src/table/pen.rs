//! The pen of a table: what its owner writes down, and what becomes of the table when that fails.

use super::Table;
use crate::ledger::{Append, Change, Grip, Memo, Miss, New, Speech};
use crate::problems;
use crate::wire::{Problem, TalkLine};

impl Table {
    /// Writes an entry of the log that the session has carried out already; if that fails, the session is made anew.
    pub(super) async fn append(&mut self, entry: Append) -> Result<(), Problem> {
        let written = self.quay.books.tables.append(self.grip.clone(), entry).await;
        if let Err(Miss::Refused(_)) = written {
            self.gone = self.relive().await.err();
        }
        self.at_revision(written.map(|rev| (rev, ()))).await
    }

    /// Writes something else of the table.
    pub(super) async fn change(&mut self, change: Change) -> Result<(), Problem> {
        let rev = self.quay.books.tables.change(self.grip.clone(), change, self.quay.wall()).await;
        self.at_revision(rev.map(|rev| (rev, ()))).await
    }

    /// Writes a line of talk; none when it was said before.
    pub(super) async fn write_line(&mut self, speech: Speech) -> Result<Option<TalkLine>, Problem> {
        let said = self.quay.books.tables.say(self.grip.clone(), speech, self.quay.wall()).await;
        self.at_revision(said).await
    }

    /// Makes the table that goes on with the same people; whether it was made.
    pub(super) async fn write_next(&mut self, next: New) -> Result<bool, Problem> {
        let made = self.quay.books.tables.succeed(self.grip.clone(), next).await;
        self.at_revision(made).await
    }

    /// Deletes the table if it never began and nobody has been here since then; whether it did.
    pub(super) async fn write_off(&mut self, before: u64) -> Result<bool, Problem> {
        let swept = self.quay.books.tables.sweep(self.grip.clone(), before).await;
        self.at_revision(swept).await
    }

    /// Remembers something that nobody relies on; whether it is written.
    pub(super) async fn jot(&mut self, memo: Memo) -> bool {
        self.quay.books.tables.jot(self.grip.clone(), memo).await.is_ok()
    }

    /// Somebody else has written at this table, which has this revision since then. Who has missed what was written before that
    /// finds out by the next write.
    pub(super) fn was_touched(&mut self, rev: u64) {
        if rev == self.grip.rev + 1 {
            self.grip.rev = rev;
        }
    }

    /// Lets the table go.
    pub(super) async fn cast_off(&mut self) {
        let grip: Grip = std::mem::take(&mut self.grip);
        // What cannot be let go of is taken by whoever needs it.
        let _ = self.quay.books.tables.release(grip).await;
    }

    /// Takes note of the revision that a write led to. Who was behind reads the table anew; and where nobody knows what came of it,
    /// the table is let go, for only who claims it again can know.
    async fn at_revision<T>(&mut self, done: Result<(u64, T), Miss>) -> Result<T, Problem> {
        match &done {
            Ok((rev, _)) => self.grip.rev = *rev,
            Err(Miss::Stale) => self.gone = self.relive().await.err(),
            Err(Miss::Unknown) => {
                self.gone = Some(problems::closed());
                // Nobody is told that it did not happen; who comes back and asks again is answered by the log.
                self.disperse();
            }
            Err(Miss::Refused(_)) => {}
        }
        Ok(done?.1)
    }
}
