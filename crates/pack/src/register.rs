//! What is written down of things while a pack is read.

use crate::{Head, Name, Names, PackFlaw, flaw};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// What things are called, while a pack is read.
#[derive(Debug, Default)]
pub struct Register {
    ids: BTreeSet<String>,
    names: Vec<(String, Name)>,
}

impl Register {
    /// Writes a thing down: an id names one thing, and the thing has a name in every language.
    pub fn enter(&mut self, file: &'static str, id: &str, name: Name) -> Result<(), PackFlaw> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if id.is_empty() || !id.chars().all(fits) {
            return Err(flaw(file, id, "`id` is made of letters, digits and hyphens"));
        }
        if name.is_missing() {
            return Err(flaw(file, id, "`name` is empty in a language"));
        }
        if !self.ids.insert(id.to_lowercase()) {
            return Err(flaw(file, id, "`id` names something else already"));
        }
        self.names.push((id.to_owned(), name));
        Ok(())
    }

    /// The names of everything that was written down, and of the pack itself.
    pub fn close(mut self, head: Head) -> Result<Names, PackFlaw> {
        self.names.push(("pack".to_owned(), head.name));
        Names::read("", self.names)
    }
}

/// A flaw unless the number is within the bounds.
pub fn bounded(
    file: &'static str,
    item: &str,
    field: &str,
    number: u8,
    bounds: RangeInclusive<u8>,
) -> Result<(), PackFlaw> {
    if bounds.contains(&number) {
        return Ok(());
    }
    let (least, most) = bounds.into_inner();
    Err(flaw(file, item, format!("`{field}` must be {least} to {most}, not {number}")))
}
