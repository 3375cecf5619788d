//! Passwords that are guessed, names that lead here, and a harbour that cannot write.

use crate::dock::{Dock, Folder};
use crate::sailor::{Reply, exchange};
use freeport_server::Config;
use serde_json::{Value, json};

/// Asks with headers of one's own choice.
fn ask(dock: &Dock, line: &str, headers: &[(&str, &str)], body: Option<&Value>) -> Reply {
    let text = body.map(Value::to_string).unwrap_or_default();
    let mut request = format!("{line} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n", text.len());
    if body.is_some() {
        request += "Content-Type: application/json\r\n";
    }
    request.extend(headers.iter().flat_map(|(name, value)| [*name, ": ", *value, "\r\n"]));
    exchange(dock.address, format!("{request}\r\n{text}").as_bytes()).unwrap()
}

/// The value of the mark that comes with an answer.
fn mark(reply: &Reply) -> String {
    let line = reply.head.lines().find_map(|line| line.split_once("freeport_mark=")).unwrap().1;
    format!("freeport_mark={}", line.split(';').next().unwrap())
}

#[test]
fn who_guesses_is_stopped_however_the_name_is_written_and_locks_nobody_out() {
    let folder = Folder::new();
    let dock = Dock::run(Config { trust_proxy: true, ..Dock::config(&folder) }, folder);
    let host = dock.address.to_string();
    let sign_in = |from: usize, name: &str, password: &str, cookie: &str| {
        let address = format!("198.51.100.{from}");
        let mut headers = vec![("Host", host.as_str()), ("X-Forwarded-For", address.as_str())];
        let origin = format!("http://{host}");
        if !cookie.is_empty() {
            headers.extend([("Cookie", cookie), ("Origin", origin.as_str())]);
        }
        ask(&dock, "POST /api/session", &headers, Some(&json!({"name": name, "password": password})))
    };
    let mut anna = dock.guest();
    let made = anna.post("/api/account", &json!({"name": "Anna Bay", "password": "correct horse"}));
    assert_eq!(made.status, 201);
    let mark = mark(&made);
    assert_eq!(anna.delete("/api/session", None).status, 204);

    let guess = |number: usize| {
        let name = format!(
            "{}anna{}BAY{}",
            " ".repeat(number % 3),
            " ".repeat(1 + number % 4),
            " ".repeat(number % 5)
        );
        sign_in(number, &name, "wrong horse", "").status
    };
    let answers: Vec<u16> = (1..=24).map(guess).collect();
    assert_eq!(answers.first(), Some(&401));
    assert_eq!(answers.last(), Some(&429), "blanks make another name of it: {answers:?}");
    let stranger = sign_in(200, "Anna Bay", "correct horse", "");
    assert_eq!(stranger.status, 429, "strangers have to wait");
    let back = sign_in(201, "Anna Bay", "correct horse", &mark);
    assert_eq!(
        (back.status, &back.body["name"]),
        (200, &json!("Anna Bay")),
        "she is at home in this browser"
    );
    let tries: Vec<u16> = (0..12).map(|_| sign_in(201, "Anna Bay", "wrong horse", &mark).status).collect();
    assert_eq!(tries.last(), Some(&429), "not even at home may one guess for ever: {tries:?}");
}

#[test]
fn with_a_public_address_the_harbour_answers_to_no_other_name() {
    let folder = Folder::new();
    let public_url = Some("https://games.example.org".parse().unwrap());
    let dock = Dock::run(Config { public_url, ..Dock::config(&folder) }, folder);
    let get = |path: &str, host: &str| ask(&dock, &format!("GET {path}"), &[("Host", host)], None);
    for path in ["/", "/api/me", "/api/games", "/healthz", "/metrics"] {
        let refused = get(path, "rebound.example");
        assert_eq!((refused.status, &refused.body["kind"]), (421, &json!("wrong_host")), "{path}");
        assert!(refused.body["text"].as_str().unwrap().contains("https://games.example.org"));
        assert_eq!(get(path, "games.example.org").status, 200, "{path}");
    }
    let here = dock.address.to_string();
    assert_eq!(get("/api/me", &here).status, 421);
    assert_eq!((get("/healthz", &here).status, get("/metrics", &here).status), (200, 200));
}

#[test]
fn a_harbour_that_cannot_write_is_not_well() {
    let folder = Folder::new();
    let file = folder.path().join("freeport.sqlite");
    let dock = Dock::run(Dock::config(&folder), folder);
    let health = || ask(&dock, "GET /healthz", &[("Host", "localhost")], None);
    // Somebody else holds the database; it can be read all the same.
    let other = rusqlite::Connection::open(file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    // What the harbour writes by itself after its start may have to be waited for first.
    let unwell = (0..10).map(|_| health()).find(|health| health.status == 503);
    assert_eq!(unwell.expect("all is not well").body["kind"], "unwell");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(health().status, 200);
}
