//! Runebound, with its full rules: a hex world, four colours of adventure, fights in three phases, and the Dragon Lords.
//!
//! Rule ids such as `RN-18.2` are those of `docs/rules/runebound.md`.

mod abilities;
mod adventure;
mod audit;
mod cards;
mod combat;
mod decks;
mod discards;
mod doom;
pub mod effects;
mod encounter;
mod event;
mod events;
mod experience;
mod finale;
mod game;
mod hazards;
mod imagine;
mod knockout;
mod limits;
mod market;
mod odds;
mod options;
mod pack;
mod party;
mod phrases;
mod purse;
mod run;
mod scene;
mod setup;
mod sheet;
mod sight;
mod source;
mod state;
mod steps;
mod task;
mod trade;
mod travel;
mod turn;
mod undefeated;
mod victory;
mod view;

pub use abilities::Ability;
pub use combat::Body;
pub use event::{Bargain, Event, Triumph};
pub use game::Runebound;
pub use options::{Choosing, Doom, Options, Pace, Start};
pub use pack::*;
pub use party::{Boost, Card};
pub use scene::Scene;
pub use sheet::*;
pub use source::Text;
pub use state::{Stage, Verdict};
pub use steps::*;
pub use view::*;
