//! `green.toml`, `yellow.toml`, `blue.toml` and `red.toml`: the adventure cards.

use crate::effects::vocabulary::{Colour, Effect, Line, Tag};

/// An adventure card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adventure {
    /// The id by which names know it, such as `G01`.
    pub id: String,
    /// The deck it belongs to.
    pub colour: Colour,
    /// What it is.
    pub kind: Kind,
}

/// What an adventure card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is fought.
    Challenge(Challenge),
    /// It changes the world until another one comes.
    Event(Event),
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
pub struct Event {
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
