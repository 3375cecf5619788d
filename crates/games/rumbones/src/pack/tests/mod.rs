//! The printed game against the ledger, and packs that are refused.

mod flaws;
mod ledger;
mod primitives;
