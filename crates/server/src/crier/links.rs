//! Links in letters. They are signed, so that they work without signing in and for nobody but who was written to.

use crate::people::hex;
use freeport_harbour::wire::PersonId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// How long an address may be confirmed, in milliseconds.
pub(super) const CONFIRMED_WITHIN: u64 = 2 * 24 * 60 * 60 * 1_000;
/// How many bytes of a signature a link has.
const SIGNATURE: usize = 16;

/// What the key is made of.
pub(super) type Secret = [u8; 32];

/// What a link does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    /// Letters may be sent to this address, as it was given at this time.
    Confirm(u64),
    /// No more letters.
    Leave,
}

/// The key that signs links.
pub(super) struct Links(pub(super) Secret);

impl Links {
    /// The last part of a link for a person and an address.
    pub(super) fn make(&self, deed: Deed, person: PersonId, address: &str) -> String {
        format!("{person:x}-{}", hex(&self.sign(deed, person, address)))
    }

    /// Whose link this could be.
    pub(super) fn person(token: &str) -> Option<PersonId> {
        let (person, signature) = token.split_once('-')?;
        let digits = person.len() <= 15 && person.bytes().all(|digit| digit.is_ascii_hexdigit());
        let person = digits.then(|| PersonId::from_str_radix(person, 16).ok())?;
        person.filter(|_| signature.len() == 2 * SIGNATURE)
    }

    /// Whether a link is for this person and this address.
    pub(super) fn fits(&self, token: &str, deed: Deed, person: PersonId, address: &str) -> bool {
        let made = self.make(deed, person, address);
        // Every byte is looked at, wherever the first difference is.
        made.len() == token.len()
            && made.bytes().zip(token.bytes()).fold(0, |found, (a, b)| found | (a ^ b)) == 0
    }

    fn sign(&self, deed: Deed, person: PersonId, address: &str) -> [u8; SIGNATURE] {
        let what = match deed {
            Deed::Confirm(given) => format!("confirm {given} {person} {address}"),
            Deed::Leave => format!("leave {person} {address}"),
        };
        let mut mac = Hmac::<Sha256>::new(&hmac_key(&self.0));
        mac.update(what.as_bytes());
        let signature: [u8; 32] = mac.finalize().into_bytes().into();
        let mut short = [0; SIGNATURE];
        short.copy_from_slice(&signature[..SIGNATURE]);
        short
    }
}

/// The key in the size of a block.
fn hmac_key(secret: &Secret) -> hmac::digest::Key<Hmac<Sha256>> {
    let mut block = [0; 64];
    block[..secret.len()].copy_from_slice(secret);
    block.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_for_one_person_one_address_and_one_deed() {
        let links = Links([3; 32]);
        let link = links.make(Deed::Leave, 300, "anna@example.org");
        assert_eq!(Links::person(&link), Some(300));
        assert!(links.fits(&link, Deed::Leave, 300, "anna@example.org"));
        assert!(!links.fits(&link, Deed::Leave, 301, "anna@example.org"));
        assert!(!links.fits(&link, Deed::Leave, 300, "anne@example.org"));
        assert!(!links.fits(&link, Deed::Confirm(0), 300, "anna@example.org"));
        assert!(!Links([4; 32]).fits(&link, Deed::Leave, 300, "anna@example.org"));
        let confirm = links.make(Deed::Confirm(5), 300, "anna@example.org");
        assert!(!links.fits(&confirm, Deed::Confirm(6), 300, "anna@example.org"), "given anew, asked anew");
        for bad in ["", "-", "12c", "12c-", "+12c-00112233445566778899aabbccddeeff", &link[..link.len() - 1]]
        {
            assert_eq!(Links::person(bad), None, "{bad}");
        }
    }
}
