//! What the printed components say.

mod files;
mod read;
mod shapes;

pub use files::PackFiles;
pub use freeport_pack::PackFlaw;

use crate::chart::Dir;
use crate::components::{Action, Card, Need, PlanKind, Power, Reward, Suit};
use crate::faction::Faction;
use freeport_pack::{Name, Names};
use serde::Serialize;

/// How many market cards there are.
pub const CARDS: usize = 30;
/// How many region tiles there are.
pub const TILES: usize = 12;
/// How many plan cards there are.
pub const PLANS: usize = 12;
/// How many slots the largest board has.
pub const BOARD_SLOTS: usize = 12;

/// What is printed on one space of a laid tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Space {
    /// The suit, if this is the island.
    pub island: Option<Suit>,
    /// Fog.
    pub fog: bool,
    /// A harbor.
    pub harbor: bool,
    /// Wreckage.
    pub wreckage: bool,
    /// Gold symbols.
    pub treasure: u8,
    /// The tailwind symbol, 0 for none.
    pub tailwind: u8,
    /// A strong current.
    pub current: Option<Dir>,
    /// The sides with a sandbar, as bits of [`Dir::bit`].
    pub sandbars: u8,
}

/// A market card: crew above, cargo below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarketCard {
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
    /// The crew's name.
    pub crew: Name,
    /// The cargo's name.
    pub cargo: Name,
}

/// A slot of a player board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardSlot {
    /// What a die in it does.
    pub action: Action,
    /// The die it takes.
    pub need: Need,
    /// Whether it is dashed and cannot be damaged.
    pub dashed: bool,
}

/// The slots of a board that do the same: they stand side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotGroup {
    /// What they do and take.
    pub face: BoardSlot,
    /// Where they stand on the board.
    pub range: std::ops::Range<usize>,
}

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    spaces: Vec<Space>,
    /// The suit of each tile's island.
    pub suits: [Suit; TILES],
    /// The market cards.
    pub cards: Vec<MarketCard>,
    /// The kind of each of the plan cards.
    pub plans: [PlanKind; PLANS],
    /// The boards of Squadron, Union and Smugglers.
    boards: [Vec<BoardSlot>; 3],
    /// Where the slots of each action stand on each board.
    groups: [Vec<SlotGroup>; 3],
    /// What the ship cards' slots take: cutter, gunship, gunship.
    pub ship_slots: [Need; 3],
    /// The reward grid, row by row.
    pub rewards: [Reward; 25],
    names: Names,
    /// The cards of each suit, as bits.
    pub of_suit: [u32; 6],
    /// The cards with each crew power, as bits.
    pub of_power: [u32; Power::COUNT],
}

/// A pack for as long as the program runs.
pub type PackRef = freeport_pack::PackRef<Pack>;

impl Pack {
    /// What is printed on a corner of a tile after so many quarter turns.
    #[inline]
    pub fn space(&self, tile: u8, turn: u8, corner: u8) -> Space {
        self.spaces[tile as usize * 16 + turn as usize * 4 + corner as usize]
    }

    /// The slots of a faction's board.
    #[inline]
    pub fn board(&self, faction: Faction) -> &[BoardSlot] {
        &self.boards[board_of(faction)]
    }

    /// The slots of a faction's board, grouped by what they do.
    #[inline]
    pub fn groups(&self, faction: Faction) -> &[SlotGroup] {
        &self.groups[board_of(faction)]
    }

    /// The face of a market card.
    #[inline]
    pub fn card(&self, card: Card) -> &MarketCard {
        &self.cards[card.index()]
    }
}

const fn board_of(faction: Faction) -> usize {
    match faction {
        Faction::Squadron => 0,
        Faction::Union => 1,
        Faction::Smuggler1 | Faction::Smuggler2 => 2,
    }
}
