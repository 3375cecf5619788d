//! A node of the tree: a move, and how much it promises.

use crate::results::ln;
use freeport_kernel::Seat;

/// A move in a place, with what is known of it; without a move it is the root, or room for a move to come.
#[derive(Clone)]
pub(crate) struct Node<M> {
    pub mv: Option<M>,
    pub seat: Seat,
    /// Its number, which it keeps wherever it stands.
    pub number: u32,
    pub visits: u32,
    /// How often it could have been chosen: in some worlds it is not there.
    pub offered: u32,
    /// What the seat that chose it got on average.
    pub mean: f32,
    /// One divided by the visits.
    pub each: f32,
    /// Where the block of its children begins in the tree.
    pub block: u32,
    pub children: u32,
}

impl<M> Node<M> {
    /// A node that nobody has visited.
    pub fn new(number: u32, seat: Seat, mv: Option<M>) -> Node<M> {
        Node { mv, seat, number, visits: 0, offered: 0, mean: 0.0, each: 0.0, block: 0, children: 0 }
    }

    /// Whether it stands for this move.
    #[inline]
    pub fn is(&self, seat: Seat, mv: &M) -> bool
    where
        M: Eq,
    {
        self.seat == seat && self.mv.as_ref() == Some(mv)
    }
}

/// The move that promises most, of those that were looked at.
pub(crate) struct Best {
    score: f32,
    /// Its place among its siblings.
    pub rank: usize,
    /// Its place in the list of moves.
    pub index: usize,
}

impl Best {
    /// Nothing was looked at.
    pub const NONE: Best = Best { score: f32::NEG_INFINITY, rank: 0, index: 0 };

    /// Looks at a move that is there to be chosen.
    #[inline]
    pub fn offer<M>(&mut self, node: &mut Node<M>, curiosity: f32, rank: usize, index: usize) {
        node.offered += 1;
        let score = node.mean + curiosity * (ln(node.offered) * node.each).sqrt();
        if score > self.score {
            *self = Best { score, rank, index };
        }
    }
}

/// Which of these siblings stands for this move. The search goes round from `from`, where it is likely to be.
#[inline]
pub(crate) fn rank<M: Eq>(siblings: &[Node<M>], from: usize, seat: Seat, mv: &M) -> Option<usize> {
    let is_it = |rank: &usize| siblings[*rank].is(seat, mv);
    (from..siblings.len()).find(is_it).or_else(|| (0..from).find(is_it))
}
