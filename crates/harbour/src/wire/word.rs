//! Word that it is somebody's turn while no page of theirs is open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How somebody is told when no page of theirs is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Word {
    /// The public key of this harbour, by which push services know it.
    pub key: String,
    /// Whether this browser is told.
    pub push: bool,
    /// Whether this harbour can send mail.
    pub mails: bool,
    /// The address that somebody has given.
    pub mail: Option<MailCard>,
}

/// An address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MailCard {
    /// Where mail goes.
    pub address: String,
    /// Whether it was confirmed; nothing is sent there before.
    pub confirmed: bool,
}

/// A browser that wants to be told, as its push service knows it.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushWish {
    /// Where the push service takes messages for it.
    pub endpoint: String,
    /// The browser's public key, `p256dh`, in base64url.
    pub key: String,
    /// The browser's secret, `auth`, in base64url.
    pub auth: String,
    /// The language of the messages.
    pub language: String,
}

/// An address that wants to be told; it is asked first whether it does.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MailWish {
    /// Where mail goes.
    pub address: String,
    /// The language of the messages.
    pub language: String,
}
