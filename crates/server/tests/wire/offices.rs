//! A push service and a mail server of our own, which read what they are sent.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);
const AUTH: [u8; 16] = [5; 16];

/// A push service on loopback, which can read its messages as the browser can.
pub struct PushOffice {
    pub address: SocketAddr,
    key: SecretKey,
    taken: Receiver<(String, Vec<u8>)>,
}

impl PushOffice {
    pub fn open() -> PushOffice {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (take, taken) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if accept(&stream.unwrap(), &take).is_none() {
                    return;
                }
            }
        });
        PushOffice { address, key: SecretKey::from_slice(&[9; 32]).unwrap(), taken }
    }

    /// What a browser says of itself when it wants to be told.
    pub fn browser(&self, name: &str) -> Value {
        let key = self.key.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("http://{}/{name}", self.address),
            "key": Base64UrlUnpadded::encode_string(key.as_bytes()),
            "auth": Base64UrlUnpadded::encode_string(&AUTH),
            "language": "en",
        })
    }

    /// The next message: the head of its request, and what it says.
    pub fn message(&self) -> (String, Value) {
        let (head, sealed) = self.taken.recv_timeout(PATIENCE).expect("a message comes");
        let open = web_push_native::decrypt(sealed, &self.key, &AUTH.into()).unwrap();
        (head, serde_json::from_slice(&open).unwrap())
    }

    /// Whether nothing else has come.
    pub fn is_empty(&self) -> bool {
        self.taken.try_recv().is_err()
    }
}

fn accept(mut stream: &TcpStream, take: &Sender<(String, Vec<u8>)>) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return Some(());
        }
    }
    let length = head
        .to_ascii_lowercase()
        .lines()
        .find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length?];
    reader.read_exact(&mut body).ok()?;
    stream.write_all(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").ok()?;
    take.send((head, body)).ok()
}

/// A mail server on loopback.
pub struct MailOffice {
    pub address: SocketAddr,
    taken: Receiver<Letter>,
}

/// A letter as it was taken.
#[derive(Debug)]
pub struct Letter {
    pub to: String,
    /// Head and body, without what travel has made of long lines and other letters.
    pub text: String,
}

impl MailOffice {
    pub fn open() -> MailOffice {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (take, taken) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let _ = serve(stream.unwrap(), &take);
            }
        });
        MailOffice { address, taken }
    }

    /// The next letter.
    pub fn letter(&self) -> Letter {
        self.taken.recv_timeout(PATIENCE).expect("a letter comes")
    }

    /// Whether nothing else has come.
    pub fn is_empty(&self) -> bool {
        self.taken.try_recv().is_err()
    }
}

fn serve(mut stream: TcpStream, take: &Sender<Letter>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut to = String::new();
    stream.write_all(b"220 here\r\n")?;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        if verb == "RCPT" {
            line.trim_end().clone_into(&mut to);
        }
        let answer: &[u8] = match verb.as_str() {
            "DATA" => b"354 go on\r\n",
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        stream.write_all(answer)?;
        if verb == "DATA" {
            let mut text = String::new();
            while !text.ends_with("\r\n.\r\n") {
                reader.read_line(&mut text)?;
            }
            let _ = take.send(Letter { to: to.clone(), text: text.replace("=\r\n", "").replace("=3D", "=") });
            stream.write_all(b"250 taken\r\n")?;
        }
    }
}
