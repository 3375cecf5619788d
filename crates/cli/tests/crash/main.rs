//! Nothing is lost: the real server is killed again and again while several clients play, and no move that was
//! acknowledged is missing, doubled or out of order afterwards; one that was not is there at most once.

#[path = "../../server/tests/wire/sailor.rs"]
mod sailor;

use sailor::{Ended, Sailor, Socket, board, exchange};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

/// How often the server is killed.
const KILLS: usize = 200;
/// How many clients play.
const CLIENTS: u64 = 4;
/// All of it must fit into a test run.
const LIMIT: Duration = Duration::from_secs(150);

/// Where the server is at the moment; nowhere once all is over.
type Where = Arc<RwLock<Option<SocketAddr>>>;

/// What a client has seen of one table.
struct Table {
    id: String,
    /// Which seats the client plays.
    seats: Vec<u64>,
    /// The client's moves that were acknowledged, in order.
    acknowledged: Vec<(u64, Value)>,
    /// The move that was sent and not acknowledged.
    pending: Option<Value>,
    /// The most entries of the log that the server ever showed.
    seen: usize,
    over: bool,
}

/// What a client has to tell at the end.
#[derive(Default)]
struct Tally {
    acknowledged: usize,
    retried: usize,
    survived: usize,
    tables: usize,
    finished: usize,
    reconnects: usize,
    last_break: String,
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed_200_times() {
    let folder = std::env::temp_dir().join(format!("freeport-crash-{}", std::process::id()));
    let start = Instant::now();
    let (mut server, address, first) = serve(&folder);
    let at: Where = Arc::new(RwLock::new(Some(address)));
    let clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            let at = Arc::clone(&at);
            std::thread::spawn(move || Client::new(number, at).play())
        })
        .collect();
    let mut chance = Chance(42);
    let mut starts = vec![first];
    for _ in 0..KILLS {
        std::thread::sleep(Duration::from_millis(40 + chance.below(220)));
        server.kill();
        let (next, address, took) = serve(&folder);
        server = next;
        starts.push(took);
        *at.write().unwrap() = Some(address);
    }
    std::thread::sleep(Duration::from_millis(500));
    *at.write().unwrap() = None;
    let tallies: Vec<Tally> = clients.into_iter().map(|client| client.join().unwrap()).collect();
    server.kill();
    let _ = std::fs::remove_dir_all(&folder);
    let sum = |part: fn(&Tally) -> usize| tallies.iter().map(part).sum::<usize>();
    starts.sort();
    println!(
        "{KILLS} times kill -9 in {:.0} s: {} moves acknowledged at {} tables, all there, once and in order; {} games \
         finished and verified; {} moves were under way when the server died, of which {} had reached the disk and none \
         was played twice; {} reconnects; start-up {:?} in the middle, {:?} at worst",
        start.elapsed().as_secs_f64(),
        sum(|tally| tally.acknowledged),
        sum(|tally| tally.tables),
        sum(|tally| tally.finished),
        sum(|tally| tally.retried),
        sum(|tally| tally.survived),
        sum(|tally| tally.reconnects),
        starts[starts.len() / 2],
        starts[starts.len() - 1],
    );
    let breaks: Vec<&str> = tallies.iter().map(|tally| tally.last_break.as_str()).collect();
    assert!(
        sum(|tally| tally.acknowledged) > KILLS * 5,
        "too little was played to show anything: {breaks:?}"
    );
    assert!(sum(|tally| tally.retried) > KILLS / 10, "hardly ever was a move under way");
    assert!(start.elapsed() < LIMIT, "this took {:?}", start.elapsed());
}

/// A running server, which does not outlive the test.
struct Running(Child);

impl Running {
    /// As if the power failed, for the process at least.
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the real program and waits until it is open.
fn serve(folder: &Path) -> (Running, SocketAddr, Duration) {
    let start = Instant::now();
    let mut server = Command::new(env!("CARGO_BIN_EXE_freeport"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "off"])
        .args(["--connections", "4000", "--requests", "100000", "--tables", "100000", "--guests", "100000"])
        .arg("--data")
        .arg(PathBuf::from(folder))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Freeport is open at http://").expect("the server opens");
    (Running(server), address.parse().unwrap(), start.elapsed())
}

/// A client that plays at several tables, one after the other and round again.
struct Client {
    sailor: Sailor,
    at: Where,
    chance: Chance,
    tally: Tally,
    moves: u64,
}

/// The server is gone, or the test is over.
#[derive(Debug)]
enum Break {
    Gone(String),
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

impl Client {
    fn new(number: u64, at: Where) -> Client {
        let harbour = at.read().unwrap().unwrap();
        let chance = Chance(1_000 + number);
        Client { sailor: Sailor::new(harbour), at, chance, tally: Tally::default(), moves: 0 }
    }

    fn play(mut self) -> Tally {
        let mut tables: Vec<Table> = Vec::new();
        let last = loop {
            let Some(harbour) = *self.at.read().unwrap() else { break self.sailor.harbour };
            self.sailor.harbour = harbour;
            match self.round(&mut tables) {
                Err(Break::Over) => break harbour,
                Err(Break::Gone(why)) => {
                    self.tally.last_break = why;
                    self.tally.reconnects += 1;
                    std::thread::sleep(Duration::from_millis(3));
                }
                Ok(()) => {}
            }
        };
        // The server runs until everybody has looked at everything once more.
        self.sailor.harbour = last;
        for table in &mut tables {
            let finished = self.check(table).unwrap();
            self.tally.finished += usize::from(finished);
            self.tally.acknowledged += table.acknowledged.len();
        }
        self.tally.tables = tables.len();
        self.tally
    }

    /// Plays some moves at every table that is not over, and sees to it that there are enough of them.
    fn round(&mut self, tables: &mut Vec<Table>) -> Result<(), Break> {
        if self.sailor.cookie.is_none() {
            self.sailor.ask("GET", "/api/me", None)?;
        }
        while tables.iter().filter(|table| !table.over).count() < 3 {
            tables.push(self.make_table(tables.len())?);
        }
        for table in tables.iter_mut().filter(|table| !table.over) {
            self.visit(table)?;
        }
        Ok(())
    }

    fn make_table(&mut self, number: usize) -> Result<Table, Break> {
        let (seats, own) = match number % 3 {
            2 => (json!(["me", {"bot": "random"}]), vec![0]),
            _ => (json!(["me", "me"]), vec![0, 1]),
        };
        let wish = json!({"game": "four", "seats": seats, "start": true, "terms": {"pace": "instant"}});
        let made = self.sailor.ask("POST", "/api/tables", Some(&wish))?;
        // A server that dies between making and starting a table leaves a table that is not ours to count.
        let id =
            made.body["id"].as_str().ok_or_else(|| Break::Gone("an unfit answer".to_owned()))?.to_owned();
        assert_eq!(made.status, 201);
        Ok(Table { id, seats: own, acknowledged: Vec::new(), pending: None, seen: 0, over: false })
    }

    /// Comes to a table, sends again what was not acknowledged, and plays on for a while.
    fn visit(&mut self, table: &mut Table) -> Result<(), Break> {
        let mut socket = self.sailor.board(&format!("/api/tables/{}/live", table.id))?;
        socket.say(&json!({"call": "look", "viewer": {"seat": 0}}))?;
        let mut now = table.hear(&mut socket, "sync")?["now"].clone();
        if let Some(call) = table.pending.clone() {
            let before = self.own_moves(table)?;
            let had_reached = before.len() > table.acknowledged.len();
            table.compare(&before);
            socket.say(&call)?;
            if table.is_done(&mut socket)? {
                table.acknowledge(&call);
                self.tally.retried += 1;
                self.tally.survived += usize::from(had_reached);
            } else {
                assert!(!had_reached, "a move that was played cannot be refused");
                table.pending = None;
            }
            assert_eq!(self.own_moves(table)?, table.acknowledged, "a retried move is played once");
            socket.say(&json!({"call": "look", "viewer": {"seat": 0}}))?;
            now = table.hear(&mut socket, "sync")?["now"].clone();
        }
        for _ in 0..6 {
            if !now["turn"]["outcome"].is_null() {
                table.over = true;
                return Ok(());
            }
            if self.at.read().unwrap().is_none() {
                return Err(Break::Over);
            }
            let asked = now["turn"]["waiting"][0].clone();
            if table.seats.contains(&asked["seat"].as_u64().unwrap()) {
                self.moves += 1;
                let call = json!({"call": "play", "id": format!("{}-{}", table.id, self.moves), "seat": asked["seat"],
                    "decision": asked["decision"], "move": self.chance.below(7)});
                table.pending = Some(call.clone());
                socket.say(&call)?;
                match table.answer(&mut socket)? {
                    Answer::Refused => table.pending = None,
                    Answer::Played(next) => {
                        table.acknowledge(&call);
                        now = next;
                    }
                }
            } else {
                now = table.hear(&mut socket, "step")?["now"].clone();
            }
        }
        Ok(())
    }

    /// The client's own moves as they stand in the record.
    fn own_moves(&mut self, table: &Table) -> Result<Vec<(u64, Value)>, Break> {
        let record = self.sailor.ask("GET", &format!("/api/tables/{}/record", table.id), None)?;
        let log = record.body["log"].as_array().ok_or_else(|| Break::Gone("an unfit answer".to_owned()))?;
        assert!(log.len() >= table.seen, "the server had shown {} moves and has {}", table.seen, log.len());
        let moves = log.iter().map(|entry| (entry["seat"].as_u64().unwrap(), entry["move"].clone()));
        Ok(moves.filter(|(seat, _)| table.seats.contains(seat)).collect())
    }

    /// Looks at a table a last time; a finished one must verify.
    fn check(&mut self, table: &mut Table) -> Result<bool, Break> {
        let found = self.own_moves(table)?;
        table.compare(&found);
        let record = self.sailor.ask("GET", &format!("/api/tables/{}/record", table.id), None)?.body;
        if record["seed"].is_null() {
            return Ok(false);
        }
        let verdict = self.sailor.ask("POST", "/api/verify", Some(&record))?;
        assert_eq!(verdict.body["sound"], true, "{verdict:?}");
        Ok(true)
    }
}

enum Answer {
    Refused,
    Played(Value),
}

impl Table {
    fn acknowledge(&mut self, call: &Value) {
        self.acknowledged.push((call["seat"].as_u64().unwrap(), call["move"].clone()));
        self.pending = None;
    }

    /// Waits for the answer to a move: refused when the column was full, else acknowledged and shown.
    fn answer(&mut self, socket: &mut Socket) -> Result<Answer, Break> {
        let (mut now, mut done) = (None, false);
        while now.is_none() || !done {
            let note = socket.hear()?;
            self.saw(&note);
            match note["note"].as_str().unwrap() {
                "refused" => {
                    assert_eq!(note["problem"]["kind"], "illegal", "{note}");
                    return Ok(Answer::Refused);
                }
                "done" => done = true,
                "step" => now = Some(note["now"].clone()),
                _ => {}
            }
        }
        now.map(Answer::Played).ok_or_else(|| Break::Gone("an unfit answer".to_owned()))
    }

    /// Whether a move that is sent again is acknowledged; the column may have been full from the start.
    fn is_done(&mut self, socket: &mut Socket) -> Result<bool, Break> {
        loop {
            let note = socket.hear()?;
            self.saw(&note);
            match note["note"].as_str().unwrap() {
                "done" => return Ok(true),
                "refused" => {
                    assert_eq!(note["problem"]["kind"], "illegal", "{note}");
                    return Ok(false);
                }
                _ => {}
            }
        }
    }

    fn hear(&mut self, socket: &mut Socket, kind: &str) -> Result<Value, Break> {
        loop {
            let note = socket.hear()?;
            self.saw(&note);
            assert_ne!(note["note"], "refused", "{note}");
            if note["note"] == kind {
                return Ok(note);
            }
        }
    }

    /// What is there must be what was acknowledged, and at most the move that was under way.
    fn compare(&self, found: &[(u64, Value)]) {
        let pending = self.pending.iter().map(|call| (call["seat"].as_u64().unwrap(), call["move"].clone()));
        let most: Vec<_> = self.acknowledged.iter().cloned().chain(pending).collect();
        let fits = found == self.acknowledged || found == most;
        assert!(fits, "table {}: found {found:?}, acknowledged {:?}", self.id, self.acknowledged);
    }

    fn saw(&mut self, note: &Value) {
        if let Some(seq) = note["seq"].as_u64() {
            self.seen = self.seen.max(seq as usize);
        }
    }
}

/// A small generator: the same test each time, as far as the clock allows.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Kept honest: a server that is gone answers nothing, which is what the clients above rely on.
#[test]
fn a_client_notices_that_the_server_is_gone() {
    let folder = std::env::temp_dir().join(format!("freeport-gone-{}", std::process::id()));
    let (mut server, address, _) = serve(&folder);
    assert_eq!(
        exchange(address, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap().status,
        200
    );
    server.kill();
    assert!(board(address, "/api/live", &[]).is_err());
    let _ = std::fs::remove_dir_all(&folder);
}
