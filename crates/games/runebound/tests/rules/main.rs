//! Every rule of `docs/rules/runebound.md`, played out at a table. One module per part of the rulebook.

mod abilities;
mod adventures;
mod bout;
mod cards;
mod combat;
mod doom;
mod duel;
mod examples_combat;
mod experience;
mod finale;
mod hazards;
mod knockouts;
mod limits;
mod market;
mod promises;
mod setup;
mod sight;
mod skill_tests;
mod solo;
mod talks;
mod travel;
mod trek;
mod turns;
mod undefeated;
mod variants;
mod wounds;
