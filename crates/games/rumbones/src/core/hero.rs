//! A hero: where it is, what it has, and what hinders it.

use crate::core::place::Cell;
use crate::effects::vocabulary::Status;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How many heroes there are, of both sides.
pub(crate) const HEROES: usize = 10;
/// How many heroes a side has.
pub(crate) const OF_A_SIDE: usize = 5;
/// In place of a hero's number: no hero.
pub(crate) const NOBODY: u8 = u8::MAX;
/// A hero never has more coins.
pub(crate) const COINS: u8 = 8;

/// The state of a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Waiting to come.
    #[default]
    Reserve,
    /// On the board.
    Deployed,
    /// Knocked out; the token shows the toll side.
    Toll,
    /// Knocked out; the token shows the paid side.
    Paid,
    /// Fallen into the sea.
    Overboard,
}

impl Standing {
    /// Whether it carries a Dead Man token.
    pub(crate) const fn is_recovering(self) -> bool {
        matches!(self, Standing::Toll | Standing::Paid)
    }
}

/// A hero. Whose it is follows from its place in the state, and who it is from its card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Hero {
    pub state: Standing,
    /// Where it stands while it is deployed.
    pub cell: Cell,
    pub coins: u8,
    pub damage: u8,
    /// Statuses, as bits.
    pub statuses: u8,
    /// Whose slot it fills.
    pub owner: Option<Seat>,
    /// Whether its activation of this turn is over.
    pub acted: bool,
    /// Actions more in its activation of this turn.
    pub extra: u8,
    /// Dice more for its attacks of this turn.
    pub dice: i8,
    /// Higher results for its attacks of this turn.
    pub hit: i8,
    /// Dice more for its next attack of this turn.
    pub next: u8,
    /// Whether it may roll its misses again in this turn.
    pub lucky: bool,
    /// Actions that work once a turn and were used, as bits.
    pub used: u8,
    /// What is decided about its fall.
    pub fate: Fate,
    /// Its card, as the pack counts heroes.
    #[serde(default)]
    pub card: u8,
}

/// What cards decide about a hero that is being knocked out or falls overboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Fate {
    /// Its token is placed with the paid side up.
    pub paid: bool,
    /// Its coins are lost instead of going to the attacker.
    pub drop: bool,
    /// It keeps its coins.
    pub keep: bool,
}

/// All statuses, in the order of their bits.
pub(crate) const STATUSES: [Status; 5] =
    [Status::Blinded, Status::Stunned, Status::Slowed, Status::Muted, Status::Bleeding];

impl Hero {
    #[inline]
    pub(crate) const fn deployed(&self) -> bool {
        matches!(self.state, Standing::Deployed)
    }

    #[inline]
    pub(crate) const fn has(&self, status: Status) -> bool {
        self.statuses >> status as u8 & 1 == 1
    }

    /// Adds coins, up to the limit; says how many fitted.
    pub(crate) fn gain(&mut self, coins: u8) -> u8 {
        let fit = coins.min(COINS - self.coins);
        self.coins += fit;
        fit
    }

    /// Takes off damage; says how much there was.
    pub(crate) fn heal(&mut self, damage: u8) -> u8 {
        let healed = damage.min(self.damage);
        self.damage -= healed;
        healed
    }

    /// Leaves the board: nothing that lasts for a turn is left, nor any status.
    pub(crate) fn leave(&mut self, state: Standing) {
        *self = Hero {
            state,
            coins: self.coins,
            damage: self.damage,
            owner: self.owner,
            acted: self.acted,
            used: self.used,
            card: self.card,
            ..Hero::default()
        };
    }

    /// Forgets what lasted for a turn.
    pub(crate) fn turn_over(&mut self) {
        (self.acted, self.extra, self.dice, self.hit, self.next) = (false, 0, 0, 0, 0);
        (self.lucky, self.used) = (false, 0);
    }
}
