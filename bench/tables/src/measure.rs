//! What is measured of a server, which runs as a process of its own.

use crate::climb::climb;
use crate::dock::Dock;
use crate::host::{Host, free_addresses};
use crate::http::Http;
use crate::load::{Sight, Stretch, invite, play, sit};
use crate::peer::Peer;
use crate::port::{Port, Result};
use freeport_figures::Figure;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::LocalSet;

/// Whose figures these are.
pub const US: &str = "Freeport";
pub const PEER: &str = "boardgame.io 0.50.2";
/// Live tables.
const TABLES: usize = 2_000;
/// A move a second at each table.
const STEADY: Stretch =
    Stretch { rate: TABLES as f64, warm: Duration::from_secs(4), measured: Duration::from_secs(20) };
/// The game that both servers play, and whose rate is raised until it does not hold.
const CLIMBED: &str = "four";
/// Where the peer begins to climb when the steady rate is too much for it: moves a second.
const GENTLY: f64 = 600.0;

/// What is measured; the words of the report.
pub const RATE: &str = "a move a second at each table: moves made";
pub const MEDIAN: &str = "a move a second at each table: median";
pub const P99: &str = "a move a second at each table: p99";
pub const UNTHROWN: &str = "a move a second at each table: p99 of moves without a throw of dice";
pub const SERVER: &str = "a move a second at each table: server's CPU a move";
pub const GENERATOR: &str = "a move a second at each table: generator's CPU a move";
pub const TABLE: &str = "memory of a table nobody looks at";
pub const CONNECTION: &str = "memory of a connection";
pub const LIVE: &str = "memory of a live table, with both players";
pub const SUSTAINED: &str = "moves sustained with p99 under 50 ms";
pub const SUSTAINED_SERVER: &str = "server's CPU a move at that rate";

/// The unit of a rate.
pub const MOVES: &str = "moves/s";

/// Measures Freeport with a game.
pub fn freeport(game: &str, program: &Path, folder: &Path) -> Result<()> {
    let data = folder.join(format!("load-{game}-{}", std::process::id()));
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    command.args(["--log", "error"]);
    // Everybody comes from one address here.
    for limit in ["--connections", "--requests", "--tables", "--guests"] {
        command.args([limit, "1000000"]);
    }
    let open = |line: &str| line.split_once("http://")?.1.trim().parse::<SocketAddr>().ok();
    let (host, address) = Host::start(command, false, open)?;
    let dock = Dock { http: Http::at(address), game: game.to_owned() };
    let done = figures(US, game, &host, dock);
    drop(host);
    std::fs::remove_dir_all(&data)
        .map_err(|error| format!("{} cannot be removed: {error}", data.display()))?;
    done
}

/// Measures boardgame.io with Connect Four.
pub fn boardgame_io(folder: &Path) -> Result<()> {
    let [game, lobby] = free_addresses()?;
    let mut command = Command::new("node");
    command.arg("--expose-gc").arg("server.mjs").current_dir(folder).env("NODE_ENV", "production");
    command.args([game.port().to_string(), lobby.port().to_string()]);
    let (host, ()) = Host::start(command, true, |line| (line == "ready").then_some(()))?;
    figures(PEER, "four", &host, Peer { lobby: Http::at(lobby), game })
}

fn figures<P: Port>(who: &str, game: &str, host: &Host, port: P) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("the load generator cannot start: {error}"))?;
    runtime.block_on(LocalSet::new().run_until(measured(who, game, host, Rc::new(port))))
}

async fn measured<P: Port>(who: &str, game: &str, host: &Host, port: Rc<P>) -> Result<()> {
    let tell = |what: &str, unit: &str, value: f64| {
        let value = (value * 1000.0).round() / 1000.0;
        let what = format!("{game}: {what}");
        let (who, unit) = (who.to_owned(), unit.to_owned());
        println!("{}", Figure { who, what, unit, value, best: value, cpu_share: None }.line());
    };
    let idle = host.memory().await?;
    let pairs = invite(&port, TABLES).await?;
    let laid = host.memory().await?;
    let pairs = sit(pairs).await?;
    let seated = host.memory().await?;
    let (pairs, sight) = play(host, pairs, STEADY).await?;
    let played = host.memory().await?;
    let Sight { rate, median, p99, slowest, .. } = sight;
    eprintln!(
        "    steady: {rate:.0} moves/s, median {median:.1} ms, p99 {p99:.1} ms, slowest {slowest:.1} ms"
    );
    tell(RATE, MOVES, rate);
    tell(MEDIAN, "ms", median);
    tell(P99, "ms", p99);
    if let Some(unthrown) = sight.p99_unthrown {
        tell(UNTHROWN, "ms", unthrown);
    }
    tell(SERVER, "us", sight.server);
    tell(GENERATOR, "us", sight.generator);
    let kilobytes = |more: f64, less: f64, pieces: usize| (more - less).max(0.0) / 1024.0 / pieces as f64;
    tell(TABLE, "KB", kilobytes(laid, idle, TABLES));
    tell(CONNECTION, "KB", kilobytes(seated, laid, 2 * TABLES));
    tell(LIVE, "KB", kilobytes(played, idle, TABLES));
    if game == CLIMBED {
        let begin = if sight.holds(STEADY.rate) { STEADY.rate } else { GENTLY };
        let best = climb(host, pairs, begin).await?;
        tell(SUSTAINED, MOVES, best.map_or(0.0, |best| best.rate));
        if let Some(best) = best {
            tell(SUSTAINED_SERVER, "us", best.server);
        }
    }
    Ok(())
}
