//! Places: the cells of the sea, and what is drawn on them.

use crate::core::cells::Cells;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Two sides fight, and each has a ship.
pub const SIDES: usize = 2;
/// Three lanes lead from ship to ship.
pub const LANES: usize = 3;
/// Five objectives stand on each ship.
pub const OBJECTIVES: usize = 5;
/// The Kraken lies on three cells.
pub const KRAKEN_CELLS: usize = 3;

/// A cell of the map: row by row from the north, each from the west.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a cell is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Water.
    #[default]
    Sea,
    /// The deck of a side's ship.
    Deck(u8),
    /// A gangplank over the water.
    Plank,
}

/// A map as it is drawn. What is worked out from the drawing is worked out once.
#[derive(Clone, Debug)]
pub struct Map {
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
    /// All cells, and those of each deck.
    all: Cells,
    decks: [Cells; SIDES],
    /// The cells next to each cell.
    neighbours: Vec<ArrayVec<[Cell; 4]>>,
    /// How far it is from each cell to each cell.
    distances: Vec<u8>,
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
        let mut map = Map {
            width,
            height,
            ground,
            lanes,
            muster,
            planks,
            objectives,
            launch,
            kraken,
            all: Cells::default(),
            decks: [Cells::default(); SIDES],
            neighbours: Vec::new(),
            distances: Vec::new(),
        };
        map.all.extend(map.cells());
        for cell in map.cells() {
            if let Some(deck) = map.ship(cell).and_then(|ship| map.decks.get_mut(usize::from(ship))) {
                deck.add(cell);
            }
        }
        map.neighbours = map.cells().map(|cell| map.beside(cell)).collect();
        map.distances = map
            .cells()
            .flat_map(|from| map.cells().map(move |to| (from, to)))
            .map(|(a, b)| map.measure(a, b))
            .collect();
        map
    }
}

impl Map {
    /// All cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        (0..self.width * self.height).map(Cell)
    }

    /// The cell at a column and a row, if it is on the map.
    pub fn at(&self, x: u8, y: u8) -> Option<Cell> {
        (x < self.width && y < self.height).then(|| Cell(y * self.width + x))
    }

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

    /// The column of a cell.
    #[inline]
    pub fn x(&self, cell: Cell) -> u8 {
        cell.0 % self.width
    }

    /// The row of a cell.
    #[inline]
    pub fn y(&self, cell: Cell) -> u8 {
        cell.0 / self.width
    }

    /// What a cell is made of, with every gangplank in its place.
    #[inline]
    pub fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    /// Whose deck a cell is.
    #[inline]
    pub fn ship(&self, cell: Cell) -> Option<u8> {
        match self.ground(cell) {
            Ground::Deck(ship) => Some(ship),
            Ground::Sea | Ground::Plank => None,
        }
    }

    /// The cells next to a cell, up to four: north, west, east, south.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.neighbours[cell.index()]
    }

    /// How many steps it is from cell to cell, over whatever lies between.
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u8 {
        self.distances[from.index() * self.ground.len() + to.index()]
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

    fn beside(&self, cell: Cell) -> ArrayVec<[Cell; 4]> {
        self.cells().filter(|other| self.measure(cell, *other) == 1).collect()
    }

    fn measure(&self, from: Cell, to: Cell) -> u8 {
        self.x(from).abs_diff(self.x(to)) + self.y(from).abs_diff(self.y(to))
    }
}
