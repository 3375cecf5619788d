//! `heroes.toml`: the heroes and their skills.

use super::words::WORDS;
use super::{Blow, FACTIONS, faction_of};
use crate::effects::vocabulary::{Effect, Line};
use crate::pack::Role;
use crate::pack::lines::Place;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::{Deserialize, Serialize};

const FILE: &str = "heroes.toml";

/// How many skill cards a hero has at most.
pub const SKILLS: usize = 3;
/// How many heroes a side needs at most.
const OF_A_FACTION: usize = 5;
/// No pack has more heroes.
const MOST: usize = 32;

/// A hero as printed on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// The id by which names know its title.
    pub title: String,
    /// The id by which names know who it is, in a sentence.
    pub tale: String,
    /// The faction it belongs to, by number; none for a mercenary, whom any side may take.
    pub faction: Option<u8>,
    /// What it is aboard; no rule asks for it.
    pub role: Role,
    /// The damage that defeats it.
    pub hp: u8,
    /// What is printed on its board itself.
    pub passive: Option<Passive>,
    /// Its skill cards, the base attack first.
    pub skills: Vec<Skill>,
}

impl Hero {
    /// What each side of its skill cards says, and its board.
    pub fn texts(&self) -> impl Iterator<Item = &[Line]> {
        let levels = self.skills.iter().flat_map(|skill| &skill.levels).map(|level| level.lines.as_slice());
        levels.chain(self.passive.iter().map(|passive| passive.lines.as_slice()))
    }
}

/// A skill that has no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passive {
    /// The id by which names know it.
    pub id: String,
    /// What it does.
    pub lines: Vec<Line>,
}

/// A skill card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The id by which names know it.
    pub id: String,
    /// What sort it is.
    pub kind: Kind,
    /// The coins it costs to buy; nothing where it lies on the board from the start.
    pub cost: u8,
    /// The coins it costs to turn it to its second level.
    pub up: u8,
    /// Its front and its back.
    pub levels: [Level; 2],
}

/// The sorts of skill cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Kind2"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The attack that may be used any number of times.
    Base,
    /// Any other attack.
    Attack,
    /// What takes an action and is no attack.
    Ability,
    /// What answers a moment and takes no action.
    Reaction,
}

impl Kind {
    /// Whether dice are rolled against a cell.
    pub const fn attacks(self) -> bool {
        matches!(self, Kind::Base | Kind::Attack)
    }

    const fn place(self) -> Place {
        match self {
            Kind::Base | Kind::Attack => Place::Attack,
            Kind::Ability => Place::Ability,
            Kind::Reaction => Place::Response,
        }
    }
}

/// A side of a skill card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Its numbers, if it is an attack.
    pub attack: Option<Blow>,
    /// What it does beyond that.
    #[serde(default, rename = "text")]
    pub lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hero: Vec<HeroShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroShape {
    id: String,
    name: Name,
    title: Name,
    tale: Name,
    faction: String,
    role: Role,
    hp: u8,
    passive: Option<PassiveShape>,
    skill: Vec<SkillShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PassiveShape {
    id: String,
    name: Name,
    text: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillShape {
    id: String,
    name: Name,
    kind: Kind,
    #[serde(default)]
    cost: u8,
    up: u8,
    levels: [Level; 2],
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Hero>, PackFlaw> {
    let found = parse::<File>(FILE, text)?.hero;
    let heroes = found.into_iter().map(|hero| read_hero(hero, register)).collect::<Result<Vec<_>, _>>()?;
    if heroes.len() > MOST {
        return Err(flaw(FILE, "hero", format!("there must be {MOST} heroes at most, not {}", heroes.len())));
    }
    for (faction, id) in (0..).zip(FACTIONS) {
        let own = heroes.iter().filter(|hero| hero.faction == Some(faction)).count();
        if own < OF_A_FACTION {
            return Err(flaw(FILE, id, format!("`faction`: it must have {OF_A_FACTION} heroes, not {own}")));
        }
    }
    Ok(heroes)
}

fn read_hero(hero: HeroShape, register: &mut Register) -> Result<Hero, PackFlaw> {
    let HeroShape { id, name, title, tale, faction, role, hp, passive, skill } = hero;
    bounded(FILE, &id, "hp", hp, 1..=30)?;
    let flag = match faction.as_str() {
        "mercenary" => None,
        other => match faction_of(other) {
            Some(known) => Some(known),
            None => return Err(flaw(FILE, &id, format!("`faction`: there is no `{other}`"))),
        },
    };
    let skills = skill.into_iter().map(|skill| read_skill(skill, register));
    let skills = skills.collect::<Result<Vec<_>, _>>()?;
    if !(1..=SKILLS).contains(&skills.len()) {
        return Err(flaw(FILE, &id, format!("`skill`: there must be 1 to {SKILLS}, not {}", skills.len())));
    }
    if !(skills.iter().map(|skill| skill.kind == Kind::Base)).eq((0..skills.len()).map(|at| at == 0)) {
        return Err(flaw(FILE, &id, "`skill`: the first one must be the base attack, and no other"));
    }
    let passive = passive.map(|passive| read_passive(passive, register)).transpose()?;
    let ids = ["title", "tale"].map(|what| format!("{id}-{what}"));
    register.enter(FILE, &ids[0], title)?;
    register.enter(FILE, &ids[1], tale)?;
    register.enter(FILE, &id, name)?;
    let [title, tale] = ids;
    Ok(Hero { id, title, tale, faction: flag, role, hp, passive, skills })
}

fn read_passive(passive: PassiveShape, register: &mut Register) -> Result<Passive, PackFlaw> {
    let PassiveShape { id, name, text } = passive;
    WORDS.check(FILE, &id, Place::Response, &text)?;
    if text.iter().flat_map(|line| &line.effects).any(|effect| *effect == Effect::Flip) {
        return Err(flaw(FILE, &id, "`do`: what is printed on the board cannot be turned"));
    }
    register.enter(FILE, &id, name)?;
    Ok(Passive { id, lines: text })
}

fn read_skill(skill: SkillShape, register: &mut Register) -> Result<Skill, PackFlaw> {
    let SkillShape { id, name, kind, cost, up, levels } = skill;
    bounded(FILE, &id, "cost", cost, 0..=9)?;
    bounded(FILE, &id, "up", up, 1..=9)?;
    if kind == Kind::Base && cost > 0 {
        return Err(flaw(FILE, &id, "`cost`: a base attack costs nothing"));
    }
    for (place, level) in levels.iter().enumerate() {
        match level.attack {
            Some(blow) if kind.attacks() => blow.check(FILE, &id)?,
            None if !kind.attacks() => {}
            Some(_) => return Err(flaw(FILE, &id, "`attack`: only attacks have one")),
            None => return Err(flaw(FILE, &id, format!("`attack` is missing on level {}", place + 1))),
        }
        let idle = kind == Kind::Reaction && place == 0;
        if !(idle && level.lines.is_empty()) {
            WORDS.check(FILE, &id, kind.place(), &level.lines)?;
        }
    }
    register.enter(FILE, &id, name)?;
    Ok(Skill { id, kind, cost, up, levels })
}
