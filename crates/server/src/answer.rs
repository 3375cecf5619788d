//! Answers: JSON, and refusals as sentences.

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use freeport_harbour::ledger::{Miss, StoreError};
use freeport_harbour::wire::Problem;
use serde::Serialize;
use std::time::Duration;

/// How long whoever comes when there is too much to do may wait before asking again.
const BREATH: Duration = Duration::from_secs(2);

/// A refusal with its status.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    problem: Problem,
    wait: Option<Duration>,
}

impl Refusal {
    /// A refusal.
    pub(crate) fn new(status: StatusCode, kind: &'static str, text: impl Into<String>) -> Refusal {
        Refusal { status, problem: Problem::new(kind, text), wait: None }
    }

    /// Nobody knows who is asking.
    pub(crate) fn nobody() -> Refusal {
        let text = "Nobody is signed in here. Open the harbour once, and you are a guest.";
        Refusal::new(StatusCode::UNAUTHORIZED, "nobody", text)
    }

    /// The request comes from another site.
    pub(crate) fn foreign() -> Refusal {
        let text = "This request comes from another site, and only pages of this harbour may make it.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign_origin", text)
    }

    /// Somebody asks too often.
    pub(crate) fn too_fast(wait: Duration) -> Refusal {
        let text = "That was too much at once. Please wait a moment.";
        Refusal { wait: Some(wait), ..Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", text) }
    }

    /// The server has too much to do.
    pub(crate) fn busy(text: &str) -> Refusal {
        Refusal { wait: Some(BREATH), ..Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text) }
    }

    /// A client holds too many sockets.
    pub(crate) fn too_many_sockets() -> Refusal {
        let text = "Too many tables are open in this browser. Please close some of them.";
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets", text)
    }

    /// The harbour is known by another name.
    pub(crate) fn wrong_host(address: &str) -> Refusal {
        let text = format!("This harbour is at {address}, and answers to no other name.");
        Refusal::new(StatusCode::MISDIRECTED_REQUEST, "wrong_host", text)
    }

    /// There is no such thing here.
    pub(crate) fn not_found() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "not_found", "There is nothing at this address.")
    }

    /// Something of ours went wrong.
    pub(crate) fn stumbled() -> Refusal {
        let text = "Something went wrong here, and nothing was changed. Please try again.";
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "stumbled", text)
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        let wait = (problem.kind == "busy").then_some(BREATH);
        Refusal { status: status_of(problem.kind), problem, wait }
    }
}

impl From<Miss> for Refusal {
    fn from(error: Miss) -> Refusal {
        tracing::error!(%error, "the store failed");
        match error {
            Miss::Refused(StoreError::Closed) => {
                Refusal::busy("The server is going down. Please try again in a moment.")
            }
            Miss::Refused(StoreError::Full) | Miss::Unknown => Refusal::from(Problem::from(error)),
            _ => Refusal::stumbled(),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = json(self.status, &self.problem);
        if let Some(wait) = self.wait {
            let seconds = HeaderValue::from(wait.as_secs() + 1);
            response.headers_mut().insert(RETRY_AFTER, seconds);
        }
        response
    }
}

/// An answer in JSON.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        json(StatusCode::OK, &self.0)
    }
}

/// An answer in JSON with a status.
pub(crate) fn json<T: Serialize>(status: StatusCode, value: &T) -> Response {
    match serde_json::to_vec(value) {
        Ok(text) => {
            let mut response = Response::new(Body::from(text));
            *response.status_mut() = status;
            response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
            response
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The status that fits a kind of problem; what breaks a rule of the game or the table is 422.
fn status_of(kind: &str) -> StatusCode {
    match kind {
        "unreadable" | "bad_call" => StatusCode::BAD_REQUEST,
        "not_host" | "not_your_seat" | "not_your_view" | "not_seated" => StatusCode::FORBIDDEN,
        "not_found" | "unknown_game" | "unknown_language" => StatusCode::NOT_FOUND,
        "stale" | "name_taken" | "seat_taken" | "no_seat" | "open_seats" | "not_ready" | "not_sealed"
        | "pack_missing" | "pack_changed" | "roll_call" | "no_roll_call" | "started" | "not_started"
        | "over" | "not_over" => StatusCode::CONFLICT,
        "too_fast" | "too_many_tables" => StatusCode::TOO_MANY_REQUESTS,
        "busy" | "closed" | "store" | "disk_full" => StatusCode::SERVICE_UNAVAILABLE,
        "broken" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
