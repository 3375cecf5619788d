//! What the content packs of all games have in common. A pack holds what is printed on a game's components; each game has files and a
//! type of its own for that. The printed pack is inside the program, and hosts may bring others.

mod berth;
mod files;
mod flaw;
mod gathered;
mod head;
mod names;
mod none;
mod packs;
mod register;

pub use berth::PackRef;
pub use files::{Files, LANGUAGES, Picture};
pub use flaw::{PackFlaw, flaw, parse};
pub use head::Head;
pub use names::{Name, Names};
pub use none::Bare;
pub use packs::{NoPack, Packs, Printed};
pub use register::{Register, bounded};
