//! Who was last at a table that has not begun, so that one which nobody comes back to can be taken away.

use super::Table;
use crate::gauges::up;
use crate::ledger::Memo;
use crate::time::now;
use crate::wire::Status;
use std::time::Duration;

/// How exactly it is written down when somebody was here.
const GRAIN: Duration = Duration::from_hours(1);

impl Table {
    /// Somebody comes or goes; that is not worth a line more than once an hour.
    pub(super) async fn someone_was_here(&mut self) {
        if self.seen.is_none_or(|seen| now().duration_since(seen) >= GRAIN) {
            self.note_presence().await;
        }
    }

    /// Writes down that somebody is here, as long as the game has not begun.
    pub(super) async fn note_presence(&mut self) {
        if self.sheet.status == Status::Gathering {
            let noted = self.jot(Memo::Presence(self.quay.reckoning.today())).await;
            // What could not be written is tried again when the next one comes or goes.
            self.seen = noted.then(now);
        }
    }

    /// The table is no more when it has not begun and nobody has been here since `before`.
    pub(super) async fn expire(&mut self, before: u64) {
        if !self.crowd.is_empty() {
            return self.note_presence().await;
        }
        if matches!(self.write_off(before).await, Ok(true)) {
            up(&self.quay.counters.swept);
            self.be_gone();
        }
    }
}
