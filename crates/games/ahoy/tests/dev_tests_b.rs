//! Private driver.
#[path = "rules/actions.rs"]
mod actions;
#[path = "rules/exploring.rs"]
mod exploring;
#[path = "rules/moving.rs"]
mod moving;
#[path = "rules/terrain.rs"]
mod terrain;
#[path = "rules/port.rs"]
mod port;
