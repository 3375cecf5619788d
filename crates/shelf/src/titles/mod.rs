//! The games on the shelf, one module each.

mod four;

use crate::boxed::Boxed;
use crate::title::Title;
use freeport_four::Four;

static FOUR: Boxed<Four> = Boxed::new();

/// Every game on the shelf.
pub static TITLES: &[&'static dyn Title] = &[&FOUR];
