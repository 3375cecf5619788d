//! What packs say, and what is refused.

mod flaws;
mod ledger;
mod notation;
mod world;
