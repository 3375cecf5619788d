//! What takes long for strangers: it has an end, and whoever plays does not notice.

use crate::dock::Dock;
use crate::sailor::{Reply, Socket, exchange};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

const CHECK: &str = "POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/// Asks for a check of this text.
fn check(dock: &Dock, record: &str) -> Reply {
    let head = format!("{CHECK}Connection: close\r\nContent-Length: {}\r\n\r\n", record.len());
    exchange(dock.address, format!("{head}{record}").as_bytes()).unwrap()
}

/// A check whose record never comes to its end.
fn half_a_check(dock: &Dock) -> TcpStream {
    let mut stream = TcpStream::connect(dock.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream.write_all(format!("{CHECK}Content-Length: 1000\r\n\r\n{{").as_bytes()).unwrap();
    stream
}

/// How much waits for strangers, as the figures tell it.
fn waiting(dock: &Dock) -> u64 {
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", dock.address);
    let mut stream = TcpStream::connect(dock.address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    let line = page.lines().find_map(|line| line.strip_prefix("freeport_stranger_queue "));
    line.unwrap().parse().unwrap()
}

/// Makes the first move that is asked for.
fn play(socket: &mut Socket, asked: &Value, id: &str) -> Value {
    let call =
        json!({"call": "play", "id": id, "seat": asked["seat"], "decision": asked["decision"], "move": 3});
    socket.say(&call).unwrap();
    socket.note("step")["now"]["turn"]["waiting"][0].clone()
}

#[test]
fn a_flood_of_checks_is_told_that_there_is_too_much_to_do_and_the_neighbour_plays_on() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    let mut asked = socket.note("sync")["now"]["turn"]["waiting"][0].clone();
    // More than one address may have waiting.
    let flood: Vec<TcpStream> = (0..10).map(|_| half_a_check(&dock)).collect();
    while waiting(&dock) < 4 {}
    let refused = check(&dock, "{}");
    assert_eq!((refused.status, &refused.body["kind"]), (503, &json!("busy")), "{refused:?}");
    assert!(refused.header("retry-after").is_some());
    for path in [
        format!("/api/tables/{table}/replay"),
        format!("/api/tables/{table}/record"),
        "/api/flights/pirates7/00000000000000ff/0-1".to_owned(),
    ] {
        let refused = anna.get(&path);
        assert_eq!((refused.status, &refused.body["kind"]), (503, &json!("busy")), "{path}: {refused:?}");
    }
    for number in 0..4 {
        asked = play(&mut socket, &asked, &format!("m{number}"));
        assert!(waiting(&dock) <= 4, "no more than that is taken on");
    }
    drop(flood);
    let verdict = loop {
        let reply = check(&dock, "{\"game\":\"four\"}");
        if reply.status != 503 {
            break reply;
        }
    };
    assert_eq!((verdict.status, &verdict.body["sound"]), (200, &json!(false)), "{verdict:?}");
    assert_eq!(anna.get(&format!("/api/tables/{table}/record")).status, 200);
}

#[test]
fn a_record_that_would_take_too_long_is_not_begun() {
    let dock = Dock::open();
    let chance = vec![1; 63];
    let log: Vec<Value> = (0..900).map(|_| json!({"seat": 0, "move": "go", "chance": chance})).collect();
    let heavy = check(&dock, &json!({"freeport": 1, "game": "pirates7", "rules": 1, "log": log}).to_string());
    assert_eq!((heavy.status, &heavy.body["kind"]), (422, &json!("too_heavy")), "{heavy:?}");
    // What was weighed leaves the queue a moment after its answer, and nothing stays behind.
    while waiting(&dock) > 0 {
        std::thread::yield_now();
    }
}
