//! Whether the use of a line would change anything: otherwise it may not be used (RN-2.19).

use crate::combat::{Body, Character};
use crate::effects::vocabulary::{Effect, Line, Phase, Stat, Who};
use crate::source::Source;
use crate::state::Quest;

impl Quest {
    /// Whether at least one part of a line would change something.
    pub(crate) fn makes_sense(&self, source: Source, line: &Line) -> bool {
        line.effects.iter().any(|effect| self.matters(source, effect))
    }

    fn matters(&self, source: Source, effect: &Effect) -> bool {
        match effect {
            Effect::Heal(_, who) => self.served(source, *who, |who| self.can_heal(who)),
            Effect::Rest(_, who) | Effect::RestAll(who) => {
                self.served(source, *who, |who| self.exhaustion(who) > 0)
            }
            Effect::Bonus(_) | Effect::Reroll | Effect::EscapeAuto => {
                self.roll.is_none_or(|roll| roll.aim.sets_number() || self.may_fail(&roll))
            }
            Effect::Hit(_) => self.hit_counts(),
            Effect::FoeStat(stat, _) => self.foe_stat(source.seat, *stat) > 0,
            Effect::FoeStatChoice(_) => {
                Stat::ALL.into_iter().any(|stat| self.foe_stat(source.seat, stat) > 0)
            }
            Effect::FoeDamage(phases, _) => Phase::ALL
                .into_iter()
                .any(|phase| phases.cover(phase) && self.foe_harm(source.seat, phase) > 0),
            Effect::FoeDamageChoice(_) => {
                Phase::ALL.into_iter().any(|phase| self.foe_harm(source.seat, phase) > 0)
            }
            Effect::FoeHarmless(phase) => self.foe_harm(source.seat, *phase) > 0,
            Effect::Again => self.fight.as_ref().is_some_and(|fight| {
                !fight.again
                    && self
                        .attackers(true)
                        .any(|body| matches!(body, Body::Ally(_)) && fight.has_attacked(body))
            }),
            Effect::Avert(_) | Effect::AvertAll => {
                self.packets.last().is_some_and(|packet| packet.wounds > 0)
            }
            Effect::Redirect(_) => {
                let room = self.packets.len() < self.packets.capacity();
                room && self.packets.last().is_some_and(|packet| packet.wounds > 0)
            }
            Effect::Lastgasp => self.wounds(Character::hero(source.seat)) >= self.life(source.seat),
            Effect::Stock(_) => !self.stock.is_empty(),
            _ => true,
        }
    }

    /// Whether there is somebody whom an effect could serve.
    pub(crate) fn served(&self, source: Source, who: Who, serves: impl Fn(Character) -> bool) -> bool {
        self.candidates(source, who).any(serves)
    }

    /// Those among whom an effect finds whom it is for.
    pub(crate) fn candidates(&self, source: Source, who: Who) -> impl Iterator<Item = Character> + use<'_> {
        let bearer = self.bearer(source);
        self.everybody(source.seat).filter(move |one| match who {
            Who::Hero => one.body == Body::Hero,
            Who::Ally | Who::EachAlly => one.body != Body::Hero,
            Who::Party | Who::Split => true,
            Who::Itself => *one == bearer,
        })
    }

    /// Whether a card could heal a character.
    pub(crate) fn can_heal(&self, who: Character) -> bool {
        self.wounds(who) > 0 && !self.is_unmendable(who)
    }
}
