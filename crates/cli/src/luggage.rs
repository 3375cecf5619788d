//! Content packs that somebody brings along.

use crate::args::Luggage;
use crate::halt::Halt;
use freeport_shelf::{Arrivals, bring};

/// Brings in the packs of the folder that is named, if one is.
pub fn find(luggage: &Luggage) -> Result<Arrivals, Halt> {
    let Some(folder) = &luggage.packs else { return Ok(Arrivals::default()) };
    bring(folder)
        .map_err(|error| Halt::Usage(format!("the packs in {} cannot be read: {error}", folder.display())))
}

/// The same, and tells of packs that cannot be used; the others can.
pub fn unload(luggage: &Luggage) -> Result<(), Halt> {
    for stranded in find(luggage)?.stranded {
        eprintln!("freeport: {stranded}");
    }
    Ok(())
}
