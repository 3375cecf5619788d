//! Randomness: seeds to seal, ids that nobody guesses.

use freeport_kernel::{Rng, hex};
use std::sync::{Mutex, PoisonError};

/// Where randomness comes from.
pub trait Dice: Send + Sync {
    /// Fills some bytes; false when there is no randomness to be had.
    fn fill(&self, bytes: &mut [u8]) -> bool;
}

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDice;

impl Dice for SystemDice {
    fn fill(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}

/// What follows from a seed, for harbours that are played through again: anybody can guess it.
#[derive(Debug)]
pub struct SeededDice(Mutex<Rng>);

impl SeededDice {
    /// Those of a seed.
    pub fn new(seed: u64) -> SeededDice {
        SeededDice(Mutex::new(Rng::new(seed)))
    }
}

impl Dice for SeededDice {
    fn fill(&self, bytes: &mut [u8]) -> bool {
        let mut rng = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for some in bytes.chunks_mut(8) {
            let number = rng.next_u64().to_le_bytes();
            some.copy_from_slice(&number[..some.len()]);
        }
        true
    }
}

/// The letters and digits of ids, in the order in which the store sorts them; none looks like another.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many letters of an id tell when it was made, to the second: enough for a year, after which they begin anew.
const WHEN: u32 = 5;

/// Random bytes, if there are any.
pub fn bytes<const N: usize>(dice: &dyn Dice) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    dice.fill(&mut bytes).then_some(bytes)
}

/// A seed to seal: 32 random bytes in hexadecimal.
pub(crate) fn seed(dice: &dyn Dice) -> Option<String> {
    bytes::<32>(dice).map(|bytes| hex(&bytes))
}

/// The id of a new table: when it was made, so that tables of the same time lie together in the store, and what nobody guesses.
pub(crate) fn table_id(dice: &dyn Dice, wall: u64) -> Option<String> {
    let letter = |value: u64| ALPHABET[(value % 32) as usize] as char;
    let second = wall / 1_000;
    let when = (0..WHEN).rev().map(|place| letter(second >> (5 * place)));
    Some(when.chain(bytes::<10>(dice)?.into_iter().map(|byte| letter(byte.into()))).collect())
}

/// A number for what is not worth a seal: the thoughts of bots, the order of seats.
pub(crate) fn number(dice: &dyn Dice) -> u64 {
    bytes::<8>(dice).map_or(0, u64::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_one_time_lie_together_and_none_is_like_another() {
        let ids: Vec<String> = (0..100).filter_map(|_| table_id(&SystemDice, 1_700_000_000_000)).collect();
        assert!(ids.iter().all(|id| id.len() == 15 && id.bytes().all(|letter| ALPHABET.contains(&letter))));
        assert!(ids.iter().all(|id| id[..5] == ids[0][..5]), "{ids:?}");
        assert_eq!(ids.iter().map(|id| &id[5..]).collect::<std::collections::BTreeSet<_>>().len(), 100);
        assert!(ALPHABET.is_sorted());
    }
}
