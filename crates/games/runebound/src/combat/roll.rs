//! A roll of the two dice under way.

use crate::cards::Cards;
use crate::combat::{Character, Foe};
use crate::effects::vocabulary::{Phase, Skill, Stat};
use crate::event::Event;
use crate::run::Run;
use crate::state::{Quest, Table};
use serde::{Deserialize, Serialize};

/// What is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Aim {
    /// An attack in a phase of a round.
    Attack(Phase),
    /// A defence in a phase of a round.
    Defence(Phase),
    /// An attack before combat; how many wounds it deals, or the character's own damage.
    Ambush { phase: Phase, wounds: Option<u8> },
    /// The number that a defending hero sets in a phase of a round.
    Guard(Phase),
    /// The number that a hero sets otherwise: before combat, or against an escape.
    Ward(Stat),
    /// A try to escape.
    Escape,
    /// A skill test; what is staked on it, and the text that asks for it.
    Test { skill: Skill, stake: u8, run: Run },
}

impl Aim {
    /// The phase of a round, and whether it is an attack: a combat roll (RN-20.1).
    pub(crate) const fn combat(self) -> Option<(Phase, bool)> {
        match self {
            Aim::Attack(phase) => Some((phase, true)),
            Aim::Defence(phase) | Aim::Guard(phase) => Some((phase, false)),
            _ => None,
        }
    }

    /// The stat that is added, where nothing else may be used.
    pub(crate) const fn stat(self) -> Stat {
        match self {
            Aim::Attack(phase) | Aim::Defence(phase) | Aim::Guard(phase) | Aim::Ambush { phase, .. } => {
                phase.stat()
            }
            Aim::Ward(stat) => stat,
            Aim::Escape => Stat::Mind,
            Aim::Test { skill, .. } => skill.stat(),
        }
    }

    /// Whether it sets a number instead of being held against one.
    pub(crate) const fn sets_number(self) -> bool {
        matches!(self, Aim::Guard(_) | Aim::Ward(_))
    }

    /// The id by which the phrase book knows it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Aim::Attack(_) | Aim::Ambush { .. } => "attack",
            Aim::Defence(_) => "defence",
            Aim::Guard(_) | Aim::Ward(_) => "guard",
            Aim::Escape => "escape",
            Aim::Test { .. } => "test",
        }
    }
}

/// A roll under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Roll {
    pub who: Character,
    pub aim: Aim,
    /// The number to be reached.
    pub need: u8,
    /// The faces, from 1 to 10; 0 before they are thrown.
    pub dice: [u8; 2],
    /// What was declared for it.
    pub bonus: i8,
    /// Wounds that were declared on top of the damage.
    pub extra: u8,
    /// Weapons and armour of the market that are kept out of it (RN-20.5).
    pub aside: Cards,
}

impl Roll {
    pub(crate) const fn new(who: Character, aim: Aim, need: u8) -> Roll {
        Roll { who, aim, need, dice: [0; 2], bonus: 0, extra: 0, aside: Cards::NONE }
    }

    /// Both dice together.
    pub(crate) const fn sum(&self) -> u8 {
        self.dice[0] + self.dice[1]
    }

    /// Whether the dice have been thrown.
    pub(crate) const fn thrown(&self) -> bool {
        self.dice[0] > 0
    }
}

impl Quest {
    /// What is added to the dice of a roll: the stat, and everything that works all the time.
    pub(crate) fn value(&self, roll: &Roll) -> i16 {
        let who = roll.who;
        match roll.aim {
            Aim::Attack(phase) | Aim::Ambush { phase, .. } => self.prowess(who, phase, true, roll.aside),
            Aim::Defence(phase) | Aim::Guard(phase) => self.prowess(who, phase, false, roll.aside),
            Aim::Ward(stat) => i16::from(self.stat(who.seat, stat)),
            Aim::Escape => i16::from(self.stat(who.seat, Stat::Mind)) + self.escape_bonus(who.seat),
            Aim::Test { skill, .. } => {
                i16::from(self.stat(who.seat, skill.stat())) + self.test_bonus(who.seat, skill)
            }
        }
    }

    /// What a roll comes to.
    pub(crate) fn total(&self, roll: &Roll) -> i16 {
        i16::from(roll.sum()) + self.value(roll) + i16::from(roll.bonus)
    }

    /// Whether a roll reaches its number (RN-2.3).
    pub(crate) fn succeeds(&self, roll: &Roll) -> bool {
        self.total(roll) >= i16::from(roll.need)
    }

    /// Whether a roll fails as it is; before the dice, whether it could.
    pub(crate) fn may_fail(&self, roll: &Roll) -> bool {
        let worst = if roll.thrown() { *roll } else { Roll { dice: [1; 2], ..*roll } };
        !self.succeeds(&worst)
    }

    /// Throws the dice of the roll under way, or throws them again (RN-20.6).
    pub(crate) fn throw(&mut self, table: &mut Table) {
        let Some(mut roll) = self.roll else { return };
        let again = roll.thrown();
        roll.dice = [table.roll(10), table.roll(10)];
        self.roll = Some(roll);
        table.tell(|| {
            let (who, dice) = (self.character_id(roll.who), roll.dice);
            if again {
                return Event::Rerolled { seat: roll.who.seat, who, dice };
            }
            Event::Rolled {
                seat: roll.who.seat,
                who,
                aim: roll.aim.id(),
                stat: roll.aim.stat().id(),
                dice,
                value: self.value(&roll) as i8 + roll.bonus,
                need: if roll.aim.sets_number() { None } else { Some(roll.need) },
            }
        });
    }

    /// The number that the opponent puts against a roll of this kind.
    pub(crate) fn need(&self, stat: Stat) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        match fight.foe {
            Foe::Hero(_) => fight.number.unwrap_or(0),
            _ => self.target(stat),
        }
    }
}
