//! The bot that does not think.

use crate::{Bot, Knowledge};
use freeport_kernel::{Game, Rng};

/// Plays any of its moves, each as likely as the next.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot whose choices depend on the seed alone.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Move {
        let moves = knowledge.moves();
        moves[self.rng.below(moves.len())].clone()
    }
}
