//! Sealing chance before the first move, and opening it.
//!
//! `commit = sha256(seed)` and the players' `seal = sha256(text)` are published first; then the players open their
//! texts, and `key = sha256(seed, "\n", text, "\n", ...)` drives the game's chance. Nobody can choose a seed or a text to
//! fit what the others chose, not even who knows the seed.

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

/// The SHA-256 of some bytes.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The SHA-256 of some bytes, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&digest(bytes))
}

/// Whether a text is the one that was sealed.
pub fn opens(seal: &str, text: &str) -> bool {
    sha256(text.as_bytes()) == seal
}

/// Whether a text can be a seal: a SHA-256 in lower-case hexadecimal.
pub fn is_seal(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_opened_by_its_own_text_alone() {
        let seal = sha256(b"tea");
        assert!(is_seal(&seal) && opens(&seal, "tea"));
        assert!(!opens(&seal, "rum") && !opens(&seal, ""));
        assert!(!is_seal("tea") && !is_seal(&seal.to_uppercase()) && !is_seal(""));
    }

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
