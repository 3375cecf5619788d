//! What stands where.

use crate::core::cells::Cells;
use crate::core::grid::{Cell, Ground};
use crate::second::side::Side;
use crate::second::state::Melee;

impl Melee {
    /// The gangplank of a cell, as the layout counts them.
    #[inline]
    pub(crate) fn plank_at(&self, cell: Cell) -> Option<u8> {
        self.chart().planks.iter().position(|plank| *plank == cell).map(|plank| plank as u8)
    }

    /// Whether a gangplank is gone.
    #[inline]
    pub(crate) const fn is_gone(&self, plank: u8) -> bool {
        (self.cut | self.sunk) >> plank & 1 == 1
    }

    /// Whether a cell is off the decks: sea, or a gangplank that is gone.
    #[inline]
    pub(crate) fn is_sea(&self, cell: Cell) -> bool {
        match self.chart().grid.ground(cell) {
            Ground::Sea => true,
            Ground::Deck(_) => false,
            Ground::Plank => self.plank_at(cell).is_none_or(|plank| self.is_gone(plank)),
        }
    }

    /// Whether a hero of a side is there.
    #[inline]
    pub(crate) fn hero_at(&self, side: Side, cell: Cell) -> bool {
        self.deployed(side).any(|hero| self.hero(hero).cell == cell)
    }

    /// The deployed heroes of a cell.
    #[inline]
    pub(crate) fn heroes_at(&self, cell: Cell) -> impl Iterator<Item = u8> + use<'_> {
        self.everybody().filter(move |hero| self.hero(*hero).deployed() && self.hero(*hero).cell == cell)
    }

    /// Whether a figure of a side is there.
    #[inline]
    pub(crate) fn figure_at(&self, side: Side, cell: Cell) -> bool {
        self.hero_at(side, cell) || !self.is_free_for_all() && self.hold(side).crew.any(cell)
    }

    /// Whether a figure that is hostile to a side is there.
    #[inline]
    pub(crate) fn foe_at(&self, side: Side, cell: Cell) -> bool {
        self.heroes_at(cell).any(|hero| self.hero(hero).side != side)
            || !self.is_free_for_all() && self.hold(side.other()).crew.any(cell)
    }

    /// The cells that hold figures hostile to a side.
    pub(crate) fn foes(&self, side: Side) -> Cells {
        let mut held = Cells::default();
        for hero in &self.heroes {
            if hero.deployed() && hero.side != side {
                held.add(hero.cell);
            }
        }
        if !self.is_free_for_all() {
            held.extend(self.hold(side.other()).crew.stacks.iter().map(|stack| stack.cell));
        }
        held
    }

    /// The spawn points of a side.
    #[inline]
    pub(crate) fn spawns(&self, side: Side) -> &'static [Cell] {
        let side = if self.is_free_for_all() { 0 } else { side.index() };
        &self.chart().spawns[side]
    }

    /// Whether a spawn point of a side's enemies is there.
    #[inline]
    pub(crate) fn is_foreign(&self, side: Side, cell: Cell) -> bool {
        !self.is_free_for_all() && self.spawns(side.other()).contains(&cell)
    }

    /// Whether a figure of a side may stand in a cell.
    #[inline]
    pub(crate) fn is_available(&self, side: Side, cell: Cell) -> bool {
        !self.is_sea(cell)
            && (self.is_free_for_all() || !self.is_foreign(side, cell) && !self.foe_at(side, cell))
    }

    /// The ship of a cell.
    #[inline]
    pub(crate) fn ship(&self, cell: Cell) -> Option<u8> {
        self.chart().grid.ship(cell)
    }

    #[inline]
    pub(crate) fn distance(&self, from: Cell, to: Cell) -> u8 {
        self.chart().grid.distance(from, to)
    }

    /// The piece of equipment that stands in a cell.
    pub(crate) fn piece_at(&self, cell: Cell) -> Option<u8> {
        let at = self.chart().equipment.iter().position(|piece| piece.cell == cell)?;
        (self.lost >> at & 1 == 0).then_some(at as u8)
    }

    /// The side whose equipment it is; nobody's in a free-for-all.
    pub(crate) fn piece_side(&self, piece: u8) -> Option<Side> {
        self.chart().equipment[usize::from(piece)].side.map(Side)
    }

    /// The equipment that still stands, as the layout counts it.
    pub(crate) fn standing(&self) -> impl Iterator<Item = u8> + use<'_> {
        (0..self.chart().equipment.len() as u8).filter(|piece| self.lost >> piece & 1 == 0)
    }

    /// The card of a piece of equipment.
    pub(crate) fn piece(&self, piece: u8) -> &'static crate::second::pack::Equipment {
        &self.pack().equipment[usize::from(self.chart().equipment[usize::from(piece)].kind)]
    }

    /// Whether a piece is the chest, which in a free-for-all nobody can harm.
    pub(crate) fn is_chest(&self, piece: u8) -> bool {
        self.piece(piece).chest
    }

    /// Whether a side may attack a piece.
    pub(crate) fn may_wreck(&self, side: Side, piece: u8) -> bool {
        if self.is_free_for_all() { !self.is_chest(piece) } else { self.piece_side(piece) != Some(side) }
    }

    /// Whether the Sea Dragon is on the field and obeys another side.
    pub(crate) fn dragon_foe(&self, side: Side) -> Option<Cell> {
        self.dragon.beast.cell().filter(|_| self.side_of(self.dragon.owner) != side)
    }

    /// The cells that hold something that an attack of a side can damage.
    pub(crate) fn prey(&self, side: Side) -> Cells {
        let mut prey = self.in_sights(side);
        let pieces = self.standing().filter(|piece| self.may_wreck(side, *piece));
        prey.extend(pieces.map(|piece| self.chart().equipment[usize::from(piece)].cell));
        prey
    }

    /// The cells at which the swivel gun of a side may be aimed.
    pub(crate) fn in_sights(&self, side: Side) -> Cells {
        let mut cells = self.foes(side);
        cells.extend(self.dragon_foe(side));
        cells.extend(self.kraken.cell());
        cells
    }

    /// Whether something hostile is next to a cell, or in it: then crew may stay.
    pub(crate) fn is_threatened(&self, side: Side, cell: Cell) -> bool {
        let near = |other: Cell| self.distance(cell, other) <= 1;
        self.foes(side).iter().any(near)
            || self.dragon_foe(side).is_some_and(near)
            || self.kraken.cell().is_some_and(near)
    }
}
