//! What things are called, while a pack is read, and the bounds of numbers.

use freeport_pack::{LANGUAGES, Name, PackFlaw, flaw};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// What things are called, while a pack is read.
#[derive(Default)]
pub(super) struct Register {
    ids: BTreeSet<String>,
    pub names: Vec<(String, Name)>,
}

impl Register {
    /// Writes a thing down: an id names one thing, and the thing has a name in every language.
    pub(super) fn enter(&mut self, file: &'static str, id: &str, name: Name) -> Result<(), PackFlaw> {
        self.write(file, id, id, "name", name)
    }

    /// Writes down what is told of a thing, and returns the id by which names know it.
    pub(super) fn tell(&mut self, file: &'static str, id: &str, tale: Name) -> Result<String, PackFlaw> {
        let told = format!("{id}-tale");
        self.write(file, id, &told, "tale", tale)?;
        Ok(told)
    }

    fn write(
        &mut self,
        file: &'static str,
        item: &str,
        id: &str,
        field: &str,
        name: Name,
    ) -> Result<(), PackFlaw> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if id.is_empty() || !id.chars().all(fits) {
            return Err(flaw(file, item, "`id` is made of letters, digits and hyphens"));
        }
        if LANGUAGES.iter().any(|language| name.in_language(language).trim().is_empty()) {
            return Err(flaw(file, item, format!("`{field}` is empty in a language")));
        }
        if !self.ids.insert(id.to_lowercase()) {
            return Err(flaw(file, item, "`id` names something else already"));
        }
        self.names.push((id.to_owned(), name));
        Ok(())
    }
}

/// A flaw unless the number is within the bounds.
pub(super) fn bounded(
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

/// A flaw unless there are as many as the bounds say.
pub(super) fn counted(
    file: &'static str,
    item: &str,
    number: usize,
    bounds: RangeInclusive<usize>,
) -> Result<(), PackFlaw> {
    if bounds.contains(&number) {
        return Ok(());
    }
    let (least, most) = bounds.into_inner();
    Err(flaw(file, item, format!("there must be {least} to {most}, not {number}")))
}
