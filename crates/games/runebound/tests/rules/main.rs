//! Every rule of `docs/rules/runebound.md`, played out at a table. One module per part of the rulebook.

mod abilities;
mod allies;
mod bout;
mod challenges;
mod combat;
mod duel;
mod examples_combat;
mod heroes;
mod items;
mod skill_tests;
mod wounds;
