//! The course of an attack.

use crate::core::attack::Die;
use crate::core::grid::Cell;
use crate::effects::vocabulary::{Amount, Effect, Line, Moment, Status};
use crate::second::attack::{ATTACKS, Attack, DICE, Source};
use crate::second::cause::{Cause, Src};
use crate::second::crew::{BOSUN, DECKHAND};
use crate::second::event::Event;
use crate::second::hero::NOBODY;
use crate::second::pack::Blow;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, Assign, Reroll};
use crate::second::task::{Stage, Task};
use crate::second::window::Window;
use freeport_kernel::Seat;

impl Melee {
    /// A hero attacks with one of its skills.
    pub(crate) fn hero_attacks(&mut self, hero: u8, skill: u8, target: Cell, table: &mut Table) {
        let Some(blow) = self.blow(hero, skill) else { return };
        let (side, seat) = (self.hero(hero).side, self.hero(hero).owner);
        self.declare(Source::Hero { hero, skill }, Some(side), seat, (target, blow.dice, blow.hit, 0), table);
    }

    /// The dice of a hero's skill at its level.
    pub(crate) fn blow(&self, hero: u8, skill: u8) -> Option<Blow> {
        let level = *self.hero(hero).levels.get(usize::from(skill))?;
        let card = self.card_of(hero).skills.get(usize::from(skill))?;
        card.levels.get(usize::from(level.checked_sub(1)?))?.attack
    }

    /// An attack is declared: on a cell, with so many dice, what each needs, and what is added to each.
    pub(crate) fn declare(
        &mut self,
        source: Source,
        side: Option<Side>,
        seat: Seat,
        (target, printed, need, raise): (Cell, u8, u8, i8),
        table: &mut Table,
    ) {
        if self.attacks.len() == ATTACKS {
            return;
        }
        let need = match (source, side) {
            (Source::Crew { .. }, Some(side)) => [DECKHAND, BOSUN].map(|rank| self.crew_blow(side, rank).hit),
            _ => [need; 2],
        };
        self.attacks.push(Attack { source, side, seat, target, printed, need, raise, ..Attack::default() });
        table.tell(|| Event::AttackDeclared { by: self.attacker(source, side), target });
        self.push(Task::Strike(Stage::Roll));
        let hero = self.attacks.last().and_then(Attack::hero).unwrap_or(NOBODY);
        self.push(Task::Window(Window::new(Moment::AttackDeclared, hero)));
        self.run_lines(Moment::Declare);
    }

    /// The text of an attack.
    pub(crate) fn attack_text(&self, attack: &Attack) -> (Src, &'static [Line]) {
        match attack.source {
            Source::Hero { hero, skill } => {
                let src = Src::Skill { hero, skill, level: self.hero(hero).levels[usize::from(skill)] };
                let muted = self.hero(hero).has(Status::Muted);
                (src, if muted { &[] } else { self.text_of(src) })
            }
            Source::Dragon { skill } => (Src::Dragon(skill), self.text_of(Src::Dragon(skill))),
            _ => (Src::Dragon(u8::MAX), &[]),
        }
    }

    /// Puts the lines of the attack's own text that work at a moment on the agenda.
    fn run_lines(&mut self, moment: Moment) {
        let Some(attack) = self.attacks.last() else { return };
        let (src, lines) = self.attack_text(attack);
        let cause = Cause::new(src, attack.seat, attack.hero().unwrap_or(NOBODY));
        for (at, _) in lines.iter().enumerate().rev().filter(|(_, line)| line.when == moment) {
            self.push(Task::Run { cause: Cause { line: at as u8, ..cause }, at: 0 });
        }
    }

    /// The effects of the attack's own text that work at a moment, where their conditions hold.
    fn own_effects(
        &self,
        attack: &Attack,
        moments: &'static [Moment],
    ) -> impl Iterator<Item = Effect> + use<'_> {
        let (src, lines) = self.attack_text(attack);
        let cause = Cause::new(src, attack.seat, attack.hero().unwrap_or(NOBODY));
        let lines = lines.iter().filter(move |line| moments.contains(&line.when));
        lines.filter(move |line| self.holds_all(line, &cause)).flat_map(|line| &line.effects).copied()
    }

    /// The next stage of the attack under way.
    pub(crate) fn strike(&mut self, stage: Stage, table: &mut Table) {
        match stage {
            Stage::Roll => self.roll_attack(table),
            Stage::Bonus => self.roll_bonus(table),
            Stage::Count => self.count_hits(table),
            Stage::Assign => self.assign_hits(),
            Stage::Damage => self.deal_damage(table),
            Stage::Crew => self.fell_crew(table),
            Stage::Heroes => self.fell_heroes(),
            Stage::Object => self.fell_object(table),
            Stage::After => self.after_attack(),
            Stage::End => self.end_attack(table),
        }
    }

    fn roll_attack(&mut self, table: &mut Table) {
        let Some(attack) = self.attacks.last() else { return };
        if self.next_targets(attack).is_empty() {
            table.tell(|| Event::AttackFailed);
            self.push(Task::Strike(Stage::After));
            return;
        }
        let (deckhands, bosuns) = self.dice_of(attack);
        let support = self.support_of(attack);
        let rerolls: tinyvec::ArrayVec<[u8; 4]> = self
            .own_effects(attack, &[Moment::Roll])
            .filter_map(|effect| match effect {
                Effect::Reroll { most: Amount::N(most), .. } => Some(most),
                Effect::Reroll { .. } => Some(u8::MAX),
                _ => None,
            })
            .take(4)
            .collect();
        let any_order = self.own_effects(attack, ATTACK).any(|effect| effect == Effect::AnyOrder);
        let mut keen = attack.keen;
        for effect in self.own_effects(attack, ATTACK) {
            if let Effect::Keen { face, more } = effect {
                keen[usize::from(face.min(6))] += more;
            }
        }
        let (seat, hero) = (attack.seat, attack.hero().unwrap_or(NOBODY));
        let Some(attack) = self.attacks.last_mut() else { return };
        attack.support = support;
        attack.any_order |= any_order;
        attack.keen = keen;
        let count = (deckhands + bosuns).min(DICE);
        for die in 0..count {
            attack.dice.push(Die::rolled(table.roll(6), die >= deckhands));
        }
        attack.pool = count as u8;
        table.tell(|| Event::Rolled { faces: attack.dice.iter().map(|die| die.face()).collect() });
        self.push(Task::Strike(Stage::Bonus));
        self.push(Task::Window(Window::new(Moment::AttackRolled, hero)));
        for left in rerolls {
            self.push(Task::Ask(Asked::Reroll(Reroll { seat, left, from: 0 })));
        }
    }

    /// How many dice an attack rolls: those of bosuns apart from all others.
    fn dice_of(&self, attack: &Attack) -> (usize, usize) {
        if let (Source::Crew { deckhands, bosuns, .. }, Some(side)) = (attack.source, attack.side) {
            let dice = |count: u8, rank| usize::from(count * self.crew_blow(side, rank).dice);
            return (dice(deckhands, DECKHAND), dice(bosuns, BOSUN));
        }
        let own = self.own_effects(attack, &[Moment::Roll]).map(|effect| match effect {
            Effect::Dice(more) => more,
            _ => 0,
        });
        ((attack.printed as i8 + own.sum::<i8>() + attack.more).max(1) as usize, 0)
    }

    /// What a bosun near them adds to the dice of deckhands.
    fn support_of(&self, attack: &Attack) -> i8 {
        let (Source::Crew { from, .. }, Some(side)) = (attack.source, attack.side) else { return 0 };
        let board = &self.pack().crew;
        let reach = board.bosun_reach[usize::from(self.hold(side).bosuns_up)];
        let mut bosuns = self.hold(side).crew.stacks.iter().filter(|stack| stack.count[BOSUN] > 0);
        if bosuns.any(|stack| self.distance(stack.cell, from) <= reach) { board.support as i8 } else { 0 }
    }

    /// What is added to every die of an attack.
    pub(crate) fn modifier_of(&self, attack: &Attack) -> i8 {
        let blind = attack.hero().is_some_and(|hero| self.hero(hero).has(Status::Blinded));
        attack.raise - i8::from(blind)
    }

    /// Dice that other dice bring.
    fn roll_bonus(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Count));
        let Some(attack) = self.attacks.last() else { return };
        let own = self.own_effects(attack, ATTACK).map(|effect| match effect {
            Effect::Bonus { face, dice } => {
                attack.dice.iter().filter(|die| die.face() >= face).count() * usize::from(dice)
            }
            _ => 0,
        });
        let room = DICE - attack.dice.len();
        let count = own.sum::<usize>().min(room);
        if count == 0 {
            return;
        }
        let hero = attack.hero().unwrap_or(NOBODY);
        let faces: tinyvec::ArrayVec<[u8; DICE]> = (0..count).map(|_| table.roll(6)).collect();
        table.tell(|| Event::BonusRolled { faces: faces.to_vec() });
        if let Some(attack) = self.attacks.last_mut() {
            attack.dice.extend(faces.into_iter().map(|face| Die::rolled(face, false)));
        }
        self.push(Task::Window(Window::new(Moment::AttackRolled, hero)));
    }

    fn count_hits(&mut self, table: &mut Table) {
        let Some(attack) = self.attacks.last() else { return };
        let modifier = self.modifier_of(attack);
        let Some(attack) = self.attacks.last_mut() else { return };
        attack.modifier = modifier;
        for die in attack.dice {
            if attack.is_hit(die, modifier) {
                attack.hits[usize::from(die.face())] += 1;
            }
        }
        let hits = attack.left();
        let hero = attack.hero().unwrap_or(NOBODY);
        let misses = attack.dice.len() as u8 - hits;
        table.tell(|| Event::Counted { hits, misses, modifier });
        self.push(Task::Strike(Stage::Assign));
        if hits > 0 {
            self.push(Task::Window(Window::new(Moment::HitsCounted, hero)));
        }
    }

    fn assign_hits(&mut self) {
        let Some(attack) = self.attacks.last() else { return };
        if attack.left() > 0 && !self.next_targets(attack).is_empty() {
            self.push(Task::Strike(Stage::Assign));
            self.push(Task::Ask(Asked::Assign(Assign)));
            return;
        }
        let dealt = attack.dealt;
        if let Some(attack) = self.attacks.last_mut() {
            attack.hits = [0; 7];
        }
        self.push(Task::Strike(Stage::Damage));
        for hero in self.everybody().rev().filter(|hero| dealt[usize::from(*hero)] > 0) {
            self.push(Task::Window(Window::new(Moment::DamageDue, hero)));
        }
    }

    fn after_attack(&mut self) {
        let Some(attack) = self.attacks.last() else { return };
        let (target, hero) = (attack.target, attack.hero().unwrap_or(NOBODY));
        let second = self.own_effects(attack, &[Moment::After]).find_map(|effect| match effect {
            Effect::SecondCell { dice, hit } => Some((dice, hit)),
            _ => None,
        });
        if let (Some((dice, hit)), Source::Hero { hero, skill }) = (second, attack.source) {
            self.push(Task::Second { hero, skill, target, dice, hit });
        }
        self.push(Task::Strike(Stage::End));
        self.push(Task::Window(Window::new(Moment::AttackOver, hero)));
        let here = hero == NOBODY || self.hero(hero).deployed();
        if here {
            self.run_lines(Moment::After);
        }
    }

    fn end_attack(&mut self, table: &mut Table) {
        let Some(attack) = self.attacks.pop() else { return };
        if let (Source::Crew { from, .. }, Some(side)) = (attack.source, attack.side) {
            self.board_em(side, attack.seat, (from, attack.target), attack.felled > 0, table);
        }
    }
}

/// The moments of an attack's own text that count while it is under way.
const ATTACK: &[Moment] = &[Moment::Declare, Moment::Roll, Moment::Assign, Moment::Struck];
