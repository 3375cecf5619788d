//! What cards and heroes do, as data: the words that packs are written in.
//!
//! A text is a list of lines; a line says when it works, what it costs, on which conditions, and what it does. Every word has one
//! meaning, one way to be carried out and one sentence in every language, so that what a card says and what it does cannot differ.

mod effect;
mod goods;
mod world;

pub use effect::{Effect, Enemy, Keep, Kept, Prey, Test, Wounds};
pub use goods::{Class, Figures, Type};
pub use world::{City, Colour, Phase, Phases, Rolls, Skill, Stat, Tag, Terrain, Terrains};

use serde::Deserialize;

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Line {
    /// The moment at which it works.
    pub when: Moment,
    /// Whose roll, hit or wound it must be; by itself the hero's for items and kept cards, its own for heroes and allies.
    #[serde(default)]
    pub of: Option<Who>,
    /// What it costs to use it. What costs something may be used or left, on a challenge too; so may what helps and works neither
    /// `always` nor as a `trait`.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// All of them must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Whether the player may leave undone what would happen by itself: a text of a challenge or an encounter.
    #[serde(default)]
    pub may: bool,
    /// What happens, one after the other.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// When something works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Moment {
    /// While the card is owned, or the event is in force.
    Always,
    /// While this challenge is fought.
    Trait,
    /// A challenge was just revealed.
    Reveal,
    /// An adventure card is about to be drawn.
    Predraw,
    /// Before combat; on a challenge: what must happen first.
    Before,
    /// A phase begins.
    PhaseStart(Phases),
    /// Before the dice of a combat roll.
    Preroll(Phases, Rolls),
    /// After the dice of a combat roll, before it is compared.
    Onroll(Phases, Rolls),
    /// An attack has just succeeded in a phase of a round.
    Onhit(Phases),
    /// After the dice of a skill test of the hero, before it is compared.
    Ontest,
    /// In the escape phase, around a try.
    Onescape,
    /// Wounds are about to be placed.
    Onwound,
    /// The hero has just been felled.
    Onko,
    /// The hero has just defeated a challenge.
    Onwin,
    /// Before the way of moving is chosen.
    Premove,
    /// The movement dice were rolled.
    Moveroll,
    /// The last hex was entered.
    Postmove,
    /// A hero has entered a hex of this terrain.
    Enter(Terrain),
    /// A hero has ended movement outside a city.
    Camp,
    /// One's own Market step.
    Market,
    /// The end of one's own turn.
    Turnend,
    /// Any decision of one's own turn, or of a combat one takes part in.
    Free,
    /// This encounter was drawn.
    Drawn,
    /// This encounter is carried, and the hero ends movement in a city, as the map counts them.
    Arrive(City),
    /// This encounter is carried, and the hero has defeated such a challenge.
    Slain(Tag),
}

/// Whom an effect is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The hero.
    Hero,
    /// One ally of one's choice.
    Ally,
    /// The hero or one ally, of one's choice.
    Party,
    /// The character that has this text.
    Itself,
    /// Every ally.
    EachAlly,
    /// The hero or any allies, shared out as one likes.
    Split,
}

/// What it costs to use a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// The card is turned face down.
    Act,
    /// The card is discarded.
    Disc,
    /// The character takes so much exhaustion.
    Exh(u8),
    /// So much gold.
    Pay(u8),
}

/// How often a text may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once for a roll.
    Roll,
    /// Once in a round of combat; the time before it and a card without combat count as one.
    Round,
    /// Once in a turn.
    Turn,
}

/// What must hold for a line to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Condition {
    /// The opponent is of this kind.
    Vs(Tag),
    /// It is the first round.
    FirstRound,
    /// It is one of these phases of a round.
    In(Phases),
    /// The test is made with mind or spirit.
    MindOrSpirit,
    /// The challenge just revealed is of this kind, and no harder than this.
    Revealed {
        /// Its kind.
        tag: Tag,
        /// The hardest colour.
        up_to: Colour,
    },
    /// The hero has a weapon from the market.
    HasMarketWeapon,
    /// The hero has no weapon from the market.
    LacksMarketWeapon,
}
