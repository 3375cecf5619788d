//! A hash over all games, so that two runs can be compared.

use freeport_kernel::{Seat, hex};
use sha2::{Digest, Sha256};

/// What stands in for a game that failed.
pub(super) const FAILED: u64 = u64::MAX;

/// The hash of one game: who chose which of how many moves, and every outcome of chance.
#[derive(Clone, Copy)]
pub(super) struct Trace(u64);

impl Trace {
    pub(super) fn new() -> Trace {
        Trace(0x5EA_F00D)
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[inline]
    pub(super) fn decision(&mut self, seat: Seat, index: usize, choices: usize) {
        self.mix((seat.index() as u64) << 56 | (index as u64) << 28 | choices as u64);
    }

    #[inline]
    pub(super) fn chance(&mut self, outcomes: &[u32]) {
        for outcome in outcomes {
            self.mix(1 << 63 | u64::from(*outcome));
        }
    }

    pub(super) fn end(self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

/// The hash over the hashes of all games, in their order.
pub(super) fn fold(games: impl Iterator<Item = u64>) -> String {
    let mut hash = Sha256::new();
    games.for_each(|game| hash.update(game.to_le_bytes()));
    hex(&hash.finalize())
}
