//! Long games: what it costs to open a table, to go back and to read at it, after few moves and after very many.

use crate::dock::number_after;
use crate::fill::{Tale, fill};
use crate::host::Host;
use crate::http::Http;
use crate::measure::US;
use crate::port::Result;
use crate::socket::Socket;
use freeport_figures::Figure;
use freeport_harbour::Person;
use serde::Deserialize;
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The game that lasts longest, set so that it does not end by itself.
const GAME: &str = "runebound";
const SEATS: u8 = 5;
const SHORT: Tale = Tale { moves: 200, take_backs: 5, seats: SEATS };
const LONG: Tale = Tale { moves: 20_000, take_backs: 500, seats: SEATS };
/// How often everything is measured, each time on a server that was just started.
const ROUNDS: usize = 5;
/// How long a server may take to come to rest before it is measured.
const REST: Duration = Duration::from_millis(300);

/// What is measured; the words of the report.
pub const OPENS: &str = "opens, until the first frame is there";
pub const FRAME: &str = "the first frame";
pub const BACK: &str = "a take-back, until it is answered";
const PAGE: &str = "a page of 400 lines from the middle of its story";
const MOMENT: &str = "a moment from the middle of its replay";

/// What a table is called in the report.
pub fn table(what: &str) -> String {
    format!("{GAME} after {} moves and {} take-backs: {what}", LONG.moves, LONG.take_backs)
}

#[derive(Deserialize)]
struct Me {
    id: i64,
    name: String,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

#[derive(Deserialize)]
struct Replay {
    steps: usize,
}

/// A guest with a cookie, at a server.
struct Guest {
    http: Http,
    cookie: String,
}

/// Fills a folder with a short and a long game, and measures both.
pub fn measure(program: &Path, folder: &Path) -> Result<()> {
    let data = folder.join(format!("long-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("the load generator cannot start: {error}"))?;
    let done = figures(program, &data, &runtime);
    std::fs::remove_dir_all(&data)
        .map_err(|error| format!("{} cannot be removed: {error}", data.display()))?;
    done
}

fn figures(program: &Path, data: &Path, runtime: &tokio::runtime::Runtime) -> Result<()> {
    let (host, guest) = serve(program, data)?;
    let (cookie, person, tables) = runtime.block_on(guest.sit_down())?;
    drop(host);
    for (tale, table) in [SHORT, LONG].into_iter().zip(&tables) {
        eprintln!("    {} moves and {} take-backs are made", tale.moves, tale.take_backs);
        runtime.block_on(fill(data, table, person.clone(), tale))?;
    }
    for (tale, table) in [SHORT, LONG].into_iter().zip(&tables) {
        let mut all: Vec<[f64; 5]> = Vec::new();
        for round in 0..ROUNDS {
            let (_host, guest) = serve(program, data)?;
            let guest = Guest { cookie: cookie.clone(), ..guest };
            std::thread::sleep(REST);
            all.push(runtime.block_on(guest.look_round(table, round))?);
        }
        let named = [(OPENS, "ms"), (FRAME, "KB"), (BACK, "ms"), (PAGE, "ms"), (MOMENT, "ms")];
        for (place, (what, unit)) in named.into_iter().enumerate() {
            let mut values: Vec<f64> = all.iter().map(|round| round[place]).collect();
            values.sort_by(f64::total_cmp);
            let (value, best) = (values[values.len() / 2], values[0]);
            let what =
                format!("{GAME} after {} moves and {} take-backs: {what}", tale.moves, tale.take_backs);
            let (who, unit) = (US.to_owned(), unit.to_owned());
            println!("{}", Figure { who, what, unit, value, best, cpu_share: None }.line());
        }
    }
    Ok(())
}

fn serve(program: &Path, data: &Path) -> Result<(Host, Guest)> {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command.args(["--log", "error"]);
    let open = |line: &str| line.split_once("http://")?.1.trim().parse::<SocketAddr>().ok();
    let (host, address) = Host::start(command, false, open)?;
    Ok((host, Guest { http: Http::at(address), cookie: String::new() }))
}

impl Guest {
    /// A guest comes, and begins two games for themselves.
    async fn sit_down(&self) -> Result<(String, Person, Vec<String>)> {
        let answer = self.http.get("/api/me").await?;
        let Me { id, name } = answer.json()?;
        let cookie = answer.cookie.ok_or("a guest got no cookie")?;
        let mut tables = Vec::new();
        for _ in 0..2 {
            let wish = json!({
                "game": GAME, "seats": vec!["me"; usize::from(SEATS)], "start": true, "entropy": "dock",
                "options": { "turns": 2_000, "doom": "off" }, "terms": { "practice": true },
            });
            let created: Created = self.http.post("/api/tables", &cookie, wish.to_string()).await?.json()?;
            tables.push(created.id);
        }
        Ok((cookie, Person { id, name }, tables))
    }

    /// Opens a table, goes back in it and reads at it: milliseconds, and the kilobytes of the first frame. Each round takes back
    /// by a call of its own, for one that was carried out before is only answered.
    async fn look_round(&self, table: &str, round: usize) -> Result<[f64; 5]> {
        let began = Instant::now();
        let path = format!("/api/tables/{table}/live");
        let mut socket = Socket::open(self.http.address(), &path, &self.cookie).await?;
        socket.say(r#"{"call":"look","viewer":{"seat":0}}"#.to_owned()).await?;
        let first = until(&mut socket, r#""note":"sync""#).await?;
        let opened = milliseconds(began);
        let lines = number_after(&first, r#""from":"#).unwrap_or_default();
        let keep =
            number_after(&first, r#""take_backs":[{"keep":"#).ok_or("there is nothing to take back")?;
        let began = Instant::now();
        socket.say(format!(r#"{{"call":"undo","id":"back{round}","seat":0,"keep":{keep}}}"#)).await?;
        until(&mut socket, r#""note":"done""#).await?;
        let back = milliseconds(began);
        let began = Instant::now();
        let before = (lines / 2).max(400);
        self.read(&format!("/api/tables/{table}/story?viewer=seat0&before={before}&count=400")).await?;
        let page = milliseconds(began);
        let steps = self.read(&format!("/api/tables/{table}/replay?viewer=seat0&from=0&count=1")).await?;
        let Replay { steps } = steps.json()?;
        let began = Instant::now();
        let middle = steps / 2 + 100;
        self.read(&format!("/api/tables/{table}/replay?viewer=seat0&from={middle}&count=1")).await?;
        Ok([opened, first.len() as f64 / 1024.0, back, page, milliseconds(began)])
    }

    async fn read(&self, path: &str) -> Result<crate::http::Answer> {
        self.http.get_as(path, &self.cookie).await
    }
}

fn milliseconds(began: Instant) -> f64 {
    began.elapsed().as_secs_f64() * 1e3
}

/// The next note with these words in its head.
async fn until(socket: &mut Socket, words: &str) -> Result<String> {
    loop {
        let note = socket.hear().await?;
        let head = note.get(..40).unwrap_or(&note);
        if head.contains(words) {
            return Ok(note.to_string());
        }
        if head.contains(r#""note":"refused""#) {
            return Err(format!("a call was refused: {note}"));
        }
    }
}
