//! Pirates of the 7 Seas, with its full rules: secret choices, raids decided by dice thrown into a lid, Ports and Curses.
//!
//! The modules follow the rulebook: [`round`](self) calls the Characters, one is resolved after another, raids and
//! Curses throw dice, and so on. Rule ids such as `P7-8.5` are those of `docs/rules/pirates7.md`.

mod audit;
mod battle;
mod cards;
mod choices;
mod components;
mod curses;
mod event;
mod explain;
mod game;
mod imagine;
mod instinct;
mod island;
mod loot;
mod moves;
mod omens;
mod pack;
mod phase;
mod phrases;
mod pirate;
mod raid;
mod resolution;
mod round;
mod scene;
mod scoring;
mod setup;
mod sheet;
mod sight;
mod state;
mod tavern;
mod throw;
mod trade;
mod tray;
mod view;
mod whirlpool;

pub use cards::{Adventure, CARAVANS, CARDS, Caravan, Card, Curse, PORTS, Port};
pub use components::{Cargo, Character, Deal, Good, Loot, Nation, Ritual};
pub use event::{
    Event, Fight, LastingRitual, LootSource, MarkReason, Purpose, Score, ShipSource, Sunk, TieBreak,
    YinYangSource,
};
pub use game::Options;
pub use moves::{Dealt, Move, Pair};
pub use pack::{Pack, PackFiles, PackFlaw, PackRef, Takes, TavernResult};
pub use scene::Scene;
pub use sheet::{CaravanFace, CurseFace, PortFace, Sheet};
pub use state::Pirates7;
pub use tray::Die;
pub use view::*;
