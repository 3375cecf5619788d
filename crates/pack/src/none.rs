//! For games whose content is in their rules.

use crate::{Files, Names, PackFlaw, Packs, Printed};

/// The content of a game that has none outside its rules.
#[derive(Debug)]
pub struct Bare(Names);

/// There is one such pack, and nobody can bring another.
static PACKS: Packs<Bare> = Packs::new();

impl Printed for Bare {
    const GAME: &'static str = "";
    const FILES: &'static [(&'static str, &'static str)] = &[(
        "pack.toml",
        "game = \"\"\nid = \"base\"\nversion = 1\nname = { en = \"-\", ru = \"-\", it = \"-\" }\n",
    )];

    fn read(_: &Files) -> Result<Bare, PackFlaw> {
        Ok(Bare(Names::read("", [])?))
    }

    fn names(&self) -> &Names {
        &self.0
    }

    fn packs() -> &'static Packs<Bare> {
        &PACKS
    }
}
