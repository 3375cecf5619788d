//! A WebSocket with small buffers, since there are thousands of them.

use crate::port::Result;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Bytes of a buffer.
const BUFFER: usize = 4 * 1024;
/// How long a server may be silent when something is awaited.
const PATIENCE: Duration = Duration::from_secs(20);

/// One person's socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects to a path of a server.
    pub async fn open(address: SocketAddr, path: &str, cookie: &str) -> Result<Socket> {
        Socket::open_from(address, path, cookie, "").await
    }

    /// The same from an address that a proxy would tell, if there is one.
    pub async fn open_from(address: SocketAddr, path: &str, cookie: &str, from: &str) -> Result<Socket> {
        let fault = |error: &dyn std::error::Error| format!("the socket {path} cannot be opened: {error}");
        let url = format!("ws://{address}{path}");
        let mut request = url.into_client_request().map_err(|error| fault(&error))?;
        let value = |text: &str| HeaderValue::from_str(text).map_err(|error| fault(&error));
        request.headers_mut().insert(ORIGIN, value(&format!("http://{address}"))?);
        if !cookie.is_empty() {
            request.headers_mut().insert(COOKIE, value(cookie)?);
        }
        if !from.is_empty() {
            request.headers_mut().insert("x-forwarded-for", value(from)?);
        }
        let stream = TcpStream::connect(address).await.map_err(|error| fault(&error))?;
        stream.set_nodelay(true).map_err(|error| fault(&error))?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(|error| fault(&error))?;
        Ok(Socket(socket))
    }

    /// Says something.
    pub async fn say(&mut self, text: String) -> Result<()> {
        self.0.send(Message::text(text)).await.map_err(|error| format!("a socket broke: {error}"))
    }

    /// The next thing the server says.
    pub async fn hear(&mut self) -> Result<Utf8Bytes> {
        let heard = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Ok(text),
                    Some(Ok(Message::Close(why))) => {
                        return Err(format!("the server closed a socket: {why:?}"));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(format!("a socket broke: {error}")),
                    None => return Err("a socket ended".to_owned()),
                }
            }
        };
        tokio::time::timeout(PATIENCE, heard).await.map_err(|_| "the server fell silent".to_owned())?
    }
}
