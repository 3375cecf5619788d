//! Moves that belong elsewhere: from other positions, from other games, or bent out of shape.

use crate::trial::{Trial, Walk, asides_of, json, moves_of};
use freeport_kernel::{Game, Rng, Seat};
use serde_json::Value;
use std::collections::HashSet;

const MOST: usize = 4000;
const PATIENCE: usize = 20;

/// A pool of moves to be refused.
pub struct Strays<G: Game> {
    moves: Vec<G::Move>,
}

impl<G: Game> Strays<G> {
    /// Gathers moves from random games that the trial itself does not play.
    pub fn gather(trial: &Trial<G>) -> Strays<G> {
        let (mut moves, mut seen) = (Vec::new(), HashSet::new());
        for game in 0..trial.effort.games {
            let mut walk = Walk::new(trial, u32::MAX - game);
            while walk.decision < trial.effort.longest && moves.len() < MOST {
                for seat in Seat::all(trial.seats) {
                    let listed = moves_of(&walk.state, seat).into_iter().chain(asides_of(&walk.state, seat));
                    moves.extend(listed.filter(|mv| seen.insert(mv.clone())));
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
        Strays { moves }
    }

    /// Some of them, half of them bent.
    pub fn some(&self, count: usize, rng: &mut Rng) -> Vec<G::Move> {
        let mut some = Vec::with_capacity(count);
        for _ in 0..count * PATIENCE {
            if some.len() == count || self.moves.is_empty() {
                break;
            }
            let mv = &self.moves[rng.below(self.moves.len())];
            some.extend(if rng.below(2) == 0 { Some(mv.clone()) } else { bend::<G>(mv, rng) });
        }
        some
    }
}

/// The move with one number, flag or word of its JSON changed, when that is still a move.
fn bend<G: Game>(mv: &G::Move, rng: &mut Rng) -> Option<G::Move> {
    let mut value: Value = serde_json::from_str(&json(mv)).ok()?;
    let mut leaves = 0;
    visit(&mut value, &mut |_| leaves += 1);
    let (mut left, number) = (rng.below(leaves), rng.next_u64());
    visit(&mut value, &mut |leaf| {
        if left == 0 {
            change(leaf, number);
        }
        left = left.wrapping_sub(1);
    });
    serde_json::from_value(value).ok()
}

fn visit(value: &mut Value, at_leaf: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| visit(item, at_leaf)),
        Value::Object(fields) => fields.values_mut().for_each(|field| visit(field, at_leaf)),
        leaf => at_leaf(leaf),
    }
}

fn change(leaf: &mut Value, number: u64) {
    let near = leaf.as_i64();
    *leaf = match (near, number % 4) {
        (Some(old), 0) => Value::from(old.saturating_add(1)),
        (Some(old), 1) => Value::from(old.saturating_sub(1)),
        (Some(_), 2) => Value::from(number >> 8 & 0xFF),
        (Some(_), _) => Value::from(number >> 8 & 0x1F),
        (None, _) => match leaf {
            Value::Bool(flag) => Value::Bool(!*flag),
            Value::Null => Value::from(number >> 8 & 0x7),
            _ => Value::Null,
        },
    };
}
