//! The decisions of the players.

use crate::cards::{Caravan, Curse, Port};
use crate::components::{Cargo, Character, Deal, Good, Nation, Ritual};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Lays a Character face down.
    ChooseCharacter(Character),

    /// Performs a Ritual.
    Ritual(Ritual),
    /// Has done enough: no more Rituals, no more Good Deals.
    Done,

    /// Shipwright: buys so many ships.
    Buy(u8),
    /// Governor: takes the Corsair token of a nation.
    Nation(Nation),
    /// Captain: plays a Caravan.
    Caravan(Caravan),
    /// Islander: plays a Port.
    Port(Port),
    /// Shaman: plays a Curse.
    Curse(Curse),
    /// Merchant: sells Goods.
    Sale(Cargo),
    /// Cartographer: draws an Adventure card.
    Draw,
    /// Does not perform the Action, for a Black Mark.
    Decline,

    /// Takes the Gift so many times.
    TakeGift(u8),
    /// Sends so many ships on the raid.
    CommitShips(u8),
    /// Says which of the tied pairs fights next.
    PickPair(Pair),
    /// Keeps these of the Goods just drawn, and discards the others.
    KeepGoods(Cargo),
    /// Says which of the dice in dispute the Whirlpool hits next.
    PickWhirlpoolDie(u8),
    /// Names the kind of Good that the Idol takes.
    NameIdolGood(Good),
    /// Hands out the Tavern dice.
    AssignTavern(Dealt),
    /// Gives up a Good to the Tavern.
    LoseGood(Good),
    /// Throws these Goods overboard, which no ship can carry any more.
    OverflowDiscard(Cargo),
    /// Makes a Good Deal before the final sale.
    FinalDeal(Deal),
}

/// A pirate die and a red die that lie close together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The number of the pirate die.
    pub pirate: u8,
    /// The number of the red die.
    pub red: u8,
}

/// The face of the Tavern die that each player gets, in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
#[serde(transparent)]
pub struct Dealt(pub ArrayVec<[u8; 4]>);

impl From<&[u8]> for Dealt {
    /// The first four faces, in seat order.
    fn from(faces: &[u8]) -> Dealt {
        Dealt(faces.iter().copied().take(4).collect())
    }
}
