//! What makes a position good, and what a quick player does.

mod bout;
mod errands;
mod fighting;
mod leaning;
mod lore;
mod muster;
mod outlook;
mod talks;
#[cfg(test)]
mod tests;
mod worth;

pub(crate) use lore::Lore;

use crate::game::Runebound;
use crate::steps::Move;
use freeport_kernel::{Instinct, Rng, Seat};

impl Instinct for Runebound {
    /// About two turns.
    const PLAYOUT: u32 = 30;

    fn appraise(&self, shares: &mut [f32]) {
        self.0.share_out(shares);
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        self.0.lean(seat, moves, rng)
    }
}
