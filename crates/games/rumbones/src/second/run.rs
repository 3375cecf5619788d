//! Carrying effects out.

use crate::core::grid::Cell;
use crate::effects::vocabulary::*;
use crate::second::attack::{Attack, Source};
use crate::second::cause::{Cause, Src};
use crate::second::crew::Stack;
use crate::second::event::Event;
use crate::second::push::{Figure, Push};
use crate::second::state::{Melee, TRACK, Table};
use crate::second::steps::*;
use crate::second::task::Task;
use crate::second::walk::Walk;

impl Melee {
    /// The effects of a line from a place on.
    pub(crate) fn effects_from(&self, cause: &Cause, at: u8) -> &'static [Effect] {
        let line = self.text_of(cause.src).get(usize::from(cause.line));
        line.and_then(|line| line.effects.get(usize::from(at)..)).unwrap_or(&[])
    }

    /// The effect at a place of a line.
    pub(crate) fn effect(&self, cause: &Cause, at: u8) -> Option<Effect> {
        self.effects_from(cause, at).first().copied()
    }

    /// Whether a line may be left undone.
    pub(crate) fn is_optional(&self, cause: &Cause) -> bool {
        self.text_of(cause.src).get(usize::from(cause.line)).is_some_and(|line| line.may)
    }

    /// What follows an effect.
    pub(crate) fn run_next(&mut self, cause: Cause, at: u8) {
        if self.effect(&cause, at + 1).is_some() {
            self.push(Task::Run { cause, at: at + 1 });
        }
    }

    /// Carries an effect out, or asks whom it is for. A line whose conditions do not hold any more is skipped.
    pub(crate) fn run_effect(&mut self, cause: Cause, at: u8, table: &mut Table) {
        let Some(effect) = self.effect(&cause, at) else { return };
        let line = &self.text_of(cause.src)[usize::from(cause.line)];
        let own_text = line.when as usize > Moment::TideTurns as usize;
        if at == 0 && own_text && !self.holds_all(line, &cause) {
            return;
        }
        if let (0, false, Src::Passive(hero)) = (at, line.may, cause.src) {
            table.tell(|| Event::Used { hero: self.fighter(hero), skill: self.text_id(cause.src) });
        }
        match effect.who() {
            Some(Who::One(which) | Who::Crowd(which)) if !self.serves_any(which, &cause, at) => {
                if !matches!(effect, Effect::Pay { .. }) {
                    self.run_next(Cause { them: 0, ..cause }, at);
                }
            }
            Some(Who::One(_)) => self.push(Task::Ask(Asked::PickHero(PickHero { cause, at, spared: 0 }))),
            Some(Who::Crowd(_)) => self.push(Task::Ask(Asked::PickPlace(PickPlace { cause, at }))),
            Some(who) => {
                let heroes = self.those(who, &cause);
                self.affect_all(effect, cause, at, heroes, table);
            }
            None => {
                self.run_next(cause, at);
                self.perform(effect, cause, at, table);
            }
        }
    }

    /// Whether an effect on one of some heroes would change something.
    fn serves_any(&self, which: Heroes, cause: &Cause, at: u8) -> bool {
        let effects = self.effects_from(cause, at);
        self.candidates(which, cause).any(|hero| self.serves(effects, hero))
    }

    /// An effect on some heroes, and what follows it.
    pub(crate) fn affect_all(
        &mut self,
        effect: Effect,
        cause: Cause,
        at: u8,
        heroes: u16,
        table: &mut Table,
    ) {
        self.run_next(Cause { them: heroes, ..cause }, at);
        if let Effect::Push { n, .. } = effect {
            self.push(Task::Ask(Asked::ShoveEach(ShoveEach { seat: cause.seat, n, heroes, crew: [0; 2] })));
            return;
        }
        for hero in Melee::members(heroes) {
            self.affect(effect, cause, hero, table);
        }
    }

    /// An effect on a hero.
    fn affect(&mut self, effect: Effect, cause: Cause, hero: u8, table: &mut Table) {
        match effect {
            Effect::Prevent { n, .. } => {
                if let Some(attack) = self.attacks.last_mut() {
                    attack.prevented[usize::from(hero)] += n;
                }
                table.tell(|| Event::Prevented { hero: self.fighter(hero), damage: n });
            }
            Effect::Damage { n, .. } => self.suffer(hero, n, table),
            Effect::Heal { n: Amount::N(n), .. } => self.heal(hero, n, table),
            Effect::Give { status, .. } => self.afflict(hero, status, table),
            Effect::Cleanse(_) => {
                self.hero_mut(hero).statuses = 0;
                table.tell(|| Event::Cleansed { hero: self.fighter(hero) });
            }
            Effect::Haul { n, .. } => {
                self.begin_push(Push::new(Figure::Hero(hero), n, cause.seat, cause.itself()));
            }
            Effect::Walk { n, .. } => self.push(Task::Walk(Walk { hero, left: n, free: true })),
            Effect::Coins { n, .. } => self.gain(hero, n, table),
            Effect::Credit { n, behind, .. } => {
                let n = if self.is_behind(self.side_of(cause.seat)) { behind } else { n };
                self.gain(hero, n, table);
            }
            Effect::Pay { n, .. } => self.spend(hero, n, table),
            _ => {}
        }
    }

    /// An effect on anything but heroes.
    fn perform(&mut self, effect: Effect, cause: Cause, at: u8, table: &mut Table) {
        let (seat, side) = (cause.seat, self.side_of(cause.seat));
        match effect {
            Effect::Dice(more) => self.change_attack(|attack| attack.more += more),
            Effect::ToHit(raise) => self.change_attack(|attack| attack.raise += raise),
            Effect::AnyOrder => self.change_attack(|attack| attack.any_order = true),
            Effect::Keen { face, more } => {
                self.change_attack(|attack| attack.keen[usize::from(face.min(6))] += more);
            }
            Effect::Cancel(left) => self.push(Task::Ask(Asked::Cancel(Cancel { seat, left }))),
            Effect::Reroll { most, .. } => {
                let left = if let Amount::N(n) = most { n } else { u8::MAX };
                let from = self.first_bonus() as u8;
                self.push(Task::Ask(Asked::Reroll(Reroll { seat, left, from })));
            }
            Effect::Draw(n) => self.draw_by_effect(cause, n, table),
            Effect::Discard(n) => {
                let seat = self.drawer(seat);
                self.push(Task::Ask(Asked::Discard(Discard { seat, left: n })));
            }
            Effect::Rouse { side: camp, n } => {
                let side = if camp == Camp::Friend { side } else { side.other() };
                self.rouse(side, n, table);
            }
            Effect::Strike { .. }
            | Effect::Summon
            | Effect::CutPlank
            | Effect::Catch
            | Effect::Muster { .. } => self.push(Task::Ask(Asked::PickPlace(PickPlace { cause, at }))),
            Effect::Order { cells, .. } => self.push(Task::Order { cause, at, left: cells }),
            Effect::CrewSteps(steps) => self.strides = self.strides.max(steps),
            Effect::Upgrade(arms) => {
                let hold = self.hold_mut(side);
                match arms {
                    Arms::Gun => hold.gun_up = true,
                    Arms::Bosuns => hold.bosuns_up = true,
                }
                table.tell(|| Event::CrewUpgraded { side, gun: arms == Arms::Gun });
            }
            Effect::Repair { n, .. } => self.push(Task::Ask(Asked::Mend(Mend { seat, n }))),
            Effect::Swing(more) => self.swing.modifier += more,
            Effect::Actions(more) => self.actions = self.actions.saturating_add_signed(more),
            Effect::Shove { who, n } => self.shove(who, n, cause, at),
            Effect::Counter => {
                let target = self.attack().and_then(Attack::hero).map(|hero| self.hero(hero).cell);
                if let Some(target) = target.filter(|_| self.can_happen(&[effect], &cause)) {
                    self.hero_attacks(cause.itself(), 0, target, table);
                }
            }
            Effect::Flip => {
                if let Src::Skill { hero, skill, .. } = cause.src {
                    self.hero_mut(hero).levels[usize::from(skill)] = 1;
                    table.tell(|| Event::Flipped {
                        hero: self.fighter(hero),
                        skill: self.skill_id(hero, skill),
                    });
                }
            }
            Effect::Steal { .. } => self.push(Task::Ask(Asked::Rob(Rob { cause, at }))),
            _ => {}
        }
    }

    fn change_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        if let Some(attack) = self.attacks.last_mut() {
            change(attack);
        }
    }

    /// Figures are pushed: one of one's choice, or each that is there.
    fn shove(&mut self, who: Figures, n: u8, cause: Cause, at: u8) {
        let seat = cause.seat;
        if who != Figures::EachInTarget {
            self.push(Task::Ask(Asked::PickFigure(PickFigure { cause, at })));
            return;
        }
        let Some(attack) = self.attack() else { return };
        let heroes = self.heroes_hit(attack).fold(0, |all, hero| all | 1 << hero);
        let crew = self.crew_hit(attack).map_or([0; 2], |side| self.hold(side).crew.at(attack.target).count);
        self.push(Task::Ask(Asked::ShoveEach(ShoveEach { seat, n, heroes, crew })));
    }

    /// An effect on a cell of one's choice.
    pub(crate) fn affect_place(&mut self, cause: Cause, at: u8, cell: Cell, table: &mut Table) {
        let side = self.side_of(cause.seat);
        let Some(effect) = self.effect(&cause, at) else { return };
        if let Some(Who::Crowd(which)) = effect.who() {
            let there = self.candidates(which, &cause).filter(|hero| self.hero(*hero).cell == cell);
            let heroes = there.fold(0, |all, hero| all | 1 << hero);
            self.affect_all(effect, cause, at, heroes, table);
            return;
        }
        match effect {
            Effect::Strike { dice, hit, .. } => {
                if let Src::Card(card) = cause.src {
                    let source = Source::Card(card);
                    self.declare(source, Some(side), cause.seat, (cell, dice, hit, 0), table);
                }
            }
            Effect::Summon => self.summon(cause.seat, cell, table),
            Effect::CutPlank => {
                if let Some(plank) = self.plank_at(cell) {
                    self.cut |= 1 << plank;
                    self.drop_figures(cell, table);
                }
            }
            Effect::Catch => {
                let hero = cause.it;
                self.falling &= !(1 << hero);
                self.caught |= self.acting == hero;
                self.hero_mut(hero).cell = cell;
                table.tell(|| Event::Caught { hero: self.fighter(hero), cell });
            }
            Effect::Muster { most, .. } => {
                let hold = self.hold_mut(side);
                let count = most.min(hold.supply[0]);
                hold.supply[0] -= count;
                hold.crew.add(Stack { cell, count: [count, 0], ready: [0; 2] });
                table.tell(|| Event::CrewCame { side, cell, deckhands: count, bosuns: 0 });
            }
            _ => {}
        }
    }

    /// A side's marker on the Kraken track rises.
    pub(crate) fn rouse(&mut self, side: crate::second::side::Side, n: u8, table: &mut Table) {
        let hold = self.hold_mut(side);
        let before = hold.track;
        hold.track = (before + n).min(TRACK);
        let track = hold.track;
        if track != before {
            table.tell(|| Event::TrackRose { side, track });
        }
    }
}
