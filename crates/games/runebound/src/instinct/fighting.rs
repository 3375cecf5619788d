//! How the quick player fights: who attacks, when to flee, and what is used for it.

use super::bout::{Bout, Foe, chance};
use super::worth::Judge;
use crate::abilities::Ability;
use crate::combat::{Aim, Body};
use crate::effects::vocabulary::{Cost, Effect, Line, Moment};
use crate::source::Source;
use crate::steps::{Flight, Move, Stand};

/// What it costs to have run away.
const SHAME: f32 = 0.25;
/// A wound on the run.
const GRAZE: f32 = 0.08;

/// A fight under way, as one side sees it.
pub(super) struct Battle<'a> {
    judge: &'a Judge<'a>,
    foe: Foe,
    bout: Bout,
    phase: usize,
    /// Who has already attacked in this round, as bits of the muster.
    spent: u8,
}

impl Judge<'_> {
    /// The fight under way.
    pub(super) fn battle(&self) -> Option<Battle<'_>> {
        let fight = self.game.fight.as_ref().filter(|fight| fight.includes(self.seat))?;
        let foe = self.game.foe_now()?;
        let muster = self.against(foe.tag);
        let bout = Bout::new(muster, &foe, muster.stamina(true).max(0.5));
        let spent = muster
            .side
            .iter()
            .enumerate()
            .fold(0, |spent, (at, fighter)| spent | u8::from(fight.has_attacked(fighter.body)) << at);
        let phase = fight.phase().map_or(0, |phase| phase as usize);
        Some(Battle { judge: self, foe, bout, phase, spent })
    }

    /// The line of something that may be used.
    fn line(&self, ability: Ability) -> Option<&'static Line> {
        self.game.lines_of(Source::new(self.seat, ability.text)).get(usize::from(ability.line))
    }

    /// Whether something brings the party to a city.
    pub(super) fn warps(&self, ability: Ability) -> bool {
        self.line(ability).is_some_and(|line| line.effects.contains(&Effect::Warp))
    }

    /// How eager the party is to use something: below nothing, not at all.
    pub(super) fn zeal(&self, ability: Ability) -> f32 {
        let Some(line) = self.line(ability) else { return -1.0 };
        let lost = line.cost.contains(&Cost::Disc);
        let tired = line.cost.iter().map(|cost| if let Cost::Exh(n) = cost { *n } else { 0 }).sum::<u8>();
        let price = if lost { 0.25 } else { 0.05 * f32::from(tired) };
        let gain = line.effects.iter().map(|effect| self.use_of(line, effect)).fold(-0.5, f32::max);
        gain - price
    }

    /// What comes of an effect that may be used now.
    fn use_of(&self, line: &Line, effect: &Effect) -> f32 {
        let game = self.game;
        let left = self.muster.side[0].left.max(0.5);
        match *effect {
            Effect::Bonus(more) => match &game.roll {
                Some(roll) if roll.thrown() && !roll.aim.sets_number() => {
                    let total = game.total(roll);
                    let need = i16::from(roll.need);
                    if total < need && total + i16::from(more) >= need { 0.6 } else { -0.5 }
                }
                Some(roll) if roll.thrown() => -0.1,
                Some(roll) => {
                    let missing = i16::from(roll.need) - game.value(roll) - i16::from(roll.bonus);
                    chance(missing - i16::from(more)) - chance(missing)
                }
                None => -0.5,
            },
            Effect::Reroll => match &game.roll {
                Some(roll) if roll.thrown() && !roll.aim.sets_number() && !game.succeeds(roll) => {
                    let again = chance(i16::from(roll.need) - game.value(roll) - i16::from(roll.bonus));
                    let weight = if matches!(roll.aim, Aim::Test { .. }) { 0.5 } else { 0.9 };
                    weight * again
                }
                Some(roll) if roll.aim.sets_number() && roll.thrown() => 0.05 * (9.0 - f32::from(roll.sum())),
                _ => -0.5,
            },
            Effect::Avert(_) | Effect::AvertAll | Effect::Redirect(_) => {
                let wounds = game.packets.last().map_or(0, |packet| packet.wounds);
                0.15 * f32::from(wounds) + if f32::from(wounds) >= left { 1.0 } else { 0.0 }
            }
            Effect::Lastgasp | Effect::Defeat { .. } | Effect::Hit(_) => 0.9,
            Effect::Attack(phase, _) => {
                let foe = game.foe_now().unwrap_or_default();
                let hit = chance(foe.target[phase as usize] - self.muster.stat(phase as usize));
                0.15 + 0.3 * hit * (foe.life / 4.0).min(1.5)
            }
            Effect::FoeStat(..)
            | Effect::FoeStatChoice(_)
            | Effect::FoeDamage(..)
            | Effect::FoeDamageChoice(_)
            | Effect::FoeHarmless(_) => 0.1 + 0.06 * game.foe_now().unwrap_or_default().life,
            Effect::Heal(n, _) => {
                let hurt = f32::from(self.party.wounds.min(n));
                let allies = self.party.allies.iter().any(|ally| ally.wounds > 0);
                let helped = if hurt > 0.0 { hurt / left } else { 0.1 * f32::from(u8::from(allies)) };
                0.7 * helped - 0.05
            }
            Effect::Rest(n, _) => 0.12 * f32::from(self.party.exhaustion.min(n)),
            Effect::RestAll(_) => 0.1 * f32::from(self.party.exhaustion),
            Effect::EscapeAuto => self.battle().map_or(-0.5, |battle| -battle.stay() - SHAME),
            Effect::Gold(_) | Effect::Stock(_) | Effect::Again => 0.4,
            Effect::Discount(_) => 0.2,
            Effect::Peek { .. } => 0.3,
            _ if line.when == Moment::Turnend => 0.2,
            _ => -0.1,
        }
    }
}

impl Battle<'_> {
    /// What it promises to fight on.
    fn stay(&self) -> f32 {
        let ending = self.judge.ending_against(&self.foe);
        let lost = self.judge.game.fight.as_ref().is_some_and(|fight| fight.terms.finale);
        if lost { 1.0 } else { self.judge.suspense_of(ending) }
    }

    /// How much a move is liked that only fighters make.
    pub(super) fn liking(&self, mv: &Move) -> Option<f32> {
        Some(match *mv {
            Move::Stance(Stand::Attack(body)) => {
                let at = self.place(body);
                self.bout.gains[at][self.phase] + self.bout.best(self.phase + 1, self.spent | 1 << at).0
            }
            Move::Stance(Stand::Defend) => self.bout.best(self.phase + 1, self.spent).0,
            Move::Stance(Stand::Use(ability)) => {
                self.bout.best(self.phase, self.spent).0 + self.judge.zeal(ability)
            }
            Move::Flee(Flight::Stay) => self.stay(),
            Move::Flee(Flight::Try) => {
                let mind = self.judge.muster.stat(0) + self.judge.muster.escape;
                let away = chance(self.foe.target[0] - mind);
                away * -SHAME + (1.0 - away) * (self.stay() - GRAZE)
            }
            Move::Flee(Flight::Use(ability)) => self.stay() + self.judge.zeal(ability),
            Move::Aspect(phase) => {
                let at = phase as usize;
                let plan = self.bout.best(0, 0).1;
                let own = plan[at] == Some(0);
                self.foe.damage[at] * 0.1 + if own { 0.5 } else { 0.0 }
            }
            _ => return None,
        })
    }

    /// The place of somebody in the muster; of who is too many, that of the last.
    fn place(&self, body: Body) -> usize {
        let muster = self.judge.against(self.foe.tag);
        let found = muster.side.iter().position(|fighter| fighter.body == body);
        found.unwrap_or(muster.side.len() - 1)
    }
}
