//! What is drawn on the cells of the sea.

pub use crate::core::grid::{Cell, Grid, Ground};

use crate::core::cells::Cells;
use std::ops::Deref;

/// Two sides fight, and each has a ship.
pub const SIDES: usize = 2;
/// Three lanes lead from ship to ship.
pub const LANES: usize = 3;
/// Five objectives stand on each ship.
pub const OBJECTIVES: usize = 5;
/// The Kraken lies on three cells.
pub const KRAKEN_CELLS: usize = 3;

/// A map as it is drawn.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its cells.
    pub grid: Grid,
    /// The rows of the lanes.
    pub lanes: [u8; LANES],
    /// The muster points by side and lane.
    pub muster: [[Cell; LANES]; SIDES],
    /// The gangplanks by lane.
    pub planks: [Cell; LANES],
    /// The objectives by side and tile.
    pub objectives: [[Cell; OBJECTIVES]; SIDES],
    /// The cells from which heroes swing to the other ship, by ship.
    pub launch: [Vec<Cell>; SIDES],
    /// Where the Kraken lies.
    pub kraken: [Cell; KRAKEN_CELLS],
    /// All cells, and those of each deck.
    all: Cells,
    decks: [Cells; SIDES],
}

/// What is drawn, before anything is worked out.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    /// Cells from west to east.
    pub width: u8,
    /// Cells from north to south.
    pub height: u8,
    /// What each cell is made of.
    pub ground: Vec<Ground>,
    /// The rows of the lanes.
    pub lanes: [u8; LANES],
    /// The muster points by side and lane.
    pub muster: [[Cell; LANES]; SIDES],
    /// The gangplanks by lane.
    pub planks: [Cell; LANES],
    /// The objectives by side and tile.
    pub objectives: [[Cell; OBJECTIVES]; SIDES],
    /// The cells from which heroes swing to the other ship, by ship.
    pub launch: [Vec<Cell>; SIDES],
    /// Where the Kraken lies.
    pub kraken: [Cell; KRAKEN_CELLS],
}

impl From<Drawing> for Map {
    fn from(drawn: Drawing) -> Map {
        let Drawing { width, height, ground, lanes, muster, planks, objectives, launch, kraken } = drawn;
        let grid = Grid::new(width, height, ground);
        let (mut all, mut decks) = (Cells::default(), [Cells::default(); SIDES]);
        all.extend(grid.cells());
        for cell in grid.cells() {
            if let Some(deck) = grid.ship(cell).and_then(|ship| decks.get_mut(usize::from(ship))) {
                deck.add(cell);
            }
        }
        Map { grid, lanes, muster, planks, objectives, launch, kraken, all, decks }
    }
}

impl Deref for Map {
    type Target = Grid;

    fn deref(&self) -> &Grid {
        &self.grid
    }
}

impl Map {
    /// All cells as a set.
    #[inline]
    pub(crate) const fn all(&self) -> Cells {
        self.all
    }

    /// The cells of a ship's deck.
    #[inline]
    pub(crate) fn deck(&self, ship: u8) -> Cells {
        self.decks[usize::from(ship)]
    }

    /// The next cell in the row on the way to the enemy's ship.
    pub fn ahead(&self, cell: Cell, side: usize) -> Option<Cell> {
        let (x, y) = (self.x(cell), self.y(cell));
        if self.x(self.muster[side][0]) < self.x(self.muster[1 - side][0]) {
            self.at(x + 1, y)
        } else {
            self.at(x.checked_sub(1)?, y)
        }
    }
}
