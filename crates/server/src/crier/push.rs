//! A message to a browser, by way of its push service.

use super::Mishap;
use super::services::{Endpoint, is_public};
use super::vapid::Vapid;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, HOST};
use axum::http::{HeaderValue, Request, StatusCode, Uri};
use freeport_harbour::ledger::Browser;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, WebPushBuilder};

/// How long a push service may take, for each of reaching it and having it answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a message is worth being delivered: whoever comes back later finds the table anyway.
const HOLDS: Duration = Duration::from_hours(3 * 24);

/// Whether the keys are such as a browser has.
pub(super) fn is_sound(browser: &Browser) -> bool {
    browser.auth.len() == Auth::default().len() && PublicKey::from_sec1_bytes(&browser.key).is_ok()
}

/// The way to the push services.
pub(super) struct Courier {
    vapid: Vapid,
    tls: TlsConnector,
}

impl Courier {
    pub(super) fn new(vapid: Vapid) -> Result<Courier, tokio_rustls::rustls::Error> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Courier { vapid, tls: TlsConnector::from(Arc::new(config)) })
    }

    /// The public key of this harbour.
    pub(super) fn key(&self) -> String {
        self.vapid.public()
    }

    /// Sends a message, `now` in seconds since 1970.
    pub(super) async fn send(
        &self,
        to: &Browser,
        at: &Endpoint,
        message: &str,
        now: u64,
    ) -> Result<(), Mishap> {
        let request = self.wrap(to, at, message, now)?;
        let stream = timeout(PATIENCE, self.reach(at)).await.map_err(|_| Mishap::Later)??;
        let asked = timeout(PATIENCE, ask(stream, request)).await.map_err(|_| Mishap::Unknown)?;
        match asked.map_err(|_| Mishap::Unknown)? {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Mishap::Gone),
            StatusCode::TOO_MANY_REQUESTS => Err(Mishap::Later),
            status if status.is_server_error() => Err(Mishap::Later),
            status => {
                tracing::warn!(status = status.as_u16(), "a push service took no message");
                Err(Mishap::Refused)
            }
        }
    }

    /// The request, with a message that the browser alone can read.
    fn wrap(&self, to: &Browser, at: &Endpoint, message: &str, now: u64) -> Result<Request<Body>, Mishap> {
        if !is_sound(to) {
            return Err(Mishap::Gone);
        }
        let key = PublicKey::from_sec1_bytes(&to.key).map_err(|_| Mishap::Gone)?;
        let auth = *Auth::from_slice(&to.auth);
        let sealed = WebPushBuilder::new(at.uri.clone(), key, auth).with_valid_duration(HOLDS).build(message);
        let (mut head, body) = sealed.map_err(|_| Mishap::Refused)?.into_parts();
        let authority = at.uri.authority().map_or("", |authority| authority.as_str());
        let path = at.uri.path_and_query().map_or("/", |path| path.as_str());
        head.uri = Uri::try_from(path).map_err(|_| Mishap::Refused)?;
        head.headers.insert(HOST, HeaderValue::try_from(authority).map_err(|_| Mishap::Refused)?);
        let signed = self.vapid.sign(&at.uri, now)?;
        let mut signed = HeaderValue::try_from(signed).map_err(|_| Mishap::Refused)?;
        signed.set_sensitive(true);
        head.headers.insert(AUTHORIZATION, signed);
        head.headers.insert("urgency", HeaderValue::from_static("normal"));
        Ok(Request::from_parts(head, Body::from(body)))
    }

    /// A connection to where the name leads, looked at before it is gone to.
    async fn reach(&self, at: &Endpoint) -> Result<Box<dyn Stream>, Mishap> {
        let addresses = lookup_host((at.host.as_str(), at.port)).await.map_err(later)?;
        let mut fitting = addresses.filter(|address| !at.encrypted || is_public(address.ip()));
        let address = fitting.next().ok_or(Mishap::Refused)?;
        let stream = TcpStream::connect(address).await.map_err(later)?;
        if !at.encrypted {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(at.host.clone()).map_err(|_| Mishap::Refused)?;
        Ok(Box::new(self.tls.connect(name, stream).await.map_err(later)?))
    }
}

/// What bytes go over, encrypted or not.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

async fn ask(stream: Box<dyn Stream>, request: Request<Body>) -> hyper::Result<StatusCode> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // The connection goes with whoever waits for it.
    let mut driver = JoinSet::new();
    driver.spawn(connection);
    Ok(sender.send_request(request).await?.status())
}

fn later(_: io::Error) -> Mishap {
    Mishap::Later
}
