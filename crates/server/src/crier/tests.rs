//! Whom the crier tells what, and how often: on a clock that the test moves.

use super::*;
use crate::people::{People, SignedIn};
use freeport_harbour::store::{Closing, Store};
use freeport_harbour::{Harbour, HouseRules, Person};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

const SECOND: u64 = 1_000;
const AUTH: [u8; 16] = [5; 16];

/// A push service that takes everything, and can read it as a browser can.
struct Service {
    url: String,
    key: SecretKey,
    taken: mpsc::UnboundedReceiver<Vec<u8>>,
}

impl Service {
    async fn open(status: &'static str) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (take, taken) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut bytes = Vec::new();
                let body = loop {
                    stream.read_buf(&mut bytes).await.unwrap();
                    if let Some(body) = body(&bytes) {
                        break body;
                    }
                };
                take.send(body).unwrap();
                let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Service { url, key: SecretKey::from_slice(&[9; 32]).unwrap(), taken }
    }

    fn browser(&self, name: &str) -> Browser {
        let key = self.key.public_key().to_encoded_point(false).as_bytes().to_vec();
        Browser { endpoint: format!("{}/{name}", self.url), key, auth: AUTH.to_vec() }
    }

    /// Everything that was taken since the last look.
    fn messages(&mut self) -> Vec<Value> {
        let mut messages = Vec::new();
        while let Ok(sealed) = self.taken.try_recv() {
            let open = web_push_native::decrypt(sealed, &self.key, &AUTH.into()).unwrap();
            messages.push(serde_json::from_slice(&open).unwrap());
        }
        messages
    }
}

/// The body of a request, once it is there.
fn body(bytes: &[u8]) -> Option<Vec<u8>> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
    let length: usize = head.lines().find_map(|line| line.strip_prefix("content-length: "))?.parse().ok()?;
    let body = &bytes[end + 4..];
    (body.len() >= length).then(|| body[..length].to_vec())
}

/// A harbour with a crier, in a folder that goes with it.
struct Port {
    harbour: Harbour,
    store: Store,
    people: Arc<People>,
    crier: Arc<Crier>,
    rounds: Rounds,
    closing: Closing,
    folder: PathBuf,
}

impl Port {
    async fn open(folder: PathBuf, service: &Service) -> Port {
        let (store, closing) = Store::open(&folder).unwrap();
        let books = Books::from(store.clone());
        let harbour = Harbour::on(books.clone(), HouseRules::default(), World::default()).await.unwrap();
        let people = Arc::new(People::open(&books, harbour.world(), false).await.unwrap());
        let crying = Crying { services: vec![service.url.parse().unwrap()], ..Crying::default() };
        let home = "https://games.example.org".to_owned();
        let crier = Arc::new(Crier::open(&books, harbour.world(), &crying, home).await.unwrap());
        let rounds = Rounds::new(Arc::clone(&crier), Arc::clone(&people));
        Port { harbour, store, people, crier, rounds, closing, folder }
    }

    fn fresh(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("freeport-crier-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    async fn close(self) -> PathBuf {
        let Port { harbour, store, people, crier, rounds, closing, folder } = self;
        drop((store, people, crier, rounds));
        harbour.close().await;
        tokio::task::spawn_blocking(|| closing.wait()).await.unwrap();
        folder
    }

    /// Somebody who wants to be told in this browser.
    async fn listener(&self, browser: Browser) -> SignedIn {
        let guest = self.people.welcome().await.unwrap();
        let (person, session) = (guest.me.id, guest.token.hash().bytes());
        self.crier.ledger.listen(person, session, browser, "en".to_owned(), 0).await.unwrap();
        self.crier.note(person, true);
        guest
    }

    /// A table at which it is somebody's turn from the start on.
    async fn table(&self, who: &SignedIn) -> String {
        let wish = json!({"game": "four", "seats": ["me", {"named": "Boris"}], "start": true});
        self.harbour.create(&person(who), serde_json::from_value(wish).unwrap()).await.unwrap().id
    }

    /// One round, so many seconds from now.
    async fn round(&mut self, seconds: u64) {
        self.rounds.go(self.crier.clock.wall() + seconds * SECOND).await.unwrap();
        self.rounds.rest().await;
    }
}

fn person(who: &SignedIn) -> Person {
    Person { id: who.me.id, name: who.me.name.clone() }
}

#[tokio::test]
async fn a_turn_is_told_once_and_not_before_its_time_also_over_a_restart() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("once"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    let table = port.table(&anna).await;
    port.round(0).await;
    assert!(service.messages().is_empty(), "she may have just closed her page");
    port.round(120).await;
    port.round(180).await;
    let told = service.messages();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(
        (&told[0]["title"], &told[0]["path"]),
        (&json!("It is your turn"), &json!(format!("/table/{table}")))
    );
    let mut port = Port::open(port.close().await, &service).await;
    port.round(300).await;
    assert!(service.messages().is_empty(), "who was told is not told again");
    let second = port.table(&anna).await;
    port.round(300).await;
    let told = service.messages();
    assert_eq!((told.len(), &told[0]["path"]), (1, &json!(format!("/table/{second}"))), "only what is new");
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn a_crash_after_the_note_and_before_the_message_loses_it_and_never_doubles_it() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("crash"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    port.table(&anna).await;
    let person = anna.me.id;
    let taken = port.crier.ledger.take(person).await.unwrap();
    assert!(taken.is_some(), "noted, and the machine stops here");
    port.round(300).await;
    assert!(service.messages().is_empty());
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn several_tables_are_one_message() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("many"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    for _ in 0..3 {
        port.table(&anna).await;
    }
    port.round(120).await;
    let told = service.messages();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!((&told[0]["title"], &told[0]["path"]), (&json!("3 tables wait for you"), &json!("/")));
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn who_has_a_page_open_is_told_only_when_it_has_been_closed_for_a_while() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("here"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    port.table(&anna).await;
    let page =
        port.people.tie(anna.token.hash(), anna.me.id).await.unwrap_or_else(|_| panic!("she is known"));
    port.round(600).await;
    drop(page);
    port.round(630).await;
    assert!(service.messages().is_empty(), "she was here half a minute ago");
    port.round(720).await;
    assert_eq!(service.messages().len(), 1);
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn who_has_looked_knows_and_who_was_cut_off_before_does_not() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("looked"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    let (seen, unseen) = (port.table(&anna).await, port.table(&anna).await);
    port.crier.looked(anna.me.id, &unseen, Duration::from_mins(1));
    port.crier.looked(anna.me.id, &seen, Duration::ZERO);
    // Writes are done in order, so what was asked for before this one is done.
    port.store.write(|_| Ok(())).await.unwrap();
    port.round(120).await;
    let told = service.messages();
    assert_eq!((told.len(), &told[0]["path"]), (1, &json!(format!("/table/{unseen}"))));
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn nothing_is_told_of_tables_one_has_left_nor_to_who_is_gone() {
    let mut service = Service::open("201 Created").await;
    let mut port = Port::open(Port::fresh("gone"), &service).await;
    let (anna, bea, carla) = (
        port.listener(service.browser("anna")).await,
        port.listener(service.browser("bea")).await,
        port.listener(service.browser("carla")).await,
    );
    let left = port.table(&anna).await;
    port.harbour.table(&left).await.unwrap().leave(&person(&anna)).await.unwrap();
    port.table(&bea).await;
    port.harbour.forget(&person(&bea)).await.unwrap();
    port.table(&carla).await;
    port.people.sign_out(carla.token.hash()).await.unwrap_or_else(|_| panic!("she is signed in"));
    port.round(120).await;
    assert!(service.messages().is_empty(), "left, deleted, and signed out");
    let words = port
        .store
        .read(|connection| connection.query_row("SELECT count(*) FROM word", [], |row| row.get::<_, i64>(0)));
    assert_eq!(words.await.unwrap(), 0, "and nothing waits to be told for ever");
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn a_browser_that_its_push_service_knows_no_more_is_forgotten() {
    let mut service = Service::open("410 Gone").await;
    let mut port = Port::open(Port::fresh("unknown"), &service).await;
    let anna = port.listener(service.browser("anna")).await;
    port.table(&anna).await;
    port.round(120).await;
    assert_eq!(service.messages().len(), 1);
    assert!(!port.crier.card(anna.me.id, anna.token.hash()).await.unwrap().push);
    assert_eq!(port.crier.told(), (0, 1));
    let _ = std::fs::remove_dir_all(port.close().await);
}

#[tokio::test]
async fn one_person_has_few_browsers_and_the_newest_stay() {
    let service = Service::open("201 Created").await;
    let port = Port::open(Port::fresh("browsers"), &service).await;
    let anna = port.listener(service.browser("0")).await;
    let person = anna.me.id;
    for index in 1..12_u8 {
        let (browser, session) = (service.browser(&index.to_string()), [index; 32]);
        let sql = "INSERT INTO session (hash, person, created, seen) VALUES (?1, ?2, 0, 0)";
        port.store.write(move |tx| tx.execute(sql, (session, person))).await.unwrap();
        port.crier.ledger.listen(person, session, browser, "en".to_owned(), index.into()).await.unwrap();
    }
    let left = port.store.read(move |connection| {
        let mut rows = connection.prepare("SELECT endpoint FROM push WHERE person = ?1 ORDER BY created")?;
        rows.query_map([person], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()
    });
    let left = left.await.unwrap();
    assert_eq!((left.len(), left[0].ends_with("/4"), left[7].ends_with("/11")), (8, true, true), "{left:?}");
    let _ = std::fs::remove_dir_all(port.close().await);
}
