//! Rum & Bones on the shelf.

mod board;
mod chart;
mod crews;

use crate::ink::{Hue, Ink};
use crate::lots::{Lot, up_to};
use crate::promises::Promises;
use crate::shelved::Shelved;
use crate::titles::figures;
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::{Cell, Map, Options, Pack, PackRef, Rumbones, Sheet, Side, View};

impl Shelved for Rumbones {
    type Sheet = Sheet;
    type Pack = Pack;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../docs/rules/rumbones.md")),
        ("ru", include_str!("../../../../../docs/rules/ru/rumbones.md")),
        ("it", include_str!("../../../../../docs/rules/it/rumbones.md")),
    ];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[
        Lot::one(
            "a die with 2 sides",
            "Both sides want the same faction: 1 gives it to the first side. Before the first turn: 1 gives it to Wellsport.",
            &[up_to(2, "side", "Who is lucky.")],
        ),
        Lot::one(
            "a die with 6 sides",
            "Attacks, swings, some texts, and what the sea does.",
            &[up_to(6, "face", "The face on top.")],
        ),
        Lot::one(
            "a Tide card",
            "Cards are drawn from a deck, or a card is lost at random from a hand.",
            &[up_to(
                50,
                "card",
                "The card in the order of `tide.toml` in the pack; in the state cards are counted from 0.",
            )],
        ),
    ];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../packs/rumbones/text/en.ftl")),
        ("ru", include_str!("../../../../../packs/rumbones/text/ru.ftl")),
        ("it", include_str!("../../../../../packs/rumbones/text/it.ftl")),
    ];
    const PROMISES: Promises = Promises { search: Some(0.65), ..Promises::USUAL };

    fn pack(options: &Options) -> PackRef {
        options.pack
    }

    fn sheet(pack: &'static Pack) -> Sheet {
        Sheet::of(pack)
    }

    fn contents(pack: &Pack) -> String {
        let (heroes, cards, tiles) = (pack.heroes.len(), pack.cards.len(), pack.tiles.len());
        format!("{heroes} heroes, {cards} Tide cards, {tiles} objectives")
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}

/// The colour of a side.
const fn hue(side: Side) -> Hue {
    match side {
        Side::Wellsport => Hue::Blue,
        Side::Bones => Hue::Red,
    }
}

/// What a place is called, such as `F7`.
fn label(map: &Map, cell: Cell) -> String {
    figures::label(map.width, cell)
}

/// A sentence without arguments.
fn say(key: &'static str, words: &Words) -> String {
    words.say(&Phrase::new(key))
}
