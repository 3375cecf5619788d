//! Where a request comes from: another site must not act with a visitor's cookie.

use crate::config::{PublicUrl, host_name};
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use std::net::IpAddr;

/// What a host may ask for under the address of the machine: it tells nothing of anybody.
const FOR_THE_HOST: [&str; 2] = ["/healthz", "/metrics"];

/// Whether a request is for us, when we have a public name: another name that leads here is not ours.
pub(crate) fn is_for_us(path: &str, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(public) = public else { return true };
    let host = text(headers, HOST.as_str()).map(host_name).unwrap_or_default();
    let local = || {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok() || host.eq_ignore_ascii_case("localhost")
    };
    host.eq_ignore_ascii_case(public.host()) || FOR_THE_HOST.contains(&path) && local()
}

/// Whether a request may go on, by what the browser says of its origin.
///
/// A request that changes something must come from our own pages: its `Origin` is our address, or the browser vouches
/// for it with `Sec-Fetch-Site`. Programs that are no browsers say neither; they are welcome as long as they carry no
/// cookie, for then there is nothing another site could misuse. Nothing of the interface answers to another site.
pub(crate) fn may_ask(method: &Method, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let fetch_site = text(headers, "sec-fetch-site");
    if matches!(fetch_site, Some("cross-site" | "same-site")) {
        return false;
    }
    if method.is_safe() {
        return true;
    }
    match text(headers, ORIGIN.as_str()) {
        Some(origin) => is_ours(origin, headers, public),
        None => fetch_site == Some("same-origin") || !headers.contains_key(COOKIE),
    }
}

/// Whether a socket may be opened: it must say that it comes from our own pages.
pub(crate) fn may_connect(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    text(headers, ORIGIN.as_str()).is_some_and(|origin| is_ours(origin, headers, public))
}

fn is_ours(origin: &str, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    if let Some(url) = public {
        return url.origin().eq_ignore_ascii_case(origin);
    }
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    match (host, text(headers, HOST.as_str())) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    // Said twice is as good as not said: nobody knows which one counts.
    let mut values = headers.get_all(name).iter();
    let only = values.next()?;
    if values.next().is_some() { Some("") } else { Some(only.to_str().unwrap_or("")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    fn may_post(pairs: &[(&'static str, &'static str)]) -> bool {
        may_ask(&Method::POST, &said(pairs), None)
    }

    #[test]
    fn with_a_public_address_only_that_one_counts() {
        let public = "https://games.example.org".parse().unwrap();
        let is_for_us =
            |path: &str, host: &'static str| is_for_us(path, &said(&[("host", host)]), Some(&public));
        assert!(is_for_us("/", "games.example.org") && is_for_us("/api/me", "Games.Example.org:443"));
        for foreign in ["evil.example", "127.0.0.1:7777", "localhost", "games.example.org.evil.example", ""] {
            assert!(!is_for_us("/api/me", foreign), "{foreign}");
        }
        for local in ["127.0.0.1:7777", "[::1]:7777", "192.0.2.7", "localhost:7777"] {
            assert!(is_for_us("/healthz", local) && is_for_us("/metrics", local), "{local}");
        }
        assert!(!is_for_us("/metrics", "evil.example"), "a name may lead here from anywhere");
        let may_post = |origin: &'static str| {
            let headers =
                said(&[("host", "games.example.org"), ("origin", origin), ("cookie", "freeport=x")]);
            may_ask(&Method::POST, &headers, Some(&public))
        };
        assert!(may_post("https://games.example.org"));
        assert!(
            !may_post("http://games.example.org"),
            "without encryption anybody may have written the page"
        );
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let host = ("host", "127.0.0.1:7777");
        assert!(may_post(&[host, ("origin", "http://127.0.0.1:7777"), ("cookie", "freeport=x")]));
        assert!(may_post(&[host, ("sec-fetch-site", "same-origin"), ("cookie", "freeport=x")]));
        assert!(may_post(&[host]), "a program without a cookie has nothing to lose");
        assert!(!may_post(&[host, ("cookie", "freeport=x")]));
        assert!(!may_post(&[host, ("origin", "null")]));
        assert!(!may_post(&[host, ("origin", "http://127.0.0.1:7778")]));
        assert!(!may_post(&[host, ("origin", "http://evil.example")]));
        assert!(!may_post(&[host, ("origin", "http://127.0.0.1:7777.evil.example")]));
        assert!(!may_post(&[host, ("origin", "http://127.0.0.1:7777"), ("origin", "http://evil.example")]));
        assert!(!may_post(&[host, ("origin", "http://127.0.0.1:7777"), ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn a_socket_must_say_where_it_comes_from() {
        let host = ("host", "127.0.0.1:7777");
        assert!(may_connect(&said(&[host, ("origin", "http://127.0.0.1:7777")]), None));
        assert!(!may_connect(&said(&[host]), None));
        assert!(!may_connect(&said(&[host, ("origin", "http://evil.example")]), None));
        assert!(!may_connect(&said(&[("origin", "http://evil.example")]), None));
    }
}
