//! The visitor: an address, and a token if the browser has one of ours.

use crate::people::{CookieKey, TokenHash};
use axum::http::HeaderMap;
use freeport_harbour::Share;
use std::net::{IpAddr, Ipv6Addr};

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// An address as far as one client is concerned: a home gets a whole IPv6 network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        match address.to_canonical() {
            IpAddr::V6(address) => Address(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
            address @ IpAddr::V4(_) => Address(address),
        }
    }
}

/// Who asks, before anybody has looked into the database.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    /// Where from.
    pub(crate) address: Address,
    /// With which token, if it is one that we have signed.
    pub(crate) token: Option<TokenHash>,
}

impl Visitor {
    /// Who asks with these headers from the other end of this connection.
    pub(crate) fn of(
        headers: &HeaderMap,
        peer: Option<Peer>,
        trust_proxy: bool,
        cookies: &CookieKey,
    ) -> Visitor {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |Peer(address)| address);
        let address = if trust_proxy { forwarded(headers).unwrap_or(peer) } else { peer };
        Visitor { address: address.into(), token: cookies.read(headers).map(|token| token.hash()) }
    }
}

impl Visitor {
    /// The share in what takes long: an address has one, however many browsers it says it is.
    pub(crate) fn share(&self) -> Share {
        Share::of(self.address)
    }
}

/// What the nearest proxy says: the last entry, for everything before it was written by whoever asks.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_nearest_proxy_says_counts() {
        let key = CookieKey::new([0; 64], false);
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "10.0.0.1, 198.51.100.7".parse().unwrap());
        let peer = Some(Peer("127.0.0.1".parse().unwrap()));
        let seen = |trust| Visitor::of(&headers, peer, trust, &key).address.0.to_string();
        assert_eq!(seen(true), "198.51.100.7");
        assert_eq!(seen(false), "127.0.0.1");
    }

    #[test]
    fn a_home_network_is_one_address() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:198.51.100.7"), address("198.51.100.7"));
    }
}
