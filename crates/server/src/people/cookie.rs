//! The cookie: a token that nobody can guess, signed so that a forged one costs us nothing.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use freeport_harbour::chance::{Dice, bytes};
use freeport_harbour::wire::PersonId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;

/// The cookie's name.
const NAME: &str = "freeport";
/// The name of the cookie by which a browser is known to have been signed in to an account.
const MARK: &str = "freeport_mark";
/// The longest that browsers keep a cookie: 400 days.
pub(super) const KEPT_SECONDS: u64 = 400 * 24 * 60 * 60;

/// What a signed-in browser holds. It never gets into a log.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

/// What we keep of a token: enough to know it again, not enough to make it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TokenHash(pub(super) [u8; 32]);

/// What the key is made of.
pub(crate) type Key = [u8; 64];

/// The key that signs cookies.
pub(crate) struct CookieKey {
    key: Key,
    encrypted: bool,
}

impl Token {
    /// A fresh token.
    pub(crate) fn fresh(dice: &dyn Dice) -> Option<Token> {
        bytes(dice).map(Token)
    }

    /// What we keep of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl TokenHash {
    /// What stands in the store for it.
    pub(crate) fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl CookieKey {
    /// A key; cookies of an encrypted site travel encrypted only.
    pub(crate) fn new(key: Key, encrypted: bool) -> CookieKey {
        CookieKey { key, encrypted }
    }

    /// The token in a request's cookie, if there is one and it is signed by us.
    pub(crate) fn read(&self, headers: &HeaderMap) -> Option<Token> {
        values(headers, NAME).find_map(|value| self.verify(value))
    }

    /// The value of `Set-Cookie` that lets a browser be known as one that was signed in to an account. It opens nothing, it
    /// outlives signing out, and it is worth nothing once the password is another.
    pub(crate) fn mark(&self, person: PersonId, password: &str) -> String {
        let value = hex(&self.mark_mac(person, password).finalize().into_bytes());
        format!("{MARK}={value}; Max-Age={KEPT_SECONDS}; {}", self.attributes())
    }

    /// Whether a browser was signed in to an account before.
    pub(super) fn is_familiar(&self, headers: &HeaderMap, person: PersonId, password: &str) -> bool {
        let fits = |mark: [u8; 32]| self.mark_mac(person, password).verify_slice(&mark).is_ok();
        values(headers, MARK).filter_map(unhex).any(fits)
    }

    fn mark_mac(&self, person: PersonId, password: &str) -> Hmac<Sha256> {
        self.mac(format!("{MARK} {person} {password}").as_bytes())
    }

    /// The value of `Set-Cookie` that gives a browser its token.
    pub(crate) fn give(&self, token: &Token) -> String {
        let value = format!("{}.{}", hex(&token.0), hex(&self.mac(&token.0).finalize().into_bytes()));
        format!("{NAME}={value}; Max-Age={KEPT_SECONDS}; {}", self.attributes())
    }

    /// The value of `Set-Cookie` that takes it away.
    pub(crate) fn take_away(&self) -> String {
        format!("{NAME}=; Max-Age=0; {}", self.attributes())
    }

    fn attributes(&self) -> &'static str {
        if self.encrypted {
            "Path=/; HttpOnly; SameSite=Lax; Secure"
        } else {
            "Path=/; HttpOnly; SameSite=Lax"
        }
    }

    fn verify(&self, value: &str) -> Option<Token> {
        let (token, signature) = value.split_once('.')?;
        let (token, signature) = (unhex(token)?, unhex(signature)?);
        // Compares in constant time.
        self.mac(&token).verify_slice(&signature).ok()?;
        Some(Token(token))
    }

    fn mac(&self, token: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new(&self.key.into());
        mac.update(token);
        mac
    }
}

/// The values of a cookie. Another site on a neighbouring host may have left one of the same name; ours is the one we signed.
fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';'));
    pairs.filter_map(move |pair| pair.trim().strip_prefix(name)?.strip_prefix('=')).take(4)
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash")
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_harbour::chance::SystemDice;

    fn sent(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        headers
    }

    #[test]
    fn a_cookie_is_known_again_and_a_changed_one_is_not() {
        let key = CookieKey::new([7; 64], true);
        let token = Token::fresh(&SystemDice).unwrap();
        let given = key.give(&token);
        assert!(given.ends_with("HttpOnly; SameSite=Lax; Secure"));
        let (pair, _) = given.split_once(';').unwrap();
        assert!(key.read(&sent(&format!("theme=dark; {pair}"))) == Some(token));
        let last = if pair.ends_with('0') { '1' } else { '0' };
        let forged = format!("{}{last}", &pair[..pair.len() - 1]);
        assert!(key.read(&sent(&forged)).is_none());
        assert!(key.read(&sent(&pair[..pair.len() - 2])).is_none());
        assert!(key.read(&sent("freeport=")).is_none());
        assert!(CookieKey::new([8; 64], true).read(&sent(pair)).is_none(), "signed by another harbour");
    }

    #[test]
    fn a_mark_is_for_one_account_and_one_password() {
        let key = CookieKey::new([7; 64], false);
        let given = key.mark(5, "$argon2id$old");
        let (pair, _) = given.split_once(';').unwrap();
        assert!(key.is_familiar(&sent(pair), 5, "$argon2id$old"));
        assert!(!key.is_familiar(&sent(pair), 6, "$argon2id$old"));
        assert!(!key.is_familiar(&sent(pair), 5, "$argon2id$new"));
        assert!(!key.is_familiar(&sent("freeport_mark=00"), 5, "$argon2id$old"));
        assert!(key.read(&sent(pair)).is_none(), "it opens nothing");
    }
}
