//! A fight as numbers, and how the side that attacks plans its rounds.

use super::spread::Spread;
use super::{FACES, PHASES, at_least};
use crate::cards::Cards;
use crate::combat::{Body, Character, Foe};
use crate::effects::vocabulary::{Effect, Phase};
use crate::state::Quest;
use tinyvec::ArrayVec;

/// What is left of the probability when a fight is over for all that matters.
const REST: f64 = 1e-9;
/// A fight is broken off after so many rounds.
const ROUNDS: u8 = crate::combat::LAST_ROUND;

/// Somebody of the side that attacks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fighter {
    /// Wounds that it can still take.
    pub life: u8,
    /// Wounds that it always averts where there are several.
    pub tough: u8,
    /// What it adds to an attack in each phase.
    pub attack: [i16; PHASES],
    pub damage: [u8; PHASES],
    /// Whether it may attack in each phase of the first round that is looked at, and of later ones.
    pub free: [[bool; PHASES]; 2],
}

/// A fight as numbers.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// The hero, then allies that are worth a place in a plan.
    pub side: ArrayVec<[Fighter; PHASES]>,
    /// What the hero adds to a defence.
    pub defence: [i16; PHASES],
    pub need: [i16; PHASES],
    pub harm: [u8; PHASES],
    /// Wounds more on a failed defence.
    pub savage: u8,
    pub cap: [u8; PHASES],
    pub regen: u8,
    pub leech: bool,
    /// The wounds of the opponent, and its life.
    pub wounds: u8,
    pub life: u8,
    pub round: u8,
    /// What is added to the hero's rolls in the first round.
    pub daunt: i16,
}

/// Who attacks in each phase, as the side counts them.
pub(super) type Plan = [Option<u8>; PHASES];

impl Model {
    pub(super) fn success(&self, value: i16, phase: usize) -> u8 {
        at_least(self.need[phase] - value)
    }

    /// What is added to a fighter's rolls in a round.
    pub(super) fn mood(&self, fighter: usize, round: u8) -> i16 {
        if fighter == 0 && round == 1 { self.daunt } else { 0 }
    }

    /// The wounds that a fighter takes of so many.
    pub(super) fn taken(&self, fighter: usize, wounds: u8) -> u8 {
        if wounds >= 2 { wounds.saturating_sub(self.side[fighter].tough) } else { wounds }
    }

    pub(super) fn blow(&self, fighter: usize, phase: usize) -> u8 {
        self.side[fighter].damage[phase].min(self.cap[phase])
    }

    /// What an attack is expected to gain over a defence: wounds given, less what it costs more in wounds taken.
    fn gain(&self, fighter: usize, phase: usize) -> f64 {
        let hit = f64::from(self.success(self.side[fighter].attack[phase], phase)) / f64::from(FACES);
        let guard = f64::from(self.success(self.defence[phase], phase)) / f64::from(FACES);
        let defended = (1.0 - guard) * f64::from(self.harm[phase] + self.savage);
        hit * f64::from(self.blow(fighter, phase)) - (1.0 - hit) * f64::from(self.harm[phase]) + defended
    }

    /// The best plan for the phases from one on, which wounds the opponent if any does: of the round that is looked at first, or
    /// of a later one. Whoever is spent is left out.
    pub(super) fn plan(&self, from: usize, first: bool, spent: Option<u8>) -> Plan {
        let mut best = ([None; PHASES], (false, 0.0));
        let choices = self.side.len() as u8 + 1;
        for code in 0..choices.pow(PHASES as u32) {
            let picks = [code % choices, code / choices % choices, code / choices / choices];
            let mut plan: Plan = [None; PHASES];
            let mut used = spent.map_or(0_u8, |fighter| 1 << fighter);
            let (mut gain, mut sound, mut wounds) = (0.0, true, false);
            for (phase, pick) in picks.into_iter().enumerate() {
                let Some(fighter) = pick.checked_sub(1) else { continue };
                let free = self.side[usize::from(fighter)].free[usize::from(!first)][phase];
                sound &= phase >= from && free && used >> fighter & 1 == 0;
                used |= 1 << fighter;
                plan[phase] = Some(fighter);
                gain += self.gain(usize::from(fighter), phase);
                wounds |= self.blow(usize::from(fighter), phase) > 0;
            }
            if sound && (wounds, gain) > best.1 {
                best = (plan, (wounds, gain));
            }
        }
        best.0
    }

    /// The chance to win from a phase on, with a choice in it.
    pub(super) fn win(&self, phase: usize, choice: Option<u8>) -> f64 {
        let mut first = self.plan(phase + 1, true, choice);
        first[phase] = choice;
        let later = self.plan(0, false, None);
        let mut spread = Spread::of(self);
        let mut won = 0.0;
        for round in self.round..=ROUNDS {
            let (plan, from) = if round == self.round { (&first, phase) } else { (&later, 0) };
            for (phase, attacker) in plan.iter().enumerate().skip(from) {
                won += spread.step(self, (round, phase), *attacker);
            }
            if self.regen > 0 {
                spread.recover(self.regen);
            }
            if spread.left() < REST {
                break;
            }
        }
        won
    }
}

impl Quest {
    /// The hero, and the two allies that hit hardest.
    pub(super) fn line_up(&self) -> ArrayVec<[Body; PHASES]> {
        let Some(fight) = &self.fight else { return ArrayVec::new() };
        let seat = fight.aggressor;
        let mut allies: ArrayVec<[(i16, Body); 33]> = self
            .everybody(seat)
            .filter(|who| who.body != Body::Hero)
            .map(|who| {
                let worth = Phase::ALL.into_iter().map(|phase| {
                    let hit = at_least(
                        i16::from(self.target(phase.stat())) - self.prowess(who, phase, true, Cards::NONE),
                    );
                    i16::from(hit) * i16::from(self.damage(who, phase))
                });
                (-worth.max().unwrap_or(0), who.body)
            })
            .collect();
        allies.sort_by_key(|(worth, _)| *worth);
        let allies = allies.into_iter().map(|(_, body)| body);
        std::iter::once(Body::Hero).chain(allies).take(PHASES).collect()
    }

    pub(super) fn model(&self) -> Option<Model> {
        let fight = self.fight.as_ref()?;
        if matches!(fight.foe, Foe::Hero(_)) {
            return None;
        }
        let seat = fight.aggressor;
        let by_phase = |value: &dyn Fn(Phase) -> i16| Phase::ALL.map(value);
        let mut model = Model {
            side: ArrayVec::new(),
            defence: by_phase(&|phase| self.prowess(Character::hero(seat), phase, false, Cards::NONE)),
            need: by_phase(&|phase| i16::from(self.target(phase.stat()))),
            harm: Phase::ALL.map(|phase| self.foe_damage(phase)),
            savage: 0,
            cap: Phase::ALL.map(|phase| self.hit_cap(Some(phase))),
            regen: 0,
            leech: false,
            wounds: fight.wounds,
            life: self.foe_life(),
            round: fight.round.max(1),
            daunt: i16::from(fight.daunted),
        };
        let mut held_back = fight.held_back;
        let mut barred = [false; PHASES];
        for effect in self.traits() {
            match effect {
                Effect::Savage(n) => model.savage += n,
                Effect::Regen(n) => model.regen += n,
                Effect::Leech => model.leech = true,
                Effect::Daunted(n) => model.daunt += i16::from(*n),
                Effect::HeroHeldBack => held_back = true,
                Effect::NoAllies(phases) => {
                    for phase in Phase::ALL {
                        barred[phase as usize] |= phases.cover(phase);
                    }
                }
                _ => {}
            }
        }
        let counted = if fight.round == 1 { model.daunt } else { 0 };
        model.defence = model.defence.map(|value| value - counted);
        for body in self.line_up() {
            let who = Character { seat, body };
            let ally = body != Body::Hero;
            let later = Phase::ALL.map(|phase| !(ally && barred[phase as usize]));
            let spent = fight.has_attacked(body) || !ally && held_back && model.round == 1;
            let mut now = later.map(|free| free && !spent);
            if let (true, Some(phase)) = (ally && fight.again, fight.phase()) {
                now[phase as usize] = later[phase as usize];
            }
            model.side.push(Fighter {
                life: self.life_of(who).saturating_sub(self.wounds(who)).max(1),
                tough: self.toughness(who),
                attack: by_phase(&|phase| {
                    self.prowess(who, phase, true, Cards::NONE) - if ally { 0 } else { counted }
                }),
                damage: Phase::ALL.map(|phase| self.damage(who, phase)),
                free: [now, later],
            });
        }
        Some(model)
    }
}
