//! Letters: word by e-mail, where the host has named a server that takes them.

use super::Mishap;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tokio::time::timeout;

/// How long a mail server may take for one letter.
const PATIENCE: Duration = Duration::from_secs(8);
/// The longest address there is.
const LONGEST: usize = 254;

/// A mail server, such as `smtps://user:password@mail.example.org`. What it is opened with never gets into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer(String);

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailServer")
    }
}

impl FromStr for MailServer {
    type Err = String;

    fn from_str(text: &str) -> Result<MailServer, String> {
        let text = text.trim();
        let refused = |why: &str| format!("the mail server cannot be used: {why}");
        let example = "it is an address such as smtps://user:password@mail.example.org";
        let (scheme, rest) = text.split_once("://").ok_or_else(|| refused(example))?;
        let authority = rest.split(['/', '?']).next().unwrap_or_default();
        let (user, host) =
            authority.rsplit_once('@').map_or((None, authority), |(user, host)| (Some(user), host));
        let encrypted = scheme == "smtps" || rest.ends_with("tls=required");
        if user.is_some() && !encrypted && !is_here(host) {
            return Err(refused("a password travels encrypted only; write smtps://, or add ?tls=required"));
        }
        match transport(text) {
            Some(_) if !host.is_empty() => Ok(MailServer(text.to_owned())),
            // What it says might hold the password.
            _ => Err(refused(example)),
        }
    }
}

/// Whether a mail server runs on the same machine.
fn is_here(host: &str) -> bool {
    let name = crate::config::host_name(host);
    name == "localhost"
        || name.trim_matches(['[', ']']).parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
}

type Transport = AsyncSmtpTransport<Tokio1Executor>;

fn transport(url: &str) -> Option<Transport> {
    Some(Transport::from_url(url).ok()?.timeout(Some(PATIENCE)).build())
}

/// How mail is sent: by which server, and in whose name.
#[derive(Clone, Debug)]
pub struct Mail {
    /// The server that takes letters.
    pub server: MailServer,
    /// Who they are from, such as `Freeport <freeport@example.org>`.
    pub from: MailAddress,
}

/// An address of e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAddress(Mailbox);

impl FromStr for MailAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<MailAddress, String> {
        let text = text.trim();
        let mailbox = text.parse().ok().filter(|_| text.len() <= LONGEST && !text.contains(char::is_control));
        mailbox.map(MailAddress).ok_or_else(|| format!("`{text}` is not an address such as anna@example.org"))
    }
}

impl MailAddress {
    /// The address alone, without a name.
    pub(super) fn bare(&self) -> String {
        self.0.email.to_string()
    }
}

/// The post office.
pub(super) struct Post {
    transport: Transport,
    from: Mailbox,
}

/// What a letter says.
pub(super) struct Letter {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) text: String,
    /// The link that ends such letters, for those that come again.
    pub(super) leave: Option<String>,
}

impl Post {
    pub(super) fn new(mail: &Mail) -> Option<Post> {
        Some(Post { transport: transport(&mail.server.0)?, from: mail.from.0.clone() })
    }

    /// Whom push services may turn to.
    pub(super) fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    /// Sends a letter.
    pub(super) async fn send(&self, letter: Letter) -> Result<(), Mishap> {
        let message = self.write(letter).ok_or(Mishap::Refused)?;
        match timeout(2 * PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(trouble(&error)),
            Err(_) => Err(Mishap::Unknown),
        }
    }

    fn write(&self, letter: Letter) -> Option<Message> {
        let to = Mailbox::new(None, letter.to.parse().ok()?);
        let mut message = Message::builder().from(self.from.clone()).to(to).subject(letter.subject);
        message = said(message, "Auto-Submitted", "auto-generated");
        if let Some(leave) = letter.leave {
            message = said(message, "List-Unsubscribe", &format!("<{leave}>"));
            message = said(message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        message.header(lettre::message::header::ContentType::TEXT_PLAIN).body(letter.text).ok()
    }
}

/// Adds a header that has no type of its own.
fn said(message: MessageBuilder, name: &'static str, value: &str) -> MessageBuilder {
    message.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned()))
}

/// What a mail server did not take for sure may be tried again; what it may have taken, never.
fn trouble(error: &lettre::transport::smtp::Error) -> Mishap {
    // The words of a mail server may hold the address of whoever is written to, so they are not logged.
    tracing::warn!(status = error.status().map(|code| code.to_string()), "a letter was not taken");
    if error.is_transient() {
        Mishap::Later
    } else if error.is_permanent() || error.is_client() {
        Mishap::Refused
    } else if error.status().is_none() && !error.is_timeout() && is_unreached(error) {
        Mishap::Later
    } else {
        Mishap::Unknown
    }
}

/// Whether nobody was reached at all.
fn is_unreached(error: &lettre::transport::smtp::Error) -> bool {
    let mut cause: Option<&dyn std::error::Error> = std::error::Error::source(error);
    while let Some(inner) = cause {
        if let Some(io) = inner.downcast_ref::<std::io::Error>() {
            return io.kind() == std::io::ErrorKind::ConnectionRefused;
        }
        cause = inner.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_goes_to_a_mail_server_encrypted_only() {
        let usable = |text: &str| text.parse::<MailServer>().is_ok();
        assert!(usable("smtps://anna:horse@mail.example.org"));
        assert!(usable("smtp://anna:horse@mail.example.org:587?tls=required"));
        assert!(usable("smtp://127.0.0.1:2525") && usable("smtp://mail.example.org"));
        assert!(usable("smtp://anna:horse@localhost:2525") && usable("smtp://anna:horse@[::1]:2525"));
        assert!(!usable("smtp://anna:horse@mail.example.org"));
        assert!(!usable("smtp://anna:horse@mail.example.org?tls=opportunistic"));
        assert!(!usable("mail.example.org") && !usable("https://mail.example.org") && !usable("smtp://"));
    }

    #[test]
    fn what_a_mail_server_is_opened_with_is_never_told() {
        let secret = "smtp://anna:horse@mail.example.org";
        assert!(!secret.parse::<MailServer>().unwrap_err().contains("horse"));
        assert!(
            !format!("{:?}", "smtps://anna:horse@mail.example.org".parse::<MailServer>()).contains("horse")
        );
    }

    #[test]
    fn an_address_is_one() {
        for bad in ["", "anna", "anna@", "anna@example.org\r\nBcc: all@example.org", "a b@example.org"] {
            assert!(bad.parse::<MailAddress>().is_err(), "{bad}");
        }
        let named: MailAddress = "Anna <anna@example.org>".parse().unwrap();
        assert_eq!(named.bare(), "anna@example.org");
    }
}
