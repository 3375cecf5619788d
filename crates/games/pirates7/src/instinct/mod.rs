//! What makes a position good, and what a quick player does.
//!
//! All of it is plain arithmetic, without logarithms and the like, so that a bot decides alike on every machine.

mod leaning;
mod outlook;
mod prospects;
mod raiding;
mod worth;

use crate::moves::Move;
use crate::state::Pirates7;
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Instinct for Pirates7 {
    /// About two rounds: enough to see what becomes of a choice; the outlook tells the rest.
    const PLAYOUT: u32 = 20;

    fn appraise(&self, shares: &mut [f32]) {
        match self.turn().outcome() {
            Some(end) => {
                shares
                    .iter_mut()
                    .zip(Seat::all(self.players))
                    .for_each(|(share, seat)| *share = end.share(seat));
            }
            None => outlook::share_out(self, shares),
        }
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        leaning::favourite(self, seat, moves, rng)
    }
}
