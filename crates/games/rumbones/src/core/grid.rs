//! The cells of the sea, what they are made of, and how far it is from one to another.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

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

/// Cells in rows. What is worked out from them is worked out once.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    /// Cells from west to east.
    pub width: u8,
    /// Cells from north to south.
    pub height: u8,
    /// What each cell is made of.
    pub ground: Vec<Ground>,
    /// The cells next to each cell.
    neighbours: Vec<ArrayVec<[Cell; 4]>>,
    /// How far it is from each cell to each cell.
    distances: Vec<u8>,
}

impl Grid {
    /// A grid of rows of one width.
    pub fn new(width: u8, height: u8, ground: Vec<Ground>) -> Grid {
        let mut grid = Grid { width, height, ground, neighbours: Vec::new(), distances: Vec::new() };
        grid.neighbours = grid.cells().map(|cell| grid.beside(cell)).collect();
        grid.distances = grid
            .cells()
            .flat_map(|from| grid.cells().map(move |to| (from, to)))
            .map(|(a, b)| grid.measure(a, b))
            .collect();
        grid
    }

    /// All cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        (0..self.width * self.height).map(Cell)
    }

    /// The cell at a column and a row, if it is on the map.
    pub fn at(&self, x: u8, y: u8) -> Option<Cell> {
        (x < self.width && y < self.height).then(|| Cell(y * self.width + x))
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

    fn beside(&self, cell: Cell) -> ArrayVec<[Cell; 4]> {
        self.cells().filter(|other| self.measure(cell, *other) == 1).collect()
    }

    fn measure(&self, from: Cell, to: Cell) -> u8 {
        self.x(from).abs_diff(self.x(to)) + self.y(from).abs_diff(self.y(to))
    }
}
