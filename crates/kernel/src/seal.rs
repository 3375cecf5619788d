//! Sealing a seed before the first move, and opening it at the end.
//!
//! `commit = sha256(seed)` is published first; `key = sha256(seed, "\n", entropy, "\n", ...)` drives the
//! game's chance. Nobody can choose the seed to fit the players' entropy, nor the entropy to fit the seed.

use sha2::{Digest, Sha256};

/// The secret a game's chance grows from, sealed until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// A seed from any text; real games use 32 random bytes in hexadecimal.
    pub fn new(text: impl Into<String>) -> Seed {
        Seed(text.into())
    }

    /// The hash that is published before the first move.
    pub fn commit(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The key of the game's chance, from the seed and what every player threw in.
    pub fn key(&self, entropy: &[String]) -> [u8; 32] {
        let mut hash = Sha256::new_with_prefix(self.0.as_bytes());
        for part in entropy {
            hash.update(b"\n");
            hash.update(part.as_bytes());
        }
        hash.finalize().into()
    }

    /// Opens the seal.
    pub fn open(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

/// Bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The SHA-256 of some bytes, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_plain_sha256_of_the_seed() {
        assert_eq!(
            Seed::new("abc").commit(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn every_players_entropy_changes_the_key() {
        let seed = Seed::new("s");
        let of = |parts: &[&str]| seed.key(&parts.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_ne!(of(&["a", "b"]), of(&["a", "c"]));
        assert_ne!(of(&["ab"]), of(&["a", "b"]));
    }

    #[test]
    fn a_seed_never_shows_itself_in_a_log() {
        assert_eq!(format!("{:?}", Seed::new("secret")), "Seed(sealed)");
    }
}
