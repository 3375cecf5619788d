//! `green.toml`, `yellow.toml`, `blue.toml` and `red.toml`: the adventure cards.

use super::heroes::check_figures;
use super::register::{Register, bounded, counted};
use super::words::{Place, check, check_reward};
use crate::effects::vocabulary::{Colour, Effect, Enemy, Keep, Kept, Line, Moment, Tag};
use freeport_pack::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;

/// The files, by colour.
const FILES: [&str; 4] = ["green.toml", "yellow.toml", "blue.toml", "red.toml"];

/// Sets of cards have so many places.
pub(super) const MOST: usize = 128;

/// An adventure card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adventure {
    /// The id by which names know it, such as `G01`.
    pub id: String,
    /// The id by which names know what is told of it.
    pub tale: String,
    /// The deck it belongs to.
    pub colour: Colour,
    /// What it is.
    pub kind: Kind,
    /// What it is once it stays with a hero, if it ever does.
    pub kept: Option<Kept>,
    /// The id by which names know it then.
    pub kept_id: String,
}

/// What an adventure card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is fought.
    Challenge(Challenge),
    /// It changes the world until another one comes.
    Event(Omen),
    /// It asks something of the hero.
    Encounter(Encounter),
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// What kind of creature it is.
    pub tag: Tag,
    /// Wounds that fell it.
    pub life: u8,
    /// Target numbers of mind, body and spirit.
    pub target: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
    /// What happens before combat, and traits.
    pub text: Vec<Line>,
    /// What whoever defeats it gets.
    pub reward: Vec<Effect>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Omen {
    /// From 1 to 4.
    pub level: u8,
    /// What changes while it is in force.
    pub text: Vec<Line>,
}

/// An encounter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// What it asks, and what it does while it is carried or attached.
    pub text: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    challenge: Vec<ChallengeShape>,
    #[serde(default)]
    event: Vec<EventShape>,
    #[serde(default)]
    encounter: Vec<EncounterShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeShape {
    id: String,
    name: Name,
    tale: Name,
    tag: Tag,
    life: u8,
    target: [u8; 3],
    damage: [u8; 3],
    #[serde(default)]
    text: Vec<Line>,
    reward: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventShape {
    id: String,
    name: Name,
    tale: Name,
    level: u8,
    text: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterShape {
    id: String,
    name: Name,
    tale: Name,
    text: Vec<Line>,
}

/// Reads the decks of all colours.
pub(super) fn read(texts: &[String; 4], register: &mut Register) -> Result<Vec<Adventure>, PackFlaw> {
    let mut all = Vec::new();
    for ((file, colour), text) in FILES.into_iter().zip(Colour::ALL).zip(texts) {
        let found: File = parse(file, text)?;
        if found.challenge.is_empty() {
            return Err(flaw(file, "challenge", "there must be at least one"));
        }
        let mut deck = Deck { file, colour, register, cards: &mut all };
        found.challenge.into_iter().try_for_each(|shape| deck.challenge(shape))?;
        found.event.into_iter().try_for_each(|shape| deck.event(shape))?;
        found.encounter.into_iter().try_for_each(|shape| deck.encounter(shape))?;
    }
    counted(FILES[3], "challenge", all.len(), 4..=MOST)?;
    check_goal(&all)?;
    Ok(all)
}

/// The cards of a colour, while they are read.
struct Deck<'a> {
    file: &'static str,
    colour: Colour,
    register: &'a mut Register,
    cards: &'a mut Vec<Adventure>,
}

impl Deck<'_> {
    fn challenge(&mut self, shape: ChallengeShape) -> Result<(), PackFlaw> {
        let ChallengeShape { id, name, tale, tag, life, target, damage, text, reward } = shape;
        let foe = Enemy { life, target, damage };
        check_enemy(self.file, &id, &foe)?;
        check(self.file, &id, Place::Challenge, &text)?;
        check_reward(self.file, &id, &reward)?;
        let kept = kept(&reward);
        let kind = Kind::Challenge(Challenge { tag, life, target, damage, text, reward });
        self.add(id, name, tale, kind, kept)
    }

    fn event(&mut self, shape: EventShape) -> Result<(), PackFlaw> {
        let EventShape { id, name, tale, level, text } = shape;
        bounded(self.file, &id, "level", level, 1..=4)?;
        if text.is_empty() {
            return Err(flaw(self.file, &id, "`text` says nothing"));
        }
        check(self.file, &id, Place::Event, &text)?;
        self.add(id, name, tale, Kind::Event(Omen { level, text }), Vec::new())
    }

    fn encounter(&mut self, shape: EncounterShape) -> Result<(), PackFlaw> {
        let EncounterShape { id, name, tale, text } = shape;
        if text.is_empty() {
            return Err(flaw(self.file, &id, "`text` says nothing"));
        }
        check(self.file, &id, Place::Encounter, &text)?;
        let tasks = text.iter().any(|line| matches!(line.when, Moment::Arrive(_) | Moment::Slain(_)));
        let holds = |wanted: Effect| text.iter().any(|line| holds(&line.effects, &wanted));
        if tasks != holds(Effect::Carry) {
            return Err(flaw(
                self.file,
                &id,
                "`text`: what is carried must say until when, and nothing else",
            ));
        }
        if text.iter().any(|line| line.when == Moment::Always) != holds(Effect::AttachToWeapon) {
            return Err(flaw(self.file, &id, "`text`: only what lies under a weapon works always"));
        }
        for enemy in text.iter().flat_map(|line| enemies(&line.effects)) {
            check_enemy(self.file, &id, enemy)?;
        }
        let kept = text.iter().flat_map(|line| kept(&line.effects)).collect();
        self.add(id, name, tale, Kind::Encounter(Encounter { text }), kept)
    }

    fn add(
        &mut self,
        id: String,
        name: Name,
        tale: Name,
        kind: Kind,
        kept: Vec<Kept>,
    ) -> Result<(), PackFlaw> {
        if kept.len() > 1 {
            return Err(flaw(self.file, &id, "`keep`: a card can become one thing only"));
        }
        let kept = kept.into_iter().next();
        if let Some(kept) = &kept {
            let place = match kept.r#as {
                Keep::Ally(figures) => {
                    check_figures(self.file, &id, figures)?;
                    Place::Ally
                }
                Keep::Item(..) | Keep::Trophy | Keep::Rune => Place::Item,
            };
            check(self.file, &id, place, &kept.text)?;
        }
        let kept_id = match kept.as_ref().and_then(|kept| kept.name.clone()) {
            Some(name) => {
                let known = format!("{id}-kept");
                self.register.enter(self.file, &known, name)?;
                known
            }
            None => id.clone(),
        };
        self.register.enter(self.file, &id, name)?;
        let tale = self.register.tell(self.file, &id, tale)?;
        self.cards.push(Adventure { id, tale, colour: self.colour, kind, kept, kept_id });
        Ok(())
    }
}

/// The game can be won: by a card that wins it.
fn check_goal(cards: &[Adventure]) -> Result<(), PackFlaw> {
    let wins = |card: &&Adventure| matches!(&card.kind, Kind::Challenge(challenge) if holds(&challenge.reward, &Effect::Victory));
    let mut winning = cards.iter().filter(wins);
    match (winning.next(), winning.next()) {
        (Some(card), None) if card.colour == Colour::Red => Ok(()),
        _ => Err(flaw(FILES[3], "challenge", "`reward`: exactly one card wins the game, and it is red")),
    }
}

fn check_enemy(file: &'static str, id: &str, enemy: &Enemy) -> Result<(), PackFlaw> {
    bounded(file, id, "life", enemy.life, 1..=30)?;
    for target in enemy.target {
        bounded(file, id, "target", target, 2..=40)?;
    }
    for damage in enemy.damage {
        bounded(file, id, "damage", damage, 0..=9)?;
    }
    Ok(())
}

/// Whether an effect stands somewhere in a list.
fn holds(effects: &[Effect], wanted: &Effect) -> bool {
    effects.iter().any(|effect| effect == wanted || inner(effect).any(|list| holds(list, wanted)))
}

/// What a list lets the hero keep.
fn kept(effects: &[Effect]) -> Vec<Kept> {
    let own = |effect: &Effect| match effect {
        Effect::Keep(kept) => vec![Kept::clone(kept)],
        other => inner(other).flat_map(kept).collect(),
    };
    effects.iter().flat_map(own).collect()
}

/// The enemies of a list.
fn enemies(effects: &[Effect]) -> Vec<&Enemy> {
    let mut found = Vec::new();
    for effect in effects {
        match effect {
            Effect::Fight(enemy, _) => found.push(enemy),
            other => found.extend(inner(other).flat_map(enemies)),
        }
    }
    found
}

/// The lists within an effect.
pub(super) fn inner(effect: &Effect) -> impl Iterator<Item = &[Effect]> {
    let lists: Vec<&[Effect]> = match effect {
        Effect::Test(test) => vec![&test.success, &test.fail],
        Effect::Fight(_, won) => vec![won],
        Effect::Choose(ways) => ways.iter().map(Vec::as_slice).collect(),
        _ => Vec::new(),
    };
    lists.into_iter()
}
