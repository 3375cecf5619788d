//! The games on the shelf, one module each.

mod ahoy;
mod canvas;
mod four;
mod lines;
mod pirates7;

use crate::boxed::Boxed;
use crate::title::Title;
use freeport_ahoy::Ahoy;
use freeport_four::Four;
use freeport_pirates7::Pirates7;

static AHOY: Boxed<Ahoy> = Boxed::new();
static PIRATES7: Boxed<Pirates7> = Boxed::new();
static FOUR: Boxed<Four> = Boxed::new();

/// Every game on the shelf; the first is played when nobody says which.
pub static TITLES: &[&'static dyn Title] = &[&AHOY, &PIRATES7, &FOUR];
