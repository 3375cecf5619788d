//! The whole state of a game: a plain value without heap.

use crate::chart::{Cell, Chart, MAX_CELLS, MAX_REGIONS, Region};
use crate::components::{Action, Card, Figure, PlanKind, Power, ShipSlot, Slot, Suit};
use crate::faction::Faction;
use crate::pack::{BOARD_SLOTS, CARDS, PLANS, PackRef, Space};
use crate::task::{DEPTH, Task};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What the general supply holds in gold.
pub(crate) const GOLD: u8 = 20;
/// The Squadron's patrols.
pub(crate) const PATROLS: u8 = 10;
/// The Squadron's strongholds.
pub(crate) const STRONGHOLDS: u8 = 3;
/// The Union's comrades.
pub(crate) const COMRADES: u8 = 20;
/// The fame at which the game ends with the round.
pub(crate) const GOAL: u16 = 30;

/// A damage token in a slot that otherwise holds a die's value, or 0.
pub(crate) const DAMAGE: u8 = 7;

/// The state of a game of Ahoy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ahoy {
    /// The content pack.
    pub(crate) pack: PackRef,
    /// How many play: two are the Squadron and the Union, three have the first Smuggler between them, four both Smugglers.
    pub(crate) players: u8,
    /// The round, from 1.
    pub(crate) round: u16,
    /// Who began the round.
    pub(crate) first: Faction,
    /// Whose turn it is.
    pub(crate) active: Faction,
    /// Dice the active player still has to place this turn.
    pub(crate) dice_due: u8,
    /// The Mystic has been used this turn.
    pub(crate) hexed: bool,
    /// The Whispering Wind has been used this turn.
    pub(crate) whispered: bool,
    /// Whether and how the game is over.
    pub(crate) ending: Ending,
    /// What is under way, the last of it first to be decided.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Task>"))]
    pub(crate) stack: ArrayVec<[Task; DEPTH]>,

    /// The tiles on the chart, in the order in which they were laid.
    pub(crate) chart: Chart,
    /// Tiles still in the stack, as bits.
    pub(crate) tiles: u16,
    /// The tile put away unseen, as a bit.
    pub(crate) tile_away: u16,

    /// Where the flagships are, by faction: Squadron, first Smuggler, Union, second Smuggler. Spaces are counted region by region,
    /// NW, NE, SW, SE; 255 is nowhere.
    pub(crate) flagship: [Cell; 4],
    /// Patrols on each space.
    #[serde(with = "serde_cells")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub(crate) patrols: [u8; MAX_CELLS],
    /// Strongholds on the island of each region.
    pub(crate) strongholds: [u8; MAX_REGIONS],
    /// Where the Union's cutter is; 255 is nowhere.
    pub(crate) cutter: Cell,
    /// Where the Union's gunship is; 255 is nowhere.
    pub(crate) gunship: Cell,
    /// Comrades on the island of each region.
    pub(crate) comrades: [u8; MAX_REGIONS],
    /// Comrades who are ready.
    pub(crate) ready: u8,

    /// Fame by faction.
    pub(crate) fame: [u16; 4],
    /// Gold by faction.
    pub(crate) gold: [u8; 4],
    /// Dice in the supply, counted by value.
    pub(crate) supply: [[u8; 6]; 4],
    /// Dice set aside, counted by value.
    pub(crate) aside: [[u8; 6]; 4],
    /// Board slots: 0, a die's value, or [`DAMAGE`].
    pub(crate) board: [[u8; BOARD_SLOTS]; 4],
    /// The one slot of each market card: 0, a die's value, or [`DAMAGE`].
    pub(crate) card_slot: [u8; CARDS],
    /// The slots of the ship cards: 0, a die's value, or [`DAMAGE`].
    pub(crate) ship_slot: [u8; 3],

    /// The open market.
    pub(crate) row: [Option<Card>; 3],
    /// Market cards in the deck, as bits.
    pub(crate) deck: u32,
    /// Market cards put away unseen, as bits; with fewer than four players there are six.
    pub(crate) cards_away: u32,
    /// Market cards discarded, as bits.
    pub(crate) discard: u32,
    /// Crew by faction, as bits of market cards.
    pub(crate) crew: [u32; 4],
    /// Cargo of the two Smugglers, as bits of market cards.
    pub(crate) cargo: [u32; 2],
    /// Delivered cards under the left and the right marker of each Smuggler.
    pub(crate) pledged: [[u32; 2]; 2],
    /// Whether the left marker is the Squadron's; known to its owner alone.
    pub(crate) left_is_squadron: [bool; 2],
    /// The white reward marker, as a cell of the grid.
    pub(crate) white: [u8; 2],
    /// The black reward marker, as a cell of the grid.
    pub(crate) black: [u8; 2],
    /// The cell the white marker left last.
    pub(crate) wake: [u8; 2],

    /// Plans in the deck, as bits.
    pub(crate) plan_deck: u16,
    /// Plans in the Union's hand, as bits.
    pub(crate) hand: u16,
    /// Plans discarded, as bits.
    pub(crate) plan_discard: u16,
    /// Ship cards beside the Union's board.
    pub(crate) in_play: u16,
}

/// Whether and how the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    #[default]
    Open,
    /// Played to the end.
    Scored,
    /// This faction gave up.
    Surrendered(Faction),
}

mod serde_cells {
    //! Arrays longer than serde's own are written as lists.
    use super::MAX_CELLS;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(cells: &[u8; MAX_CELLS], serializer: S) -> Result<S::Ok, S::Error> {
        cells.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; MAX_CELLS], D::Error> {
        let cells = Vec::<u8>::deserialize(deserializer)?;
        cells.try_into().map_err(|_| serde::de::Error::custom(format!("there are {MAX_CELLS} spaces")))
    }
}

impl Ahoy {
    /// The factions at the table, in seat order.
    pub fn factions(&self) -> &'static [Faction] {
        Faction::seated(self.players)
    }

    pub(crate) fn has_power(&self, faction: Faction, power: Power) -> bool {
        self.crew[faction.index()] & self.pack.of_power[power as usize] != 0
    }

    /// The faction's card with this power.
    pub(crate) fn card_with(&self, faction: Faction, power: Power) -> Option<Card> {
        Card::of(self.crew[faction.index()] & self.pack.of_power[power as usize]).next()
    }

    pub(crate) fn space(&self, cell: Cell) -> Space {
        self.chart.space(self.pack, cell)
    }

    /// The suit of the island a space is, if it is one.
    pub(crate) fn suit_at(&self, cell: Cell) -> Option<Suit> {
        self.chart.is_island(cell).then(|| self.suit_of(cell.region()))
    }

    /// The suit of a region's island.
    pub(crate) fn suit_of(&self, region: Region) -> Suit {
        self.pack.suits[self.chart.tiles()[region.index()].tile as usize]
    }

    pub(crate) fn flag(&self, faction: Faction) -> Cell {
        self.flagship[faction.index()]
    }

    /// Where a figure stands; nowhere when it is not on the chart.
    pub(crate) fn place_of(&self, figure: Figure) -> Cell {
        match figure {
            Figure::Flagship(faction) => self.flag(faction),
            Figure::Patrol(cell) if self.patrols.get(cell.index()).is_some_and(|count| *count > 0) => cell,
            Figure::Stronghold(region)
                if self.strongholds.get(region.index()).is_some_and(|count| *count > 0) =>
            {
                self.chart.island(region)
            }
            Figure::Patrol(_) | Figure::Stronghold(_) => Cell::NOWHERE,
            Figure::Cutter => self.cutter,
            Figure::Gunship => self.gunship,
        }
    }

    /// Strongholds standing on a space.
    pub(crate) fn strongholds_at(&self, cell: Cell) -> u8 {
        if self.chart.is_island(cell) { self.strongholds[cell.region().index()] } else { 0 }
    }

    pub(crate) fn patrols_left(&self) -> u8 {
        PATROLS.saturating_sub(self.patrols.iter().sum())
    }

    pub(crate) fn strongholds_left(&self) -> u8 {
        STRONGHOLDS.saturating_sub(self.strongholds.iter().sum())
    }

    pub(crate) fn comrades_left(&self) -> u8 {
        COMRADES.saturating_sub(self.ready + self.comrades.iter().sum::<u8>())
    }

    pub(crate) fn bank(&self) -> u8 {
        GOLD.saturating_sub(self.gold.iter().sum())
    }

    /// Dice left in a faction's supply.
    pub(crate) fn dice_left(&self, faction: Faction) -> u8 {
        self.supply[faction.index()].iter().sum()
    }

    /// The slots of a faction's board that do an action: their range in the board.
    pub(crate) fn slots_of(&self, faction: Faction, action: Action) -> std::ops::Range<usize> {
        let groups = self.pack.groups(faction);
        groups.iter().find(|group| group.face.action == action).map_or(0..0, |group| group.range.clone())
    }

    /// What lies in the slots of this name that belong to a faction.
    pub(crate) fn slot_values(&self, faction: Faction, slot: Slot) -> &[u8] {
        match slot {
            Slot::Board(action) => &self.board[faction.index()][self.slots_of(faction, action)],
            Slot::Crew(card) | Slot::Cost(card) => std::slice::from_ref(&self.card_slot[card.index()]),
            Slot::Ship(ship) => std::slice::from_ref(&self.ship_slot[ship as usize]),
        }
    }

    pub(crate) fn slot_values_mut(&mut self, faction: Faction, slot: Slot) -> &mut [u8] {
        match slot {
            Slot::Board(action) => {
                let range = self.slots_of(faction, action);
                &mut self.board[faction.index()][range]
            }
            Slot::Crew(card) | Slot::Cost(card) => std::slice::from_mut(&mut self.card_slot[card.index()]),
            Slot::Ship(ship) => std::slice::from_mut(&mut self.ship_slot[ship as usize]),
        }
    }

    /// Replaces the first slot of a group that holds `old`.
    pub(crate) fn change_slot(&mut self, faction: Faction, slot: Slot, old: u8, new: u8) -> bool {
        let found = self.slot_values_mut(faction, slot).iter_mut().find(|value| **value == old);
        found.map(|value| *value = new).is_some()
    }

    /// The cannons dice of a faction: slot and value.
    pub(crate) fn cannons(&self, faction: Faction) -> impl Iterator<Item = (Slot, u8)> + '_ {
        let slots: &[Action] = match faction {
            Faction::Squadron => &[Action::Cannons5, Action::Cannons6],
            _ => &[Action::Cannons],
        };
        slots
            .iter()
            .flat_map(move |action| {
                let slot = Slot::Board(*action);
                self.slot_values(faction, slot).iter().map(move |value| (slot, *value))
            })
            .filter(|(_, value)| (1..=6).contains(value))
    }

    /// Whether a figure has loaded cannons.
    pub(crate) fn is_loaded(&self, figure: Figure) -> bool {
        match figure {
            Figure::Stronghold(_) | Figure::Gunship => true,
            Figure::Cutter => false,
            Figure::Flagship(_) | Figure::Patrol(_) => self.cannons(figure.owner()).next().is_some(),
        }
    }

    /// Whether a ship card lies beside the Union's board.
    pub(crate) fn has_ship(&self, slot: ShipSlot) -> bool {
        match slot {
            ShipSlot::Cutter => self.cutter.is_somewhere(),
            ShipSlot::Gunship4 | ShipSlot::Gunship6 => self.gunship.is_somewhere(),
        }
    }

    /// The plan cards of a kind within a set.
    pub(crate) fn plans_of(&self, kind: PlanKind, set: u16) -> u16 {
        (0..PLANS).filter(|plan| self.pack.plans[*plan] == kind).fold(0, |found, plan| found | 1 << plan)
            & set
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.stack.push(task);
    }
}
