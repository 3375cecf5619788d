//! What the content packs of all games have in common. A pack holds what is printed on a game's components; each game has files and a
//! type of its own for that.

mod flaw;
mod head;
mod names;
mod printed;

pub use flaw::{PackFlaw, flaw, parse};
pub use head::Head;
pub use names::{Name, Names};
pub use printed::{PackRef, Printed};
