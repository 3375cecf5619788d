//! Private driver.
#[path = "rules/port.rs"]
mod port;
#[path = "rules/battle.rs"]
mod battle;
#[path = "rules/battle_steps.rs"]
mod battle_steps;
