//! Combat: rounds of escape, ranged, melee and magic, the rolls of the two dice, and wounds.

mod blows;
mod character;
mod fight;
mod packet;
mod roll;
mod rounds;
mod rust;
mod settle;

pub use character::Body;
pub(crate) use character::Character;
pub(crate) use fight::{Beat, Fight, FightEnd, Foe, LAST_ROUND, Spell, Terms};
pub(crate) use packet::Packet;
pub(crate) use roll::{Aim, Roll};
pub(crate) use rounds::Stage;
