//! Talk at the table.

use super::Table;
use super::crowd::Guest;
use crate::eyes::{may_follow, seats_of};
use crate::house::Person;
use crate::ledger::{Place, Sheet, Speech};
use crate::letters::can_be_seen;
use crate::problems;
use crate::wire::{Mark, Note, PersonId, Problem, Status};
use freeport_kernel::Seat;

/// The longest line of talk, in characters.
const LONGEST: usize = 500;
/// The longest name of a cell, in characters.
const LONGEST_CELL: usize = 40;

impl Table {
    /// Somebody says something: to everybody, or to the side of a seat alone.
    pub(super) async fn talk(
        &mut self,
        who: Person,
        call: String,
        text: &str,
        seat: Option<Seat>,
    ) -> Result<(), Problem> {
        let side = seat.map(|seat| self.side_for(who.id, seat)).transpose()?;
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
        self.say(Speech::Person { who, text, call, side }).await
    }

    /// Somebody shows their side something on the board. Nobody else is told, and nothing of it stays.
    pub(super) fn mark(&mut self, person: PersonId, seat: Seat, mark: Mark) -> Result<(), Problem> {
        let side = self.side_for(person, seat)?;
        self.playing()?;
        let cells = match &mark {
            Mark::Cell(cell) => [cell, cell],
            Mark::Arrow(from, to) => [from, to],
        };
        if cells.iter().any(|cell| cell.chars().count() > LONGEST_CELL) {
            return Err(problems::too_long());
        }
        let (sheet, places) = (&self.sheet, &self.places);
        self.crowd.tell_all(&Note::Mark { seat, mark }, |guest| {
            guest.viewer.is_some() && hears(sheet, places, guest.who.id, side)
        });
        Ok(())
    }

    /// The side of a seat of one's own, once the game is on and where somebody else plays for it.
    fn side_for(&self, person: PersonId, seat: Seat) -> Result<u8, Problem> {
        self.own(person, seat)?;
        if self.sheet.status == Status::Gathering {
            return Err(problems::not_started());
        }
        let side = self.sheet.side(seat).ok_or_else(problems::no_side)?;
        let alone = self.sheet.sides.get(usize::from(side)).is_none_or(|seats| seats.len() < 2);
        if alone { Err(problems::no_side()) } else { Ok(side) }
    }

    /// Writes a line down and passes it on; said again by the same call, it is not said twice.
    pub(super) async fn say(&mut self, speech: Speech) -> Result<(), Problem> {
        let Some(line) = self.write_line(speech).await? else { return Ok(()) };
        let gathering = self.sheet.status == Status::Gathering;
        let (sheet, places, told, side) = (&self.sheet, &self.places, line.id, line.side);
        let note = Note::Talk { lines: vec![line] };
        let may_hear = |person: PersonId| match side {
            Some(side) => hears(sheet, places, person, side),
            None => gathering || may_follow(sheet, places, person),
        };
        let listens = |guest: &Guest| guest.told.is_some() && may_hear(guest.who.id);
        self.crowd.tell_all(&note, listens);
        self.crowd.iter_mut().filter(|guest| listens(guest)).for_each(|guest| guest.told = Some(told));
        Ok(())
    }
}

/// Whether somebody plays for a side, and so hears what is meant for it alone.
fn hears(sheet: &Sheet, places: &[Place], person: PersonId, side: u8) -> bool {
    sheet.sides_of(seats_of(places, person)) >> side & 1 == 1
}
