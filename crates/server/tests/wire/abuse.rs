//! What must be refused: each with a clear answer, and without anybody else noticing.

use crate::dock::Dock;
use crate::sailor::{Sailor, board, exchange};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::Message;

fn post(dock: &Dock, path: &str, headers: &str, body: &str) -> crate::sailor::Reply {
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}", dock.address);
    exchange(dock.address, format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes()).unwrap()
}

fn own_headers(sailor: &Sailor) -> String {
    let cookie = sailor.cookie.as_deref().unwrap();
    format!("Origin: http://{}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n", sailor.harbour)
}

#[test]
fn bodies_that_make_no_sense_are_refused() {
    let dock = Dock::open();
    let anna = dock.guest();
    let headers = own_headers(&anna);
    let kind = |body: &str| {
        let reply = post(&dock, "/api/tables", &headers, body);
        assert!((400..500).contains(&reply.status), "{reply:?}");
        assert!(!reply.body["text"].as_str().unwrap().is_empty(), "{reply:?}");
        reply.body["kind"].as_str().unwrap().to_owned()
    };
    assert_eq!(kind("{\"game\": "), "unreadable");
    assert_eq!(kind("\u{0}\u{1}"), "unreadable");
    assert_eq!(kind("{\"game\": \"four\", \"seats\": [], \"surprise\": 1}"), "unreadable");
    assert_eq!(kind(&"[".repeat(60_000)), "unreadable");
    assert_eq!(kind("{\"game\": \"chess\", \"seats\": [\"me\"]}"), "unknown_game");
    assert_eq!(kind("{\"game\": \"four\", \"seats\": [\"me\"]}"), "setup");
    assert_eq!(kind("{\"game\": \"four\", \"seats\": [\"me\", {\"bot\": \"oracle\"}]}"), "unknown_bot");
    let reply = post(&dock, "/api/tables", &headers.replace("application/json", "text/plain"), "{}");
    assert_eq!((reply.status, &reply.body["kind"]), (415, &json!("not_json")));
}

#[test]
fn bodies_and_heads_that_are_too_large_are_refused() {
    let dock = Dock::open();
    let anna = dock.guest();
    let large = post(&dock, "/api/tables", &own_headers(&anna), &" ".repeat(65 * 1_024));
    assert_eq!((large.status, &large.body["kind"]), (413, &json!("too_large")));
    let record = post(&dock, "/api/verify", "Content-Type: application/json\r\n", &" ".repeat(2_100_000));
    assert_eq!((record.status, &record.body["kind"]), (413, &json!("too_large")));
    let chunked = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    let chunks = format!("{:x}\r\n{}\r\n", 70_000, " ".repeat(70_000)) + "0\r\n\r\n";
    let headers = own_headers(&anna).replace("Content-Type: application/json\r\n", chunked);
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}{chunks}",
        dock.address
    );
    assert_eq!(exchange(dock.address, head.as_bytes()).unwrap().status, 413);
    let head = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "x".repeat(60_000));
    assert_eq!(exchange(dock.address, head.as_bytes()).unwrap().status, 431);
    assert_eq!(exchange(dock.address, b"HELO there\r\n\r\n").unwrap().status, 400);
}

#[test]
fn other_sites_cannot_act_for_a_visitor() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let body = "{\"game\": \"four\", \"seats\": [\"me\", \"open\"]}";
    let cookie = format!("Cookie: {}\r\nContent-Type: application/json\r\n", anna.cookie.as_deref().unwrap());
    for origin in
        ["Origin: http://evil.example\r\n", "Origin: null\r\n", "", "Sec-Fetch-Site: cross-site\r\n"]
    {
        let reply = post(&dock, "/api/tables", &format!("{origin}{cookie}"), body);
        assert_eq!((reply.status, &reply.body["kind"]), (403, &json!("foreign_origin")), "{origin}");
    }
    let table = anna.four(&json!(["me", "me"]), true);
    let (path, cookie) = (format!("/api/tables/{table}/live"), anna.cookie.clone().unwrap());
    for headers in
        [vec![("Origin", "http://evil.example"), ("Cookie", cookie.as_str())], vec![("Cookie", &cookie)]]
    {
        let Err(tungstenite::Error::Http(refused)) = board(dock.address, &path, &headers) else {
            panic!("a foreign page must not get a socket");
        };
        assert_eq!(refused.status(), 403);
        let problem: Value = serde_json::from_slice(refused.body().as_deref().unwrap()).unwrap();
        assert_eq!(problem["kind"], "foreign_origin");
    }
}

#[test]
fn forged_and_broken_cookies_are_those_of_nobody() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let cookie = anna.cookie.clone().unwrap();
    let (token, mac) = cookie.split_once('.').unwrap();
    let last = if mac.ends_with('0') { '1' } else { '0' };
    let forgeries = [
        cookie[..cookie.len() - 1].to_owned(),
        format!("{}{last}", &cookie[..cookie.len() - 1]),
        format!("freeport={}.{mac}", "0".repeat(64)),
        token.to_owned(),
        format!("{token}."),
        "freeport=".to_owned(),
        format!("freeport={}", "é".repeat(40)),
    ];
    for forged in forgeries {
        let mut thief = Sailor { cookie: Some(forged.clone()), ..anna.clone() };
        assert_eq!(thief.get("/api/tables").status, 401, "{forged}");
        assert!(thief.board(&format!("/api/tables/{table}/live")).is_err());
    }
    assert_eq!(anna.get("/api/tables").status, 200);
}

#[test]
fn nobody_plays_or_looks_for_another() {
    let dock = Dock::open();
    let (mut anna, mut boris, mut thief) = (dock.guest(), dock.guest(), dock.guest());
    let table = anna.four(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}");
    boris.post(&format!("{path}/join"), &json!({}));
    boris.post(&format!("{path}/ready"), &json!({"ready": true}));
    assert_eq!(thief.delete(&path, None).body["kind"], "not_host");
    assert_eq!(thief.put(&format!("{path}/seats/0"), &json!({"sitter": "open"})).status, 403);
    anna.ask("POST", &format!("{path}/start"), None).unwrap();

    let mut socket = boris.look(&table, &json!({"seat": 0}));
    assert_eq!(socket.note("refused")["problem"]["kind"], "not_your_view");
    for (mut sailor_socket, seat) in [(socket, 0), (thief.look(&table, &json!("spectator")), 0)] {
        let call = json!({"call": "play", "id": "steal", "seat": seat, "decision": 0, "move": 3});
        sailor_socket.say(&call).unwrap();
        assert_eq!(sailor_socket.note("refused")["problem"]["kind"], "not_your_seat");
    }
    let record = anna.get(&format!("{path}/record")).body;
    assert_eq!(record["log"], json!([]), "nothing was played");
}

#[test]
fn messages_that_make_no_sense_are_refused_one_by_one() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    for text in ["", "{", "null", "[1,2]", "{\"call\":\"fly\"}", "{\"call\":\"play\"}", "\u{0}"] {
        socket.0.send(Message::text(text)).unwrap();
        let refused = socket.note("refused");
        assert_eq!(refused["problem"]["kind"], "bad_call", "{text}");
    }
    let huge = json!({"call": "play", "id": "x", "seat": 250, "decision": u64::MAX, "move": {"a": [1e300]}});
    socket.say(&huge).unwrap();
    socket.note("refused");
    socket.say(&json!({"call": "play", "id": "good", "seat": 0, "decision": 0, "move": 3})).unwrap();
    assert_eq!(socket.note("done")["id"], "good", "the socket still works");
}

#[test]
fn binary_and_oversized_messages_close_the_socket_with_a_reason() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let code = |message: Message| {
        let mut socket = anna.look(&table, &json!({"seat": 0}));
        socket.note("sync");
        // What is far too long is cut off while it is still being sent; what counts is how the socket ends.
        let _ = socket.0.send(message);
        loop {
            if let Err(ended) = socket.hear() {
                return ended.0.map(|(code, _)| code);
            }
        }
    };
    assert_eq!(code(Message::binary(vec![0, 159, 146])), Some(1003));
    assert_eq!(code(Message::text("x".repeat(20_000))), Some(1009));
    code(Message::text("x".repeat(3_000_000)));
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    // A frame with reserved bits that nobody agreed on.
    socket.0.get_mut().write_all(&[0xf1, 0x80, 0, 0, 0, 0]).unwrap();
    while socket.hear().is_ok() {}
    anna.look(&table, &json!({"seat": 0})).note("sync");
}

#[test]
fn half_a_request_is_not_waited_for_for_ever() {
    let dock = Dock::open();
    let anna = dock.guest();
    let mut slow: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(dock.address).unwrap()).collect();
    let headers = own_headers(&anna);
    let start = Instant::now();
    for (number, stream) in slow.iter_mut().enumerate() {
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {}\r\n{headers}Content-Length: 100\r\n\r\n{{",
            dock.address
        );
        let part = if number % 2 == 0 { &head } else { &head[..30] };
        stream.write_all(part.as_bytes()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    }
    assert_eq!(anna.clone().get("/api/tables").status, 200, "others are served meanwhile");
    for (number, stream) in slow.iter_mut().enumerate() {
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        if number % 2 == 0 {
            assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        }
    }
    assert!(start.elapsed() < Duration::from_secs(28), "{:?}", start.elapsed());
}
