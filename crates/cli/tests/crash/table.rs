//! A table as one client knows it: what was acknowledged, and what is under way.

use crate::client::Break;
use crate::kit::sailor::Socket;
use serde_json::{Value, json};

/// What kind of table it is, and so what is done there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Both seats are the client's: moves are taken back.
    Alone,
    /// Against a bot.
    Bot,
    /// The second seat is the client's, and a bot plays for it now and then.
    Deputed,
}

/// What a client has seen of one table.
pub struct Table {
    pub id: String,
    pub kind: Kind,
    /// What the client did that was acknowledged, in order, as the record tells it.
    pub acknowledged: Vec<Value>,
    /// What the client said that was acknowledged, in order.
    pub said: Vec<String>,
    /// Whether a bot was last known to play the second seat.
    pub deputy: bool,
    /// The call that was sent and not acknowledged.
    pub pending: Option<Value>,
    /// The table that goes on with the same people, once one was made.
    pub next: Option<String>,
    /// The most entries of the log that the server ever showed.
    seen: usize,
    pub over: bool,
}

/// What came of a call.
pub enum Answer {
    /// A rule forbids it.
    Refused,
    /// It is done, and this is what is shown then, when it is shown.
    Done(Option<Value>),
}

/// An entry of the log, as far as the client decided it.
fn entry(call: &Value) -> Option<Value> {
    match call["call"].as_str() {
        Some("play") => Some(json!({ "seat": call["seat"], "move": call["move"] })),
        Some("undo") => Some(json!({ "undo": call["seat"], "keep": call["keep"] })),
        _ => None,
    }
}

impl Table {
    pub fn new(id: String, kind: Kind) -> Table {
        Table {
            id,
            kind,
            acknowledged: Vec::new(),
            said: Vec::new(),
            deputy: false,
            pending: None,
            next: None,
            seen: 0,
            over: false,
        }
    }

    /// The seats for which nobody but the client decides.
    pub fn seats(&self) -> &'static [u64] {
        if self.kind == Kind::Alone { &[0, 1] } else { &[0] }
    }

    /// Takes note that a call was carried out.
    pub fn acknowledge(&mut self, call: &Value) {
        self.acknowledged.extend(entry(call));
        match call["call"].as_str() {
            Some("talk") => self.said.push(call["text"].as_str().unwrap().to_owned()),
            Some("deputy") => self.deputy = call["on"].as_bool().unwrap(),
            _ => {}
        }
        self.pending = None;
    }

    /// Sends a call and waits for what comes of it; what the table then shows counts only for moves and steps back.
    pub fn call(&mut self, socket: &mut Socket, call: &Value) -> Result<Answer, Break> {
        let shows = entry(call).is_some();
        self.pending = Some(call.clone());
        socket.say(call)?;
        let (mut now, mut done) = (None, false);
        while !done || shows && now.is_none() {
            let note = self.heed(socket)?;
            match note["note"].as_str().unwrap() {
                "refused" if note["id"] == call["id"] => {
                    self.refused(call, &note);
                    return Ok(Answer::Refused);
                }
                "done" if note["id"] == call["id"] => done = true,
                "step" | "sync" => now = Some(note["now"].clone()),
                _ => {}
            }
        }
        self.acknowledge(call);
        Ok(Answer::Done(now))
    }

    /// Sends a call again that was not acknowledged; whether it is now.
    pub fn repeat(&mut self, socket: &mut Socket, call: &Value) -> Result<bool, Break> {
        socket.say(call)?;
        loop {
            let note = self.heed(socket)?;
            if note["id"] != call["id"] {
                continue;
            }
            if note["note"] == "done" {
                self.acknowledge(call);
                return Ok(true);
            }
            self.refused(call, &note);
            return Ok(false);
        }
    }

    /// A column may be full, and a game that a bot plays may be over before its person is back.
    fn refused(&mut self, call: &Value, note: &Value) {
        let fair = if call["call"] == "deputy" { "over" } else { "illegal" };
        assert_eq!(note["problem"]["kind"], fair, "{call} {note}");
        self.pending = None;
    }

    /// What the table shows to the first seat now.
    pub fn look(&mut self, socket: &mut Socket) -> Result<Value, Break> {
        socket.say(&json!({ "call": "look", "viewer": { "seat": 0 } }))?;
        self.hear(socket, "sync")
    }

    /// What is shown with the next note of a kind.
    pub fn hear(&mut self, socket: &mut Socket, kind: &str) -> Result<Value, Break> {
        loop {
            let note = self.heed(socket)?;
            assert_ne!(note["note"], "refused", "{note}");
            if note["note"] == kind {
                return Ok(note["now"].clone());
            }
        }
    }

    fn heed(&mut self, socket: &mut Socket) -> Result<Value, Break> {
        let note = socket.hear()?;
        if let Some(seq) = note["seq"].as_u64() {
            self.seen = self.seen.max(seq as usize);
        }
        Ok(note)
    }

    /// The client's own entries in a record, without the chance that followed.
    pub fn own(&self, record: &Value) -> Result<Vec<Value>, Break> {
        let log = record["log"].as_array().ok_or_else(|| Break::Gone("an unfit answer".to_owned()))?;
        assert!(log.len() >= self.seen, "the server had shown {} entries and has {}", self.seen, log.len());
        let mine = |entry: &&Value| {
            let seat = entry["seat"].as_u64().or(entry["undo"].as_u64()).unwrap();
            self.seats().contains(&seat)
        };
        let plain = |entry: &Value| match entry.get("undo") {
            Some(seat) => json!({ "undo": seat, "keep": entry["keep"] }),
            None => json!({ "seat": entry["seat"], "move": entry["move"] }),
        };
        Ok(log.iter().filter(mine).map(plain).collect())
    }

    /// What is there must be what was acknowledged, and at most what was under way; whether that is there.
    pub fn compare(&self, found: &[Value]) -> bool {
        let most: Vec<Value> =
            self.acknowledged.iter().cloned().chain(self.pending.as_ref().and_then(entry)).collect();
        let reached = found.len() > self.acknowledged.len();
        let fits = found == if reached { &most } else { &self.acknowledged };
        assert!(fits, "table {}: found {found:?}, acknowledged {:?}", self.id, self.acknowledged);
        reached
    }

    /// The same for what was said.
    pub fn compare_talk(&self, found: &[String]) {
        let under_way = self.pending.iter().filter_map(|call| call["text"].as_str().map(str::to_owned));
        let most: Vec<String> = self.said.iter().cloned().chain(under_way).collect();
        let fits = found == self.said || found == most;
        assert!(fits, "table {}: heard {found:?}, acknowledged {:?}", self.id, self.said);
    }

    /// The same for the bot at the second seat.
    pub fn compare_deputy(&self, info: &Value) {
        let found = !info["seats"][1]["deputy"].is_null();
        let under_way = self.pending.iter().any(|call| call["on"].as_bool() == Some(found));
        let playing = info["status"] == "playing";
        assert!(
            !playing || found == self.deputy || under_way,
            "table {}: the bot came or went by itself",
            self.id
        );
    }
}
