//! What handlers take from a request: who asks, and what they say.

use crate::answer::Refusal;
use crate::app::App;
use crate::guard::Visitor;
use crate::people::TokenHash;
use axum::body::{Bytes, HttpBody, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use freeport_harbour::Person;
use freeport_harbour::wire::Me;
use serde::de::DeserializeOwned;

/// The largest body of an ordinary request.
pub(crate) const ORDINARY: usize = 64 * 1_024;
/// The largest record that is checked.
pub(crate) const RECORD: usize = 2 * 1_024 * 1_024;

/// Somebody we know.
pub(crate) struct Known {
    /// Who.
    pub(crate) me: Me,
    /// With which token.
    pub(crate) token: TokenHash,
    /// Where from.
    pub(crate) visitor: Visitor,
}

impl Known {
    /// The person at a table.
    pub(crate) fn person(&self) -> Person {
        Person { id: self.me.id, name: self.me.name.clone() }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Visitor, Refusal> {
        parts.extensions.get::<Visitor>().copied().ok_or_else(Refusal::stumbled)
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, Refusal> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let token = visitor.token.ok_or_else(Refusal::nobody)?;
        let me = app.people().who(token).await?.ok_or_else(Refusal::nobody)?;
        Ok(Known { me, token, visitor })
    }
}

/// What a request says in JSON, of at most so many bytes.
pub(crate) struct Said<T, const MOST: usize = ORDINARY>(pub(crate) T);

impl<T: DeserializeOwned, const MOST: usize> FromRequest<App> for Said<T, MOST> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &App) -> Result<Said<T, MOST>, Refusal> {
        let bytes = json_body(request, MOST).await?;
        let value = serde_json::from_slice(&bytes)
            .map_err(|error| unreadable(format!("The body cannot be understood: {error}.")))?;
        Ok(Said(value))
    }
}

/// The text of a body that says it is JSON, of at most so many bytes.
pub(crate) async fn json_text(request: Request, most: usize) -> Result<String, Refusal> {
    let bytes = json_body(request, most).await?;
    String::from_utf8(bytes.into()).map_err(|_| unreadable("The body is not text.".to_owned()))
}

async fn json_body(request: Request, most: usize) -> Result<Bytes, Refusal> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
        let text = "The body must be JSON, and Content-Type must say so: application/json.";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", text));
    }
    let too_large = || {
        let text = format!("The body is too large; at most {} KB are taken.", most / 1_024);
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", text)
    };
    let announced =
        request.headers().get("content-length").and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: usize| length > most) {
        return Err(too_large());
    }
    to_bytes(request.into_body(), most).await.map_err(|_| too_large())
}

fn unreadable(text: String) -> Refusal {
    Refusal::new(StatusCode::BAD_REQUEST, "unreadable", text)
}

/// The same, or nothing at all.
pub(crate) struct Perhaps<T>(pub(crate) Option<T>);

impl<T: DeserializeOwned> FromRequest<App> for Perhaps<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Perhaps<T>, Refusal> {
        if request.body().is_end_stream() {
            return Ok(Perhaps(None));
        }
        let Said(value) = Said::<T>::from_request(request, app).await?;
        Ok(Perhaps(Some(value)))
    }
}
