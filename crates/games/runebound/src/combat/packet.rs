//! Wounds and exhaustion: how they are dealt, averted, placed and healed.

use crate::abilities::Cue;
use crate::combat::{Body, Character, Stage};
use crate::effects::vocabulary::Effect;
use crate::event::Event;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Wounds of one source for one character (RN-24.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Packet {
    pub to: Character,
    pub wounds: u8,
    /// Whether a failed combat roll brought them.
    pub failed: bool,
}

impl Default for Packet {
    fn default() -> Packet {
        Packet { to: Character::hero(Seat(0)), wounds: 0, failed: false }
    }
}

impl Packet {
    pub(crate) const fn new(to: Character, wounds: u8) -> Packet {
        Packet { to, wounds, failed: false }
    }

    /// Wounds of a failed combat roll.
    pub(crate) const fn failed(to: Character, wounds: u8) -> Packet {
        Packet { to, wounds, failed: true }
    }
}

impl Quest {
    /// Wounds are dealt: what always averts some comes first, then the owner averts and redirects (RN-24.11).
    pub(crate) fn suffer(&mut self, mut packet: Packet, table: &mut Table) {
        if packet.wounds == 0 || !self.is_here(packet.to) || self.packets.len() == self.packets.capacity() {
            return;
        }
        let (to, dealt) = (packet.to, packet.wounds);
        table.tell(|| Event::WoundsDue { seat: to.seat, who: self.character_id(to), wounds: dealt });
        if dealt >= 2 {
            let less = self.toughness(to).min(dealt);
            packet.wounds -= less;
            self.tell_averted(to, less, packet.wounds, table);
        }
        self.packets.push(packet);
        self.push(Task::Place);
        self.offer(to.seat, Cue::Wound);
    }

    fn tell_averted(&self, to: Character, wounds: u8, left: u8, table: &mut Table) {
        if wounds > 0 {
            table.tell(|| Event::Averted { seat: to.seat, who: self.character_id(to), wounds, left });
        }
    }

    /// Wounds of the packet are averted (P6).
    pub(crate) fn avert(&mut self, n: u8, table: &mut Table) {
        let Some(packet) = self.packets.last_mut() else { return };
        let less = n.min(packet.wounds);
        packet.wounds -= less;
        let (to, left) = (packet.to, packet.wounds);
        self.tell_averted(to, less, left, table);
    }

    /// Wounds of the packet go to somebody else, as a packet of its own (P7, RN-24.11).
    pub(crate) fn redirect(&mut self, n: u8, to: Character, table: &mut Table) {
        let Some(packet) = self.packets.last_mut() else { return };
        let moved = n.min(packet.wounds);
        packet.wounds -= moved;
        let (from, failed) = (packet.to, packet.failed);
        table.tell(|| Event::Redirected {
            seat: from.seat,
            who: self.character_id(from),
            to: self.character_id(to),
            wounds: moved,
        });
        self.push(Task::Packet(Packet { to, wounds: moved, failed }));
    }

    /// What is left of the packet is placed.
    pub(crate) fn place(&mut self, table: &mut Table) {
        let Some(Packet { to, wounds, failed }) = self.packets.pop() else { return };
        if wounds == 0 {
            return;
        }
        let Some((tokens, _)) = self.tokens_mut(to) else { return };
        *tokens = tokens.saturating_add(wounds);
        let (total, life) = (*tokens, self.life_of(to));
        table.tell(|| Event::Wounded { seat: to.seat, who: self.character_id(to), wounds, total, life });
        if failed {
            self.feed(table);
        }
        if total >= life {
            match to.body {
                Body::Hero => self.check_standing(to.seat),
                Body::Ally(card) => self.lose_ally(to.seat, card, table),
            }
        }
    }

    /// A hero with too many wounds is felled, unless something keeps him up (RN-14.13, RN-22.1).
    pub(crate) fn check_standing(&mut self, seat: Seat) {
        let fall = Task::Combat(Stage::Fall(seat));
        if self.party(seat).wounds >= self.life(seat) && !self.agenda.contains(&fall) {
            self.push(fall);
            self.offer(seat, Cue::Felled);
        }
    }

    /// The hero keeps one wound less than life (P36).
    pub(crate) fn last_gasp(&mut self, seat: Seat, table: &mut Table) {
        let wounds = self.life(seat) - 1;
        self.party_mut(seat).wounds = wounds;
        table.tell(|| Event::LastGasp { seat, wounds });
    }

    /// Exhaustion that nobody asked for; what is beyond strength becomes wounds (RN-24.3).
    pub(crate) fn tire(&mut self, who: Character, n: u8, table: &mut Table) {
        let room = self.strength_of(who).saturating_sub(self.exhaustion(who));
        let taken = n.min(room);
        self.exert(who, taken, table);
        if n > taken && self.is_here(who) {
            self.push(Task::Packet(Packet::new(who, n - taken)));
        }
    }

    /// A character takes exhaustion that fits its strength.
    pub(crate) fn exert(&mut self, who: Character, n: u8, table: &mut Table) {
        let Some((_, exhaustion)) = self.tokens_mut(who) else { return };
        *exhaustion += n;
        let total = *exhaustion;
        if n > 0 {
            table.tell(|| Event::Tired { seat: who.seat, who: self.character_id(who), exhaustion: n, total });
        }
    }

    /// Wounds are healed, as far as there are any (RN-24.10).
    pub(crate) fn heal(&mut self, who: Character, n: u8, table: &mut Table) {
        let Some((wounds, _)) = self.tokens_mut(who) else { return };
        let less = n.min(*wounds);
        *wounds -= less;
        let left = *wounds;
        if less > 0 {
            table.tell(|| Event::Healed { seat: who.seat, who: self.character_id(who), wounds: less, left });
        }
    }

    /// Exhaustion is discarded, as far as there is any.
    pub(crate) fn rest(&mut self, who: Character, n: u8, table: &mut Table) {
        let Some((_, exhaustion)) = self.tokens_mut(who) else { return };
        let less = n.min(*exhaustion);
        *exhaustion -= less;
        let left = *exhaustion;
        if less > 0 {
            table.tell(|| Event::Eased {
                seat: who.seat,
                who: self.character_id(who),
                exhaustion: less,
                left,
            });
        }
    }

    /// A failed roll that wounded somebody feeds a challenge that lives on it, once (P23).
    fn feed(&mut self, table: &mut Table) {
        let feeds = self.traits().any(|effect| *effect == Effect::Leech);
        let Some(fight) = &mut self.fight else { return };
        if feeds && !fight.fed {
            fight.fed = true;
            self.foe_recovers(1, table);
        }
    }
}
