//! The guard at the gate: who asks, from where, and how often.

mod berths;
mod bucket;
mod gate;
mod headers;
mod origin;
mod visitor;

pub(crate) use berths::{Berth, Berths};
pub(crate) use bucket::{Bucket, Rate};
pub(crate) use gate::{gate, watch};
pub(crate) use origin::may_connect;
pub(crate) use visitor::{Address, Peer, Visitor};

use crate::answer::Refusal;
use crate::config::Limits;
use crate::people::TokenHash;
use bucket::Buckets;
use std::sync::Arc;

/// How many browsers at one address are expected at most; beyond that they get into each other's way.
const BROWSERS: u32 = 10;

/// A socket's places: one of its browser, one of its address.
pub(crate) struct Mooring {
    _browser: Berth<TokenHash>,
    _address: Berth<Address>,
}

/// What each client has asked for lately.
pub(crate) struct Guard {
    browsers: Buckets<TokenHash>,
    strangers: Buckets<Address>,
    addresses: Buckets<Address>,
    tables: Buckets<TokenHash>,
    tables_from: Buckets<Address>,
    guests: Buckets<Address>,
    passwords_from: Buckets<Address>,
    confirmations: Buckets<TokenHash>,
    sign_ins: Buckets<String>,
    familiar_sign_ins: Buckets<String>,
    told: Buckets<TokenHash>,
    told_from: Buckets<Address>,
    letters: Buckets<TokenHash>,
    letters_from: Buckets<Address>,
    letters_to: Buckets<String>,
    sockets: Arc<Berths<TokenHash>>,
    sockets_from: Arc<Berths<Address>>,
}

impl Guard {
    /// A guard who knows the limits.
    pub(crate) fn new(limits: &Limits) -> Guard {
        let requests = Rate::a_second(limits.requests, limits.requests.saturating_mul(8));
        let all = limits.requests.saturating_mul(BROWSERS);
        Guard {
            browsers: Buckets::new(requests),
            strangers: Buckets::new(requests),
            addresses: Buckets::new(Rate::a_second(all, all.saturating_mul(8))),
            tables: Buckets::new(Rate::a_minute(limits.tables)),
            tables_from: Buckets::new(Rate::a_minute(limits.tables.saturating_mul(BROWSERS))),
            guests: Buckets::new(Rate::a_minute(limits.guests)),
            passwords_from: Buckets::new(Rate::a_minute(10)),
            confirmations: Buckets::new(Rate::a_minute(10)),
            sign_ins: Buckets::new(Rate::a_minute(20)),
            familiar_sign_ins: Buckets::new(Rate::a_minute(10)),
            told: Buckets::new(Rate::a_minute(20)),
            told_from: Buckets::new(Rate::a_minute(20 * BROWSERS)),
            letters: Buckets::new(Rate::an_hour(5)),
            letters_from: Buckets::new(Rate::an_hour(20)),
            letters_to: Buckets::new(Rate::an_hour(3)),
            sockets: Berths::new(limits.connections / 4),
            sockets_from: Berths::new(limits.connections),
        }
    }

    /// Lets a request in. A browser that floods empties its own bucket first, not that of its neighbours.
    fn admit(&self, visitor: &Visitor) -> Result<(), Refusal> {
        match visitor.token {
            Some(token) => self.browsers.take(token).and_then(|()| self.addresses.take(visitor.address)),
            None => self.strangers.take(visitor.address),
        }
        .map_err(Refusal::too_fast)
    }

    /// Whether a visitor may make one more table.
    pub(crate) fn may_make_table(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let own = visitor.token.map_or(Ok(()), |token| self.tables.take(token));
        own.and_then(|()| self.tables_from.take(visitor.address)).map_err(Refusal::too_fast)
    }

    /// Whether one more guest may come from an address.
    pub(crate) fn may_be_guest(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.guests.take(visitor.address).map_err(Refusal::too_fast)
    }

    /// Whether a visitor may have one more password worked on, which costs us more than them.
    pub(crate) fn may_hash_password(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.passwords_from.take(visitor.address).map_err(Refusal::too_fast)
    }

    /// Whether a signed-in browser may try one more password of its own account.
    pub(crate) fn may_confirm(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let own = visitor.token.map_or(Ok(()), |token| self.confirmations.take(token));
        own.map_err(Refusal::too_fast)?;
        self.may_hash_password(visitor)
    }

    /// Whether a visitor may try one more password of an account. Strangers together may guess so often; a browser that was
    /// signed in to the account before has a share of its own, so that nobody is locked out by who guesses.
    pub(crate) fn may_sign_in(&self, visitor: &Visitor, handle: &str, familiar: bool) -> Result<(), Refusal> {
        if familiar {
            return self.familiar_sign_ins.take(handle.to_owned()).map_err(Refusal::too_fast);
        }
        self.may_hash_password(visitor)?;
        self.sign_ins.take(handle.to_owned()).map_err(Refusal::too_fast)
    }

    /// Whether a visitor may once more say how they want to be told of their turns.
    pub(crate) fn may_be_told(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let own = visitor.token.map_or(Ok(()), |token| self.told.take(token));
        own.and_then(|()| self.told_from.take(visitor.address)).map_err(Refusal::too_fast)
    }

    /// Whether a visitor may have one more letter sent to an address that has not said that it wants any.
    pub(crate) fn may_write_to(&self, visitor: &Visitor, address: &str) -> Result<(), Refusal> {
        let own = visitor.token.map_or(Ok(()), |token| self.letters.take(token));
        own.and_then(|()| self.letters_from.take(visitor.address))
            .and_then(|()| self.letters_to.take(address.to_lowercase()))
            .map_err(Refusal::too_fast)
    }

    /// A place for a socket.
    pub(crate) fn moor(&self, token: TokenHash, address: Address) -> Result<Mooring, Refusal> {
        let places = (self.sockets.moor(token), self.sockets_from.moor(address));
        match places {
            (Some(browser), Some(address)) => Ok(Mooring { _browser: browser, _address: address }),
            _ => Err(Refusal::too_many_sockets()),
        }
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.sockets.count()
    }
}
