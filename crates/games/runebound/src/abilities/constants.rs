//! Numbers that cards change all the time: one query for each, which sums up everything that has a say in it.

use crate::cards::Cards;
use crate::combat::{Body, Character, Foe};
use crate::effects::vocabulary::{
    Effect, Enemy, Figures, Line, Moment, Phase, Phases, Prey, Skill, Stat, Tag, Terrains, Who,
};
use crate::pack::Kind;
use crate::party::Boost;
use crate::source::{Source, Text};
use crate::state::Quest;
use freeport_kernel::Seat;

/// What a token of experience adds to a stat, or to strength (RN-15.9).
const BOOST: i16 = 2;

impl Quest {
    /// What works all the time among the texts of a party, where its conditions hold.
    #[inline]
    fn constants(&self, seat: Seat, aside: Cards) -> impl Iterator<Item = (Text, &'static Line)> + use<'_> {
        let used = move |text: &Text| !matches!(text, Text::Market(card) if aside.has(*card));
        self.texts(seat).filter(used).flat_map(move |text| {
            let source = Source::new(seat, text);
            let lines = self.lines_of(source).iter().filter(|line| line.when == Moment::Always);
            lines.filter(move |line| self.holds(line, source)).map(move |line| (text, line))
        })
    }

    /// Whether a line of a text is about this character of its party.
    #[inline]
    pub(crate) fn is_about(&self, source: Source, line: &Line, who: Body) -> bool {
        match line.of {
            Some(Who::Hero) => who == Body::Hero,
            _ => self.bearer(source).body == who,
        }
    }

    /// The sum of what works all the time for a character.
    #[inline]
    fn sum(&self, who: Character, aside: Cards, part: impl Fn(&Effect) -> i8) -> i16 {
        self.constants(who.seat, aside)
            .filter(|(text, line)| self.is_about(Source::new(who.seat, *text), line, who.body))
            .flat_map(|(_, line)| &line.effects)
            .map(|effect| i16::from(part(effect)))
            .sum()
    }

    /// What works all the time for the whole party of a seat.
    #[inline]
    fn party_effects(&self, seat: Seat) -> impl Iterator<Item = &'static Effect> + use<'_> {
        self.constants(seat, Cards::NONE).flat_map(|(_, line)| &line.effects)
    }

    /// The printed figures of a character.
    #[inline]
    pub(crate) fn figures(&self, who: Character) -> Figures {
        match who.body {
            Body::Hero => self.pack().heroes[usize::from(self.party(who.seat).hero)].figures,
            Body::Ally(card) => {
                let none = Figures { life: 1, strength: 0, stats: [0; 3], damage: [0; 3] };
                self.ally_figures(card).copied().unwrap_or(none)
            }
        }
    }

    /// A stat of a hero (RN-2.17).
    pub(crate) fn stat(&self, seat: Seat, stat: Stat) -> u8 {
        self.stat_of(Character::hero(seat), stat, Cards::NONE)
    }

    /// A stat of a character, some of the party's market cards left aside.
    pub(crate) fn stat_of(&self, who: Character, stat: Stat, aside: Cards) -> u8 {
        let at = stat as usize;
        let mut value = i16::from(self.figures(who).stats[at]);
        value += self.sum(who, aside, |effect| match effect {
            Effect::Stat(which, more) if *which == stat => *more,
            _ => 0,
        });
        if who.body == Body::Hero {
            value += BOOST * i16::from(self.party(who.seat).boosts[at]);
            value += self.spell_on(who.seat).map_or(0, |spell| i16::from(spell.stats[at]));
        }
        value.max(0) as u8
    }

    /// What is cast on a hero in a duel.
    fn spell_on(&self, seat: Seat) -> Option<&crate::combat::Spell> {
        let fight = self.fight.as_ref()?;
        let duel = matches!(fight.foe, Foe::Hero(_)) && fight.includes(seat);
        duel.then(|| &fight.spells[fight.side_of(seat)])
    }

    /// The wounds that fell a hero.
    pub(crate) fn life(&self, seat: Seat) -> u8 {
        self.life_of(Character::hero(seat))
    }

    /// The wounds that fell a character.
    pub(crate) fn life_of(&self, who: Character) -> u8 {
        let mut life = i16::from(self.figures(who).life);
        life += self.sum(who, Cards::NONE, |effect| if let Effect::Life(more) = effect { *more } else { 0 });
        if who.body == Body::Hero {
            life += i16::from(self.party(who.seat).boosts[Boost::Life as usize]);
        }
        life.max(1) as u8
    }

    /// The exhaustion that a character can carry.
    pub(crate) fn strength_of(&self, who: Character) -> u8 {
        let mut strength = i16::from(self.figures(who).strength);
        strength += self.sum(who, Cards::NONE, |effect| match effect {
            Effect::Strength(more) => *more,
            _ => 0,
        });
        if who.body == Body::Hero {
            strength += BOOST * i16::from(self.party(who.seat).boosts[Boost::Strength as usize]);
        }
        strength.max(0) as u8
    }

    /// The damage of a character in a phase (P2).
    pub(crate) fn damage(&self, who: Character, phase: Phase) -> u8 {
        self.damage_of(who, phase, Cards::NONE)
    }

    /// The damage of a character in a phase, some of the party's market cards left aside.
    pub(crate) fn damage_of(&self, who: Character, phase: Phase, aside: Cards) -> u8 {
        let at = phase as usize;
        let spell = if who.body == Body::Hero { self.spell_on(who.seat) } else { None };
        let mut damage = i16::from(self.figures(who).damage[at]);
        if spell.is_some_and(|spell| spell.harmless >> at & 1 == 1) {
            damage = 0;
        }
        damage += self.sum(who, aside, |effect| match effect {
            Effect::Dmg(phases, more) if phases.cover(phase) => *more,
            _ => 0,
        });
        damage += spell.map_or(0, |spell| i16::from(spell.damage[at]));
        self.surged(damage.max(0) as u8, phase)
    }

    /// A damage value as an event changes it: whoever has some magic damage has more.
    fn surged(&self, damage: u8, phase: Phase) -> u8 {
        if phase != Phase::Magic || damage == 0 {
            return damage;
        }
        damage
            + self
                .event_effects()
                .map(|effect| if let Effect::MagicSurge(more) = effect { *more } else { 0 })
                .sum::<u8>()
    }

    /// Everything that a character adds to an attack or a defence: the best stat it may use, and bonuses (RN-20.2).
    pub(crate) fn prowess(&self, who: Character, phase: Phase, attack: bool, aside: Cards) -> i16 {
        let usual = self.stat_of(who, phase.stat(), aside);
        let mut stat = usual;
        for (text, line) in self.constants(who.seat, aside) {
            for effect in &line.effects {
                if let Effect::Usestat(phases, rolls, other) = effect
                    && phases.cover(phase)
                    && rolls.cover(attack)
                    && self.is_about(Source::new(who.seat, text), line, who.body)
                {
                    stat = stat.max(self.stat_of(who, *other, aside));
                }
            }
        }
        i16::from(stat) + self.roll_bonus(who, phase, attack, aside)
    }

    /// The bonuses to a combat roll that work all the time; attacks before combat have those of attacks (RN-16.10).
    pub(crate) fn roll_bonus(&self, who: Character, phase: Phase, attack: bool, aside: Cards) -> i16 {
        let fits = |phases: &Phases, rolls: &crate::effects::vocabulary::Rolls| {
            phases.cover(phase) && rolls.cover(attack)
        };
        let mut bonus = self.sum(who, aside, |effect| match effect {
            Effect::Roll(phases, rolls, more) if fits(phases, rolls) => *more,
            _ => 0,
        });
        if who.body != Body::Hero {
            bonus += self
                .party_effects(who.seat)
                .map(|effect| match effect {
                    Effect::RollPerAlly(phases, rolls, more) if fits(phases, rolls) => i16::from(*more),
                    _ => 0,
                })
                .sum::<i16>();
        }
        let Some(fight) = &self.fight else { return bonus };
        let daunts = who.body == Body::Hero && fight.round == 1;
        bonus += self
            .traits()
            .map(|effect| match effect {
                Effect::Roll(phases, rolls, more) if fits(phases, rolls) => i16::from(*more),
                Effect::Daunted(more) if daunts => i16::from(*more),
                _ => 0,
            })
            .sum::<i16>();
        if daunts { bonus + i16::from(fight.daunted) } else { bonus }
    }

    /// The bonuses to a skill test: the hero's own, and those of cards (RN-26.1).
    pub(crate) fn test_bonus(&self, seat: Seat, skill: Skill) -> i16 {
        let hero = &self.pack().heroes[usize::from(self.party(seat).hero)];
        let own = hero.skills.iter().filter(|(which, _)| *which == skill).map(|(_, bonus)| i16::from(*bonus));
        own.sum::<i16>()
            + self.sum(Character::hero(seat), Cards::NONE, |effect| match effect {
                Effect::TestSkill(which, more) if *which == skill => *more,
                Effect::TestStat(which, more) if *which == skill.stat() => *more,
                _ => 0,
            })
    }

    /// The bonus to escape rolls (P19).
    pub(crate) fn escape_bonus(&self, seat: Seat) -> i16 {
        self.sum(Character::hero(seat), Cards::NONE, |effect| match effect {
            Effect::Escape(more) => *more,
            _ => 0,
        })
    }

    /// How many wounds of a packet are averted all the time, if there are several (P45).
    pub(crate) fn toughness(&self, who: Character) -> u8 {
        self.sum(who, Cards::NONE, |effect| i8::from(*effect == Effect::Toughness)) as u8
    }

    /// Whether cards cannot heal a character (P46).
    pub(crate) fn is_unmendable(&self, who: Character) -> bool {
        self.sum(who, Cards::NONE, |effect| i8::from(*effect == Effect::Unmendable)) > 0
    }

    /// The most movement dice that a party may roll (P17).
    pub(crate) fn move_cap(&self, seat: Seat) -> u8 {
        let caps = self.party_effects(seat).filter_map(|effect| match effect {
            Effect::Movecap(most) => Some(*most),
            _ => None,
        });
        caps.min().unwrap_or(u8::MAX)
    }

    /// Whether wounds and exhaustion cost a party no movement die (P17).
    pub(crate) fn ignores_fatigue(&self, seat: Seat) -> bool {
        let free = |effect: &Effect| *effect == Effect::Nofatiguecap;
        self.party_effects(seat).any(free) || self.event_effects().any(free)
    }

    /// The terrains for which one movement die each may be spent (P16).
    pub(crate) fn wilds(&self, seat: Seat) -> impl Iterator<Item = Terrains> + use<'_> {
        self.party_effects(seat).filter_map(|effect| match effect {
            Effect::Wild(terrains) => Some(*terrains),
            _ => None,
        })
    }

    /// What the challenge that is fought does all the time.
    #[inline]
    pub(crate) fn traits(&self) -> impl Iterator<Item = &'static Effect> + use<'_> {
        let fight = self.fight.as_ref();
        let source = fight.and_then(|fight| match fight.foe {
            Foe::Challenge(card) => Some(Source::new(fight.seat, Text::Challenge(card))),
            _ => None,
        });
        let lines = source.map_or(&[][..], |source| self.lines_of(source)).iter();
        let lines = lines.filter(|line| line.when == Moment::Trait);
        lines
            .filter(move |line| source.is_some_and(|source| self.holds(line, source)))
            .flat_map(|line| &line.effects)
    }

    /// The figures of the enemy that an encounter brings.
    pub(crate) fn enemy(&self, card: u8) -> Option<&'static Enemy> {
        let Kind::Encounter(encounter) = &self.pack().adventures[usize::from(card)].kind else { return None };
        encounter.text.iter().flat_map(|line| &line.effects).find_map(|effect| match effect {
            Effect::Fight(enemy, _) => Some(enemy),
            _ => None,
        })
    }

    /// What kind of creature is fought.
    pub(crate) fn foe_tag(&self) -> Option<Tag> {
        match self.fight.as_ref()?.foe {
            Foe::Challenge(card) => self.challenge(card).map(|challenge| challenge.tag),
            _ => None,
        }
    }

    /// The wounds that fell the opponent.
    pub(crate) fn foe_life(&self) -> u8 {
        let Some(fight) = &self.fight else { return 1 };
        match fight.foe {
            Foe::Challenge(card) => self.challenge(card).map_or(1, |challenge| challenge.life),
            Foe::Enemy(card) => self.enemy(card).map_or(1, |enemy| enemy.life),
            Foe::Hero(_) => fight.defender().map_or(1, |seat| self.life(seat)),
        }
    }

    /// A target number of the challenge or enemy that is fought.
    pub(crate) fn target(&self, stat: Stat) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        let at = stat as usize;
        let printed = match fight.foe {
            Foe::Challenge(card) => self.challenge(card).map_or(0, |challenge| challenge.target[at]),
            Foe::Enemy(card) => self.enemy(card).map_or(0, |enemy| enemy.target[at]),
            Foe::Hero(_) => 0,
        };
        let mut number = i16::from(printed) + i16::from(fight.spells[1].stats[at]);
        if let Some(tag) = self.foe_tag() {
            number += self
                .event_effects()
                .map(|effect| match effect {
                    Effect::Embolden(prey, more) if prey.includes(tag) => i16::from(*more),
                    _ => 0,
                })
                .sum::<i16>();
        }
        number.max(0) as u8
    }

    /// The damage that the opponent deals in a phase to who fails against it.
    pub(crate) fn foe_damage(&self, phase: Phase) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        let at = phase as usize;
        let (printed, surges) = match fight.foe {
            Foe::Challenge(card) => (self.challenge(card).map_or(0, |challenge| challenge.damage[at]), true),
            Foe::Enemy(card) => (self.enemy(card).map_or(0, |enemy| enemy.damage[at]), false),
            Foe::Hero(_) => {
                return fight.defender().map_or(0, |seat| self.damage(Character::hero(seat), phase));
            }
        };
        let spell = &fight.spells[1];
        let base = if spell.harmless >> at & 1 == 1 { 0 } else { i16::from(printed) };
        let damage = (base + i16::from(spell.damage[at])).max(0) as u8;
        if surges { self.surged(damage, phase) } else { damage }
    }

    /// A stat of the hero whom a seat fights, or a target number of what it fights.
    pub(crate) fn foe_stat(&self, seat: Seat, stat: Stat) -> u8 {
        let rival = self.fight.as_ref().and_then(|fight| fight.rival_of(seat));
        rival.map_or_else(|| self.target(stat), |rival| self.stat(rival, stat))
    }

    /// The damage in a phase of whom or what a seat fights.
    pub(crate) fn foe_harm(&self, seat: Seat, phase: Phase) -> u8 {
        let rival = self.fight.as_ref().and_then(|fight| fight.rival_of(seat));
        rival.map_or_else(|| self.foe_damage(phase), |rival| self.damage(Character::hero(rival), phase))
    }
}

impl Prey {
    /// Whether challenges of a kind are among them.
    pub(crate) fn includes(self, tag: Tag) -> bool {
        match self {
            Prey::All => true,
            Prey::Of(one, other) => tag == one || tag == other,
        }
    }
}
