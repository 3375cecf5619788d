//! The key by which push services know this harbour, and what it signs for them (RFC 8292).

use super::Mishap;
use axum::http::Uri;
use base64ct::{Base64UrlUnpadded, Encoding};
use freeport_harbour::chance::{Dice, bytes};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// How long a signature holds, in seconds; push services take a day at most.
const HOLDS: u64 = 12 * 60 * 60;

/// What the key is made of.
pub(super) type Secret = [u8; 32];

/// The key pair of this harbour.
pub(super) struct Vapid {
    key: SigningKey,
    /// Whom a push service may turn to.
    contact: String,
}

impl Vapid {
    /// Fresh material for a key.
    pub(super) fn fresh(dice: &dyn Dice) -> Option<Secret> {
        // One number in four thousand million million is none; there is no need to hope.
        for _ in 0..8 {
            let secret: Secret = bytes(dice)?;
            if SigningKey::from_slice(&secret).is_ok() {
                return Some(secret);
            }
        }
        None
    }

    /// The key pair that a secret makes.
    pub(super) fn new(secret: &Secret, contact: String) -> Option<Vapid> {
        Some(Vapid { key: SigningKey::from_slice(secret).ok()?, contact })
    }

    /// The public key, as browsers and push services take it.
    pub(super) fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The value of `Authorization` for a push service, `now` in seconds since 1970.
    pub(super) fn sign(&self, endpoint: &Uri, now: u64) -> Result<String, Mishap> {
        let (scheme, authority) = endpoint.scheme_str().zip(endpoint.authority()).ok_or(Mishap::Refused)?;
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({
            "aud": format!("{scheme}://{authority}"), "exp": now + HOLDS, "sub": self.contact,
        }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_signature_is_for_one_push_service_and_fits_the_public_key() {
        let vapid = Vapid::new(&[7; 32], "mailto:host@example.org".to_owned()).unwrap();
        let said = vapid.sign(&Uri::from_static("https://push.example.org:8443/box/1"), 1_000).unwrap();
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Base64UrlUnpadded::decode_vec(signature).unwrap();
        let signature = Signature::from_slice(&signature).unwrap();
        assert!(vapid.key.verifying_key().verify(signed.as_bytes(), &signature).is_ok());
        let claims = Base64UrlUnpadded::decode_vec(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.org:8443");
        assert_eq!(claims["exp"], 1_000 + HOLDS);
        assert_eq!(claims["sub"], "mailto:host@example.org");
    }

    #[test]
    fn a_fresh_key_is_one() {
        let secret = Vapid::fresh().unwrap();
        assert!(Vapid::new(&secret, String::new()).is_some());
        assert!(Vapid::new(&[0; 32], String::new()).is_none());
    }
}
