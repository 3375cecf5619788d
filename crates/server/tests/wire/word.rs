//! Word that it is somebody's turn, as push services, mail servers and strangers meet it.

use crate::dock::{Dock, Folder};
use crate::offices::{Letter, MailOffice, PushOffice};
use crate::sailor::{Sailor, Socket, exchange};
use freeport_server::{Config, Crying, Mail, PushService};
use serde_json::{Value, json};
use std::time::Duration;

/// A harbour that tells at once whoever does not look.
fn open(folder: Folder, push: &PushOffice, mail: Option<&MailOffice>) -> Dock {
    let mail = mail.map(|office| Mail {
        server: format!("smtp://{}", office.address).parse().unwrap(),
        from: "Freeport <freeport@example.org>".parse().unwrap(),
    });
    let crying = Crying { after: Duration::ZERO, services: vec![PushService::Here(push.address)], mail };
    Dock::run(Config { crying, ..Dock::config(&folder) }, folder)
}

/// Two people at a table; the first begins.
fn begin(anna: &mut Sailor, boris: &mut Sailor) -> String {
    let table = anna.four(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}");
    assert_eq!(boris.post(&format!("{path}/join"), &json!({})).status, 200);
    assert_eq!(boris.post(&format!("{path}/ready"), &json!({"ready": true})).status, 200);
    assert_eq!(anna.ask("POST", &format!("{path}/start"), None).unwrap().status, 200);
    table
}

/// Comes to the table, drops a disc, and goes.
fn drop_disc(who: &Sailor, table: &str, seat: u8) {
    let mut socket: Socket = who.look(table, &json!({ "seat": seat }));
    let sync = socket.note("sync");
    let decision = &sync["now"]["choices"]["decision"];
    let call = json!({"call": "play", "id": "m", "seat": seat, "decision": decision, "move": 3});
    socket.say(&call).unwrap();
    socket.note("step");
}

#[test]
fn a_browser_is_told_of_every_turn_once() {
    let push = PushOffice::open();
    let dock = open(Folder::new(), &push, None);
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let word = anna.get("/api/word");
    assert_eq!((word.status, &word.body["push"], &word.body["mails"]), (200, &json!(false), &json!(false)));
    let word = anna.post("/api/word/push", &push.browser("anna"));
    assert_eq!((word.status, &word.body["push"]), (200, &json!(true)), "{word:?}");
    let table = begin(&mut anna, &mut boris);
    let (head, first) = push.message();
    let key = word.body["key"].as_str().unwrap();
    assert!(head.starts_with("POST /anna HTTP/1.1\r\n"), "{head}");
    let head = head.to_ascii_lowercase();
    assert!(
        head.contains("authorization: vapid t=") && head.contains("content-encoding: aes128gcm"),
        "{head}"
    );
    assert!(head.contains(&format!("k={}", key.to_ascii_lowercase())), "{head}");
    assert_eq!(
        (&first["title"], &first["path"]),
        (&json!("It is your turn"), &json!(format!("/table/{table}")))
    );
    assert!(first["body"].as_str().unwrap().starts_with("Connect Four with "), "{first}");
    drop_disc(&anna, &table, 0);
    drop_disc(&boris, &table, 1);
    assert_eq!(push.message().1["path"], format!("/table/{table}"), "her next turn");

    // Told, she goes out; the server is started again, and nothing is told twice: the next message is of another table.
    let dock = open(dock.close(), &push, None);
    let (mut anna, mut boris) =
        (Sailor { harbour: dock.address, ..anna }, Sailor { harbour: dock.address, ..boris });
    let second = begin(&mut anna, &mut boris);
    assert_eq!(push.message().1["path"], format!("/table/{second}"));
    assert_eq!(anna.delete("/api/word/push", None).body["push"], false);
    assert!(push.is_empty());
}

#[test]
fn whoever_would_like_to_play_again_has_the_others_told() {
    let push = PushOffice::open();
    let dock = open(Folder::new(), &push, None);
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let table = begin(&mut anna, &mut boris);
    assert_eq!(boris.post("/api/word/push", &push.browser("boris")).status, 200);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    socket.say(&json!({"call": "concede", "id": "c", "seat": 0})).unwrap();
    while socket.note("table")["table"]["status"] != "over" {}
    assert_eq!(anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).status, 200);
    assert_eq!(push.message().1["title"], "Another game?");
}

/// The link in a letter that goes to a page of ours.
fn link(letter: &Letter, page: &str) -> String {
    let at = letter.text.find(page).unwrap_or_else(|| panic!("no {page} in {letter:?}"));
    letter.text[at..].split(['\r', '\n', '>', ' ']).next().unwrap().to_owned()
}

/// Gives an address; gives back the link by which it says yes.
fn give(who: &mut Sailor, address: &str, mail: &MailOffice) -> String {
    let word = who.put("/api/word/mail", &json!({"address": address, "language": "en"}));
    assert_eq!((word.status, &word.body["mail"]["confirmed"]), (200, &json!(false)), "{word:?}");
    let question = mail.letter();
    assert!(question.to.contains(address), "{question:?}");
    format!("/api{}", link(&question, "/word/confirm/"))
}

#[test]
fn an_address_is_asked_first_told_once_and_left_alone_when_it_says_so() {
    let (push, mail) = (PushOffice::open(), MailOffice::open());
    let dock = open(Folder::new(), &push, Some(&mail));
    let (mut anna, mut bea, mut boris) = (dock.guest(), dock.guest(), dock.guest());
    let mut nobody = Sailor::new(dock.address);
    let mut post = |path: &str| nobody.ask("POST", path, None).unwrap().status;
    assert_eq!(post(&give(&mut bea, "bea@example.net", &mail)), 204);
    let confirm = give(&mut anna, "anna@example.net", &mail);
    // An address that has not said yes is told nothing: Bea's turn comes after Anna's, and only Bea is told.
    begin(&mut anna, &mut boris);
    begin(&mut bea, &mut boris);
    assert!(mail.letter().to.contains("bea@example.net"));
    assert!(mail.is_empty());
    assert_eq!(post(&format!("{confirm}x")), 404);
    assert_eq!(post(&confirm), 204);
    assert_eq!(anna.get("/api/word").body["mail"], json!({"address": "anna@example.net", "confirmed": true}));
    let table = begin(&mut anna, &mut boris);
    let letter = mail.letter();
    assert!(letter.to.contains("anna@example.net"), "{letter:?}");
    assert!(letter.text.contains(&format!("/table/{table}")), "{letter:?}");
    let leave = link(&letter, "/word/leave/");
    let head = letter.text.replace("\r\n ", " ");
    assert!(head.contains(&format!("List-Unsubscribe: <http://{}{leave}>", dock.address)), "{head}");
    assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
    // A mail program says no with one click: without a cookie, without an origin, as a form.
    let click = format!(
        "POST {leave} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
        Content-Length: 26\r\nConnection: close\r\n\r\nList-Unsubscribe=One-Click",
        dock.address
    );
    assert_eq!(exchange(dock.address, click.as_bytes()).unwrap().status, 204);
    assert_eq!(anna.get("/api/word").body["mail"], Value::Null);
    assert_eq!(exchange(dock.address, click.as_bytes()).unwrap().status, 204, "twice does no harm");
    begin(&mut anna, &mut boris);
    begin(&mut bea, &mut boris);
    assert!(mail.letter().to.contains("bea@example.net"), "and Anna is left alone");
    assert!(mail.is_empty());
}

#[test]
fn nobody_is_told_twice_by_browser_and_by_letter() {
    let (push, mail) = (PushOffice::open(), MailOffice::open());
    let dock = open(Folder::new(), &push, Some(&mail));
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    let confirm = give(&mut anna, "anna@example.net", &mail);
    assert_eq!(anna.ask("POST", &confirm, None).unwrap().status, 204);
    anna.post("/api/word/push", &push.browser("anna"));
    begin(&mut anna, &mut boris);
    push.message();
    anna.delete("/api/word/push", None);
    let second = begin(&mut anna, &mut boris);
    let letter = mail.letter();
    assert!(letter.text.contains(&second), "the first was told in the browser: {letter:?}");
    assert!(push.is_empty() && mail.is_empty());
}

#[test]
fn nobody_is_sent_into_somebodys_network() {
    let push = PushOffice::open();
    let dock = open(Folder::new(), &push, None);
    let mut anna = dock.guest();
    let wish = push.browser("anna");
    for endpoint in [
        "http://127.0.0.1:1/",
        "http://localhost/",
        "https://169.254.169.254/latest/meta-data",
        "https://evil.example/",
        "file:///etc/passwd",
        "",
    ] {
        let mut bad = wish.clone();
        bad["endpoint"] = json!(endpoint);
        let refused = anna.post("/api/word/push", &bad);
        assert_eq!(
            (refused.status, &refused.body["kind"]),
            (422, &json!("unknown_push_service")),
            "{endpoint}"
        );
    }
    for (field, value) in [("key", ""), ("key", "AAAA"), ("auth", "AAAA"), ("auth", "!!!!")] {
        let mut bad = wish.clone();
        bad[field] = json!(value);
        assert_eq!(anna.post("/api/word/push", &bad).body["kind"], "bad_push_key", "{field} {value}");
    }
    assert_eq!(anna.get("/api/word").body["push"], false);
    let none = anna.put("/api/word/mail", &json!({"address": "anna@example.net", "language": "en"}));
    assert_eq!(none.body["kind"], "no_mail");
    let stranger = Sailor::new(dock.address).post("/api/word/push", &wish);
    assert_eq!(stranger.status, 401);
}

#[test]
fn nobody_is_flooded_with_questions_and_a_flood_harms_nobody_else() {
    let (push, mail) = (PushOffice::open(), MailOffice::open());
    let dock = open(Folder::new(), &push, Some(&mail));
    let (mut crowd, mut boris) = (dock.guest(), dock.guest());
    for bad in ["", "anna", "anna@example.net\r\nBcc: all@example.net", &"x".repeat(300)] {
        let refused = crowd.put("/api/word/mail", &json!({"address": bad, "language": "en"}));
        assert_eq!(refused.body["kind"], "bad_address", "{bad}");
    }
    let statuses: Vec<u16> = (0..6)
        .map(|_| {
            let mut guest = dock.guest();
            guest.put("/api/word/mail", &json!({"address": "victim@example.net", "language": "en"})).status
        })
        .collect();
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429], "an address is asked three times an hour");
    let flood: Vec<u16> =
        (0..40).map(|_| crowd.post("/api/word/push", &push.browser("crowd")).status).collect();
    assert!(flood.contains(&429), "{flood:?}");
    // A neighbour is told as if nothing were the matter.
    let mut anna = dock.guest();
    assert_eq!(anna.post("/api/word/push", &push.browser("anna")).status, 200);
    let table = begin(&mut anna, &mut boris);
    let (head, message) = push.message();
    assert!(head.starts_with("POST /anna "), "{head}");
    assert_eq!(message["path"], format!("/table/{table}"));
}
