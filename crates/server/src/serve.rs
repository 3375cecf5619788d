//! The server: from an open port to the last written move.

use crate::app::App;
use crate::config::{Config, PublicUrl};
use crate::crier::{Crier, Rounds};
use crate::guard::{Address, Berths, Peer};
use crate::people::People;
use crate::routes;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use freeport_harbour::ledger::{Miss, StoreError};
use freeport_harbour::store::{Closing, private_file, private_folder};
use freeport_harbour::{Harbour, HouseRules, Survey};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower_service::Service;

/// How long the head of a request may take to arrive, and how long a connection may be idle.
const HEAD_PATIENCE: Duration = Duration::from_secs(20);
/// The largest head of a request.
const HEAD_SIZE: usize = 32 * 1_024;
/// How long clients are given when the server goes down.
const GOODBYE: Duration = Duration::from_secs(5);
/// How long somebody who is turned away may take to listen, and how many are told at the same time.
const TURNING_AWAY: Duration = Duration::from_millis(500);
const AT_THE_DOOR: usize = 32;
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);
/// What stands in the data folder while a server uses it.
const LOCK: &str = "freeport.lock";
/// Why the server cannot open.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port cannot be used.
    #[error(
        "Freeport cannot listen at {at}: {why}. Choose another address with --listen, such as --listen 127.0.0.1:7778."
    )]
    Listen {
        /// Where.
        at: String,
        /// What the system says.
        why: io::Error,
    },
    /// The data folder cannot be used.
    #[error("The data folder {} cannot be used: {why}. Choose another with --data.", .folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// Another server uses the data folder.
    #[error("Another Freeport uses the data folder {} already. Stop it first, or choose another folder with --data.", .0.display())]
    InUse(PathBuf),
}

/// A server that is ready to be run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    trust_proxy: bool,
    connections: usize,
    close: watch::Sender<bool>,
    afloat: mpsc::Receiver<()>,
    store: Closing,
    sweeper: JoinHandle<()>,
    crier: JoinHandle<()>,
    _lock: File,
}

impl Server {
    /// Opens the data folder and the port.
    pub async fn open(config: Config) -> Result<Server, ServeError> {
        let lock = lock(&config.data)?;
        let unusable = |error: Miss| ServeError::Folder {
            folder: config.data.clone(),
            why: match error {
                Miss::Refused(StoreError::Folder { why, .. }) => why,
                other => other.to_string(),
            },
        };
        let (gathering, beat) = (config.gathering, config.beat);
        let rules = HouseRules { gathering, beat, ..HouseRules::default() };
        let (harbour, store) = Harbour::open(&config.data, rules).await.map_err(unusable)?;
        tell_of_packs(&harbour).await;
        let encrypted = config.public_url.as_ref().is_some_and(PublicUrl::is_secure);
        let people = People::open(harbour.books(), harbour.world(), encrypted).await.map_err(unusable)?;
        let people = Arc::new(people);
        let sweeper = tokio::spawn(Arc::clone(&people).sweep_daily(harbour.clone()));
        let refused = |why| ServeError::Listen { at: config.listen.clone(), why };
        let listener = TcpListener::bind(&config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let home = address_of(config.public_url.as_ref(), address);
        let crier =
            Crier::open(harbour.books(), harbour.world(), &config.crying, home).await.map_err(unusable)?;
        let crier = Arc::new(crier);
        let rounds = tokio::spawn(Rounds::new(Arc::clone(&crier), Arc::clone(&people)).walk());
        let (close, closing) = watch::channel(false);
        let (holding, afloat) = mpsc::channel(1);
        let (trust_proxy, connections) = (config.trust_proxy, config.limits.connections);
        let app = App::new(config, harbour, people, crier, closing, holding);
        Ok(Server {
            listener,
            address,
            app,
            trust_proxy,
            connections,
            close,
            afloat,
            store,
            sweeper,
            crier: rounds,
            _lock: lock,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to type into a browser.
    pub fn url(&self) -> String {
        address_of(self.app.public_url(), self.address)
    }

    /// Serves until the future is done; then closes sockets with a reason and finishes all writes.
    pub async fn run(mut self, until: impl Future<Output = ()>) {
        tokio::select! {
            biased;
            () = until => {}
            () = self.accept() => {}
        }
        tracing::info!("going down: no new connections, sockets are closed, writes are finished");
        drop(self.listener);
        let _ = self.close.send(true);
        let harbour = self.app.harbour().clone();
        drop(self.app);
        // All senders are gone when the last socket has said goodbye and the last request is answered.
        let farewell = async { while self.afloat.recv().await.is_some() {} };
        if timeout(GOODBYE, farewell).await.is_err() {
            tracing::warn!("some clients did not close in time");
        }
        self.sweeper.abort();
        self.crier.abort();
        harbour.close().await;
        let written = tokio::task::spawn_blocking(|| self.store.wait());
        if timeout(GOODBYE, written).await.is_err() {
            tracing::warn!("the store was still in use when the server ended");
        }
    }

    async fn accept(&self) {
        let router = routes::router(self.app.clone());
        let berths = Berths::<Address>::new(self.connections);
        let door = Arc::new(Semaphore::new(AT_THE_DOOR));
        loop {
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            };
            // Behind a proxy all connections come from the same address.
            let berth = if self.trust_proxy { None } else { Some(berths.moor(peer.ip().into())) };
            if matches!(berth, Some(None)) {
                // When even those who are turned away are too many, they are dropped without a word.
                if let Ok(place) = Arc::clone(&door).try_acquire_owned() {
                    tokio::spawn(async move {
                        turn_away(stream).await;
                        drop(place);
                    });
                }
                continue;
            }
            let served = serve_connection(stream, peer, router.clone(), self.app.closing());
            let afloat = self.app.afloat();
            tokio::spawn(async move {
                served.await;
                drop((berth, afloat));
            });
        }
    }
}

/// Tells somebody who holds too many connections so. What they send is read for a moment: a connection that is closed
/// over unread words takes our answer with it.
async fn turn_away(mut stream: TcpStream) {
    let problem = r#"{"kind":"too_many_connections","text":"Too many connections come from your address."}"#;
    let length = problem.len();
    let head = "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: application/json";
    let answer = format!("{head}\r\nContent-Length: {length}\r\n\r\n{problem}");
    let _ = timeout(TURNING_AWAY, async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        let mut words = [0; 1_024];
        while stream.read(&mut words).await? > 0 {}
        io::Result::Ok(())
    })
    .await;
}

/// Serves one connection until it ends, or until the answer that is under way when the server goes down.
async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_PATIENCE)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Clients that go away in the middle are nobody's fault.
    tokio::select! {
        biased;
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// The address to type into a browser.
fn address_of(public: Option<&PublicUrl>, address: SocketAddr) -> String {
    match public {
        Some(url) => url.origin().to_owned(),
        None if address.ip().is_unspecified() => format!("http://localhost:{}", address.port()),
        None => format!("http://{address}"),
    }
}

/// Tells which tables wait for content packs: they stay as they are, and open when the packs are back.
async fn tell_of_packs(harbour: &Harbour) {
    match harbour.stranded().await {
        Ok(stranded) => {
            for (why, tables) in stranded {
                tracing::warn!(tables, "tables wait for their content pack: {why}");
            }
        }
        Err(problem) => tracing::warn!("nobody knows which packs the tables need: {}", problem.text),
    }
}

/// What this program would make of a data folder, or of a copy of its store; nothing in it is changed.
pub fn survey(place: &Path) -> Result<Survey, ServeError> {
    let unusable = |why: String| ServeError::Folder { folder: place.to_owned(), why };
    // A store that is written to while it is copied would be torn.
    if let Ok(file) = File::open(place.join(LOCK))
        && let Err(std::fs::TryLockError::WouldBlock) = file.try_lock_shared()
    {
        return Err(ServeError::InUse(place.to_owned()));
    }
    Survey::of(place).map_err(|error| match error {
        StoreError::Folder { why, .. } => unusable(why),
        other => unusable(other.to_string()),
    })
}

/// Makes the folder if need be, and makes sure that we alone use it: two servers would not know of each other's tables.
fn lock(folder: &Path) -> Result<File, ServeError> {
    let unusable =
        |error: io::Error| ServeError::Folder { folder: folder.to_owned(), why: error.to_string() };
    private_folder(folder).map_err(unusable)?;
    let file = private_file(&folder.join(LOCK)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(ServeError::InUse(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Done when the system asks the program to end. The system is heard from the call on, not only from the first wait.
pub fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                biased;
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    {
        Ok(async {
            let _ = tokio::signal::ctrl_c().await;
        })
    }
}
