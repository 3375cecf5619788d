//! `pack.toml`: which pack this is.

use crate::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;

/// Which pack this is, and of which game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    game: String,
    version: u32,
    /// The id by which records name the pack.
    pub id: String,
    /// What people call it.
    pub name: Name,
}

impl Head {
    /// Reads `pack.toml` of a pack for this game.
    pub fn read(game: &str, text: &str) -> Result<Head, PackFlaw> {
        let head: Head = parse("pack.toml", text)?;
        if head.game == game && head.version > 0 {
            return Ok(head);
        }
        Err(flaw("pack.toml", "game", format!("must be `{game}`, with a version from 1")))
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
        assert_eq!(flaw.map(|flaw| flaw.item).as_deref(), Some("line 2"));
    }
}
