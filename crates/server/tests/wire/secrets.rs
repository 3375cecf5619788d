//! Logs hold no secret.

use crate::dock::Dock;
use crate::sailor::Sailor;
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// Everything that is logged, in memory.
#[derive(Clone, Default)]
struct Ear(Arc<Mutex<Vec<u8>>>);

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Ear {
    type Writer = Ear;

    fn make_writer(&'a self) -> Ear {
        self.clone()
    }
}

#[test]
fn what_is_logged_holds_no_cookie_password_seed_chat_or_table() {
    let ear = Ear::default();
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(ear.clone()).init();
    let dock = Dock::open();
    let mut anna = dock.guest();
    let guest_cookie = anna.cookie.clone().unwrap();
    anna.post("/api/account", &json!({"name": "Anna", "password": "correct horse battery"}));
    let mut phone = Sailor::new(dock.address);
    phone.post("/api/session", &json!({"name": "Anna", "password": "correct horse battery"}));
    phone.post("/api/session", &json!({"name": "Anna", "password": "mistyped horse battery"}));
    let wish = json!({"game": "four", "seats": ["me", "me"], "start": true, "entropy": "my own entropy"});
    let table = anna.post("/api/tables", &wish).body["id"].as_str().unwrap().to_owned();
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    socket.say(&json!({"call": "talk", "id": "t1", "text": "a secret between us"})).unwrap();
    socket.note("done");
    socket.say(&json!({"call": "concede", "id": "c1", "seat": 0})).unwrap();
    socket.note("done");
    let record = anna.get(&format!("/api/tables/{table}/record")).body;
    let seed = record["seed"].as_str().expect("the seed is open after the end").to_owned();
    anna.get(&format!("/table/{table}"));
    drop(dock);

    let logged = String::from_utf8(ear.0.lock().unwrap().clone()).unwrap();
    assert!(logged.contains("/api/tables/{table}/record"), "the log names routes:\n{logged}");
    let cookies = [guest_cookie, anna.cookie.unwrap(), phone.cookie.unwrap()];
    let tokens = cookies.iter().flat_map(|cookie| cookie.trim_start_matches("freeport=").split('.'));
    let words = ["correct horse", "mistyped horse", "my own entropy", "a secret between us", &seed, &table];
    for secret in tokens.chain(words) {
        assert!(!logged.contains(secret), "`{secret}` is in the log:\n{logged}");
    }
}
