//! Whole games through HTTP and sockets.

use crate::dock::Dock;
use crate::sailor::Socket;
use serde_json::{Value, json};
use tungstenite::Message;

/// What a client knows of a game.
struct Log {
    socket: Socket,
    seat: u8,
    seq: usize,
    epoch: usize,
    lines: Vec<Value>,
    now: Value,
}

impl Log {
    fn new(mut socket: Socket, seat: u8) -> Log {
        let sync = socket.note("sync");
        let mut log = Log { socket, seat, seq: 0, epoch: 0, lines: Vec::new(), now: Value::Null };
        log.sync(&sync);
        log
    }

    fn sync(&mut self, sync: &Value) {
        self.lines.truncate(sync["from"].as_u64().unwrap() as usize);
        self.lines.extend(sync["lines"].as_array().unwrap().iter().cloned());
        self.seq = sync["seq"].as_u64().unwrap() as usize;
        self.epoch = sync["epoch"].as_u64().unwrap() as usize;
        self.now = sync["now"].clone();
    }

    fn step(&mut self) {
        let step = self.socket.note("step");
        assert_eq!(step["from"], self.seq, "nothing missed and nothing twice");
        self.seq = step["seq"].as_u64().unwrap() as usize;
        self.lines.extend(step["lines"].as_array().unwrap().iter().cloned());
        self.now = step["now"].clone();
    }

    fn is_over(&self) -> bool {
        !self.now["turn"]["outcome"].is_null()
    }

    fn call(&self, id: &str, choice: usize) -> Option<Value> {
        let choices = &self.now["choices"];
        let moves = choices["moves"].as_array()?;
        let mv = &moves[choice % moves.len()]["move"];
        Some(
            json!({"call": "play", "id": id, "seat": self.seat, "decision": choices["decision"], "move": mv}),
        )
    }
}

#[test]
fn two_people_play_a_whole_game_of_four() {
    let dock = Dock::open();
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let table = anna.four(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}");
    assert_eq!(boris.post(&format!("{path}/join"), &json!({"entropy": "from boris"})).status, 200);
    assert_eq!(boris.post(&format!("{path}/ready"), &json!({"ready": true})).status, 200);
    assert_eq!(boris.post(&format!("{path}/start"), &json!({})).status, 403, "only the host begins");
    assert_eq!(anna.ask("POST", &format!("{path}/start"), None).unwrap().status, 200);
    let mut logs = [
        Log::new(anna.look(&table, &json!({"seat": 0})), 0),
        Log::new(boris.look(&table, &json!({"seat": 1})), 1),
    ];
    let mut moves = 0;
    while !logs[0].is_over() {
        let call = logs.iter().find_map(|log| Some((log.seat, log.call(&format!("m{moves}"), moves * 3)?)));
        let (seat, call) = call.expect("somebody has to decide");
        logs[usize::from(seat)].socket.say(&call).unwrap();
        logs.iter_mut().for_each(Log::step);
        moves += 1;
    }
    assert!(moves >= 7 && logs.iter().all(|log| log.seq == moves));
    assert_eq!(logs[0].lines, logs[1].lines);

    let replay = anna.get(&format!("{path}/replay?viewer=open&from=0&count=3"));
    assert_eq!((replay.status, replay.body["frames"].as_array().unwrap().len()), (200, 3));
    assert_eq!(replay.body["steps"], moves);
    let page = anna.get(&format!("{path}/story?viewer=seat0&before=3&count=2"));
    assert_eq!((page.status, &page.body["from"]), (200, &json!(1)), "{:?}", page.body);
    assert_eq!(page.body["lines"].as_array().unwrap().len(), 2);
    assert_eq!(anna.get(&format!("{path}/story?viewer=nobody&before=3")).status, 400);
    let record = boris.get(&format!("{path}/record"));
    assert!(record.body["seed"].is_string(), "the seed is open after the end");
    assert_eq!(record.body["entropy"][1], "from boris");
    assert_eq!(anna.post("/api/verify", &record.body).body["sound"], true);
    let mut changed = record.body.clone();
    changed["log"][0]["seat"] = json!(1);
    assert_eq!(anna.post("/api/verify", &changed).body["sound"], false);

    let rematch = boris.post(&format!("{path}/rematch"), &json!({}));
    assert_eq!((rematch.status, &rematch.body["again"]["yes"]), (200, &json!([1])), "{rematch:?}");
    let rematch = anna.ask("POST", &format!("{path}/rematch"), None).unwrap();
    assert!(rematch.body["rematch"].is_string(), "both have said yes: {rematch:?}");
}

/// Drops a disc for whoever has to decide; the browser of a hot seat plays both.
fn drop_disc(log: &mut Log, id: &str, column: usize) -> Value {
    let asked = log.now["turn"]["waiting"][0].clone();
    let call = json!({"call": "play", "id": id, "seat": asked["seat"], "decision": asked["decision"], "move": column});
    log.socket.say(&call).unwrap();
    call
}

#[test]
fn who_comes_back_gets_what_was_missed_and_nothing_twice() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut home = Log::new(anna.look(&table, &json!({"seat": 0})), 0);
    let mut away = Log::new(anna.look(&table, &json!({"seat": 0})), 0);
    for column in 0..3 {
        drop_disc(&mut home, &format!("m{column}"), column);
        home.step();
        away.step();
    }
    away.socket.0.close(None).unwrap();
    for column in 3..6 {
        drop_disc(&mut home, &format!("m{column}"), column);
        home.step();
    }
    let known = away.lines.len();
    away.socket = anna.board(&format!("/api/tables/{table}/live")).unwrap();
    let since = json!({"epoch": away.epoch, "lines": known});
    away.socket.say(&json!({"call": "look", "viewer": {"seat": 0}, "since": since})).unwrap();
    let sync = away.socket.note("sync");
    assert_eq!(sync["from"], known, "what was known stays");
    away.sync(&sync);
    assert_eq!((&away.lines, away.seq, &away.now), (&home.lines, home.seq, &home.now));
    drop_disc(&mut home, "m6", 6);
    home.step();
    away.step();
    assert_eq!(away.lines, home.lines);
}

#[test]
fn a_move_sent_twice_is_played_once_and_a_late_one_is_refused() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut log = Log::new(anna.look(&table, &json!({"seat": 0})), 0);
    let first = drop_disc(&mut log, "first", 3);
    log.step();
    assert_eq!(log.socket.note("done")["id"], "first");
    log.socket.say(&first).unwrap();
    assert_eq!(log.socket.note("done")["id"], "first", "acknowledged again");
    let late = json!({"id": "late", "call": "play", "seat": 0, "decision": first["decision"], "move": 4});
    log.socket.say(&late).unwrap();
    let refused = log.socket.note("refused");
    assert_eq!((&refused["id"], &refused["problem"]["kind"]), (&json!("late"), &json!("stale")));
    let record = anna.get(&format!("/api/tables/{table}/record")).body;
    assert_eq!(record["log"].as_array().unwrap().len(), 1);
    assert!(record["seed"].is_null(), "the seed stays sealed while the game is on");
}

#[test]
fn the_harbour_page_learns_of_new_tables_without_asking() {
    let dock = Dock::open();
    let (mut anna, boris) = (dock.guest(), dock.guest());
    let mut page = boris.board("/api/live").unwrap();
    assert_eq!(page.hear().unwrap(), json!({"mine": [], "open": [], "watch": []}));
    let wish = json!({"game": "four", "seats": ["me", "open"], "terms": {"public": true}});
    let made = anna.post("/api/tables", &wish);
    let lists = page.hear().unwrap();
    assert_eq!(lists["open"][0]["id"], made.body["id"]);
}

#[test]
fn a_server_that_goes_down_says_so_to_everybody() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut log = Log::new(anna.look(&table, &json!({"seat": 0})), 0);
    drop_disc(&mut log, "first", 3);
    log.step();
    let closing = std::thread::spawn(move || dock.close());
    let ended = loop {
        if let Err(ended) = log.socket.hear() {
            break ended;
        }
    };
    assert_eq!(ended.0.unwrap().0, 1001);
    let dock = Dock::with(freeport_server::Limits::default(), closing.join().unwrap());
    anna.harbour = dock.address;
    assert_eq!(Log::new(anna.look(&table, &json!({"seat": 0})), 0).seq, 1);
}

/// Says `ping`, and gives back the first text that is not JSON.
fn probe(socket: &mut Socket) -> String {
    socket.0.send(Message::text("ping")).unwrap();
    loop {
        match socket.0.read().unwrap() {
            Message::Text(text) if !text.starts_with('{') => return text.to_string(),
            _ => {}
        }
    }
}

#[test]
fn a_probe_is_answered_on_every_socket_and_changes_nothing() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut lists = anna.board("/api/live").unwrap();
    assert!(probe(&mut lists).starts_with("pong "));
    let mut log = Log::new(anna.look(&table, &json!({"seat": 0})), 0);
    assert!(probe(&mut log.socket).starts_with("pong "));
    drop_disc(&mut log, "first", 3);
    log.step();
    assert_eq!(log.socket.note("done")["id"], "first");
}
