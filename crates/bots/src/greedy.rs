//! The bot that takes what looks best at once.

use crate::playout::{judge, lean_once};
use crate::{Bot, Knowledge};
use freeport_kernel::{Instinct, Rng, Seat, SeatSet, Table, Turn};

/// How many worlds each move is tried in.
const WORLDS: u32 = 8;

/// How many further decisions of its own the bot makes before it looks: enough to see an action through that
/// asks for several.
const FOLLOW: u32 = 6;

/// After so many decisions in one turn the bot goes on as a quick player would. Whoever looks a few decisions ahead may find the
/// end of a turn worse than anything before it, and would put it off for ever.
const PATIENCE: u32 = 100;

/// Plays the move after which its side's share of the victory looks largest.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
    /// The turn that was decided in last, and how often; games that do not count their turns have none.
    turn: (u32, u32),
}

impl Greedy {
    /// A bot whose choices depend on the seed and on what it knows.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: Rng::new(seed), turn: (0, 0) }
    }

    /// Whether this turn has asked for so many decisions that it should come to an end.
    fn has_dallied(&mut self, turn: u32) -> bool {
        let before = if self.turn.0 == turn { self.turn.1 } else { 0 };
        self.turn = (turn, before + u32::from(turn > 0));
        before >= PATIENCE
    }
}

impl<G: Instinct> Bot<G> for Greedy {
    /// Every move is tried in the same worlds with the same luck, so that they differ by the move alone.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Move {
        let (seat, moves) = (knowledge.seat(), knowledge.moves());
        if let [only] = moves {
            return only.clone();
        }
        let first = knowledge.world(&mut self.rng);
        if self.has_dallied(first.turns()) {
            return moves[first.lean(seat, moves, &mut self.rng)].clone();
        }
        let mut hopes = vec![0.0; moves.len()];
        let mut options = Vec::new();
        let mut first = Some(first);
        for _ in 0..WORLDS {
            let world = first.take().unwrap_or_else(|| knowledge.world(&mut self.rng));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_is_put_off_for_ever_comes_to_its_end() {
        let mut bot = Greedy::new(1);
        assert!((0..PATIENCE).all(|_| !bot.has_dallied(3)));
        assert!(bot.has_dallied(3) && bot.has_dallied(3));
        assert!(!bot.has_dallied(4), "the next turn is another one");
        assert!((0..2 * PATIENCE).all(|_| !bot.has_dallied(0)), "some games do not count their turns");
    }
}
