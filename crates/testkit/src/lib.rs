//! What every game gets for free: property tests, golden records, fingerprints and rule coverage.
//!
//! One line in `tests/suite.rs` of a game's crate is enough:
//!
//! ```
//! freeport_testkit::standard_suite!(freeport_testkit::toys::Duel);
//! # fn main() {}
//! ```

pub mod coverage;
mod fingerprint;
mod golden;
mod legality;
mod memory;
mod rehearsal;
pub mod rulebook;
mod secrecy;
mod source;
mod strays;
mod suite;
mod takeback;
pub mod toys;
mod trial;
pub mod used;

#[doc(hidden)]
pub use freeport_kernel as kernel;

pub use fingerprint::{Fingerprint, fingerprint};
pub use golden::{golden_records, single_character_forgeries};
pub use legality::{legal_moves_are_exactly_the_accepted_ones, random_play};
pub use memory::{determinism, replay_equality, save_and_load};
pub use rehearsal::{Rehearsal, Windowed};
pub use secrecy::{hidden_draws_and_choices_stay_hidden, views_do_not_leak};
pub use strays::Strays;
pub use takeback::{taking_back, taking_back_freely};
pub use trial::{Effort, Trial, charter, for_every_set, for_every_table, pick, play_match, viewers};
