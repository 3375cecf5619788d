//! The live stream of a table.

use super::sea::{End, Sea, Watch};
use super::{Berthed, berth};
use crate::answer::Refusal;
use crate::app::App;
use crate::ask::Known;
use crate::tables::find;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use freeport_harbour::{Frame, Person, TableHandle, line};
use std::time::Duration;

/// How many notes may wait for a client that is slow, and from how many bytes on none is added.
const WAITING: usize = 64;
const BYTES: usize = 1_024 * 1_024;

/// Opens the stream of a table.
pub(crate) async fn table(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let Berthed { upgrade, mooring } = berth(&app, &known, &headers, upgrade)?;
    let table = find(&app, &id).await?;
    let (watch, person) = (Watch::new(&app, &known, mooring).await?, known.person());
    app.crier().looked(person.id, &id, Duration::ZERO);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (mut sea, who) = (watch.set_sail(socket), person.id);
        let end = sail(&mut sea, person, table).await;
        app.crier().looked(who, &id, sea.silence());
        Box::pin(sea.end(end)).await;
    }))
}

async fn sail(sea: &mut Sea, person: Person, table: TableHandle) -> End {
    let (frames, mut notes) = line(WAITING, BYTES);
    let Ok(mut attachment) = Box::pin(table.attach(person, frames)).await else {
        return End::TableGone;
    };
    // The attachment keeps the table in memory; a handle more would do so even after everybody has left.
    drop(table);
    // What a move brings about, such as the new view and that it was done, travels together.
    let mut ready = Vec::new();
    loop {
        let went = tokio::select! {
            // What is ready to be sent goes first; there is little of it, so that whoever talks is heard soon after.
            biased;
            count = notes.recv_many(&mut ready, WAITING) => match count {
                // Whoever comes back learns whether the table is gone or the connection was too slow.
                0 => Err(End::Behind),
                _ => sea.tell_all(ready.drain(..).filter_map(as_text)).await,
            },
            message = sea.listen() => match message {
                Ok(text) if Box::pin(attachment.hear(text.as_str())).await => Ok(()),
                Ok(_) => Err(End::Behind),
                Err(end) => Err(end),
            },
        };
        if let Err(end) = went {
            return end;
        }
    }
}

/// The text of a note, which all viewers of the same kind share; it counts as waiting until it is sent.
fn as_text(note: Frame) -> Option<Utf8Bytes> {
    Utf8Bytes::try_from(Bytes::from_owner(note)).ok()
}
