//! Where a request comes from: another site must not act with a visitor's cookie.

use crate::config::PublicUrl;
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, Method};

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
    if public.is_some_and(|url| url.origin().eq_ignore_ascii_case(origin)) {
        return true;
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
        let public = "https://games.example.org".parse().unwrap();
        may_ask(&Method::POST, &said(pairs), Some(&public))
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let host = ("host", "127.0.0.1:7777");
        assert!(may_post(&[host, ("origin", "http://127.0.0.1:7777"), ("cookie", "freeport=x")]));
        assert!(may_post(&[host, ("origin", "https://games.example.org"), ("cookie", "freeport=x")]));
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
