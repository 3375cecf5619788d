#![allow(missing_docs, dead_code)]
#[path = "rules/port.rs"]
mod port;
#[path = "rules/squadron.rs"]
mod squadron;
#[path = "rules/strongholds.rs"]
mod strongholds;
#[path = "rules/union.rs"]
mod union;
#[path = "rules/fleet.rs"]
mod fleet;
#[path = "rules/smugglers.rs"]
mod smugglers;
