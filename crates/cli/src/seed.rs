//! Fresh seeds for games that were not given one.

use freeport_kernel::sha256;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// A seed nobody can guess: the standard library keys its hashers from the system's own randomness.
pub fn fresh() -> String {
    let words = (0..4).map(|part: u64| {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_u64(part);
        hasher.finish().to_le_bytes()
    });
    sha256(&words.flatten().collect::<Vec<u8>>())
}
