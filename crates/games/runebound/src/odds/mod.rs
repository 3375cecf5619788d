//! The exact odds of a fight.
//!
//! Two ten-sided dice have a hundred equally likely faces, so the chance of every roll is a whole number of hundredths, and the
//! course of a fight is a chain of such rolls. What is computed here is not sampled: the probability of every state of the
//! fight is carried from phase to phase until nothing is left to happen.
//!
//! The policy behind the chance to win is simple: nobody flees, nothing voluntary is used, and in every round the phases are given
//! to the attackers who are expected to gain most there, the hero and every ally once; in the phases that are left the hero
//! defends. What a failure costs besides wounds, exhaustion or a weapon, is not looked at.

mod model;
mod spread;
#[cfg(test)]
mod tests;

use crate::combat::Body;
use crate::game::Runebound;
use crate::state::Quest;
use serde::Serialize;

/// So many faces two ten-sided dice have.
const FACES: i16 = 100;
/// At most so many attackers are in a plan: one for each phase.
const PHASES: usize = 3;
/// Chances are told in parts of this.
const TEN_THOUSAND: f64 = 10_000.0;

/// In how many of a hundred throws both dice together reach a number.
pub const fn at_least(number: i16) -> u8 {
    let mut count = 0;
    let mut sum = 2;
    while sum <= 20 {
        if sum >= number {
            count += if sum <= 11 { sum - 1 } else { 21 - sum };
        }
        sum += 1;
    }
    count as u8
}

/// What one choice in a phase is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospect {
    /// Who attacks; nobody: the hero defends.
    pub attacker: Option<Body>,
    /// In how many of a hundred throws it succeeds.
    pub success: u8,
    /// Wounds that the opponent takes in a hundred throws.
    pub given: u16,
    /// Wounds that one's own side takes in a hundred throws.
    pub taken: u16,
    /// How many of ten thousand fights are won that go on with this choice and then by the simple policy.
    pub win: u16,
}

impl Runebound {
    /// The chance to win the fight under way by the simple policy, from its present phase on or from the beginning of a round;
    /// none without a fight, and in a duel.
    pub fn win_chance(&self) -> Option<f64> {
        let model = self.0.model()?;
        let phase = self.0.fight.as_ref()?.phase().map_or(0, |phase| phase as usize);
        let plan = model.plan(phase, true, None);
        Some(model.win(phase, plan[phase]))
    }
}

impl Quest {
    /// The odds of every choice in the phase that is under way; none in a duel, where the number is rolled anew every time.
    pub(crate) fn prospects(&self) -> Vec<Prospect> {
        let (Some(fight), Some(model)) = (&self.fight, self.model()) else { return Vec::new() };
        let Some(phase) = fight.phase() else { return Vec::new() };
        let at = phase as usize;
        let prospect = |attacker: Option<usize>| {
            let (value, given, harm) = match attacker {
                Some(fighter) => (model.side[fighter].attack[at], model.blow(fighter, at), model.harm[at]),
                None => (model.defence[at], 0, model.harm[at] + model.savage),
            };
            let victim = attacker.unwrap_or(0);
            let success = model.success(value + model.mood(victim, fight.round), at);
            Prospect {
                attacker: attacker.map(|fighter| self.line_up()[fighter]),
                success,
                given: u16::from(success) * u16::from(given),
                taken: u16::from(100 - success) * u16::from(model.taken(victim, harm)),
                win: (model.win(at, attacker.map(|fighter| fighter as u8)) * TEN_THOUSAND).round() as u16,
            }
        };
        let attackers = (0..model.side.len()).filter(|fighter| model.side[*fighter].free[0][at]);
        attackers.map(Some).chain(std::iter::once(None)).map(prospect).collect()
    }
}
