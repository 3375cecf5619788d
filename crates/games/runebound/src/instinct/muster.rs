//! What a party can do in a fight, gathered in one look over all its cards.

use super::lore::bits;
use crate::combat::Body;
use crate::effects::vocabulary::{Condition, Cost, Effect, Figures, Line, Moment, Phase, Tag, Wounds};
use crate::party::{Boost, Party};
use crate::source::{Source, Text};
use crate::state::Quest;
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

/// A hero, and so many allies who matter.
pub(super) const SIDE: usize = 4;
/// What a bonus is worth that can be used now and then.
const SOMETIMES: i16 = 1;

/// Somebody who fights.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fighter {
    pub body: Body,
    /// Wounds that fell it, and how many of them are left.
    pub life: f32,
    pub left: f32,
    pub attack: [i16; 3],
    pub damage: [f32; 3],
}

/// An attack before combat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Opening {
    pub phase: u8,
    pub attack: i16,
    pub wounds: f32,
}

/// What a party can do in a fight.
#[derive(Clone, Debug, Default)]
pub(super) struct Muster {
    /// The hero first.
    pub side: ArrayVec<[Fighter; SIDE]>,
    pub defence: [i16; 3],
    /// Wounds that can be averted.
    pub shield: f32,
    /// Whether one of several wounds is always averted.
    pub tough: bool,
    /// Wounds more of the hero's first hit in each phase.
    pub burst: [f32; 3],
    pub openings: ArrayVec<[Opening; 4]>,
    /// Phases in which the opponent can be made harmless, as bits.
    pub soothed: u8,
    pub strength: i16,
    pub escape: i16,
    /// Gold that comes in every market.
    pub income: u8,
    /// What makes life easier between fights.
    pub comfort: f32,
    /// Whether something works against others alone.
    pub partial: bool,
    /// What the hero's stats add up to, before bonuses to rolls.
    stats: [i16; 3],
    spare: [[i16; 3]; 2],
    banner: [i16; 3],
}

impl Muster {
    /// The wounds of a packet that are left of so many.
    pub(super) fn softened(&self, wounds: f32) -> f32 {
        if self.tough && wounds >= 2.0 { wounds - 1.0 } else { wounds }
    }

    /// The mind, body or spirit of the hero.
    pub(super) fn stat(&self, at: usize) -> i16 {
        self.stats[at]
    }

    /// The phase in which the hero attacks best.
    pub(super) fn forte(&self) -> usize {
        let worth = |at: &usize| f32::from(self.side[0].attack[*at] + 4) * self.side[0].damage[*at];
        (0..3).max_by(|one, two| worth(one).total_cmp(&worth(two))).unwrap_or(0)
    }

    fn enlist(&mut self, body: Body, figures: &Figures, wounds: u8) {
        let fighter = Fighter {
            body,
            life: f32::from(figures.life),
            left: f32::from(figures.life) - f32::from(wounds),
            attack: figures.stats.map(i16::from),
            damage: figures.damage.map(f32::from),
        };
        if self.side.len() == SIDE {
            // Of many allies the last ones count: they are seldom the worst.
            self.side.remove(1);
        }
        self.side.push(fighter);
    }
}

impl Quest {
    /// What a party can do against something of a kind.
    pub(super) fn gathered(&self, party: &Party, tag: Tag) -> Muster {
        let mut muster = Muster::default();
        let hero = &self.pack().heroes[usize::from(party.hero)].figures;
        muster.enlist(Body::Hero, hero, party.wounds);
        for ally in &party.allies {
            if let Some(figures) = self.ally_figures(ally.card) {
                muster.enlist(Body::Ally(ally.card), figures, ally.wounds);
            }
        }
        muster.stats = hero.stats.map(i16::from);
        for at in 0..3 {
            muster.stats[at] += 2 * i16::from(party.boosts[at]);
        }
        muster.strength = i16::from(hero.strength) + 2 * i16::from(party.boosts[Boost::Strength as usize]);
        let lives = f32::from(party.boosts[Boost::Life as usize]);
        muster.side[0].life += lives;
        muster.side[0].left += lives;
        muster.attend(self, party, Text::Hero, tag);
        party.items.iter().for_each(|card| muster.attend(self, party, Text::Market(card), tag));
        for ally in &party.allies {
            muster.attend(self, party, Text::from(ally.card), tag);
        }
        party.kept.iter().for_each(|card| muster.attend(self, party, Text::Kept(card), tag));
        for under in &party.attached {
            muster.attend(self, party, Text::Attached(under.adventure), tag);
        }
        muster.add_up();
        muster
    }
}

impl Muster {
    /// Stats and bonuses are put together once everything is known.
    fn add_up(&mut self) {
        for at in 0..3 {
            self.side[0].attack[at] = self.stats[at] + self.spare[0][at];
            self.defence[at] = self.stats[at] + self.spare[1][at];
            for ally in self.side.iter_mut().skip(1) {
                ally.attack[at] += self.banner[at];
            }
        }
    }

    /// Reads a text of the party.
    fn attend(&mut self, game: &Quest, party: &Party, text: Text, tag: Tag) {
        let lines = match text {
            Text::Hero => &game.pack().heroes[usize::from(party.hero)].text,
            _ => game.lines_of(Source::new(Seat(0), text)),
        };
        if lines.is_empty() {
            return;
        }
        let card = text.card();
        let ally = card.filter(|card| game.ally_figures(*card).is_some());
        let bearer = match ally {
            None => Some(0),
            Some(card) => self.side.iter().position(|one| one.body == Body::Ally(card)),
        };
        let Some(bearer) = bearer else { return };
        let used = card.is_some_and(|card| party.is_down(card));
        for line in lines {
            if line.conditions.iter().any(|one| matches!(one, Condition::Vs(other) if *other != tag)) {
                self.partial = true;
                continue;
            }
            if line.when == Moment::Always {
                line.effects.iter().for_each(|effect| self.add(bearer, effect));
            } else {
                self.lend(bearer, line, used);
            }
        }
    }

    /// Adds what works all the time.
    fn add(&mut self, bearer: usize, effect: &Effect) {
        let hero = bearer == 0;
        match *effect {
            Effect::Stat(stat, more) if hero => self.stats[stat as usize] += i16::from(more),
            Effect::Stat(stat, more) => self.side[bearer].attack[stat as usize] += i16::from(more),
            Effect::Life(more) => {
                self.side[bearer].life += f32::from(more);
                self.side[bearer].left += f32::from(more);
            }
            Effect::Strength(more) if hero => self.strength += i16::from(more),
            Effect::Dmg(phases, more) => {
                for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                    let damage = &mut self.side[bearer].damage[phase as usize];
                    *damage = (*damage + f32::from(more)).max(0.0);
                }
            }
            Effect::Roll(phases, rolls, more) => {
                for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                    let at = phase as usize;
                    if !hero {
                        self.side[bearer].attack[at] += i16::from(more);
                        continue;
                    }
                    self.spare[0][at] += if rolls.cover(true) { i16::from(more) } else { 0 };
                    self.spare[1][at] += if rolls.cover(false) { i16::from(more) } else { 0 };
                }
            }
            Effect::RollPerAlly(phases, _, more) => {
                for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                    self.banner[phase as usize] += i16::from(more);
                }
            }
            Effect::Usestat(phases, _, stat) if hero => {
                for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                    let at = phase as usize;
                    self.spare[0][at] += (self.stats[stat as usize] - self.stats[at]).max(0);
                }
            }
            Effect::Toughness if hero => self.tough = true,
            Effect::Escape(more) => self.escape += i16::from(more),
            Effect::Wild(_) | Effect::Nofatiguecap => self.comfort += 0.08,
            Effect::Movecap(_) => self.comfort -= 0.05,
            Effect::TestSkill(..) | Effect::TestStat(..) => self.comfort += 0.03,
            _ => {}
        }
    }

    /// Adds what may be used, by a guess.
    fn lend(&mut self, bearer: usize, line: &Line, used: bool) {
        let once = line.cost.contains(&Cost::Disc);
        let share = if once { 0.5 } else { 1.0 };
        for effect in &line.effects {
            match (line.when, effect) {
                (Moment::Onwound, Effect::Avert(n)) => self.shield += share * f32::from(*n),
                (Moment::Onwound, Effect::AvertAll) => self.shield += 2.0,
                (Moment::Onwound, Effect::Redirect(n)) => self.shield += f32::from(*n),
                (Moment::Onko, Effect::Lastgasp) => self.shield += 1.0,
                (Moment::Onhit(phases), Effect::Hit(n)) if bearer == 0 => {
                    for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                        self.burst[phase as usize] += f32::from(*n);
                    }
                }
                (Moment::Onhit(phases), Effect::Hit(n)) => {
                    for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                        self.side[bearer].damage[phase as usize] += 0.4 * f32::from(*n);
                    }
                }
                (Moment::Before, Effect::Attack(phase, wounds)) if !used => {
                    let at = *phase as usize;
                    let attack = if bearer == 0 { self.stats[at] } else { self.side[bearer].attack[at] };
                    let wounds = match wounds {
                        Wounds::Own => self.side[bearer].damage[at],
                        Wounds::N(n) => f32::from(*n),
                    };
                    self.openings.try_push(Opening { phase: at as u8, attack, wounds: share * wounds });
                }
                (Moment::Before, Effect::FoeHarmless(phase)) => self.soothed |= 1 << *phase as u8,
                (Moment::Before, Effect::FoeStatChoice(_)) => {
                    self.spare[0] = self.spare[0].map(|bonus| bonus + SOMETIMES);
                }
                (Moment::Before, Effect::FoeDamage(..) | Effect::FoeDamageChoice(_)) => {
                    self.shield += 1.5 * share;
                }
                (Moment::Onroll(phases, rolls), Effect::Bonus(_) | Effect::Reroll) if bearer == 0 => {
                    for at in (0..3).filter(|at| bits(phases) >> at & 1 == 1) {
                        self.spare[0][at] += if rolls.cover(true) { SOMETIMES } else { 0 };
                        self.spare[1][at] += if rolls.cover(false) { SOMETIMES } else { 0 };
                    }
                }
                (Moment::Onroll(phases, _), Effect::Reroll) => {
                    for at in (0..3).filter(|at| bits(phases) >> at & 1 == 1) {
                        self.side[bearer].attack[at] += 2 * SOMETIMES;
                    }
                }
                (Moment::Preroll(..), Effect::Bonus(_)) => {
                    self.spare[0] = self.spare[0].map(|bonus| bonus + SOMETIMES);
                    self.spare[1] = self.spare[1].map(|bonus| bonus + SOMETIMES);
                }
                (Moment::PhaseStart(_), Effect::Again) => self.comfort += 0.15,
                (Moment::Market, Effect::Gold(gold)) => self.income += *gold as u8,
                (Moment::Free, Effect::Heal(n, _)) => self.shield += 0.5 * share * f32::from(*n),
                (Moment::Turnend, Effect::Heal(..)) => self.comfort += 0.2,
                (
                    _,
                    Effect::Warp
                    | Effect::Reroll
                    | Effect::EscapeAuto
                    | Effect::Stock(_)
                    | Effect::Discount(_)
                    | Effect::Rest(..)
                    | Effect::RestAll(_)
                    | Effect::Peek { .. },
                ) => self.comfort += 0.05 * share,
                _ => {}
            }
        }
    }
}
