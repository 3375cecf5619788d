//! Nothing is lost: the real server is killed again and again while several clients play, take back, talk, make accounts, play
//! once more and let bots play for them. What was acknowledged is there afterwards, once and in order; what was not is there
//! at most once.
//!
//! `FREEPORT_CRASH_ROUNDS=1000 cargo test --package freeport --test crash` kills it more often than a test run does.

mod account;
mod client;
#[path = "../kit/mod.rs"]
mod kit;
mod table;

use client::{Client, Tally};
use kit::sailor::{board, exchange};
use kit::{Chance, Running};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

/// How often the server is killed, unless told otherwise.
const ROUNDS: usize = 60;
/// How many clients play.
const CLIENTS: u64 = 4;
/// A server and four clients that do nothing for so long will not do anything any more.
const PATIENCE: Duration = Duration::from_mins(2);

/// What the clients and whoever kills the server know of each other.
#[derive(Clone)]
pub struct Shared {
    /// Where the server is at the moment.
    at: Arc<RwLock<SocketAddr>>,
    /// Whether the clients shall come to an end; the server is not killed any more then.
    over: Arc<AtomicBool>,
    /// How much was acknowledged so far.
    done: Arc<AtomicUsize>,
}

impl Shared {
    /// Where the server is.
    pub fn harbour(&self) -> SocketAddr {
        *self.at.read().unwrap()
    }

    /// Whether it is time to come to an end.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::SeqCst)
    }

    /// Something was acknowledged.
    pub fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until so much more was acknowledged.
    fn wait_for(&self, more: usize) {
        let (goal, start) = (self.done.load(Ordering::Relaxed) + more, Instant::now());
        while self.done.load(Ordering::Relaxed) < goal {
            assert!(start.elapsed() < PATIENCE, "nobody does anything any more");
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("freeport-{name}-{}", std::process::id()))
}

fn serve(folder: &std::path::Path) -> Running {
    Running::start(env!("CARGO_BIN_EXE_freeport"), folder)
}

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed_again_and_again() {
    let rounds = std::env::var("FREEPORT_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds: usize = rounds.unwrap_or(ROUNDS);
    let (folder, start) = (folder("crash"), Instant::now());
    let mut server = serve(&folder);
    let at = Arc::new(RwLock::new(server.address));
    let shared = Shared { at, over: Arc::default(), done: Arc::default() };
    let clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            let shared = shared.clone();
            std::thread::spawn(move || Client::new(number, shared).play())
        })
        .collect();
    let mut chance = Chance(42);
    for _ in 0..rounds {
        shared.wait_for(2 + chance.below(14) as usize);
        // In the middle of something, wherever that is.
        std::thread::sleep(Duration::from_micros(chance.below(3_000)));
        server.kill();
        server = serve(&folder);
        *shared.at.write().unwrap() = server.address;
    }
    shared.wait_for(CLIENTS as usize);
    shared.over.store(true, Ordering::SeqCst);
    let mut all = Tally::default();
    for client in clients {
        all.add(&client.join().unwrap());
    }
    server.kill();
    let _ = std::fs::remove_dir_all(&folder);
    println!("{rounds} times kill -9 in {:.0} s: {all}", start.elapsed().as_secs_f64());
    let kinds = [all.moves, all.undos, all.words, all.deputies, all.rematches, all.accounts];
    assert!(kinds.iter().all(|count| *count > 0), "something was never done: {all}");
    assert!(all.moves > rounds, "too little was played to show anything: {all}");
    assert!(all.retried > rounds / 10, "hardly ever was something under way: {all}");
}

/// Kept honest: a server that is gone answers nothing, which is what the clients above rely on.
#[test]
fn a_client_notices_that_the_server_is_gone() {
    let folder = folder("gone");
    let mut server = serve(&folder);
    let question = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert_eq!(exchange(server.address, question).unwrap().status, 200);
    server.kill();
    assert!(board(server.address, "/api/live", &[]).is_err());
    let _ = std::fs::remove_dir_all(&folder);
}
