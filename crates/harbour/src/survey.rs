//! What a host wants to know before another program takes over: does every table go on?

use crate::course::{self, Course};
use crate::ledger::Loaded;
use crate::problems;
use crate::store::{Copy, StoreError, TODAY};
use crate::wire::{Problem, Status, TableId};
use serde::Serialize;
use std::path::Path;

/// What this program would make of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Survey {
    /// The shape of the store.
    pub shape: i32,
    /// The shape that this program brings it to.
    pub ours: i32,
    /// Tables that have not begun.
    pub gathering: usize,
    /// Games that are on.
    pub playing: usize,
    /// Games that are over.
    pub over: usize,
    /// Tables of earlier rules that today's rules lead to the same place.
    pub renewed: usize,
    /// Tables that today's rules play otherwise.
    pub outgrown: Vec<Outgrown>,
    /// Tables that cannot be opened.
    pub broken: Vec<Broken>,
}

/// A game that today's rules play otherwise than those it was played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outgrown {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Today's version.
    pub today: u32,
    /// Whether it is on; then it would be closed.
    pub playing: bool,
    /// How many entries its log has.
    pub entries: usize,
    /// How many of them today's rules follow.
    pub followed: usize,
}

/// A table that cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// Which table.
    pub table: TableId,
    /// Why.
    pub why: String,
}

impl Survey {
    /// Whether the store is of a newer program, which this one cannot read.
    pub fn is_newer(&self) -> bool {
        self.shape > self.ours
    }

    /// Whether everything would go on as it is.
    pub fn is_calm(&self) -> bool {
        !self.is_newer() && self.outgrown.is_empty() && self.broken.is_empty()
    }

    /// Looks at a store, given by its folder or its file, and changes nothing in it. No server may use it meanwhile.
    pub fn of(place: &Path) -> Result<Survey, StoreError> {
        let copy = Copy::of(place)?;
        let mut survey = Survey { shape: copy.shape, ours: TODAY, ..Survey::default() };
        if survey.is_newer() {
            return Ok(survey);
        }
        for id in copy.ids()? {
            let loaded = copy.load(&id).map_err(|error| problems::unreadable(error.into()));
            match loaded.and_then(|loaded| loaded.map(|loaded| survey.weigh(&loaded)).transpose()) {
                Ok(_) => {}
                Err(Problem { text: why, .. }) => survey.broken.push(Broken { table: id, why }),
            }
        }
        Ok(survey)
    }

    fn weigh(&mut self, loaded: &Loaded) -> Result<(), Problem> {
        let sheet = &loaded.sheet;
        let today = course::title_of(sheet)?.card().rules;
        let course = match sheet.status {
            Status::Gathering => Course::begin(sheet, &loaded.places)?,
            Status::Playing | Status::Over => Course::relive(loaded)?,
        };
        match sheet.status {
            Status::Gathering => self.gathering += 1,
            Status::Playing => self.playing += 1,
            Status::Over => self.over += 1,
        }
        if course.outgrown {
            self.outgrown.push(Outgrown {
                table: sheet.id.clone(),
                game: sheet.game.clone(),
                rules: sheet.rules,
                today,
                playing: sheet.status == Status::Playing,
                entries: loaded.log.len(),
                followed: course.seq,
            });
        } else if sheet.rules != today {
            self.renewed += 1;
        }
        Ok(())
    }
}
