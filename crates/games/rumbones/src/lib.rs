//! Rum & Bones, with its full rules: two ships side by side, crews that march across the planks, heroes, Tide cards and the
//! Kraken.
//!
//! What both editions have in common stands in `core`, the turn of the first edition in `first`, every decision in `steps`, and
//! what texts mean in [`effects`]. Rule ids such as `RB1-8.15` are those of `docs/rules/rumbones.md`.

mod audit;
mod core;
pub mod effects;
mod event;
mod first;
mod game;
mod imagine;
mod instinct;
mod pack;
mod phrases;
mod reactions;
mod scene;
pub mod second;
mod sheet;
mod sight;
mod steps;
mod view;

pub use core::attack::{Die, Source};
pub use core::beast::{Beast, Creature};
pub use core::edition::{Edition, Phase};
pub use core::grid::{Cell, Grid, Ground};
pub use core::hero::Standing;
pub use core::place::{Drawing, Map};
pub use core::side::Side;
pub use core::targets::Target;
pub use event::{Attacker, Event};
pub use game::{Options, Rumbones};
pub use pack::*;
pub use scene::Scene;
pub use sheet::{ActionFace, BeastFace, CardFace, Chart, FuryFace, HeroFace, Sheet, TileFace};
pub use steps::{Deed, Hit, Landing, Move, Patch, Stride, Use, Volley};
pub use view::*;
