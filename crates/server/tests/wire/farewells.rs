//! Who signs out or is deleted is gone at once, from sockets and seats, and nobody else notices.

use crate::dock::{Dock, Folder};
use crate::sailor::{Sailor, Socket};
use freeport_server::Limits;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;

/// How the socket ends; what is said before is passed over.
fn end(socket: &mut Socket) -> Option<u16> {
    loop {
        if let Err(ended) = socket.hear() {
            return ended.0.map(|(code, _)| code);
        }
    }
}

fn credentials(name: &str) -> Value {
    json!({"name": name, "password": "correct horse"})
}

/// A game between two people; the second is the youngest in the harbour.
fn game(anna: &mut Sailor, boris: &mut Sailor) -> String {
    let table = anna.four(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}");
    assert_eq!(boris.post(&format!("{path}/join"), &json!({})).status, 200);
    assert_eq!(boris.post(&format!("{path}/ready"), &json!({"ready": true})).status, 200);
    assert_eq!(anna.ask("POST", &format!("{path}/start"), None).unwrap().status, 200);
    table
}

#[test]
fn nobody_inherits_the_seat_of_who_was_deleted() {
    let dock = Dock::open();
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let table = game(&mut anna, &mut boris);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    let (mut his, number) = (boris.look(&table, &json!({"seat": 1})), boris.id());
    his.note("sync");
    assert_eq!(boris.delete("/api/account", Some(&json!({"password": ""}))).status, 204);
    assert_eq!(end(&mut his), Some(4001), "a deleted person has no socket");

    let mut stranger = dock.guest();
    assert_ne!(stranger.id(), number, "the number of somebody who was deleted is given again");
    let mut prying = stranger.look(&table, &json!({"seat": 1}));
    assert_eq!(prying.note("you")["seats"], json!([]));
    assert_eq!(prying.note("refused")["problem"]["kind"], "not_your_view");
    let seat = |info: &Value| info["seats"][1].clone();
    let info = loop {
        let info = stranger.get(&format!("/api/tables/{table}")).body;
        if seat(&info)["who"]["person"]["id"] == 0 {
            break info;
        }
    };
    assert!(seat(&info)["deputy"].is_string(), "a bot plays on: {info}");
    // The seat can still be written: the bot answers, and so does the one who stayed.
    socket.say(&json!({"call": "play", "id": "on", "seat": 0, "decision": 0, "move": 3})).unwrap();
    assert_eq!(socket.note("done")["id"], "on");
    while socket.note("step")["seq"] != 2 {}
}

#[test]
fn before_the_start_the_seat_of_who_was_deleted_is_open() {
    let dock = Dock::open();
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let table = anna.four(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}");
    boris.post(&format!("{path}/join"), &json!({}));
    assert_eq!(anna.delete("/api/account", Some(&json!({"password": ""}))).status, 204);
    let info = boris.get(&path).body;
    assert_eq!((&info["seats"][0]["who"], info["host"].as_i64()), (&json!("open"), Some(boris.id())));
}

#[test]
fn a_socket_opened_as_a_guest_ends_with_the_guest() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    assert_eq!(anna.post("/api/account", &credentials("Anna")).status, 201);
    assert_eq!(end(&mut socket), Some(4001), "the old token has no sockets any more");
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    assert_eq!(anna.delete("/api/session", None).status, 204);
    assert_eq!(end(&mut socket), Some(4001));

    let mut phone = dock.guest();
    let mut lists = phone.board("/api/live").unwrap();
    lists.hear().unwrap();
    assert_eq!(phone.post("/api/session", &credentials("Anna")).status, 200);
    assert_eq!(end(&mut lists), Some(4001), "who signed in is the guest no more");
}

#[test]
fn four_hundred_who_sign_out_at_once_cut_nobody_else() {
    let limits = Limits { connections: 2_000, requests: 100_000, guests: 100_000, ..Limits::default() };
    let dock = Dock::with(limits, Folder::new());
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut sockets: Vec<Socket> = (0..20).map(|_| anna.look(&table, &json!({"seat": 0}))).collect();
    for socket in &mut sockets {
        socket.note("sync");
    }
    let leaving: Vec<Sailor> = (0..400).map(|_| dock.guest()).collect();
    let mut lines: Vec<TcpStream> =
        leaving.iter().map(|_| TcpStream::connect(dock.address).unwrap()).collect();
    for (line, sailor) in lines.iter_mut().zip(&leaving) {
        let head = format!("DELETE /api/session HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}", dock.address);
        let cookie = sailor.cookie.as_deref().unwrap();
        write!(line, "{head}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n").unwrap();
    }
    for line in &mut lines {
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    }
    for socket in &mut sockets {
        socket.say(&json!({"call": "look", "viewer": {"seat": 1}})).unwrap();
        while socket.note("sync")["viewer"] != json!({"seat": 1}) {}
    }
    assert_eq!(leaving[0].clone().get("/api/tables").status, 401, "and they are gone");
}
