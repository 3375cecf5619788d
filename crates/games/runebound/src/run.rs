//! Carrying out what texts say, one effect after the other.

use crate::combat::{Aim, Character, Foe, Packet, Roll, Stage, Terms};
use crate::effects::vocabulary::{Effect, Phase, Who, Wounds};
use crate::event::Event;
use crate::source::{Source, Text};
use crate::state::{Quest, Table};
use crate::steps::{Asked, Aspect, Attempt, Fork, Share, Stake, Whom};
use crate::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// An effect has at most so many lists within it.
const LISTS: u8 = 8;

/// A place in a text: what is carried out next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub source: Source,
    pub line: u8,
    /// The list: 0 is the line's own, every other lies within one of its effects.
    pub branch: u8,
    pub at: u8,
}

impl Run {
    /// A line from its beginning.
    pub(crate) const fn of(source: Source, line: u8) -> Run {
        Run { source, line, branch: 0, at: 0 }
    }

    /// The reward of a challenge.
    pub(crate) const fn reward(seat: Seat, adventure: u8) -> Run {
        Run::of(Source::new(seat, Text::Reward(adventure)), 0)
    }

    /// The list within the effect that this place points at.
    pub(crate) const fn within(self, list: u8) -> Run {
        Run { branch: 1 + self.at * LISTS + list, at: 0, ..self }
    }

    /// The place after this one.
    const fn next(self) -> Run {
        Run { at: self.at + 1, ..self }
    }
}

/// The lists within an effect: of a test what success brings and failure does, of a choice each of its sides.
fn list_of(effect: &'static Effect, list: u8) -> &'static [Effect] {
    match (effect, list) {
        (Effect::Test(test), 0) => &test.success,
        (Effect::Test(test), _) => &test.fail,
        (Effect::Fight(_, win), _) => win,
        (Effect::Choose(sides), list) => sides.get(usize::from(list)).map_or(&[], Vec::as_slice),
        _ => &[],
    }
}

impl Quest {
    /// The list that a place is in.
    fn list_at(&self, run: Run) -> &'static [Effect] {
        let own = match run.source.text {
            Text::Reward(card) => self.challenge(card).map_or(&[][..], |challenge| &challenge.reward),
            _ => self.lines_of(run.source).get(usize::from(run.line)).map_or(&[][..], |line| &line.effects),
        };
        match run.branch.checked_sub(1) {
            None => own,
            Some(branch) => {
                own.get(usize::from(branch / LISTS)).map_or(&[], |effect| list_of(effect, branch % LISTS))
            }
        }
    }

    /// The effect at a place.
    #[inline]
    pub(crate) fn effect_at(&self, run: Run) -> Option<&'static Effect> {
        self.list_at(run).get(usize::from(run.at))
    }

    /// Puts the lines of a challenge or an encounter that work at a moment on the agenda, the first on top: what is voluntary asks.
    pub(crate) fn run_lines(&mut self, source: Source, when: crate::effects::vocabulary::Moment) {
        for (at, line) in self.lines_of(source).iter().enumerate().rev().filter(|(_, line)| line.when == when)
        {
            let run = Run::of(source, at as u8);
            let stakes = matches!(line.effects.first(), Some(Effect::Stake(..)));
            let asks = line.may && !stakes || !line.cost.is_empty();
            self.push(if asks { Task::Ask(Asked::Attempt(Attempt { run })) } else { Task::Run(run) });
        }
    }

    /// Carries out the next effect of a text.
    pub(crate) fn run_effect(&mut self, run: Run, table: &mut Table) {
        let Some(effect) = self.effect_at(run) else { return };
        if run.at == 0 && run.branch == 0 && !self.still_holds(run) {
            return;
        }
        if self.effect_at(run.next()).is_some() {
            self.push(Task::Run(run.next()));
        }
        self.carry_out_effect(run, effect, table);
    }

    /// Whether the conditions of a line that nobody chose to use hold.
    fn still_holds(&self, run: Run) -> bool {
        let line = self.lines_of(run.source).get(usize::from(run.line));
        match run.source.text {
            Text::Challenge(_) | Text::Encounter(_) => line.is_none_or(|line| self.holds(line, run.source)),
            _ => true,
        }
    }

    fn carry_out_effect(&mut self, run: Run, effect: &'static Effect, table: &mut Table) {
        let seat = run.source.seat;
        match effect {
            Effect::Bonus(more) => {
                if let Some(roll) = &mut self.roll {
                    roll.bonus += more;
                }
            }
            Effect::Reroll if self.roll.is_some() => self.throw(table),
            Effect::Test(test) => self.begin_test(run, test.skill, test.need, 0),
            Effect::Stake(..) => self.push(Task::Ask(Asked::Stake(Stake { run }))),
            Effect::Avert(n) => self.avert(*n, table),
            Effect::AvertAll => self.avert(u8::MAX, table),
            Effect::Redirect(n) => self.redirect(*n, self.bearer(run.source), table),
            Effect::Attack(phase, wounds) => self.ambush(run.source, *phase, *wounds),
            Effect::Hit(more) => {
                if let Some(roll) = &mut self.roll {
                    roll.extra += more;
                }
            }
            Effect::Deal(n, who) => {
                self.for_each(run.source, *who, |to| Task::Packet(Packet::new(to, *n)));
            }
            Effect::Tire(n, who) => self.for_each(run.source, *who, |who| Task::Tire { who, left: *n }),
            Effect::Heal(_, who) | Effect::Rest(_, who) | Effect::RestAll(who) => {
                self.mend(run, effect, *who, table);
            }
            Effect::Gold(n) => self.gild(run.source, *n, table),
            Effect::EscapeAuto => self.get_away(table),
            Effect::FoeStat(stat, n) => self.weaken(seat, *stat, *n, table),
            Effect::FoeStatChoice(_) | Effect::FoeDamageChoice(_) => {
                self.push(Task::Ask(Asked::Aspect(Aspect { run })));
            }
            Effect::FoeDamage(phases, n) => {
                for phase in Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)) {
                    self.blunt(seat, phase, *n, table);
                }
            }
            Effect::FoeHarmless(phase) => self.pacify(seat, *phase, table),
            Effect::HeroHeldBack => {
                if let Some(fight) = &mut self.fight {
                    fight.held_back = true;
                }
                table.tell(|| Event::HeldBack { seat });
            }
            Effect::Daunted(n) => {
                if let Some(fight) = &mut self.fight {
                    fight.daunted += n;
                }
                table.tell(|| Event::Daunted { seat, by: *n });
            }
            Effect::Defeat { reward } => self.defeat(*reward, table),
            Effect::Fight(..) => {
                if let Text::Encounter(card) = run.source.text {
                    let terms = Terms {
                        surprise: self.hazard,
                        no_escape: self.hazard,
                        hazard: self.hazard,
                        ..Terms::default()
                    };
                    self.begin_fight(Foe::Enemy(card), terms, table);
                    if let Some(fight) = &mut self.fight {
                        fight.win = Some(run.within(0));
                    }
                }
            }
            Effect::Again => {
                if let Some(fight) = &mut self.fight {
                    fight.again = true;
                }
            }
            Effect::Lastgasp => self.last_gasp(seat, table),
            Effect::Choose(_) => self.push(Task::Ask(Asked::Fork(Fork { run }))),
            _ => self.world_effect(run, effect, table),
        }
    }

    /// Puts a task for everybody whom an effect is for on the agenda, the first on top.
    fn for_each(&mut self, source: Source, who: Who, task: impl Fn(Character) -> Task) {
        let all: tinyvec::ArrayVec<[Option<Character>; 33]> =
            self.candidates(source, who).map(Some).collect();
        for one in all.into_iter().rev().flatten() {
            self.push(task(one));
        }
    }

    /// Heals, or lets rest: asks whom, where there is a choice.
    fn mend(&mut self, run: Run, effect: &'static Effect, who: Who, table: &mut Table) {
        match who {
            Who::Ally | Who::Party => self.push(Task::Ask(Asked::Whom(Whom { run }))),
            Who::Split => {
                let left = match effect {
                    Effect::Heal(n, _) | Effect::Rest(n, _) => *n,
                    _ => u8::MAX,
                };
                self.push(Task::Ask(Asked::Share(Share { run, left })));
            }
            Who::Hero | Who::Itself | Who::EachAlly => {
                let all: tinyvec::ArrayVec<[Option<Character>; 33]> =
                    self.candidates(run.source, who).map(Some).collect();
                all.into_iter().flatten().for_each(|one| self.mend_one(effect, one, table));
            }
        }
    }

    /// Whether an effect that heals or lets rest does anything for somebody.
    pub(crate) fn mends(&self, effect: &Effect, who: Character) -> bool {
        match effect {
            Effect::Heal(..) => self.can_heal(who),
            _ => self.exhaustion(who) > 0,
        }
    }

    /// Heals somebody, or lets somebody rest.
    pub(crate) fn mend_one(&mut self, effect: &Effect, who: Character, table: &mut Table) {
        match effect {
            Effect::Heal(n, _) if self.can_heal(who) => self.heal(who, *n, table),
            Effect::Rest(n, _) => self.rest(who, *n, table),
            Effect::RestAll(_) => self.rest(who, u8::MAX, table),
            _ => {}
        }
    }

    /// Gold from the bank or to it; an event changes what a challenge gives, and a hazard has nothing to give.
    fn gild(&mut self, source: Source, n: i8, table: &mut Table) {
        let mut gold = i16::from(n);
        match source.text {
            Text::Reward(_) => {
                let change = self.event_effects().map(|effect| match effect {
                    Effect::GoldRewards(more) => i16::from(*more),
                    _ => 0,
                });
                gold = (gold + change.sum::<i16>()).max(0);
            }
            Text::Encounter(card) if self.hazard && self.open == Some(card) => gold = gold.min(0),
            _ => {}
        }
        match gold {
            1.. => self.gain_gold(source.seat, gold as u16, table),
            ..0 => self.pay_gold(source.seat, gold.unsigned_abs(), table),
            0 => {}
        }
    }

    /// A hero makes a test (RN-26.1).
    pub(crate) fn begin_test(
        &mut self,
        run: Run,
        skill: crate::effects::vocabulary::Skill,
        need: u8,
        stake: u8,
    ) {
        let hero = Character::hero(run.source.seat);
        self.roll = Some(Roll::new(hero, Aim::Test { skill, stake, run }, need));
        self.push(Task::Combat(Stage::Roll));
    }

    /// An attack before combat (RN-16.7); a hero sets the number first (RN-23.18).
    fn ambush(&mut self, source: Source, phase: Phase, wounds: Wounds) {
        let wounds = match wounds {
            Wounds::Own => None,
            Wounds::N(n) => Some(n),
        };
        let Some(fight) = &mut self.fight else { return };
        fight.number = None;
        let rival = fight.rival_of(source.seat);
        let who = self.bearer(source);
        self.push(Task::Combat(Stage::Ambush { who, phase, wounds }));
        if let Some(rival) = rival {
            self.push(Task::Combat(Stage::Number { seat: rival, stat: phase.stat() }));
        }
    }
}
