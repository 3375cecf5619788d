//! Every rule of `docs/rules/rumbones2.md`, played out at a table. One module per part of the rulebook.

mod examples;
mod fray;
