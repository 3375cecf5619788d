//! A hero: where it is, what it has, and what hinders it.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Status;
use crate::second::side::Side;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// No game has more heroes.
pub(crate) const HEROES: usize = 10;
/// No hero has more skills.
pub(crate) const SKILLS: usize = 3;
/// In place of a hero's number: no hero.
pub(crate) const NOBODY: u8 = u8::MAX;
/// In place of a hero's number, where it is asked who acts: the Sea Dragon.
pub(crate) const DRAGON: u8 = u8::MAX - 1;

/// The state of a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Standing2"))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Not yet on the field, or free to come back.
    #[default]
    Ashore,
    /// On the field.
    Deployed,
    /// Fallen into the sea.
    Overboard,
    /// Defeated; comes back after this round.
    Returns,
    /// Defeated; misses the next round.
    Waits,
    /// Out of a free-for-all for good.
    Out,
}

impl Standing {
    /// Whether it carries a dead-man token.
    pub(crate) const fn is_defeated(self) -> bool {
        matches!(self, Standing::Returns | Standing::Waits)
    }
}

/// A hero; who it is follows from its card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hero2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Hero {
    /// Its card, as the pack counts heroes.
    pub card: u8,
    /// For whom it fights.
    pub side: Side,
    /// Who controls it.
    pub owner: Seat,
    pub state: Standing,
    /// Where it stands while it is deployed.
    pub cell: Cell,
    pub coins: u8,
    pub damage: u8,
    /// Statuses, as bits.
    pub statuses: u8,
    /// Whether it has its activation token.
    pub acted: bool,
    /// Its skills: 0 not bought, else the level.
    pub levels: [u8; SKILLS],
    /// Skills used in this activation, as bits.
    pub used: u8,
    /// Lives left in a free-for-all.
    pub lives: u8,
}

impl Hero {
    #[inline]
    pub(crate) const fn deployed(&self) -> bool {
        matches!(self.state, Standing::Deployed)
    }

    #[inline]
    pub(crate) const fn has(&self, status: Status) -> bool {
        self.statuses >> status as u8 & 1 == 1
    }

    /// Takes off damage; says how much there was.
    pub(crate) fn heal(&mut self, damage: u8) -> u8 {
        let healed = damage.min(self.damage);
        self.damage -= healed;
        healed
    }
}
