//! The neighbours: people who play against a bot each, one move after another, and want nothing else.

use super::raider::Raider;
use crate::dock::number_after;
use crate::port::Result;
use crate::socket::Socket;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Between two moves.
const PAUSE: Duration = Duration::from_millis(150);
const SEATS: &str = r#"["me",{"bot":"mcts:medium"}]"#;

/// How many there are. The slowest of a hundred moves is told, so that there have to be some hundreds.
const NEIGHBOURS: u8 = 4;

/// Somebody at a table of their own.
struct Neighbour {
    raider: Raider,
    socket: Socket,
}

/// What it was like.
pub struct Peace {
    /// Milliseconds that 99 of 100 moves of everybody did not exceed, by the server's own histogram.
    pub p99: f64,
    /// How many moves that were.
    pub moves: u64,
    /// Milliseconds in which half of the bot's moves came.
    pub bot: f64,
}

/// The neighbours play for a while, and tell what it was like.
pub async fn live(at: SocketAddr, last: Duration) -> Result<Peace> {
    let mut reader = Raider::new(at, [192, 0, 2, 254]);
    let before = buckets(&mut reader).await?;
    let until = Instant::now() + last;
    let mut playing = Vec::new();
    for number in 1..=NEIGHBOURS {
        let neighbour = Neighbour::sit(at, number).await?;
        playing.push(tokio::task::spawn_local(neighbour.play(until)));
    }
    let mut bot = Vec::new();
    for plays in playing {
        bot.extend(plays.await.map_err(|error| format!("a neighbour stumbled: {error}"))??);
    }
    let after = buckets(&mut reader).await?;
    let counts: Vec<(f64, u64)> =
        after.iter().zip(&before).map(|((bound, after), (_, before))| (*bound, after - before)).collect();
    let moves = counts.last().map_or(0, |(_, count)| *count);
    let enough = (moves as f64 * 0.99).ceil() as u64;
    let p99 = counts.iter().find(|(_, count)| *count >= enough).map_or(f64::INFINITY, |(bound, _)| *bound);
    bot.sort_by(f64::total_cmp);
    let bot = bot.get(bot.len() / 2).copied().unwrap_or(f64::INFINITY);
    Ok(Peace { p99: p99 * 1e3, moves, bot })
}

impl Neighbour {
    /// Sits down at a new table.
    async fn sit(at: SocketAddr, number: u8) -> Result<Neighbour> {
        let mut raider = Raider::new(at, [192, 0, 2, number]);
        raider.be_guest().await?;
        let table = raider.table("four", SEATS).await?;
        let socket = raider.look(&table).await?;
        Ok(Neighbour { raider, socket })
    }

    /// Plays on for a while, one game after another, and tells how many milliseconds each move of the bot took.
    async fn play(mut self, until: Instant) -> Result<Vec<f64>> {
        let (mut bot, mut column, mut number) = (Vec::new(), 0, 0_u32);
        let mut asked = self.until_asked().await?;
        while Instant::now() < until {
            let Some(decision) = asked else {
                let table = self.raider.table("four", SEATS).await?;
                self.socket = self.raider.look(&table).await?;
                asked = self.until_asked().await?;
                continue;
            };
            (column, number) = ((column + 3) % 7, number + 1);
            let call = format!(
                r#"{{"call":"play","id":"n{number}","seat":0,"decision":{decision},"move":{column}}}"#
            );
            self.socket.say(call).await?;
            // A full column is refused, and another one is tried.
            if self.until_done().await? {
                let start = Instant::now();
                asked = self.until_asked().await?;
                bot.push(start.elapsed().as_secs_f64() * 1e3);
            }
            sleep(PAUSE).await;
        }
        Ok(bot)
    }

    /// Whether the move was made.
    async fn until_done(&mut self) -> Result<bool> {
        loop {
            let note = self.socket.hear().await?;
            if note.starts_with(r#"{"note":"done""#) {
                return Ok(true);
            }
            if note.starts_with(r#"{"note":"refused""#) {
                return Ok(false);
            }
        }
    }

    /// Waits until it is our turn, and says which decision that is; none when the game is over.
    async fn until_asked(&mut self) -> Result<Option<usize>> {
        loop {
            let note = self.socket.hear().await?;
            let shown = note.starts_with(r#"{"note":"step""#) || note.starts_with(r#"{"note":"sync""#);
            if shown && let Some(at) = note.rfind(r#""choices":{"seat":0"#) {
                return Ok(number_after(&note[at..], r#""decision":"#));
            }
            if note.starts_with(r#"{"note":"table""#) && note.contains(r#""status":"over""#) {
                return Ok(None);
            }
        }
    }
}

/// The server's histogram of moves: how many took no longer than each bound, in seconds.
async fn buckets(raider: &mut Raider) -> Result<Vec<(f64, u64)>> {
    let page = raider.ask("GET", "/metrics", "").await?.body;
    let rows = page.lines().filter_map(|line| {
        let (bound, count) = line.strip_prefix("freeport_move_seconds_bucket{le=\"")?.split_once("\"} ")?;
        Some((bound.parse().unwrap_or(f64::INFINITY), count.parse().ok()?))
    });
    Ok(rows.collect())
}
