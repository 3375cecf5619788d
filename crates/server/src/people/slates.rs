//! Slates: the memory that passwords are worked on with. It is given back as soon as a password is done with, whichever thread
//! had it.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use freeport_harbour::chance::{Dice, bytes};

/// How large a slate is at least. What is larger than 32 MB goes back to the system when it is free, where smaller pieces may
/// stay with the thread that had them; and what is not written on takes no room.
const BLOCKS: usize = 33 * 1024 * 1024 / size_of::<Block>();

/// The hash of a password, with fresh salt and the usual cost.
pub(super) fn hash(password: &str, dice: &dyn Dice) -> Option<String> {
    let salt = bytes::<{ Salt::RECOMMENDED_LENGTH }>(dice)?;
    let params = Params::default();
    let output = work(&params, password, &salt)?;
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output),
    };
    Some(hash.to_string())
}

/// Whether a hash is that of a password.
pub(super) fn fits(password: &str, hash: &str) -> bool {
    let fits = || {
        let hash = PasswordHash::new(hash).ok()?;
        let known = hash.algorithm == ARGON2ID_IDENT && hash.version == Some(Version::V0x13.into());
        let params = Params::try_from(&hash).ok().filter(|_| known)?;
        let output = work(&params, password, hash.salt.as_ref()?)?;
        // Compares in constant time.
        Some(output == hash.hash?)
    };
    fits().unwrap_or(false)
}

fn work(params: &Params, password: &str, salt: &[u8]) -> Option<Output> {
    let mut slate = Vec::with_capacity(BLOCKS.max(params.block_count()));
    slate.resize(params.block_count(), Block::new());
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let output = output.get_mut(..params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN))?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon.hash_password_into_with_memory(password.as_bytes(), salt, output, &mut slate[..]).ok()?;
    Output::new(output).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};
    use freeport_harbour::chance::SystemDice;

    #[test]
    fn hashes_are_those_that_everybody_makes() {
        let ours = hash("correct horse", &SystemDice).unwrap();
        assert!(ours.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{ours}");
        let read = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &read).is_ok());
        let theirs = Argon2::default().hash_password(b"battery staple").unwrap().to_string();
        assert!(fits("battery staple", &theirs) && !fits("battery stable", &theirs));
        assert!(!fits("anything", "not a hash") && !fits("anything", ""));
    }
}
