//! `beasts.toml`: the Kraken and the Sea Dragon.

use super::Blow;
use super::words::WORDS;
use crate::core::beast::Creature;
use crate::effects::vocabulary::{Line, Status};
use crate::pack::lines::Place;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "beasts.toml";

/// How many attacks the Sea Dragon has at most.
const ATTACKS: usize = 4;

/// The creatures of the sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beasts {
    /// The one that cards wake.
    pub kraken: Kraken,
    /// The one that a card calls.
    pub dragon: Dragon,
}

/// The Kraken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kraken {
    /// The damage that defeats it.
    pub hp: u8,
    /// The victory points it brings.
    pub vp: u8,
    /// The coins for the hero whose attack does the last damage.
    pub prize: u8,
    /// The coins for each hero of the side otherwise.
    pub share: u8,
    /// The damage to every hero of the side with the higher track when it comes.
    pub arrival: u8,
    /// What it does on each face of a die.
    pub furies: [Fury; 6],
}

impl Kraken {
    /// What it does when the die shows a face.
    pub fn fury(&self, face: u8) -> &Fury {
        &self.furies[usize::from(face.saturating_sub(1)) % 6]
    }
}

/// One of the things that the Kraken does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fury {
    /// The id by which names know it.
    pub id: String,
    /// What happens.
    pub does: Rage,
}

/// How the Kraken rages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rage {
    /// It heals.
    Lurk {
        /// How much at most.
        n: u8,
    },
    /// Each cell near it that holds figures is attacked.
    Sweep {
        /// How near.
        within: u8,
        /// How many dice.
        dice: u8,
        /// What a die needs.
        need: u8,
    },
    /// Each deployed hero near it gets a status.
    Cloud {
        /// How near.
        within: u8,
        /// Which status.
        status: Status,
    },
    /// The nearest deployed hero goes overboard.
    Grasp {
        /// How near at most.
        within: u8,
    },
    /// All figures on gangplanks go overboard, and each deployed hero near it takes damage.
    Maelstrom {
        /// How near.
        within: u8,
        /// How much damage.
        damage: u8,
    },
    /// Each deployed hero of the side with the higher track takes damage.
    Wrath {
        /// How much.
        damage: u8,
    },
}

/// The Sea Dragon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dragon {
    /// The damage that defeats it.
    pub hp: u8,
    /// The victory points it brings.
    pub vp: u8,
    /// The coins for the hero whose attack does the last damage.
    pub prize: u8,
    /// The coins for each hero of the side otherwise.
    pub share: u8,
    /// How many cells it moves at most in an action.
    pub stride: u8,
    /// Its attacks.
    pub attacks: Vec<Fang>,
}

/// An attack of the Sea Dragon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fang {
    /// The id by which names know it.
    pub id: String,
    /// Whether it is used at most one time in an activation.
    pub once: bool,
    /// Its numbers.
    pub attack: Blow,
    /// What it does beyond that.
    pub lines: Vec<Line>,
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
    prize: u8,
    share: u8,
    arrival: u8,
    fury: Vec<FuryShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FuryShape {
    id: String,
    name: Name,
    does: Rage,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DragonShape {
    name: Name,
    hp: u8,
    vp: u8,
    prize: u8,
    share: u8,
    stride: u8,
    attack: Vec<FangShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FangShape {
    id: String,
    name: Name,
    #[serde(default)]
    once: bool,
    attack: Blow,
    #[serde(default)]
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Beasts, PackFlaw> {
    let File { kraken, dragon } = parse(FILE, text)?;
    Ok(Beasts { kraken: read_kraken(kraken, register)?, dragon: read_dragon(dragon, register)? })
}

fn read_kraken(kraken: KrakenShape, register: &mut Register) -> Result<Kraken, PackFlaw> {
    const ID: &str = Creature::Kraken.id();
    let KrakenShape { name, hp, vp, prize, share, arrival, fury } = kraken;
    check_worth(ID, [hp, vp, prize, share])?;
    bounded(FILE, ID, "arrival", arrival, 0..=10)?;
    register.enter(FILE, ID, name)?;
    let mut furies = Vec::new();
    for FuryShape { id, name, does } in fury {
        check_rage(&id, does)?;
        register.enter(FILE, &id, name)?;
        furies.push(Fury { id, does });
    }
    let furies = furies.try_into();
    let furies = furies.map_err(|_| flaw(FILE, ID, "`fury`: there must be one for each face of a die"))?;
    Ok(Kraken { hp, vp, prize, share, arrival, furies })
}

fn check_rage(id: &str, rage: Rage) -> Result<(), PackFlaw> {
    let (within, damage) = match rage {
        Rage::Lurk { n } => (1, n),
        Rage::Sweep { within, dice, need } => {
            bounded(FILE, id, "dice", dice, 1..=10)?;
            bounded(FILE, id, "need", need, 2..=6)?;
            (within, 1)
        }
        Rage::Cloud { within, .. } | Rage::Grasp { within } => (within, 1),
        Rage::Maelstrom { within, damage } => (within, damage),
        Rage::Wrath { damage } => (1, damage),
    };
    bounded(FILE, id, "within", within, 1..=10)?;
    bounded(FILE, id, "damage", damage, 1..=10)
}

fn read_dragon(dragon: DragonShape, register: &mut Register) -> Result<Dragon, PackFlaw> {
    const ID: &str = Creature::Dragon.id();
    let DragonShape { name, hp, vp, prize, share, stride, attack } = dragon;
    check_worth(ID, [hp, vp, prize, share])?;
    bounded(FILE, ID, "stride", stride, 0..=10)?;
    register.enter(FILE, ID, name)?;
    let mut attacks = Vec::new();
    for FangShape { id, name, once, attack, text } in attack {
        attack.check(FILE, &id)?;
        WORDS.check(FILE, &id, Place::Beast, &text)?;
        register.enter(FILE, &id, name)?;
        attacks.push(Fang { id, once, attack, lines: text });
    }
    if !(1..=ATTACKS).contains(&attacks.len()) {
        let problem = format!("`attack`: there must be 1 to {ATTACKS}, not {}", attacks.len());
        return Err(flaw(FILE, ID, problem));
    }
    Ok(Dragon { hp, vp, prize, share, stride, attacks })
}

fn check_worth(id: &str, [hp, vp, prize, share]: [u8; 4]) -> Result<(), PackFlaw> {
    bounded(FILE, id, "hp", hp, 1..=30)?;
    bounded(FILE, id, "vp", vp, 0..=8)?;
    bounded(FILE, id, "prize", prize, 0..=10)?;
    bounded(FILE, id, "share", share, 0..=10)
}
