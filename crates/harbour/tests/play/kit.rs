//! A harbour in a folder of its own, people, and clients that check what they are told.

use freeport_harbour::store::{Closing, Store};
use freeport_harbour::wire::{
    Call, NewTable, Passage, Problem, Ready, Replay, Since, Sitter, TableId, Terms, Verdict,
};
use freeport_harbour::{Attachment, Frame, Harbour, HouseRules, Person, Share, World, line};
use freeport_kernel::{Seat, Viewer};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

static HARBOURS: AtomicU32 = AtomicU32::new(0);

/// A harbour, and its folder until the test is over.
pub struct Port {
    pub harbour: Harbour,
    store: Store,
    closing: Closing,
    pub folder: PathBuf,
}

pub fn quick() -> HouseRules {
    let (hint, workers, linger) = (Duration::from_millis(20), 2, Duration::ZERO);
    HouseRules {
        hint,
        workers,
        linger,
        calls_per_second: 1_000_000,
        burst: 1_000_000,
        lines: 1_000_000,
        ..HouseRules::default()
    }
}

impl Port {
    pub async fn open() -> Port {
        Port::with(quick()).await
    }

    pub async fn with(rules: HouseRules) -> Port {
        let number = HARBOURS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("freeport-play-{}-{number}", std::process::id()));
        Port::on(folder, rules).await
    }

    /// Closes the harbour in good order, and gives back its folder.
    async fn close(self) -> PathBuf {
        let Port { harbour, store, closing, folder } = self;
        harbour.close().await;
        drop(store);
        tokio::task::spawn_blocking(|| closing.wait()).await.unwrap();
        folder
    }

    /// Closes the harbour in good order and opens it again.
    pub async fn reopen(self) -> Port {
        Port::on(self.close().await, quick()).await
    }

    /// Closes the harbour in good order and opens it twice: as it is, and as it would be if it had no marks.
    pub async fn twins(self) -> [Port; 2] {
        let folder = self.close().await;
        let copy = folder.with_extension("copy");
        std::fs::create_dir_all(&copy).unwrap();
        for file in std::fs::read_dir(&folder).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), copy.join(file.file_name())).unwrap();
        }
        let twins = [Port::on(folder, quick()).await, Port::on(copy, quick()).await];
        twins[1].sql("DELETE FROM mark").await;
        twins
    }

    async fn on(folder: PathBuf, rules: HouseRules) -> Port {
        let (store, closing) = Store::open(&folder).unwrap();
        let harbour = Harbour::on(store.clone().into(), rules, World::default()).await.unwrap();
        Port { harbour, store, closing, folder }
    }

    /// The store beneath the harbour.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Meddles with the store.
    pub async fn sql(&self, sql: &'static str) -> usize {
        self.store().write(move |transaction| transaction.execute(sql, [])).await.unwrap()
    }

    /// Leaves the harbour as a crash would, and opens the same folder again.
    pub async fn crash(self) -> Port {
        Port::on(self.folder, quick()).await
    }

    pub async fn end(self) {
        let _ = std::fs::remove_dir_all(self.close().await);
    }

    /// Somebody new.
    pub async fn person(&self, name: &str) -> Person {
        let person = name.to_owned();
        let insert = self.store().write(move |transaction| {
            transaction.execute("INSERT INTO person (name, created, seen) VALUES (?1, 0, 0)", [person])?;
            Ok(transaction.last_insert_rowid())
        });
        Person { id: insert.await.unwrap(), name: name.to_owned() }
    }

    /// A table that begins at once.
    pub async fn table(&self, who: &Person, game: &str, seats: Vec<Sitter>, terms: Terms) -> TableId {
        self.harbour.create(who, NewTable { start: true, ..wish(game, seats, terms) }).await.unwrap().id
    }

    /// A table for people: the host first, the others in order, and the game on.
    pub async fn gather(&self, game: &str, people: &[&Person], terms: Terms) -> TableId {
        let seats = people.iter().enumerate().map(|(n, _)| if n == 0 { Sitter::Me } else { Sitter::Open });
        let id = self.harbour.create(people[0], wish(game, seats.collect(), terms)).await.unwrap().id;
        let table = self.harbour.table(&id).await.unwrap();
        for person in &people[1..] {
            let join = serde_json::from_value(json!({ "entropy": person.name })).unwrap();
            table.join(person, join).await.unwrap();
            table.ready(person, ready(true)).await.unwrap();
        }
        table.start(people[0]).await.unwrap();
        id
    }

    /// The record of a game.
    pub async fn record(&self, id: &str, who: &Person) -> Result<String, Problem> {
        self.harbour.record(id, Share::of(who.id), who.id).await
    }

    /// A stretch of a replay.
    pub async fn replay(
        &self,
        id: &str,
        who: &Person,
        viewer: Viewer,
        from: usize,
        count: usize,
    ) -> Result<Replay, Problem> {
        self.harbour.replay(id, Share::of(who.id), who.id, viewer, from, count).await
    }

    /// Lines of the story before one of them.
    pub async fn passage(
        &self,
        id: &str,
        who: &Person,
        viewer: Viewer,
        before: usize,
        count: usize,
    ) -> Result<Passage, Problem> {
        self.harbour.passage(id, Share::of(who.id), who.id, viewer, before, count).await
    }

    /// Checks a record as a stranger would.
    pub async fn verify(&self, record: &str) -> Verdict {
        let place = self.harbour.place(Share::of("somebody")).unwrap();
        self.harbour.verify(place, record.to_owned()).await.unwrap()
    }

    /// Somebody comes to a table.
    pub async fn come(&self, id: &str, who: &Person) -> Client {
        Client::come(&self.harbour, id, who).await
    }

    /// Somebody comes to a table and looks.
    pub async fn look(&self, id: &str, who: &Person, viewer: Viewer) -> Client {
        let mut client = self.come(id, who).await;
        client.look(viewer, None).await;
        client.until("sync").await;
        client
    }
}

pub fn wish(game: &str, seats: Vec<Sitter>, terms: Terms) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: None,
        seats,
        terms,
        start: false,
        entropy: "from afar".to_owned(),
        seal: String::new(),
    }
}

pub fn bot(name: &str) -> Sitter {
    Sitter::Bot(name.to_owned())
}

pub fn ready(ready: bool) -> Ready {
    Ready { ready, seal: String::new() }
}

pub fn instant() -> Terms {
    serde_json::from_value(json!({ "pace": "instant" })).unwrap()
}

pub fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// A connection that believes nothing: every step must follow the one before.
pub struct Client {
    attachment: Attachment,
    notes: mpsc::Receiver<Frame>,
    calls: u32,
    pub you: Value,
    pub table: Value,
    pub seq: u64,
    pub epoch: u64,
    /// The lines of the story that came, and how many lie before them.
    pub lines: Vec<Value>,
    pub first: usize,
    pub now: Value,
    pub talk: Vec<Value>,
    /// What was last said of our standing orders, and of our window.
    pub orders: Value,
    pub window: Value,
    /// Every note, as it came.
    pub heard: Vec<String>,
}

impl Client {
    /// Somebody comes to a table.
    pub async fn come(harbour: &Harbour, id: &str, who: &Person) -> Client {
        let (frames, notes) = line(4_096, 64 << 20);
        let attachment = harbour.table(id).await.unwrap().attach(who.clone(), frames).await.unwrap();
        let mut client = Client::new(attachment, notes);
        client.until("table").await;
        client
    }

    fn new(attachment: Attachment, notes: mpsc::Receiver<Frame>) -> Client {
        Client {
            attachment,
            notes,
            calls: 0,
            you: Value::Null,
            table: Value::Null,
            seq: 0,
            epoch: 0,
            lines: Vec::new(),
            first: 0,
            now: Value::Null,
            talk: Vec::new(),
            orders: Value::Null,
            window: Value::Null,
            heard: Vec::new(),
        }
    }

    /// The next note; none when the table has let go of us.
    pub async fn next(&mut self) -> Option<Value> {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.notes.recv()).await;
        let frame = frame.expect("nothing was said for twenty seconds")?;
        self.heard.push(frame.to_string());
        let note: Value = serde_json::from_str(&frame).unwrap();
        self.take(&note);
        Some(note)
    }

    /// Everything that has come so far.
    pub fn drain(&mut self) -> Vec<Value> {
        let mut notes = Vec::new();
        while let Ok(frame) = self.notes.try_recv() {
            self.heard.push(frame.to_string());
            let note: Value = serde_json::from_str(&frame).unwrap();
            self.take(&note);
            notes.push(note);
        }
        notes
    }

    fn take(&mut self, note: &Value) {
        let list = |field: &str| note[field].as_array().unwrap().clone();
        match note["note"].as_str().unwrap() {
            "you" => self.you = note.clone(),
            "table" => self.table = note["table"].clone(),
            "orders" => self.orders = note.clone(),
            "window" => self.window = note.clone(),
            "sync" => {
                let from = note["from"].as_u64().unwrap() as usize;
                let joins = (self.first..=self.first + self.lines.len()).contains(&from);
                if note["keeps"] == true && joins {
                    self.lines.truncate(from - self.first);
                } else {
                    self.lines.clear();
                    self.first = from;
                }
                self.lines.extend(list("lines"));
                self.seq = note["seq"].as_u64().unwrap();
                self.epoch = note["epoch"].as_u64().unwrap();
                self.now = note["now"].clone();
            }
            "step" => {
                assert_eq!(note["from"], self.seq, "a step was missed or came twice");
                self.seq = note["seq"].as_u64().unwrap();
                self.lines.extend(list("lines"));
                self.now = note["now"].clone();
            }
            "talk" => {
                for line in list("lines") {
                    let last = self.talk.last().map_or(0, |line| line["id"].as_u64().unwrap());
                    assert!(line["id"].as_u64().unwrap() > last, "talk out of order");
                    self.talk.push(line);
                }
            }
            _ => {}
        }
    }

    /// The next note of a kind.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let note = self.next().await.expect("the table let go of us");
            if note["note"] == kind {
                return note;
            }
        }
    }

    /// Waits until the table looks as wished.
    pub async fn until_table(&mut self, wished: impl Fn(&Value) -> bool) {
        while !wished(&self.table) {
            self.until("table").await;
        }
    }

    /// Waits until the table itself has said something.
    pub async fn until_phrase(&mut self, key: &str) -> Value {
        loop {
            let found = self.talk.iter().rfind(|line| line["phrase"]["key"] == key);
            if let Some(line) = found {
                return line.clone();
            }
            self.until("talk").await;
        }
    }

    /// What answers a call: done, refused or a hint.
    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let note = self.next().await.expect("the table let go of us");
            if note["id"] == id {
                return note;
            }
        }
    }

    pub async fn look(&mut self, viewer: Viewer, since: Option<Since>) {
        self.attachment
            .call(Call::Look {
                viewer,
                since,
                talk: self.talk.last().map_or(0, |line| line["id"].as_u64().unwrap()),
            })
            .await;
    }

    /// Makes a call with a fresh id and gives back the answer.
    pub async fn call(&mut self, call: Value) -> Value {
        self.calls += 1;
        let id = format!("call {}", self.calls);
        self.call_as(&id, call).await
    }

    /// Makes a call with an id of one's choice and gives back the answer.
    pub async fn call_as(&mut self, id: &str, mut call: Value) -> Value {
        call["id"] = json!(id);
        self.say(&call.to_string()).await;
        self.answer(id).await
    }

    /// Says anything at all.
    pub async fn say(&mut self, message: &str) -> bool {
        self.attachment.hear(message).await
    }

    /// The decision that is asked of our eyes.
    pub fn decision(&self) -> Option<u64> {
        self.now["choices"]["decision"].as_u64()
    }

    /// The move we may choose at an index, as a call.
    pub fn choice(&self, index: usize) -> Value {
        let choices = &self.now["choices"];
        json!({ "call": "play", "seat": choices["seat"], "decision": choices["decision"],
            "move": choices["moves"][index]["move"] })
    }

    /// Makes the move at an index of the list, which must be possible.
    pub async fn choose(&mut self, index: usize) {
        let answer = self.call(self.choice(index)).await;
        assert_eq!(answer["note"], "done", "{answer}");
    }

    /// Waits until we have to decide; false when the game is over first.
    pub async fn my_turn(&mut self) -> bool {
        loop {
            if self.table["status"] == "over" || !self.now["turn"]["outcome"].is_null() {
                return false;
            }
            if self.decision().is_some() {
                return true;
            }
            self.next().await.expect("the table let go of us");
        }
    }

    /// Waits until both of us have seen all that the other has.
    pub async fn catch_up(&mut self, other: &mut Client) {
        self.until_seq(other.seq).await;
        other.until_seq(self.seq).await;
    }

    /// Waits until so many entries of the log have come.
    pub async fn until_seq(&mut self, seq: u64) {
        while self.seq < seq {
            self.next().await.expect("the table let go of us");
        }
    }

    /// Plays on to the end, choosing by `pick` among so many moves.
    pub async fn play_out(&mut self, mut pick: impl FnMut(usize) -> usize) {
        while self.my_turn().await {
            let moves = self.now["choices"]["moves"].as_array().unwrap().len();
            let index = pick(moves);
            self.choose(index).await;
        }
        self.until_table(|table| table["status"] == "over").await;
    }
}

pub fn kind(answer: &Value) -> &str {
    assert_eq!(answer["note"], "refused", "{answer}");
    answer["problem"]["kind"].as_str().unwrap()
}
