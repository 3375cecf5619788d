//! Freeport's protocol, whatever the game: requests to make a table, sockets to play at it.

use crate::http::Http;
use crate::port::{Pair, Port, Result};
use crate::socket::Socket;
use freeport_harbour::wire::patched;
use freeport_kernel::Rng;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::rc::Rc;

/// A Freeport server and the game that is played there.
pub struct Dock {
    /// The server.
    pub http: Http,
    /// The game's id.
    pub game: String,
}

/// Two guests at a table.
pub struct Guests {
    dock: Rc<Dock>,
    cookies: [String; 2],
    table: String,
    eyes: Option<[Eyes; 2]>,
    seq: usize,
}

/// One guest's socket and what the guest may choose.
struct Eyes {
    socket: Socket,
    /// What is shown now, as text.
    now: String,
    choices: Option<Choices>,
}

/// What a note shows, or what changes in it.
#[derive(Deserialize)]
struct Shown<'n> {
    #[serde(borrow)]
    now: &'n RawValue,
}

/// A decision and its answers.
#[derive(Deserialize)]
struct Choices {
    seat: u8,
    decision: usize,
    moves: Vec<Choice>,
}

/// One answer, passed on as it came.
#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    mv: Box<RawValue>,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

impl Port for Dock {
    type Pair = Guests;

    async fn invite(self: Rc<Dock>) -> Result<Guests> {
        let cookies = [self.guest().await?, self.guest().await?];
        let table = self.table(&cookies).await?;
        Ok(Guests { dock: self, cookies, table, eyes: None, seq: 0 })
    }
}

impl Dock {
    async fn guest(&self) -> Result<String> {
        self.http.get("/api/me").await?.cookie.ok_or_else(|| "a guest got no cookie".to_owned())
    }

    /// A table that has begun.
    async fn table(&self, [host, other]: &[String; 2]) -> Result<String> {
        let wish = json!({ "game": self.game, "seats": ["me", "open"], "entropy": "dock" });
        let created: Created = self.http.post("/api/tables", host, wish.to_string()).await?.json()?;
        let path = |what: &str| format!("/api/tables/{}/{what}", created.id);
        self.http.post(&path("join"), other, json!({ "entropy": "quay" }).to_string()).await?;
        self.http.post(&path("ready"), other, json!({ "ready": true }).to_string()).await?;
        self.http.post(&path("start"), host, String::new()).await?;
        Ok(created.id)
    }
}

impl Pair for Guests {
    async fn sit(&mut self) -> Result<()> {
        let path = format!("/api/tables/{}/live", self.table);
        let address = self.dock.http.address();
        let [first, second] = &self.cookies;
        let (first, second) = tokio::join!(
            Eyes::open(Socket::open(address, &path, first), 0),
            Eyes::open(Socket::open(address, &path, second), 1)
        );
        self.eyes = Some([first?, second?]);
        self.seq = 0;
        Ok(())
    }

    async fn play(&mut self, dice: &mut Rng) -> Result<bool> {
        let eyes = self.eyes.as_mut().ok_or("nobody looks at this table")?;
        let asked = eyes.iter_mut().find(|eyes| eyes.choices.is_some()).ok_or("nobody has to decide")?;
        let Some(Choices { seat, decision, moves }) = asked.choices.take() else { return Ok(false) };
        let chosen = moves.get(dice.below(moves.len().max(1))).ok_or("a decision has no answers")?;
        let mv = chosen.mv.get();
        let id = self.seq;
        let call =
            format!(r#"{{"call":"play","id":"{id}","seat":{seat},"decision":{decision},"move":{mv}}}"#);
        asked.socket.say(call).await?;
        self.seq += 1;
        let [first, second] = eyes;
        let (first, second) = tokio::join!(first.see(self.seq), second.see(self.seq));
        Ok(first? | second?)
    }

    fn over(&self) -> bool {
        self.eyes.as_ref().is_some_and(|eyes| eyes.iter().all(|eyes| eyes.choices.is_none()))
    }

    async fn again(&mut self) -> Result<()> {
        self.eyes = None;
        self.table = self.dock.table(&self.cookies).await?;
        self.sit().await
    }
}

impl Eyes {
    async fn open(socket: impl Future<Output = Result<Socket>>, seat: u8) -> Result<Eyes> {
        let mut eyes = Eyes { socket: socket.await?, now: String::new(), choices: None };
        eyes.socket.say(format!(r#"{{"call":"look","viewer":{{"seat":{seat}}},"changes":true}}"#)).await?;
        eyes.see(0).await?;
        Ok(eyes)
    }

    /// Waits until the table is shown with so many entries of its log, and tells whether dice were thrown into a tray.
    async fn see(&mut self, seq: usize) -> Result<bool> {
        loop {
            let note = self.socket.hear().await?;
            if note.starts_with(r#"{"note":"refused""#) {
                return Err(format!("a move was refused: {note}"));
            }
            let is_change = note.starts_with(r#"{"note":"change""#);
            if !is_change && !note.starts_with(r#"{"note":"step""#) && !note.starts_with(r#"{"note":"sync""#)
            {
                continue;
            }
            let Shown { now } = serde_json::from_str(&note).map_err(|error| format!("{error} in {note}"))?;
            self.now = match is_change {
                true => patched(&self.now, now.get()).ok_or_else(|| format!("nothing fits {note}"))?,
                false => now.get().to_owned(),
            };
            if number_after(&note, r#""seq":"#).is_some_and(|seen| seen >= seq) {
                self.choices = choices(&self.now)?;
                return Ok(note.contains(r#""event":"thrown""#));
            }
        }
    }
}

/// The number that follows the first `key`.
pub fn number_after(text: &str, key: &str) -> Option<usize> {
    let rest = &text[text.find(key)? + key.len()..];
    let end = rest.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// What may be chosen: only this part of what is shown is read as JSON.
fn choices(now: &str) -> Result<Option<Choices>> {
    const KEY: &str = r#""choices":"#;
    let Some(at) = now.rfind(r#""choices":{"seat":"#) else { return Ok(None) };
    let mut parts = serde_json::Deserializer::from_str(&now[at + KEY.len()..]);
    Choices::deserialize(&mut parts).map(Some).map_err(|error| format!("choices cannot be read: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_choices_are_read() {
        let now = r#"{"view":{},"turn":{},"choices":{"seat":1,"decision":4,"moves":[{"move":{"drop":2},"phrase":{}}],"asides":[]},"take_backs":[]}"#;
        assert_eq!(number_after(r#"{"note":"step","from":3,"seq":4}"#, r#""seq":"#), Some(4));
        let choices = choices(now).unwrap().unwrap();
        assert_eq!((choices.seat, choices.decision), (1, 4));
        assert_eq!(choices.moves[0].mv.get(), r#"{"drop":2}"#);
    }

    #[test]
    fn who_owes_no_decision_has_no_choices() {
        assert!(choices(r#"{"choices":null}"#).unwrap().is_none());
    }
}
