//! The lists of the harbour page, sent anew when something in them changes, at most once a second.

use super::sea::{End, Sea, Watch};
use super::{Berthed, berth};
use crate::answer::Refusal;
use crate::app::App;
use crate::ask::Known;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use freeport_harbour::wire::PersonId;
use freeport_harbour::{Changed, Harbour};
use std::time::Duration;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::{Instant, sleep_until};

/// The shortest time between two lists.
const REST: Duration = Duration::from_secs(1);

/// Opens the stream of the lists.
pub(crate) async fn lists(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let Berthed { upgrade, mooring } = berth(&app, &known, &headers, upgrade)?;
    let (watch, person) = (Watch::new(&app, &known, mooring).await?, known.me.id);
    let harbour = app.harbour().clone();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut sea = watch.set_sail(socket);
        let end = sail(&mut sea, person, &harbour).await;
        sea.end(end).await;
    }))
}

async fn sail(sea: &mut Sea, person: PersonId, harbour: &Harbour) -> End {
    let mut changes = harbour.changes();
    let mut told = String::new();
    let mut due = Some(Instant::now());
    let mut rested = Instant::now();
    loop {
        tokio::select! {
            biased;
            news = news(&mut changes, person), if due.is_none() => match news {
                Ok(()) => due = Some(rested),
                Err(end) => return end,
            },
            () = sleep_until(due.unwrap_or(rested)), if due.is_some() => {
                due = None;
                rested = Instant::now() + REST;
                let Ok(lists) = harbour.lists(person).await else { return End::Closing };
                let Ok(text) = serde_json::to_string(&lists) else { return End::Closing };
                if text != told {
                    told.clone_from(&text);
                    if let Err(end) = sea.tell(text.into()).await {
                        return end;
                    }
                }
            }
            // Nothing but a probe is said here; who talks anyway is heard out and ignored.
            message = sea.listen() => if let Err(end) = message {
                return end;
            },
        }
    }
}

/// Waits for something that concerns a person. Who missed some news has news enough.
async fn news(changes: &mut Receiver<Changed>, person: PersonId) -> Result<(), End> {
    loop {
        match changes.recv().await {
            Ok(change) if change.public || change.people.contains(&person) => return Ok(()),
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => return Ok(()),
            Err(RecvError::Closed) => return Err(End::Closing),
        }
    }
}
