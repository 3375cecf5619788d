//! Somebody at an address of their own, who asks for whatever they like.

use crate::port::Result;
use crate::socket::Socket;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody who asks.
#[derive(Clone)]
pub struct Raider {
    /// The server.
    pub at: SocketAddr,
    from: [u8; 4],
    cookie: String,
}

/// What the server answered.
pub struct Reply {
    pub status: u16,
    pub body: String,
}

impl Reply {
    /// Whether whoever asked was told to wait.
    pub fn is_refusal(&self) -> bool {
        matches!(self.status, 429 | 503)
    }
}

impl Raider {
    /// Somebody at an address.
    pub fn new(at: SocketAddr, from: [u8; 4]) -> Raider {
        Raider { at, from, cookie: String::new() }
    }

    /// The same person at another address.
    pub fn moved(&self, last: u8) -> Raider {
        let [a, b, c, _] = self.from;
        Raider { from: [a, b, c, last], ..self.clone() }
    }

    /// The same person at the address of another.
    pub fn seen_from(&self, other: &Raider) -> Raider {
        Raider { from: other.from, ..self.clone() }
    }

    fn address(&self) -> String {
        self.from.map(|part| part.to_string()).join(".")
    }

    /// Becomes a guest.
    pub async fn be_guest(&mut self) -> Result<()> {
        self.cookie.clear();
        self.ask("GET", "/api/me", "").await.map(drop)
    }

    /// Asks for something, and keeps the cookie that comes with the answer.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<Reply> {
        let fault = |error: std::io::Error| format!("{path} failed: {error}");
        let (at, from, cookie) = (self.at, self.address(), &self.cookie);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nX-Forwarded-For: {from}\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        let mut stream = TcpStream::connect(at).await.map_err(fault)?;
        // Who is refused early may not get everything sent; what counts is the answer.
        let _ = stream.write_all(head.as_bytes()).await;
        let _ = stream.write_all(body.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        // A connection that was reset was refused.
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(503);
        let said = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        if let Some(cookie) = said {
            cookie.clone_into(&mut self.cookie);
        }
        Ok(Reply { status, body: body.to_owned() })
    }

    /// Makes a table that begins at once, and gives back its id.
    pub async fn table(&mut self, game: &str, seats: &str) -> Result<String> {
        let wish =
            format!(r#"{{"game":"{game}","seats":{seats},"start":true,"terms":{{"pace":"instant"}}}}"#);
        let made = self.ask("POST", "/api/tables", &wish).await?;
        let id = made.body.split('"').nth(3).map(str::to_owned);
        id.filter(|_| made.status == 201).ok_or_else(|| format!("no table was made: {}", made.body))
    }

    /// Sits at a table and looks with the eyes of its first seat.
    pub async fn look(&self, table: &str) -> Result<Socket> {
        let path = format!("/api/tables/{table}/live");
        let mut socket = Socket::open_from(self.at, &path, &self.cookie, &self.address()).await?;
        socket.say(r#"{"call":"look","viewer":{"seat":0}}"#.to_owned()).await?;
        Ok(socket)
    }
}
