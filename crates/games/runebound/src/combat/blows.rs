//! What an attack does to the opponent, and what makes him weaker.

use crate::combat::{Aim, Character, FightEnd, Foe, Packet, Roll};
use crate::effects::vocabulary::{Effect, Phase, Phases, Stat};
use crate::event::Event;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::Seat;

impl Quest {
    /// The wounds that a successful attack deals before the opponent's limits are looked at.
    pub(crate) fn blow(&self, roll: &Roll) -> u8 {
        let own = |phase| self.damage_of(roll.who, phase, roll.aside);
        let damage = match roll.aim {
            Aim::Ambush { wounds: Some(wounds), .. } => wounds,
            Aim::Attack(phase) | Aim::Ambush { phase, .. } => own(phase),
            _ => 0,
        };
        damage + roll.extra
    }

    /// The most wounds that one attack deals to a challenge; limits that name a phase do not work before combat (P21, P37).
    pub(crate) fn hit_cap(&self, phase: Option<Phase>) -> u8 {
        let caps = self.traits().filter_map(|effect| match effect {
            Effect::Hitcap(phases, most) => {
                let works = *phases == Phases::Any || phase.is_some_and(|phase| phases.cover(phase));
                works.then_some(*most)
            }
            _ => None,
        });
        caps.min().unwrap_or(u8::MAX)
    }

    /// Whether more wounds would count: not those that a limit takes away, nor those beyond the life of a challenge (RN-24.9).
    pub(crate) fn hit_counts(&self) -> bool {
        let (Some(fight), Some(roll)) = (&self.fight, &self.roll) else { return false };
        if matches!(fight.foe, Foe::Hero(_)) {
            return true;
        }
        let cap = self.hit_cap(fight.phase());
        self.blow(roll) < cap.min(self.foe_life().saturating_sub(fight.wounds))
    }

    /// An attack that succeeded deals its wounds.
    pub(crate) fn land(&mut self, table: &mut Table) {
        let (Some(fight), Some(roll)) = (self.fight, self.roll) else { return };
        let wounds = self.blow(&roll).min(self.hit_cap(fight.phase()));
        if let Some(rival) = fight.rival_of(roll.who.seat) {
            self.push(Task::Packet(Packet::new(Character::hero(rival), wounds)));
            return;
        }
        let total = fight.wounds.saturating_add(wounds);
        let life = self.foe_life();
        if let Some(fight) = &mut self.fight {
            fight.wounds = total;
        }
        table.tell(|| Event::FoeWounded { foe: self.foe_id(), wounds, total, life });
        if total >= life {
            self.end_fight(FightEnd::Won, table);
        }
    }

    /// What weakens the opponent of a seat until combat ends.
    fn spell_by(&mut self, seat: Seat) -> Option<&mut crate::combat::Spell> {
        let fight = self.fight.as_mut()?;
        let side = 1 - fight.side_of(seat);
        Some(&mut fight.spells[side])
    }

    /// A target number or stat of the opponent changes until combat ends (P20).
    pub(crate) fn weaken(&mut self, seat: Seat, stat: Stat, n: i8, table: &mut Table) {
        if let Some(spell) = self.spell_by(seat) {
            spell.stats[stat as usize] += n;
            table.tell(|| Event::FoeWeakened { foe: self.foe_of(seat), stat: stat.id(), by: n });
        }
    }

    /// A damage value of the opponent changes until combat ends (P20).
    pub(crate) fn blunt(&mut self, seat: Seat, phase: Phase, n: i8, table: &mut Table) {
        if let Some(spell) = self.spell_by(seat) {
            spell.damage[phase as usize] += n;
            table.tell(|| Event::FoeBlunted { foe: self.foe_of(seat), phase: phase.id(), by: n });
        }
    }

    /// A damage value of the opponent is nothing until combat ends (P2).
    pub(crate) fn pacify(&mut self, seat: Seat, phase: Phase, table: &mut Table) {
        if let Some(spell) = self.spell_by(seat) {
            spell.harmless |= 1 << phase as u8;
            table.tell(|| Event::FoePacified { foe: self.foe_of(seat), phase: phase.id() });
        }
    }

    /// The id by which names know the opponent of a seat.
    pub(crate) fn foe_of(&self, seat: Seat) -> &'static str {
        let rival = self.fight.as_ref().and_then(|fight| fight.rival_of(seat));
        rival.map_or_else(|| self.foe_id(), |rival| self.hero_id(rival))
    }
}
