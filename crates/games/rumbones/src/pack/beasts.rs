//! `beasts.toml`: the Kraken and the Sea Dragon.

use crate::core::beast::Creature;
use crate::effects::vocabulary::Status;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "beasts.toml";

/// The creatures of the sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beasts {
    /// The one that cards wake.
    pub kraken: Kraken,
    /// The one that a card calls.
    pub dragon: Dragon,
}

impl Beasts {
    /// The damage that knocks a creature out.
    pub const fn hp(&self, creature: Creature) -> u8 {
        match creature {
            Creature::Kraken => self.kraken.hp,
            Creature::Dragon => self.dragon.hp,
        }
    }

    /// The victory points that a creature is worth.
    pub const fn vp(&self, creature: Creature) -> u8 {
        match creature {
            Creature::Kraken => self.kraken.vp,
            Creature::Dragon => self.dragon.vp,
        }
    }

    /// The coins that a creature brings.
    pub const fn coins(&self, creature: Creature) -> u8 {
        match creature {
            Creature::Kraken => self.kraken.coins,
            Creature::Dragon => self.dragon.coins,
        }
    }
}

/// The Kraken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kraken {
    /// The damage that knocks it out.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings.
    pub coins: u8,
    /// How many cells it lies on; the map draws them.
    pub zones: u8,
    /// What it can do.
    pub furies: Vec<Fury>,
    /// What it does for each face of the die: indices of `furies`.
    pub table: [u8; 6],
}

impl Kraken {
    /// What it does when the die shows a face.
    pub fn fury(&self, face: u8) -> &Fury {
        &self.furies[usize::from(self.table[usize::from(face.saturating_sub(1)) % 6])]
    }
}

/// One of the things that the Kraken does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fury {
    /// The id by which names know it.
    pub id: String,
    /// What happens.
    pub does: Rage,
    /// What happens instead when no hero is near enough: an index of `furies`.
    pub instead: Option<u8>,
}

/// How the Kraken harms those near it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rage {
    /// Each place near it that holds figures is attacked.
    Sweep {
        /// How near.
        within: u8,
        /// How many dice.
        dice: u8,
        /// What a die needs.
        need: u8,
    },
    /// A die is rolled for each hero near it; the hero goes overboard when it shows this or less.
    Drag {
        /// How near.
        within: u8,
        /// The highest face that is bad.
        most: u8,
    },
    /// Each hero near it gets a status.
    Cloud {
        /// How near.
        within: u8,
        /// Which status.
        status: Status,
    },
}

/// The Sea Dragon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dragon {
    /// The damage that knocks it out.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings.
    pub coins: u8,
    /// The id by which names know its breath.
    pub breath: String,
    /// How far it reaches.
    pub range: u8,
    /// How many dice it rolls.
    pub dice: u8,
    /// What a die needs.
    pub need: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    kraken: KrakenShape,
    dragon: DragonShape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KrakenShape {
    name: Name,
    hp: u8,
    vp: u8,
    coins: u8,
    zones: u8,
    fury: Vec<FuryShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FuryShape {
    id: String,
    name: Name,
    faces: Vec<u8>,
    does: Rage,
    instead: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DragonShape {
    name: Name,
    hp: u8,
    vp: u8,
    coins: u8,
    breath: BreathShape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BreathShape {
    id: String,
    name: Name,
    range: u8,
    dice: u8,
    need: u8,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Beasts, PackFlaw> {
    let File { kraken, dragon } = parse(FILE, text)?;
    Ok(Beasts { kraken: read_kraken(kraken, register)?, dragon: read_dragon(dragon, register)? })
}

fn read_kraken(kraken: KrakenShape, register: &mut Register) -> Result<Kraken, PackFlaw> {
    const ID: &str = Creature::Kraken.id();
    let KrakenShape { name, hp, vp, coins, zones, fury } = kraken;
    worth(ID, hp, vp)?;
    register.enter(FILE, ID, name)?;
    let table = table(&fury)?;
    let ids: Vec<String> = fury.iter().map(|fury| fury.id.clone()).collect();
    let mut furies = Vec::new();
    for FuryShape { id, name, does, instead, .. } in fury {
        check_rage(&id, does)?;
        let instead = instead.map(|other| match ids.iter().position(|known| *known == other) {
            Some(place) if other != id => Ok(place as u8),
            _ => Err(flaw(FILE, &id, format!("`instead`: there is no other fury `{other}`"))),
        });
        register.enter(FILE, &id, name)?;
        furies.push(Fury { id, does, instead: instead.transpose()? });
    }
    if let Some(fury) = furies
        .iter()
        .find(|fury| fury.instead.is_some_and(|other| furies[usize::from(other)].instead.is_some()))
    {
        return Err(flaw(FILE, &fury.id, "`instead` leads to a fury that leads on"));
    }
    Ok(Kraken { hp, vp, coins, zones, furies, table })
}

/// Which fury each face of the die brings.
fn table(furies: &[FuryShape]) -> Result<[u8; 6], PackFlaw> {
    let mut table = [None; 6];
    for (place, fury) in furies.iter().enumerate() {
        for face in &fury.faces {
            bounded(FILE, &fury.id, "faces", *face, 1..=6)?;
            if table[usize::from(face - 1)].replace(place as u8).is_some() {
                return Err(flaw(FILE, &fury.id, format!("`faces`: {face} is there twice")));
            }
        }
    }
    match table.iter().position(Option::is_none) {
        Some(gap) => Err(flaw(FILE, "kraken", format!("`faces`: nothing happens on a {}", gap + 1))),
        None => Ok(table.map(Option::unwrap_or_default)),
    }
}

fn check_rage(id: &str, rage: Rage) -> Result<(), PackFlaw> {
    match rage {
        Rage::Sweep { within, dice, need } => {
            bounded(FILE, id, "within", within, 1..=6)?;
            bounded(FILE, id, "dice", dice, 1..=10)?;
            bounded(FILE, id, "need", need, 2..=6)
        }
        Rage::Drag { within, most } => {
            bounded(FILE, id, "within", within, 1..=6)?;
            bounded(FILE, id, "most", most, 1..=5)
        }
        Rage::Cloud { within, .. } => bounded(FILE, id, "within", within, 1..=6),
    }
}

fn read_dragon(dragon: DragonShape, register: &mut Register) -> Result<Dragon, PackFlaw> {
    const ID: &str = Creature::Dragon.id();
    let DragonShape { name, hp, vp, coins, breath } = dragon;
    worth(ID, hp, vp)?;
    register.enter(FILE, ID, name)?;
    let BreathShape { id, name, range, dice, need } = breath;
    bounded(FILE, &id, "range", range, 1..=10)?;
    bounded(FILE, &id, "dice", dice, 1..=10)?;
    bounded(FILE, &id, "need", need, 2..=6)?;
    register.enter(FILE, &id, name)?;
    Ok(Dragon { hp, vp, coins, breath: id, range, dice, need })
}

fn worth(id: &str, hp: u8, vp: u8) -> Result<(), PackFlaw> {
    bounded(FILE, id, "hp", hp, 1..=30)?;
    bounded(FILE, id, "vp", vp, 0..=6)
}
