//! Ahoy, with its full rules: two to four factions on a sea that grows as it is sailed.
//!
//! The modules follow the rulebook: [`setup`](self) lays out the sea, turns place dice, voyages move figures, and so on.
//! Rule ids such as `AH-5.3` are those of `docs/rules/ahoy.md`.

mod actions;
mod anchor;
mod audit;
mod battle;
mod chart;
mod components;
mod crew;
mod damage;
mod event;
mod explain;
mod faction;
mod game;
mod imagine;
mod instinct;
mod market;
mod moves;
mod options;
mod pack;
mod phrases;
mod plans;
mod resolve;
mod scene;
mod scoring;
mod setup;
mod sheet;
mod smuggling;
mod squadron;
mod state;
mod task;
mod turn;
mod union;
mod view;
mod voyage;

pub use chart::{At, Cell, Chart, Dir, Laid, Lay, Region};
pub use components::{Action, Card, Figure, Need, PlanKind, Power, Reward, ShipSlot, Slot, Suit};
pub use event::{Avoided, Event, FameSource, GoldSource, Ship};
pub use faction::Faction;
pub use game::Options;
pub use moves::{Aim, Foe, Layout, Loading, Manoeuvre, Move, Placing, Settling, Side, Target, Theft};
pub use pack::{BoardSlot, MarketCard, Pack, PackFiles, PackFlaw, PackRef, Space};
pub use scene::Scene;
pub use sheet::{BoardFace, CardFace, PlanFace, Sheet, ShipFace, TileFace};
pub use state::Ahoy;
pub use view::*;
