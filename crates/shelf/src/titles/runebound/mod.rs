//! Runebound on the shelf.

mod board;
mod fight;
mod lands;
mod parties;
mod world;

use crate::ink::{Hue, Ink};
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
            &[up_to(10, "face", "The face on top; 10 is printed as 0.")],
        ),
        Lot::one(
            "adventure card",
            "Adventures are drawn, or looked at: the top card of a deck in an order that nobody knows.",
            &[up_to(
                128,
                "card",
                "The card, in the order of the files `green.toml` to `red.toml` of the pack.",
            )],
        ),
        Lot::one(
            "a market card",
            "A city lays out another card.",
            &[up_to(128, "card", "The card, in the order of `market.toml` in the pack with all copies.")],
        ),
        Lot::one(
            "a place from 1 to",
            "Heroes of one level and equally much gold draw lots for the final battle.",
            &[up_to(6, "place", "The place with which another is changed, from the last to the second.")],
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

    fn contents(pack: &Pack) -> String {
        let (heroes, adventures, stock) = (pack.heroes.len(), pack.adventures.len(), pack.stock.len());
        let hexes = pack.atlas.labels.len();
        format!("{heroes} heroes, {adventures} adventure cards, {stock} market cards, {hexes} hexes")
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}

/// The colour of a seat.
const fn hue(seat: u8) -> Hue {
    const HUES: [Hue; 6] = [Hue::Blue, Hue::Red, Hue::Green, Hue::Yellow, Hue::Cyan, Hue::Bold];
    HUES[seat as usize % HUES.len()]
}
