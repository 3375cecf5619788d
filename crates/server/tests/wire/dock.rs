//! A dock: a server of our own on loopback, with a data folder that goes with it.

use crate::sailor::{Reply, Sailor, Socket};
use freeport_server::{Config, Crying, Limits, Server};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::oneshot;

/// A folder that is gone when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("freeport-wire-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub struct Dock {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    folder: Option<Folder>,
}

impl Dock {
    /// With the usual limits.
    pub fn open() -> Dock {
        Dock::with(Limits::default(), Folder::new())
    }

    /// With limits and a folder.
    pub fn with(limits: Limits, folder: Folder) -> Dock {
        Dock::run(Config { limits, ..Dock::config(&folder) }, folder)
    }

    /// How a server is usually set up.
    pub fn config(folder: &Folder) -> Config {
        Config {
            listen: "127.0.0.1:0".to_owned(),
            data: folder.path().to_owned(),
            public_url: None,
            trust_proxy: false,
            limits: Limits::default(),
            gathering: None,
            beat: Duration::from_millis(50),
            crying: Crying::default(),
        }
    }

    /// Set up as one likes.
    pub fn run(config: Config, folder: Folder) -> Dock {
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::open(config).await.unwrap();
                tell.send(server.address()).unwrap();
                server.run(async { drop(stopped.await) }).await;
            });
        });
        Dock { address: told.recv().unwrap(), stop: Some(stop), thread: Some(thread), folder: Some(folder) }
    }

    /// Goes down gracefully and gives the folder back.
    pub fn close(mut self) -> Folder {
        self.end();
        self.folder.take().unwrap()
    }

    /// Somebody new, who is a guest already.
    pub fn guest(&self) -> Sailor {
        let mut sailor = Sailor::new(self.address);
        assert_eq!(sailor.get("/api/me").status, 200);
        sailor
    }

    fn end(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Dock {
    fn drop(&mut self) {
        self.end();
    }
}

impl Sailor {
    pub fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", path, None).unwrap()
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.ask("POST", path, Some(body)).unwrap()
    }

    pub fn put(&mut self, path: &str, body: &Value) -> Reply {
        self.ask("PUT", path, Some(body)).unwrap()
    }

    pub fn delete(&mut self, path: &str, body: Option<&Value>) -> Reply {
        self.ask("DELETE", path, body).unwrap()
    }

    /// The number of who this is.
    pub fn id(&mut self) -> i64 {
        self.get("/api/me").body["id"].as_i64().unwrap()
    }

    /// Makes a table of Connect Four.
    pub fn four(&mut self, seats: &Value, start: bool) -> String {
        let wish = json!({"game": "four", "seats": seats, "start": start, "terms": {"pace": "instant", "spectators": true}});
        let made = self.post("/api/tables", &wish);
        assert_eq!(made.status, 201, "{made:?}");
        made.body["id"].as_str().unwrap().to_owned()
    }

    /// Sits at a table and looks at it.
    pub fn look(&self, table: &str, viewer: &Value) -> Socket {
        let mut socket = self.board(&format!("/api/tables/{table}/live")).unwrap();
        socket.say(&json!({"call": "look", "viewer": viewer})).unwrap();
        socket
    }
}

impl Socket {
    /// The next note of a kind; others are passed over.
    pub fn note(&mut self, kind: &str) -> Value {
        loop {
            let note =
                self.hear().unwrap_or_else(|ended| panic!("the socket ended before a {kind}: {ended:?}"));
            if note["note"] == kind {
                return note;
            }
        }
    }
}
