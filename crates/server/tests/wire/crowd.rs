//! One client that wants everything, and others who only want to play.

use crate::dock::{Dock, Folder};
use crate::sailor::Sailor;
use freeport_server::Limits;
use serde_json::json;
use std::collections::BTreeMap;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[test]
fn a_flood_from_one_client_is_refused_while_another_plays_on() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let flood = dock.guest();
    let (stop, harbour) = (Arc::new(AtomicBool::new(false)), dock.address);
    let floods: Vec<_> = [Some(flood.clone()), Some(flood), None]
        .into_iter()
        .map(|known| {
            let stop = Arc::clone(&stop);
            std::thread::spawn(move || {
                let mut answers = BTreeMap::<u16, u32>::new();
                let mut flood = known.unwrap_or_else(|| Sailor::new(harbour));
                let keep = flood.cookie.clone();
                for number in 0..3_000 {
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let path = if number % 2 == 0 { "/api/tables" } else { "/api/me" };
                    if let Ok(reply) = flood.ask("GET", path, None) {
                        *answers.entry(reply.status).or_default() += 1;
                    }
                    flood.cookie.clone_from(&keep);
                }
                answers
            })
        })
        .collect();
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    let sync = socket.note("sync");
    let mut decision = sync["now"]["turn"]["waiting"][0].clone();
    let mut slowest = Duration::ZERO;
    for number in 0..20 {
        let start = Instant::now();
        let call = json!({"call": "play", "id": format!("m{number}"), "seat": decision["seat"],
            "decision": decision["decision"], "move": number % 7});
        socket.say(&call).unwrap();
        let step = socket.note("step");
        slowest = slowest.max(start.elapsed());
        assert_eq!(anna.get("/api/tables").status, 200, "the neighbour's flood is not hers");
        decision = step["now"]["turn"]["waiting"][0].clone();
        if decision.is_null() {
            break;
        }
        std::thread::sleep(Duration::from_millis(60));
    }
    stop.store(true, Ordering::Relaxed);
    let mut answers = BTreeMap::<u16, u32>::new();
    for flood in floods {
        flood
            .join()
            .unwrap()
            .into_iter()
            .for_each(|(status, count)| *answers.entry(status).or_default() += count);
    }
    println!("the flood got {answers:?}; the slowest move beside it took {slowest:?}");
    assert!(answers[&429] > answers.get(&200).copied().unwrap_or(0), "{answers:?}");
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
}

#[test]
fn a_socket_that_floods_is_closed() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    let mut refused = 0;
    let ended = 'flood: loop {
        for _ in 0..50 {
            if socket.say(&json!({"call": "talk", "id": "t", "text": "hello"})).is_err() {
                break 'flood None;
            }
        }
        for _ in 0..50 {
            match socket.hear() {
                Ok(note) if note["problem"]["kind"] == "too_fast" => refused += 1,
                Ok(_) => {}
                Err(ended) => break 'flood ended.0.map(|(code, _)| code),
            }
        }
    };
    assert!(refused > 0, "first it is told to slow down");
    assert!(matches!(ended, None | Some(1008 | 4008)), "{ended:?}");
    anna.look(&table, &json!({"seat": 0})).note("sync");
}

#[test]
fn tables_guests_sockets_and_connections_have_limits() {
    let limits = Limits { connections: 16, requests: 1_000, tables: 3, guests: 4 };
    let dock = Dock::with(limits, Folder::new());
    let mut anna = dock.guest();
    let wish = json!({"game": "four", "seats": ["me", "open"]});
    let made: Vec<u16> = (0..4).map(|_| anna.post("/api/tables", &wish).status).collect();
    assert_eq!(made, [201, 201, 201, 429]);
    let guests: Vec<u16> = (0..4).map(|_| Sailor::new(dock.address).get("/api/me").status).collect();
    assert_eq!(guests, [200, 200, 200, 429]);
    let sockets: Vec<_> = (0..4).map(|_| anna.board("/api/live").unwrap()).collect();
    let Err(tungstenite::Error::Http(refused)) = anna.board("/api/live") else {
        panic!("one socket too many")
    };
    assert_eq!(refused.status(), 429);
    // Connections that are just ending may still count, and then make room again: so one more is held each time.
    let mut held = Vec::new();
    let full = (0..250).any(|_| {
        held.push(TcpStream::connect(dock.address).unwrap());
        std::thread::sleep(Duration::from_millis(20));
        anna.ask("GET", "/healthz", None).is_ok_and(|reply| reply.body["kind"] == "too_many_connections")
    });
    assert!(full, "connections from one address are counted");
    drop((sockets, held));
    let free = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        anna.ask("GET", "/healthz", None).is_ok_and(|reply| reply.status == 200)
    });
    assert!(free, "and free again when they are closed");
}
