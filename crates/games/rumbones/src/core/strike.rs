//! The course of an attack.

use crate::core::attack::{Attack, Die, Source};
use crate::core::beast::Beast;
use crate::core::hero::NOBODY;
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::core::targets::Prize;
use crate::core::task::{Stage, Task};
use crate::core::window::Window;
use crate::effects::run::{Cause, Src};
use crate::effects::vocabulary::{Effect, Moment, Rank, Status};
use crate::event::Event;
use crate::pack::Kind;
use crate::steps::{Asked, Assign, Bribe, Priority};

impl Boarding {
    /// An attack is declared.
    pub(crate) fn declare(&mut self, source: Source, side: Side, target: Cell, table: &mut Table) {
        let crew = &self.pack.crew;
        let need = match source {
            Source::Hero { hero, action } => match self.card_of(hero).actions[usize::from(action)].kind {
                Kind::Attack { hit, .. } => [hit; 2],
                Kind::Ability | Kind::Response => [7; 2],
            },
            Source::Crew { from, .. } => {
                [self.crew_need(side, from, Rank::Deckhand), self.crew_need(side, from, Rank::Bosun)]
            }
            Source::Cannon => [crew.cannon.need; 2],
            Source::Kraken { need, .. } => [need; 2],
            Source::Dragon => [self.pack.beasts.dragon.need; 2],
        };
        let beast = matches!(source, Source::Kraken { .. } | Source::Dragon);
        let victim = match () {
            () if beast && self.figure_at(Side::Wellsport, target) => Side::Wellsport,
            () if beast => Side::Bones,
            () => side.other(),
        };
        self.attacks.push(Attack { source, side, victim, target, need, ..Attack::default() });
        table.tell(|| Event::AttackDeclared { by: self.attacker(source, side), target });
        self.push(Task::Strike(Stage::Roll));
        match source {
            Source::Hero { hero, action } => {
                self.push(Task::Window(Window::new(Moment::AttackDeclared, hero)));
                let lines = &self.card_of(hero).actions[usize::from(action)].lines;
                let mut effects = lines.iter().flat_map(|line| &line.effects);
                let bribe = effects.find_map(|effect| match effect {
                    Effect::DicePerCoin(most) => Some(*most),
                    _ => None,
                });
                if let Some(most) = bribe {
                    self.push(Task::Ask(Asked::Bribe(Bribe { hero, most })));
                }
            }
            Source::Cannon => self.push(Task::Window(Window::new(Moment::GunAimed, NOBODY))),
            _ => {}
        }
    }

    /// The next stage of the attack under way.
    pub(crate) fn strike(&mut self, stage: Stage, table: &mut Table) {
        match stage {
            Stage::Roll => self.roll_attack(table),
            Stage::Count => self.count_hits(table),
            Stage::Assign => self.assign_hits(),
            Stage::Damage => self.deal_damage(table),
            Stage::Crew => self.fell_crew(table),
            Stage::Claim => self.fell_tile(table),
            Stage::Mark => self.mark_heroes(table),
            Stage::After => self.after_attack(),
            Stage::End => {
                self.attacks.pop();
            }
        }
    }

    fn roll_attack(&mut self, table: &mut Table) {
        let Some(attack) = self.attacks.last() else { return };
        if self.next_targets(attack).is_empty() {
            table.tell(|| Event::AttackFailed);
            self.attacks.pop();
            return;
        }
        let (deckhands, bosuns) = self.dice_of(attack);
        if let Some(hero) = attack.hero() {
            self.hero_mut(hero).next = 0;
        }
        let Some(attack) = self.attacks.last_mut() else { return };
        for die in 0..deckhands + bosuns {
            attack.dice.push(Die::rolled(table.roll(6), die >= deckhands));
        }
        table.tell(|| Event::Rolled { faces: attack.dice.iter().map(|die| die.face()).collect() });
        let window = match attack.source {
            Source::Hero { hero, .. } => Some(hero),
            Source::Cannon => Some(NOBODY),
            _ => None,
        };
        self.push(Task::Strike(Stage::Count));
        if let Some(hero) = window {
            self.push(Task::Window(Window::new(Moment::AttackRolled, hero)));
        }
    }

    /// How many dice an attack rolls: those of bosuns apart from all others.
    fn dice_of(&self, attack: &Attack) -> (usize, usize) {
        let printed = match attack.source {
            Source::Hero { hero, action } => {
                let own = self.hero(hero);
                let card = &self.card_of(hero).actions[usize::from(action)];
                let dice = if let Kind::Attack { dice, .. } = card.kind { dice as i8 } else { 0 };
                let cause = Cause::new(Src::Act { hero, action }, self.controller(hero), hero);
                let lines = card.lines.iter().filter(|line| line.when == Moment::Roll);
                let lines = lines.filter(|line| self.holds_all(line, &cause));
                let own_text: i8 = lines
                    .flat_map(|line| &line.effects)
                    .map(|effect| if let Effect::Dice(more) = effect { *more } else { 0 })
                    .sum();
                dice + own_text + own.dice + own.next as i8 + self.lasting_dice(attack.side)
            }
            Source::Crew { from, deckhands, bosuns } => {
                let dice = |rank, count: u8| usize::from(count * self.crew_dice(attack.side, from, rank));
                return (dice(Rank::Deckhand, deckhands), dice(Rank::Bosun, bosuns));
            }
            Source::Cannon => self.pack.crew.cannon.dice as i8,
            Source::Kraken { dice, .. } => dice as i8,
            Source::Dragon => self.pack.beasts.dragon.dice as i8,
        };
        ((printed + attack.more).max(1) as usize, 0)
    }

    /// What is added to every die of an attack.
    pub(crate) fn modifier_of(&self, attack: &Attack) -> i8 {
        let own = match attack.source {
            Source::Hero { hero, .. } => {
                let hero = self.hero(hero);
                hero.hit - i8::from(hero.has(Status::Blinded))
            }
            Source::Crew { .. } => {
                let orders = self.orders.iter().filter(|order| order.side.is_none());
                orders.filter(|order| order.cell == Some(attack.target)).map(|order| order.hit).sum()
            }
            _ => 0,
        };
        own + attack.raise
    }

    fn count_hits(&mut self, table: &mut Table) {
        let Some(attack) = self.attacks.last() else { return };
        let modifier = self.modifier_of(attack);
        let Some(attack) = self.attacks.last_mut() else { return };
        attack.modifier = modifier;
        for die in attack.dice {
            if attack.is_hit(die, modifier) {
                attack.hits[usize::from(die.result(modifier))] += 1;
            } else {
                attack.misses += 1;
            }
        }
        let (hits, misses) = (attack.hits.iter().sum(), attack.misses);
        attack.scored = hits > 0;
        table.tell(|| Event::Counted { hits, misses, modifier });
        self.push(Task::Strike(Stage::Assign));
        if hits > 0 {
            self.push(Task::Ask(Asked::Priority(Priority)));
        }
    }

    fn assign_hits(&mut self) {
        let Some(attack) = self.attacks.last() else { return };
        let left = attack.hits.iter().any(|count| *count > 0);
        if left && !self.next_targets(attack).is_empty() {
            self.push(Task::Strike(Stage::Assign));
            self.push(Task::Ask(Asked::Assign(Assign)));
            return;
        }
        let hero_hit = attack.best.iter().any(|best| *best > 0);
        if let Some(attack) = self.attacks.last_mut() {
            attack.hits = [0; 7];
        }
        self.push(Task::Strike(Stage::Damage));
        if hero_hit {
            self.push(Task::Window(Window::new(Moment::HitsAssigned, NOBODY)));
        }
    }

    fn deal_damage(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Crew));
        let Some(attack) = self.attacks.last() else { return };
        let (victim, tile, prize) = (attack.victim, attack.tile, self.tile_of(attack));
        for hero in Boarding::heroes_of(victim) {
            let at = Boarding::rank_of(hero);
            let Some(attack) = self.attacks.last_mut() else { return };
            let damage = attack.dealt[at].saturating_sub(attack.prevented[at]);
            attack.suffered[at] = damage;
            self.wound(hero, damage, table);
        }
        if tile > 0 {
            match prize {
                Some((Prize::Tile(tile_id), _)) => {
                    self.hold_mut(victim).damage[usize::from(tile_id)] += tile;
                    let total = self.hold(victim).damage[usize::from(tile_id)];
                    let name = self.tile_id(tile_id);
                    table.tell(|| Event::TileDamaged { side: victim, tile: name, damage: tile, total });
                }
                Some((Prize::Creature(creature), _)) => {
                    if let Beast::Aboard { damage, .. } = self.beast_mut(creature) {
                        *damage += tile;
                        let total = *damage;
                        table.tell(|| Event::BeastDamaged { creature, damage: tile, total });
                    }
                }
                None => {}
            }
        }
    }

    fn mark_heroes(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::After));
        let Some(attack) = self.attacks.last() else { return };
        let (best, victim) = (attack.best, attack.victim);
        for line in self.lines_of(attack) {
            for effect in &line.effects {
                let Effect::Mark { face, status } = effect else { continue };
                for hero in Boarding::heroes_of(victim) {
                    if best[Boarding::rank_of(hero)] >= *face {
                        self.afflict(hero, *status, table);
                    }
                }
            }
        }
    }

    fn after_attack(&mut self) {
        self.push(Task::Strike(Stage::End));
        let Some(attack) = self.attacks.last() else { return };
        let lines = self.lines_of(attack);
        let source = attack.source;
        if attack.hero().is_some() || attack.hurt_a_hero() {
            let hero = attack.hero().unwrap_or(NOBODY);
            self.push(Task::Window(Window::new(Moment::AttackOver, hero)));
        }
        let Source::Hero { hero, action } = source else { return };
        if !self.hero(hero).deployed() {
            return;
        }
        let cause = Cause::new(Src::Act { hero, action }, self.controller(hero), hero);
        for (at, line) in lines.iter().enumerate().rev().filter(|(_, line)| line.when == Moment::After) {
            if self.holds_all(line, &cause) {
                self.push(Task::Run { cause: Cause { line: at as u8, ..cause }, at: 0 });
            }
        }
    }
}
