//! Randomness from the operating system: seeds to seal, ids that nobody guesses.

use crate::time::wall;
use freeport_kernel::hex;

/// The letters and digits of ids, in the order in which the store sorts them; none looks like another.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many letters of an id tell when it was made, to the second: enough for a year, after which they begin anew.
const WHEN: u32 = 5;

/// Random bytes, or nothing when the operating system has none.
fn bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// A seed to seal: 32 random bytes in hexadecimal.
pub(crate) fn seed() -> Option<String> {
    bytes::<32>().map(|bytes| hex(&bytes))
}

/// The id of a new table: when it was made, so that tables of the same time lie together in the store, and what nobody guesses.
pub(crate) fn table_id() -> Option<String> {
    let letter = |value: u64| ALPHABET[(value % 32) as usize] as char;
    let second = wall() / 1_000;
    let when = (0..WHEN).rev().map(|place| letter(second >> (5 * place)));
    Some(when.chain(bytes::<10>()?.into_iter().map(|byte| letter(byte.into()))).collect())
}

/// A number for what is not worth a seal: the thoughts of bots, the order of seats.
pub(crate) fn number() -> u64 {
    bytes::<8>().map_or(0, u64::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_one_time_lie_together_and_none_is_like_another() {
        let ids: Vec<String> = (0..100).filter_map(|_| table_id()).collect();
        assert!(ids.iter().all(|id| id.len() == 15 && id.bytes().all(|letter| ALPHABET.contains(&letter))));
        // A second may pass between them.
        assert!(ids.iter().all(|id| id[..3] == ids[0][..3]), "{ids:?}");
        assert_eq!(ids.iter().map(|id| &id[5..]).collect::<std::collections::BTreeSet<_>>().len(), 100);
        assert!(ALPHABET.is_sorted());
    }
}
