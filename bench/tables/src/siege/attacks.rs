//! The attacks. Each goes on until its time is over, and counts what it asked for and how often it was told to wait.

use super::raider::Raider;
use crate::port::Result;
use freeport_four::{Drop, Four};
use freeport_kernel::{Charter, Match, Player, Seat, Seed};
use std::net::SocketAddr;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How often something is taken back in the record that is sent to be checked.
const TAKEN_BACK: usize = 9_000;
/// Between two calls of a socket: as fast as a table lets anybody.
const BEAT: Duration = Duration::from_millis(55);

/// What attackers have prepared.
pub struct Ground {
    /// Sound records that cost much to check: one in which much is taken back, and one with many throws of dice.
    records: [String; 2],
    /// The finished game with the throws, and who opened its table.
    played: (Raider, String),
}

/// How much was asked for, and how often the answer was to wait.
type Tally = (u64, u64);
type Raid = Pin<Box<dyn Future<Output = Result<Tally>>>>;
pub type Attack = fn(Raider, Rc<Ground>, Instant) -> Raid;

/// Every attack with its name.
pub const ATTACKS: [(&str, Attack); 7] = [
    ("checks", |raider, ground, until| Box::pin(checks(raider, ground, until))),
    ("replays", |raider, ground, until| Box::pin(replays(raider, ground, until))),
    ("passwords", |raider, _, until| Box::pin(passwords(raider, until))),
    ("sign-outs", |raider, _, until| Box::pin(sign_outs(raider, until))),
    ("bots", |raider, _, until| Box::pin(bots(raider, until))),
    ("chat", |raider, _, until| Box::pin(chat(raider, until))),
    ("slow readers", |raider, _, until| Box::pin(slow_readers(raider, until))),
];

impl Ground {
    /// Prepares everything.
    pub async fn prepare(at: SocketAddr) -> Result<Ground> {
        let mut raider = Raider::new(at, [203, 0, 113, 1]);
        raider.be_guest().await?;
        let table =
            raider.table("pirates7", r#"[{"bot":"random"},{"bot":"random"},{"bot":"random"}]"#).await?;
        while !raider.ask("GET", &format!("/api/tables/{table}"), "").await?.body.contains(r#""over""#) {
            sleep(Duration::from_millis(500)).await;
        }
        let thrown = raider.ask("GET", &format!("/api/tables/{table}/record"), "").await?.body;
        Ok(Ground { records: [taken_back()?, thrown], played: (raider, table) })
    }
}

fn taken_back() -> Result<String> {
    let seats = vec![Player::default(), Player::default()];
    let charter = Charter {
        options: (),
        seats,
        seed: Seed::new("siege"),
        entropy: Vec::new(),
        seals: Vec::new(),
        practice: false,
    };
    let mut live: Match<Four> = Match::start(charter).map_err(|error| error.to_string())?;
    for step in 0..TAKEN_BACK {
        live.play(Seat(0), &Drop((step % 7) as u8)).map_err(|refusal| format!("{refusal:?}"))?;
        live.undo(Seat(0), 0);
    }
    Ok(live.adjourned().write())
}

async fn checks(mut raider: Raider, ground: Rc<Ground>, until: Instant) -> Result<Tally> {
    let mut number = 0;
    repeat(until, async || {
        number += 1;
        let reply = raider.ask("POST", "/api/verify", &ground.records[number % 2]).await?;
        if !reply.is_refusal() && !reply.body.contains(r#""sound":true"#) {
            return Err(format!("a sound record was not checked: {}", reply.body));
        }
        Ok(reply.is_refusal())
    })
    .await
}

async fn replays(raider: Raider, ground: Rc<Ground>, until: Instant) -> Result<Tally> {
    let (owner, table) = &ground.played;
    let mut owner = owner.seen_from(&raider);
    let path = format!("/api/tables/{table}/replay?viewer=open&from=200&count=200");
    let mut number = 0;
    repeat(until, async || {
        number += 1;
        let record = format!("/api/tables/{table}/record");
        let path = if number % 2 == 0 { &path } else { &record };
        owner.ask("GET", path, "").await.map(|reply| reply.is_refusal())
    })
    .await
}

async fn passwords(mut raider: Raider, until: Instant) -> Result<Tally> {
    raider.be_guest().await?;
    let mut number = 0_u8;
    repeat(until, async || {
        number = number.wrapping_add(1);
        let body = format!(r#"{{"name":"nobody {number}","password":"wrong password"}}"#);
        let tried = raider.moved(number).ask("POST", "/api/session", &body).await;
        tried.map(|reply| reply.is_refusal())
    })
    .await
}

async fn sign_outs(raider: Raider, until: Instant) -> Result<Tally> {
    let mut number = 0_u8;
    repeat(until, async || {
        number = number.wrapping_add(1);
        let mut raider = raider.moved(number);
        raider.be_guest().await?;
        raider.ask("DELETE", "/api/sessions", "").await.map(|reply| reply.is_refusal())
    })
    .await
}

/// Plays and takes back against a bot that thinks hard, so that every thought is for nothing.
async fn bots(mut raider: Raider, until: Instant) -> Result<Tally> {
    raider.be_guest().await?;
    let table = raider.table("four", r#"["me",{"bot":"mcts:hard"}]"#).await?;
    let mut socket = raider.look(&table).await?;
    let mut number = 0;
    repeat(until, async || {
        number += 1;
        let play = format!(r#"{{"call":"play","id":"p{number}","seat":0,"decision":0,"move":3}}"#);
        let back = format!(r#"{{"call":"undo","id":"u{number}","seat":0,"keep":0}}"#);
        let refused = answer(&mut socket, play, &format!("p{number}")).await?;
        sleep(BEAT).await;
        let also = answer(&mut socket, back, &format!("u{number}")).await?;
        sleep(BEAT).await;
        Ok(refused || also)
    })
    .await
}

async fn chat(mut raider: Raider, until: Instant) -> Result<Tally> {
    raider.be_guest().await?;
    let table = raider.table("four", r#"["me","me"]"#).await?;
    let mut socket = raider.look(&table).await?;
    let text = "x".repeat(400);
    let mut number = 0;
    repeat(until, async || {
        number += 1;
        let call = format!(r#"{{"call":"talk","id":"t{number}","text":"{text}"}}"#);
        let refused = answer(&mut socket, call, &format!("t{number}")).await;
        sleep(BEAT).await;
        refused
    })
    .await
}

/// Sockets that look again and again, and never read what they are sent.
async fn slow_readers(mut raider: Raider, until: Instant) -> Result<Tally> {
    raider.be_guest().await?;
    let table = raider.table("ahoy", r#"["me",{"bot":"random"},{"bot":"random"}]"#).await?;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(raider.look(&table).await?);
    }
    repeat(until, async || {
        let mut lost = false;
        for socket in &mut sockets {
            let look = r#"{"call":"look","viewer":{"seat":0}}"#.to_owned();
            // What does not get through any more was cut off.
            lost |= !matches!(timeout(BEAT, socket.say(look)).await, Ok(Ok(())));
        }
        sleep(BEAT).await;
        Ok(lost)
    })
    .await
}

/// Whether a call was refused.
async fn answer(socket: &mut crate::socket::Socket, call: String, id: &str) -> Result<bool> {
    socket.say(call).await?;
    let mine = format!(r#""id":"{id}""#);
    loop {
        let note = socket.hear().await?;
        if note.contains(&mine) && note.starts_with(r#"{"note":"refused""#) {
            return Ok(true);
        }
        if note.contains(&mine) && note.starts_with(r#"{"note":"done""#) {
            return Ok(false);
        }
    }
}

async fn repeat(until: Instant, mut once: impl AsyncFnMut() -> Result<bool>) -> Result<Tally> {
    let mut tally = (0, 0);
    while Instant::now() < until {
        tally = (tally.0 + 1, tally.1 + u64::from(once().await?));
    }
    Ok(tally)
}
