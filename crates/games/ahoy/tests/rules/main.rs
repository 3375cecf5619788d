//! Every rule of `docs/rules/ahoy.md`, played out at a table. One module per section of the rulebook.

mod battle;
mod crew_battle;
mod crew_trade;
mod crew_voyage;
mod plans;
mod port;
