//! Push services: where browsers may have messages sent. A browser names the address itself, so only services that are known are
//! gone to, and never an address inside somebody's network.

use axum::http::Uri;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// The services of the browsers there are: Chromium, Firefox, Safari and Edge.
const KNOWN: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];
/// The longest address of a browser.
const LONGEST: usize = 1_024;

/// A push service beside the known ones: a host such as `push.example.org`, or one on this machine such as
/// `http://127.0.0.1:8080`, for tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PushService {
    /// A host and all below it, over `https` alone.
    Host(String),
    /// A port on this machine.
    Here(SocketAddr),
}

impl FromStr for PushService {
    type Err = String;

    fn from_str(text: &str) -> Result<PushService, String> {
        let unusable = || {
            format!(
                "`{text}` is not a host such as push.example.org, or a port here such as http://127.0.0.1:8080"
            )
        };
        if let Some(here) = text.strip_prefix("http://") {
            let address: SocketAddr = here.trim_end_matches('/').parse().map_err(|_| unusable())?;
            return if address.ip().is_loopback() { Ok(PushService::Here(address)) } else { Err(unusable()) };
        }
        let host = text.trim().to_ascii_lowercase();
        let named = host.contains('.')
            && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte));
        if named && host.parse::<IpAddr>().is_err() { Ok(PushService::Host(host)) } else { Err(unusable()) }
    }
}

/// An address at a push service that may be gone to.
#[derive(Clone, Debug)]
pub(super) struct Endpoint {
    pub(super) uri: Uri,
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) encrypted: bool,
}

/// The address at a push service, if it is one that is known.
pub(super) fn endpoint(text: &str, further: &[PushService]) -> Option<Endpoint> {
    let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
    let authority = uri.authority()?;
    if authority.as_str().contains('@') {
        return None;
    }
    let host = uri.host()?.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
    let port = uri.port_u16();
    match uri.scheme_str()? {
        "https" if port.is_none_or(|port| port == 443) => {
            let below = |service: &str| {
                host.strip_suffix(service).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
            };
            let known = KNOWN.iter().any(|service| below(service))
                || further
                    .iter()
                    .any(|service| matches!(service, PushService::Host(service) if below(service)));
            known.then_some(Endpoint { uri, host, port: 443, encrypted: true })
        }
        "http" => {
            let here = SocketAddr::new(host.parse().ok()?, port?);
            further.contains(&PushService::Here(here)).then(|| Endpoint {
                uri,
                host,
                port: here.port(),
                encrypted: false,
            })
        }
        _ => None,
    }
}

/// Whether an address is out in the world, and not in somebody's own network: a name can be made to lead anywhere.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && (64..128).contains(&b))
                || (a == 198 && (b == 18 || b == 19))
                || (a == 192 && b == 0))
        }
        // What the world uses begins with 2 or 3; the ways from there into IPv4 are left out.
        IpAddr::V6(v6) => {
            let [first, second, ..] = v6.segments();
            first & 0xe000 == 0x2000
                && first != 0x2002
                && !(first == 0x2001 && (second == 0 || second == 0xdb8))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_that_are_known_are_gone_to() {
        let further = ["push.example.org".parse().unwrap(), "http://127.0.0.1:8080".parse().unwrap()];
        let may = |text: &str| endpoint(text, &further).is_some();
        assert!(may("https://fcm.googleapis.com/fcm/send/abc"));
        assert!(may("https://updates.push.services.mozilla.com/wpush/v2/abc"));
        assert!(may("https://web.push.apple.com/QG"));
        assert!(may("https://push.example.org/box") && may("http://127.0.0.1:8080/box"));
        for bad in [
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com:22/",
            "https://evilfcm.googleapis.com.evil.example/",
            "https://evil-push.example.org/",
            "https://me@push.example.org/",
            "https://127.0.0.1/",
            "http://127.0.0.1:8081/box",
            "http://localhost:8080/box",
            "https://10.0.0.1/",
            "ftp://push.example.org/",
            "/box",
            "",
        ] {
            assert!(!may(bad), "{bad}");
        }
        assert!(!may(&format!("https://push.example.org/{}", "x".repeat(LONGEST))));
        assert!(endpoint("https://push.example.org/box", &[]).is_none(), "it has to be named by the host");
    }

    #[test]
    fn a_service_beside_the_known_ones_is_a_name_or_a_port_here() {
        for bad in ["http://192.168.0.7:80", "192.168.0.7", "localhost", "push example", "https://a.b", ""] {
            assert!(bad.parse::<PushService>().is_err(), "{bad}");
        }
    }

    #[test]
    fn nobodys_own_network_is_gone_to() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "2002:a00:1::",
            "64:ff9b::a00:1",
            "255.255.255.255",
            "198.18.0.1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["142.250.74.10", "2a00:1450:4001::1", "34.107.243.93"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }
}
