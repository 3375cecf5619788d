//! What makes a position good, and what a quick player does.

use crate::game::Runebound;
use freeport_kernel::{Game, Instinct, Seat};

impl Instinct for Runebound {
    /// About three turns.
    const PLAYOUT: u32 = 60;

    fn appraise(&self, shares: &mut [f32]) {
        let game = &self.0;
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(game.players)).for_each(|(share, seat)| *share = end.share(seat));
            return;
        }
        shares.fill(1.0 / f32::from(game.players.max(2)));
    }
}
