//! Talk at the table.

use super::Table;
use super::crowd::Guest;
use crate::eyes::may_follow;
use crate::house::Person;
use crate::ledger::{self, Speech};
use crate::letters::can_be_seen;
use crate::problems;
use crate::wire::{Note, Problem, Status};

/// The longest line of talk, in characters.
const LONGEST: usize = 500;

impl Table {
    /// Somebody says something.
    pub(super) async fn talk(&mut self, who: Person, call: String, text: &str) -> Result<(), Problem> {
        if self.sheet.status != Status::Gathering && !self.may_follow(who.id) {
            return Err(problems::not_seated());
        }
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim().to_owned();
        if !can_be_seen(&text) {
            return Err(problems::empty());
        }
        if text.chars().count() > LONGEST {
            return Err(problems::too_long());
        }
        self.say(Speech::Person { who, text, call }).await
    }

    /// Writes a line down and passes it on; said again by the same call, it is not said twice.
    pub(super) async fn say(&mut self, speech: Speech) -> Result<(), Problem> {
        let id = self.sheet.id.clone();
        let line = self.quay.store.write(move |transaction| ledger::say(transaction, &id, speech)).await?;
        let Some(line) = line else { return Ok(()) };
        let gathering = self.sheet.status == Status::Gathering;
        let (sheet, places, told) = (&self.sheet, &self.places, line.id);
        let note = Note::Talk { lines: vec![line] };
        let hears =
            |guest: &Guest| guest.told.is_some() && (gathering || may_follow(sheet, places, guest.who.id));
        self.crowd.tell_all(&note, hears);
        self.crowd.iter_mut().filter(|guest| hears(guest)).for_each(|guest| guest.told = Some(told));
        Ok(())
    }
}
