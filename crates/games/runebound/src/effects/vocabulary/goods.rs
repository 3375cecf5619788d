//! Classes and types of items, and the figures of those who fight.

use serde::{Deserialize, Serialize};

/// Classes of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// At most two.
    Weapon,
    /// At most one.
    Armour,
    /// As many as one likes.
    Artifact,
    /// As many as one likes.
    Supply,
}

impl Class {
    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Class::Weapon => "weapon",
            Class::Armour => "armour",
            Class::Artifact => "artifact",
            Class::Supply => "supply",
        }
    }
}

/// Types of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Type {
    Leather,
    Mail,
    Plate,
    Scale,
    Shield,
    Cloak,
    Sword,
    Mace,
    Axe,
    Dagger,
    Spear,
    Bow,
    Staff,
    Rune,
    Belt,
    Charm,
    Ring,
    Amulet,
    Boots,
    Relic,
    Book,
    Seal,
    Bomb,
    Potion,
    Scroll,
    Ration,
    Mount,
    Tool,
}

impl Type {
    /// The id by which names know it.
    pub const fn id(self) -> &'static str {
        match self {
            Type::Leather => "leather",
            Type::Mail => "mail",
            Type::Plate => "plate",
            Type::Scale => "scale",
            Type::Shield => "shield",
            Type::Cloak => "cloak",
            Type::Sword => "sword",
            Type::Mace => "mace",
            Type::Axe => "axe",
            Type::Dagger => "dagger",
            Type::Spear => "spear",
            Type::Bow => "bow",
            Type::Staff => "staff",
            Type::Rune => "rune",
            Type::Belt => "belt",
            Type::Charm => "charm",
            Type::Ring => "ring",
            Type::Amulet => "amulet",
            Type::Boots => "boots",
            Type::Relic => "relic",
            Type::Book => "book",
            Type::Seal => "seal",
            Type::Bomb => "bomb",
            Type::Potion => "potion",
            Type::Scroll => "scroll",
            Type::Ration => "ration",
            Type::Mount => "mount",
            Type::Tool => "tool",
        }
    }
}

/// The figures of a hero or an ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    /// Wounds that fell it.
    pub life: u8,
    /// Exhaustion it can carry.
    pub strength: u8,
    /// Mind, body and spirit.
    pub stats: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
}
