//! A client that plays at several tables, one after the other and round again, whatever becomes of the server.

use crate::Shared;
use crate::account::Person;
use crate::kit::Chance;
use crate::kit::sailor::{Ended, Sailor, Socket};
use crate::table::{Answer, Kind, Table};
use serde_json::{Value, json};
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

/// So many tables are kept going.
const TABLES: usize = 3;
/// So many accounts are made by a client; passwords may not be tried without end.
const ACCOUNTS: usize = 2;

/// What a client has to tell at the end.
#[derive(Default)]
pub struct Tally {
    pub moves: usize,
    pub undos: usize,
    pub words: usize,
    pub deputies: usize,
    pub rematches: usize,
    pub accounts: usize,
    /// Calls that were under way when the server died, and how many of them had reached the disk.
    pub retried: usize,
    survived: usize,
    tables: usize,
    finished: usize,
    reconnects: usize,
    last_break: String,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        let sums: [fn(&mut Tally) -> &mut usize; 11] = [
            |tally| &mut tally.moves,
            |tally| &mut tally.undos,
            |tally| &mut tally.words,
            |tally| &mut tally.deputies,
            |tally| &mut tally.rematches,
            |tally| &mut tally.accounts,
            |tally| &mut tally.retried,
            |tally| &mut tally.survived,
            |tally| &mut tally.tables,
            |tally| &mut tally.finished,
            |tally| &mut tally.reconnects,
        ];
        let mut other = Tally { last_break: other.last_break.clone(), ..*other };
        for part in sums {
            *part(self) += *part(&mut other);
        }
        self.last_break = other.last_break;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { moves, undos, words, deputies, rematches, accounts, retried, survived, .. } = self;
        let Tally { tables, finished, reconnects, last_break, .. } = self;
        write!(
            f,
            "{moves} moves, {undos} steps back, {words} lines of talk, {deputies} changes of deputies, {rematches} rematches \
             and {accounts} accounts were acknowledged at {tables} tables, all there, once and in order; {finished} games \
             finished and verified; {retried} calls were under way when the server died, of which {survived} had reached the \
             disk and none was carried out twice; {reconnects} reconnects, the last because of {last_break:?}"
        )
    }
}

/// Why a client begins anew.
#[derive(Debug)]
pub enum Break {
    /// The server is gone.
    Gone(String),
    /// The test is over.
    Over,
}

impl From<Ended> for Break {
    fn from(why: Ended) -> Break {
        Break::Gone(format!("{why:?}"))
    }
}

impl From<std::io::Error> for Break {
    fn from(why: std::io::Error) -> Break {
        Break::Gone(format!("{why:?}"))
    }
}

impl From<tungstenite::Error> for Break {
    fn from(why: tungstenite::Error) -> Break {
        Break::Gone(format!("{why:?}"))
    }
}

/// Somebody at the tables.
pub struct Client {
    number: u64,
    sailor: Sailor,
    shared: Shared,
    chance: Chance,
    tally: Tally,
    calls: u64,
    people: Vec<Person>,
}

impl Client {
    pub fn new(number: u64, shared: Shared) -> Client {
        let sailor = Sailor::new(shared.harbour());
        let chance = Chance(1_000 + number);
        Client { number, sailor, shared, chance, tally: Tally::default(), calls: 0, people: Vec::new() }
    }

    /// Plays until all is over, and then looks at everything a last time.
    pub fn play(mut self) -> Tally {
        let mut tables: Vec<Table> = Vec::new();
        while !self.shared.is_over() {
            self.sailor.harbour = self.shared.harbour();
            match self.round(&mut tables) {
                Err(Break::Over) => break,
                Ok(()) => {}
                Err(Break::Gone(why)) => {
                    self.tally.last_break = why;
                    self.tally.reconnects += 1;
                    std::thread::sleep(Duration::from_millis(3));
                }
            }
        }
        self.sailor.harbour = self.shared.harbour();
        self.tally.tables = tables.len();
        for table in &tables {
            self.check(table).unwrap();
        }
        let harbour = self.sailor.harbour;
        for person in self.people.iter_mut().filter(|person| person.known) {
            person.check(harbour).unwrap();
            person.sign_in(harbour).unwrap();
        }
        self.tally
    }

    /// Does something at every table that is not over, and sees to it that there are enough of them.
    fn round(&mut self, tables: &mut Vec<Table>) -> Result<(), Break> {
        if self.sailor.cookie.is_none() {
            self.sailor.ask("GET", "/api/me", None)?;
        }
        self.accounts()?;
        if let Some(old) = tables.iter_mut().find(|table| table.over && table.next.is_none()) {
            let next = self.rematch(old)?;
            tables.push(next);
        }
        while tables.iter().filter(|table| !table.over).count() < TABLES {
            tables.push(self.make_table(tables.len())?);
        }
        for table in tables.iter_mut().filter(|table| !table.over) {
            self.visit(table)?;
        }
        Ok(())
    }

    /// Makes an account when there are too few, and looks after those there are.
    fn accounts(&mut self) -> Result<(), Break> {
        let harbour: SocketAddr = self.sailor.harbour;
        if self.people.len() < ACCOUNTS && self.people.iter().all(|person| person.known) {
            let name = format!("Captain {} {}", self.number, self.people.len());
            self.people.push(Person::come(self.sailor.clone(), name)?);
        }
        for person in &mut self.people {
            if person.known {
                person.check(harbour)?;
            } else {
                // Whoever has too much to do is asked again in the next round.
                let Some(had_reached) = person.make(harbour)? else { continue };
                self.tally.survived += usize::from(had_reached);
                self.tally.retried += usize::from(had_reached);
                self.tally.accounts += 1;
                self.shared.count();
            }
        }
        Ok(())
    }

    fn make_table(&mut self, number: usize) -> Result<Table, Break> {
        let (seats, kind) = match number % 3 {
            0 => (json!(["me", "me"]), Kind::Alone),
            1 => (json!(["me", "me"]), Kind::Deputed),
            _ => (json!(["me", { "bot": "random" }]), Kind::Bot),
        };
        let wish = json!({ "game": "four", "seats": seats, "start": true, "terms": { "pace": "instant" } });
        let made = self.sailor.ask("POST", "/api/tables", Some(&wish))?;
        // A server that dies between making and starting a table leaves a table that is not ours to count.
        let id = made.body["id"].as_str().ok_or_else(|| Break::Gone(format!("{made:?}")))?;
        assert_eq!(made.status, 201);
        Ok(Table::new(id.to_owned(), kind))
    }

    /// Once more: the table that was made is the only one, however often it is asked for.
    fn rematch(&mut self, old: &mut Table) -> Result<Table, Break> {
        let wish = json!({ "entropy": "once more" });
        let before = self.info(&old.id)?["rematch"].clone();
        let made = self.sailor.ask("POST", &format!("/api/tables/{}/rematch", old.id), Some(&wish))?;
        assert!(matches!(made.status, 200 | 201), "{made:?}");
        let id = self.info(&old.id)?["rematch"].as_str().expect("a rematch was made").to_owned();
        assert!(before.is_null() || before == json!(id), "a second rematch was made");
        let next = self.info(&id)?;
        if next["status"] == "gathering" {
            // The server died between making it and its start.
            let begun = self.sailor.ask("POST", &format!("/api/tables/{id}/start"), None)?;
            assert!(begun.status == 200 || begun.status == 409, "{begun:?}");
        }
        self.tally.retried += usize::from(!before.is_null());
        self.tally.survived += usize::from(!before.is_null());
        self.tally.rematches += 1;
        old.next = Some(id.clone());
        self.shared.count();
        Ok(Table::new(id, old.kind))
    }

    /// Comes to a table, sends again what was not acknowledged, and goes on for a while.
    fn visit(&mut self, table: &mut Table) -> Result<(), Break> {
        table.compare_deputy(&self.info(&table.id)?);
        let mut socket = self.sailor.board(&format!("/api/tables/{}/live", table.id))?;
        let mut now = table.look(&mut socket)?;
        if let Some(call) = table.pending.clone() {
            let had_reached = table.compare(&self.own(table)?);
            if table.repeat(&mut socket, &call)? {
                self.tally.retried += 1;
                self.tally.survived += usize::from(had_reached);
                self.done(&call);
            } else {
                assert!(!had_reached, "what was carried out cannot be refused");
            }
            assert!(!table.compare(&self.own(table)?), "what is sent again is carried out once");
            now = table.look(&mut socket)?;
        }
        for _ in 0..6 {
            if !now["turn"]["outcome"].is_null() {
                table.over = true;
                return Ok(());
            }
            if self.shared.is_over() {
                return Err(Break::Over);
            }
            match self.wish(table, &now) {
                Some(call) => {
                    let answer = table.call(&mut socket, &call)?;
                    if let Answer::Done(_) = answer {
                        self.done(&call);
                    }
                    now = match answer {
                        Answer::Done(Some(next)) => next,
                        Answer::Done(None) | Answer::Refused => table.look(&mut socket)?,
                    };
                }
                None => now = table.hear(&mut socket, "step")?,
            }
        }
        Ok(())
    }

    /// What the client does next; nothing when it has to wait for a bot.
    fn wish(&mut self, table: &Table, now: &Value) -> Option<Value> {
        self.calls += 1;
        let id = format!("{}-{}", table.id, self.calls);
        let asked = &now["turn"]["waiting"][0];
        let (seat, steps) = (asked["seat"].as_u64().unwrap(), now["turn"]["steps"].as_u64().unwrap());
        if self.chance.below(12) == 0 {
            return Some(json!({ "call": "talk", "id": id, "text": format!("line {}", self.calls) }));
        }
        if table.kind == Kind::Alone && steps > 0 && self.chance.below(6) == 0 {
            // In turn, beginning with the first seat: whose move was the last follows from how many there are.
            return Some(json!({ "call": "undo", "id": id, "seat": (steps - 1) % 2, "keep": steps - 1 }));
        }
        if table.kind == Kind::Deputed && (if table.deputy { self.chance.below(8) == 0 } else { seat == 1 }) {
            return Some(json!({ "call": "deputy", "id": id, "seat": 1, "on": !table.deputy }));
        }
        table.seats().contains(&seat).then(|| {
            let mv = self.chance.below(7);
            json!({ "call": "play", "id": id, "seat": seat, "decision": asked["decision"], "move": mv })
        })
    }

    fn done(&mut self, call: &Value) {
        let count = match call["call"].as_str().unwrap() {
            "play" => &mut self.tally.moves,
            "undo" => &mut self.tally.undos,
            "talk" => &mut self.tally.words,
            _ => &mut self.tally.deputies,
        };
        *count += 1;
        self.shared.count();
    }

    fn info(&mut self, id: &str) -> Result<Value, Break> {
        let info = self.sailor.ask("GET", &format!("/api/tables/{id}"), None)?;
        if info.status == 200 { Ok(info.body) } else { Err(Break::Gone(format!("{info:?}"))) }
    }

    /// What the record has of the client's own decisions.
    fn own(&mut self, table: &Table) -> Result<Vec<Value>, Break> {
        let record = self.sailor.ask("GET", &format!("/api/tables/{}/record", table.id), None)?;
        table.own(&record.body)
    }

    /// Looks at a table a last time; a finished one must verify.
    fn check(&mut self, table: &Table) -> Result<(), Break> {
        let info = self.info(&table.id)?;
        table.compare_deputy(&info);
        assert!(table.next.is_none() || json!(table.next) == info["rematch"], "{info}");
        table.compare_talk(&said(&mut self.sailor.board(&format!("/api/tables/{}/live", table.id))?)?);
        let record = self.sailor.ask("GET", &format!("/api/tables/{}/record", table.id), None)?.body;
        table.compare(&table.own(&record)?);
        if !record["seed"].is_null() {
            let verdict = self.sailor.ask("POST", "/api/verify", Some(&record))?;
            assert_eq!(verdict.body["sound"], true, "{verdict:?}");
            self.tally.finished += 1;
        }
        Ok(())
    }
}

/// Everything that people said at a table.
fn said(socket: &mut Socket) -> Result<Vec<String>, Break> {
    socket.say(&json!({ "call": "look", "viewer": { "seat": 0 } }))?;
    // Refused, and after everything that the look brings.
    socket.say(&json!({ "call": "why", "id": "last", "seat": 0, "move": "none" }))?;
    let mut said = Vec::new();
    loop {
        let note = socket.hear()?;
        if note["id"] == "last" {
            return Ok(said);
        }
        let lines = note["lines"].as_array().filter(|_| note["note"] == "talk");
        said.extend(lines.into_iter().flatten().filter_map(|line| line["text"].as_str().map(str::to_owned)));
    }
}
