//! What happened in combat.

use super::parts::{Sort, signed};
use crate::event::Event;
use crate::state::Quest;
use freeport_kernel::Phrase;

impl Quest {
    /// What happened in combat, as a sentence.
    pub(super) fn fight_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Used { seat, card } => match self.sort_of(card) {
                Sort::Hero => self.of_hero("used-own", *seat),
                Sort::Ally => self.of_hero("used-ally", *seat).name("ally", card),
                Sort::Item | Sort::Challenge => self.of_hero("used", *seat).name("card", card),
                Sort::Event | Sort::Encounter => self.of_hero("used-text", *seat).name("card", card),
            }
            .rule("RN-25.10"),
            Event::FightBegan { seat, foe } => {
                self.of_hero("fight-began", *seat).name("foe", foe).rule("RN-16.1")
            }
            Event::DuelBegan { seat, other } => self.of_two("duel-began", *seat, *other).rule("RN-23.1"),
            Event::CombatRound { round, seat } => {
                self.of_hero("combat-round", *seat).number("round", *round).rule("RN-17.1")
            }
            Event::Attacks { who, phase, .. } => {
                Phrase::new("attacks").name("who", who).label("phase", *phase).rule("RN-18.7")
            }
            Event::Defends { seat, phase } => {
                self.of_hero("defends", *seat).label("phase", *phase).rule("RN-18.8")
            }
            Event::Rolled { who, aim, stat, dice, value, need, .. } => {
                let key = match need {
                    Some(_) => "rolled",
                    None => "rolled-open",
                };
                let phrase = thrown(key, who, *dice).label("aim", *aim).name("stat", stat);
                let total = i64::from(dice[0]) + i64::from(dice[1]) + i64::from(*value);
                let phrase = phrase.label("value", signed(*value)).number("total", total);
                match need {
                    Some(need) => phrase.number("need", *need),
                    None => phrase,
                }
                .rule("RN-2.1")
            }
            Event::Rerolled { who, dice, .. } => thrown("rerolled", who, *dice).rule("RN-20.6"),
            Event::Settled { who, aim, total, need, success, .. } => {
                let phrase =
                    |key| Phrase::new(key).name("who", who).label("aim", *aim).number("total", *total);
                let said = match (need, success) {
                    (None, _) => phrase("settled-open"),
                    (Some(need), true) => phrase("settled").number("need", *need),
                    (Some(need), false) => phrase("settled-failed").number("need", *need),
                };
                said.rule("RN-2.3")
            }
            Event::WoundsDue { who, wounds, .. } => {
                Phrase::new("wounds-due").name("who", who).number("wounds", *wounds).rule("RN-24.7")
            }
            Event::Averted { who, wounds, left, .. } => Phrase::new("averted")
                .name("who", who)
                .number("wounds", *wounds)
                .number("left", *left)
                .rule("RN-24.6"),
            Event::Redirected { who, to, wounds, .. } => Phrase::new("redirected")
                .name("who", who)
                .name("to", to)
                .number("wounds", *wounds)
                .rule("RN-24.11"),
            Event::Wounded { who, wounds, total, life, .. } => Phrase::new("wounded")
                .name("who", who)
                .number("wounds", *wounds)
                .number("total", *total)
                .number("life", *life)
                .rule("RN-2.5"),
            Event::LastGasp { seat, wounds } => {
                self.of_hero("last-gasp", *seat).number("wounds", *wounds).rule("RN-22.1")
            }
            Event::Tired { who, exhaustion, total, .. } => Phrase::new("tired")
                .name("who", who)
                .number("exhaustion", *exhaustion)
                .number("total", *total)
                .rule("RN-24.2"),
            Event::Healed { who, wounds, left, .. } => Phrase::new("healed")
                .name("who", who)
                .number("wounds", *wounds)
                .number("left", *left)
                .rule("RN-24.10"),
            Event::Eased { who, exhaustion, left, .. } => Phrase::new("eased")
                .name("who", who)
                .number("exhaustion", *exhaustion)
                .number("left", *left)
                .rule("RN-24.8"),
            Event::FoeWounded { foe, wounds, total, life } => Phrase::new("foe-wounded")
                .name("foe", foe)
                .number("wounds", *wounds)
                .number("total", *total)
                .number("life", *life)
                .rule("RN-18.7"),
            Event::FoeRecovered { foe, wounds, left } => Phrase::new("foe-recovered")
                .name("foe", foe)
                .number("wounds", *wounds)
                .number("left", *left)
                .rule("RN-8.4"),
            Event::FoeWeakened { foe, stat, by } => {
                let phrase = Phrase::new("foe-weakened").name("foe", foe).name("stat", stat);
                phrase.label("by", signed(*by)).rule("RN-23.23")
            }
            Event::FoeBlunted { foe, phase, by } => {
                let phrase = Phrase::new("foe-blunted").name("foe", foe).label("phase", *phase);
                phrase.label("by", signed(*by)).rule("RN-23.23")
            }
            Event::FoePacified { foe, phase } => {
                Phrase::new("foe-pacified").name("foe", foe).label("phase", *phase).rule("RN-23.23")
            }
            Event::HeldBack { seat } => self.of_hero("held-back", *seat).rule("RN-8.1"),
            Event::Daunted { seat, by } => {
                self.of_hero("daunted", *seat).label("by", signed(*by)).rule("RN-8.1")
            }
            Event::LaidAside { seat, item } => {
                self.of_hero("laid-aside", *seat).name("item", item).rule("RN-20.5")
            }
            Event::Escaped { seat } => self.of_hero("escaped", *seat).rule("RN-17.7"),
            Event::GoldGained { seat, gold, total } => {
                let phrase = self.of_hero("gold-gained", *seat).number("gold", *gold);
                phrase.number("total", *total).rule("RN-3.8")
            }
            Event::GoldPaid { seat, gold, total } => {
                let phrase = self.of_hero("gold-paid", *seat).number("gold", *gold);
                phrase.number("total", *total).rule("RN-3.8")
            }
            Event::Staked { seat, gold } => {
                self.of_hero("staked", *seat).number("gold", *gold).rule("RN-10.1")
            }
            _ => Phrase::new("nothing"),
        }
    }
}

/// A sentence about two dice on the table.
fn thrown(key: &'static str, who: &'static str, [one, other]: [u8; 2]) -> Phrase {
    Phrase::new(key).name("who", who).number("one", one).number("other", other)
}
