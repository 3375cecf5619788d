//! A combat under way: who fights whom, on which terms, and how far it has come.

use crate::combat::Body;
use crate::effects::vocabulary::{Phase, Phases, Rolls};
use crate::run::Run;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A combat that has lasted so many rounds is broken off (RN-17.12).
pub(crate) const LAST_ROUND: u8 = 100;

/// Whom the acting hero fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Foe {
    /// A challenge, by its card.
    Challenge(u8),
    /// An enemy that an encounter brought, by its card.
    Enemy(u8),
    /// Another hero.
    Hero(Seat),
}

/// What is different in this combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    /// The card was revealed just now.
    pub fresh: bool,
    /// There is no time before combat (RN-32.11).
    pub surprise: bool,
    /// The escape phase is skipped (RN-31.8, RN-32.12).
    pub no_escape: bool,
    /// It is a road hazard.
    pub hazard: bool,
    /// It is part of the final battle.
    pub finale: bool,
}

/// How a combat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FightEnd {
    /// The opponent is defeated.
    Won,
    /// The opponent is defeated, and there is no reward.
    WonWithoutReward,
    /// The hero got away.
    Escaped,
    /// The hero was felled.
    KnockedOut,
    /// It lasted too long.
    BrokenOff,
    /// A hero was felled by another.
    DuelWon { winner: Seat, loser: Seat },
    /// A hero got away from another.
    DuelEscaped { seat: Seat },
}

/// What was done to one side of a combat until it ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Spell {
    /// What is added to mind, body and spirit.
    pub stats: [i8; 3],
    /// What is added to ranged, melee and magic damage.
    pub damage: [i8; 3],
    /// Phases in which its damage is nothing, as bits.
    pub harmless: u8,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Beat {
    /// Before the first round.
    #[default]
    Before,
    /// The escape phase.
    Escape,
    /// A phase of attacks.
    In(Phase),
}

/// A combat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Fight {
    /// The acting player.
    pub seat: Seat,
    pub foe: Foe,
    pub terms: Terms,
    /// Wounds of a challenge or an enemy.
    pub wounds: u8,
    /// From 1; 0 before the first.
    pub round: u8,
    pub beat: Beat,
    /// Who acts in this round; always the acting player unless heroes fight each other.
    pub aggressor: Seat,
    /// Who attacked in the phases of this round.
    pub attacked: [Option<Body>; 3],
    /// Whether allies that have attacked may attack again in this phase.
    pub again: bool,
    /// What the acting player's side and the other side suffer from.
    pub spells: [Spell; 2],
    /// What is added to the hero's combat rolls in the first round.
    pub daunted: i8,
    /// Whether the hero may not attack in the first round.
    pub held_back: bool,
    /// Whether the last failed roll has already fed the opponent.
    pub fed: bool,
    /// The number that a defending hero has rolled for this phase.
    pub number: Option<u8>,
    /// What winning brings, where an encounter says it.
    pub win: Option<Run>,
    /// How much was on the agenda before.
    pub base: u8,
}

impl Fight {
    /// The hero who plays the part of a challenge in this round, if heroes fight each other.
    pub(crate) fn defender(&self) -> Option<Seat> {
        self.rival_of(self.aggressor)
    }

    /// The hero whom a seat fights, if heroes fight each other.
    pub(crate) fn rival_of(&self, seat: Seat) -> Option<Seat> {
        match self.foe {
            Foe::Hero(other) if seat == self.seat => Some(other),
            Foe::Hero(_) => Some(self.seat),
            _ => None,
        }
    }

    /// The side of a seat, as spells count them; the other side is the opponent's.
    pub(crate) fn side_of(&self, seat: Seat) -> usize {
        usize::from(seat != self.seat)
    }

    /// Whether a seat takes part.
    pub(crate) fn includes(&self, seat: Seat) -> bool {
        seat == self.seat || self.foe == Foe::Hero(seat)
    }

    /// The phase of attacks that is under way.
    pub(crate) const fn phase(&self) -> Option<Phase> {
        match self.beat {
            Beat::In(phase) => Some(phase),
            _ => None,
        }
    }

    /// Whether somebody has attacked in this round.
    pub(crate) fn has_attacked(&self, body: Body) -> bool {
        self.attacked.contains(&Some(body))
    }
}

impl Phases {
    /// Whether a phase is among them.
    #[inline]
    pub(crate) const fn cover(self, phase: Phase) -> bool {
        match self {
            Phases::Any => true,
            Phases::Ranged => matches!(phase, Phase::Ranged),
            Phases::Melee => matches!(phase, Phase::Melee),
            Phases::Magic => matches!(phase, Phase::Magic),
            Phases::RangedOrMelee => matches!(phase, Phase::Ranged | Phase::Melee),
        }
    }
}

impl Rolls {
    /// Whether attacks, or defences, are among them.
    #[inline]
    pub(crate) const fn cover(self, attack: bool) -> bool {
        match self {
            Rolls::Both => true,
            Rolls::Attack => attack,
            Rolls::Defence => !attack,
        }
    }
}
