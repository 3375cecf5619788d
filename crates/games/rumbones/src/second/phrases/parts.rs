//! The pieces that sentences are made of.

use crate::core::grid::Cell;
use crate::phrases::parts::crew;
use crate::second::push::Figure;
use crate::second::side::Side;
use crate::second::state::Melee;
use freeport_kernel::{Phrase, Seat};

impl Melee {
    /// Adds a place to a sentence.
    pub(crate) fn at(&self, phrase: Phrase, cell: Cell) -> Phrase {
        phrase.label("at", self.label(cell))
    }

    /// A sentence about a place.
    pub(crate) fn place(&self, key: &'static str, cell: Cell) -> Phrase {
        self.at(Phrase::new(key), cell)
    }

    /// What a place is called.
    pub(crate) fn label(&self, cell: Cell) -> String {
        let known = cell.index() < self.chart().grid.ground.len();
        if known { self.chart().label(cell) } else { String::new() }
    }

    /// What a side of a battle is called: its faction, or A and B where both are of one.
    pub(crate) fn side_id(&self, side: Side) -> &'static str {
        let mirror = self.hold(Side::A).faction == self.hold(Side::B).faction;
        match side {
            Side::A if mirror => "side-a",
            _ if mirror => "side-b",
            _ => self.faction_id(self.hold(side).faction),
        }
    }

    /// A sentence about a side of a battle.
    pub(crate) fn of_side(&self, key: &'static str, side: Side) -> Phrase {
        Phrase::new(key).name("side", self.side_id(side))
    }

    /// A sentence about a side, or in a free-for-all about a player.
    pub(crate) fn of_camp(&self, battle: &'static str, alone: &'static str, side: Side) -> Phrase {
        if self.is_free_for_all() {
            crate::phrases::parts::by(alone, Seat(side.0))
        } else {
            self.of_side(battle, side)
        }
    }

    /// A sentence about crew of a side.
    pub(crate) fn of_crew(&self, key: &'static str, side: Side, deckhands: u8, bosuns: u8) -> Phrase {
        self.of_side(key, side).part("crew", crew(deckhands, bosuns))
    }

    /// A figure that is pushed.
    pub(crate) fn figure_phrase(&self, figure: Figure) -> Phrase {
        match figure {
            Figure::Hero(hero) => Phrase::new("do-shove-hero").name("hero", self.hero_id(hero)),
            Figure::Crew { cell, bosun: false, .. } => self.place("do-shove-deckhand", cell),
            Figure::Crew { cell, bosun: true, .. } => self.place("do-shove-bosun", cell),
        }
    }

    /// A sentence about a piece of equipment.
    pub(crate) fn piece_phrase(&self, key: &'static str, piece: u8) -> Phrase {
        let known = usize::from(piece) < self.chart().equipment.len();
        Phrase::new(key).name("piece", if known { self.piece_id(piece) } else { "nothing" })
    }
}
