//! Rum & Bones: Second Tide on the shelf.

mod board;
mod chart;
mod crews;

use crate::ink::{Hue, Ink};
use crate::lots::{Lot, up_to};
use crate::promises::Promises;
use crate::shelved::Shelved;
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::second::pack::{Pack, PackRef};
use freeport_rumbones::second::{Options, Rumbones2, Sheet, Side, View};

impl Shelved for Rumbones2 {
    type Sheet = Sheet;
    type Pack = Pack;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../docs/rules/rumbones2.md")),
        ("ru", include_str!("../../../../../docs/rules/ru/rumbones2.md")),
        ("it", include_str!("../../../../../docs/rules/it/rumbones2.md")),
    ];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[
        Lot::one(
            "a die with 2 sides",
            "Both sides want the same faction: 1 gives it to the first side.",
            &[up_to(2, "side", "Who is lucky.")],
        ),
        Lot::one(
            "a die with 6 sides",
            "Who begins, attacks, swings, and what the sea does.",
            &[up_to(6, "face", "The face on top.")],
        ),
        Lot::one(
            "a hero",
            "Heroes are dealt at random.",
            &[up_to(32, "hero", "The hero in the order of `heroes.toml` in the pack, counted from 1.")],
        ),
        Lot::one(
            "a Tide card",
            "Cards are drawn from a deck.",
            &[up_to(
                30,
                "card",
                "The card of the deck, in the order of `tide.toml` in the pack with all copies.",
            )],
        ),
    ];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../packs/rumbones2/text/en.ftl")),
        ("ru", include_str!("../../../../../packs/rumbones2/text/ru.ftl")),
        ("it", include_str!("../../../../../packs/rumbones2/text/it.ftl")),
    ];
    const PROMISES: Promises = Promises { search: Some(0.65), ..Promises::USUAL };

    fn pack(options: &Options) -> PackRef {
        options.pack
    }

    fn sheet(pack: &'static Pack) -> Sheet {
        Sheet::of(pack)
    }

    fn contents(pack: &Pack) -> String {
        let (heroes, cards, layouts) = (pack.heroes.len(), pack.cards.len(), pack.layouts.len());
        format!("{heroes} heroes, {cards} kinds of Tide cards, {layouts} layouts")
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}

/// The colour of a side; in a free-for-all everybody has one.
const fn hue(side: Side) -> Hue {
    const HUES: [Hue; 6] = [Hue::Blue, Hue::Red, Hue::Green, Hue::Yellow, Hue::Cyan, Hue::Bold];
    HUES[side.0 as usize % HUES.len()]
}

/// A sentence without arguments.
fn say(key: &'static str, words: &Words) -> String {
    words.say(&Phrase::new(key))
}
