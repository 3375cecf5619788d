//! Tables as rows: seats, logs and talk.

mod append;
mod change;
mod create;
mod elsewhere;
mod forsaken;
mod grip;
mod lists;
mod marks;
mod memo;
mod read;
mod talk;
mod words;

pub(crate) use read::{ids, load};

use super::base::Base;
use crate::house::Person;
use crate::ledger::{
    Append, Broom, Change, Claim, Claimed, Cleared, Grip, Ledger, Loaded, Memo, Miss, New, NodeId, Reach,
    Reply, Speech, Touched,
};
use crate::wire::{Lists, PersonId, Status, TableId, TalkLine};
use freeport_kernel::SeatSet;
use rusqlite::Transaction;
use serde::Serialize;

/// Does something at a table that is as a grip says, and raises its revision.
fn fenced<B: Base, T: Send + 'static>(
    base: &B,
    grip: Grip,
    work: impl FnOnce(&Transaction<'_>, &Grip, u64) -> rusqlite::Result<T> + Send + 'static,
) -> Reply<T> {
    let done = base.write(true, move |tx| {
        let Some(rev) = grip::raise(tx, &grip)? else { return Ok(None) };
        work(tx, &grip, rev).map(Some)
    });
    Box::pin(async move { done.await?.ok_or(Miss::Stale) })
}

impl<B: Base> Ledger for B {
    fn claim(&self, claim: Claim) -> Reply<Claimed> {
        if B::ALONE {
            Box::pin(self.read(move |connection| grip::find(connection, &claim)))
        } else {
            Box::pin(self.write(true, move |tx| grip::claim(tx, &claim)))
        }
    }

    fn release(&self, grip: Grip) -> Reply<()> {
        if B::ALONE {
            Box::pin(std::future::ready(Ok(())))
        } else {
            Box::pin(self.write(true, move |tx| grip::release(tx, &grip)))
        }
    }

    fn append(&self, grip: Grip, entry: Append) -> Reply<u64> {
        // Its first statement is the only one that can fail for what it says.
        let written = self.write(false, move |tx| append::append(tx, &grip, &entry));
        Box::pin(async move { written.await?.ok_or(Miss::Stale) })
    }

    fn change(&self, grip: Grip, change: Change, at: u64) -> Reply<u64> {
        fenced(self, grip, move |tx, grip, rev| {
            change::change(tx, &grip.table, &change, at)?;
            Ok(rev)
        })
    }

    fn say(&self, grip: Grip, speech: Speech, at: u64) -> Reply<(u64, Option<TalkLine>)> {
        fenced(self, grip, move |tx, grip, rev| Ok((rev, talk::say(tx, &grip.table, speech, at)?)))
    }

    fn succeed(&self, grip: Grip, next: New) -> Reply<(u64, bool)> {
        fenced(self, grip, move |tx, grip, rev| Ok((rev, create::succeed(tx, &grip.table, &next)?)))
    }

    fn sweep(&self, grip: Grip, before: u64) -> Reply<(u64, bool)> {
        fenced(self, grip, move |tx, grip, rev| Ok((rev, forsaken::sweep(tx, &grip.table, before)?)))
    }

    fn jot(&self, grip: Grip, memo: Memo) -> Reply<()> {
        let done = self.write(true, move |tx| {
            let holds = grip::holds(tx, &grip)?;
            if holds {
                memo::jot(tx, &grip.table, &memo)?;
            }
            Ok(holds)
        });
        Box::pin(async move { if done.await? { Ok(()) } else { Err(Miss::Stale) } })
    }

    fn create(&self, new: New, me: NodeId) -> Reply<Option<Box<Loaded>>> {
        let owner = (!B::ALONE).then_some(me);
        Box::pin(self.write(true, move |tx| {
            let made = create::create(tx, &new, owner)?;
            Ok(made.then(|| Box::new(Loaded::new(new.sheet, new.places))))
        }))
    }

    fn clear_away(&self, table: TableId, broom: Broom) -> Reply<Cleared> {
        Box::pin(self.write(true, move |tx| forsaken::clear_away(tx, &table, broom)))
    }

    fn rename(&self, person: Person) -> Reply<Vec<Touched>> {
        Box::pin(self.write(true, move |tx| elsewhere::rename(tx, &person)))
    }

    fn adopt(&self, guest: PersonId, account: Person) -> Reply<Vec<Touched>> {
        Box::pin(self.write(true, move |tx| elsewhere::adopt(tx, guest, &account)))
    }

    fn forget(&self, person: PersonId) -> Reply<Vec<Touched>> {
        Box::pin(self.write(true, move |tx| elsewhere::forget(tx, person)))
    }

    fn keep_time(&self, at: u64) -> Reply<()> {
        Box::pin(self.write(true, move |tx| elsewhere::keep_time(tx, at)))
    }

    fn load(&self, table: TableId, reach: Reach) -> Reply<Option<Box<Loaded>>> {
        Box::pin(self.read(move |connection| Ok(load(connection, &table, reach)?.map(Box::new))))
    }

    fn said(&self, table: TableId, since: u64, sides: u8) -> Reply<Vec<TalkLine>> {
        Box::pin(self.read(move |connection| talk::said(connection, &table, since, sides)))
    }

    fn lists(&self, who: PersonId, now: u64) -> Reply<Lists> {
        Box::pin(self.read(move |connection| lists::lists(connection, who, now)))
    }

    fn packs(&self) -> Reply<Vec<(String, String, usize)>> {
        Box::pin(self.read(read::packs))
    }

    fn restless(&self) -> Reply<Vec<TableId>> {
        Box::pin(self.read(elsewhere::restless))
    }

    fn forsaken(&self, before: u64, most: usize) -> Reply<Vec<TableId>> {
        Box::pin(self.read(move |connection| forsaken::forsaken(connection, before, most)))
    }

    fn unfinished_of(&self, person: PersonId) -> Reply<Vec<TableId>> {
        Box::pin(self.read(move |connection| elsewhere::unfinished_of(connection, person)))
    }

    fn time_kept(&self) -> Reply<Option<u64>> {
        Box::pin(self.read(elsewhere::time_kept))
    }
}

/// One bit a seat.
fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// A value as JSON.
fn text<T: Serialize>(value: &T) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}

fn status_word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

fn status_of(word: &str) -> Status {
    match word {
        "gathering" => Status::Gathering,
        "playing" => Status::Playing,
        _ => Status::Over,
    }
}
