//! What claimed tiles do for good.

use crate::core::side::Side;
use crate::core::state::Boarding;
use crate::effects::vocabulary::{Effect, Moment};

impl Boarding {
    /// Adds up what the tiles that a side has claimed do.
    #[inline]
    fn lasting(&self, side: Side, of: impl Fn(Effect) -> i8) -> i8 {
        let lost = self.hold(side.other()).lost;
        if lost == 0 {
            return 0;
        }
        let tiles = self.pack.tiles.iter().enumerate().filter(|(tile, _)| lost >> tile & 1 == 1);
        let lines = tiles.flat_map(|(_, tile)| &tile.lines).filter(|line| line.when == Moment::Always);
        lines.flat_map(|line| &line.effects).map(|effect| of(*effect)).sum()
    }

    /// Dice more for the attacks of a side's heroes.
    pub(crate) fn lasting_dice(&self, side: Side) -> i8 {
        self.lasting(side, |effect| if let Effect::SideDice(dice) = effect { dice } else { 0 })
    }

    /// Places more for the moves of a side's heroes.
    pub(crate) fn lasting_move(&self, side: Side) -> u8 {
        self.lasting(side, |effect| if let Effect::SideMove(more) = effect { more as i8 } else { 0 }) as u8
    }

    /// What is added to the swings of a side's heroes.
    pub(crate) fn lasting_swing(&self, side: Side) -> i8 {
        self.lasting(side, |effect| if let Effect::SideSwing(more) = effect { more } else { 0 })
    }

    /// Cards more for the hands of a side.
    pub(crate) fn lasting_hand(&self, side: Side) -> u8 {
        self.lasting(side, |effect| if let Effect::SideHand(more) = effect { more as i8 } else { 0 }) as u8
    }
}
