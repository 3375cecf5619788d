//! What the world is made of: stats, phases, skills, terrains, creatures and colours.

use serde::{Deserialize, Serialize};

/// A number that rolls are made with, or against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// That of ranged combat.
    Mind,
    /// That of melee.
    Body,
    /// That of magic.
    Spirit,
}

impl Stat {
    /// In the order of figures.
    pub const ALL: [Stat; 3] = [Stat::Mind, Stat::Body, Stat::Spirit];

    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Stat::Mind => "mind",
            Stat::Body => "body",
            Stat::Spirit => "spirit",
        }
    }
}

/// A phase of a combat round in which there are attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Fought with mind.
    Ranged,
    /// Fought with body.
    Melee,
    /// Fought with spirit.
    Magic,
}

impl Phase {
    /// In the order of a round.
    pub const ALL: [Phase; 3] = [Phase::Ranged, Phase::Melee, Phase::Magic];

    /// The stat it is fought with.
    pub const fn stat(self) -> Stat {
        match self {
            Phase::Ranged => Stat::Mind,
            Phase::Melee => Stat::Body,
            Phase::Magic => Stat::Spirit,
        }
    }

    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Ranged => "ranged",
            Phase::Melee => "melee",
            Phase::Magic => "magic",
        }
    }
}

/// Which phases a text is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phases {
    /// Any of the three.
    #[default]
    Any,
    /// Ranged alone.
    Ranged,
    /// Melee alone.
    Melee,
    /// Magic alone.
    Magic,
    /// Ranged and melee.
    RangedOrMelee,
}

/// Which combat rolls a text is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolls {
    /// Attack and defence alike.
    #[default]
    Both,
    /// Attacks alone.
    Attack,
    /// Defences alone.
    Defence,
}

/// A skill, which belongs to a stat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Of mind.
    Stealth,
    /// Of mind.
    Lore,
    /// Of mind.
    Notice,
    /// Of body.
    Swim,
    /// Of body.
    Climb,
    /// Of body.
    Dodge,
    /// Of spirit.
    Diplomacy,
    /// Of spirit.
    Will,
    /// Of spirit.
    Bluff,
}

impl Skill {
    /// The stat that its tests are made with (RN-26.3).
    pub const fn stat(self) -> Stat {
        match self {
            Skill::Stealth | Skill::Lore | Skill::Notice => Stat::Mind,
            Skill::Swim | Skill::Climb | Skill::Dodge => Stat::Body,
            Skill::Diplomacy | Skill::Will | Skill::Bluff => Stat::Spirit,
        }
    }

    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Skill::Stealth => "stealth",
            Skill::Lore => "lore",
            Skill::Notice => "notice",
            Skill::Swim => "swim",
            Skill::Climb => "climb",
            Skill::Dodge => "dodge",
            Skill::Diplomacy => "diplomacy",
            Skill::Will => "will",
            Skill::Bluff => "bluff",
        }
    }
}

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Plains.
    Plains,
    /// A road.
    Road,
    /// A river.
    River,
    /// A swamp.
    Swamp,
    /// A forest.
    Forest,
    /// Hills.
    Hills,
    /// Mountains.
    Mountains,
    /// A city, which counts as every terrain.
    City,
}

impl Terrain {
    /// As movement dice and maps count them.
    pub const ALL: [Terrain; 8] = [
        Terrain::Plains,
        Terrain::Road,
        Terrain::River,
        Terrain::Swamp,
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Mountains,
        Terrain::City,
    ];

    /// Its bit among [`Terrains`].
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Plains => "plains",
            Terrain::Road => "road",
            Terrain::River => "river",
            Terrain::Swamp => "swamp",
            Terrain::Forest => "forest",
            Terrain::Hills => "hills",
            Terrain::Mountains => "mountains",
            Terrain::City => "city",
        }
    }
}

/// Several terrains, as bits of [`Terrain`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Vec<Terrain>", into = "Vec<Terrain>")]
pub struct Terrains(pub u8);

impl Terrains {
    /// Whether a terrain is among them.
    #[inline]
    pub const fn holds(self, terrain: Terrain) -> bool {
        self.0 & terrain.bit() != 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL.into_iter().filter(move |terrain| self.holds(*terrain))
    }
}

impl From<Vec<Terrain>> for Terrains {
    fn from(list: Vec<Terrain>) -> Terrains {
        Terrains(list.iter().fold(0, |bits, terrain| bits | terrain.bit()))
    }
}

impl From<Terrains> for Vec<Terrain> {
    fn from(terrains: Terrains) -> Vec<Terrain> {
        terrains.iter().collect()
    }
}

/// What kind of creature a challenge is: only cards that name it ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// A beast.
    Beast,
    /// A humanoid.
    Humanoid,
    /// An undead.
    Undead,
    /// A giant.
    Giant,
    /// A demon.
    Demon,
    /// An elemental.
    Elemental,
    /// A construct.
    Construct,
    /// A trap.
    Trap,
    /// A dragon.
    Dragon,
}

impl Tag {
    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Tag::Beast => "beast",
            Tag::Humanoid => "humanoid",
            Tag::Undead => "undead",
            Tag::Giant => "giant",
            Tag::Demon => "demon",
            Tag::Elemental => "elemental",
            Tag::Construct => "construct",
            Tag::Trap => "trap",
            Tag::Dragon => "dragon",
        }
    }
}

/// The colours of adventures, from the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The easiest.
    Green,
    /// Harder.
    Yellow,
    /// Hard.
    Blue,
    /// The Dragon Lords.
    Red,
}

impl Colour {
    /// From the easiest.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Yellow, Colour::Blue, Colour::Red];

    /// What its tokens are worth in experience (RN-15.2).
    pub const fn worth(self) -> u8 {
        self as u8 + 1
    }

    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Red => "red",
        }
    }
}

/// A city, by its place on the doom track, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct City(pub u8);
