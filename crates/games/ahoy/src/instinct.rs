//! What makes a position good.
use crate::state::Ahoy;
use freeport_kernel::{Game, Instinct, Seat};

impl Instinct for Ahoy {
    fn appraise(&self, shares: &mut [f32]) {
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(self.players)).for_each(|(share, seat)| *share = end.share(seat));
        } else {
            shares.fill(1.0 / f32::from(self.players));
        }
    }
}
