//! What every ledger does, whoever keeps it: the same tests over all of them.

mod elsewhere;
mod fence;
mod listeners;
mod logs;
mod people;
mod weather;

use super::*;
use crate::calls::Calls;
use crate::store::{Memory, Store};
use crate::wire::Status;
use freeport_kernel::{Seat, SeatSet};
use serde_json::json;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

const ME: NodeId = NodeId(1);
/// Any time.
const NOW: u64 = 1_700_000_000_000;

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A ledger that is tried, with what goes with it.
struct Trial {
    books: Books,
    folder: Option<(PathBuf, crate::store::Closing)>,
}

impl Trial {
    fn sqlite() -> Trial {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("freeport-ledger-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let (store, closing) = Store::open(&folder).unwrap();
        Trial { books: store.into(), folder: Some((folder, closing)) }
    }

    fn memory() -> Trial {
        Trial { books: Memory::new().unwrap().into(), folder: None }
    }

    async fn end(self) {
        drop(self.books);
        if let Some((folder, closing)) = self.folder {
            tokio::task::spawn_blocking(|| closing.wait()).await.unwrap();
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// The same tests over every ledger.
macro_rules! over_all {
    ($($name:ident),* $(,)?) => {
        over_all!(sqlite: $($name),*);
        over_all!(memory: $($name),*);
    };
    ($ledger:ident: $($name:ident),*) => {
        mod $ledger {
            $(#[tokio::test]
            async fn $name() {
                let trial = super::super::Trial::$ledger();
                super::$name(trial.books.clone()).await;
                trial.end().await;
            })*
        }
    };
}
use over_all;

/// Somebody new, and the browser they are signed in with.
async fn person(books: &Books, name: &str) -> (Person, Session) {
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let mut session = [0; 32];
    session[..4].copy_from_slice(&number.to_le_bytes());
    let id = books.people.new_guest(name.to_owned(), session, NOW / 1_000).await.unwrap();
    (Person { id, name: name.to_owned() }, session)
}

fn place(who: &Person) -> Place {
    let sitter = Occupant::Person { id: Some(who.id), name: who.name.clone() };
    Place { sitter, ready: true, ..Place::default() }
}

fn sheet(id: &str, host: &Person) -> Sheet {
    Sheet {
        id: id.to_owned(),
        game: "four".to_owned(),
        rules: freeport_shelf::find("four").unwrap().card().rules,
        options: json!({}),
        terms: serde_json::from_value(json!({ "spectators": true, "public": true })).unwrap(),
        status: Status::Gathering,
        host: Some(host.id),
        seed: "a seed".to_owned(),
        position: None,
        entropy: Vec::new(),
        seals: Vec::new(),
        called: false,
        ending: None,
        again: Vec::new(),
        rematch: None,
        created: NOW,
        sides: Vec::new(),
    }
}

fn new(id: &str, host: &Person, places: &[Place]) -> New {
    New { sheet: sheet(id, host), places: places.to_vec(), host: host.id, most: 50 }
}

/// A table that was made, in one's own hands.
async fn table(books: &Books, id: &str, people: &[&Person]) -> Box<Loaded> {
    let places: Vec<Place> = people.iter().map(|person| place(person)).collect();
    let made = books.tables.create(new(id, people[0], &places), ME).await.unwrap();
    made.expect("there is room for a table")
}

/// A table at which the game has begun, and the first seat owes a decision.
async fn game(books: &Books, id: &str, people: &[&Person]) -> (Grip, Sheet) {
    let Loaded { mut grip, mut sheet, places, .. } = *table(books, id, people).await;
    sheet.status = Status::Playing;
    let change = Change::Start { sheet: Box::new(sheet.clone()), places, waits: SeatSet::one(Seat(0)) };
    grip.rev = books.tables.change(grip.clone(), change, NOW).await.unwrap();
    (grip, sheet)
}

/// The table as it is now.
async fn load(books: &Books, id: &str) -> Loaded {
    *books.tables.load(id.to_owned(), Reach::Whole).await.unwrap().expect("it is there")
}

/// A move of the first seat, by a call.
fn entry(n: usize, call: &str) -> Append {
    let deed = Deed::Move { mv: json!(n % 7), chance: vec![n as u32] };
    let entry = Entry { seat: Seat(0), deed, spent: 10 };
    Append { n, call: call.to_owned(), entry, steps: n, asked: None, end: None, at: NOW + n as u64 }
}

/// Appends so many moves, and gives back the grip.
async fn play(books: &Books, mut grip: Grip, from: usize, to: usize) -> Grip {
    for n in from..=to {
        grip.rev = books.tables.append(grip.clone(), entry(n, &format!("1:{n}"))).await.unwrap();
    }
    grip
}

fn calls(of: std::ops::RangeInclusive<usize>) -> Calls {
    let mut calls = Calls::default();
    of.for_each(|n| calls.add(&format!("1:{n}")));
    calls
}
