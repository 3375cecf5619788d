//! A fingerprint of the decision tree, as perft is for chess.

use crate::trial::moves_of;
use freeport_kernel::{Game, Rng, Table};
use std::fmt;
use std::io;

/// How many lines of play there are to a depth, and a hash of every list of moves on the way, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// Lines of play that are exactly as long as the depth.
    pub leaves: u64,
    /// The hash over the moves, as JSON, in the order in which they are listed.
    pub hash: u64,
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.leaves, self.hash)
    }
}

/// The 64-bit FNV-1a hash: the same on every machine, and good enough to notice a change.
struct Fnv(u64);

impl io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Follows every decision to `depth`. Chance comes from `seed`, differently at every node of the tree and the same
/// on every run.
///
/// ```
/// use freeport_testkit::{fingerprint, toys::Duel};
/// assert_eq!(fingerprint::<Duel>(&(), 2, 1, 7).leaves, 6, "two players with three cards each");
/// ```
pub fn fingerprint<G: Game>(options: &G::Options, seats: u8, depth: u32, seed: u64) -> Fingerprint {
    let chance = Rng::new(seed);
    let opening = G::setup(options, seats, &mut Table::loose(chance.clone().next_u64()));
    let state = opening.unwrap_or_else(|error| panic!("{seats} seats: {error}"));
    let mut tree = Tree { leaves: 0, hash: Fnv(0xCBF2_9CE4_8422_2325) };
    tree.grow(&state, depth, &chance);
    Fingerprint { leaves: tree.leaves, hash: tree.hash.0 }
}

struct Tree {
    leaves: u64,
    hash: Fnv,
}

impl Tree {
    fn grow<G: Game>(&mut self, state: &G, depth: u32, chance: &Rng) {
        if depth == 0 {
            self.leaves += 1;
            return;
        }
        let mut branch = 0;
        for seat in state.turn().waiting().iter() {
            let moves = moves_of(state, seat);
            serde_json::to_writer(&mut self.hash, &(seat, &moves))
                .unwrap_or_else(|error| panic!("a move cannot be written as JSON: {error}"));
            for mv in moves {
                branch += 1;
                let here = chance.branch(branch);
                let mut next = state.clone();
                next.apply(seat, &mv, &mut Table::loose(here.clone().next_u64()));
                self.grow(&next, depth - 1, &here);
            }
        }
    }
}
