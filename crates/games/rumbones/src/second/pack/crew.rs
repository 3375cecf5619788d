//! `crew.toml`: deckhands, bosuns and the swivel gun.

use super::Blow;
use freeport_pack::{PackFlaw, bounded, parse};
use serde::{Deserialize, Serialize};

const FILE: &str = "crew.toml";

/// How many deckhands a side has at most.
const DECKHANDS: u8 = 24;
/// How many bosuns a side has at most.
const BOSUNS: u8 = 6;
/// At how many spawn points deckhands come at once, where there are enough of them.
const POINTS: u8 = 3;

/// The crew board, which is the same for all sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrewBoard {
    /// How many deckhands a side has.
    pub deckhands: u8,
    /// How many bosuns a side has.
    pub bosuns: u8,
    /// How many deckhands stand on each guarded piece of equipment at the start.
    pub guard: u8,
    /// At how many spawn points deckhands come in an activation.
    pub points: u8,
    /// How many deckhands come to each of them.
    pub arrive: u8,
    /// How many bosuns come in an activation.
    pub bosuns_arrive: u8,
    /// The attack of a deckhand.
    pub deckhand: Blow,
    /// The attack of a bosun, by level.
    pub bosun: [Blow; 2],
    /// How far away a bosun helps deckhands, by level.
    pub bosun_reach: [u8; 2],
    /// How much better deckhands hit with a bosun's help.
    pub support: u8,
    /// The shot of the swivel gun, by level; it reaches every cell.
    pub gun: [Shot; 2],
    /// What each figure does that arrives on an enemy spawn point.
    pub smash: Shot,
}

/// An attack that asks for no range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// How many dice.
    pub dice: u8,
    /// What a die needs.
    pub hit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    support: u8,
    deckhand: DeckhandShape,
    bosun: BosunShape,
    gun: GunShape,
    smash: Shot,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckhandShape {
    count: u8,
    guard: u8,
    points: u8,
    arrive: u8,
    attack: Blow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BosunShape {
    count: u8,
    arrive: u8,
    levels: [BosunLevel; 2],
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct BosunLevel {
    attack: Blow,
    reach: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GunShape {
    levels: [Shot; 2],
}

pub(super) fn read(text: &str) -> Result<CrewBoard, PackFlaw> {
    let File { support, deckhand, bosun, gun, smash } = parse(FILE, text)?;
    bounded(FILE, "crew", "support", support, 0..=3)?;
    bounded(FILE, "deckhand", "count", deckhand.count, 1..=DECKHANDS)?;
    bounded(FILE, "deckhand", "guard", deckhand.guard, 0..=deckhand.count / 3)?;
    bounded(FILE, "deckhand", "points", deckhand.points, 1..=POINTS)?;
    bounded(FILE, "deckhand", "arrive", deckhand.arrive, 0..=4)?;
    deckhand.attack.check(FILE, "deckhand")?;
    bounded(FILE, "bosun", "count", bosun.count, 0..=BOSUNS)?;
    bounded(FILE, "bosun", "arrive", bosun.arrive, 0..=bosun.count)?;
    for level in bosun.levels {
        level.attack.check(FILE, "bosun")?;
        bounded(FILE, "bosun", "reach", level.reach, 0..=3)?;
    }
    for (item, shot) in [("gun", gun.levels[0]), ("gun", gun.levels[1]), ("smash", smash)] {
        bounded(FILE, item, "dice", shot.dice, 1..=10)?;
        bounded(FILE, item, "hit", shot.hit, 2..=6)?;
    }
    Ok(CrewBoard {
        deckhands: deckhand.count,
        bosuns: bosun.count,
        guard: deckhand.guard,
        points: deckhand.points,
        arrive: deckhand.arrive,
        bosuns_arrive: bosun.arrive,
        deckhand: deckhand.attack,
        bosun: bosun.levels.map(|level| level.attack),
        bosun_reach: bosun.levels.map(|level| level.reach),
        support,
        gun: gun.levels,
        smash,
    })
}
