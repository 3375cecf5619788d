//! Whether the server works: it answers, and what it is told can be written down.

use crate::answer::Refusal;
use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;
use freeport_harbour::ledger::{Miss, StoreError};
use freeport_harbour::wire::Problem;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a sound answer holds: whoever asks must not keep the disk busy.
const HOLDS: Duration = Duration::from_secs(1);

/// When something was last written only to see that it can be.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<Instant>>);

impl Health {
    fn sound(&self) -> bool {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_some_and(|last| last.elapsed() < HOLDS)
    }

    fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

/// All is well, or what is not.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Refusal> {
    if !app.health().sound() {
        app.harbour().note_time().await.map_err(unwell)?;
        app.health().note();
    }
    Ok("All well.\n")
}

fn unwell(error: Miss) -> Refusal {
    tracing::error!(%error, "the harbour is not well");
    if let Miss::Refused(StoreError::Full | StoreError::Closed) = error {
        return Problem::from(error).into();
    }
    let text = format!("What this harbour is told cannot be saved: {error}.");
    Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "unwell", text)
}
