//! Second Tide: the second edition of Rum & Bones, with its own field, heroes, crews and modes.
//!
//! What it shares with the first edition stands in `core` and `effects`. Rule ids such as `RB2-11.10` are those of
//! `docs/rules/rumbones2.md`.

mod aim;
mod attack;
mod audit;
mod beast;
mod board;
mod cards;
mod cause;
mod crew;
mod deeds;
mod dice;
mod draft;
mod dragon;
mod event;
mod fight;
mod game;
mod harm;
mod hero;
mod imagine;
mod instinct;
mod kraken;
mod march;
mod options;
pub mod pack;
mod phrases;
mod push;
mod reactions;
mod recovery;
mod run;
mod scene;
mod sea;
mod setup;
mod sheet;
mod side;
mod sight;
mod spoils;
mod state;
mod steps;
mod strike;
mod targets;
mod task;
mod turn;
mod view;
mod walk;
mod window;

pub use attack::Source;
pub use beast::Beast;
pub use event::{Attacker, Event, Fighter};
pub use game::Rumbones2;
pub use hero::Standing;
pub use options::{Allies, Choosing, Flags, Fleet, Mode, Options};
pub use push::Figure;
pub use scene::Scene;
pub use sheet::{BeastFace, CardFace, Chart, HeroFace, PieceFace, Sheet, SkillFace};
pub use side::Side;
pub use state::Phase;
pub use steps::{Deed, DragonDeed, Hit, Lot, Move, Spoils, Stride, Use, Volley};
pub use targets::Target;
pub use turn::Activation;
pub use view::*;
