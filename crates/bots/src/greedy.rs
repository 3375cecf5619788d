//! The bot that takes what looks best at once.

use crate::playout::{judge, lean_once};
use crate::{Bot, Knowledge};
use freeport_kernel::{Instinct, Rng, Seat, SeatSet, Table, Turn};

/// How many worlds each move is tried in.
const WORLDS: u32 = 8;

/// How many further decisions of its own the bot makes before it looks: enough to see an action through that
/// asks for several.
const FOLLOW: u32 = 6;

/// Plays the move after which its side's share of the victory looks largest.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// A bot whose choices depend on the seed and on what it knows.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: Rng::new(seed) }
    }
}

impl<G: Instinct> Bot<G> for Greedy {
    /// Every move is tried in the same worlds with the same luck, so that they differ by the move alone.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Move {
        let (seat, moves) = (knowledge.seat(), knowledge.moves());
        if let [only] = moves {
            return only.clone();
        }
        let mut hopes = vec![0.0; moves.len()];
        let mut options = Vec::new();
        for _ in 0..WORLDS {
            let world = knowledge.world(&mut self.rng);
            let luck = self.rng.next_u64();
            for (mv, hope) in moves.iter().zip(&mut hopes) {
                let mut after = world.clone();
                let mut table = Table::loose(luck);
                let mut rng = Rng::new(!luck);
                after.apply(seat, mv, &mut table);
                for _ in 0..FOLLOW {
                    if !decides(after.turn(), seat)
                        || !lean_once(&mut after, seat, &mut options, &mut table, &mut rng)
                    {
                        break;
                    }
                }
                *hope += judge(&after)[seat.index()];
            }
        }
        let best = hopes.iter().copied().fold(f32::MIN, f32::max);
        let mut ties = moves.iter().zip(&hopes).filter(|(_, hope)| **hope >= best);
        let pick = self.rng.below(ties.clone().count());
        ties.nth(pick).map_or_else(|| moves[0].clone(), |(mv, _)| mv.clone())
    }
}

/// Whether it is for the seat to decide: alone, or as any one of several.
fn decides(turn: Turn, seat: Seat) -> bool {
    match turn {
        Turn::Waiting(seats) => seats == SeatSet::one(seat),
        Turn::Any(seats) => seats.has(seat),
        Turn::Over(_) => false,
    }
}
