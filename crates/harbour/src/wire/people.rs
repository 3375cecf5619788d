//! People: guests, accounts and the games they find on the shelf.

use super::table::TableInfo;
use freeport_kernel::SeatSet;
use freeport_shelf::{Book, Json, PackCard};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A person's number; known to everybody and worth nothing without the cookie.
pub type PersonId = i64;

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Me {
    /// The person's number.
    pub id: PersonId,
    /// The name shown at tables.
    pub name: String,
    /// Whether the person has a password, and so can come back from another device.
    pub account: bool,
}

/// A new name for a guest or an account.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name, 1 to 24 characters.
    pub name: String,
}

/// A name and a password: to make an account, or to sign in.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: String,
}

/// A new password.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// A password, asked for before something that cannot be taken back.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The account's password.
    pub password: String,
}

/// Everything a page needs to lay out a table: one answer instead of four that wait for one another.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Seating {
    /// The table.
    pub table: TableInfo,
    /// Its game's card.
    #[schemars(with = "GameCard")]
    pub card: Json,
    /// What is printed on the components of its game; the shape is in the game's own schema.
    #[schemars(with = "Value")]
    pub sheet: Json,
    /// The phrase book of its game.
    #[schemars(with = "Book")]
    pub book: Json,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameCard {
    /// The game's id, such as `ahoy`.
    pub id: &'static str,
    /// The printed title.
    pub title: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The languages it speaks.
    pub languages: Vec<&'static str>,
    /// What rule ids begin with.
    pub prefix: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// The role of every seat for each number of players, from the fewest; empty strings in games without roles.
    pub roles: Vec<Vec<String>>,
    /// Which seats play together for each number of players, with the usual options; empty lists where everybody plays for
    /// themselves.
    pub sides: Vec<Vec<SeatSet>>,
    /// Whether each seat may see what others may not.
    pub secretive: bool,
    /// The schema of the options, to make a form from.
    pub options: Value,
    /// The content packs to choose from, the printed one first; none for a game whose content is in its rules.
    pub packs: Vec<PackCard>,
}

/// The numbered rules of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulePage {
    /// The language of the text.
    pub language: String,
    /// Markdown; a rule is a list item that begins with its id in bold.
    pub markdown: String,
}
