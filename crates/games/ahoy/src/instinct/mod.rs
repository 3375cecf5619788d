//! What makes a position good, and what a quick player does.

mod assets;
mod dice;
mod leaning;
mod outlook;
mod taste;
mod trade;
mod worth;

use crate::moves::Move;
use crate::state::Ahoy;
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Instinct for Ahoy {
    /// About two turns: enough to see what becomes of an action; the outlook tells the rest.
    const PLAYOUT: u32 = 20;

    fn appraise(&self, shares: &mut [f32]) {
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(self.players)).for_each(|(share, seat)| *share = end.share(seat));
        } else {
            outlook::share_out(self, shares);
        }
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        leaning::favourite(self, self.factions()[seat.index()], moves, rng)
    }
}
