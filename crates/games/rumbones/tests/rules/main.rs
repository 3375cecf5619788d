//! Every rule of `docs/rules/rumbones.md`, played out at a table. One module per section of the rulebook.

mod attacks;
mod cards;
mod crew;
mod deeds;
mod examples;
mod fray;
mod heroes;
mod kraken;
mod moves;
mod seldom;
mod setup;
mod teams;
mod tide;
mod timelines;
mod turn;
mod windows;
