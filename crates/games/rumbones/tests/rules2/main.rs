//! Every rule of `docs/rules/rumbones2.md`, played out at a table. One module per part of the rulebook.

mod alone;
mod attacks;
mod crew;
mod examples;
mod field;
mod fray;
mod kraken;
mod mercenaries;
mod moves;
mod skills;
mod tide;
mod turns;
