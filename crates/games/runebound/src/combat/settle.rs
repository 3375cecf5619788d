//! The course of a roll: before the dice, after them, and what comes of it.

use crate::abilities::{Cue, Span};
use crate::combat::{Aim, Body, Character, Packet, Roll, Stage};
use crate::effects::vocabulary::{Effect, Phase};
use crate::event::Event;
use crate::state::{Quest, Table};
use crate::steps::{Asked, LayAside, RustAway};
use crate::task::Task;

/// What a failed try to escape costs (RN-17.5).
const GRAZE: u8 = 1;

impl Quest {
    /// Somebody is about to roll.
    pub(crate) fn begin_roll(&mut self, roll: Roll) {
        self.roll = Some(roll);
        self.push(Task::Combat(Stage::Roll));
    }

    /// A character attacks in a phase.
    pub(crate) fn attack(&mut self, body: Body, phase: Phase, table: &mut Table) {
        let need = self.need(phase.stat());
        let Some(fight) = &mut self.fight else { return };
        let who = Character { seat: fight.aggressor, body };
        fight.attacked[phase as usize] = Some(body);
        table.tell(|| Event::Attacks { seat: who.seat, who: self.character_id(who), phase: phase.id() });
        self.begin_roll(Roll::new(who, Aim::Attack(phase), need));
    }

    /// The hero defends in a phase; where nothing depends on it, without a roll (RN-18.9).
    pub(crate) fn defend(&mut self, phase: Phase, table: &mut Table) {
        let Some(fight) = &self.fight else { return };
        let hero = Character::hero(fight.aggressor);
        table.tell(|| Event::Defends { seat: hero.seat, phase: phase.id() });
        if self.defence_matters(phase) {
            let need = self.need(phase.stat());
            self.begin_roll(Roll::new(hero, Aim::Defence(phase), need));
        }
    }

    /// Before the dice: what may rust is laid aside, what must be declared before the dice is declared.
    pub(crate) fn prepare_roll(&mut self) {
        self.marks.end(Span::Roll);
        let Some(roll) = self.roll else { return };
        self.push(Task::Combat(Stage::Throw));
        if roll.aim.combat().is_some() {
            self.offer(roll.who.seat, Cue::Preroll);
            if self.rusts(&roll) {
                self.push(Task::Ask(Asked::LayAside(LayAside { seat: roll.who.seat })));
            }
        }
    }

    /// The dice are thrown, and whoever rolled may still change something (RN-20.4).
    pub(crate) fn cast_dice(&mut self, table: &mut Table) {
        self.throw(table);
        let Some(roll) = self.roll else { return };
        self.push(Task::Combat(Stage::Settle));
        self.offer(roll.who.seat, Cue::Rolled);
    }

    /// The roll is compared with its number.
    pub(crate) fn settle(&mut self, table: &mut Table) {
        let Some(roll) = self.roll else { return };
        if !self.is_here(roll.who) {
            self.roll = None;
            return;
        }
        let total = self.total(&roll);
        let success = self.succeeds(&roll);
        table.tell(|| {
            let (seat, who, aim) = (roll.who.seat, self.character_id(roll.who), roll.aim.id());
            let need = if roll.aim.sets_number() { None } else { Some(roll.need) };
            Event::Settled { seat, who, aim, total, need, success }
        });
        match roll.aim {
            Aim::Attack(phase) if !success => self.fail(&roll, phase, 0),
            Aim::Defence(phase) if !success => {
                let savage =
                    self.traits().map(|effect| if let Effect::Savage(n) = effect { *n } else { 0 }).sum();
                self.fail(&roll, phase, savage);
            }
            Aim::Attack(_) | Aim::Ambush { .. } if success => {
                self.push(Task::Combat(Stage::Done));
                self.push(Task::Combat(Stage::Land));
                self.offer(roll.who.seat, Cue::Hit);
            }
            aim => {
                self.roll = None;
                self.conclude(aim, roll.who, total, success, table);
            }
        }
    }

    /// What comes of a roll that deals no damage.
    fn conclude(&mut self, aim: Aim, who: Character, total: i16, success: bool, table: &mut Table) {
        match aim {
            Aim::Guard(_) | Aim::Ward(_) => {
                if let Some(fight) = &mut self.fight {
                    fight.number = Some(total.clamp(0, i16::from(u8::MAX)) as u8);
                }
            }
            Aim::Escape if success => self.get_away(table),
            Aim::Escape => self.push(Task::Packet(Packet::new(who, GRAZE))),
            Aim::Test { stake: 0, run, .. } => self.push(Task::Run(run.within(u8::from(!success)))),
            Aim::Test { stake, .. } if !success => self.pay_gold(who.seat, u16::from(stake), table),
            Aim::Test { stake, .. } if !self.hazard => self.gain_gold(who.seat, u16::from(stake), table),
            Aim::Test { .. } | Aim::Attack(_) | Aim::Defence(_) | Aim::Ambush { .. } => {}
        }
    }

    /// A failed combat roll: whoever made it takes the opponent's damage, and what else a challenge does (RN-18.7, RN-19.2).
    fn fail(&mut self, roll: &Roll, phase: Phase, more: u8) {
        self.push(Task::Combat(Stage::Done));
        if let Some(fight) = &mut self.fight {
            fight.fed = false;
        }
        let hero = roll.who.body == Body::Hero;
        let drained = self.traits().map(|effect| match effect {
            Effect::Drain(phases, n) if phases.cover(phase) && hero => *n,
            _ => 0,
        });
        let drained: u8 = drained.sum();
        if drained > 0 {
            self.push(Task::Tire { who: roll.who, left: drained });
        }
        let wounds = self.foe_damage(phase) + more;
        self.push(Task::Packet(Packet::failed(roll.who, wounds)));
        if self.rusts(roll) {
            self.push(Task::Ask(Asked::RustAway(RustAway { seat: roll.who.seat })));
        }
    }
}
