//! `heroes.toml`: the heroes and their actions.

use super::lines::Place;
use super::words::WORDS;
use crate::core::hero::{COINS, HEROES, OF_A_SIDE};
use crate::core::side::Side;
use crate::effects::vocabulary::{Effect, Line};
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::{Deserialize, Serialize};

const FILE: &str = "heroes.toml";

/// How many actions a hero has.
pub const ACTIONS: usize = 3;
/// No pack has more heroes.
const MOST: usize = 16;

/// A hero as printed on its card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// The side it fights for; none for a mercenary, who fights for any.
    pub faction: Option<Side>,
    /// What it is aboard.
    pub role: Role,
    /// The damage that knocks it out.
    pub hp: u8,
    /// Its actions.
    pub actions: [Action; ACTIONS],
}

/// What a hero is aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Leads.
    Captain,
    /// Helps.
    Quartermaster,
    /// Duels.
    Swashbuckler,
    /// Shoots.
    Gunner,
    /// Endures.
    Brute,
}

impl Role {
    /// Every role, in the order of the rulebook.
    pub const ALL: [Role; OF_A_SIDE] =
        [Role::Captain, Role::Quartermaster, Role::Swashbuckler, Role::Gunner, Role::Brute];

    /// What phrase books call it.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Captain => "captain",
            Role::Quartermaster => "quartermaster",
            Role::Swashbuckler => "swashbuckler",
            Role::Gunner => "gunner",
            Role::Brute => "brute",
        }
    }
}

/// One of a hero's actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The id by which names know it.
    pub id: String,
    /// Attack, ability or response.
    pub kind: Kind,
    /// The coins it costs.
    pub cost: u8,
    /// Whether it is used once per turn at most.
    pub once_per_turn: bool,
    /// What it does.
    pub lines: Vec<Line>,
}

/// The kinds of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Kind {
    /// Dice against one place.
    Attack {
        /// How many dice.
        dice: u8,
        /// What a die needs.
        hit: u8,
        /// How far away the place may be.
        range: u8,
    },
    /// Anything else that takes an action.
    Ability,
    /// What answers a moment, and takes no action.
    Response,
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
    faction: Flag,
    role: Role,
    hp: u8,
    action: Vec<ActionShape>,
}

/// Under which flag a hero sails.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Flag {
    Wellsport,
    Bones,
    Mercenary,
}

impl Flag {
    const fn side(self) -> Option<Side> {
        match self {
            Flag::Wellsport => Some(Side::Wellsport),
            Flag::Bones => Some(Side::Bones),
            Flag::Mercenary => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ActionShape {
    id: String,
    name: Name,
    kind: Kind,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    once_per_turn: bool,
    #[serde(default)]
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Hero>, PackFlaw> {
    let found = parse::<File>(FILE, text)?.hero;
    let heroes = found.into_iter().map(|hero| read_hero(hero, register)).collect::<Result<Vec<_>, _>>()?;
    if !(HEROES..=MOST).contains(&heroes.len()) {
        let problem =
            format!("there must be {HEROES} heroes and mercenaries up to {MOST}, not {}", heroes.len());
        return Err(flaw(FILE, "hero", problem));
    }
    for (crew, side) in heroes.chunks(OF_A_SIDE).zip(Side::BOTH) {
        if let Some(stray) = crew.iter().find(|hero| hero.faction != Some(side)) {
            let problem = format!("`faction` must be {}: heroes stand by their sides", side.id());
            return Err(flaw(FILE, &stray.id, problem));
        }
        if let Some(role) = Role::ALL.iter().find(|role| !crew.iter().any(|hero| hero.role == **role)) {
            return Err(flaw(FILE, side.id(), format!("`role`: nobody is the {}", role.id())));
        }
    }
    match heroes[HEROES..].iter().find(|hero| hero.faction.is_some()) {
        Some(stray) => Err(flaw(FILE, &stray.id, "`faction` must be mercenary: these come after the crews")),
        None => Ok(heroes),
    }
}

fn read_hero(hero: HeroShape, register: &mut Register) -> Result<Hero, PackFlaw> {
    bounded(FILE, &hero.id, "hp", hero.hp, 1..=30)?;
    let actions = hero.action.into_iter().map(|action| read_action(action, register));
    let actions = actions.collect::<Result<Vec<_>, _>>()?;
    let actions: [Action; ACTIONS] = actions.try_into().map_err(|actions: Vec<Action>| {
        flaw(FILE, &hero.id, format!("`action`: there must be {ACTIONS}, not {}", actions.len()))
    })?;
    for action in &actions {
        let mut effects = action.lines.iter().flat_map(|line| &line.effects);
        let sound = effects.try_for_each(|effect| check_own(effect, hero.hp, &actions));
        sound.map_err(|problem| flaw(FILE, &action.id, problem))?;
    }
    register.enter(FILE, &hero.id, hero.name)?;
    Ok(Hero { id: hero.id, faction: hero.faction.side(), role: hero.role, hp: hero.hp, actions })
}

fn read_action(action: ActionShape, register: &mut Register) -> Result<Action, PackFlaw> {
    let ActionShape { id, name, kind, cost, once_per_turn, text } = action;
    bounded(FILE, &id, "cost", cost, 0..=COINS)?;
    let place = match kind {
        Kind::Attack { dice, hit, range } => {
            bounded(FILE, &id, "dice", dice, 1..=10)?;
            bounded(FILE, &id, "hit", hit, 2..=6)?;
            bounded(FILE, &id, "range", range, 0..=10)?;
            Place::Attack
        }
        Kind::Ability => Place::Ability,
        Kind::Response => Place::Response,
    };
    if once_per_turn && kind != Kind::Response {
        return Err(flaw(FILE, &id, "`once-per-turn` is for responses"));
    }
    WORDS.check(FILE, &id, place, &text)?;
    register.enter(FILE, &id, name)?;
    Ok(Action { id, kind, cost, once_per_turn, lines: text })
}

/// Checks what an effect says about the hero itself.
fn check_own(effect: &Effect, hp: u8, actions: &[Action]) -> Result<(), String> {
    match *effect {
        Effect::AttackWith { action } => match actions.get(usize::from(action)) {
            Some(Action { kind: Kind::Attack { .. }, .. }) => Ok(()),
            _ => Err(format!("`attack-with`: action {action} is no attack")),
        },
        Effect::Survive { damage } if damage >= hp => {
            Err(format!("`survive`: with {damage} damage of {hp} nobody survives"))
        }
        _ => Ok(()),
    }
}
