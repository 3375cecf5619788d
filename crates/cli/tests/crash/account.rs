//! People who make accounts while the server dies.

use crate::client::Break;
use crate::kit::sailor::Sailor;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Somebody with an account, or on the way to one.
pub struct Person {
    sailor: Sailor,
    name: String,
    /// Whether it was ever asked for.
    tried: bool,
    /// Whether the account was acknowledged.
    pub known: bool,
}

impl Person {
    /// A guest who is known to the server.
    pub fn come(mut sailor: Sailor, name: String) -> Result<Person, Break> {
        sailor.cookie = None;
        sailor.ask("GET", "/api/me", None)?;
        Ok(Person { sailor, name, tried: false, known: false })
    }

    fn credentials(&self) -> Value {
        json!({ "name": self.name, "password": format!("the password of {}", self.name) })
    }

    /// Makes the account; one that was made without an answer is not made again. Whether it had been; nothing when the server
    /// has too much to do.
    pub fn make(&mut self, harbour: SocketAddr) -> Result<Option<bool>, Break> {
        self.sailor.harbour = harbour;
        // A browser that missed the answer may be somebody new to the server.
        self.sailor.ask("GET", "/api/me", None)?;
        let tried = std::mem::replace(&mut self.tried, true);
        let mut made = self.sailor.ask("POST", "/api/account", Some(&self.credentials()))?;
        let had_reached = made.status != 201 && tried;
        if had_reached {
            made = self.sailor.ask("POST", "/api/session", Some(&self.credentials()))?;
        }
        match made.status {
            200 | 201 => self.known = true,
            429 | 503 => return Ok(None),
            _ => panic!("an account is neither there nor can it be made: {made:?}"),
        }
        Ok(Some(had_reached))
    }

    /// An account that was acknowledged is there, under its name.
    pub fn check(&mut self, harbour: SocketAddr) -> Result<(), Break> {
        self.sailor.harbour = harbour;
        let me = self.sailor.ask("GET", "/api/me", None)?.body;
        assert_eq!((&me["account"], &me["name"]), (&json!(true), &json!(self.name)));
        Ok(())
    }

    /// The password is the one that was given.
    pub fn sign_in(&self, harbour: SocketAddr) -> Result<(), Break> {
        let mut stranger = Sailor::new(harbour);
        stranger.ask("GET", "/api/me", None)?;
        let signed_in = stranger.ask("POST", "/api/session", Some(&self.credentials()))?;
        assert_eq!((signed_in.status, &signed_in.body["name"]), (200, &json!(self.name)), "{signed_in:?}");
        Ok(())
    }
}
