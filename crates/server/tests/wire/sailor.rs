//! A sailor: a small client with a cookie, for tests of the real thing over loopback.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A browser, as far as the server can tell.
#[derive(Clone)]
pub struct Sailor {
    pub harbour: SocketAddr,
    pub cookie: Option<String>,
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Value,
}

/// A socket.
pub struct Socket(pub WebSocket<TcpStream>);

/// Why nothing more is heard: the code and the reason, when the server gave them.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended(pub Option<(u16, String)>);

impl Sailor {
    /// Somebody new.
    pub fn new(harbour: SocketAddr) -> Sailor {
        Sailor { harbour, cookie: None }
    }

    /// Asks for something, and keeps the cookie that comes with the answer.
    pub fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Reply> {
        let origin = format!("Origin: http://{}\r\n", self.harbour);
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let text = body.map(Value::to_string).unwrap_or_default();
        let kind = body.map_or("", |_| "Content-Type: application/json\r\n");
        let length = text.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n{origin}{cookie}{kind}", self.harbour);
        let request = format!("{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{text}");
        let reply = exchange(self.harbour, request.as_bytes())?;
        if let Some(cookie) = reply.header("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or_default();
            self.cookie = if pair.ends_with('=') { None } else { Some(pair.to_owned()) };
        }
        Ok(reply)
    }

    /// Opens a socket.
    pub fn board(&self, path: &str) -> Result<Socket, tungstenite::Error> {
        let origin = format!("http://{}", self.harbour);
        board(
            self.harbour,
            path,
            &[("Origin", &origin), ("Cookie", self.cookie.as_deref().unwrap_or_default())],
        )
    }
}

impl Reply {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

impl Socket {
    /// Says something.
    pub fn say(&mut self, call: &Value) -> Result<(), Ended> {
        self.0.send(Message::text(call.to_string())).map_err(|_| Ended(None))
    }

    /// The next note.
    pub fn hear(&mut self) -> Result<Value, Ended> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).map_err(|_| Ended(None)),
                Ok(Message::Close(frame)) => {
                    return Err(Ended(frame.map(|frame| (frame.code.into(), frame.reason.to_string()))));
                }
                Ok(_) => {}
                Err(_) => return Err(Ended(None)),
            }
        }
    }
}

/// Sends bytes and reads the answer.
pub fn exchange(harbour: SocketAddr, request: &[u8]) -> std::io::Result<Reply> {
    let mut stream = call(harbour)?;
    // Who is refused early may not get everything sent; what counts is the answer.
    let sent = stream.write_all(request);
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    if bytes.is_empty() {
        sent?;
        read?;
    }
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other("no answer"))?;
    Ok(Reply { status, head: head.to_owned(), body: serde_json::from_str(body).unwrap_or(Value::Null) })
}

/// Opens a socket with these headers.
pub fn board(
    harbour: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
) -> Result<Socket, tungstenite::Error> {
    let mut request = format!("ws://{harbour}{path}").into_client_request()?;
    for (name, value) in headers {
        let name: tungstenite::http::HeaderName =
            name.parse().map_err(|_| tungstenite::Error::Utf8(String::new()))?;
        request.headers_mut().insert(name, value.parse()?);
    }
    match tungstenite::client(request, call(harbour)?) {
        Ok((socket, _)) => Ok(Socket(socket)),
        Err(tungstenite::HandshakeError::Failure(error)) => Err(error),
        Err(tungstenite::HandshakeError::Interrupted(_)) => Err(tungstenite::Error::ConnectionClosed),
    }
}

fn call(harbour: SocketAddr) -> std::io::Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&harbour, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}
