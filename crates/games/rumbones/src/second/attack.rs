//! An attack under way.

use crate::core::attack::Die;
use crate::core::grid::Cell;
use crate::second::hero::HEROES;
use crate::second::side::Side;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most dice of one attack: everybody of a side's crew from one cell, with bosuns at their best, and some more.
pub(crate) const DICE: usize = 64;
/// So many attacks can interrupt one another.
pub(crate) const ATTACKS: usize = 4;

/// Who attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Source2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A hero with one of its skills.
    Hero {
        /// The hero.
        hero: u8,
        /// Which of its skills.
        skill: u8,
    },
    /// A hero with the second part of an attack.
    Second {
        /// The hero.
        hero: u8,
        /// Which of its skills.
        skill: u8,
    },
    /// Crew of one cell.
    Crew {
        /// Where they stand.
        from: Cell,
        /// How many deckhands.
        deckhands: u8,
        /// How many bosuns.
        bosuns: u8,
    },
    /// The swivel gun.
    #[default]
    Gun,
    /// Somebody of the crew who reached an enemy spawn point.
    Smash,
    /// The Sea Dragon with one of its attacks.
    Dragon {
        /// Which of its attacks.
        skill: u8,
    },
    /// The Kraken.
    Kraken,
    /// A Tide card, as the pack counts them.
    Card(u8),
}

/// An attack under way, from its declaration to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Attack2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Attack {
    pub source: Source,
    /// The side that attacks; nobody's for the Kraken.
    pub side: Option<Side>,
    /// Who decides for the attacker.
    pub seat: Seat,
    pub target: Cell,
    /// The dice as printed, and what a die needs: for bosuns the second number.
    pub printed: u8,
    pub need: [u8; 2],
    /// Dice more or fewer, and results higher or lower, given to this attack.
    pub more: i8,
    pub raise: i8,
    /// What is added to dice of deckhands.
    pub support: i8,
    /// Whether hits may go anywhere in any order.
    pub any_order: bool,
    /// How much more a hit on a hero does, by the least face for it.
    pub keen: [u8; 7],
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Die>"))]
    pub dice: ArrayVec<[Die; DICE]>,
    /// How many of the dice are not bonus dice.
    pub pool: u8,
    /// All that is added to each die, once they are counted.
    pub modifier: i8,
    /// Hits not yet assigned, by their faces.
    pub hits: [u8; 7],
    /// Hits assigned to deckhands and bosuns.
    pub crew: [u8; 2],
    /// Damage assigned to heroes.
    pub dealt: [u8; HEROES],
    /// Damage that is kept from heroes.
    pub prevented: [u8; HEROES],
    /// Damage that heroes really suffered.
    pub suffered: [u8; HEROES],
    /// Damage assigned to the object.
    pub object: u8,
    /// How many figures of the target it defeated.
    pub felled: u8,
}

impl Attack {
    /// The hero that attacks.
    #[inline]
    pub(crate) const fn hero(&self) -> Option<u8> {
        match self.source {
            Source::Hero { hero, .. } | Source::Second { hero, .. } => Some(hero),
            _ => None,
        }
    }

    /// Whether a creature attacks.
    pub(crate) const fn by_beast(&self) -> bool {
        matches!(self.source, Source::Kraken | Source::Dragon { .. })
    }

    /// Whether equipment can be hit.
    pub(crate) const fn hits_equipment(&self) -> bool {
        !matches!(self.source, Source::Gun | Source::Kraken)
    }

    /// Whether a die hits: never with a natural 1.
    pub(crate) fn is_hit(&self, die: Die, modifier: i8) -> bool {
        let support = if die.bosun() { 0 } else { self.support };
        die.face() != 1 && die.face() as i8 + modifier + support >= self.need[usize::from(die.bosun())] as i8
    }

    /// The damage that a hit with a face does to a hero.
    pub(crate) fn sharpness(&self, face: u8) -> u8 {
        1 + self.keen[..=usize::from(face.min(6))].iter().sum::<u8>()
    }

    /// How many hits are left.
    pub(crate) fn left(&self) -> u8 {
        self.hits.iter().sum()
    }

    /// The lowest face of each kind of hit that is left: faces that do the same damage are alike.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = u8> {
        let differs = |face: u8| {
            (1..face)
                .rev()
                .find(|lower| self.hits[usize::from(*lower)] > 0)
                .is_none_or(|lower| self.sharpness(lower) != self.sharpness(face))
        };
        (1..7u8).filter(|face| self.hits[usize::from(*face)] > 0).filter(move |face| differs(*face))
    }
}
