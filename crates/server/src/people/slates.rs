//! Slates: the memory that passwords are worked on with. There are a few of them, used again and again: memory that is taken
//! anew for every password stays with whichever thread had it.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use std::sync::{Mutex, PoisonError};

/// The slates that nobody works on right now.
#[derive(Default)]
pub(super) struct Slates(Mutex<Vec<Slate>>);

/// The memory for one password at a time.
#[derive(Default)]
struct Slate(Vec<Block>);

impl Slates {
    /// The hash of a password, with fresh salt and the usual cost.
    pub(super) fn hash(&self, password: &str) -> Option<String> {
        let mut salt = [0; Salt::RECOMMENDED_LENGTH];
        getrandom::fill(&mut salt).ok()?;
        let params = Params::default();
        let output = self.work(&params, password, &salt)?;
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
    pub(super) fn fits(&self, password: &str, hash: &str) -> bool {
        let fits = || {
            let hash = PasswordHash::new(hash).ok()?;
            let known = hash.algorithm == ARGON2ID_IDENT && hash.version == Some(Version::V0x13.into());
            let params = Params::try_from(&hash).ok().filter(|_| known)?;
            let output = self.work(&params, password, hash.salt.as_ref()?)?;
            // Compares in constant time.
            Some(output == hash.hash?)
        };
        fits().unwrap_or(false)
    }

    fn work(&self, params: &Params, password: &str, salt: &[u8]) -> Option<Output> {
        let free = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut slate = free().pop().unwrap_or_default();
        let output = slate.work(params, password, salt);
        free().push(slate);
        output
    }

    /// How many slates there are while nobody works.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Slate {
    fn work(&mut self, params: &Params, password: &str, salt: &[u8]) -> Option<Output> {
        if self.0.len() < params.block_count() {
            self.0.resize(params.block_count(), Block::new());
        }
        let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
        let output = output.get_mut(..params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN))?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
        argon.hash_password_into_with_memory(password.as_bytes(), salt, output, &mut self.0[..]).ok()?;
        Output::new(output).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[test]
    fn hashes_are_those_that_everybody_makes() {
        let slates = Slates::default();
        let ours = slates.hash("correct horse").unwrap();
        assert!(ours.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{ours}");
        let read = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &read).is_ok());
        let theirs = Argon2::default().hash_password(b"battery staple").unwrap().to_string();
        assert!(slates.fits("battery staple", &theirs) && !slates.fits("battery stable", &theirs));
        assert!(!slates.fits("anything", "not a hash") && !slates.fits("anything", ""));
        assert_eq!(slates.count(), 1, "one after the other need one slate");
    }
}
