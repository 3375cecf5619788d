//! Ahoy on the shelf.

mod board;
mod players;
mod sea;

use crate::ink::{Hue, Ink};
use crate::lots::{Lot, up_to};
use crate::shelved::{PackCheck, PackFiles, Shelved};
use crate::words::Words;
use freeport_ahoy::{Ahoy, Faction, Pack, PackRef, Sheet, View};
use std::sync::LazyLock;

/// The printed game's components, whose names stand in the pack.
static PACK: LazyLock<PackRef> = LazyLock::new(PackRef::default);

impl Shelved for Ahoy {
    type Sheet = Sheet;
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

    fn sheet() -> Sheet {
        Sheet::of(&PACK)
    }

    fn names(language: &str) -> Vec<(String, &'static str)> {
        let named = |(id, name): (&'static str, &'static str)| {
            [(id.to_owned(), name), (id.trim_start_matches("faction.").to_owned(), name)]
        };
        PACK.names(language).flat_map(named).collect()
    }

    fn board(view: &View, words: &Words, ink: Ink) -> String {
        board::draw(view, words, ink)
    }

    /// Names by their id in the pack; a faction also by its bare id, which is the role of a seat.
    fn name(id: &str, language: &str) -> Option<&'static str> {
        PACK.name(id, language).or_else(|| PACK.name(&format!("faction.{id}"), language))
    }

    fn check_pack(files: Option<&PackFiles>) -> PackCheck {
        let gathered = match files {
            None => Ok(freeport_ahoy::PackFiles::base()),
            Some(files) => freeport_ahoy::PackFiles::gather(|name| {
                files.get(name).cloned().ok_or_else(|| format!("{name} is missing"))
            }),
        };
        match gathered.and_then(|files| Pack::read(&files).map_err(|flaw| flaw.to_string())) {
            Ok(pack) => PackCheck::Sound(vec![format!(
                "{} tiles, {} market cards, {} plans",
                pack.suits.len(),
                pack.cards.len(),
                pack.plans.len()
            )]),
            Err(flaw) => PackCheck::Flawed(vec![flaw]),
        }
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
