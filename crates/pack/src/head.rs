//! `pack.toml`: which pack this is.

use crate::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;

/// The file that says which pack this is.
const FILE: &str = "pack.toml";
/// The longest id of a pack.
const LONGEST: usize = 40;

/// Which pack this is, and of which game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// Which edition of the pack this is, from 1.
    pub version: u32,
    /// The id by which records name the pack.
    pub id: String,
    /// What people call it.
    pub name: Name,
}

impl Head {
    /// Reads `pack.toml` of a pack for whatever game.
    pub fn any(text: &str) -> Result<Head, PackFlaw> {
        let head: Head = parse(FILE, text)?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if head.id.is_empty() || head.id.len() > LONGEST || !head.id.chars().all(fits) {
            let problem = format!("must be made of small letters, digits and hyphens, at most {LONGEST}");
            return Err(flaw(FILE, "id", problem));
        }
        if head.name.is_missing() {
            return Err(flaw(FILE, "name", "must not be empty in any language"));
        }
        Ok(head)
    }

    /// Reads `pack.toml` of a pack for this game.
    pub fn read(game: &str, text: &str) -> Result<Head, PackFlaw> {
        let head = Head::any(text)?;
        if head.game == game && head.version > 0 {
            return Ok(head);
        }
        Err(flaw(FILE, "game", format!("must be `{game}`, with a version from 1")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_of_another_game_is_refused() {
        let text =
            "game = \"ahoy\"\nid = \"base\"\nversion = 1\nname = { en = \"a\", ru = \"b\", it = \"c\" }\n";
        assert!(Head::read("ahoy", text).is_ok_and(|head| head.id == "base"));
        let flaw = Head::read("four", text).err().map(|flaw| flaw.to_string());
        assert_eq!(flaw.as_deref(), Some("pack.toml: game: must be `four`, with a version from 1"));
        assert!(Head::read("ahoy", &text.replace("version = 1", "version = 0")).is_err());
        let flaw = Head::read("ahoy", &text.replace("id", "di")).err();
        assert_eq!(flaw.and_then(|flaw| flaw.line), Some(2));
        for id in ["", "a@b", "Salty", "../x"] {
            let flaw = Head::any(&text.replace("\"base\"", &format!("\"{id}\""))).unwrap_err();
            assert_eq!(flaw.item, "id", "{id}");
        }
        assert_eq!(Head::any(&text.replace("\"b\"", "\" \"")).unwrap_err().item, "name");
    }
}
