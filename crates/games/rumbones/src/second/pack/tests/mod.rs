//! The pack of Second Tide says what the ledger says, and refuses what makes no sense.

mod flaws;
mod layouts;
mod ledger;
mod notation;
