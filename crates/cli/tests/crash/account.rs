//! People who make accounts while the server dies.

use crate::client::Break;
use crate::kit::sailor::Sailor;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Somebody with an account, or on the way to one.
pub struct Person {
    sailor: Sailor,
    name: String,
    /// Whether the account was acknowledged.
    pub known: bool,
}

impl Person {
    /// A guest who is known to the server.
    pub fn come(mut sailor: Sailor, name: String) -> Result<Person, Break> {
        sailor.cookie = None;
        sailor.ask("GET", "/api/me", None)?;
        Ok(Person { sailor, name, known: false })
    }

    fn credentials(&self) -> Value {
        json!({ "name": self.name, "password": format!("the password of {}", self.name) })
    }

    /// Makes the account; one that was made without an answer is not made again. Whether it had been; nothing when the server
    /// has too much to do.
    pub fn make(&mut self, harbour: SocketAddr) -> Result<Option<bool>, Break> {
        self.sailor.harbour = harbour;
        let me = self.sailor.ask("GET", "/api/me", None)?;
        let had_reached = me.body["account"] == true;
        let made = self.sailor.ask("POST", "/api/account", Some(&self.credentials()))?;
        match made.status {
            201 => assert!(!had_reached, "an account was made twice"),
            429 | 503 => return Ok(None),
            _ => assert!(had_reached, "{made:?}"),
        }
        self.known = true;
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
