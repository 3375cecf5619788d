//! Logs: for people on a terminal, for programs as JSON lines. They hold no secret, for nothing secret is handed to them.

use freeport_shelf::Arrivals;
use std::io::IsTerminal;
pub use tracing::level_filters::LevelFilter;

/// Begins to log on standard error. A process logs in one way; a second call changes nothing.
pub fn start(level: LevelFilter, json: bool) {
    let lines = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false);
    let _ = if json { lines.json().flatten_event(true).try_init() } else { lines.try_init() };
}

/// Tells which content packs a host has brought, and which of them cannot be used.
pub fn arrivals(Arrivals { ashore, stranded }: &Arrivals) {
    for (folder, game, card) in ashore {
        let folder = folder.display();
        tracing::info!(%folder, game, pack = card.name, version = card.version, "a content pack can be played with");
    }
    for one in stranded {
        tracing::warn!("{one}");
    }
}
