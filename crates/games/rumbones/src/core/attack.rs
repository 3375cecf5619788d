//! An attack under way.

use crate::core::hero::OF_A_SIDE;
use crate::core::place::Cell;
use crate::core::side::Side;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most dice of one attack: all deckhands of a side with two dice each, and its bosuns.
pub(crate) const DICE: usize = 60;

/// Who attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A hero with one of its actions.
    Hero {
        /// The hero.
        hero: u8,
        /// Which of its actions.
        action: u8,
    },
    /// Crew of one place.
    Crew {
        /// Where they stand.
        from: Cell,
        /// How many deckhands.
        deckhands: u8,
        /// How many bosuns.
        bosuns: u8,
    },
    /// The ship's gun.
    #[default]
    Cannon,
    /// The Kraken, with so many dice.
    Kraken {
        /// How many dice.
        dice: u8,
        /// What they need.
        need: u8,
    },
    /// The Sea Dragon.
    Dragon,
}

/// A die of an attack, in one byte: its face, whether it was rolled again or set, and whether it is a bosun's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Die(u8);

impl Die {
    const AGAIN: u8 = 8;
    const SET: u8 = 16;
    const BOSUN: u8 = 32;

    /// A die as it was rolled.
    pub(crate) const fn rolled(face: u8, bosun: bool) -> Die {
        Die(face | if bosun { Die::BOSUN } else { 0 })
    }

    /// What it shows.
    pub const fn face(self) -> u8 {
        self.0 & 7
    }

    /// Whether it was rolled again.
    pub const fn again(self) -> bool {
        self.0 & Die::AGAIN != 0
    }

    /// Whether it was set.
    pub const fn is_set(self) -> bool {
        self.0 & Die::SET != 0
    }

    /// Whether a bosun rolled it.
    pub const fn bosun(self) -> bool {
        self.0 & Die::BOSUN != 0
    }

    /// Whether it may still be rolled again.
    pub(crate) const fn fresh(self) -> bool {
        self.0 & (Die::AGAIN | Die::SET) == 0
    }

    /// What it counts: never less than 1 or more than 6.
    pub(crate) fn result(self, modifier: i8) -> u8 {
        (self.face() as i8 + modifier).clamp(1, 6) as u8
    }

    pub(crate) const fn reroll(self, face: u8) -> Die {
        Die(self.0 & !7 | face | Die::AGAIN)
    }

    pub(crate) const fn set(self, face: u8) -> Die {
        Die(self.0 & !7 | face | Die::SET)
    }
}

/// An attack under way, from its declaration to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Attack {
    pub source: Source,
    /// The side that attacks; for a creature the side whose turn it is.
    pub side: Side,
    /// The side whose figures are attacked.
    pub victim: Side,
    pub target: Cell,
    /// Dice more or fewer, given to this attack.
    pub more: i8,
    /// Results higher or lower, given to this attack.
    pub raise: i8,
    /// What deckhands, or anybody else, need; and what bosuns need.
    pub need: [u8; 2],
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Die>"))]
    pub dice: ArrayVec<[Die; DICE]>,
    /// All that is added to each die, once they are counted.
    pub modifier: i8,
    /// Hits not yet assigned, by their results.
    pub hits: [u8; 7],
    pub misses: u8,
    /// Whether heroes are hit before crew.
    pub heroes_first: bool,
    /// Hits assigned to crew, deckhands by lane and then bosuns by lane.
    pub crew: [u8; 6],
    /// Damage assigned to the heroes of the other side, by their place in it.
    pub dealt: [u8; OF_A_SIDE],
    /// The best result that hit each hero; 0 when none did.
    pub best: [u8; OF_A_SIDE],
    /// Damage that is kept from each hero.
    pub prevented: [u8; OF_A_SIDE],
    /// Damage assigned to the objective.
    pub tile: u8,
    /// Damage that each hero really suffered.
    pub suffered: [u8; OF_A_SIDE],
    /// How many crew it knocked out.
    pub felled_crew: u8,
    /// Which heroes it knocked out, as bits.
    pub felled: u8,
    /// Whether a hit was scored.
    pub scored: bool,
}

impl Attack {
    /// The hero that attacks.
    pub(crate) const fn hero(&self) -> Option<u8> {
        match self.source {
            Source::Hero { hero, .. } => Some(hero),
            _ => None,
        }
    }

    /// Whether a creature attacks.
    pub(crate) const fn by_beast(&self) -> bool {
        matches!(self.source, Source::Kraken { .. } | Source::Dragon)
    }

    /// Whether a die hits.
    pub(crate) fn is_hit(&self, die: Die, modifier: i8) -> bool {
        die.result(modifier) >= self.need[usize::from(die.bosun())]
    }

    /// Whether a hero was hit or hurt.
    pub(crate) fn hurt_a_hero(&self) -> bool {
        self.suffered.iter().any(|damage| *damage > 0)
    }
}
