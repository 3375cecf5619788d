//! Sockets: the live stream of a table, and the lists of the harbour page.

mod lists;
mod sea;
mod table;

pub(crate) use lists::lists;
pub(crate) use table::table;

use crate::answer::Refusal;
use crate::app::App;
use crate::ask::Known;
use crate::guard::{Mooring, may_connect};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};

/// The longest message anybody needs to send.
const LONGEST: usize = 16 * 1_024;
/// A message up to here is refused politely; a longer one ends the connection at once.
const LONGEST_READ: usize = 4 * LONGEST;

/// A socket that may be opened.
struct Berthed {
    upgrade: WebSocketUpgrade,
    mooring: Mooring,
}

/// Makes sure that a socket comes from our own pages and finds a place.
fn berth(
    app: &App,
    known: &Known,
    headers: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Berthed, Refusal> {
    if !may_connect(headers, app.public_url()) {
        return Err(Refusal::foreign());
    }
    let upgrade = upgrade.map_err(|_| {
        Refusal::new(StatusCode::UPGRADE_REQUIRED, "not_a_socket", "This address speaks WebSocket alone.")
    })?;
    let mooring = app.guard().moor(known.token, known.visitor.address)?;
    // Small buffers: thousands of sockets wait most of the time.
    let upgrade = upgrade
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ)
        .read_buffer_size(512)
        .write_buffer_size(2 * 1_024)
        .max_write_buffer_size(4 * 1_024 * 1_024);
    Ok(Berthed { upgrade, mooring })
}
