//! The things in the box: Characters, nations, Goods, rituals.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

/// One of the seven Characters, in calling order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "Characters are what they are called")]
pub enum Character {
    Shipwright = 0,
    Governor = 1,
    Captain = 2,
    Islander = 3,
    Shaman = 4,
    Merchant = 5,
    Cartographer = 6,
}

impl Character {
    /// All seven, in calling order.
    pub const ALL: [Character; 7] = [
        Character::Shipwright,
        Character::Governor,
        Character::Captain,
        Character::Islander,
        Character::Shaman,
        Character::Merchant,
        Character::Cartographer,
    ];

    /// The Character's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        [
            "character.shipwright",
            "character.governor",
            "character.captain",
            "character.islander",
            "character.shaman",
            "character.merchant",
            "character.cartographer",
        ][self as usize]
    }

    /// The Character as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Whether Rituals may be performed with it.
    pub const fn allows_rituals(self) -> bool {
        !self.brings_cards_back()
    }

    /// Whether choosing it brings all played Characters back at the end of the round.
    pub const fn brings_cards_back(self) -> bool {
        matches!(self, Character::Captain | Character::Islander | Character::Shaman)
    }

    /// The Characters of a set, in calling order.
    pub fn of(set: u8) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |character| set & character.bit() != 0)
    }
}

/// One of the four nations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "nations are what they are called")]
pub enum Nation {
    England = 0,
    Spain = 1,
    France = 2,
    Holland = 3,
}

impl Nation {
    /// All four.
    pub const ALL: [Nation; 4] = [Nation::England, Nation::Spain, Nation::France, Nation::Holland];

    /// The nation's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["nation.england", "nation.spain", "nation.france", "nation.holland"][self as usize]
    }

    /// The nation as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The nations of a set, in order.
    pub fn of(set: u8) -> impl Iterator<Item = Nation> {
        Nation::ALL.into_iter().filter(move |nation| set & nation.bit() != 0)
    }
}

/// A kind of Good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "Goods are what they are called")]
pub enum Good {
    Fruit = 0,
    Coffee = 1,
    Rum = 2,
}

impl Good {
    /// All three kinds.
    pub const ALL: [Good; 3] = [Good::Fruit, Good::Coffee, Good::Rum];

    /// The kind's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["loot.fruit", "loot.coffee", "loot.rum"][self as usize]
    }
}

/// A Loot card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "Loot is what it is called")]
pub enum Loot {
    Fruit = 0,
    Coffee = 1,
    Rum = 2,
    Talisman = 3,
}

impl Loot {
    /// All four kinds.
    pub const ALL: [Loot; 4] = [Loot::Fruit, Loot::Coffee, Loot::Rum, Loot::Talisman];

    /// The kind's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["loot.fruit", "loot.coffee", "loot.rum", "loot.talisman"][self as usize]
    }

    /// The Good it is; none for a Talisman.
    pub const fn good(self) -> Option<Good> {
        match self {
            Loot::Fruit => Some(Good::Fruit),
            Loot::Coffee => Some(Good::Coffee),
            Loot::Rum => Some(Good::Rum),
            Loot::Talisman => None,
        }
    }
}

/// Goods, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Cargo {
    /// Fruit.
    pub fruit: u8,
    /// Coffee.
    pub coffee: u8,
    /// Rum.
    pub rum: u8,
}

impl Cargo {
    /// Nothing.
    pub const NONE: Cargo = Cargo::new(0, 0, 0);

    /// So much of each kind.
    pub const fn new(fruit: u8, coffee: u8, rum: u8) -> Cargo {
        Cargo { fruit, coffee, rum }
    }

    /// One Good.
    pub fn one(good: Good) -> Cargo {
        let mut cargo = Cargo::NONE;
        cargo[good] = 1;
        cargo
    }

    /// How many Goods in all.
    #[inline]
    pub const fn total(self) -> u16 {
        self.fruit as u16 + self.coffee as u16 + self.rum as u16
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.fruit | self.coffee | self.rum == 0
    }

    /// Whether all of this is part of `whole`.
    #[inline]
    pub const fn within(self, whole: Cargo) -> bool {
        self.fruit <= whole.fruit && self.coffee <= whole.coffee && self.rum <= whole.rum
    }

    /// How many different kinds there are.
    pub const fn kinds(self) -> u8 {
        (self.fruit > 0) as u8 + (self.coffee > 0) as u8 + (self.rum > 0) as u8
    }

    /// Every part of this, from nothing to everything.
    pub fn parts(self) -> impl Iterator<Item = Cargo> {
        (0..=self.fruit).flat_map(move |fruit| {
            (0..=self.coffee)
                .flat_map(move |coffee| (0..=self.rum).map(move |rum| Cargo::new(fruit, coffee, rum)))
        })
    }
}

impl Index<Good> for Cargo {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        match good {
            Good::Fruit => &self.fruit,
            Good::Coffee => &self.coffee,
            Good::Rum => &self.rum,
        }
    }
}

impl IndexMut<Good> for Cargo {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Fruit => &mut self.fruit,
            Good::Coffee => &mut self.coffee,
            Good::Rum => &mut self.rum,
        }
    }
}

impl Add for Cargo {
    type Output = Cargo;

    #[inline]
    fn add(self, more: Cargo) -> Cargo {
        Cargo::new(self.fruit + more.fruit, self.coffee + more.coffee, self.rum + more.rum)
    }
}

impl AddAssign for Cargo {
    #[inline]
    fn add_assign(&mut self, more: Cargo) {
        *self = *self + more;
    }
}

/// Takes away a part.
impl Sub for Cargo {
    type Output = Cargo;

    #[inline]
    fn sub(self, part: Cargo) -> Cargo {
        Cargo::new(self.fruit - part.fruit, self.coffee - part.coffee, self.rum - part.rum)
    }
}

impl SubAssign for Cargo {
    #[inline]
    fn sub_assign(&mut self, part: Cargo) {
        *self = *self - part;
    }
}

/// Two Goods of different kinds, sold by a Good Deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its two Goods")]
pub enum Deal {
    FruitCoffee,
    FruitRum,
    CoffeeRum,
}

impl Deal {
    /// All three.
    pub const ALL: [Deal; 3] = [Deal::FruitCoffee, Deal::FruitRum, Deal::CoffeeRum];

    /// The two Goods.
    pub const fn goods(self) -> [Good; 2] {
        match self {
            Deal::FruitCoffee => [Good::Fruit, Good::Coffee],
            Deal::FruitRum => [Good::Fruit, Good::Rum],
            Deal::CoffeeRum => [Good::Coffee, Good::Rum],
        }
    }

    /// The two Goods as cargo.
    pub const fn cargo(self) -> Cargo {
        match self {
            Deal::FruitCoffee => Cargo::new(1, 1, 0),
            Deal::FruitRum => Cargo::new(1, 0, 1),
            Deal::CoffeeRum => Cargo::new(0, 1, 1),
        }
    }
}

/// A Ritual as it is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ritual {
    /// Sells two Goods of different kinds at full price.
    GoodDeal(Deal),
    /// One more ship may carry two Goods.
    DoubleHold,
    /// One more sunk ship is saved in each raid.
    Unsinkable,
}

impl Ritual {
    /// The Ritual's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Ritual::GoodDeal(_) => "ritual.good_deal",
            Ritual::DoubleHold => "ritual.double_hold",
            Ritual::Unsinkable => "ritual.unsinkable",
        }
    }
}
