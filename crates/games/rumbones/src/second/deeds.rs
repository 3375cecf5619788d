//! A hero's activation.

use crate::core::grid::Cell;
use crate::effects::vocabulary::{Moment, Status};
use crate::second::attack::Source;
use crate::second::cause::{Cause, Src};
use crate::second::event::Event;
use crate::second::hero::{NOBODY, SKILLS, Standing};
use crate::second::pack::Kind;
use crate::second::state::{Melee, STRIDE, Table};
use crate::second::steps::{Act, Asked, Deploy, SecondAim};
use crate::second::task::Task;
use crate::second::walk::Walk;
use crate::second::window::Window;

impl Melee {
    /// A hero that is not on the field comes aboard first.
    pub(crate) fn rise(&mut self, hero: u8) {
        self.push(Task::Act { hero });
        self.push(Task::Wake { hero });
        if !self.hero(hero).deployed() {
            self.push(Task::Ask(Asked::Deploy(Deploy { hero })));
        }
    }

    /// A hero comes aboard.
    pub(crate) fn deploy(&mut self, hero: u8, cell: Cell, table: &mut Table) {
        let own = self.hero_mut(hero);
        (own.state, own.cell) = (Standing::Deployed, cell);
        table.tell(|| Event::Deployed { hero: self.fighter(hero), cell });
    }

    /// What a hero's board says for the beginning of its activation.
    pub(crate) fn wake(&mut self, hero: u8) {
        if self.hero(hero).has(Status::Muted) {
            return;
        }
        let cause = Cause::new(Src::Passive(hero), self.hero(hero).owner, hero);
        let lines = self.text_of(cause.src);
        for (at, line) in lines.iter().enumerate().rev().filter(|(_, line)| line.when == Moment::HeroRises) {
            if self.holds_all(line, &cause) && self.is_possible(line, &cause) {
                self.push(Task::Run { cause: Cause { line: at as u8, ..cause }, at: 0 });
            }
        }
    }

    /// Before a hero's next action.
    pub(crate) fn act(&mut self, hero: u8) {
        self.caught = false;
        if self.acting == hero {
            self.push(Task::Choice { hero });
            self.push(Task::Window(Window::new(Moment::BetweenActions, hero)));
        }
    }

    /// A hero's next action.
    pub(crate) fn choice(&mut self, hero: u8) {
        if self.acting == hero {
            self.push(Task::Ask(Asked::Act(Act { hero })));
        }
    }

    /// A hero's activation ends.
    pub(crate) fn rest(&mut self, hero: u8, table: &mut Table) {
        if self.acting != hero {
            return;
        }
        self.acting = NOBODY;
        let acted = !self.is_free_for_all();
        let own = self.hero_mut(hero);
        (own.statuses, own.used, own.acted) = (0, 0, acted);
        table.tell(|| Event::Rested { hero: self.fighter(hero) });
    }

    /// A hero performs an action: it has one less, and may bleed after it.
    pub(crate) fn spend_action(&mut self, hero: u8) {
        self.actions -= 1;
        self.push(Task::Act { hero });
        self.push(Task::Bleed { hero });
    }

    /// The move of a hero's move action.
    pub(crate) const fn stride(hero: u8) -> Walk {
        Walk { hero, left: STRIDE, free: false }
    }

    /// The skills of a hero that it may use as an action now.
    pub(crate) fn usable(&self, hero: u8) -> impl Iterator<Item = (u8, Kind)> + use<'_> {
        let own = self.hero(hero);
        let skills = self.card_of(hero).skills.iter().zip(0u8..).take(SKILLS);
        skills.filter_map(move |(skill, at)| {
            let bought = own.levels[usize::from(at)] > 0;
            let spent = skill.kind != Kind::Base && own.used >> at & 1 == 1;
            (bought && !spent && skill.kind != Kind::Reaction).then_some((at, skill.kind))
        })
    }

    /// The line of an ability that can be used now.
    pub(crate) fn ability(&self, hero: u8, skill: u8) -> Option<Cause> {
        let own = self.hero(hero);
        if own.has(Status::Muted) {
            return None;
        }
        let src = Src::Skill { hero, skill, level: own.levels[usize::from(skill)] };
        self.line_for(Cause::new(src, own.owner, hero), Moment::Use)
    }

    /// A skill is bought or upgraded: its price.
    pub(crate) fn price(&self, hero: u8, skill: u8) -> Option<(u8, bool)> {
        let own = self.hero(hero);
        let card = self.card_of(hero).skills.get(usize::from(skill))?;
        let (price, buy) = match own.levels[usize::from(skill)] {
            0 => (card.cost, true),
            1 => (card.up, false),
            _ => return None,
        };
        (price <= own.coins && (buy || !own.has(Status::Muted))).then_some((price, buy))
    }

    /// A hero buys a skill, or turns it to its second level.
    pub(crate) fn improve(&mut self, hero: u8, skill: u8, table: &mut Table) {
        let Some((price, buy)) = self.price(hero, skill) else { return };
        self.spend(hero, price, table);
        self.hero_mut(hero).levels[usize::from(skill)] += 1;
        let (hero, skill) = (self.fighter(hero), self.skill_id(hero, skill));
        table.tell(|| if buy { Event::Bought { hero, skill } } else { Event::Upgraded { hero, skill } });
    }

    /// Another attack on a cell next to the target of the one before.
    pub(crate) fn second_attack(&mut self, hero: u8, skill: u8, (target, dice, hit): (Cell, u8, u8)) {
        if self.hero(hero).deployed() {
            self.push(Task::Ask(Asked::SecondAim(SecondAim { hero, skill, target, dice, hit })));
        }
    }

    /// The second attack is declared.
    pub(crate) fn declare_second(&mut self, aim: SecondAim, to: Cell, table: &mut Table) {
        let SecondAim { hero, skill, dice, hit, .. } = aim;
        let (side, seat) = (self.hero(hero).side, self.hero(hero).owner);
        self.declare(Source::Second { hero, skill }, Some(side), seat, (to, dice, hit, 0), table);
    }
}
