//! What a host decides.

use crate::crier::Crying;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens, such as `127.0.0.1:7777`; port 0 takes any free one.
    pub listen: String,
    /// The folder with all data.
    pub data: PathBuf,
    /// The address people type, when there is a proxy in front.
    pub public_url: Option<PublicUrl>,
    /// Whether `X-Forwarded-For` is believed, because a proxy in front sets it.
    pub trust_proxy: bool,
    /// What one client may ask for.
    pub limits: Limits,
    /// How long a table that has not begun stays after the last one was there; none when it stays for good.
    pub gathering: Option<Duration>,
    /// How long a window lasts at least in which a person may use something that the others do not know of.
    pub beat: Duration,
    /// How people are told that it is their turn when no page of theirs is open.
    pub crying: Crying,
}

/// What one client may ask for. A browser is told by its cookie; those without one share their address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections from one address at the same time, and as many sockets; one browser may hold a quarter of those.
    pub connections: usize,
    /// Requests a second in the long run; eight times as many at once.
    pub requests: u32,
    /// New tables a minute.
    pub tables: u32,
    /// New guests a minute from one address.
    pub guests: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { connections: 256, requests: 20, tables: 12, guests: 60 }
    }
}

/// The address people type into their browsers: scheme and host, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// The address as browsers write it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The name of its host, without a port.
    pub(crate) fn host(&self) -> &str {
        host_name(self.0.split_once("://").map_or("", |(_, host)| host))
    }

    /// Whether cookies may travel encrypted only.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let lower = text.trim().to_ascii_lowercase();
        let origin = lower.strip_suffix('/').unwrap_or(&lower);
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let usable = |host: &str| {
            !host.is_empty()
                && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
        };
        match host {
            Some(host) if usable(host) => Ok(PublicUrl(without_usual_port(origin))),
            _ => Err(format!(
                "`{text}` is not an address such as https://games.example.org (a path cannot be part of it)"
            )),
        }
    }
}

/// The name in a `Host`, without its port; an address of IPv6 has brackets.
pub(crate) fn host_name(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn without_usual_port(origin: &str) -> String {
    let port = if origin.starts_with("https://") { ":443" } else { ":80" };
    origin.strip_suffix(port).unwrap_or(origin).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_what_a_browser_calls_an_origin() {
        let origin = |text: &str| text.parse::<PublicUrl>().map(|url| url.0);
        assert_eq!(origin("https://Games.Example.org/"), Ok("https://games.example.org".to_owned()));
        assert_eq!(origin("http://localhost:8080"), Ok("http://localhost:8080".to_owned()));
        assert_eq!(origin("https://example.org:443"), Ok("https://example.org".to_owned()));
        assert!(origin("games.example.org").is_err());
        assert!(origin("https://example.org/games").is_err());
    }
}
