//! Requests over a few connections that stay open.

use crate::port::Result;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// How long a connection may lie idle and still be used; servers close what lies longer.
const FRESH: Duration = Duration::from_secs(2);
/// Connections at the same time.
const CONNECTIONS: usize = 64;

/// One server's HTTP interface.
pub struct Http {
    address: SocketAddr,
    free: RefCell<Vec<(SendRequest<Full<Bytes>>, Instant)>>,
    gate: Semaphore,
}

/// What the server answered.
pub struct Answer {
    /// The cookie to be sent from now on, without its attributes.
    pub cookie: Option<String>,
    body: Bytes,
}

impl Answer {
    /// The body as data.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        serde_json::from_slice(&self.body)
            .map_err(|error| format!("an answer is not what was expected: {error}"))
    }
}

impl Http {
    /// The interface at an address.
    pub fn at(address: SocketAddr) -> Http {
        Http { address, free: RefCell::default(), gate: Semaphore::new(CONNECTIONS) }
    }

    /// The address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        self.send(Method::GET, path, "", String::new()).await
    }

    /// Asks for something, with the cookie of whoever asks.
    pub async fn get_as(&self, path: &str, cookie: &str) -> Result<Answer> {
        self.send(Method::GET, path, cookie, String::new()).await
    }

    /// Asks that something be done, with the cookie of whoever asks.
    pub async fn post(&self, path: &str, cookie: &str, body: String) -> Result<Answer> {
        self.send(Method::POST, path, cookie, body).await
    }

    async fn send(&self, method: Method, path: &str, cookie: &str, body: String) -> Result<Answer> {
        let _turn = self.gate.acquire().await.map_err(|error| error.to_string())?;
        let fault = |error: hyper::Error| format!("{path} failed: {error}");
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(ORIGIN, format!("http://{}", self.address))
            .header(CONTENT_TYPE, "application/json");
        if !cookie.is_empty() {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Full::from(body)).map_err(|error| format!("{path}: {error}"))?;
        let usable =
            |(sender, since): &(SendRequest<_>, Instant)| !sender.is_closed() && since.elapsed() < FRESH;
        let kept = self.free.borrow_mut().pop().filter(usable);
        let mut sender = match kept {
            Some((sender, _)) => sender,
            None => self.connect().await?,
        };
        sender.ready().await.map_err(fault)?;
        let response = sender.send_request(request).await.map_err(fault)?;
        let status = response.status();
        let cookie = response
            .headers()
            .get(SET_COOKIE)
            .and_then(|value| Some(value.to_str().ok()?.split(';').next()?.to_owned()));
        let body = response.into_body().collect().await.map_err(fault)?.to_bytes();
        self.free.borrow_mut().push((sender, Instant::now()));
        if status.is_success() {
            Ok(Answer { cookie, body })
        } else {
            Err(format!("{path} was refused with {status}: {}", String::from_utf8_lossy(&body)))
        }
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>> {
        let fault = |error: &dyn std::error::Error| format!("{} cannot be reached: {error}", self.address);
        let stream = TcpStream::connect(self.address).await.map_err(|error| fault(&error))?;
        stream.set_nodelay(true).map_err(|error| fault(&error))?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|error| fault(&error))?;
        tokio::spawn(connection);
        Ok(sender)
    }
}
