//! The games on the shelf, one module each.

mod ahoy;
mod four;

use crate::boxed::Boxed;
use crate::title::Title;
use freeport_ahoy::Ahoy;
use freeport_four::Four;

static AHOY: Boxed<Ahoy> = Boxed::new();
static FOUR: Boxed<Four> = Boxed::new();

/// Every game on the shelf; the first is played when nobody says which.
pub static TITLES: &[&'static dyn Title] = &[&AHOY, &FOUR];
