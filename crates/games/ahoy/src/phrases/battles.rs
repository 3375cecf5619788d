//! The decisions of a battle in words.

use crate::components::{Figure, Slot};
use crate::moves::{Aim, Manoeuvre, Move};
use crate::state::Ahoy;
use crate::task::{Battle, Stage};
use freeport_kernel::Phrase;

impl Ahoy {
    pub(super) fn battle_phrase(&self, battle: &Battle, mv: &Move) -> Phrase {
        match (battle.stage, mv) {
            (Stage::Emissary, Move::Accept) => {
                let foe =
                    if battle.attacker.owner() == self.active { battle.defender } else { battle.attacker };
                Phrase::new("emissary").name("who", foe.owner().id())
            }
            (Stage::Emissary, _) => Phrase::new("pass-emissary"),
            (Stage::Plans, Move::Plan(plan)) => {
                Phrase::new("plan").name("plan", plan.id()).name("does", plan.effect_id())
            }
            (Stage::Plans, _) => Phrase::new("pass-battle-plans"),
            (Stage::AttackerAims, Move::Aim(aim)) => self.aim_phrase(battle.attacker, *aim),
            (Stage::DefenderAims, Move::Aim(aim)) => self.aim_phrase(battle.defender, *aim),
            (Stage::AttackerAims | Stage::DefenderAims, _) => Phrase::new("pass-aim"),
            (Stage::Grog, Move::Slot(slot)) => Phrase::new("grog").name("slot", slot.name_id()),
            (Stage::Grog, _) => Phrase::new("pass-grog"),
            (Stage::Buccaneer, Move::Accept) => {
                Phrase::new("buccaneer").name("who", battle.loser().owner().id())
            }
            (Stage::Buccaneer, _) => Phrase::new("pass-buccaneer"),
            (_, Move::Manoeuvre(manoeuvre)) => Phrase::new(offer(*manoeuvre)),
            _ => Phrase::new("pass-manoeuvre"),
        }
    }

    fn aim_phrase(&self, figure: Figure, Aim { slot, by }: Aim) -> Phrase {
        let die = self.die_in(figure, slot);
        Phrase::new("aim").number("by", by).number("die", die).number("to", die.saturating_sub(by))
    }

    fn die_in(&self, figure: Figure, slot: Slot) -> u8 {
        self.slot_values(figure.owner(), slot).first().copied().unwrap_or_default()
    }
}

const fn offer(manoeuvre: Manoeuvre) -> &'static str {
    match manoeuvre {
        Manoeuvre::Plunder => "manoeuvre-plunder",
        Manoeuvre::Broadside => "manoeuvre-broadside",
        Manoeuvre::Scatter => "manoeuvre-scatter",
        Manoeuvre::Land => "manoeuvre-land",
        Manoeuvre::Escape => "manoeuvre-escape",
        Manoeuvre::Prize => "manoeuvre-prize",
    }
}
