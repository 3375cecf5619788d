//! Runebound on the shelf.

mod board;

use crate::ink::Ink;
use crate::lots::{Lot, up_to};
use crate::promises::Promises;
use crate::shelved::Shelved;
use crate::words::Words;
use freeport_runebound::{Options, Pack, PackRef, Runebound, Sheet, View};

impl Shelved for Runebound {
    type Sheet = Sheet;
    type Pack = Pack;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../docs/rules/runebound.md")),
        ("ru", include_str!("../../../../../docs/rules/ru/runebound.md")),
        ("it", include_str!("../../../../../docs/rules/it/runebound.md")),
    ];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[
        Lot::one(
            "a die with 6 sides",
            "Movement dice are rolled, one after the other.",
            &[up_to(6, "face", "The face of the movement die.")],
        ),
        Lot::one(
            "a die with 10 sides",
            "Tests, attacks, defences and hazards: two dice each.",
            &[up_to(10, "face", "The face on top.")],
        ),
    ];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../packs/runebound/text/en.ftl")),
        ("ru", include_str!("../../../../../packs/runebound/text/ru.ftl")),
        ("it", include_str!("../../../../../packs/runebound/text/it.ftl")),
    ];
    const PROMISES: Promises = Promises { search: Some(0.6), clone: 2_000.0, ..Promises::USUAL };

    fn pack(options: &Options) -> PackRef {
        options.pack
    }

    fn sheet(pack: &'static Pack) -> Sheet {
        Sheet::of(pack)
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}
