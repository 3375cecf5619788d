//! What is printed on the components, for whoever draws them.

use crate::components::{Card, Need, PlanKind, Power, Reward, ShipSlot, Suit};
use crate::faction::Faction;
use crate::pack::{BoardSlot, Pack, Space};
use serde::Serialize;

/// Everything that is printed, and the same for all viewers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The tiles, from number 1, as they lie without a turn.
    pub tiles: Vec<TileFace>,
    /// The market cards.
    pub cards: Vec<CardFace>,
    /// The slots of every faction's board.
    pub boards: Vec<BoardFace>,
    /// The slots of the ship cards and the dice they take.
    pub ships: Vec<ShipFace>,
    /// The reward grid, five rows of five.
    pub rewards: Vec<Reward>,
    /// How many plan cards of each kind there are.
    pub plans: Vec<PlanFace>,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileFace {
    /// The suit of its island.
    pub suit: Suit,
    /// The four spaces for each number of quarter turns clockwise: NW, NE, SW, SE.
    pub turns: [[Space; 4]; 4],
}

/// A market card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardFace {
    /// Which card.
    pub card: Card,
    /// What the crew can do.
    pub power: Power,
    /// The card's own suit.
    pub suit: Suit,
    /// The price in gold; none when it costs a die.
    pub gold: Option<u8>,
    /// Whether the card has an action slot.
    pub slot: bool,
    /// Where the cargo is to be delivered.
    pub to: Suit,
}

/// A faction's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardFace {
    /// Whose board.
    pub faction: Faction,
    /// Its slots, in the order of the view.
    pub slots: Vec<BoardSlot>,
}

/// A slot of a ship card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShipFace {
    /// Which slot.
    pub slot: ShipSlot,
    /// The die it takes.
    pub need: Need,
}

/// A kind of plan card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanFace {
    /// The kind.
    pub plan: PlanKind,
    /// How many there are.
    pub count: u8,
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(pack: &Pack) -> Sheet {
        let tile = |tile: usize| TileFace {
            suit: pack.suits[tile],
            turns: std::array::from_fn(|turn| {
                std::array::from_fn(|quarter| pack.space(tile as u8, turn as u8, quarter as u8))
            }),
        };
        let card = |(index, card): (usize, &crate::pack::MarketCard)| CardFace {
            card: Card(index as u8),
            power: card.power,
            suit: card.suit,
            gold: card.gold,
            slot: card.slot,
            to: card.to,
        };
        let ship = |slot: ShipSlot| ShipFace { slot, need: pack.ship_slots[slot as usize] };
        let mut plans: Vec<PlanFace> = Vec::new();
        for plan in pack.plans {
            match plans.iter_mut().find(|face| face.plan == plan) {
                Some(face) => face.count += 1,
                None => plans.push(PlanFace { plan, count: 1 }),
            }
        }
        Sheet {
            tiles: (0..pack.suits.len()).map(tile).collect(),
            cards: pack.cards.iter().enumerate().map(card).collect(),
            boards: Faction::ALL
                .map(|faction| BoardFace { faction, slots: pack.board(faction).to_vec() })
                .to_vec(),
            ships: ShipSlot::ALL.map(ship).to_vec(),
            rewards: pack.rewards.to_vec(),
            plans,
        }
    }
}
