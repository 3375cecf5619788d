//! How a fight may go, in a moment: no exact odds, but a race between the wounds one deals and those one takes.

use super::muster::Muster;
use crate::effects::vocabulary::{Effect, Line, Moment, Tag};
use crate::odds::at_least;

/// Chances of two dice to reach 2, 3, and so on up to 21.
const CHANCES: [f32; 20] = {
    let mut chances = [0.0; 20];
    let mut at = 0;
    while at < 20 {
        chances[at] = at_least(at as i16 + 2) as f32 / 100.0;
        at += 1;
    }
    chances
};

/// How sharply a race is decided by who is ahead.
const SHARPNESS: f32 = 2.2;
/// Who attacks deals the first blow.
const HEADSTART: f32 = 0.1;
/// Wounds of an ally weigh so much less than those of the hero.
const ALLY: f32 = 0.4;
/// What is least dealt, or taken, in a round.
const LEAST: f32 = 0.04;

/// The chance that two dice reach a number.
#[inline]
pub(super) fn chance(need: i16) -> f32 {
    CHANCES[(need.clamp(2, 21) - 2) as usize]
}

/// Somebody or something to fight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    /// Wounds that it can still take.
    pub life: f32,
    pub target: [i16; 3],
    pub damage: [f32; 3],
    /// Wounds more on a failed defence.
    pub savage: f32,
    /// Wounds that it sheds in a round.
    pub regen: f32,
    /// Wounds that one attack deals at most.
    pub cap: f32,
    /// Wounds that it deals before combat.
    pub ambush: f32,
    /// Phases in which allies may not attack, as bits.
    pub lonely: u8,
    pub tag: Tag,
}

impl Default for Foe {
    fn default() -> Foe {
        Foe {
            life: 1.0,
            target: [0; 3],
            damage: [0.0; 3],
            savage: 0.0,
            regen: 0.0,
            cap: 99.0,
            ambush: 0.0,
            lonely: 0,
            tag: Tag::Beast,
        }
    }
}

/// Wounds that a text deals before combat, by a guess.
pub(super) fn ambush(text: &[Line]) -> f32 {
    let harm = |effect: &Effect| match effect {
        Effect::Deal(wounds, _) => f32::from(*wounds),
        Effect::Tire(tired, _) => 0.3 * f32::from(*tired),
        _ => 0.0,
    };
    let each = text.iter().filter(|line| line.when == Moment::Before).flat_map(|line| &line.effects);
    each.map(|effect| match effect {
        Effect::Test(test) => 0.5 * test.fail.iter().map(harm).sum::<f32>(),
        other => harm(other),
    })
    .sum()
}

/// What each attacker would gain over a defence in each phase, in shares of the whole fight.
pub(super) struct Bout {
    pub gains: [[f32; 3]; super::muster::SIDE],
    hits: [[f32; 3]; super::muster::SIDE],
    fails: [f32; 3],
    fighters: usize,
}

/// How a fight may end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    /// The chance to win it.
    pub win: f32,
    /// Wounds that the hero should take.
    pub wounds: f32,
}

impl Bout {
    /// Whoever is hurt has less to lose; who is fresh, all of his life.
    pub(super) fn new(muster: &Muster, foe: &Foe, life: f32) -> Bout {
        let mut bout = Bout {
            gains: [[0.0; 3]; super::muster::SIDE],
            hits: [[0.0; 3]; super::muster::SIDE],
            fails: [0.0; 3],
            fighters: muster.side.len(),
        };
        for phase in 0..3 {
            let harm = if muster.soothed >> phase & 1 == 1 { 0.0 } else { foe.damage[phase] };
            let fail = 1.0 - chance(foe.target[phase] - muster.defence[phase]);
            bout.fails[phase] = fail * muster.softened(harm + foe.savage);
            for (at, fighter) in muster.side.iter().enumerate() {
                let hit = chance(foe.target[phase] - fighter.attack[phase]);
                let blow = fighter.damage[phase].min(foe.cap);
                bout.hits[at][phase] = hit * blow;
                let cost = if at == 0 {
                    (1.0 - hit) * muster.softened(harm) / life
                } else {
                    ALLY * (1.0 - hit) * harm / fighter.left.max(1.0)
                };
                let barred = at > 0 && foe.lonely >> phase & 1 == 1;
                let gain = hit * blow.min(foe.life) / foe.life - cost + bout.fails[phase] / life;
                bout.gains[at][phase] = if barred { f32::MIN / 8.0 } else { gain };
            }
        }
        bout
    }

    /// The best that the phases from one on can bring, if some have already attacked, and who attacks in them.
    pub(super) fn best(&self, phase: usize, spent: u8) -> (f32, [Option<u8>; 3]) {
        if phase == 3 {
            return (0.0, [None; 3]);
        }
        let mut best = self.best(phase + 1, spent);
        for at in (0..self.fighters).filter(|at| spent >> at & 1 == 0) {
            let gain = self.gains[at][phase];
            if gain <= -1.0 {
                continue;
            }
            let (more, mut plan) = self.best(phase + 1, spent | 1 << at);
            if gain + more > best.0 {
                plan[phase] = Some(at as u8);
                best = (gain + more, plan);
            }
        }
        best
    }
}

impl Muster {
    /// What is left of the hero: hurt as he is, or after all his wounds have healed.
    pub(super) fn stamina(&self, hurt: bool) -> f32 {
        (if hurt { self.side[0].left } else { self.side[0].life }) + self.shield
    }

    /// How a fight may end.
    pub(super) fn against(&self, foe: &Foe, hurt: bool) -> Ending {
        let life = (self.stamina(hurt) - foe.ambush).max(0.3);
        let bout = Bout::new(self, foe, life);
        let plan = bout.best(0, 0).1;
        let (mut dealt, mut taken, mut once) = (0.0, 0.0, 0.0);
        for (phase, attacker) in plan.into_iter().enumerate() {
            let hero = attacker.is_none_or(|at| at == 0);
            if let Some(at) = attacker {
                let blow = bout.hits[usize::from(at)][phase];
                dealt += blow;
                if at == 0 {
                    let hit = chance(foe.target[phase] - self.side[0].attack[phase]);
                    once += hit * self.burst[phase];
                    let harm = if self.soothed >> phase & 1 == 1 { 0.0 } else { foe.damage[phase] };
                    taken += (1.0 - hit) * self.softened(harm);
                }
            } else if hero {
                taken += bout.fails[phase];
            }
        }
        for opening in &self.openings {
            let at = usize::from(opening.phase);
            once += chance(foe.target[at] - opening.attack) * opening.wounds.min(foe.cap);
        }
        let rounds = (foe.life - once).max(0.3) / (dealt - foe.regen).max(LEAST);
        let lasts = life / taken.max(LEAST);
        let margin = (lasts / rounds).ln() + HEADSTART;
        Ending {
            win: 1.0 / (1.0 + (-SHARPNESS * margin).exp()),
            wounds: (taken * rounds + foe.ambush - self.shield).clamp(0.0, life),
        }
    }
}
