//! The things in the box: suits, cards, plans, slots, figures.

use crate::chart::{Cell, Region};
use crate::faction::Faction;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the six suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "suits are what they are called")]
pub enum Suit {
    #[default]
    Fish = 0,
    Skull = 1,
    Swords = 2,
    Parrot = 3,
    Palm = 4,
    Compass = 5,
}

impl Suit {
    /// All six.
    pub const ALL: [Suit; 6] =
        [Suit::Fish, Suit::Skull, Suit::Swords, Suit::Parrot, Suit::Palm, Suit::Compass];

    /// The suit's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["suit.fish", "suit.skull", "suit.swords", "suit.parrot", "suit.palm", "suit.compass"][self as usize]
    }
}

/// A market card, from 0; written `M01` to `M30`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Card(pub u8);

impl Card {
    /// The card as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The cards of a set, in order.
    pub fn of(mut set: u32) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let card = (set != 0).then(|| Card(set.trailing_zeros() as u8))?;
            set &= set - 1;
            Some(card)
        })
    }

    /// The card's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        CARD_IDS[self.0 as usize % CARD_IDS.len()]
    }

    /// The id under which the cargo half is named.
    pub const fn cargo_id(self) -> &'static str {
        CARGO_IDS[self.0 as usize % CARGO_IDS.len()]
    }
}

macro_rules! ids {
    ($($number:literal)*) => {
        const CARD_IDS: &[&str] = &[$(concat!("M", $number)),*];
        const CARGO_IDS: &[&str] = &[$(concat!("M", $number, ".cargo")),*];
    };
}
ids!("01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12" "13" "14" "15"
     "16" "17" "18" "19" "20" "21" "22" "23" "24" "25" "26" "27" "28" "29" "30");

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.id().to_owned()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Card, String> {
        let found = CARD_IDS.iter().position(|id| *id == text);
        found
            .map(|index| Card(index as u8))
            .ok_or_else(|| format!("`{text}` is not a market card: M01 to M30"))
    }
}

/// What a crew member can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "each is a rule of section 20 of the rulebook")]
pub enum Power {
    Aeronauts,
    Fighters,
    Buccaneer,
    Elder,
    ConvincingComrade,
    ConvincingOfficial,
    Cutpurse,
    Barrelman,
    GhastlyGust,
    Gunner,
    Mystic,
    Middleman,
    Pilot,
    Sailor,
    SeaWitch,
    SeaDog,
    Diver,
    Documentarian,
    Shipwright,
    GunnersMate,
    PowderMonkey,
    NaiveNoble,
    Grogmaster,
    Trawler,
    BatteringBeakhead,
    Merchant,
    WhisperingWind,
    Emissary,
}

impl Power {
    /// How many there are.
    pub const COUNT: usize = 28;

    /// Whether the card has a slot for an action die.
    pub const fn has_slot(self) -> bool {
        use Power::*;
        matches!(self, ConvincingComrade | ConvincingOfficial | Sailor | Shipwright | Trawler)
    }
}

/// The kinds of plan cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "each is a rule of section 21 of the rulebook")]
pub enum PlanKind {
    #[default]
    Enlist,
    SneakAttack,
    DynamicEntry,
    Evacuation,
    CloseCall,
    SecretWeapon,
    WeaponsCache,
    Cutter,
    Gunship,
}

impl PlanKind {
    /// All nine.
    pub const ALL: [PlanKind; 9] = {
        use PlanKind::*;
        [
            Enlist,
            SneakAttack,
            DynamicEntry,
            Evacuation,
            CloseCall,
            SecretWeapon,
            WeaponsCache,
            Cutter,
            Gunship,
        ]
    };

    /// Whether the plan is played at the start of a battle.
    pub const fn is_for_battle(self) -> bool {
        matches!(self, PlanKind::CloseCall | PlanKind::SecretWeapon | PlanKind::WeaponsCache)
    }

    /// The plan's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09"][self as usize]
    }
}

/// What a cell of the reward grid gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is a rule of section 15b of the rulebook")]
pub enum Reward {
    Start,
    #[serde(rename = "gold_1")]
    Gold1,
    #[serde(rename = "gold_2")]
    Gold2,
    #[serde(rename = "fame_1")]
    Fame1,
    #[serde(rename = "fame_2")]
    Fame2,
    #[serde(rename = "fame_3")]
    Fame3,
    FreeCrew,
    NewRegion,
    #[serde(rename = "move_2")]
    Move2,
    #[serde(rename = "move_2_peaceful")]
    Move2Peaceful,
    FreeTailwind,
    GoldForFame,
    RepairAll,
    RepairAllForFame,
    GrandPrize,
}

impl Reward {
    /// The reward's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Reward::Start => "reward.start",
            Reward::Gold1 => "reward.gold_1",
            Reward::Gold2 => "reward.gold_2",
            Reward::Fame1 => "reward.fame_1",
            Reward::Fame2 => "reward.fame_2",
            Reward::Fame3 => "reward.fame_3",
            Reward::FreeCrew => "reward.free_crew",
            Reward::NewRegion => "reward.new_region",
            Reward::Move2 => "reward.move_2",
            Reward::Move2Peaceful => "reward.move_2_peaceful",
            Reward::FreeTailwind => "reward.free_tailwind",
            Reward::GoldForFame => "reward.gold_for_fame",
            Reward::RepairAll => "reward.repair_all",
            Reward::RepairAllForFame => "reward.repair_all_for_fame",
            Reward::GrandPrize => "reward.grand_prize",
        }
    }
}

/// The actions on the boards. The Squadron's Cannons are two slots that take different dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is an action of the rulebook")]
pub enum Action {
    #[default]
    Sail,
    Tailwind,
    Cannons,
    #[serde(rename = "cannons_5")]
    Cannons5,
    #[serde(rename = "cannons_6")]
    Cannons6,
    Repair,
    Order,
    Bombard,
    Deploy,
    Inspire,
    Assemble,
    Rally,
    FullSail,
    Negotiate,
}

impl Action {
    /// Whether a die here loads the cannons.
    #[inline]
    pub const fn is_cannons(self) -> bool {
        matches!(self, Action::Cannons | Action::Cannons5 | Action::Cannons6)
    }

    /// The action's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Action::Sail => "action.sail",
            Action::Tailwind => "action.tailwind",
            Action::Cannons | Action::Cannons5 | Action::Cannons6 => "action.cannons",
            Action::Repair => "action.repair",
            Action::Order => "action.order",
            Action::Bombard => "action.bombard",
            Action::Deploy => "action.deploy",
            Action::Inspire => "action.inspire",
            Action::Assemble => "action.assemble",
            Action::Rally => "action.rally",
            Action::FullSail => "action.full_sail",
            Action::Negotiate => "action.negotiate",
        }
    }
}

/// The die a slot takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Any die.
    #[default]
    Any,
    /// A 2, 4 or 6.
    Even,
    /// A die of this value.
    Exactly(u8),
}

impl Need {
    /// Whether the slot takes a die of this value.
    #[inline]
    pub const fn takes(self, value: u8) -> bool {
        match self {
            Need::Any => true,
            Need::Even => value.is_multiple_of(2),
            Need::Exactly(need) => value == need,
        }
    }
}

/// The slots of the two ship cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShipSlot {
    /// The cutter's slot.
    #[default]
    Cutter,
    /// The gunship's first slot.
    #[serde(rename = "gunship_4")]
    Gunship4,
    /// The gunship's second slot.
    #[serde(rename = "gunship_6")]
    Gunship6,
}

impl ShipSlot {
    /// All three.
    pub const ALL: [ShipSlot; 3] = [ShipSlot::Cutter, ShipSlot::Gunship4, ShipSlot::Gunship6];

    /// The ship the slot belongs to.
    pub const fn ship(self) -> Figure {
        match self {
            ShipSlot::Cutter => Figure::Cutter,
            ShipSlot::Gunship4 | ShipSlot::Gunship6 => Figure::Gunship,
        }
    }
}

/// Where a die can lie. Slots of a board that do the same are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// A slot of the own board.
    Board(Action),
    /// The action slot of an own crew card.
    Crew(Card),
    /// A slot of a ship card of the Union.
    Ship(ShipSlot),
    /// The price of a market card that costs a die.
    Cost(Card),
}

/// A figure on the chart. Patrols that share a space are alike, and so are strongholds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A faction's flagship.
    Flagship(Faction),
    /// One of the patrols on a space.
    Patrol(Cell),
    /// One of the strongholds of a region's island.
    Stronghold(Region),
    /// The Union's cutter.
    Cutter,
    /// The Union's gunship.
    Gunship,
}

impl Default for Figure {
    fn default() -> Figure {
        Figure::Flagship(Faction::Squadron)
    }
}

impl Figure {
    /// Whose figure it is.
    #[inline]
    pub const fn owner(self) -> Faction {
        match self {
            Figure::Flagship(faction) => faction,
            Figure::Patrol(_) | Figure::Stronghold(_) => Faction::Squadron,
            Figure::Cutter | Figure::Gunship => Faction::Union,
        }
    }

    /// The figure's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Figure::Flagship(_) => "figure.flagship",
            Figure::Patrol(_) => "figure.patrol",
            Figure::Stronghold(_) => "figure.stronghold",
            Figure::Cutter => "figure.cutter",
            Figure::Gunship => "figure.gunship",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
