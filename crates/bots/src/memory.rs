//! What a search keeps from one decision to the next.
//!
//! It is never told what others did. In a world of its own making it tries which of the moves that it has thought about lead to
//! what its seat sees now; so what it recalls depends on what the seat saw, and on nothing else.

use crate::playout::LONGEST;
use crate::tree::{ROOT, Tree};
use crate::{Knowledge, Mcts};
use freeport_kernel::{Instinct, Seat, SeatSet, Viewer};

/// A place that was visited less often than this is not worth being recalled.
const WORTH: u32 = 8;

/// Where the last decision of a seat led: in the tree to the root, in the game to this world.
pub(crate) struct Memory<G> {
    seat: Seat,
    world: G,
}

impl<G: Instinct> Mcts<G> {
    /// Begins anew.
    pub(crate) fn forget(&mut self) {
        (self.memory, self.recalled) = (None, 0);
        self.tree.clear();
    }

    /// Keeps what was found out about the game after this move, and gives back the rest. Where dice or hidden facts have a part
    /// in what comes of it nothing is kept: the tree knows what they bring on average, and soon the seat will know better.
    pub(crate) fn remember(&mut self, knowledge: &Knowledge<'_, G>, mv: &G::Move) {
        let seat = knowledge.seat();
        let mut world = knowledge.world(&mut self.rng);
        world.reopen(seat);
        let node = self.tree.child(ROOT, seat, mv).filter(|node| self.tree.visits(*node) >= WORTH);
        match node.filter(|_| self.is_sure(&mut world, seat, mv)) {
            Some(node) => {
                self.tree.keep(node);
                self.memory = Some(Memory { seat, world });
            }
            None => self.tree = Tree::new(),
        }
    }

    /// Goes on with what is known of this decision if it was foreseen, and begins anew if not.
    pub(crate) fn recall(&mut self, knowledge: &Knowledge<'_, G>) {
        let memory = self.memory.take().filter(|memory| memory.seat == knowledge.seat());
        match memory.and_then(|memory| self.find(memory.world, knowledge)) {
            Some(place) => {
                self.recalled = self.tree.visits(place);
                self.tree.keep(place);
            }
            None => self.forget(),
        }
    }

    /// The place in the tree at which the seat sees what it sees now. None if there are two and what happened differs: which of
    /// them it was the seat does not know.
    fn find(&mut self, world: G, knowledge: &Knowledge<'_, G>) -> Option<u32> {
        let (me, sight) = (knowledge.seat(), knowledge.view());
        let mut found: Option<(u32, G)> = None;
        let mut ahead = vec![(ROOT, world)];
        while let Some((here, mut world)) = ahead.pop() {
            let Some((asked, seat)) = self.play_to_a_choice(&mut world, me) else { continue };
            if seat == me && self.moves == knowledge.moves() && world.view(Viewer::Seat(me)) == sight {
                match &found {
                    Some((_, other)) if *other != world => return None,
                    Some((place, _)) if self.tree.visits(*place) >= self.tree.visits(here) => {}
                    _ => found = Some((here, world)),
                }
                continue;
            }
            let children: Vec<u32> = self.tree.children(here).collect();
            for child in children {
                let Some((seat, mv)) = self.tree.step_to(child) else { continue };
                let likely = seat != me && asked.has(seat) && self.tree.visits(child) >= WORTH;
                if likely && world.check(seat, mv).is_ok() {
                    let (mv, mut next) = (mv.clone(), world.clone());
                    if self.is_sure(&mut next, seat, &mv) && !self.table.concealed() {
                        ahead.push((child, next));
                    }
                }
            }
        }
        found.map(|(place, _)| place)
    }

    /// Plays single moves until somebody has a choice, and says who is asked and whose choice it is.
    fn play_to_a_choice(&mut self, world: &mut G, me: Seat) -> Option<(SeatSet, Seat)> {
        for _ in 0..LONGEST {
            let asked = world.turn().waiting();
            let seat = if asked.has(me) { me } else { asked.first()? };
            self.moves.clear();
            world.moves(seat, &mut self.moves);
            match self.moves.as_slice() {
                [only] => {
                    let only = only.clone();
                    self.is_sure(world, seat, &only).then_some(())?;
                }
                _ => return Some((asked, seat)),
            }
        }
        None
    }

    /// Carries a move out, and tells whether nothing but the move had a part in what came of it.
    fn is_sure(&mut self, world: &mut G, seat: Seat, mv: &G::Move) -> bool {
        self.table.clear();
        world.apply(seat, mv, &mut self.table);
        self.table.drawn().is_empty() && !self.table.revealed()
    }
}
