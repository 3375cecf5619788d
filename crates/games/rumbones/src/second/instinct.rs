//! What makes a position good, and what a quick player does.

mod alone;
mod liking;
mod worth;

use crate::second::game::Rumbones2;
use crate::second::side::Side;
use crate::second::steps::Move;
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Instinct for Rumbones2 {
    /// About three turns.
    const PLAYOUT: u32 = 60;

    fn appraise(&self, shares: &mut [f32]) {
        let game = &self.0;
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(game.players)).for_each(|(share, seat)| *share = end.share(seat));
            return;
        }
        if game.is_free_for_all() {
            game.lone_shares(shares);
            return;
        }
        let lead = game.worth(Side::A) - game.worth(Side::B);
        let chance = 0.5 + 0.5 * lead / (lead.abs() + 15.0);
        for (share, seat) in shares.iter_mut().zip(Seat::all(game.players)) {
            *share = if game.side_of(seat) == Side::A { chance } else { 1.0 - chance };
        }
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let mut best = (f32::MIN, 0);
        for (at, mv) in moves.iter().enumerate() {
            let liking = self.0.liking(seat, mv) + rng.unit();
            if liking > best.0 {
                best = (liking, at);
            }
        }
        best.1
    }
}
