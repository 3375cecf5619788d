//! What stands where.

use crate::core::beast::{Beast, Creature};
use crate::core::cells::Cells;
use crate::core::place::{Cell, Ground, LANES, Map};
use crate::core::side::{Side, TILES};
use crate::core::state::Boarding;

/// The lane of the centre gangplank, which the Kraken breaks.
pub(crate) const CENTRE: usize = 1;

impl Boarding {
    #[inline]
    pub(crate) fn map(&self) -> &'static Map {
        &self.pack.get().map
    }

    /// Whether a place is off the decks: sea, or a gangplank that is gone.
    #[inline]
    pub(crate) fn is_sea(&self, cell: Cell) -> bool {
        match self.map().ground(cell) {
            Ground::Sea => true,
            Ground::Deck(_) => false,
            Ground::Plank => self.kraken.cell().is_some() && cell == self.map().planks[CENTRE],
        }
    }

    /// Whether a gangplank lies there.
    pub(crate) fn is_plank(&self, cell: Cell) -> bool {
        self.map().ground(cell) == Ground::Plank && !self.is_sea(cell)
    }

    /// The creature that lies in a place.
    #[inline]
    pub(crate) fn creature_at(&self, cell: Cell) -> Option<Creature> {
        if self.dragon.cell() == Some(cell) {
            Some(Creature::Dragon)
        } else if self.kraken.cell().is_some() && self.map().kraken.contains(&cell) {
            Some(Creature::Kraken)
        } else {
            None
        }
    }

    /// How far a creature is from a place, measured from any of its own.
    pub(crate) fn distance_to(&self, creature: Creature, cell: Cell) -> u8 {
        let map = self.map();
        match (creature, self.beast(creature)) {
            (Creature::Kraken, Beast::Aboard { .. }) => {
                map.kraken.iter().map(|own| map.distance(*own, cell)).min().unwrap_or(u8::MAX)
            }
            (Creature::Dragon, Beast::Aboard { cell: own, .. }) => map.distance(own, cell),
            _ => u8::MAX,
        }
    }

    /// Whether a hero of a side is there.
    #[inline]
    pub(crate) fn hero_at(&self, side: Side, cell: Cell) -> bool {
        self.deployed(side).any(|hero| self.hero(hero).cell == cell)
    }

    /// Whether a figure of a side is there.
    #[inline]
    pub(crate) fn figure_at(&self, side: Side, cell: Cell) -> bool {
        self.hold(side).crew.any(cell) || self.hero_at(side, cell)
    }

    /// How many figures of both sides are there.
    pub(crate) fn figures(&self, cell: Cell) -> u8 {
        let of = |side: Side| {
            let heroes = self.deployed(side).filter(|hero| self.hero(*hero).cell == cell).count() as u8;
            self.hold(side).crew.count(cell) + heroes
        };
        of(Side::Wellsport) + of(Side::Bones)
    }

    /// Whether a muster point of a side is there.
    #[inline]
    pub(crate) fn muster_at(&self, side: Side, cell: Cell) -> bool {
        self.map().muster[side.index()].contains(&cell)
    }

    /// Whether nothing hostile to a side keeps a figure of it out of a place, be it sea or not.
    #[inline]
    pub(crate) fn is_open(&self, side: Side, cell: Cell) -> bool {
        let enemy = side.other();
        self.creature_at(cell).is_none() && !self.muster_at(enemy, cell) && !self.figure_at(enemy, cell)
    }

    /// The places that hold figures of a side.
    pub(crate) fn held(&self, side: Side) -> Cells {
        let mut held = Cells::default();
        held.extend(self.hold(side).crew.stacks.iter().map(|stack| stack.cell));
        held.extend(self.deployed(side).map(|hero| self.hero(hero).cell));
        held
    }

    /// Adds the places of creatures.
    fn add_creatures(&self, cells: &mut Cells) {
        cells.extend(self.dragon.cell());
        if self.kraken.cell().is_some() {
            cells.extend(self.map().kraken.iter().copied());
        }
    }

    /// The places that something hostile keeps a figure of a side out of.
    pub(crate) fn closed(&self, side: Side) -> Cells {
        let enemy = side.other();
        let mut closed = self.held(enemy);
        closed.extend(self.map().muster[enemy.index()].iter().copied());
        self.add_creatures(&mut closed);
        closed
    }

    /// The places that hold something that an attack of a side can damage.
    pub(crate) fn prey(&self, side: Side) -> Cells {
        let enemy = side.other();
        let mut prey = self.held(enemy);
        prey.extend(self.standing_tiles(enemy).map(|tile| self.map().objectives[enemy.index()][tile]));
        self.add_creatures(&mut prey);
        prey
    }

    /// The places at which the gun of a side may be aimed.
    pub(crate) fn in_sights(&self, side: Side) -> Cells {
        let mut cells = self.held(side.other());
        self.add_creatures(&mut cells);
        cells
    }

    /// Whether a place is legal for a figure of a side.
    #[inline]
    pub(crate) fn is_legal(&self, side: Side, cell: Cell) -> bool {
        !self.is_sea(cell) && self.is_open(side, cell)
    }

    /// The objective of a side's ship that stands in a place.
    pub(crate) fn tile_at(&self, side: Side, cell: Cell) -> Option<usize> {
        let at = self.map().objectives[side.index()].iter().position(|place| *place == cell)?;
        (self.hold(side).lost >> at & 1 == 0).then_some(at)
    }

    /// The objectives of a side's ship that still stand.
    pub(crate) fn standing_tiles(&self, side: Side) -> impl Iterator<Item = usize> {
        (0..TILES).filter(move |tile| self.hold(side).lost >> tile & 1 == 0)
    }

    /// Whether the sea is next to a place.
    pub(crate) fn by_the_sea(&self, cell: Cell) -> bool {
        self.map().neighbours(cell).iter().any(|near| self.is_sea(*near))
    }

    /// From where a hero may swing: a launch place, and the ship it faces.
    #[inline]
    pub(crate) fn faces(&self, cell: Cell) -> Option<u8> {
        let ship = self.map().ship(cell)?;
        self.map().launch[usize::from(ship)].contains(&cell).then_some(1 - ship)
    }

    /// The muster points of a side in which no hero was deployed in this turn, by lane.
    pub(crate) fn free_musters(&self) -> impl Iterator<Item = u8> + use<> {
        let used = self.mustered;
        (0..LANES as u8).filter(move |lane| used >> lane & 1 == 0)
    }

    /// A muster point of a side.
    #[inline]
    pub(crate) fn muster(&self, side: Side, lane: u8) -> Cell {
        self.map().muster[side.index()][usize::from(lane)]
    }
}
