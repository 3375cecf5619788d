//! Opponents that eat weapons and armour: what is used in a roll against them is named before the dice (RN-20.5, P24).

use crate::combat::{Body, Character, Roll};
use crate::effects::vocabulary::{Class, Effect, Line, Moment};
use crate::pack::Wares;
use crate::source::{Source, Text};
use crate::state::Quest;

impl Quest {
    /// Whether a failure of this roll costs the hero a weapon or armour.
    pub(crate) fn rusts(&self, roll: &Roll) -> bool {
        let Some((phase, _)) = roll.aim.combat() else { return false };
        roll.who.body == Body::Hero
            && self.traits().any(|effect| matches!(effect, Effect::Rust(phases) if phases.cover(phase)))
    }

    /// Weapons and armour of the market that are used in a roll, those laid aside left out.
    pub(crate) fn at_stake(&self, roll: &Roll) -> impl Iterator<Item = u8> + use<'_> {
        let roll = *roll;
        let items = self.party(roll.who.seat).items.without(roll.aside);
        items.iter().filter(move |card| self.is_used(*card, &roll))
    }

    /// Whether a constant weapon or armour adds something to a roll, or to the damage of its attack.
    fn is_used(&self, card: u8, roll: &Roll) -> bool {
        let Wares::Item(Class::Weapon | Class::Armour, _) = self.goods(card).wares else { return false };
        let source = Source::new(roll.who.seat, Text::Market(card));
        let Some((phase, attack)) = roll.aim.combat() else { return false };
        let helps = |line: &Line| {
            line.effects.iter().any(|effect| match effect {
                Effect::Roll(phases, rolls, _) | Effect::Usestat(phases, rolls, _) => {
                    phases.cover(phase) && rolls.cover(attack)
                }
                Effect::Stat(stat, _) => *stat == phase.stat(),
                Effect::Dmg(phases, _) => attack && phases.cover(phase),
                _ => false,
            })
        };
        let lines = self.lines_of(source).iter().filter(|line| line.when == Moment::Always);
        let mut lines = lines.filter(|line| self.is_about(source, line, Character::hero(roll.who.seat).body));
        lines.any(|line| self.holds(line, source) && helps(line))
    }
}
