//! The sea as a growing chart of 2x2 regions.

use crate::pack::{PackRef, Space};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most regions a chart can hold.
pub const MAX_REGIONS: usize = 11;
/// The most spaces a chart can hold.
pub const MAX_CELLS: usize = MAX_REGIONS * 4;

/// One of the four directions of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Dir {
    /// Up the chart.
    #[default]
    North = 0,
    /// To the right.
    East = 1,
    /// Down the chart.
    South = 2,
    /// To the left.
    West = 3,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The direction after so many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Dir {
        Dir::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Dir {
        self.turned(2)
    }

    /// The direction as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction as one bit of a set of sides.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The direction's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }
}

/// A place on the grid: x grows east, y grows south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "(i8, i8)"))]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct At {
    /// East of the first region's north-west space.
    pub x: i8,
    /// South of it.
    pub y: i8,
}

impl From<(i8, i8)> for At {
    fn from((x, y): (i8, i8)) -> At {
        At { x, y }
    }
}

impl From<At> for (i8, i8) {
    fn from(at: At) -> (i8, i8) {
        (at.x, at.y)
    }
}

impl At {
    /// The place one step away.
    #[must_use]
    pub const fn step(self, dir: Dir) -> At {
        let At { x, y } = self;
        match dir {
            Dir::North => At { x, y: y.wrapping_sub(1) },
            Dir::East => At { x: x.wrapping_add(1), y },
            Dir::South => At { x, y: y.wrapping_add(1) },
            Dir::West => At { x: x.wrapping_sub(1), y },
        }
    }

    /// Whether the two places share a side.
    pub fn touches(self, other: At) -> bool {
        Dir::ALL.iter().any(|dir| self.step(*dir) == other)
    }
}

/// A space of the chart: region times four plus the corner, in the order NW, NE, SW, SE.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// Off the chart.
    pub const NOWHERE: Cell = Cell(u8::MAX);

    /// The space as an index into per-space arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is a space at all.
    #[inline]
    pub const fn is_somewhere(self) -> bool {
        self.0 != u8::MAX
    }

    /// The region the space belongs to.
    #[inline]
    pub const fn region(self) -> Region {
        Region(self.0 / 4)
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A region, in the order in which they were laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Region(pub u8);

impl Region {
    /// The region as an index into per-region arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The region's four spaces.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.0 * 4..self.0 * 4 + 4).map(Cell)
    }
}

/// How a tile is laid: the place of its north-west space, and quarter turns clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// Where the north-west space comes to lie.
    pub at: At,
    /// Quarter turns clockwise, 0 to 3.
    pub turn: u8,
}

/// The corner at which the island lies after so many quarter turns: it starts in the south-east.
pub(crate) const ISLAND_CORNER: [u8; 4] = [3, 2, 0, 1];

impl Lay {
    /// Where the island comes to lie.
    pub fn island(self) -> At {
        corner(self.at, ISLAND_CORNER[self.turn as usize % 4])
    }
}

const fn corner(at: At, corner: u8) -> At {
    At { x: at.x + (corner & 1) as i8, y: at.y + (corner >> 1) as i8 }
}

/// A tile on the chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which tile, from 0.
    pub tile: u8,
    /// How it lies.
    pub lay: Lay,
    /// What its wealth die shows.
    pub wealth: u8,
}

/// The chart: the tiles in the order in which they were laid, and who is next to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Laid>"))]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub struct Chart {
    laid: ArrayVec<[Laid; MAX_REGIONS]>,
    next: [[Cell; 4]; MAX_CELLS],
}

impl Default for Chart {
    fn default() -> Chart {
        Chart { laid: ArrayVec::new(), next: [[Cell::NOWHERE; 4]; MAX_CELLS] }
    }
}

impl From<Chart> for Vec<Laid> {
    fn from(chart: Chart) -> Vec<Laid> {
        chart.laid.to_vec()
    }
}

impl TryFrom<Vec<Laid>> for Chart {
    type Error = String;

    fn try_from(tiles: Vec<Laid>) -> Result<Chart, String> {
        let mut chart = Chart::default();
        for laid in tiles {
            let far = laid.lay.at.x.unsigned_abs().max(laid.lay.at.y.unsigned_abs()) > 60;
            if far || laid.lay.turn > 3 || chart.laid.len() == MAX_REGIONS || !chart.is_free(laid.lay.at) {
                return Err("a tile of the chart overlaps another, is too many or lies nowhere".to_owned());
            }
            chart.lay(laid);
        }
        Ok(chart)
    }
}

impl Chart {
    /// How many regions there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.laid.len()
    }

    /// Whether nothing is laid yet.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The tiles, in the order in which they were laid.
    pub fn tiles(&self) -> &[Laid] {
        &self.laid
    }

    /// The regions.
    pub fn regions(&self) -> impl Iterator<Item = Region> + use<> {
        (0..self.laid.len() as u8).map(Region)
    }

    /// The spaces.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.laid.len() as u8 * 4).map(Cell)
    }

    /// Adds a tile; the caller has checked that it fits.
    pub(crate) fn lay(&mut self, laid: Laid) -> Region {
        let region = Region(self.laid.len() as u8);
        self.laid.push(laid);
        for cell in region.cells() {
            for dir in Dir::ALL {
                if let Some(other) = self.cell_at(self.at(cell).step(dir)) {
                    self.next[cell.index()][dir.index()] = other;
                    self.next[other.index()][dir.opposite().index()] = cell;
                }
            }
        }
        region
    }

    /// The wealth of a region.
    #[inline]
    pub fn wealth(&self, region: Region) -> u8 {
        self.laid[region.index()].wealth
    }

    /// Turns a region's wealth die up by one; a six stays a six.
    pub(crate) fn enrich(&mut self, region: Region) -> u8 {
        let wealth = &mut self.laid[region.index()].wealth;
        *wealth = (*wealth + 1).min(6);
        *wealth
    }

    pub(crate) fn set_wealth(&mut self, region: Region, wealth: u8) {
        self.laid[region.index()].wealth = wealth;
    }

    /// Where a space lies.
    #[inline]
    pub fn at(&self, cell: Cell) -> At {
        corner(self.laid[cell.region().index()].lay.at, cell.0 & 3)
    }

    /// The space at a place, if there is one.
    pub fn cell_at(&self, at: At) -> Option<Cell> {
        self.laid.iter().zip(0u8..).find_map(|(laid, region)| {
            let (dx, dy) = (at.x.wrapping_sub(laid.lay.at.x), at.y.wrapping_sub(laid.lay.at.y));
            ((0..2).contains(&dx) && (0..2).contains(&dy)).then(|| Cell(region * 4 + (dy * 2 + dx) as u8))
        })
    }

    /// The space next to this one, sandbar or not.
    #[inline]
    pub fn next(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        let next = self.next.get(cell.index())?[dir.index()];
        next.is_somewhere().then_some(next)
    }

    /// What is printed on a space.
    #[inline]
    pub fn space(&self, pack: PackRef, cell: Cell) -> Space {
        let laid = &self.laid[cell.region().index()];
        pack.space(laid.tile, laid.lay.turn, cell.0 & 3)
    }

    /// The island of a region.
    #[inline]
    pub fn island(&self, region: Region) -> Cell {
        Cell(region.0 * 4 + ISLAND_CORNER[self.laid[region.index()].lay.turn as usize])
    }

    /// Whether the space is its region's island.
    #[inline]
    pub fn is_island(&self, cell: Cell) -> bool {
        self.island(cell.region()) == cell
    }

    /// Whether no tile lies on the 2x2 block with this north-west place.
    pub fn is_free(&self, at: At) -> bool {
        self.laid.iter().all(|laid| at.x.abs_diff(laid.lay.at.x) > 1 || at.y.abs_diff(laid.lay.at.y) > 1)
    }

    /// Whether an island at this place would touch another island.
    pub(crate) fn island_touches(&self, island: At) -> bool {
        self.laid.iter().any(|laid| laid.lay.island().touches(island))
    }

    /// The lawful turns of a tile laid at a place, as bits.
    fn turns_at(&self, at: At) -> u8 {
        if !self.is_free(at) {
            return 0;
        }
        (0..4)
            .filter(|turn| !self.island_touches(Lay { at, turn: *turn }.island()))
            .fold(0, |set, turn| set | 1 << turn)
    }

    /// The two places a tile can be laid at so that it covers the space a step over an edge leads to.
    fn shifts(&self, from: Cell, dir: Dir) -> [At; 2] {
        let At { x, y } = self.at(from).step(dir);
        match dir {
            Dir::North => [At { x: x - 1, y: y - 1 }, At { x, y: y - 1 }],
            Dir::East => [At { x, y: y - 1 }, At { x, y }],
            Dir::South => [At { x: x - 1, y }, At { x, y }],
            Dir::West => [At { x: x - 1, y: y - 1 }, At { x: x - 1, y }],
        }
    }

    /// Whether some tile could be laid for a step over this edge.
    pub fn has_room(&self, from: Cell, dir: Dir) -> bool {
        self.laid.len() < MAX_REGIONS && self.shifts(from, dir).iter().any(|at| self.turns_at(*at) != 0)
    }

    /// Every way to lay a tile for a step over this edge.
    pub fn lays_for_step(&self, from: Cell, dir: Dir) -> impl Iterator<Item = Lay> + '_ {
        self.shifts(from, dir).into_iter().flat_map(|at| self.lays_at(at))
    }

    fn lays_at(&self, at: At) -> impl Iterator<Item = Lay> + use<> {
        let turns = self.turns_at(at);
        (0..4).filter(move |turn| turns >> turn & 1 == 1).map(move |turn| Lay { at, turn })
    }

    /// Every way to lay a tile anywhere along the chart.
    pub fn lays_along(&self) -> Vec<Lay> {
        let mut places: Vec<At> = Vec::new();
        for cell in self.cells() {
            for dir in Dir::ALL.into_iter().filter(|dir| self.next(cell, *dir).is_none()) {
                for at in self.shifts(cell, dir) {
                    if !places.contains(&at) {
                        places.push(at);
                    }
                }
            }
        }
        places.into_iter().flat_map(|at| self.lays_at(at)).collect()
    }

    /// The last space before the nearest edge, going from a space in a direction.
    pub fn far_end(&self, from: Cell, dir: Dir) -> Cell {
        let mut cell = from;
        while let Some(next) = self.next(cell, dir) {
            cell = next;
        }
        cell
    }
}
