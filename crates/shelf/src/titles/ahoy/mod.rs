//! Ahoy on the shelf.

mod board;
mod players;
mod sea;

use crate::ink::{Hue, Ink};
use crate::lots::{Lot, up_to};
use crate::promises::Promises;
use crate::shelved::Shelved;
use crate::words::Words;
use freeport_ahoy::{Ahoy, Faction, Options, Pack, PackRef, Sheet, View};
use freeport_pack::Printed;

impl Shelved for Ahoy {
    type Sheet = Sheet;
    type Pack = Pack;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../docs/rules/ahoy.md")),
        ("ru", include_str!("../../../../../docs/rules/ru/ahoy.md")),
        ("it", include_str!("../../../../../docs/rules/it/ahoy.md")),
    ];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[
        Lot::one(
            "a die with 6 sides",
            "In a battle each side throws, the attacker first, and the Union twice with a Secret Weapon. At the end of a round every \
             faction in turn throws all of its dice.",
            &[up_to(6, "face", "The face on top.")],
        ),
        Lot::one(
            "a region tile",
            "A region is explored.",
            &[up_to(12, "tile", "The tile's printed number; in the state tiles are counted from 0.")],
        ),
        Lot::one(
            "a market card",
            "The market is filled up.",
            &[up_to(
                30,
                "card",
                "The card in the order of `market.toml` in the pack; in the state cards are counted from 0.",
            )],
        ),
        Lot::one(
            "a plan card",
            "The Union draws plans.",
            &[up_to(
                12,
                "plan",
                "The plan in the order of `plans.toml` in the pack; in the state plans are counted from 0.",
            )],
        ),
    ];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../packs/ahoy/text/en.ftl")),
        ("ru", include_str!("../../../../../packs/ahoy/text/ru.ftl")),
        ("it", include_str!("../../../../../packs/ahoy/text/it.ftl")),
    ];

    const PROMISES: Promises = Promises { search: Some(0.7), decisions: 500_000.0, clone: 300.0 };

    fn pack(options: &Options) -> PackRef {
        options.pack
    }

    fn sheet(pack: &'static Pack) -> Sheet {
        Sheet::of(pack)
    }

    fn contents(pack: &Pack) -> String {
        let (tiles, cards, plans) = (pack.suits.len(), pack.cards.len(), pack.plans.len());
        format!("{tiles} tiles, {cards} market cards, {plans} plans")
    }

    /// Names by their id in the pack; a faction also by its bare id, which is the role of a seat.
    fn names<'a>(pack: &'a Pack, language: &'a str) -> Vec<(String, &'a str)> {
        let named = |(id, name): (&str, &'a str)| {
            [(id.to_owned(), name), (id.trim_start_matches("faction.").to_owned(), name)]
        };
        pack.names().all(language).flat_map(named).collect()
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}

/// The colour of a faction's pieces.
fn hue(faction: Faction) -> Hue {
    match faction {
        Faction::Squadron => Hue::Blue,
        Faction::Union => Hue::Yellow,
        Faction::Smuggler1 => Hue::Cyan,
        Faction::Smuggler2 => Hue::Bold,
    }
}

/// The letter of a faction's flagship, as a key of the phrase book.
fn mark(faction: Faction) -> &'static str {
    match faction {
        Faction::Squadron => "mark-squadron",
        Faction::Smuggler1 => "mark-smuggler1",
        Faction::Union => "mark-union",
        Faction::Smuggler2 => "mark-smuggler2",
    }
}
