//! Randomness from the operating system: seeds to seal, ids that nobody guesses.

use freeport_kernel::hex;

/// The letters and digits of ids; none looks like another.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes, or nothing when the operating system has none.
fn bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// A seed to seal: 32 random bytes in hexadecimal.
pub(crate) fn seed() -> Option<String> {
    bytes::<32>().map(|bytes| hex(&bytes))
}

/// The id of a new table.
pub(crate) fn table_id() -> Option<String> {
    bytes::<10>().map(|bytes| bytes.iter().map(|byte| ALPHABET[(byte % 32) as usize] as char).collect())
}

/// A number for what is not worth a seal: the thoughts of bots, the order of seats.
pub(crate) fn number() -> u64 {
    bytes::<8>().map_or(0, u64::from_le_bytes)
}
